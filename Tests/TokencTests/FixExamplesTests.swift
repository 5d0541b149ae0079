import Foundation
import SharedData
import Testing
import TokenCompiler
import TokenLint
import TokenModel
import TokenSyntax

@testable import tokenc

@Suite("lint --fix on every example that can be mended")
struct FixExamplesTests {
  /// A file, and what lint is told about it.
  struct Subject: CustomTestStringConvertible {
    var name: String
    var text: String
    /// The configuration's `lint`.
    var lint = #"{ "preset": "none" }"#

    var testDescription: String { name }

    /// What is found, and where.
    func findings() throws -> (findings: [Diagnostic], sources: SourceMap) {
      var options = ProjectOptions()
      options.config = "tokenc.json"
      let configuration = #"{ "inputs": ["a.json5"], "lint": \#(lint) }"#
      var session = Session(
        options, files: MemoryFiles(["a.json5": text, "tokenc.json": configuration]))
      session.read()
      let rules = session.projects.flatMap { session.compiler.lint($0) }
      return ((session.diagnostics + rules).inFileOrder(), session.sources)
    }

    /// Whether something in it can be mended.
    var isMendable: Bool {
      (try? findings().findings.contains { !$0.fix.isEmpty }) ?? false
    }
  }

  /// The wrong examples of codes and rules that are a single file.
  private static let examples: [Subject] =
    DiagnosticCatalogue.all.compactMap { code in
      guard [.tokens, .text].contains(code.bad.kind), code.bad.options.isEmpty else { return nil }
      return Subject(name: code.id, text: code.bad.text)
    }
    + Rule.all.flatMap { rule in
      rule.documentation.bad.filter { $0.files.kind == .tokens }.map { example in
        let options = example.options.map { #", "options": \#($0)"# } ?? ""
        return Subject(
          name: rule.id, text: example.files.text,
          lint: #"{"preset": "none", "rules": {"\#(rule.id)": {"severity": "warn"\#(options)}}}"#)
      }
    }

  /// The token files below `cases` of the shared data.
  private static let cases: [Subject] = {
    let folder = SharedData.place.appendingPathComponent("cases").path
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter {
      $0.hasSuffix(".json") && !$0.hasSuffix(".expected.json") && !$0.contains("resolver")
    }
    .sorted().compactMap { name in
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).map {
        Subject(name: name, text: $0, lint: #"{ "preset": "strict" }"#)
      }
    }
  }()

  private static let mendableExamples = examples.filter(\.isMendable)
  private static let mendableCases = cases.filter(\.isMendable)

  @Test("every spelling with one meaning, and every redundancy, can be mended")
  func some() {
    let names = Set(Self.mendableExamples.map(\.name))
    #expect(
      names == [
        "legacy-color", "legacy-dimension", "legacy-duration", "short-hex", "unitless-zero",
        "reference-blanks", "font-list", "redundant-type", "duplicate-value",
        "hex-disagrees-with-components", "legacy-easing", "legacy-reference",
        "font-weight-spelling", "percentage", "unitless-length", "number-string",
      ])
  }

  @Test("examples: clean, other bytes untouched, twice as once", arguments: mendableExamples)
  func example(_ subject: Subject) throws {
    let left = try mend(subject)
    #expect(!left.contains(subject.name), "\(left)")
  }

  @Test(
    "the cases of the shared data: clean, other bytes untouched, twice as once",
    .enabled(if: SharedData.has("cases"), Comment(rawValue: SharedData.reason)))
  func sharedCases() throws {
    #expect(Self.mendableCases.count >= 15, "\(Self.mendableCases.map(\.name))")
    for subject in Self.mendableCases { _ = try mend(subject) }
  }

  /// Mends a file on the disk and checks what came out. Returns the codes of what is left.
  private func mend(_ subject: Subject) throws -> Set<String> {
    let (findings, sources) = try subject.findings()
    let configuration = #"{ "inputs": ["a.json5"], "lint": \#(subject.lint) }"#
    var left: Set<String> = []
    try Workspace.with(
      ["a.json5": subject.text, "b.json5": subject.text, "tokenc.json": configuration]
    ) { workspace in
      let dry = workspace.run("lint", "--config", "@tokenc.json", "--fix", "--dry-run")
      #expect(dry.status == .failure && dry.output.hasPrefix("--- a/"), "\(subject.name)")
      #expect(workspace.read("a.json5") == subject.text)
      let run = workspace.run(
        "lint", "--config", "@tokenc.json", "--fix", "--format", "json")
      #expect(run.errors.hasPrefix("mended "), "\(subject.name): \(run.errors)")
      let once = try #require(workspace.read("a.json5"))
      #expect(once == Self.spliced(subject.text, findings, sources), "\(subject.name)")
      _ = workspace.run("lint", "--config", "@tokenc.json", "--fix")
      #expect(workspace.read("a.json5") == once, "\(subject.name)")
      let compared = workspace.run("diff", "@b.json5", "@a.json5")
      #expect(compared.output == "No changes\n", "\(subject.name): \(compared.output)")
      let after = try Subject(name: "", text: once, lint: subject.lint).findings().findings
      #expect(!after.contains { !$0.fix.isEmpty }, "\(subject.name): \(after)")
      left = Set(after.map(\.code))
      for finding in findings where !finding.fix.isEmpty {
        #expect(
          !after.contains { $0.code == finding.code && $0.tokenPath == finding.tokenPath },
          "\(subject.name): \(finding.code) at \(finding.tokenPath ?? "")")
      }
    }
    return left
  }

  /// The text with every edit put in its place and all other bytes as they were: what the file must
  /// be afterwards. An edit touches only what its finding is about: a value or a `$type`.
  private static func spliced(
    _ text: String, _ findings: [Diagnostic], _ sources: SourceMap
  ) -> String {
    let old = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in Set(findings.flatMap(\.fix)).sorted(by: { $0.span < $1.span }) {
      #expect(sources[edit.span.file].path == "a.json5")
      let (lower, upper) = (Int(edit.span.lower), Int(edit.span.upper))
      let gone = String(decoding: old[lower..<upper], as: UTF8.self)
      #expect(edit.text.isEmpty == gone.contains("$type"), "\(gone)")
      result += old[position..<lower]
      result += edit.text.utf8
      position = upper
    }
    return String(decoding: result + old[position...], as: UTF8.self)
  }
}

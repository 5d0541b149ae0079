import Testing
import TokenCompiler
import TokenLint
import TokenModel
import TokenSyntax

/// A small project that is read and linted as the command line does it.
struct LintRun {
  /// The findings of reading the configuration and the tokens.
  private(set) var reading: [Diagnostic] = []
  /// The findings of the rules.
  private(set) var findings: [Diagnostic] = []
  /// The files, for the text at spans.
  private(set) var sources = SourceMap()

  /// - Parameters:
  ///   - files: A token file, a resolver document, or files below lines `-- name --`.
  ///   - lint: The member `lint` of the configuration.
  init(_ files: DiagnosticCode.Example, lint: String = "{}") throws {
    var named: [String: String] = [:]
    switch files.kind {
    case .tokens: named["example/example.tokens.json"] = files.text
    case .resolver: named["example/example.resolver.json"] = files.text
    case .files:
      var text = ""
      for line in files.text.split(separator: "\n", omittingEmptySubsequences: false).reversed() {
        if line.hasPrefix("-- "), line.hasSuffix(" --") {
          named["example/" + line.dropFirst(3).dropLast(3)] = text
          text = ""
        } else {
          text = "\(line)\n\(text)"
        }
      }
    case .text, .configuration, .words: throw Unusable()
    }
    let disk = MemoryFiles(named)
    let configuration = #"{ "inputs": ["example"], "lint": \#(lint) }"#
    let (read, faults) = ConfigurationReader.read(
      path: "tokenc.json", bytes: Array(configuration.utf8), sources: &sources, files: disk)
    reading += faults
    guard !faults.hasErrors else { return }
    let compiler = Compiler(configuration: read, files: disk)
    for input in compiler.inputs().inputs {
      let project = try compiler.read(input, sources: &sources)
      reading += project.diagnostics
      findings += compiler.lint(project)
    }
    findings = findings.inFileOrder()
  }

  /// The findings as `code at text: message`.
  var texts: [String] {
    findings.map { finding in
      let place = finding.span.map { sources.text($0) } ?? "-"
      let contexts =
        finding.contexts.isEmpty ? "" : " when \(finding.contexts.joined(separator: ", "))"
      return "\(finding.code) at \(place): \(finding.message)\(contexts)"
    }
  }

  /// An example cannot be read as files.
  struct Unusable: Error {}
}

extension SourceMap {
  /// The text that a span covers.
  func text(_ span: SourceSpan) -> String {
    guard let file = files.first(where: { $0.id == span.file }) else { return "" }
    return String(decoding: file.slice(span.lower, span.upper), as: UTF8.self)
  }
}

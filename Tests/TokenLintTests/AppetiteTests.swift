import Foundation
import Testing
import TokenCompiler
import TokenModel
import TokenSyntax

@testable import TokenLint

/// The rules on the tokens of this repository, and on copies that have a fault.
struct AppetiteTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("tokens")

  /// The findings of the tokens with some files changed, as `code: message` and contexts.
  private func findings(
    lint: String = "{}", changing path: String = "", _ change: (String) -> String = { $0 }
  ) throws -> [Diagnostic] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    where name.hasSuffix(".json") && name != "tokenc.json" {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      files["tokens/" + name] = name == path ? change(text) : text
      if name == path { #expect(change(text) != text) }
    }
    let disk = MemoryFiles(files)
    var sources = SourceMap()
    let (configuration, faults) = ConfigurationReader.read(
      path: "tokenc.json", bytes: Array(#"{ "lint": \#(lint) }"#.utf8), sources: &sources,
      files: disk)
    #expect(faults.map(\.message) == [])
    let compiler = Compiler(configuration: configuration, files: disk)
    let input = try #require(compiler.inputs().inputs.first)
    let project = try compiler.read(input, sources: &sources)
    #expect(!project.diagnostics.hasErrors)
    return compiler.lint(project)
  }

  /// The text with two references exchanged.
  private func swapped(_ a: String, _ b: String) -> (String) -> String {
    {
      $0.replacingOccurrences(of: a, with: "\u{1}").replacingOccurrences(of: b, with: a)
        .replacingOccurrences(of: "\u{1}", with: b)
    }
  }

  @Test func theTokensAreClean() throws {
    #expect(try findings().map { "\($0.code): \($0.message)" } == [])
  }

  @Test func pulseOrderSeesSwappedGreys() throws {
    let found = try findings(
      changing: "skeleton/pulse.json", swapped("{bg.sub-200}", "{bg.soft-100}"))
    #expect(found.map(\.code) == ["pulse-order"])
    #expect(found.map(\.contexts) == [[]])
    #expect(found.first?.tokenPath == "motion.skeleton.pulse")
  }

  @Test func pulseOrderNamesTheTheme() throws {
    let found = try findings(changing: "themes/dark.json", swapped("sub-200", "soft-100"))
    #expect(found.map(\.code) == ["pulse-order"])
    #expect(found.map(\.contexts) == [["theme=dark"]])
  }

  @Test func skeletonOnOwnColorSeesItsSurface() throws {
    let option = { (surface: String) in
      #"{ "rules": { "skeleton-on-own-color": { "options": { "surface": \#(surface) } } } }"#
    }
    #expect(try findings(lint: option(#""bg.soft-100""#)).map(\.code) == ["skeleton-on-own-color"])
    #expect(try findings(lint: option(##""#F2F2F7""##)).map(\.code) == [])
    let dark = try findings(lint: option(##"{ "light": "#FFFFFF", "dark": "#48484A" }"##))
    #expect(dark.map(\.code) == ["skeleton-on-own-color"])
    #expect(dark.map(\.contexts) == [["theme=dark"]])
    let unknown = try findings(lint: option(#""bg.none""#))
    #expect(
      unknown.map(\.message) == ["the surface `bg.none` is neither a color token nor a color"])
  }

  @Test func flashRateSeesAFastPulseOfStrongColors() throws {
    let fast = try findings(changing: "foundation/motion.json") {
      $0.replacingOccurrences(of: #""value": 480"#, with: #""value": 100"#)
    }
    #expect(fast.filter { $0.code == "flash-rate" }.map(\.severity) == [.error])
  }
}

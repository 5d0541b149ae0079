import Testing
import TokenCompiler
import TokenModel

@testable import tokenc

@Suite("lint --fix on the examples of all codes")
struct FixExamplesTests {
  /// The codes whose wrong example, a single file, can be mended.
  private static let mendable: [DiagnosticCode] = DiagnosticCatalogue.all.filter { code in
    guard [.tokens, .text].contains(code.bad.kind), code.bad.options.isEmpty else { return false }
    return (try? findings(of: code.bad.text).contains { $0.code == code.id && !$0.fix.isEmpty })
      ?? false
  }

  private static func findings(of text: String) throws -> [Diagnostic] {
    var options = ProjectOptions()
    options.tokens = ["a.json5"]
    var session = Session(options, files: MemoryFiles(["a.json5": text]))
    session.read()
    return session.diagnostics
  }

  @Test("there are such codes")
  func some() {
    #expect(
      Set(Self.mendable.map(\.id)).isSuperset(of: [
        "legacy-color", "legacy-dimension", "legacy-duration", "short-hex", "unitless-zero",
      ]), "\(Self.mendable.map(\.id))")
  }

  @Test("mended: the finding is gone, no value changed, and twice is the same as once")
  func mended() throws {
    for code in Self.mendable {
      try Workspace.with(["a.json5": code.bad.text, "b.json5": code.bad.text]) { workspace in
        let run = workspace.run("lint", "@a.json5", "--fix", "--format", "concise")
        #expect(run.errors.hasPrefix("mended "), "\(code.id): \(run.errors)")
        #expect(!run.output.contains("[\(code.id)]"), "\(code.id): \(run.output)")
        let once = workspace.read("a.json5")
        #expect(once != code.bad.text)
        _ = workspace.run("lint", "@a.json5", "--fix")
        #expect(workspace.read("a.json5") == once, "\(code.id)")
        let compared = workspace.run("diff", "@b.json5", "@a.json5")
        #expect(compared.output == "No changes\n", "\(code.id): \(compared.output)")
      }
    }
  }
}

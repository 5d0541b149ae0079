import Testing
import TokenModel
import TokenSyntax

@testable import TokenCompiler

/// The source sets of Tokens Studio: there for references, and shown by outputs that name them.
struct SourceSetTests {
  private static let tokens = ##"""
    {
      "$themes": [
        { "name": "day", "selectedTokenSets": { "core": "source", "app": "enabled" } }
      ],
      "core": { "ink": { "type": "color", "value": "#000033" } },
      "app": { "text": { "type": "color", "value": "{ink}" } }
    }
    """##

  /// What the CSS of an output declares.
  private func declarations(_ sets: String) throws -> Set<String> {
    let files = MemoryFiles([
      "tokenc.json": """
      { "inputs": ["t.json"], "out": "out", "outputs": [{ "format": "css"\(sets) }] }
      """,
      "t.json": Self.tokens,
    ])
    var sources = SourceMap()
    let (configuration, faults) = ConfigurationReader.read(
      path: "tokenc.json", bytes: try files.read("tokenc.json"), sources: &sources, files: files)
    #expect(faults.map(\.message) == [])
    let compiler = Compiler(configuration: configuration, files: files)
    let input = try #require(compiler.inputs().inputs.first)
    let project = try compiler.read(input, sources: &sources)
    let result = try compiler.build(project)
    let errors = (project.diagnostics + result.diagnostics).filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let text = files.paths.filter { $0.hasPrefix("out/") }.compactMap { files.text($0) }.joined()
    return Set(["--ink", "--text"].filter { text.contains("\($0): ") })
  }

  @Test
  func outputsShowThemOnlyByName() throws {
    #expect(try declarations("") == ["--text"])
    #expect(try declarations(#", "sets": ["core"]"#) == ["--ink"])
    #expect(try declarations(#", "sets": ["core", "app"]"#) == ["--ink", "--text"])
  }
}

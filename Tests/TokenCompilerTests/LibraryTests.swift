import Testing
import TokenCompiler
import TokenModel
import TokenSyntax

/// Formats and rules that a program brings along, through the public interface alone.
struct LibraryTests {
  /// Writes the names of all tokens, and objects to those called `bad`.
  private struct Names: TokenEmitter {
    var name = "names"
    var path = "names.txt"
    var severity: Severity?

    func emit(_ tokens: ThemedTokens, _ findings: inout TokenFindings) -> [OutputFile] {
      var text = ""
      for id in tokens.tokenIDs {
        let path = tokens.path(of: id)
        if path.names.last == "bad" {
          findings.add("`\(path)` is bad", on: id, severity: severity, help: "rename it")
        }
        for theme in tokens.themes(of: id) {
          let contexts = tokens.contexts(of: id, in: theme).map { "\($0)=\($1)" }
          let value = tokens.value(of: id, in: theme)
          text +=
            ([path.name(.snake)] + contexts + [value?.cssText ?? "-"])
            .joined(separator: " ") + "\n"
        }
      }
      return [OutputFile(path: path, text: text)]
    }
  }

  /// Objects to every number above a limit.
  private struct TooLarge: TokenRule {
    let name = "too-large"
    let limit: Double

    func check(_ tokens: ThemedTokens, _ findings: inout TokenFindings) {
      for id in tokens.tokenIDs {
        for theme in tokens.themes(of: id) {
          guard case .number(let number)? = tokens.value(of: id, in: theme), number > limit else {
            continue
          }
          findings.add("\(number) is too large", on: id, in: theme)
        }
      }
    }
  }

  private static let themed = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "gray light": { "$type": "number", "$value": 1 },
        "$root": { "$type": "number", "$value": 2 } }] } },
      "modifiers": { "theme": { "default": "light", "contexts": { "light": [],
        "dark": [{ "gray light": { "$type": "number", "$value": 9 } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """

  /// A compiler for one file in memory, and its project.
  private static func project(
    _ text: String, _ path: String = "a.tokens.json", emitter: Names = Names(),
    rules: [any TokenRule] = []
  ) throws -> (Compiler, Project, SourceMap, MemoryFiles) {
    let files = MemoryFiles([path: text])
    var configuration = Configuration()
    configuration.inputs = [path]
    configuration.out = "out"
    configuration.outputs = [Configuration.Output(emitter)]
    configuration.rules = rules
    let compiler = Compiler(configuration: configuration, files: files)
    var sources = SourceMap()
    let input = try #require(compiler.inputs().inputs.first)
    let project = try compiler.read(input, sources: &sources)
    #expect(project.diagnostics.map(\.message) == [])
    return (compiler, project, sources, files)
  }

  @Test func aFormatWritesEveryValue() throws {
    let (compiler, project, _, files) = try Self.project(Self.themed, "a.resolver.json")
    let result = try compiler.build(project)
    #expect(result.diagnostics == [])
    #expect(result.files.map(\.path) == ["out/names.txt", "out/.tokenc-manifest.json"])
    #expect(
      files.text("out/names.txt")
        == "gray_light theme=light 1\ngray_light theme=dark 9\n 2\n")
    #expect(try compiler.build(project).files.map(\.change) == [.unchanged, .unchanged])
    // Somebody else's file is not overwritten.
    files.put("out/names.txt", "mine")
    #expect(throws: FileError.self) { try compiler.build(project) }
  }

  @Test(arguments: [nil, Severity.warning])
  func anErrorOfAFormatWritesNothing(_ severity: Severity?) throws {
    let text = #"{ "g": { "bad": { "$type": "number", "$value": 1 } } }"#
    let (compiler, project, sources, files) = try Self.project(
      text, emitter: Names(severity: severity))
    let result = try compiler.build(project)
    #expect(
      result.diagnostics.map(sources.line)
        == ["a.tokens.json:1:10: \((severity ?? .error).name): `g.bad` is bad [names]"])
    #expect(result.diagnostics.first?.help == "rename it")
    #expect((files.text("out/names.txt") == nil) == (severity == nil))
  }

  @Test(arguments: ["../names.txt", "/names.txt", "a/../../names.txt", ""])
  func aFormatStaysInItsFolder(_ path: String) throws {
    let text = #"{ "a": { "$type": "number", "$value": 1 } }"#
    let (compiler, project, _, files) = try Self.project(text, emitter: Names(path: path))
    let result = try compiler.build(project)
    #expect(result.diagnostics.map(\.code) == ["generator-path"])
    #expect(files.paths == ["a.tokens.json"])
  }

  @Test func aRuleReportsAndCanBeAllowed() throws {
    let text = """
      {
        "a": { "$type": "number", "$value": 11 },
        "b": {
          "$type": "number", "$value": 12,
          "$extensions": { "dev.tokenc.allow": { "too-large": "It is a limit." } }
        },
        "c": {
          "$type": "number", "$value": 1,
          "$extensions": { "dev.tokenc.allow": { "too-large": "It was once." } }
        }
      }
      """
    let (compiler, project, sources, _) = try Self.project(text, rules: [TooLarge(limit: 10)])
    let findings = compiler.lint(project).filter {
      ["too-large", "unused-allow"].contains($0.code)
    }
    #expect(
      findings.map(sources.line) == [
        "a.tokens.json:2:39: warning: 11.0 is too large [too-large]",
        "a.tokens.json:9:44: warning: `too-large` finds nothing here that must be allowed "
          + "[unused-allow]",
      ])
  }

  @Test func aRuleNamesItsContexts() throws {
    let (compiler, project, _, _) = try Self.project(
      Self.themed, "a.resolver.json", rules: [TooLarge(limit: 5)])
    let findings = compiler.lint(project).filter { $0.code == "too-large" }
    #expect(findings.map(\.contexts) == [["theme=dark"]])
    #expect(findings.map(\.tokenPath) == ["gray light"])
  }

  @Test func configurationsAreReadFromAnyFiles() throws {
    let files = MemoryFiles([
      "p/tokenc.json": """
      // A comment.
      { "inputs": ["t"], "out": "o", "outputs": [{ "format": "scss" }],
        "formats": [{ "command": ["touch", "/tmp/tokenc-never"] }] }
      """,
      "p/t/a.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
    ])
    var sources = SourceMap()
    let (configuration, faults) = try Configuration.read(
      "p/tokenc.json", from: files, sources: &sources)
    #expect(faults == [])
    #expect(configuration.inputs == ["p/t"])
    #expect(configuration.out == "p/o")
    #expect(configuration.outputs.map(\.format) == ["scss"])
    // Programs are run for configurations of the disk alone.
    let compiler = Compiler(configuration: configuration, files: files)
    let input = try #require(compiler.inputs().inputs.first)
    let result = try compiler.build(try compiler.read(input, sources: &sources))
    #expect(
      result.diagnostics.map(sources.line) == [
        "p/tokenc.json:3:28: error: the generator `touch` is named by a configuration that is no "
          + "file on the disk [generator-untrusted]"
      ])
    #expect(files.paths == ["p/t/a.json", "p/tokenc.json"])
    #expect(DiskFiles().kind(of: "/tmp/tokenc-never") == nil)
  }

  @Test func themesAndAnimationsCanBeLookedUp() throws {
    let (_, project, _, _) = try Self.project(Self.themed, "a.resolver.json")
    let tokens = project.tokens
    let dark = try #require(tokens.theme(choosing: ["theme": "dark"]))
    let id = try #require(tokens.token(at: "gray light"))
    #expect(tokens.value(of: id, in: dark)?.dtcgText == "9")
    #expect(tokens.theme(choosing: ["theme": "darc"]) == nil)
    #expect(tokens.theme(choosing: [:]) == tokens.defaultTheme)
    #expect(tokens.animationPaths == [])
    #expect(tokens.animation(at: TokenPath(dotted: "a"), in: dark) == nil)
    #expect(TokenPath(names: ["gray light", "2xl", "$root"]).name(.camel) == "grayLight2xl")
  }
}

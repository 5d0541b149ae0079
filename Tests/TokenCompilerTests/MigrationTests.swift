import Testing
import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenEmit

@Suite("Bringing token files forward")
struct MigrationTests {
  /// What migrating files in memory gives.
  private struct Outcome {
    var migrated: MigratedProject
    var old: ThemedTokens
    /// The new files by path.
    var files: [String: String] {
      Dictionary(
        uniqueKeysWithValues: migrated.migration.files.map {
          ($0.path, String(decoding: $0.bytes, as: UTF8.self))
        })
    }
    var remarks: [String] {
      migrated.migration.remarks.map { "\($0.kind) \($0.subject)" }
    }
  }

  /// Migrates files; whatever they are, the result must be the same and the letter of the standard.
  private func migrate(_ files: [String: String], folder: String = "old") throws -> Outcome {
    var texts: [String: String] = [:]
    for (name, text) in files { texts["\(folder)/\(name)"] = text }
    var configuration = Configuration()
    configuration.inputs = [folder]
    let compiler = Compiler(configuration: configuration, files: MemoryFiles(texts))
    let (inputs, faults) = compiler.inputs()
    try #require(faults.isEmpty && inputs.count == 1)
    var sources = SourceMap()
    let project = try compiler.read(inputs[0], sources: &sources)
    #expect(project.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let migrated = compiler.migrate(project, sources: sources)
    #expect(migrated.differences == [])
    #expect(migrated.faults == [])
    return Outcome(migrated: migrated, old: project.tokens)
  }

  @Test("older spellings become the standard's, aliases, order and notes stay")
  func spellings() throws {
    let outcome = try migrate([
      "a.json": """
      { "z": { "$type": "color", "$description": "Inks",
          "ink": { "$value": "#003", "$description": "Dark", "$deprecated": "use pen" },
          "pen": { "$value": "{ z.ink }", "$extensions": { "com.example": { "n": 1 } } } },
        "a": { "$type": "dimension", "$value": "4px" } }
      """
    ])
    #expect(
      outcome.files == [
        "a.tokens.json": """
        {
          "z": {
            "$description": "Inks",
            "ink": {
              "$type": "color",
              "$value": {"colorSpace": "srgb", "components": [0, 0, 0.2]},
              "$description": "Dark",
              "$deprecated": "use pen"
            },
            "pen": {
              "$type": "color",
              "$value": "{z.ink}",
              "$extensions": {
                "com.example": {
                  "n": 1
                }
              }
            }
          },
          "a": {
            "$type": "dimension",
            "$value": {"value": 4, "unit": "px"}
          }
        }

        """
      ])
    #expect(outcome.remarks == [])
  }

  @Test("references inside composite values stay, beside parts in older spellings")
  func composites() throws {
    let outcome = try migrate([
      "a.json": """
      { "ink": { "$type": "color", "$value": "#112233" },
        "one": { "$type": "shadow", "$value":
          { "color": "{ink}", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" } },
        "all": { "$type": "shadow", "$value": ["{one}",
          { "color": "#fff", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" }] },
        "edge": { "$type": "border", "$value":
          { "color": "{ink}", "width": "1px", "style": "solid" } } }
      """
    ])
    let text = try #require(outcome.files["a.tokens.json"])
    #expect(text.contains(#""$value": {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"}"#))
    #expect(text.contains(#""$value": ["{one}", {"color": {"colorSpace""#))
    #expect(
      text.contains(#"{"color": "{ink}", "width": {"value": 1, "unit": "px"}, "style": "solid"}"#))
    #expect(outcome.remarks == [])
  }

  @Test("what the standard cannot say is kept under $extensions, read from there, and listed")
  func kept() throws {
    let outcome = try migrate([
      "a.json": """
      { "text": { "$type": "string", "$value": "hi", "$description": "A greeting" },
        "same": { "$value": "{text}" },
        "half": { "$type": "dimension", "$value": "50%" },
        "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "16px",
          "fontWeight": 400, "letterSpacing": "-2%", "lineHeight": "24px",
          "textTransform": "uppercase" } },
        "size": { "$type": "dimension", "$value": "16px" } }
      """
    ])
    let text = try #require(outcome.files["a.tokens.json"])
    #expect(
      outcome.remarks == [
        "noStandardForm text", "noStandardForm same", "noStandardForm half", "nearestValue body",
      ])
    #expect(text.contains(#""$extensions": {"# + "\n    " + #""dev.tokenc.tokens": {"#))
    #expect(text.contains(#""$value": "{text}""#))
    #expect(
      text.contains(
        #""letterSpacing": {"value": -0.32, "unit": "px"}, "lineHeight": 1.5}"#))
    #expect(
      text.contains(
        #""dev.tokenc.value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": -0.02, "unit": "em"}, "lineHeight": {"value": 24, "unit": "px"}, "textTransform": "uppercase"}"#
      ))
    // The letter of the standard knows one token less than there are kept ones.
    var builder = ProjectBuilder(
      sources: SourceMap(), options: ReaderOptions(strength: .spec))
    builder.addTokenFiles([("a.tokens.json", Array(text.utf8))])
    let reading = readTokens(of: builder.finish().project, ReaderOptions(strength: .spec))
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(reading.tokens.tokenIDs.map { "\(reading.tokens.path(of: $0))" } == ["body", "size"])
    // In default strength there is nothing to warn of.
    var again = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    again.addTokenFiles([("a.tokens.json", Array(text.utf8))])
    #expect(readTokens(of: again.finish().project, ReaderOptions()).diagnostics == [])
  }

  @Test("modes become contexts: a file of the base, one for each context, a resolver document")
  func modes() throws {
    let outcome = try migrate([
      "a.json": """
      { "bg": { "$type": "color", "$value": "#ffffff",
          "$extensions": { "mode": { "light": "#ffffff", "dark": "#000000" } } },
        "card": { "$type": "color", "$value": "{bg}" } }
      """
    ])
    #expect(
      outcome.files.keys.sorted() == [
        "a.tokens.json", "a/theme/dark.tokens.json", "a/theme/light.tokens.json",
        "tokens.resolver.json",
      ])
    #expect(outcome.files["a.tokens.json"]?.contains("\"card\"") == true)
    #expect(outcome.files["a.tokens.json"]?.contains("mode") == false)
    #expect(
      outcome.files["a/theme/dark.tokens.json"]?.contains("\"components\": [0, 0, 0]") == true)
  }

  @Test("a resolver document keeps its sets, modifiers and files")
  func resolver() throws {
    let outcome = try migrate([
      "app.resolver.json": """
      { "version": "2025.10", "name": "App",
        "sets": { "core": { "description": "Base", "sources": [{ "$ref": "core.json" }] } },
        "modifiers": { "theme": { "default": "light", "description": "Look", "contexts": {
          "light": [{ "$ref": "modes/light.json" }], "dark": [{ "$ref": "modes/dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/modifiers/theme" }] }
      """,
      "core.json":
        ##"{ "gap": { "$type": "dimension", "$value": "4px" }, "ink": { "$type": "color", "$value": "#111" } }"##,
      "modes/light.json": ##"{ "bg": { "$type": "color", "$value": "#fff" } }"##,
      "modes/dark.json":
        ##"{ "bg": { "$type": "color", "$value": "{ink}" }, "ink": { "$type": "color", "$value": "#222" } }"##,
    ])
    #expect(
      outcome.files.keys.sorted() == [
        "app.resolver.json", "core.tokens.json", "modes/dark.tokens.json",
        "modes/light.tokens.json",
      ])
    let text = try #require(outcome.files["app.resolver.json"])
    #expect(text.contains("\"description\": \"Base\"") && text.contains("\"name\": \"App\""))
    #expect(text.contains(#"{"$ref": "modes/dark.tokens.json"}"#))
    #expect(outcome.remarks == [])
  }

  @Test("what is left out is told: replaced declarations, $extends, comments, pointers to parts")
  func leftOut() throws {
    let outcome = try migrate([
      "a.jsonc": """
      { // base
        "base": { "w": { "$type": "number", "$value": 1 } },
        "more": { "$extends": "{base}" },
        "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "part": { "$type": "number", "$value": { "$ref": "#/red/$value/components/0" } } }
      """,
      "b.json": ##"{ "base": { "w": { "$type": "number", "$value": 2 } } }"##,
    ])
    #expect(
      outcome.remarks == [
        "referenceWritten part", "extended more", "replaced base.w",
        "commentsDropped old/a.jsonc",
      ])
  }

  @Test("modifiers override in the order of resolution, which need not be that of declaration")
  func orderOfModifiers() throws {
    func context(_ value: Int) -> String {
      ##"[{ "n": { "$type": "number", "$value": \##(value) } }]"##
    }
    let outcome = try migrate([
      "t.resolver.json": """
      { "version": "2025.10",
        "modifiers": {
          "late": { "default": "x", "contexts": { "x": [], "y": \(context(1)) } },
          "early": { "default": "u", "contexts": { "u": \(context(2)), "v": \(context(3)) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/early" }, { "$ref": "#/modifiers/late" }] }
      """
    ])
    #expect(outcome.remarks == [])
    let text = try #require(outcome.files["t.resolver.json"])
    #expect(
      text.hasSuffix(
        """
          "resolutionOrder": [
            {"$ref": "#/modifiers/early"},
            {"$ref": "#/modifiers/late"}
          ]
        }

        """))
  }

  @Test("a set that is there for references alone stays so")
  func hiddenSets() throws {
    let outcome = try migrate([
      "tokens.json": ##"""
      { "base": { "ink": { "value": "#112233", "type": "color" } },
        "use": { "text": { "value": "{ink}", "type": "color" } },
        "$themes": [{ "id": "a", "name": "Light", "selectedTokenSets":
          { "base": "source", "use": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["base", "use"] } }
      """##
    ])
    let text = try #require(outcome.files["tokens.resolver.json"])
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(#""$extensions": { "dev.tokenc.hidden": true }"#))
    let memory = MemoryFiles(outcome.files)
    var configuration = Configuration()
    configuration.inputs = ["tokens.resolver.json"]
    let compiler = Compiler(configuration: configuration, files: memory)
    var sources = SourceMap()
    let project = try compiler.read(compiler.inputs().inputs[0], sources: &sources)
    #expect(Set(project.tokens.sets.filter { !$0.isShown }.map(\.name)) == ["base"])
    #expect(project.tokens.count == 2)
  }

  @Test("what depends on two modifiers through its references needs no order of overriding")
  func twoModifiers() throws {
    func number(_ value: String) -> String { ##"{ "$type": "number", "$value": \##(value) }"## }
    let outcome = try migrate([
      "t.resolver.json": """
      { "version": "2025.10",
        "modifiers": {
          "a": { "default": "x", "contexts": {
            "x": [{ "n": \(number("\"{p}\"")) }], "y": [{ "n": \(number("\"{q}\"")) }] } },
          "b": { "default": "u", "contexts": {
            "u": [{ "p": \(number("1")), "q": \(number("2")) }],
            "v": [{ "p": \(number("3")), "q": \(number("4")) }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/a" }, { "$ref": "#/modifiers/b" }] }
      """
    ])
    #expect(outcome.remarks == [])
    #expect(outcome.files["t/a/y.tokens.json"]?.contains("{q}") == true)
  }
}

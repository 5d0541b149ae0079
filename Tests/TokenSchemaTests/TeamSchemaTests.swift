import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// A team's own schema over its token files.
@Suite struct TeamSchemaTests {
  /// Files in memory, by path.
  private struct Files: SourceProvider {
    var texts: [String: String]

    func load(
      _ reference: String, from base: String
    ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
      guard let text = texts[reference] else { throw SourceFault(reason: "no such file") }
      return (reference, Array(text.utf8))
    }
  }

  /// Every color must be described, and a radius is one of a fixed list.
  static let rules = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "properties": {
        "radius": { "additionalProperties": { "$ref": "#/$defs/radius" } }
      },
      "additionalProperties": { "$ref": "#/$defs/node" },
      "$defs": {
        "radius": {
          "properties": { "$value": { "properties": { "value": { "enum": [0, 4, 8, 9999] } } } }
        },
        "node": {
          "if": { "properties": { "$type": { "const": "color" } }, "required": ["$type", "$value"] },
          "then": { "required": ["$description"] },
          "else": { "additionalProperties": { "$ref": "#/$defs/node" } }
        }
      }
    }
    """

  /// The findings as `file:line:column code message`, and the help of each.
  private func check(
    _ schema: String, _ files: [(path: String, text: String)], beside: [String: String] = [:],
    path: String = "team.schema.json"
  ) -> (lines: [String], diagnostics: [Diagnostic]) {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addTokenFiles(files.map { ($0.path, Array($0.text.utf8)) })
    var (project, sources, _) = builder.finish()
    let (team, faults) = TeamSchema.read(
      path: path, bytes: Array(schema.utf8), provider: Files(texts: beside),
      names: &project.names, sources: &sources)
    let diagnostics = faults + (team?.validate(project) ?? [])
    let lines = diagnostics.map { diagnostic -> String in
      guard let span = diagnostic.span else { return diagnostic.message }
      let file = sources[span.file]
      let place = LineIndex(file).position(of: span.lower)
      let start = "\(file.path):\(place.line):\(place.column)"
      return "\(start) \(diagnostic.code) \(diagnostic.message)"
    }
    return (lines, diagnostics)
  }

  @Test func reportsEachFaultOnItsLine() {
    let colors = """
      { "$schema": "team.schema.json", "text": {
          "strong": { "$type": "color", "$description": "Text",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "weak":
            { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } }
      } }
      """
    let radii = """
      { "radius": {
          "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
          "medium": { "$type": "dimension", "$value": { "value": 6, "unit": "px" } }
      } }
      """
    let (lines, found) = check(
      Self.rules.replacing(
        "\"radius\": { \"additional", with: "\"$schema\": true, \"radius\": { \"additional"),
      [("colors.tokens.json", colors), ("radii.tokens.json", radii)])
    #expect(
      lines == [
        "colors.tokens.json:5:7 schema-mismatch the member \"$description\" is missing",
        "radii.tokens.json:3:60 schema-mismatch expected one of 0, 4, 8, 9999, found 6",
      ])
    #expect(found.map(\.tokenPath) == ["text.weak", "radius.medium"])
    #expect(
      found.map(\.help) == [
        "the rule is `required` at team.schema.json#/$defs/node/then/required",
        "the rule is `enum` at team.schema.json#/$defs/radius/properties/$value/properties/value/enum",
      ])
    #expect(found.allSatisfy { $0.severity == .error && $0.labels.count == 1 })
  }

  @Test func readsFilesBesideTheSchema() {
    let (lines, _) = check(
      ##"{ "properties": { "a": { "$ref": "common.json#/$defs/number" } } }"##,
      [("a.json", #"{ "a": { "$value": 1 } }"#)],
      beside: [
        "common.json": ##"{ "$defs": { "number": { "$ref": "more.json" } } }"##,
        "more.json": #"{ "required": ["$description"] }"#,
      ])
    #expect(lines == ["a.json:1:8 schema-mismatch the member \"$description\" is missing"])
  }

  @Test func knowsOurOwnSchemasByName() {
    let (lines, found) = check(
      #"{ "$ref": "https://tokenc.dev/schema/2025.10/tokens.json", "required": ["$description"] }"#,
      [("a.json", #"{ "a": { "$type": "numbr", "$value": 1 } }"#)])
    #expect(lines.count == 2 && lines[1].hasPrefix("a.json:1:19 schema-mismatch expected one of"))
    #expect(found.map(\.labels.count) == [1, 0])
  }

  @Test func neverFetches() {
    let (lines, found) = check(
      #"{ "$ref": "https://example.com/tokens.json" }"#, [("a.json", "{}")])
    #expect(
      lines == [
        "team.schema.json:1:11 schema-missing-document "
          + "the schema `https://example.com/tokens.json` was not given"
      ])
    #expect(found[0].help?.hasPrefix("nothing is fetched") == true)
  }

  @Test(arguments: [
    (#"{ "minimum": "3" }"#, "1:14 schema-bad-keyword"),
    (#"{ "pattern": "(" }"#, "1:14 schema-bad-pattern"),
    (##"{ "$ref": "#/$defs/a" }"##, "1:11 schema-missing-place"),
    (##"{ "$schema": "http://json-schema.org/draft-04/schema#" }"##, "1:14 schema-unknown-dialect"),
    (#"{ "minimum": 3, }"#, "1:17 json-"),
  ])
  func reportsFaultsOfTheSchemaInTheSchema(_ schema: String, _ start: String) {
    let (lines, _) = check(schema, [("a.json", "{}")])
    #expect(lines.count == 1 && lines[0].contains(start), "\(lines)")
  }

  @Test func aHintInATokenFileIsNoFault() {
    let text = #"{ "$schema": "https://example.com/nowhere.json" }"#
    #expect(Typechecker.errors(Array(text.utf8)).isEmpty)
    var compiled = CompiledSchema(TokenSchemas.tokens)
    #expect(compiled.lines(text) == [])
  }

  @Test func aPatternCannotHang() {
    let letters = String(repeating: "a", count: 50_000)
    let clock = ContinuousClock()
    var lines: [String] = []
    let time = clock.measure {
      lines =
        check(
          #"{ "properties": { "a": { "properties": { "$description": { "pattern": "(a+)+$" } } } } }"#,
          [("a.json", #"{ "a": { "$description": "\#(letters)!" } }"#)]
        ).lines
    }
    #expect(lines.count == 1)
    // An optimised build takes a second at most; this one may run beside other tests.
    #if DEBUG
      #expect(time < .seconds(10), "\(time)")
    #else
      #expect(time < .seconds(1), "\(time)")
    #endif
  }
}

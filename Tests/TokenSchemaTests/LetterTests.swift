import Testing
import TokenModel
import TokenReader

/// The schema of token files is the letter of the standard: neither the leniencies of the default
/// strength nor the defects of the official schema (DTCG digest, section 13).
@Suite struct LetterTests {
  /// Values that the default strength reads with a warning, with the keyword that refuses each.
  static let lenient: [(type: String, value: String, keyword: String)] = [
    ("color", "\"#ff0000\"", "pattern"),
    ("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#fff"}"##, "pattern"),
    ("dimension", "\"16px\"", "pattern"),
    ("dimension", "0", "anyOf"),
    ("dimension", #"{"value": 1, "unit": "em"}"#, "enum"),
    ("duration", "\"200ms\"", "pattern"),
    (
      "typography",
      #"{"fontFamily": "a", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "lineHeight": 1}"#,
      "required"
    ),
    (
      "typography",
      #"{"fontFamily": "a", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "lineHeight": 1, "letterSpacing": {"value": 0, "unit": "px"}, "textCase": "upper"}"#,
      "additionalProperties"
    ),
    (
      "typography",
      #"{"fontFamily": "a", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "lineHeight": {"value": 1, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}}"#,
      "type"
    ),
    ("string", "\"text\"", "enum"),
  ]

  @Test(arguments: lenient)
  func refusesLooseForms(_ type: String, _ value: String, _ keyword: String) {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let text = #"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#
    let lines = compiled.lines(text)
    #expect(lines.contains { $0.split(separator: " ")[1] == keyword }, "\(lines)")
    #expect(Typechecker.errors(Array(text.utf8), strength: .standard).isEmpty)
    #expect(!Typechecker.errors(Array(text.utf8)).isEmpty)
  }

  /// Blanks in a reference may belong to names, so that only the typechecker can judge them.
  @Test func acceptsBlanksInReferences() {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    #expect(compiled.lines(#"{"t": {"$type": "number", "$value": "{ a b }"}}"#) == [])
  }

  /// What the official schema refuses although it is valid.
  static let falseAlarms = [
    "{group.$root} beside a type":
      #"{"g": {"$type": "number", "$root": {"$value": 1}}, "t": {"$type": "number", "$value": "{g.$root}"}}"#,
    "a weight that could be a font": #"{"g": {"$type": "fontWeight", "t": {"$value": "bold"}}}"#,
    "a stroke that could be a font": #"{"g": {"$type": "strokeStyle", "t": {"$value": "dashed"}}}"#,
    "references that could be shadows or stops":
      #"{"a": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 0, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}, "g": {"$type": "shadow", "t": {"$value": ["{a}"]}}}"#,
    "four pointers":
      ##"{"n": {"$type": "number", "$value": 0.5}, "g": {"$type": "cubicBezier", "t": {"$value": [{"$ref": "#/n/$value"}, {"$ref": "#/n/$value"}, {"$ref": "#/n/$value"}, {"$ref": "#/n/$value"}]}}}"##,
    "$ref on a group":
      ##"{"a": {"t": {"$type": "number", "$value": 1}}, "b": {"$ref": "#/a", "u": {"$type": "number", "$value": 2}}}"##,
    "a position outside 0 to 1":
      #"{"t": {"$type": "gradient", "$value": [{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 1.5}]}}"#,
  ]

  @Test(arguments: falseAlarms.keys.sorted())
  func hasNoneOfTheDefectsOfTheOfficialSchema(_ name: String) throws {
    let text = try #require(Self.falseAlarms[name])
    var compiled = CompiledSchema(TokenSchemas.tokens)
    #expect(compiled.lines(text) == [])
    #expect(Typechecker.errors(Array(text.utf8)).isEmpty)
  }

  /// A value without a type of its own is judged by that of the nearest group, however deep.
  @Test func judgesInheritedTypes() {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let text = """
      {"g": {"$type": "dimension",
        "a": {"$value": {"value": 1, "unit": "pt"}},
        "b": {"$value": "bold"}, "c": {"d": {"$root": {"$value": 4}}},
        "e": {"$type": "fontWeight", "f": {"g": {"$value": "bold"}, "h": {"$value": "bald"}}},
        "i": {"$type": "number", "$value": 4}, "j": {"$value": "{g.i}"}}}
      """
    let lines = compiled.lines(text)
    #expect(
      lines.map { $0.split(separator: " ")[0] } == ["2:40", "3:19", "3:60", "4:79"], "\(lines)")
  }

  /// Where a type may come from elsewhere, a value may be of any type, but not of none.
  @Test func judgesValuesOfAnyType() {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let text = """
      {"base": {"$type": "fontWeight", "t": {"$value": "bold"}},
       "g": {"$type": "dimension",
         "x": {"$extends": "{base}", "u": {"$value": "thin"}, "y": {"v": {"$value": "thin"}}},
         "z": {"$ref": "#/base", "w": {"$value": true}}},
       "h": {"w": {"$value": "{a"}, "x": {"$value": "thin"}}}
      """
    let lines = compiled.lines(text)
    #expect(lines.map { $0.split(separator: " ")[0] } == ["4:44", "5:24"], "\(lines)")
    #expect(!Typechecker.errors(Array(text.utf8)).contains { $0.tokenPath == "g.x.y.v" })
  }
}

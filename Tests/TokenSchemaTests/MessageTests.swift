import Testing
import TokenReader

/// What a person reads who has made a common mistake: of the forms that a value may have, the one
/// that was probably meant.
@Suite struct MessageTests {
  @Test(arguments: [
    ("number", #"{"value": 1, "unit": "px"}"#, ["type : expected number, found an object"]),
    ("number", "true", ["anyOf : expected number, string or object, found true"]),
    (
      "color", #"{"colorSpace": "srgb", "components": [255, 0, 0]}"#,
      ["maximum /components/0: expected at most 1, found 255"]
    ),
    (
      "color", #"{"r": 1}"#,
      [
        "required : the member \"colorSpace\" is missing",
        "required : the member \"components\" is missing",
        "additionalProperties /r: the member \"r\" is not allowed here",
      ]
    ),
    ("color", "\"red\"", ["pattern : \"red\" does not have the form of \"Reference\""]),
    (
      "dimension", #"{"valeu": 1, "unit": "px"}"#,
      [
        "required : the member \"value\" is missing",
        "additionalProperties /valeu: the member \"valeu\" is not allowed here",
      ]
    ),
    (
      "dimension", "{}",
      [
        "required : the member \"value\" is missing", "required : the member \"unit\" is missing",
      ]
    ),
    (
      "duration", #"{"value": 1, "unit": "min"}"#,
      ["enum /unit: expected one of \"ms\", \"s\", found \"min\""]
    ),
    ("fontWeight", "0", ["minimum : expected at least 1, found 0"]),
    (
      "cubicBezier", "[0, 0, \"1\", 1]",
      ["anyOf /2: expected number or object, found \"1\""]
    ),
    (
      "shadow", "[{}, \"{a\"]",
      [
        "required /0: the member \"color\" is missing",
        "required /0: the member \"offsetX\" is missing",
        "required /0: the member \"offsetY\" is missing",
        "required /0: the member \"blur\" is missing",
        "required /0: the member \"spread\" is missing",
        "pattern /1: \"{a\" does not have the form of \"Reference\"",
      ]
    ),
  ])
  func namesTheFormThatWasMeant(_ type: String, _ value: String, _ expected: [String]) {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let lines = compiled.lines(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#)
    let found = lines.map { line in
      line.split(separator: " ").dropFirst().joined(separator: " ")
        .replacing("/t/$value", with: "")
    }
    #expect(found == expected)
  }

  /// A value of a list of words is not taken for a reference.
  @Test func listsTheWords() {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let lines = compiled.lines(#"{"t": {"$type": "fontWeight", "$value": "bald"}}"#)
    #expect(lines.count == 1 && lines[0].hasPrefix("1:41 enum /t/$value: expected one of \"thin\""))
  }
}

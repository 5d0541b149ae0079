import Testing

@testable import TokenSyntax

@Suite struct JSONParserTests {
  @Test func keepsOrderSpansAndText() throws {
    let parsed = ParsedText(#"{"b": [1.50, "x\n"], "a": {"é": null}, "c": true}"#)
    #expect(parsed.faults.isEmpty)
    let members = Array(parsed.tree.children(.root))
    #expect(members.map { parsed.names.string(parsed.tree.name($0)) } == ["b", "a", "c"])
    #expect(parsed.text(parsed.tree.span(members[0])) == #"[1.50, "x\n"]"#)
    #expect(parsed.tree.keySpan(members[1]).map(parsed.text) == #""a""#)
    #expect(parsed.tree.keySpan(.root) == nil)
    let elements = Array(parsed.tree.children(members[0]))
    #expect(parsed.text(parsed.tree.span(elements[0])) == "1.50")
    #expect(parsed.tree.number(elements[0]) == 1.5)
    #expect(parsed.tree.string(elements[1]) == "x\n")
    #expect(parsed.tree.bool(members[2]) == true)
    parsed.checkInvariants("order")
  }

  @Test(arguments: JSONDialect.allCases)
  func acceptsByteOrderMarkAndAnyLineEnd(dialect: JSONDialect) {
    let parsed = ParsedText("\u{FEFF}{\r\n\t\"a\": 1,\r \"b\": 2\n}\r\n", dialect: dialect)
    #expect(parsed.faults.isEmpty)
    #expect(parsed.rewritten == #"{"a":1,"b":2}"#)
  }

  @Test func dialectsDiffer() {
    let relaxed = "// note\n{\"a\": [1, 2,], /* b */ }"
    #expect(
      ParsedText(relaxed).codes == ["json-comment", "json-trailing-comma", "json-trailing-comma"])
    #expect(ParsedText(relaxed, dialect: .jsonc).faults.isEmpty)
    #expect(ParsedText(relaxed, dialect: .json5).faults.isEmpty)
    let json5 = "{a: 'b\\x41', 'c': [+.5, 0x1F, -Infinity, NaN, 5.], $_ü: \"\\\n\"}"
    let parsed = ParsedText(json5, dialect: .json5)
    #expect(parsed.faults.isEmpty)
    #expect(parsed.rewritten == #"{"a":"bA","c":[0.5,31,null,null,5],"$_ü":""}"#)
    #expect(!ParsedText(json5, dialect: .jsonc).isWellFormed)
    #expect(JSONDialect(path: "a/b.jsonc") == .jsonc)
    #expect(JSONDialect(path: "b.json5") == .json5)
    #expect(JSONDialect(path: "b.tokens") == .strict)
    #expect(JSONDialect(path: "<stdin>") == nil)
  }

  @Test(
    arguments: [
      (#""\ud83d\ude00""#, "😀"), (#""\ud800""#, "\u{FFFD}"),
      (#""\udc00\ud800x""#, "\u{FFFD}\u{FFFD}x"),
      (#""\u00e9\/\b\f\n\r\t\"\\""#, "é/\u{8}\u{C}\n\r\t\"\\"), (#""a\u0000b""#, "a\u{0}b"),
    ])
  func decodesEscapes(text: String, expected: String) {
    let parsed = ParsedText(text)
    #expect(parsed.isWellFormed)
    #expect(parsed.tree.string(.root) == expected)
  }

  @Test func comparesDecodedNames() {
    let parsed = ParsedText(#"{"a": 1, "\u0061": 2, "b": {"a": 3}}"#)
    #expect(parsed.codes == ["duplicate-key"])
    #expect(parsed.faults.first.map { parsed.text($0.span) } == #""\u0061""#)
    #expect(parsed.faults.first?.related.map { parsed.text($0.span) } == #""a""#)
    #expect(parsed.tree.childCount(.root) == 3)
  }

  @Test func findsDuplicatesInWideAndNestedObjects() {
    let wide = (0..<5000).map { "\"n\($0)\": {\"x\": 1, \"n\($0)\": 2}" }.joined(separator: ",")
    #expect(ParsedText("{\(wide)}").faults.isEmpty)
    let parsed = ParsedText("{\(wide), \"n77\": 0}")
    #expect(parsed.codes == ["duplicate-key"])
    #expect(parsed.isWellFormed)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF],
    ] as [[UInt8]])
  func refusesInvalidUTF8AtItsPlace(bad: [UInt8]) throws {
    for (before, after) in [("[\"abc", "\"]"), ("[1, ", "]"), ("{\"k", "\": 1}")] {
      let parsed = ParsedText(Array(before.utf8) + bad + Array(after.utf8))
      #expect(parsed.codes == ["json-invalid-utf8"], "\(bad) in \(before)")
      #expect(parsed.faults.first?.span.lower == UInt32(before.utf8.count))
    }
    let comment = ParsedText(Array("// ".utf8) + bad + Array("\n1".utf8), dialect: .jsonc)
    #expect(comment.codes == ["json-invalid-utf8"])
  }

  @Test func limitsDepthWithoutLosingBalance() {
    let deep = String(repeating: "[", count: 6) + String(repeating: "]", count: 6)
    #expect(ParsedText(deep, maximumDepth: 6).faults.isEmpty)
    let parsed = ParsedText("{\"a\": \(deep), \"b\": 1}", maximumDepth: 4)
    #expect(parsed.codes == ["json-too-deep"])
    #expect(parsed.rewritten == #"{"a":[[[null]]],"b":1}"#)
    for opener in ["[", "{\"a\":", "[{\"a\":"] {
      let text = String(repeating: opener, count: 100_000)
      let parsed = ParsedText(text)
      #expect(parsed.codes == ["json-too-deep", "json-unclosed-container"])
      parsed.checkInvariants("deep")
      ParsedText(text, maximumDepth: 1_000_000).checkInvariants("deeper")
    }
  }

  @Test func limitsTheNumberOfFaults() {
    let parsed = ParsedText("[" + String(repeating: "tru,", count: 500) + "1]")
    #expect(parsed.faults.count == 100)
    #expect(parsed.faults.last?.code == .tooManyFaults)
    #expect(parsed.tree.childCount(.root) == 501)
  }

  @Test func readsNumbersExactly() {
    let texts = [
      "0", "-0", "1e3", "1E+2", "123456789012345678", "0.1", "9007199254740993", "1e-400", "1e400",
      "4.9e-324", "2.2250738585072011e-308", "179769313486231570000000000000e279",
      "0.30000000000000004",
      "72057594037927945", "5e22", "1.7976931348623157e308", "-12.5e-3", "100000000000000000e-20",
    ]
    for text in texts {
      let parsed = ParsedText(text)
      #expect(parsed.tree.number(.root) == Double(text), "\(text)")
    }
    #expect(ParsedText("-0").tree.number(.root)?.sign == .minus)
    #expect(ParsedText("20e-1").tree.isInteger(.root))
    #expect(!ParsedText("2.5").tree.isInteger(.root))
    #expect(ParsedText("9007199254740993").tree.integer(.root) == 9_007_199_254_740_993)
    #expect(ParsedText("1e2").tree.integer(.root) == 100)
    #expect(ParsedText("\"1\"").tree.number(.root) == nil)
  }

  @Test func knowsItsOwnCodes() {
    for code in JSONFaultCode.allCases where code != .duplicateKey {
      #expect(code.rawValue.hasPrefix("json-"))
    }
    #expect(Set(JSONFaultCode.allCases.map(\.rawValue)).count == JSONFaultCode.allCases.count)
  }
}

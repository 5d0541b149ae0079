import Testing

@testable import TokenSyntax

/// Names are found by the one that stood before them, and properties by a mark of their object.
@Suite struct JSONNamesTests {
  @Test(arguments: [
    // The expected name, a longer one, a shorter one, one that differs in its last byte.
    #"{"a":{"x":1,"yy":2},"b":{"x":1,"yy":2},"c":{"x":1,"yyy":2},"d":{"x":1,"y":2},"e":{"x":1,"yz":2}}"#,
    // Names of eight bytes and more, whose last words overlap.
    #"{"a":{"component":1,"components":2},"b":{"component":1,"components":3},"c":{"component":1,"componentz":3}}"#,
    // An expected name whose spelling has an escape, and one that ends in a backslash.
    #"{"a":{"x":1,"q\"":2},"b":{"x":1,"q\"":2},"c":{"x":1,"q":3},"d":{"x":1,"q\\":3}}"#,
    // An empty name, and the end of the text in the middle of an expected one.
    #"{"a":{"x":1,"":2},"b":{"x":1,"":2},"c":{"x":1,"ab":2}}"#,
  ])
  func expectedNamesAreOnlyExpected(_ text: String) {
    let parsed = ParsedText(text)
    #expect(parsed.isWellFormed)
    #expect(parsed.rewritten == text)
  }

  @Test func otherQuotesDoNotEndTheExpectedName() {
    let text = #"{"a":{"x":1,"q'r":2},"b":{"x":1,'q'r':2}}"#
    #expect(!ParsedText(text, dialect: .json5).isWellFormed)
    let turned = #"{'a':{'x':1,'q"r':2},'b':{'x':1,"q"r":2}}"#
    #expect(!ParsedText(turned, dialect: .json5).isWellFormed)
  }

  @Test func expectedNameThatIsCutIsNotRead() {
    let parsed = ParsedText(#"{"a":{"x":1,"name":2},"b":{"x":1,"nam"#)
    #expect(!parsed.isWellFormed)
    #expect(!parsed.tree.nodes.contains { parsed.names.string($0.name) == "nam\"" })
    parsed.checkInvariants("cut")
  }

  @Test(arguments: [
    (#"{"g":{"a":1,"$type":"color"}}"#, true), (#"{"g":{"a":{"$type":"color"}}}"#, false),
    (#"{"$type":"color","g":{"a":1}}"#, false), (#"{"g":{"\u0024type":"color"}}"#, true),
    (#"{"g":{"a":[1,{"$type":1}],"$type":"color""#, true),
  ])
  func propertiesAreFound(_ text: String, _ isThere: Bool) throws {
    let parsed = ParsedText(text)
    let name = try #require(parsed.names.find("g"))
    let group = try #require(parsed.tree.member(.root, name))
    #expect((parsed.tree.member(group, .type) != nil) == isThere)
    #expect(parsed.tree.member(group, .value) == nil)
  }
}

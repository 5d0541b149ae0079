import Testing

@testable import TokenSyntax

@Suite("taking a member out of an object")
struct JSONRemovalTests {
  /// The text without the member `x` of its outermost object.
  private func without(_ text: String) throws -> String {
    let parsed = ParsedText(text, dialect: .json5)
    try #require(parsed.isWellFormed, "\(parsed.codes)")
    let name = try #require(parsed.names.find("x"))
    let member = try #require(parsed.tree.member(.root, name))
    let edits = parsed.tree.removal(of: member, from: .root)
    return String(decoding: try parsed.file.applying(edits), as: UTF8.self)
  }

  @Test(
    "the comma that belongs to it goes, its line too if it has one, and nothing else",
    arguments: [
      (#"{ "x": 1, "b": 2 }"#, #"{ "b": 2 }"#),
      (#"{"x":1,"b":2}"#, #"{"b":2}"#),
      (#"{ "a": 1, "x": 2, "b": 3 }"#, #"{ "a": 1, "b": 3 }"#),
      (#"{ "a": 1,   "x": [1, {"c": 2}]  }"#, #"{ "a": 1  }"#),
      (#"{ "a": 1, "x": 2, }"#, #"{ "a": 1, }"#),
      (#"{ "x": 2 }"#, #"{  }"#),
      ("{\n  \"x\": 1,\n  \"b\": 2\n}\n", "{\n  \"b\": 2\n}\n"),
      ("{\r\n\t\"x\": 1 ,  \r\n\t\"b\": 2\r\n}", "{\r\n\t\"b\": 2\r\n}"),
      ("{\n  \"a\": 1,\n  \"x\": 2\n}\n", "{\n  \"a\": 1\n}\n"),
      ("{\n  \"a\": 1, \"x\": 2,\n  \"b\": 3\n}\n", "{\n  \"a\": 1,\n  \"b\": 3\n}\n"),
      ("{\n  \"x\": 1, // why\n  \"b\": 2\n}", "{\n  // why\n  \"b\": 2\n}"),
      ("{\n  \"x\": 1 /* , */,\n  \"b\": 2\n}", "{\n   /* , */\n  \"b\": 2\n}"),
      (
        "{\n  \"a\": 1, // one, two\n  \"x\": 2\n}\n", "{\n  \"a\": 1 // one, two\n}\n"
      ),
      ("{ \"a\": 1 /* , */, \"x\": 2 }", "{ \"a\": 1 /* , */ }"),
      ("{ 'x': '}', b: 2 }", "{ b: 2 }"),
    ])
  func removed(_ text: String, _ expected: String) throws {
    #expect(try without(text) == expected)
  }

  @Test("a member of another object has no edits")
  func strange() throws {
    let parsed = ParsedText(#"{ "a": { "x": 1 } }"#)
    let inner = try #require(parsed.tree.children(.root).first { _ in true })
    let member = try #require(parsed.tree.children(inner).first { _ in true })
    #expect(parsed.tree.removal(of: member, from: .root).isEmpty)
  }
}

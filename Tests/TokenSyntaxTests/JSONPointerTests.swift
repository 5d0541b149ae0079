import Testing

@testable import TokenSyntax

@Suite struct JSONPointerTests {
  let parsed = ParsedText(
    #"{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "m~n": 8, " ": 7, "é": {"x": [[5]]}}"#)

  @Test(
    arguments: [
      ("/foo", false, #"["bar", "baz"]"#), ("/foo/0", false, #""bar""#), ("/", false, "0"),
      ("/a~1b", false, "1"), ("/c%d", false, "2"), ("/m~0n", false, "8"), ("/%20", true, "7"),
      ("/c%25d", true, "2"), ("/%C3%A9/x/0/0", true, "5"), ("/é/x/0", false, "[5]"),
    ])
  func leadsToValues(pointer: String, isFragment: Bool, expected: String) throws {
    let pointer = try JSONPointer(pointer, isFragment: isFragment)
    let id = try parsed.tree.find(pointer, names: parsed.names).get()
    #expect(parsed.text(parsed.tree.span(id)) == expected)
    #expect(
      parsed.tree.pointer(to: id, names: parsed.names).segments.map(\.name)
        == pointer.segments.map(\.name))
  }

  @Test(
    arguments: [
      ("/foo/2", 1, 5..<6), ("/foo/-", 1, 5..<6), ("/foo/01", 1, 5..<7), ("/foo/+1", 1, 5..<7),
      ("/foo/0/x", 2, 7..<8), ("/bar", 0, 1..<4), ("/foo/99999999999999999999", 1, 5..<25),
    ])
  func saysWhichStepFails(text: String, segment: Int, range: Range<Int>) throws {
    let pointer = try JSONPointer(text)
    guard case .failure(let failure) = parsed.tree.find(pointer, names: parsed.names) else {
      Issue.record("\(text) leads somewhere")
      return
    }
    #expect(failure.segment == segment)
    #expect(failure.range == range)
  }

  @Test(arguments: ["foo", "/a~", "/a~2", "/%4", "/%zz"])
  func refusesOtherTexts(text: String) {
    #expect(throws: JSONPointer.SyntaxFault.self) { try JSONPointer(text, isFragment: true) }
  }

  @Test func writesItself() throws {
    #expect(JSONPointer(names: ["a/b", "m~n", "0"]).text == "/a~1b/m~0n/0")
    #expect(try JSONPointer("/a~1b/m~0n/0") == JSONPointer(names: ["a/b", "m~n", "0"]))
    #expect(try JSONPointer("").segments.isEmpty)
  }
}

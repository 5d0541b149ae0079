import Testing

@testable import TokenSyntax

@Suite struct JSONWriterTests {
  private func write(_ style: JSONWriter.Style, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(style: style)
    body(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("a\"b")
    writer.beginArray(inline: true)
    writer.number(0.5)
    writer.integer(-3)
    writer.endArray()
    writer.name("empty")
    writer.beginObject()
    writer.endObject()
    writer.name("list")
    writer.beginArray()
    writer.string("é\n\u{1}\\")
    writer.bool(true)
    writer.null()
    writer.endArray()
    writer.endObject()
  }

  @Test func writesCompactly() {
    #expect(
      write(.compact, sample) == #"{"a\"b":[0.5,-3],"empty":{},"list":["é\n\u0001\\",true,null]}"#)
  }

  @Test func writesPrettily() {
    #expect(
      write(.pretty, sample) == """
        {
          "a\\"b": [0.5, -3],
          "empty": {},
          "list": [
            "é\\n\\u0001\\\\",
            true,
            null
          ]
        }

        """)
  }

  @Test func copiesAuthoredValues() {
    let parsed = ParsedText("{'k': [1.50, /* c */ 0x10, {'x': 'y\\'z'}]}", dialect: .json5)
    let anew = write(.compact) { $0.value(.root, of: parsed.tree, names: parsed.names) }
    #expect(anew == #"{"k":[1.50,16,{"x":"y'z"}]}"#)
    let verbatim = write(.pretty) { writer in
      writer.beginArray()
      writer.verbatim(NodeID(1), of: parsed.tree)
      writer.endArray()
    }
    #expect(verbatim == "[\n  [1.50, /* c */ 0x10, {'x': 'y\\'z'}]\n]\n")
  }

  @Test func staysLinearWhenNestedDeeply() {
    let text = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
    let parsed = ParsedText(text, maximumDepth: 100_000)
    let pretty = write(.pretty) { $0.value(.root, of: parsed.tree, names: parsed.names) }
    #expect(pretty.utf8.count < 6_000_000)
    #expect(ParsedText(pretty, maximumDepth: 100_000).rewritten == text)
  }
}

@Suite struct EditTests {
  let file = SourceFile(text: "0123456789")

  private func edit(_ lower: UInt32, _ upper: UInt32, _ text: String) -> Edit {
    Edit(span: SourceSpan(file: file.id, lower: lower, upper: upper), text: text)
  }

  @Test func appliesInAnyOrder() throws {
    let edits = [
      edit(8, 8, "x"), edit(2, 4, "ab c"), edit(4, 4, "y"), edit(5, 6, ""), edit(2, 2, "<"),
    ]
    #expect(try file.applying(edits) == Array("01<ab cy467x89".utf8))
    #expect(try file.applying(edits.reversed()) == Array("01<ab cy467x89".utf8))
    #expect(try file.applying(edits + edits) == Array("01<ab cy467x89".utf8))
    #expect(try file.applying([]) == Array("0123456789".utf8))
  }

  @Test func refusesOverlaps() {
    let bad = [
      [edit(2, 5, ""), edit(4, 6, "")], [edit(3, 3, "a"), edit(3, 3, "b")],
      [edit(2, 5, "a"), edit(3, 3, "b")], [edit(2, 4, "a"), edit(2, 4, "b")], [edit(5, 11, "")],
    ]
    for edits in bad {
      #expect(throws: EditConflict.self) { try file.applying(edits) }
      #expect(throws: EditConflict.self) { try file.applying(edits.reversed()) }
    }
  }
}

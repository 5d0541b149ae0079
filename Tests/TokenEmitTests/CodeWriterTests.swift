import Testing

@testable import TokenEmit

@Suite struct CodeWriterTests {
  private func text(_ body: (inout CodeWriter) -> Void) -> String {
    var sink = ByteSink()
    CodeWriter.write(to: &sink, body)
    return String(decoding: sink.finish(), as: UTF8.self)
  }

  @Test func blocksAreIndentedAndBlankLinesDoNotPileUp() {
    let text = text { writer in
      writer.blankLine()
      writer.block("a {") { writer in
        writer.blankLine()
        writer.line("b")
        writer.blankLine()
        writer.blankLine()
        writer.begin()
        writer.append("c: ")
        writer.append(number: -0.5)
        writer.end()
      }
    }
    #expect(text == "a {\n  b\n\n  c: -0.5\n}\n")
  }

  @Test func depthIsNotIndentedWithoutEnd() {
    let text = text { writer in
      for _ in 0..<100 { writer.indent() }
      writer.line("x")
      for _ in 0..<100 { writer.outdent() }
    }
    #expect(text.count == 2 * CodeWriter.deepestIndent + 2)
  }
}

import Testing

@testable import TokenSyntax

@Suite struct LineIndexTests {
  /// Line and column of every offset, by walking over the text.
  private func positions(_ bytes: [UInt8]) -> [SourcePosition] {
    var result: [SourcePosition] = []
    var (line, column) = (1, 1)
    for (offset, byte) in bytes.enumerated() {
      if offset > 0 {
        let before = bytes[offset - 1]
        if before == 0x0A || before == 0x0D && byte != 0x0A {
          (line, column) = (line + 1, 1)
        } else if before & 0xC0 != 0x80 {
          column += 1
        }
      }
      result.append(SourcePosition(line: line, column: column))
    }
    return result
  }

  /// Lines that end at, before and behind the bounds of blocks, and lines longer than a block.
  @Test(arguments: [1, 7, 64, 4095, 4096, 4097, 9000])
  func findsLinesInTextsOfManyBlocks(length: Int) {
    let line = String(repeating: "x", count: length - 1) + "\n"
    let bytes = Array(String(repeating: line, count: 20_000 / length + 2).utf8)
    let index = LineIndex(SourceFile(text: String(decoding: bytes, as: UTF8.self)))
    let found = bytes.indices.map { index.position(of: UInt32($0)) }
    #expect(found == positions(bytes))
    #expect(index.position(of: UInt32(bytes.count)).line == bytes.count / length + 1)
  }

  /// Line ends of every kind at every place of a word, alone and beside each other.
  @Test func countsWhatAWalkOverTheTextCounts() {
    let pieces = ["a", "bc", "\n", "\r\n", "\r", "\n\n", "\r\r", "ü", "→x", "0123456789", ""]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for round in 0..<300 {
      var text = ""
      for _ in 0..<(round % 40) {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        // Every second text has one byte for each character.
        let piece = pieces[Int(state % UInt64(pieces.count))]
        text += round % 2 == 0 && !piece.utf8.allSatisfy { $0 < 0x80 } ? "z" : piece
      }
      let bytes = Array(text.utf8)
      let index = LineIndex(SourceFile(id: FileID(0), path: "t", bytes: bytes))
      let expected = positions(bytes)
      for (offset, position) in expected.enumerated() where bytes[offset] & 0xC0 != 0x80 {
        #expect(index.position(of: UInt32(offset)) == position, "\(bytes) at \(offset)")
      }
      let ends = bytes.indices.count { offset in
        bytes[offset] == 0x0A
          || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      }
      #expect(index.lineCount == ends + 1)
    }
  }
}

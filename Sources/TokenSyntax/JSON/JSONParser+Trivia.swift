extension JSONParser {
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Reads the byte order mark, if any, and looks out for texts in UTF-16.
  mutating func start() -> Expectation {
    if text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { at = 3 }
    let marks = (text[0], text[1])
    let isUTF16 =
      length >= 2
      && (marks == (0xFF, 0xFE) || marks == (0xFE, 0xFF) || (marks.0 == 0) != (marks.1 == 0))
    guard isUTF16 else { return .value }
    log.add(
      .invalidUTF8, 0, 1, "the text is not UTF-8; it looks like UTF-16",
      help: "save the file as UTF-8")
    push(.missing, from: 0, to: length)
    return .nothing
  }

  /// Moves `at` to the next byte that is no white space and no comment; the byte there, which is
  /// 0 at the end.
  @inline(__always)
  mutating func significantByte() -> UInt8 {
    var offset = at
    var byte = text[offset]
    while JSONText.isBlank(byte) {
      offset += 1
      if byte == 0x0A {
        var other = text.word(at: offset) ^ Self.spaces
        while other == 0 {
          offset += 8
          other = text.word(at: offset) ^ Self.spaces
        }
        offset += other.trailingZeroBitCount >> 3
      }
      byte = text[offset]
    }
    at = offset
    if byte == UInt8(ascii: "/") || byte < 0x20 || byte >= 0x80 { return skipRareTrivia() }
    return byte
  }

  /// Skips comments and the white space that only JSON5 has, with white space between them.
  private mutating func skipRareTrivia() -> UInt8 {
    while true {
      while JSONText.isBlank(text[at]) { at += 1 }
      let byte = text[at]
      if byte == UInt8(ascii: "/") {
        let next = text[at + 1]
        guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return byte }
        skipComment(isBlock: next == UInt8(ascii: "*"))
        continue
      }
      guard dialect == .json5, let space = json5Space() else { return byte }
      at += space
    }
  }

  /// The length of the JSON5 white space at `at`; nil if there is none.
  private func json5Space() -> Int? {
    if text[at] == 0x0B || text[at] == 0x0C { return 1 }
    guard text[at] >= 0x80, let (scalar, length) = UTF8Sequence.scalar(in: text, at: at) else {
      return nil
    }
    switch scalar {
    case "\u{FEFF}", "\u{2028}", "\u{2029}": return length
    default: return scalar.properties.generalCategory == .spaceSeparator ? length : nil
    }
  }

  /// Skips the comment at `at`, with a fault where the dialect has none (the first time only: a
  /// text with one comment has many).
  private mutating func skipComment(isBlock: Bool) {
    let start = at
    at += 2
    var isFaulty = false
    while true {
      let byte = text[at]
      if byte >= 0x80 {
        let length = UTF8Sequence.length(in: text, at: at)
        if length == 0 { reportInvalidUTF8(at: at, &isFaulty) }
        if !isBlock, dialect == .json5, JSONText.isLineSeparator(text, at: at) { break }
        at += max(length, 1)
      } else if isBlock, byte == UInt8(ascii: "*"), text[at + 1] == UInt8(ascii: "/") {
        at += 2
        break
      } else if !isBlock, byte == 0x0A || byte == 0x0D {
        break
      } else if at >= length {
        if isBlock { reportUnterminatedComment(from: start) }
        break
      } else {
        at += 1
      }
    }
    guard !dialect.isRelaxed, !hasReportedComment else { return }
    hasReportedComment = true
    log.add(
      .comment, start, at, "JSON has no comments",
      help: "remove all comments, or name the file .jsonc or .json5")
  }

  private mutating func reportUnterminatedComment(from start: Int) {
    log.add(
      .unterminatedComment, start, start + 2, "the comment does not end", help: "close it with `*/`"
    )
  }

  /// Skips the container at `at`, which is nested deeper than the limit.
  mutating func skipTooDeep() {
    let start = at
    if !hasReportedDepth {
      hasReportedDepth = true
      log.add(
        .tooDeep, start, start + 1, "more than \(maximumDepth) objects and arrays are open here",
        help: "nest less deeply")
    }
    var depth = 0
    repeat {
      let byte = significantByte()
      if at >= length { break }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        at += 1
      case UInt8(ascii: "\""): _ = readString(quote: byte)
      case UInt8(ascii: "'") where dialect == .json5: _ = readString(quote: byte)
      default: at += max(1, UTF8Sequence.length(in: text, at: at))
      }
    } while depth > 0
    push(.missing, from: start)
  }
}

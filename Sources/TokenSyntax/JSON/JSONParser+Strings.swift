extension JSONParser {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Reads the string whose opening quote is at `at`, to behind its closing quote.
  ///
  /// A string without one ends with its line. One fault is reported at most.
  @inline(__always)
  mutating func readString(quote: UInt8) -> JSONKind {
    var offset = at + 1
    let quotes = Self.ones &* UInt64(quote)
    while true {
      // The lowest marked byte is a control character, the quote, a backslash or not ASCII.
      let word = text.word(at: offset)
      let quoted = word ^ quotes
      let escaped = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let marks =
        ((word &- 0x2020_2020_2020_2020) | (quoted &- Self.ones) | (escaped &- Self.ones) | word)
        & Self.highBits
      if marks == 0 {
        offset += 8
        continue
      }
      offset += marks.trailingZeroBitCount >> 3
      if text[offset] == quote {
        at = offset + 1
        return .plainString
      }
      return readRestOfString(quote: quote, from: offset)
    }
  }

  /// Reads on in a string whose bytes before `offset` are plain.
  private mutating func readRestOfString(quote: UInt8, from start: Int) -> JSONKind {
    var offset = start
    var kind = JSONKind.plainString
    var isFaulty = false
    while true {
      let byte = text[offset]
      if byte == quote {
        at = offset + 1
        return kind
      }
      switch byte {
      case UInt8(ascii: "\\"):
        kind = .escapedString
        offset = readEscape(at: offset, &isFaulty)
      case 0x80...:
        let length = UTF8Sequence.length(in: text, at: offset)
        if length == 0 { reportInvalidUTF8(at: offset, &isFaulty) }
        offset += max(length, 1)
      case ..<0x20:
        if offset >= length || (isLineEnd(byte) && !continues(behind: offset, quote: quote)) {
          if !isFaulty { reportUnterminatedString(from: at, to: offset) }
          at = offset
          forgivenCount = nodes.count + 1
          return kind
        }
        reportControlCharacter(at: offset, &isFaulty)
        offset += 1
      default:
        offset += 1
      }
    }
  }

  /// Reads the escape whose backslash is at `offset`; the offset behind it.
  private mutating func readEscape(at offset: Int, _ isFaulty: inout Bool) -> Int {
    let byte = text[offset + 1]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 2
    case UInt8(ascii: "u"):
      if JSONText.hexadecimal(text, at: offset + 2, count: 4) != nil { return offset + 6 }
    case 0x00 where offset + 1 >= length:
      return offset + 1
    default:
      if dialect == .json5, let end = endOfJSON5Escape(at: offset) { return end }
    }
    if !isFaulty {
      isFaulty = true
      let end = offset + 1 + max(1, UTF8Sequence.length(in: text, at: offset + 1))
      log.add(
        .badEscape, offset, min(end, length),
        byte == UInt8(ascii: "u")
          ? "`\\u` needs four hexadecimal digits"
          : "\(quoted(offset, min(end, length))) is no escape",
        help: "write a backslash itself as `\\\\`")
    }
    // A line end or a quote behind the backslash is looked at again.
    return byte < 0x20 || byte >= 0x80 ? offset + 1 : offset + 2
  }

  /// The offset behind an escape that only JSON5 has; nil if it has none here either.
  private func endOfJSON5Escape(at offset: Int) -> Int? {
    switch text[offset + 1] {
    case UInt8(ascii: "x"):
      return JSONText.hexadecimal(text, at: offset + 2, count: 2) == nil ? nil : offset + 4
    case UInt8(ascii: "0"):
      return JSONText.isDigit(text[offset + 2]) ? nil : offset + 2
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      return nil
    case 0x0D:
      return text[offset + 2] == 0x0A ? offset + 3 : offset + 2
    case 0x0A:
      return offset + 2
    case let byte:
      guard byte >= 0x20 || byte == 0x09 else { return nil }
      let length = UTF8Sequence.length(in: text, at: offset + 1)
      return length == 0 ? nil : offset + 1 + length
    }
  }

  /// Whether the string goes on in the next line: judged by what that line begins with.
  private func continues(behind offset: Int, quote: UInt8) -> Bool {
    var next = offset
    while JSONText.isBlank(text[next]) { next += 1 }
    if next >= length { return false }
    switch text[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      return false
    default:
      break
    }
    // The next line must have the closing quote, and nothing but punctuation behind it.
    while text[next] != quote {
      if isLineEnd(text[next]) || next >= length { return false }
      next += text[next] == UInt8(ascii: "\\") && text[next + 1] >= 0x20 ? 2 : 1
    }
    next += 1
    while text[next] == 0x20 || text[next] == 0x09 { next += 1 }
    switch text[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), 0x0A, 0x0D: return true
    default: return next >= length
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func reportUnterminatedString(from start: Int, to end: Int) {
    log.add(
      .unterminatedString, start, end, "the string does not end in its line",
      help: "add the closing quote")
  }

  private mutating func reportControlCharacter(at offset: Int, _ isFaulty: inout Bool) {
    if isFaulty { return }
    isFaulty = true
    let byte = text[offset]
    let escape =
      switch byte {
      case 0x09: "`\\t`"
      case 0x0A: "`\\n`"
      case 0x0D: "`\\r`"
      default: "`\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16) + "`"
      }
    log.add(
      .controlCharacter, offset, offset + 1,
      "raw control character \(describe(offset)) in a string",
      help: "write it as \(escape)")
  }

  /// Reports bytes that are no UTF-8, once for each run of text that `isFaulty` stands for.
  mutating func reportInvalidUTF8(at offset: Int, _ isFaulty: inout Bool) {
    if isFaulty { return }
    isFaulty = true
    log.add(
      .invalidUTF8, offset, offset + 1,
      "byte 0x\(String(text[offset], radix: 16, uppercase: true)) is not part of valid UTF-8",
      help: "save the file as UTF-8")
  }
}

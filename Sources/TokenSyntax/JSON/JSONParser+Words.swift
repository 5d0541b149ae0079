extension JSONParser {
  /// Reads the number at `at`, which begins with a digit or a minus sign.
  @inline(__always)
  mutating func readNumber() {
    let start = at
    var offset = start
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = text[offset]
    if first &- 0x31 < 9 {
      repeat { offset += 1 } while JSONText.isDigit(text[offset])
    } else if first == 0x30 {
      offset += 1
    } else {
      return readOtherNumber(from: start)
    }
    if text[offset] == UInt8(ascii: ".") {
      offset += 1
      guard JSONText.isDigit(text[offset]) else { return readOtherNumber(from: start) }
      repeat { offset += 1 } while JSONText.isDigit(text[offset])
    }
    if text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
      guard JSONText.isDigit(text[offset]) else { return readOtherNumber(from: start) }
      repeat { offset += 1 } while JSONText.isDigit(text[offset])
    }
    let next = text[offset]
    if next > 0x2C, next != UInt8(ascii: "]"), next != UInt8(ascii: "}"), JSONText.isWord(next) {
      return readOtherNumber(from: start)
    }
    at = offset
    push(.number, from: start)
  }

  /// Reads what begins like a number and is none of RFC 8259.
  mutating func readOtherNumber(from start: Int) {
    at = start
    let end = endOfWord(from: start)
    if dialect == .json5, endOfJSON5Number(from: start) == end {
      at = end
      push(.number, from: start)
      return
    }
    var isFaulty = false
    reportInvalidUTF8(from: start, to: end, &isFaulty)
    if !isFaulty {
      log.add(
        .badNumber, start, end, "\(quoted(start, end)) is not a number",
        help: numberHelp(start, end))
    }
    at = end
    pushBroken(from: start)
  }

  /// What to write instead of the faulty number.
  private func numberHelp(_ start: Int, _ end: Int) -> String? {
    let sign = text[start] == UInt8(ascii: "+") || text[start] == UInt8(ascii: "-") ? 1 : 0
    let first = text[start + sign]
    if text[start] == UInt8(ascii: "+") { return "write the number without the plus sign" }
    if first == UInt8(ascii: ".") { return "write a digit before the point" }
    if first == 0x30, JSONText.isDigit(text[start + sign + 1]) {
      return "write the number without leading zeros"
    }
    if text[end - 1] == UInt8(ascii: ".") { return "write a digit behind the point" }
    if JSONText.isDigit(first), !JSONText.isDigit(text[end - 1]) {
      return "put text, and numbers with a unit, in double quotes"
    }
    return nil
  }

  /// The offset behind the longest JSON5 number at `start`; nil if none begins there.
  private func endOfJSON5Number(from start: Int) -> Int? {
    var offset = start
    if text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
    for word in ["Infinity", "NaN"] where matches(word, at: offset) {
      return offset + word.utf8.count
    }
    if text[offset] == 0x30, text[offset + 1] | 0x20 == UInt8(ascii: "x") {
      offset += 2
      let digits = offset
      while JSONText.hexDigit(text[offset]) != nil { offset += 1 }
      return offset > digits ? offset : nil
    }
    let whole = offset
    while JSONText.isDigit(text[offset]) { offset += 1 }
    if offset - whole > 1, text[whole] == 0x30 { return nil }
    var digits = offset - whole
    if text[offset] == UInt8(ascii: ".") {
      offset += 1
      let fraction = offset
      while JSONText.isDigit(text[offset]) { offset += 1 }
      digits += offset - fraction
    }
    guard digits > 0 else { return nil }
    guard text[offset] | 0x20 == UInt8(ascii: "e") else { return offset }
    offset += 1
    if text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
    let exponent = offset
    while JSONText.isDigit(text[offset]) { offset += 1 }
    return offset > exponent ? offset : nil
  }

  /// Reads the literal at `at`, or whatever bare word is there.
  mutating func readWord() {
    let start = at
    let end = endOfWord(from: start)
    for (word, kind) in [("true", JSONKind.true), ("false", .false), ("null", .null)]
    where end - start == word.utf8.count && matches(word, at: start) {
      at = end
      push(kind, from: start)
      return
    }
    if dialect == .json5, endOfJSON5Number(from: start) == end {
      at = end
      push(.number, from: start)
      return
    }
    var isFaulty = false
    reportInvalidUTF8(from: start, to: end, &isFaulty)
    if !isFaulty {
      log.add(
        .badLiteral, start, end, "expected a value, found the bare word \(quoted(start, end))",
        help: wordHelp(start, end))
    }
    at = end
    pushBroken(from: start)
  }

  private func wordHelp(_ start: Int, _ end: Int) -> String {
    let word = String(decoding: text[start..<end], as: UTF8.self)
    switch word.lowercased() {
    case "true", "false", "null": return "write `\(word.lowercased())`"
    case "nil", "none", "undefined": return "write `null`"
    default: return "put text in double quotes"
    }
  }

  /// The offset behind the bare word at `start`; at least one byte on, within the text.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while JSONText.isWord(text[offset]) {
      // A word ends before white space that only JSON5 has.
      if text[offset] >= 0x80, dialect == .json5, isUnicodeSpace(offset) { break }
      offset += 1
    }
    return max(offset, min(start + 1, length))
  }

  private func isUnicodeSpace(_ offset: Int) -> Bool {
    guard let (scalar, _) = UTF8Sequence.scalar(in: text, at: offset) else { return false }
    return scalar.properties.isWhitespace || scalar == "\u{FEFF}"
  }

  private func matches(_ word: String, at start: Int) -> Bool {
    var offset = start
    for byte in word.utf8 {
      if text[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// Reports the first bytes from `start` to `end` that are no UTF-8.
  mutating func reportInvalidUTF8(from start: Int, to end: Int, _ isFaulty: inout Bool) {
    var offset = start
    while offset < end {
      let length = UTF8Sequence.length(in: text, at: offset)
      if length == 0 { return reportInvalidUTF8(at: offset, &isFaulty) }
      offset += length
    }
  }

  /// The bytes as a message shows them: between backquotes, cut after 24 bytes or so.
  func quoted(_ start: Int, _ end: Int) -> String {
    var stop = start
    while stop < end, stop - start < 24 { stop += max(1, UTF8Sequence.length(in: text, at: stop)) }
    stop = min(stop, end)
    return "`" + String(decoding: text[start..<stop], as: UTF8.self) + (stop < end ? "…`" : "`")
  }

  /// What is at `offset`, as a message says it.
  func describe(_ offset: Int) -> String {
    if offset >= length { return "the end of the text" }
    guard let (scalar, _) = UTF8Sequence.scalar(in: text, at: offset) else {
      return "a byte that is not UTF-8"
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return scalar == "`" ? "a backquote" : "`\(scalar)`"
    }
  }
}

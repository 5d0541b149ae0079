/// Names without quotes.
extension JSONParser {
  /// Reads a name without quotes: right in JSON5 if it is an identifier, else reported and read all
  /// the same.
  mutating func readUnquotedName(_ names: inout NameTable) {
    let start = at
    let end = endOfWord(from: start)
    var decoded: [UInt8] = []
    JSONText.decode(UnsafeBufferPointer(rebasing: text[start..<end]), into: &decoded)
    if dialect != .json5 || !isIdentifier(start, end) {
      var isFaulty = false
      reportInvalidUTF8(from: start, to: end, &isFaulty)
      if !isFaulty {
        log.add(
          .unquotedName, start, end, "the name \(quoted(start, end)) needs quotes",
          help: "write it in double quotes")
      }
    }
    at = end
    // The closing quote of a name that has lost its opening one.
    if dialect != .json5, text[at] == UInt8(ascii: "\"") { at += 1 }
    begin(names.intern(decoded[...]), at: start)
  }

  /// Whether the bytes are an identifier of ECMAScript 5.1, escapes included.
  private func isIdentifier(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end {
      var scalar: Unicode.Scalar
      var length: Int
      if text[offset] == UInt8(ascii: "\\") {
        guard text[offset + 1] == UInt8(ascii: "u"),
          let unit = JSONText.hexadecimal(text, at: offset + 2, count: 4),
          let escaped = Unicode.Scalar(unit)
        else { return false }
        (scalar, length) = (escaped, 6)
      } else {
        guard let next = UTF8Sequence.scalar(in: text, at: offset) else { return false }
        (scalar, length) = next
      }
      guard isIdentifierPart(scalar, first: offset == start) else { return false }
      offset += length
    }
    return end > start
  }

  private func isIdentifierPart(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar {
    case "$", "_": return true
    case "\u{200C}", "\u{200D}": return !first
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !first
    default: return false
    }
  }
}

/// Why a CSS text was refused.
public struct CSSError: Error, Sendable, Hashable {
  /// Where, in bytes of the text's UTF-8 from its start; the length of the text if it ended too
  /// early.
  public let offset: Int
  /// What would have been right there, to follow "expected": `a number`, `")"`, …
  public let expected: String

  init(_ offset: Int, _ expected: String) {
    self.offset = offset
    self.expected = expected
  }
}

/// Reads the tokens of CSS Syntax 3 that colours and easings are made of.
struct CSSScanner {
  let bytes: [UInt8]
  private(set) var position = 0
  /// How many functions and parentheses are open; ``maximumDepth`` bounds it.
  private(set) var depth = 0

  /// More nested functions than this are refused.
  static let maximumDepth = 32

  init(_ text: String) { bytes = Array(text.utf8) }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func failure(_ expected: String, at offset: Int? = nil) -> CSSError {
    CSSError(offset ?? position, expected)
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0a, 0x0c, 0x0d: position += 1
      case UInt8(ascii: "/"):
        guard let end = commentEnd() else { return }
        position = end
      default: return
      }
    }
  }

  /// Where a comment that starts here ends; nil if none starts here or it has no end.
  private func commentEnd() -> Int? {
    guard position + 3 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") else { return nil }
    var index = position + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  /// Takes `character` if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws(CSSError) {
    guard take(character) else { throw failure("\"\(character)\"") }
  }

  /// Takes an identifier, in lower case; nil if none is next.
  mutating func identifier() -> String? {
    let start = position
    var index = position
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    guard index < bytes.count, CSSScanner.isLetter(bytes[index]) else { return nil }
    while index < bytes.count, CSSScanner.isNameByte(bytes[index]) { index += 1 }
    position = index
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  /// Takes `name` if it is the identifier that is next.
  mutating func take(word name: String) -> Bool {
    let start = position
    if identifier() == name { return true }
    position = start
    return false
  }

  /// Opens a parenthesis that has to be next.
  mutating func open() throws(CSSError) {
    guard depth < CSSScanner.maximumDepth else { throw failure("fewer nested functions") }
    try expect("(")
    depth += 1
    skipSpace()
  }

  /// Closes a parenthesis, after white space.
  mutating func close() throws(CSSError) {
    skipSpace()
    try expect(")")
    depth -= 1
  }

  mutating func rewind(to position: Int) { self.position = position }

  /// Takes a number; nil if none is next.
  mutating func number() -> Double? {
    var index = position
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39
    }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count
        && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
    }
    if isSign(index) { index += 1 }
    let digits = index
    while isDigit(index) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    guard index > digits else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(index + 1) ? index + 2 : index + 1
      if isDigit(exponent) {
        index = exponent
        while isDigit(index) { index += 1 }
      }
    }
    let text = String(decoding: bytes[position..<index], as: UTF8.self)
    guard let value = Double(text) else { return nil }
    position = index
    return value
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte >= 0x30 && byte <= 0x39
  }
}

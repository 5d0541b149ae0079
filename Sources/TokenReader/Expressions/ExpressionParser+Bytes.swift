extension ExpressionParser {
  /// The next byte.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }
  /// The byte after the next.
  var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Takes bytes that are known to be next; where they stood.
  mutating func take(_ count: Int) -> Range<Int> {
    position += count
    return position - count..<position
  }

  /// Skips blanks, tabs and ends of lines.
  mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  /// Takes a word of letters, and digits after the first: a sign ends it, so that `4px-2px` is a
  /// difference.
  mutating func identifier() -> String {
    let start = position
    while let byte = current, Self.isLetter(byte) || position > start && Self.isDigit(byte) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Notes that something is opened at a place; no deeper than the limit.
  mutating func enter(_ place: Range<Int>) throws(ExpressionFault) {
    depth += 1
    guard depth <= ExpressionLimits.depth else {
      throw ExpressionFault(
        .limit, place,
        "an expression may be nested \(ExpressionLimits.depth) deep, and this is deeper",
        help: "split it into several tokens")
    }
  }

  /// Appends an operation; no more than the limit.
  mutating func add(
    _ operation: ExpressionProgram.Step.Operation, _ range: Range<Int>
  ) throws(ExpressionFault) {
    guard steps.count < ExpressionLimits.steps else {
      throw ExpressionFault(
        .limit, range,
        "an expression may have \(ExpressionLimits.steps) values and operators, and this has more",
        help: "split it into several tokens")
    }
    steps.append(ExpressionProgram.Step(operation: operation, range: range))
  }

  /// A fault at the next character.
  func unexpected(_ expectation: String) -> ExpressionFault {
    guard position < bytes.count else {
      return ExpressionFault(
        .syntax, bytes.count..<bytes.count, "the expression ends where \(expectation) is expected")
    }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    let character = rest.first.map(String.init) ?? ""
    return ExpressionFault(
      .syntax, position..<position + character.utf8.count,
      "expected \(expectation), not `\(character)`")
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte is a letter of ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Whether a value can begin with a byte.
  static func isOperandStart(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
  }
}

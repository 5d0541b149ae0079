import TokenMotion

extension CodeWriter {
  /// Appends a string literal: quotes, backslashes, line ends, control characters and what turns the
  /// direction of text are escaped.
  mutating func append(swiftString text: String) {
    append(byte: UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      default:
        if SwiftText.isInvisible(scalar) {
          append("\\u{\(String(scalar.value, radix: 16))}")
        } else {
          append { $0 += UTF8.encode(scalar)?.map { $0 } ?? [] }
        }
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends a number as a literal of `Double`, which always has a point.
  mutating func append(double value: Double) {
    append(number: value)
    if value.magnitude < 0x1p53 {
      if Double(Int64(value)) == value { append(".0") }
    } else {
      append(".0")
    }
  }

  /// Appends a number where a parameter says that it is a `Double`.
  mutating func append(argument value: Double) {
    append(number: value)
    // An integer literal above this does not fit the type that the compiler reads it with.
    if value.magnitude >= 0x1p63 { append(".0") }
  }

  /// Appends a number of four bytes, or three, as a hexadecimal literal.
  mutating func append(hex value: UInt32, digits: Int) {
    append("0x")
    bytes.append(hex: value, digits: digits, capitals: true)
  }

  /// Writes the lines of a documentation comment; nothing for a text without visible characters.
  mutating func document(_ text: String) {
    document(bytes: Array(text.utf8)[...])
  }

  /// The same for UTF-8.
  mutating func document(bytes: ArraySlice<UInt8>) {
    if bytes.allSatisfy(SwiftText.isPlain), let first = bytes.first, first != 0x20,
      bytes.last != 0x20
    {
      begin()
      append("/// ")
      append(bytes)
      end()
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in SwiftText.commentLines(text) {
      begin()
      append(line.isEmpty ? "///" : "/// ")
      append(line)
      end()
    }
  }
}

/// What raw text of a token file becomes in a Swift file.
enum SwiftText {
  /// Whether a byte of ASCII means nothing but itself in a comment.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "<"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// Whether a scalar is better written as its number: control characters, separators of lines, and
  /// what turns the direction of text or cannot be seen.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// The lines of a comment, without what a compiler or DocC would take for more than words.
  static func commentLines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      } else if scalar == "\t" {
        line.append(" ")
      } else if isInvisible(scalar) {
        line.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        // Two backticks would link to a symbol, `<doc:` to an article, and `@` begins a directive.
        if scalar == "`", previous == "`" { line.append("\\") }
        if scalar == "@", line.allSatisfy({ $0 == " " }) { line.append("\\") }
        if scalar == "<" { line.append("\\") }
        line.append(scalar)
      }
    }
    lines.append(String(line))
    lines = lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return Array(lines.drop(while: \.isEmpty))
  }
}

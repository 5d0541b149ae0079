import TokenMotion

/// Text that is legal CSS, whatever it is made of (CSS Syntax 3). Raw text of a token file reaches a
/// style sheet through these functions only.
enum CSSText {
  /// Appends a text as a string in double quotes.
  ///
  /// `<` is escaped as well, so that a sheet may stand in a `<style>` element; a NUL becomes U+FFFD,
  /// as CSS demands.
  static func appendString(_ text: String, to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case 0: bytes += "\u{FFFD}".utf8
      case 1..<0x20, 0x7F, UInt8(ascii: "<"): appendEscape(UInt32(byte), to: &bytes)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Makes a part of an identifier legal behind its first characters: everything but letters, digits,
  /// `-`, `_` and what the standard allows beyond ASCII becomes an escape. Emoji stay.
  static func escaped(_ fragment: [UInt8]) -> [UInt8] {
    if fragment.allSatisfy(isPlain) { return fragment }
    var bytes = ByteBuffer()
    for scalar in String(decoding: fragment, as: UTF8.self).unicodeScalars {
      if scalar.isASCII ? isPlain(UInt8(scalar.value)) : isIdentifier(scalar.value) {
        bytes += String(scalar).utf8
      } else {
        appendEscape(scalar.value, to: &bytes)
      }
    }
    return bytes.array
  }

  /// Appends a whole identifier, such as the name of a class: `escaped` text whose first characters
  /// are mended where a digit or a lone sign stands there.
  static func appendIdentifier(_ escaped: some Collection<UInt8>, to bytes: inout ByteBuffer) {
    guard let first = escaped.first else { return }
    let rest = escaped.dropFirst()
    if first.isASCIIDigit {
      appendEscape(UInt32(first), to: &bytes)
      bytes += rest
    } else if first == UInt8(ascii: "-"), rest.first.map({ !$0.isASCIIDigit }) ?? false {
      bytes += escaped
    } else if first == UInt8(ascii: "-") {
      bytes.append(UInt8(ascii: "\\"))
      bytes += escaped
    } else {
      bytes += escaped
    }
  }

  /// Appends the name of keyframes: an identifier, or a string where that would be a keyword.
  static func appendKeyframesName(_ escaped: [UInt8], to bytes: inout ByteBuffer) {
    let keywords = ["none", "initial", "inherit", "unset", "revert", "revert-layer", "default"]
    let name = String(decoding: escaped, as: UTF8.self)
    if keywords.contains(name.lowercased()) {
      appendString(name, to: &bytes)
    } else {
      appendIdentifier(escaped, to: &bytes)
    }
  }

  /// Appends a comment of one line. Control characters become blanks, and what would end the comment
  /// or a `<style>` element is divided by a blank.
  static func appendComment(_ text: String, to bytes: inout ByteBuffer) {
    bytes.append("/* ")
    var last: UInt8 = UInt8(ascii: " ")
    for byte in text.utf8 {
      let next = byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte
      if next == UInt8(ascii: " "), last == next { continue }
      if next == UInt8(ascii: "/"), last == UInt8(ascii: "*") || last == UInt8(ascii: "<") {
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(next)
      last = next
    }
    if last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
    bytes.append("*/")
  }

  /// Whether a text is a comment as it is: not empty, printable ASCII, without `/` and needless blanks.
  static func isPlainComment(_ text: ArraySlice<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "/") else { return false }
      if byte == UInt8(ascii: " "), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  /// A code point as `\` and hexadecimal digits, ended by a blank that is part of the escape.
  private static func appendEscape(_ scalar: UInt32, to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "\\"))
    bytes += String(scalar, radix: 16).utf8
    bytes.append(UInt8(ascii: " "))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILower || byte.isASCIIUpper || byte.isASCIIDigit || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// "Non-ASCII ident code point" of CSS Syntax 3.
  private static func isIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F,
      0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD:
      true
    default: scalar >= 0x10000
    }
  }
}

/// Small judgements about the characters of JSON texts, and the decoding of strings.
enum JSONText {
  /// Whether the byte is `0` to `9`.
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether the byte is white space of RFC 8259.
  @inline(__always) static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether the byte can stand inside a word or number, rightly or wrongly: everything but white
  /// space, control characters, brackets, quotes, `,`, `:` and `/`.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      return false
    default:
      return true
    }
  }

  /// The value of exactly `count` hexadecimal digits; nil if one of them is something else.
  static func hexadecimal(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, count: Int
  ) -> UInt32? {
    guard offset + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in offset..<(offset + count) {
      guard let digit = hexDigit(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of one hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }

  /// The offset behind the name that starts at `start`, its quotes included. `bytes` is a whole
  /// padded text.
  static func endOfName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let quote = bytes[start]
    var offset = start + 1
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while isWord(bytes[offset]) { offset += 1 }
      return offset
    }
    while bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] >= 0x20 { offset += 1 }
      if bytes[offset] == 0 || bytes[offset] == 0x0A || bytes[offset] == 0x0D { return offset }
      offset += 1
    }
    return offset + 1
  }

  /// Appends what the inside of a string stands for, with all escapes that any dialect has.
  ///
  /// A surrogate escape without its other half, which RFC 8259 leaves open, becomes U+FFFD; an
  /// escape that does not exist becomes the character behind its backslash.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < bytes.count else {
        result.append(byte)
        offset += 1
        continue
      }
      offset = decodeEscape(bytes, at: offset, into: &result)
    }
  }

  /// Decodes the escape whose backslash is at `offset`; the offset behind it.
  private static func decodeEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, into result: inout [UInt8]
  ) -> Int {
    switch bytes[offset + 1] {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0x00)
    case UInt8(ascii: "x"):
      guard let value = hexadecimal(bytes, at: offset + 2, count: 2) else {
        result.append(UInt8(ascii: "x"))
        break
      }
      append(value, to: &result)
      return offset + 4
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(bytes, at: offset + 2, count: 4) else {
        result.append(UInt8(ascii: "u"))
        break
      }
      return decodeUnit(unit, bytes, behind: offset + 6, into: &result)
    case 0x0A: break
    case 0x0D:
      return offset + 2 < bytes.count && bytes[offset + 2] == 0x0A ? offset + 3 : offset + 2
    case 0xE2 where isLineSeparator(bytes, at: offset + 1):
      return offset + 4
    case let byte: result.append(byte)
    }
    return offset + 2
  }

  /// Decodes a UTF-16 unit, with the escape behind it if the two are a pair.
  private static func decodeUnit(
    _ unit: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, behind offset: Int,
    into result: inout [UInt8]
  ) -> Int {
    if unit & 0xFC00 == 0xD800, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"),
      let low = hexadecimal(bytes, at: offset + 2, count: 4), low & 0xFC00 == 0xDC00
    {
      append(0x1_0000 + ((unit & 0x3FF) << 10 | low & 0x3FF), to: &result)
      return offset + 6
    }
    append(unit, to: &result)
    return offset
  }

  /// Whether U+2028 or U+2029 is at `offset`.
  static func isLineSeparator(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && bytes[offset + 2] & 0xFE == 0xA8
  }

  /// Appends a scalar; a surrogate as U+FFFD.
  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

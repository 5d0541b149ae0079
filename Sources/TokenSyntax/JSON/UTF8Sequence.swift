/// Judges one sequence of UTF-8 by the table of well-formed sequences in the Unicode standard
/// (section 3.9, table 3-7): no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Sequence {
  /// The length of the well-formed sequence at `offset`, 1 to 4; 0 if there is none.
  ///
  /// Four bytes from `offset` on must be readable, whatever they are.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let first = bytes[offset]
    let second = bytes[offset + 1]
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return isContinuation(second) ? 2 : 0
    case 0xE0: guard second >= 0xA0 else { return 0 }
    case 0xED: guard second <= 0x9F else { return 0 }
    case 0xE1...0xEF: break
    case 0xF0: guard second >= 0x90 else { return 0 }
    case 0xF4: guard second <= 0x8F else { return 0 }
    case 0xF1...0xF3: break
    default: return 0
    }
    guard isContinuation(second), isContinuation(bytes[offset + 2]) else { return 0 }
    if first < 0xF0 { return 3 }
    return isContinuation(bytes[offset + 3]) ? 4 : 0
  }

  /// The scalar of the well-formed sequence at `offset` and its length; nil if there is none.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let length = length(in: bytes, at: offset)
    guard length > 0 else { return nil }
    var value = UInt32(bytes[offset])
    if length > 1 {
      value &= 0x7F >> UInt32(length)
      for index in (offset + 1)..<(offset + length) {
        value = value << 6 | UInt32(bytes[index] & 0x3F)
      }
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

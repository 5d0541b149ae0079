/// Turns the text of a number into a `Double`.
package enum JSONNumber {
  /// Powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The value of a well-formed number of any dialect, correctly rounded.
  ///
  /// Up to 2^53 in its digits and 10^22 in its scale the quotient or product of two exact numbers
  /// is the answer; everything else goes to the standard library.
  package static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    var offset = 0
    var isNegative = false
    if offset < text.count, text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+") {
      isNegative = text[offset] == UInt8(ascii: "-")
      offset += 1
    }
    guard let magnitude = quick(text, from: offset) else {
      let slow = slow(text, from: offset)
      return isNegative ? -slow : slow
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Whether a well-formed number of any dialect is one of RFC 8259 as it is spelled.
  static func isStrict(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let first = rest.first, JSONText.isDigit(first) else { return false }
    rest = rest.dropFirst()
    if first == 0x30, rest.first == UInt8(ascii: "x") || rest.first == UInt8(ascii: "X") {
      return false
    }
    guard let point = rest.firstIndex(of: UInt8(ascii: ".")) else { return true }
    return point + 1 < rest.endIndex && JSONText.isDigit(rest[point + 1])
  }

  /// The value if one rounding gives it; nil for long numbers and those that only JSON5 has.
  @inline(__always)
  private static func quick(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Double? {
    var digits: UInt64 = 0
    var scale = 0
    var offset = start
    guard text.count - start <= 18 else { return nil }
    while offset < text.count, JSONText.isDigit(text[offset]) {
      digits = digits &* 10 &+ UInt64(text[offset] & 15)
      offset += 1
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      let fraction = offset
      while offset < text.count, JSONText.isDigit(text[offset]) {
        digits = digits &* 10 &+ UInt64(text[offset] & 15)
        offset += 1
      }
      scale = fraction - offset
    }
    if offset < text.count {
      guard text[offset] | 0x20 == UInt8(ascii: "e"), offset > start,
        let exponent = smallExponent(text, from: offset + 1)
      else { return nil }
      scale += exponent
    }
    guard digits <= 1 << 53, scale.magnitude <= 22 else { return nil }
    return scale < 0 ? Double(digits) / powers[-scale] : Double(digits) * powers[scale]
  }

  /// An exponent of at most three digits.
  private static func smallExponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    var isNegative = false
    if offset < text.count, text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+") {
      isNegative = text[offset] == UInt8(ascii: "-")
      offset += 1
    }
    guard offset < text.count, text.count - offset <= 3 else { return nil }
    var value = 0
    while offset < text.count {
      guard JSONText.isDigit(text[offset]) else { return nil }
      value = value * 10 + Int(text[offset] & 15)
      offset += 1
    }
    return isNegative ? -value : value
  }

  /// The value of a number without its sign, by the standard library.
  private static func slow(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Double {
    let rest = text[start...]
    if rest.elementsEqual("Infinity".utf8) { return .infinity }
    if rest.elementsEqual("NaN".utf8) { return .nan }
    var spelling = String(decoding: rest, as: UTF8.self)
    // JSON5 allows `.5` and `5.`, which the standard library need not.
    if spelling.hasPrefix(".") { spelling = "0" + spelling }
    if let point = spelling.firstIndex(of: ".") {
      let next = spelling.index(after: point)
      if next == spelling.endIndex || !spelling[next].isNumber { spelling.insert("0", at: next) }
    }
    return Double(spelling) ?? .nan
  }
}

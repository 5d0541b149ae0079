/// Appends `value` as the shortest decimal text that reads back as exactly the same number.
///
/// The one number printer of the product. There is never an exponent (`1e21` is
/// `1000000000000000000000`, `1e-7` is `0.0000001`), the point is always `.`, whole numbers have
/// no point, and negative zero is `0`.
///
/// - Parameter value: Any finite number. A NaN or an infinity is a mistake of the caller, who has
///   to diagnose it before anything is printed: it stops the program.
/// - Parameter bytes: Receives ASCII bytes; what it holds already is left alone.
/// - Complexity: about 5 ns for whole numbers and for up to 4 decimals, 15 ns for up to 12; about 70 ns
///   otherwise.
package func appendDecimal(_ value: Double, to bytes: inout ByteBuffer) {
  precondition(value.isFinite, "only finite numbers have a decimal text")
  var isWritten = true
  bytes.append(atMost: longestQuickText) { buffer in
    let count = writeQuickly(value, to: buffer)
    isWritten = count > 0
    return count
  }
  if !isWritten { bytes += reshapedText(value) }
}

/// The same for an array.
package func appendDecimal(_ value: Double, to bytes: inout [UInt8]) {
  precondition(value.isFinite, "only finite numbers have a decimal text")
  var isWritten = true
  bytes.append(atMost: longestQuickText) { buffer in
    let count = writeQuickly(value, to: buffer)
    isWritten = count > 0
    return count
  }
  if !isWritten { bytes += reshapedText(value) }
}

extension Double {
  /// The shortest decimal text that reads back as this number; see `appendDecimal(_:to:)`.
  package var decimalText: String {
    var bytes = ByteBuffer()
    appendDecimal(self, to: &bytes)
    return bytes.string
  }

  /// This number rounded to `count` significant decimal digits, for printing *computed* numbers:
  /// 3 x 1.1 becomes 3.3, the float32 tail of 0.30000001192092896 becomes 0.3.
  ///
  /// The result is the double nearest to the rounded decimal. A number so close to half way that
  /// its distance is below one unit in its last place may go either way. Zero, NaN and infinities
  /// are returned as they are.
  ///
  /// - Parameter count: 1 to 15; 12 is what every output of the product uses.
  package func roundedToSignificantDigits(_ count: Int = 12) -> Double {
    precondition((1...15).contains(count), "a double holds at most 15 exact decimal digits")
    let magnitude = self.magnitude
    guard magnitude > 0, magnitude.isFinite else { return self }
    // 1233 / 4096 is log10(2) from below; the estimate is at most one too small or too large.
    var exponent = (Int(magnitude.exponent) * 1233) >> 12
    guard (-8...22).contains(exponent) else { return roundedThroughText(count) }
    if exponent < 22, magnitude >= DecimalScale.power(exponent + 1) { exponent += 1 }
    if magnitude < DecimalScale.power(exponent) { exponent -= 1 }
    let shift = count - 1 - exponent
    guard (-22...22).contains(shift) else { return roundedThroughText(count) }
    let scale = DecimalScale.powers[abs(shift)]
    let scaled = shift >= 0 ? magnitude * scale : magnitude / scale
    let digits = Double(Int64(scaled + 0.5))
    let rounded = shift >= 0 ? digits / scale : digits * scale
    return self < 0 ? -rounded : rounded
  }

  private func roundedThroughText(_ count: Int) -> Double {
    let decimal = ShortestDecimal(magnitude)
    guard decimal.digits.count > count else { return self }
    var digits = Array(decimal.digits[..<count])
    var point = decimal.point
    if decimal.digits[count] >= UInt8(ascii: "5") {
      var index = count - 1
      while index >= 0, digits[index] == UInt8(ascii: "9") {
        digits[index] = UInt8(ascii: "0")
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(UInt8(ascii: "1"), at: 0)
        point += 1
      }
    }
    let text = "0." + String(decoding: digits, as: UTF8.self) + "e\(point)"
    // A text of digits and an exponent always parses; past the largest double it is infinite.
    guard let rounded = Double(text), rounded.isFinite else { return self }
    return self < 0 ? -rounded : rounded
  }
}

/// Powers of ten that a double holds exactly.
private enum DecimalScale {
  /// Below 2^50 a product with a power of ten is within a quarter of the right whole number, so
  /// that rounding finds it; see `appendFewDecimals`.
  static let exactLimit = 0x1p50

  static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  static func power(_ exponent: Int) -> Double {
    exponent >= 0 ? powers[exponent] : 1 / powers[-exponent]
  }
}

/// The longest text of `writeQuickly`: a sign, sixteen digits, the point, twelve decimals.
private let longestQuickText = 30

/// Writes a number that is whole, or a whole number over 10^12 or less; returns the number of bytes, 0
/// for all other numbers.
@inline(__always)
private func writeQuickly(_ value: Double, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  let magnitude = value.magnitude
  guard magnitude < DecimalScale.exactLimit else { return 0 }
  var start = 0
  if value < 0 {
    buffer[0] = UInt8(ascii: "-")
    start = 1
  }
  // `Int64`, since processors have no conversion to an unsigned number.
  let whole = Int64(magnitude)
  if Double(whole) == magnitude {
    return start + write(whole, to: UnsafeMutableBufferPointer(rebasing: buffer[start...]))
  }
  let target = UnsafeMutableBufferPointer(rebasing: buffer[start...])
  var count = writeFraction(magnitude, decimals: 4, scale: 10_000, to: target)
  if count == 0 {
    count = writeFraction(magnitude, decimals: 12, scale: 1_000_000_000_000, to: target)
  }
  return count == 0 ? 0 : start + count
}

/// Writes `magnitude`, which is not whole, if a whole number over `scale`, which is ten to the
/// `decimals`, is exactly it; returns the number of bytes, 0 if none is.
///
/// `digits / scale` divides two exact numbers, so equality means that the decimal reads back as
/// `magnitude`. Below 2^50 at most one whole number can do that for a scale, and a shorter decimal
/// would be the same number with zeros at its end, so dropping zeros gives the shortest text.
@inline(__always)
private func writeFraction(
  _ magnitude: Double, decimals: Int, scale: Int64, to buffer: UnsafeMutableBufferPointer<UInt8>
) -> Int {
  let scaled = magnitude * Double(scale)
  guard scaled < DecimalScale.exactLimit else { return 0 }
  let digits = Int64(scaled + 0.5)
  guard digits > 0, Double(digits) / Double(scale) == magnitude else { return 0 }
  let point = write(digits / scale, to: buffer)
  buffer[point] = UInt8(ascii: ".")
  var end = point &+ 1 &+ decimals
  write(digits % scale, before: end, count: decimals, to: buffer)
  while buffer[end &- 1] == UInt8(ascii: "0") { end &-= 1 }
  return end
}

/// Writes a whole number; returns the number of its digits.
@inline(__always)
private func write(_ value: Int64, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  if value < 10 {
    buffer[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
    return 1
  }
  var count = 1
  var limit: Int64 = 10
  // The limits stay far below those of the type: the value is below 2^50.
  while value >= limit {
    count &+= 1
    limit &*= 10
  }
  write(value, before: count, count: count, to: buffer)
  return count
}

/// Writes the last so many digits of a number that is not negative, which end before an index.
@inline(__always)
private func write(
  _ value: Int64, before end: Int, count: Int, to buffer: UnsafeMutableBufferPointer<UInt8>
) {
  var rest = UInt64(bitPattern: value)
  var index = end
  while index > end &- count {
    index &-= 1
    buffer[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
    rest /= 10
  }
}

/// The shortest digits of a number and where its point stands: 0.digits times 10^point.
private struct ShortestDecimal {
  var digits: [UInt8] = []
  var point = 0

  /// - Parameter magnitude: Finite, above zero.
  init(_ magnitude: Double) {
    var exponent = 0
    var negativeExponent = false
    var seenPoint = false
    var seenExponent = false
    for byte in magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): seenPoint = true
      case UInt8(ascii: "e"): seenExponent = true
      case UInt8(ascii: "-"): negativeExponent = true
      case UInt8(ascii: "+"): break
      default:
        if seenExponent {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else {
          digits.append(byte)
          if !seenPoint { point += 1 }
        }
      }
    }
    point += negativeExponent ? -exponent : exponent
    while let last = digits.last, last == UInt8(ascii: "0") { digits.removeLast() }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    point -= zeros
  }
}

/// The text of a number that is not zero, the long way.
private func reshapedText(_ value: Double) -> [UInt8] {
  let decimal = ShortestDecimal(value.magnitude)
  let zero = UInt8(ascii: "0")
  var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
  if decimal.point <= 0 {
    bytes += [zero, UInt8(ascii: ".")]
    bytes += repeatElement(zero, count: -decimal.point)
    bytes += decimal.digits
  } else if decimal.point >= decimal.digits.count {
    bytes += decimal.digits
    bytes += repeatElement(zero, count: decimal.point - decimal.digits.count)
  } else {
    bytes += decimal.digits[..<decimal.point]
    bytes.append(UInt8(ascii: "."))
    bytes += decimal.digits[decimal.point...]
  }
  return bytes
}

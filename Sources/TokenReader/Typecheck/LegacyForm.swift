import TokenModel
import TokenSyntax

/// The string forms that older drafts and real files use for numbers with a unit.
enum LegacyForm {
  /// A number and a unit with nothing between them, such as `16px` or `-.5rem`; nil for anything
  /// else. A bare number has no unit and is not read.
  static func dimension(_ text: String) -> Dimension? {
    guard let (value, unit) = split(text), !unit.isEmpty, let unit = DimensionUnit(name: unit)
    else { return nil }
    return Dimension(value: value, unit: unit)
  }

  /// A number and `ms` or `s`, such as `200ms` or `.2s`.
  static func duration(_ text: String) -> Duration? {
    guard let (value, unit) = split(text), let unit = DurationUnit(name: unit) else { return nil }
    return Duration(value: value, unit: unit)
  }

  /// The number at the start of a text, in the notation of CSS without exponents, and the rest.
  static func split(_ text: String) -> (value: Double, unit: Substring)? {
    let bytes = Array(text.utf8)
    var end = 0
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { end = 1 }
    let start = end
    var hasPoint = false
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        break
      }
      end += 1
    }
    guard end > start, bytes[end - 1] != UInt8(ascii: ".") else { return nil }
    let digits = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let magnitude = Double(digits), magnitude.isFinite else { return nil }
    let unit = text[text.utf8.index(text.startIndex, offsetBy: end)...]
    return (bytes[0] == UInt8(ascii: "-") ? -magnitude : magnitude, unit)
  }
}

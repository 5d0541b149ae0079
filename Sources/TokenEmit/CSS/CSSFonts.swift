import TokenModel
import TokenMotion

/// Font families and the free members of text styles.
enum CSSFonts {
  /// Names that are keywords of CSS Fonts 4 (or of a browser) and must not be quoted.
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system",
    "BlinkMacSystemFont",
  ]

  /// Appends a list of families, best first.
  static func append(_ family: FontFamily, to bytes: inout ByteBuffer) {
    for (index, name) in family.names.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      if generic.contains(name) {
        bytes += name.utf8
      } else {
        CSSText.appendString(name, to: &bytes)
      }
    }
  }

  /// Appends a member such as `textTransform`: a keyword as such, everything else as a scalar.
  static func append(extra value: Scalar, to bytes: inout ByteBuffer) {
    if case .string(let text) = value, isPlainValue(text) {
      bytes += text.utf8
    } else {
      CSSValues.append(value, to: &bytes)
    }
  }

  /// Whether a text is made of words and lengths only (`small-caps`, `0.5em 1px`).
  private static func isPlainValue(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: " ") else { return false }
    return text.utf8.allSatisfy {
      $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%")
    }
  }
}

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
  ///
  /// A family that was written as one string with commas is taken as the list that its author meant:
  /// no font has a comma in its name.
  static func append(_ family: FontFamily, to bytes: inout [UInt8]) {
    var names = family.names
    if !family.isList, let only = names.first, only.utf8.contains(UInt8(ascii: ",")) {
      names = split(only)
    }
    for (index, name) in names.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      if generic.contains(name) {
        bytes += name.utf8
      } else {
        CSSText.appendString(name, to: &bytes)
      }
    }
  }

  /// Appends a member such as `textTransform`: a keyword as such, everything else as a scalar.
  static func append(extra value: Scalar, to bytes: inout [UInt8]) {
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

  /// The names of a comma list, without blanks and quotes around them.
  private static func split(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    func trimmed(_ bytes: [UInt8]) -> String {
      let isEdge: (UInt8) -> Bool = {
        $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }
      let head = bytes.drop(while: isEdge)
      let end = head.lastIndex { !isEdge($0) }.map { $0 + 1 } ?? head.startIndex
      return String(decoding: head[head.startIndex..<end], as: UTF8.self)
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: ","), quote == nil {
        names.append(trimmed(name))
        name = []
        continue
      }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        name.allSatisfy({ $0 <= 0x20 })
      {
        quote = byte
      }
      name.append(byte)
    }
    names.append(trimmed(name))
    let filled = names.filter { !$0.isEmpty }
    return filled.isEmpty ? [text] : filled
  }
}

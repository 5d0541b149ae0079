/// Text of a file or a message as a terminal shows it.
enum TerminalText {
  /// How many columns a scalar takes: 0 for marks that sit on the one before, 2 for wide East Asian
  /// letters and emoji, else 1 (Unicode Standard Annex 11, by the blocks in use).
  static func width(of scalar: Unicode.Scalar) -> Int {
    if isPlain(scalar) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Whether a scalar is visible ASCII or a blank: nearly all of them are, and asking Unicode for the
  /// category of each takes half the time of printing.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }

  /// Whether a byte of UTF-8 is visible ASCII or a blank.
  static func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  /// Whether all bytes are visible ASCII or blanks. Has no early end, so that many are looked at at once.
  static func isPlain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var others: UInt8 = 0
    for byte in UnsafeBufferPointer(rebasing: bytes) { others |= byte &- 0x20 > 0x5E ? 1 : 0 }
    return others == 0
  }

  /// The columns that a text takes.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// A scalar that cannot move the cursor or colour the screen: tabs become a space, other control
  /// and format characters a picture or U+FFFD.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if isPlain(scalar) { return scalar }
    switch scalar.properties.generalCategory {
    case .control:
      if scalar == "\t" { return " " }
      return scalar.value < 0x20
        ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}"
    case .lineSeparator, .paragraphSeparator, .surrogate: return "\u{FFFD}"
    // The joiner and the variation selectors make emoji; direction marks would reorder the line.
    case .format: return scalar.value == 0x200D ? scalar : "\u{FFFD}"
    default: return scalar
    }
  }

  /// A text on one line that is safe to print.
  static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(visible(scalar)) }
    return String(result)
  }
}

/// The characters that one place of a pattern accepts.
struct ScalarSet: Sendable {
  /// A property of Unicode that the standard library knows: `\p{…}`.
  enum Property: Sendable, Hashable {
    case categories([Unicode.GeneralCategory])
    case alphabetic, whitespace, uppercase, lowercase, emoji, idStart, idContinue, any
  }

  /// Closed ranges of code points, in any order until `freeze`.
  private var ranges: [ClosedRange<UInt32>] = []
  private var properties: [(property: Property, isNegated: Bool)] = []
  /// Whole sets inside this one, such as `\W` in `[\W_]`.
  private var inner: [ScalarSet] = []
  /// Whether the set accepts what it does not list.
  private(set) var isNegated = false
  /// The answer for code points below 128.
  private var ascii: (UInt64, UInt64) = (0, 0)

  /// Adds a code point.
  mutating func insert(_ scalar: UInt32) { ranges.append(scalar...scalar) }

  /// Adds a range.
  mutating func insert(_ range: ClosedRange<UInt32>) { ranges.append(range) }

  /// Adds what has a property, or has it not.
  mutating func insert(_ property: Property, isNegated: Bool) {
    properties.append((property, isNegated))
  }

  /// Adds what another set accepts.
  mutating func insert(_ other: ScalarSet) {
    if other.isNegated || !other.properties.isEmpty || !other.inner.isEmpty {
      inner.append(other)
    } else {
      ranges += other.ranges
    }
  }

  /// Turns the set into its complement.
  mutating func negate() { isNegated.toggle() }

  /// The one code point that the set accepts, if it is so plain.
  var single: UInt32? {
    guard !isNegated, properties.isEmpty, inner.isEmpty, ranges.count == 1,
      let range = ranges.first,
      range.lowerBound == range.upperBound
    else { return nil }
    return range.lowerBound
  }

  /// Makes `contains` fast; to be called when nothing is added any more.
  mutating func freeze() {
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
    for index in inner.indices { inner[index].freeze() }
    ascii = (0, 0)
    for scalar in UInt32(0)..<64 where search(scalar) != isNegated { ascii.0 |= 1 << scalar }
    for scalar in UInt32(0)..<64 where search(scalar + 64) != isNegated { ascii.1 |= 1 << scalar }
  }

  /// Whether the set accepts a code point.
  @inline(__always) func contains(_ scalar: UInt32) -> Bool {
    if scalar < 64 { return ascii.0 >> scalar & 1 != 0 }
    if scalar < 128 { return ascii.1 >> (scalar - 64) & 1 != 0 }
    return search(scalar) != isNegated
  }

  private func search(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    if low < ranges.count, ranges[low].contains(scalar) { return true }
    if inner.contains(where: { $0.contains(scalar) }) { return true }
    guard !properties.isEmpty, let scalar = Unicode.Scalar(scalar) else { return false }
    return properties.contains { Self.has($0.property, scalar) != $0.isNegated }
  }

  private static func has(_ property: Property, _ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch property {
    case .categories(let list): list.contains(properties.generalCategory)
    case .alphabetic: properties.isAlphabetic
    case .whitespace: properties.isWhitespace
    case .uppercase: properties.isUppercase
    case .lowercase: properties.isLowercase
    case .emoji: properties.isEmoji
    case .idStart: properties.isIDStart
    case .idContinue: properties.isIDContinue
    case .any: true
    }
  }
}

extension ScalarSet {
  /// `\d`: the ASCII digits.
  static let digits: ScalarSet = make([0x30...0x39])
  /// `\w`: ASCII letters, digits and the low line.
  static let word: ScalarSet = make([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// `\s`: white space and line ends of ECMA-262.
  static let space: ScalarSet = make([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// `.`: everything but line ends.
  static let dot: ScalarSet = make([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).complement

  /// The set of everything else.
  var complement: ScalarSet {
    var set = self
    set.negate()
    set.freeze()
    return set
  }

  private static func make(_ ranges: [ClosedRange<UInt32>]) -> ScalarSet {
    var set = ScalarSet()
    for range in ranges { set.insert(range) }
    set.freeze()
    return set
  }

  /// The property that `\p{name}` means; nil if it is unknown here (scripts are).
  static func property(_ name: String) -> Property? {
    switch name {
    case "Any": return .any
    case "Alphabetic", "Alpha": return .alphabetic
    case "White_Space", "space": return .whitespace
    case "Uppercase", "Upper": return .uppercase
    case "Lowercase", "Lower": return .lowercase
    case "Emoji": return .emoji
    case "ID_Start", "IDS": return .idStart
    case "ID_Continue", "IDC": return .idContinue
    default: break
    }
    for prefix in ["General_Category=", "gc="] where name.hasPrefix(prefix) {
      return categories(String(name.dropFirst(prefix.count))).map { .categories($0) }
    }
    return categories(name).map { .categories($0) }
  }

  private static func categories(_ name: String) -> [Unicode.GeneralCategory]? {
    switch name {
    case "L", "Letter":
      [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
    case "LC", "Cased_Letter": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
    case "Lu", "Uppercase_Letter": [.uppercaseLetter]
    case "Ll", "Lowercase_Letter": [.lowercaseLetter]
    case "Lt", "Titlecase_Letter": [.titlecaseLetter]
    case "Lm", "Modifier_Letter": [.modifierLetter]
    case "Lo", "Other_Letter": [.otherLetter]
    case "M", "Mark", "Combining_Mark": [.nonspacingMark, .spacingMark, .enclosingMark]
    case "Mn", "Nonspacing_Mark": [.nonspacingMark]
    case "Mc", "Spacing_Mark": [.spacingMark]
    case "Me", "Enclosing_Mark": [.enclosingMark]
    case "N", "Number": [.decimalNumber, .letterNumber, .otherNumber]
    case "Nd", "Decimal_Number", "digit": [.decimalNumber]
    case "Nl", "Letter_Number": [.letterNumber]
    case "No", "Other_Number": [.otherNumber]
    case "P", "Punctuation", "punct":
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation,
      ]
    case "Pc", "Connector_Punctuation": [.connectorPunctuation]
    case "Pd", "Dash_Punctuation": [.dashPunctuation]
    case "Ps", "Open_Punctuation": [.openPunctuation]
    case "Pe", "Close_Punctuation": [.closePunctuation]
    case "Pi", "Initial_Punctuation": [.initialPunctuation]
    case "Pf", "Final_Punctuation": [.finalPunctuation]
    case "Po", "Other_Punctuation": [.otherPunctuation]
    case "S", "Symbol": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
    case "Sm", "Math_Symbol": [.mathSymbol]
    case "Sc", "Currency_Symbol": [.currencySymbol]
    case "Sk", "Modifier_Symbol": [.modifierSymbol]
    case "So", "Other_Symbol": [.otherSymbol]
    case "Z", "Separator": [.spaceSeparator, .lineSeparator, .paragraphSeparator]
    case "Zs", "Space_Separator": [.spaceSeparator]
    case "Zl", "Line_Separator": [.lineSeparator]
    case "Zp", "Paragraph_Separator": [.paragraphSeparator]
    case "C", "Other": [.control, .format, .surrogate, .privateUse, .unassigned]
    case "Cc", "Control", "cntrl": [.control]
    case "Cf", "Format": [.format]
    case "Co", "Private_Use": [.privateUse]
    case "Cn", "Unassigned": [.unassigned]
    default: nil
    }
  }
}

import TokenModel

/// A name of a type that tools use beside those of the standard, and what it stands for.
struct TypeSpelling: Hashable {
  /// How values of the type differ from those of the standard.
  enum Reading: Hashable {
    /// Not at all.
    case plain
    /// A number without a unit counts pixels, as Tokens Studio and Figma document it.
    case pixels
    /// The same, and a percentage is one of the font size.
    case letterSpacing
    /// A multiple of the font size, a percentage of it, or a length.
    case lineHeight
    /// A number from 0 to 1, or a percentage.
    case opacity
    /// A time, or an easing: Style Dictionary keeps both under one name.
    case time
  }

  /// The name.
  var name: String
  /// The type of the standard that it stands for.
  var type: TokenType
  /// How its values are read.
  var reading: Reading

  /// The spelling of this name; nil for a name that has no one meaning, such as `other`.
  init?(name: some StringProtocol) {
    let name = String(name)
    guard let (type, reading) = Self.table[name] else { return nil }
    self.name = name
    self.type = type
    self.reading = reading
  }

  /// Whether renaming the type leaves every value as it is read now.
  var isOnlyAName: Bool { reading == .plain && type != .transition }

  /// The names: of Tokens Studio, of Style Dictionary, of the plugin export of Figma, of teams.
  private static let table: [String: (TokenType, Reading)] = [
    "spacing": (.dimension, .pixels), "sizing": (.dimension, .pixels),
    "borderRadius": (.dimension, .pixels), "borderWidth": (.dimension, .pixels),
    "fontSizes": (.dimension, .pixels), "paragraphSpacing": (.dimension, .pixels),
    "paragraphIndent": (.dimension, .pixels), "letterSpacing": (.dimension, .letterSpacing),
    "size": (.dimension, .plain), "fontSize": (.dimension, .plain), "radius": (.dimension, .plain),
    "lineHeights": (.number, .lineHeight), "lineHeight": (.number, .lineHeight),
    "opacity": (.number, .opacity), "custom-opacity": (.number, .opacity),
    "time": (.duration, .time), "motionDuration": (.duration, .plain),
    "easing": (.cubicBezier, .plain), "cubic-bezier": (.cubicBezier, .plain),
    "motionCurve": (.cubicBezier, .plain), "timingFunction": (.cubicBezier, .plain),
    "fontFamilies": (.fontFamily, .plain), "fontWeights": (.fontWeight, .plain),
    "boxShadow": (.shadow, .pixels), "custom-shadow": (.shadow, .pixels),
    "custom-transition": (.transition, .plain), "custom-gradient": (.gradient, .pixels),
    "custom-fontStyle": (.typography, .pixels),
  ]

  /// All names, in alphabetical order.
  static let names = table.keys.sorted()
}

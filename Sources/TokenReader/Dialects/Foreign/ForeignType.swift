import TokenModel

/// What the spelling of a type outside the standard says about a value.
enum ForeignType: Equatable {
  /// A type of the standard.
  case standard(TokenType)
  /// A length, or several of them in a CSS shorthand, which stay text.
  case length
  /// The same; a number without a unit counts pixels, as Tokens Studio documents its types.
  case pixels
  /// A multiple of the font size or a length.
  case lineHeight
  /// A number, or a percentage of 1.
  case ratio
  /// A text, whatever it looks like.
  case text
  /// Nothing: the value says what it is.
  case open

  /// The meaning of a spelling. Case, blanks, `-` and `_` do not count.
  init(_ spelling: String) {
    self = Self.known[Self.plain(spelling)] ?? .open
  }

  /// A name in lower case without `-`, `_` and blanks.
  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
  }

  private static let known: [String: ForeignType] = {
    var known: [String: ForeignType] = [:]
    for type in TokenType.standard { known[type.name.lowercased()] = .standard(type) }
    for (type, spellings) in more {
      for spelling in spellings.split(separator: " ") { known[String(spelling)] = type }
    }
    return known
  }()

  private static let more: [(ForeignType, String)] = [
    (.standard(.color), "colors colour colours"),
    (.standard(.fontFamily), "fontfamilies font"),
    (.standard(.fontWeight), "fontweights"),
    (.standard(.duration), "time times durations motionduration"),
    (.standard(.cubicBezier), "easing easings motioncurve timingfunction bezier"),
    (.standard(.shadow), "boxshadow boxshadows shadows dropshadow elevation"),
    (.standard(.border), "borders"),
    (.standard(.transition), "transitions"),
    (.standard(.number), "multiplier gradientstop zindex"),
    (
      .length,
      "length size sizes space dimensions radius borderradii fontsize letterspacings percentage breakpoint"
    ),
    (
      .pixels,
      "sizing spacing borderradius borderwidth fontsizes letterspacing paragraphspacing paragraphindent"
    ),
    (.lineHeight, "lineheight lineheights"),
    (.ratio, "opacity opacities alpha"),
    (
      .text,
      "string content asset icon image url textcase textdecoration texttransform fontstyle fontstyles"
    ),
  ]

  /// The type of the standard that literal values have, where it is one.
  var standard: TokenType? {
    switch self {
    case .standard(let type): type
    case .length, .pixels: .dimension
    case .ratio: .number
    case .lineHeight, .text, .open: nil
    }
  }
}

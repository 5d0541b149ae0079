/// Names as Kotlin has them.
enum KotlinIdentifier {
  /// Makes a fragment legal: backticks around keywords, leading digits and characters that an
  /// identifier does not have; `_` behind a name that the file needs itself (`reserved`).
  ///
  /// Fragments hold no character that the JVM forbids (`. ; [ ] / < > : \` and the backtick): they
  /// divide words. `_` at the end is in no fragment either, so nothing is lost.
  static func escaped(_ fragment: [UInt8], reserved: WordList) -> [UInt8] {
    if reserved.contains(fragment) { return fragment + [UInt8(ascii: "_")] }
    if isPlain(fragment), !keywords.contains(fragment) { return fragment }
    return [UInt8(ascii: "`")] + fragment + [UInt8(ascii: "`")]
  }

  /// Whether the lexer takes the text for one identifier: letters, digits, `_`, no digit in front.
  ///
  /// Letters beyond the first 65,536 characters count as none: the lexer sees halves of them.
  private static func isPlain(_ fragment: [UInt8]) -> Bool {
    guard let first = fragment.first, !first.isASCIIDigit else { return false }
    if fragment.isASCII {
      return fragment.allSatisfy {
        $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
      }
    }
    for (index, scalar) in String(decoding: fragment, as: UTF8.self).unicodeScalars.enumerated() {
      guard scalar.value <= 0xFFFF else { return false }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber:
        break
      case .decimalNumber where index > 0: break
      default:
        if scalar != "_" { return false }
      }
    }
    return true
  }

  /// The hard keywords, and `yield`, which is reserved.
  ///
  /// Soft keywords (`by`, `get`, `value`, `data`, …) are ordinary names where we put them.
  private static let keywords = WordList(
    """
    as break class continue do dynamic else false for fun if in interface is null object package \
    return super this throw true try typealias typeof val var when while yield
    """)

  /// A package or another chain of names joined by points, each name escaped.
  static func chain(_ text: String) -> String {
    text.split(separator: ".").map {
      String(decoding: escaped(Array($0.utf8), reserved: WordList()), as: UTF8.self)
    }.joined(separator: ".")
  }

  /// The names that lines inside the objects use, and that nothing there may hide.
  static func reserved(_ options: KotlinOptions) -> WordList {
    var names = ownNames
    names.insert(options.rootName.utf8)
    names.insert(options.animationsName.utf8)
    return names
  }

  /// Names of Kotlin, of the file, and of Compose, as the file imports them.
  private static let ownNames = WordList(
    """
    Any Boolean Composable Deprecated Double Float INSTANCE Int List Long Map ReadOnlyComposable \
    String listOf mapOf to \
    TokenAnimation TokenBezier TokenBorder TokenClock TokenColor TokenColorKeyframe \
    TokenColorSpace TokenColorTrack TokenDimension TokenDirection TokenDuration TokenFontFamily \
    TokenFontWeight TokenGradient TokenGradientStop TokenKeyframe TokenLineHeight TokenLinear \
    TokenLinearStops TokenMix TokenNumberTrack TokenReducedMotion TokenShadow TokenShadowLayer \
    TokenSine TokenSpring TokenStagger TokenSteps TokenStrokeStyle TokenTheme TokenTiming \
    TokenTransition TokenTypography TokenUnit LocalTokenTheme LocalTokenReducedMotion \
    ColorSpaces ComposeColor ComposeShadow Dp DpOffset Easing FontFamily FontWeight State \
    TextStyle TextUnit dp em sp
    """)
}

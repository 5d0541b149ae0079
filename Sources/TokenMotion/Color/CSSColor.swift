/// A colour as it was written in CSS.
public struct CSSColor: Sendable, Hashable {
  /// The colour. `rgb()` and hex give `srgb`, `hsl()` gives `hsl`, and so on.
  public let color: Color
  /// True for the forms that CSS mixes in sRGB when nothing else is asked for: hex, names, and
  /// `rgb()`, `hsl()`, `hwb()` without `none` and without `from`. Two others, or one, are mixed in
  /// Oklab.
  public let isLegacy: Bool

  /// Reads a CSS colour: CSS Color 4, with `color-mix()`, relative colours and `calc()`.
  ///
  /// Not read, because they depend on a page: `currentcolor`, system colours, `light-dark()`,
  /// `var()`, `contrast-color()`. White space and comments around the colour are allowed. A
  /// function that is not closed is refused, although CSS closes it at the end of a file.
  /// Components outside their range are clamped where CSS says so: `rgb()` to 0 to 255, alpha to 0
  /// to 1, lightness, and chroma and saturation from 0.
  public init(parsing text: String) throws(CSSError) {
    var parser = CSSColorParser(text)
    self = try parser.whole()
  }

  init(_ color: Color, isLegacy: Bool = false) {
    self.color = color
    self.isLegacy = isLegacy
  }
}

extension Color {
  /// The colour that a CSS text says; see ``CSSColor/init(parsing:)``.
  public init(css text: String) throws(CSSError) {
    self = try CSSColor(parsing: text).color
  }
}

/// Reads one CSS colour, recursively where colours stand inside colours.
struct CSSColorParser {
  var scanner: CSSScanner

  init(_ text: String) { scanner = CSSScanner(text) }

  mutating func whole() throws(CSSError) -> CSSColor {
    scanner.skipSpace()
    let result = try color()
    scanner.skipSpace()
    guard scanner.current == nil else { throw scanner.failure("the end of the colour") }
    return result
  }

  mutating func color() throws(CSSError) -> CSSColor {
    let start = scanner.position
    if scanner.current == UInt8(ascii: "#") { return try hex() }
    guard let name = scanner.identifier() else {
      throw scanner.failure("a colour", at: start)
    }
    guard scanner.current == UInt8(ascii: "(") else {
      if let color = Color(cssName: name) { return CSSColor(color, isLegacy: true) }
      throw scanner.failure("the name of a colour", at: start)
    }
    switch name {
    case "rgb", "rgba": return try function(.rgb)
    case "hsl", "hsla": return try function(.hsl)
    case "hwb": return try function(.hwb)
    case "lab": return try function(.lab)
    case "lch": return try function(.lch)
    case "oklab": return try function(.oklab)
    case "oklch": return try function(.oklch)
    case "color": return try colorFunction()
    case "color-mix": return try colorMix()
    default: throw scanner.failure("a colour function", at: start)
    }
  }

  private mutating func hex() throws(CSSError) -> CSSColor {
    let start = scanner.position
    var end = start + 1
    while end < scanner.bytes.count, hexDigitValue(scanner.bytes[end]) != nil { end += 1 }
    // A letter or digit that is not hexadecimal makes the whole word wrong.
    if end < scanner.bytes.count {
      let next = scanner.bytes[end] | 0x20
      let isLetter = next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z")
      guard !isLetter else { throw scanner.failure("a hexadecimal digit", at: end) }
    }
    guard let bytes = RGBA8(hexBytes: scanner.bytes[start..<end]) else {
      throw scanner.failure("3, 4, 6 or 8 hexadecimal digits after \"#\"", at: start)
    }
    scanner.rewind(to: end)
    return CSSColor(Color(bytes), isLegacy: true)
  }

  /// `color-mix([in <space>,] <color> [<percentage>], <color> [<percentage>])`, the name already
  /// read.
  private mutating func colorMix() throws(CSSError) -> CSSColor {
    try scanner.open()
    var mixing = ColorMixing.oklab
    if scanner.take(word: "in") {
      scanner.skipSpace()
      mixing = try self.mixing()
      scanner.skipSpace()
      try scanner.expect(",")
      scanner.skipSpace()
    }
    let (first, firstShare) = try part()
    try scanner.expect(",")
    scanner.skipSpace()
    let (second, secondShare) = try part()
    try scanner.close()
    return CSSColor(first.colorMix(firstShare, with: second, secondShare, mixing: mixing))
  }

  private mutating func mixing() throws(CSSError) -> ColorMixing {
    let start = scanner.position
    let name = scanner.identifier() ?? ""
    guard let space = ColorSpace(name: name == "xyz" ? "xyz-d65" : name) else {
      throw scanner.failure("the name of a colour space", at: start)
    }
    let end = scanner.position
    scanner.skipSpace()
    guard space.hueIndex != nil, let word = scanner.identifier() else {
      scanner.rewind(to: end)
      return ColorMixing(space)
    }
    guard let hue = ColorMixing.HueMethod(name: word) else {
      throw scanner.failure("shorter, longer, increasing or decreasing", at: end)
    }
    scanner.skipSpace()
    guard scanner.take(word: "hue") else { throw scanner.failure("\"hue\"") }
    return ColorMixing(space, hue: hue)
  }

  /// A colour of a mix with its percentage, which may stand on either side.
  private mutating func part() throws(CSSError) -> (Color, Double?) {
    var share = try percentage()
    let color = try color().color
    scanner.skipSpace()
    if share == nil { share = try percentage() }
    return (color, share)
  }

  private mutating func percentage() throws(CSSError) -> Double? {
    let start = scanner.position
    guard let byte = scanner.current, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")"),
      byte != UInt8(ascii: "#")
    else { return nil }
    let isNumber = byte < UInt8(ascii: ":")
    let isCalculated = scanner.take(word: "calc")
    scanner.rewind(to: start)
    guard isNumber || isCalculated else { return nil }
    let quantity = try scanner.quantity()
    guard quantity.kind == .percentage, (0...100).contains(quantity.value) else {
      throw scanner.failure("a percentage from 0% to 100%", at: start)
    }
    scanner.skipSpace()
    return quantity.value
  }
}

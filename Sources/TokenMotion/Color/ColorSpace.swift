/// A colour space of the Design Tokens Color module 2025.10, in the order of that document.
///
/// Components are in the units of that document, which are the numbers of CSS Color 4: RGB and XYZ
/// spaces from 0 to 1, percentages of `hsl`, `hwb` and the lightness of `lab` and `lch` from 0 to
/// 100, the lightness of `oklab` and `oklch` from 0 to 1, hues in degrees.
public enum ColorSpace: UInt8, CaseIterable, Sendable {
  /// Gamma-encoded sRGB.
  case srgb
  /// sRGB primaries without gamma.
  case srgbLinear
  /// Hue, saturation and lightness of sRGB.
  case hsl
  /// Hue, whiteness and blackness of sRGB.
  case hwb
  /// CIE Lab with a D50 white.
  case lab
  /// CIE Lab in polar form.
  case lch
  /// Oklab, with a D65 white.
  case oklab
  /// Oklab in polar form.
  case oklch
  /// Display P3, with the transfer curve of sRGB.
  case displayP3
  /// Adobe RGB (1998) compatible.
  case a98RGB
  /// ProPhoto RGB, with a D50 white.
  case prophotoRGB
  /// ITU-R BT.2020 with the display gamma 2.4 of BT.1886, as CSS Color 4 has it today.
  case rec2020
  /// CIE XYZ with a D65 white.
  case xyzD65
  /// CIE XYZ with a D50 white.
  case xyzD50

  /// The name in a token file and in CSS: `srgb`, `display-p3`, `xyz-d65`, …
  public var name: String { literal.description }

  /// The name as a literal, which is faster to append than a `String`.
  package var literal: StaticString {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .displayP3: "display-p3"
    case .a98RGB: "a98-rgb"
    case .prophotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .xyzD65: "xyz-d65"
    case .xyzD50: "xyz-d50"
    }
  }

  /// The space with exactly this name, as the Color module spells it, in lower case.
  ///
  /// - Returns: nil for any other text; the CSS alias `xyz` is not a name of the module.
  public init?(name: String) {
    guard let space = ColorSpace.allCases.first(where: { $0.name == name }) else { return nil }
    self = space
  }

  /// The names of the three components and the range that each has in the Color module.
  public var componentInfo: [ColorComponentInfo] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [.unit("red"), .unit("green"), .unit("blue")]
    case .hsl: [.hue, .percentage("saturation"), .percentage("lightness")]
    case .hwb: [.hue, .percentage("whiteness"), .percentage("blackness")]
    case .lab: [.percentage("lightness"), .free("a", 125), .free("b", 125)]
    case .lch: [.percentage("lightness"), .unbounded("chroma", 150), .hue]
    case .oklab: [.unit("lightness"), .free("a", 0.4), .free("b", 0.4)]
    case .oklch: [.unit("lightness"), .unbounded("chroma", 0.4), .hue]
    case .xyzD65, .xyzD50: [.unit("x"), .unit("y"), .unit("z")]
    }
  }

  /// The index of the hue among the components; nil in a rectangular space.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// True for the spaces whose colours a display of that space can show only from 0 to 1: all RGB
  /// spaces, and `hsl` and `hwb`, which describe sRGB. The others have no limits.
  public var hasGamut: Bool {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb, .displayP3, .a98RGB, .prophotoRGB, .rec2020: true
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: false
    }
  }
}

/// What one component of a colour space is called and which values the Color module allows.
public struct ColorComponentInfo: Sendable, Hashable {
  /// The name in English, in lower case: `red`, `lightness`, `hue`, …
  public let name: String
  /// The allowed values, ends included; a hue is below 360 in the Color module.
  public let range: ClosedRange<Double>
  /// The value that 100 % stands for in CSS Color 4; nil for a hue, which takes no percentage.
  public let percentageReference: Double?
  /// True for a hue, an angle in degrees.
  public var isHue: Bool { percentageReference == nil }

  static let hue = ColorComponentInfo(name: "hue", range: 0...360, percentageReference: nil)

  static func unit(_ name: String) -> ColorComponentInfo {
    ColorComponentInfo(name: name, range: 0...1, percentageReference: 1)
  }

  static func percentage(_ name: String) -> ColorComponentInfo {
    ColorComponentInfo(name: name, range: 0...100, percentageReference: 100)
  }

  static func unbounded(_ name: String, _ reference: Double) -> ColorComponentInfo {
    ColorComponentInfo(name: name, range: 0...(.infinity), percentageReference: reference)
  }

  static func free(_ name: String, _ reference: Double) -> ColorComponentInfo {
    ColorComponentInfo(
      name: name, range: (-.infinity)...(.infinity), percentageReference: reference)
  }
}

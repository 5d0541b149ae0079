/// The three numbers of a colour, in the units of its space (see ``ColorSpace``).
public struct ColorComponents: Sendable, Hashable {
  /// Red, hue, lightness or x.
  public var first: Double
  /// Green, saturation, whiteness, a, chroma or y.
  public var second: Double
  /// Blue, lightness, blackness, b, hue or z.
  public var third: Double

  /// Three numbers as they are; nothing is clamped.
  public init(_ first: Double, _ second: Double, _ third: Double) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The component at an index from 0 to 2; another index stops the program.
  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: return first
      case 1: return second
      default:
        precondition(index == 2, "a colour has three components")
        return third
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default:
        precondition(index == 2, "a colour has three components")
        third = newValue
      }
    }
  }

  @inline(__always)
  func map(_ transform: (Double) -> Double) -> ColorComponents {
    ColorComponents(transform(first), transform(second), transform(third))
  }
}

/// The components that a colour leaves open: `none` in CSS and in a token file.
///
/// CSS Color 4, "Missing Color Components": a missing component counts as 0 when the colour is
/// shown or converted, and takes the other colour's value when two colours are mixed.
public struct MissingComponents: OptionSet, Sendable, Hashable {
  /// One bit for each component, the lowest for the first; bit 3 is alpha.
  public let rawValue: UInt8

  /// The set with these bits; bits above the fourth mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component is missing.
  public static let first = MissingComponents(rawValue: 1)
  /// The second component is missing.
  public static let second = MissingComponents(rawValue: 2)
  /// The third component is missing.
  public static let third = MissingComponents(rawValue: 4)
  /// The alpha is missing.
  public static let alpha = MissingComponents(rawValue: 8)

  /// The member for the component at an index from 0 to 2, or 3 for alpha.
  public static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(index))
  }
}

/// A colour: a space, three components, an alpha, and which of them are missing.
///
/// Values outside the ranges of the space are kept: a colour may lie outside the gamut that a
/// display shows. Nothing is rounded to 8 bits before ``RGBA8`` is asked for. A missing component
/// is stored as 0.
public struct Color: Sendable, Hashable {
  /// The space that ``components`` are numbers of.
  public var space: ColorSpace
  /// The three components, in the units of ``space``.
  public var components: ColorComponents
  /// Opacity from 0, transparent, to 1, opaque. Values outside are kept and clamped when shown.
  public var alpha: Double
  /// Which components are `none`.
  public var missing: MissingComponents

  /// A colour from its parts. Components that are missing become 0; nothing else is changed.
  public init(
    space: ColorSpace, components: ColorComponents, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
    if !missing.isEmpty {
      if missing.contains(.first) { self.components.first = 0 }
      if missing.contains(.second) { self.components.second = 0 }
      if missing.contains(.third) { self.components.third = 0 }
      if missing.contains(.alpha) { self.alpha = 0 }
    }
  }

  /// A colour of gamma-encoded sRGB; components from 0 to 1, values outside are kept.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(space: .srgb, components: ColorComponents(red, green, blue), alpha: alpha)
  }

  /// The exact sRGB colour of four bytes: each divided by 255.
  public init(_ bytes: RGBA8) {
    self.init(
      red: Double(bytes.red) / 255, green: Double(bytes.green) / 255,
      blue: Double(bytes.blue) / 255, alpha: Double(bytes.alpha) / 255)
  }
}

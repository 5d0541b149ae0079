extension Color {
  /// How different two colours look: the distance in Oklab, 0 for equal ones, about 0.02 for a
  /// difference that one just sees, 1 from black to white. Alpha is not looked at.
  public func deltaEOK(to other: Color) -> Double {
    let (a, b) = (converted(to: .oklab).components, other.converted(to: .oklab).components)
    let (l, x, y) = (a.first - b.first, a.second - b.second, a.third - b.third)
    return (l * l + x * x + y * y).squareRoot()
  }

  /// The relative luminance of WCAG 2, 0 for black to 1 for white.
  ///
  /// Channels are clamped to the gamut of sRGB. Alpha is not looked at: lay a translucent colour
  /// over its background first, with ``composited(over:)``.
  public var relativeLuminance: Double {
    let linear = converted(to: .srgb).components.map {
      TransferFunction.linearSRGB(min(max($0, 0), 1))
    }
    return 0.2126 * linear.first + 0.7152 * linear.second + 0.0722 * linear.third
  }

  /// The contrast ratio of WCAG 2 between two opaque colours, 1 to 21, in either order.
  public func contrastRatio(to other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The lightness contrast Lc of APCA 0.1.9 of this colour as text on a background, both opaque.
  ///
  /// About -108 (white on black) to 106 (black on white); negative if the text is the lighter one.
  /// Contrasts too low to matter are 0, so that it cannot order them: use ``contrastRatio(to:)``
  /// for that.
  public func apcaContrast(on background: Color) -> Double {
    let (text, ground) = (apcaLuminance, background.apcaLuminance)
    guard (text - ground).magnitude >= 0.0005 else { return 0 }
    let isDarkOnLight = ground > text
    let contrast =
      isDarkOnLight
      ? (Maths.power(ground, 0.56) - Maths.power(text, 0.57)) * 1.14
      : (Maths.power(ground, 0.65) - Maths.power(text, 0.62)) * 1.14
    guard contrast.magnitude >= 0.1 else { return 0 }
    return (contrast - (isDarkOnLight ? 0.027 : -0.027)) * 100
  }

  private var apcaLuminance: Double {
    let linear = converted(to: .srgb).components.map { Maths.power(min(max($0, 0), 1), 2.4) }
    let luminance =
      0.2126729 * linear.first + 0.7151522 * linear.second + 0.0721750 * linear.third
    let blackThreshold = 0.022
    guard luminance < blackThreshold else { return luminance }
    return luminance + Maths.power(blackThreshold - luminance, 1.414)
  }
}

/// How a colour outside a gamut is brought into it.
public enum GamutMapping: UInt8, CaseIterable, Sendable {
  /// Less chroma at the same lightness and hue of Oklch, until clipping is no longer visible: the
  /// binary search with local MINDE of CSS Color 4, "Sample Pseudocode for the Binary Search Gamut
  /// Mapping Algorithm". For colours that a person chose.
  case reduceChroma
  /// Each component clamped by itself: fast, and changes the hue.
  case clip
}

extension Color {
  /// How far outside 0 to 1 a component may be and still count as inside, for ``isInGamut(of:)``.
  ///
  /// A twentieth of half a step of 1/255; conversions err by far less.
  public static let gamutTolerance = 0.000075

  /// True if a display of `target` can show this colour.
  ///
  /// Always true of the spaces without limits; `hsl` and `hwb` have the gamut of sRGB.
  public func isInGamut(of target: ColorSpace) -> Bool {
    isInside(target, tolerance: Color.gamutTolerance)
  }

  private func isInside(_ target: ColorSpace, tolerance: Double) -> Bool {
    guard target.hasGamut else { return true }
    return converted(to: target.gamutSpace).components.areUnits(tolerance: tolerance)
  }

  /// This colour in `target`, brought into its gamut if it is outside.
  ///
  /// A colour inside is only converted; a space without limits only converts. With
  /// ``GamutMapping/reduceChroma``, a lightness of 1 or more becomes white and of 0 or less black.
  public func gamutMapped(
    to target: ColorSpace, method: GamutMapping = .reduceChroma
  ) -> Color {
    guard target.hasGamut else { return converted(to: target) }
    let plain = converted(to: target.gamutSpace)
    if plain.components.areUnits(tolerance: 1e-12) {
      return plain.space == target ? plain : converted(to: target)
    }
    guard method == .reduceChroma, !plain.components.areUnits(tolerance: Color.gamutTolerance)
    else { return plain.clamped.converted(to: target) }
    return chromaReduced(to: target)
  }

  private func clipped(to target: ColorSpace) -> Color {
    converted(to: target.gamutSpace).clamped.converted(to: target)
  }

  /// Each component between 0 and 1.
  private var clamped: Color {
    var result = self
    result.components = components.map { min(max($0, 0), 1) }
    return result
  }

  private func chromaReduced(to target: ColorSpace) -> Color {
    let noticeable = 0.02
    let resolution = 0.0001
    var current = converted(to: .oklch)
    if current.components.first >= 1 || current.components.first <= 0 {
      let level: Double = current.components.first >= 1 ? 1 : 0
      let grey = Color(red: level, green: level, blue: level, alpha: alpha)
      return grey.converted(to: target)
    }
    let line = ChromaLine(current.components, target)
    func difference() -> Double {
      // Near a limit of the decisions below the long way decides.
      if let quick = line?.difference(current.components.second),
        (quick - noticeable).magnitude > 1e-9,
        (noticeable - quick - resolution).magnitude > 1e-9
      {
        return quick
      }
      return current.clipped(to: target).deltaEOK(to: current)
    }
    func isInside() -> Bool {
      line?.isInside(current.components.second) ?? current.isInside(target, tolerance: 0)
    }
    guard difference() >= noticeable else { return current.clipped(to: target) }
    var (low, high) = (0.0, current.components.second)
    var clippedChroma = high
    var isLowInside = true
    while high - low > resolution {
      let chroma = (low + high) / 2
      current.components.second = chroma
      if isLowInside, isInside() {
        low = chroma
        continue
      }
      clippedChroma = chroma
      let difference = difference()
      if difference >= noticeable {
        high = chroma
      } else if noticeable - difference < resolution {
        break
      } else {
        isLowInside = false
        low = chroma
      }
    }
    current.components.second = clippedChroma
    return current.clipped(to: target)
  }
}

/// The colours of one lightness and hue of Oklch, by their chroma, against the gamut of an RGB space
/// with the curve of sRGB: what the search for a chroma asks, without the curve and without a sine
/// for each step.
private struct ChromaLine {
  /// How far from a limit the linear light may be for the curve not to matter.
  private static let margin = 1e-12

  private let lightness: Double
  private let cosine: Double
  private let sine: Double
  private let isSRGB: Bool

  /// Nil for a target with another curve.
  init?(_ oklch: ColorComponents, _ target: ColorSpace) {
    guard target == .srgb || target == .displayP3 else { return nil }
    isSRGB = target == .srgb
    lightness = oklch.first
    let angle = oklch.third * .pi / 180
    (cosine, sine) = (Maths.cosine(angle), Maths.sine(angle))
  }

  private func oklab(_ chroma: Double) -> ColorComponents {
    ColorComponents(lightness, chroma * cosine, chroma * sine)
  }

  private func linear(_ oklab: ColorComponents) -> ColorComponents {
    let lms = (ColorMatrix.oklabToLMS * oklab).map { $0 * $0 * $0 }
    return isSRGB
      ? ColorMatrix.lmsToLinearSRGB * lms
      : ColorMatrix.xyzToLinearDisplayP3 * (ColorMatrix.lmsToXYZ * lms)
  }

  /// Whether the colour is inside; nil where only the curve can tell.
  func isInside(_ chroma: Double) -> Bool? {
    let linear = linear(oklab(chroma))
    if linear.areUnits(tolerance: 0) { return true }
    return linear.areUnits(tolerance: Self.margin) ? nil : false
  }

  /// How far the colour is from itself with each component clamped: the distance in Oklab, but for
  /// the rounding of the curve and of the roots.
  func difference(_ chroma: Double) -> Double {
    let own = oklab(chroma)
    let clamped = linear(own).map { min(max($0, 0), 1) }
    let lms =
      isSRGB
      ? ColorMatrix.linearSRGBToLMS * clamped
      : ColorMatrix.xyzToLMS * (ColorMatrix.linearDisplayP3ToXYZ * clamped)
    let other = ColorMatrix.lmsToOklab * lms.map(Self.cubeRoot)
    let (l, a, b) = (
      own.first - other.first, own.second - other.second, own.third - other.third
    )
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The cube root to 14 digits, in a fifth of the time of the exact one.
  ///
  /// A third of the bits of a double is the logarithm of its root but for a constant, and so a root
  /// within 4 %; each step of Halley's method makes three times as many digits of it right.
  private static func cubeRoot(_ value: Double) -> Double {
    let magnitude = value.magnitude
    var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_8000_0000_0000)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
    }
    return value < 0 ? -root : root
  }
}

extension ColorComponents {
  /// Whether all are between 0 and 1, or outside by no more than `tolerance`.
  fileprivate func areUnits(tolerance: Double) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(first) && range.contains(second) && range.contains(third)
  }
}

extension ColorSpace {
  /// The RGB space whose cube is the gamut.
  fileprivate var gamutSpace: ColorSpace {
    self == .hsl || self == .hwb ? .srgb : self
  }
}

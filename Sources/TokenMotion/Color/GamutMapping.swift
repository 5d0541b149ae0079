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
    let values = converted(to: target.gamutSpace).components
    let range = -tolerance...1 + tolerance
    return range.contains(values.first) && range.contains(values.second)
      && range.contains(values.third)
  }

  /// This colour in `target`, brought into its gamut if it is outside.
  ///
  /// A colour inside is only converted; a space without limits only converts. With
  /// ``GamutMapping/reduceChroma``, a lightness of 1 or more becomes white and of 0 or less black.
  public func gamutMapped(
    to target: ColorSpace, method: GamutMapping = .reduceChroma
  ) -> Color {
    guard target.hasGamut, !isInside(target, tolerance: 1e-12) else { return converted(to: target) }
    guard !isInGamut(of: target) else { return clipped(to: target) }
    switch method {
    case .clip: return clipped(to: target)
    case .reduceChroma: return chromaReduced(to: target)
    }
  }

  private func clipped(to target: ColorSpace) -> Color {
    var result = converted(to: target.gamutSpace)
    result.components = result.components.map { min(max($0, 0), 1) }
    return result.converted(to: target)
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
    var result = current.clipped(to: target)
    guard result.deltaEOK(to: current) >= noticeable else { return result }
    var (low, high) = (0.0, current.components.second)
    var isLowInside = true
    while high - low > resolution {
      let chroma = (low + high) / 2
      current.components.second = chroma
      if isLowInside, current.isInside(target, tolerance: 0) {
        low = chroma
        continue
      }
      result = current.clipped(to: target)
      let difference = result.deltaEOK(to: current)
      if difference >= noticeable {
        high = chroma
      } else if noticeable - difference < resolution {
        break
      } else {
        isLowInside = false
        low = chroma
      }
    }
    return result
  }
}

extension ColorSpace {
  /// The RGB space whose cube is the gamut.
  fileprivate var gamutSpace: ColorSpace {
    self == .hsl || self == .hwb ? .srgb : self
  }
}

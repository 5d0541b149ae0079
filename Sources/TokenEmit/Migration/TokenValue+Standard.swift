import TokenModel
import TokenMotion

extension TokenValue {
  /// The value, if DTCG 2025.10 can say it; else the nearest one that it can say; nil if there is
  /// none, as for text, or for a length that depends on its surroundings.
  ///
  /// Only text styles have a nearest value: a spacing of letters in `em` or `%` is one in the unit of
  /// the font size, a fixed line height a multiple of it (1 rem being 16 px), and members that the
  /// standard does not know are left out.
  var standardForm: TokenValue? {
    switch self {
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition, .gradient:
      self
    case .dimension(let dimension): dimension.unit.isStandard ? self : nil
    case .strokeStyle(let style): style.isStandard ? self : nil
    case .border(let border): border.width.unit.isStandard && border.style.isStandard ? self : nil
    case .shadow(let shadow): shadow.layers.allSatisfy(\.isStandard) ? self : nil
    case .typography(let style): style.standardForm.map(TokenValue.typography)
    case .opaque: nil
    }
  }
}

extension StrokeStyle {
  fileprivate var isStandard: Bool {
    switch self {
    case .keyword: true
    case .dashed(let dashes, _): dashes.allSatisfy(\.unit.isStandard)
    }
  }
}

extension ShadowLayer {
  fileprivate var isStandard: Bool {
    [offsetX, offsetY, blur, spread].allSatisfy(\.unit.isStandard)
  }
}

extension Typography {
  /// The nearest text style of the standard; nil if even the size of the font is none.
  fileprivate var standardForm: Typography? {
    guard fontSize.unit.isStandard, let spacing = standardSpacing, let height = standardHeight
    else {
      return nil
    }
    var result = self
    result.letterSpacing = spacing
    result.lineHeight = .multiple(height)
    result.extras = []
    return result
  }

  private var standardSpacing: Dimension? {
    guard let spacing = letterSpacing else { return Dimension(value: 0, unit: .px) }
    switch spacing.unit {
    case .px, .rem: return spacing
    case .em: return times(spacing.value)
    case .percent: return times(spacing.value / 100)
    default: return spacing.value == 0 ? Dimension(value: 0, unit: .px) : nil
    }
  }

  private func times(_ factor: Double) -> Dimension {
    Dimension(value: (factor * fontSize.value).roundedToSignificantDigits(), unit: fontSize.unit)
  }

  private var standardHeight: Double? {
    guard case .fixed(let height) = lineHeight else {
      if case .multiple(let number) = lineHeight { return number }
      return nil
    }
    switch height.unit {
    case .em, .none: return height.value
    case .percent: return (height.value / 100).roundedToSignificantDigits()
    case .px, .rem:
      let size = fontSize.pixels
      return size == 0 ? nil : (height.pixels / size).roundedToSignificantDigits()
    default: return nil
    }
  }
}

extension Dimension {
  /// The length in pixels, 1 rem being 16 px. Only for units of the standard.
  fileprivate var pixels: Double { unit == .rem ? value * 16 : value }
}

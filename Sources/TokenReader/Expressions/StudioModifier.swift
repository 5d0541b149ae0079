import TokenMotion

/// What Tokens Studio does to a colour: `lighten`, `darken`, `mix` or `alpha`, by a share from 0 to 1.
struct StudioModifier {
  /// What is done.
  enum Kind: String, CaseIterable {
    /// Towards white.
    case lighten
    /// Towards black.
    case darken
    /// Towards another colour.
    case mix
    /// Another alpha in place of the colour's own.
    case alpha
  }

  /// The space in which it is done. The raw value is the spelling.
  enum Space: String, CaseIterable {
    case lch
    case srgb
    case p3
    case hsl

    /// The space of that name.
    var space: ColorSpace {
      switch self {
      case .lch: .lch
      case .srgb: .srgb
      case .p3: .displayP3
      case .hsl: .hsl
      }
    }
  }

  /// What is done.
  var kind: Kind
  /// How far, from 0 to 1; the new alpha for `alpha`.
  var share: Double
  /// The space of the computation; of no meaning for `alpha`.
  var space: Space
  /// The other colour of `mix`.
  var other: Color?
  /// The space in which the result is written, if another is asked for (`format`).
  var format: ColorSpace?

  /// The modified colour.
  ///
  /// - `lch`: the lightness moves by the share towards 100 or 0, the chroma shrinks by it.
  /// - `hsl`: the lightness alone moves.
  /// - `srgb`, `p3`: each channel moves towards 1 or 0.
  /// - `mix`: interpolation in the space, by the shorter way around a hue.
  ///
  /// The result is in the space of the computation, or of `format`; of `alpha` in the colour's own. A
  /// colour beyond the gamut of the space that it is written in is brought into it as CSS Color 4 says.
  func applied(to color: Color) -> Color {
    var result: Color
    switch kind {
    case .alpha:
      result = color
      result.alpha = share
      result.missing.remove(.alpha)
    case .lighten: result = moved(color, towards: 1)
    case .darken: result = moved(color, towards: 0)
    case .mix:
      result = color.mixed(
        with: other ?? color, by: share, mixing: ColorMixing(space.space))
    }
    if let format, format != result.space { result = result.gamutMapped(to: format) }
    // Another alpha alone leaves the figures of the file as they are.
    if result.components == color.components { return result }
    result.components = ColorComponents(
      result.components.first.roundedToSignificantDigits(),
      result.components.second.roundedToSignificantDigits(),
      result.components.third.roundedToSignificantDigits())
    return result
  }

  /// A colour moved by the share to the light or dark end of the space.
  private func moved(_ color: Color, towards end: Double) -> Color {
    var result = space == .lch ? color.converted(to: .lch) : color.gamutMapped(to: space.space)
    func move(_ value: Double, _ end: Double) -> Double { value + share * (end - value) }
    switch space {
    case .lch:
      result.components.first = move(result.components.first, end * 100)
      result.components.second = max(0, result.components.second * (1 - share))
    case .hsl: result.components.third = move(result.components.third, end * 100)
    case .srgb, .p3:
      result.components = ColorComponents(
        move(result.components.first, end), move(result.components.second, end),
        move(result.components.third, end))
    }
    return result
  }
}

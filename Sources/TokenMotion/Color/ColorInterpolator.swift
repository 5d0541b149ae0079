/// Two colours made ready to be mixed, by the steps of CSS Color 4, "Color Interpolation".
///
/// Missing components that mean the same in the space of mixing are carried into it; a component
/// that one colour lacks is taken from the other; hues are turned to the arc that was asked for;
/// components other than hues are premultiplied by alpha. Mixing allocates nothing.
public struct ColorInterpolator: Sendable {
  /// The space of mixing.
  package let space: ColorSpace
  /// What both colours lack.
  package let missing: MissingComponents
  /// The first colour, premultiplied unless both are opaque.
  package let start: ColorComponents
  /// The second colour in the same form.
  package let end: ColorComponents
  /// The alpha of the first colour.
  package let startAlpha: Double
  /// The alpha of the second colour.
  package let endAlpha: Double
  /// False if alpha is 1 at both ends, or missing from both.
  package let isPremultiplied: Bool
  private let hueIndex: Int

  /// Prepares the way from `start`, at progress 0, to `end`, at progress 1.
  public init(from start: Color, to end: Color, mixing: ColorMixing = .srgb) {
    var a = start.prepared(for: mixing.space)
    var b = end.prepared(for: mixing.space)
    missing = a.missing.intersection(b.missing)
    for index in 0..<3 {
      let component = MissingComponents.component(index)
      if a.missing.contains(component) { a.components[index] = b.components[index] }
      if b.missing.contains(component) { b.components[index] = a.components[index] }
    }
    if a.missing.contains(.alpha) { a.alpha = b.alpha }
    if b.missing.contains(.alpha) { b.alpha = a.alpha }
    space = mixing.space
    hueIndex = mixing.space.hueIndex ?? -1
    if let hue = mixing.space.hueIndex {
      (a.components[hue], b.components[hue]) = mixing.hue.arc(a.components[hue], b.components[hue])
    }
    startAlpha = a.alpha
    endAlpha = b.alpha
    isPremultiplied = !missing.contains(.alpha) && (a.alpha != 1 || b.alpha != 1)
    if isPremultiplied {
      for index in 0..<3 where index != hueIndex {
        a.components[index] *= a.alpha
        b.components[index] *= b.alpha
      }
    }
    self.start = a.components
    self.end = b.components
  }

  /// The colour at a progress, in the space of mixing.
  ///
  /// 0 gives the first colour and 1 the second, each as the steps above leave it. Outside 0 to 1
  /// the line goes on; then alpha is clamped to 0 to 1, lightness to its range and chroma to 0 and
  /// above, as browsers do, and nothing else. A colour of no opacity keeps premultiplied
  /// components.
  @inline(__always)
  public func color(at progress: Double) -> Color {
    let rest = 1 - progress
    var values = ColorComponents(
      start.first * rest + end.first * progress, start.second * rest + end.second * progress,
      start.third * rest + end.third * progress)
    var alpha = 1.0
    if isPremultiplied {
      alpha = min(max(startAlpha * rest + endAlpha * progress, 0), 1)
      if alpha > 0 { divide(&values, by: alpha) }
    }
    if space != .srgb { limit(&values) }
    return Color(space: space, components: values, alpha: alpha, missing: missing)
  }

  private func divide(_ values: inout ColorComponents, by alpha: Double) {
    if hueIndex != 0 { values.first /= alpha }
    values.second /= alpha
    if hueIndex != 2 { values.third /= alpha }
  }

  private func limit(_ values: inout ColorComponents) {
    switch space {
    case .lab: values.first = min(max(values.first, 0), 100)
    case .oklab: values.first = min(max(values.first, 0), 1)
    case .lch, .oklch:
      values.first = min(max(values.first, 0), space == .lch ? 100 : 1)
      values.second = max(values.second, 0)
      values.third = normalizedHue(values.third)
    case .hsl, .hwb: values.first = normalizedHue(values.first)
    default: break
    }
  }
}

extension Color {
  /// The colour in `target`, with missing components carried over where they mean the same.
  fileprivate func prepared(for target: ColorSpace) -> Color {
    guard target != space else { return self }
    let carried = missing.carried(from: space, to: target)
    var result = converted(to: target)
    if !carried.isEmpty {
      result = Color(
        space: target, components: result.components, alpha: result.alpha,
        missing: result.missing.union(carried))
    }
    return result
  }
}

extension MissingComponents {
  /// The missing components of `target` that stand for those of `source`: CSS Color 4,
  /// "Interpolating with Missing Components", analogous components and sets of components.
  fileprivate func carried(from source: ColorSpace, to target: ColorSpace) -> MissingComponents {
    guard !isEmpty else { return [] }
    var result = intersection(.alpha)
    let (from, to) = (source.roles, target.roles)
    for index in 0..<3 where contains(.component(index)) {
      guard let role = from[index], let match = to.firstIndex(of: role) else { continue }
      result.insert(.component(match))
    }
    // a and b together say the same as chroma and hue together.
    let chromaticness: MissingComponents = [.second, .third]
    if isSuperset(of: chromaticness), source.isLabLike, target.isLabLike {
      result.formUnion(chromaticness)
    }
    return result
  }
}

/// What a component means, for carrying it over as missing.
private enum ComponentRole {
  case red, green, blue, lightness, colorfulness, hue, a, b
}

extension ColorSpace {
  fileprivate var roles: [ComponentRole?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, nil, nil]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }

  fileprivate var isLabLike: Bool {
    switch self {
    case .lab, .lch, .oklab, .oklch: true
    default: false
    }
  }
}

extension ColorMixing.HueMethod {
  /// Both hues in degrees, one turned by whole circles, so that a straight line between them takes
  /// this way.
  fileprivate func arc(_ start: Double, _ end: Double) -> (Double, Double) {
    let (a, b) = (normalizedHue(start), normalizedHue(end))
    switch self {
    case .shorter:
      if b - a > 180 { return (a + 360, b) }
      if b - a < -180 { return (a, b + 360) }
    case .longer:
      if b - a > 0, b - a < 180 { return (a + 360, b) }
      if b - a > -180, b - a <= 0 { return (a, b + 360) }
    case .increasing:
      if b < a { return (a, b + 360) }
    case .decreasing:
      if a < b { return (a + 360, b) }
    }
    return (a, b)
  }
}

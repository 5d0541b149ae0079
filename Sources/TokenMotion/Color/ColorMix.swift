extension Color {
  /// The colour part of the way to another: 0 is this one, 1 is `other`.
  ///
  /// See ``ColorInterpolator`` for the rules; prepare one of those for many colours of one way.
  public func mixed(
    with other: Color, by progress: Double, mixing: ColorMixing = .oklab
  ) -> Color {
    ColorInterpolator(from: self, to: other, mixing: mixing).color(at: progress)
  }

  /// `color-mix()` of CSS Color 5 with up to two percentages.
  ///
  /// One percentage alone leaves the rest to the other colour. Two that come to more than 100 are
  /// scaled down; if they come to less, the missing part is transparent. Both 0: the even mix,
  /// wholly transparent.
  ///
  /// - Parameters:
  ///   - percentage: Of this colour, 0 to 100, or nil.
  ///   - other: The second colour.
  ///   - otherPercentage: Of the second colour, 0 to 100, or nil.
  ///   - mixing: The space and the way around.
  public func colorMix(
    _ percentage: Double? = nil, with other: Color, _ otherPercentage: Double? = nil,
    mixing: ColorMixing
  ) -> Color {
    let first = percentage ?? otherPercentage.map { 100 - $0 } ?? 50
    let second = otherPercentage ?? 100 - first
    let sum = first + second
    var result = mixed(with: other, by: sum == 0 ? 0.5 : second / sum, mixing: mixing)
    if sum < 100, !result.missing.contains(.alpha) { result.alpha *= sum / 100 }
    return result
  }

  /// This colour laid over another, in gamma-encoded sRGB, as a browser paints it.
  ///
  /// Missing components count as 0. The result has the opacity of both together.
  public func composited(over backdrop: Color) -> Color {
    let (top, bottom) = (converted(to: .srgb), backdrop.converted(to: .srgb))
    let cover = min(max(top.alpha, 0), 1)
    let rest = min(max(bottom.alpha, 0), 1) * (1 - cover)
    let alpha = cover + rest
    guard alpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    func channel(_ a: Double, _ b: Double) -> Double { (a * cover + b * rest) / alpha }
    return Color(
      red: channel(top.components.first, bottom.components.first),
      green: channel(top.components.second, bottom.components.second),
      blue: channel(top.components.third, bottom.components.third), alpha: alpha)
  }
}

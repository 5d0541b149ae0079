extension Color {
  /// This colour as CSS Color 4 writes it, with `none` where a component is missing.
  ///
  /// - An `srgb` colour whose channels are whole bytes is `#rrggbb`, or `#rrggbbaa` if its alpha is
  ///   one too, or `rgb(r g b / alpha)`: forms that CSS mixes in sRGB. Any other is `color(srgb
  ///   …)`.
  /// - `hsl`, `hwb`, `lab`, `lch`, `oklab` and `oklch` are written as functions of that name, the
  ///   rest as `color(…)`.
  ///
  /// Numbers are rounded to 12 significant digits. Nothing is clamped but alpha. Every number must
  /// be finite (``isFinite``).
  public var cssText: String {
    if let text = byteText { return text }
    let numbers = (0..<3).map { index in
      missing.contains(.component(index)) ? "none" : text(components[index]) + percent(index)
    }
    let body = numbers.joined(separator: " ") + alphaText
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.name)(\(body))"
    default: return "color(\(space.name) \(body))"
    }
  }

  private func text(_ number: Double) -> String {
    number.roundedToSignificantDigits().decimalText
  }

  private func percent(_ index: Int) -> String {
    (space == .hsl || space == .hwb) && index > 0 ? "%" : ""
  }

  private var alphaText: String {
    if missing.contains(.alpha) { return " / none" }
    return alpha < 1 ? " / " + text(max(alpha, 0)) : ""
  }

  private var byteText: String? {
    guard space == .srgb, missing.isEmpty, (0..<3).allSatisfy({ isByte(components[$0]) }) else {
      return nil
    }
    let bytes = RGBA8(self)
    if isByte(min(max(alpha, 0), 1)) { return bytes.hex }
    return "rgb(\(bytes.red) \(bytes.green) \(bytes.blue)\(alphaText))"
  }

  /// True for n / 255, written with six decimals or more.
  private func isByte(_ value: Double) -> Bool {
    let scaled = value * 255
    return scaled >= -0.0001 && scaled <= 255.0001
      && (scaled - scaled.rounded()).magnitude <= 0.0001
  }
}

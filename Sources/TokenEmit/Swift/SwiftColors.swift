import TokenModel
import TokenMotion

extension SwiftExpressions {
  /// Appends a colour: sRGB bytes as such, other colours in their own space with the nearest sRGB
  /// colour and, where displays can show more, with that of Display P3.
  func color(_ value: ColorValue, to w: inout CodeWriter) {
    let color = value.color
    type("Color", to: &w)
    guard !rgb(value, to: &w) else { return }
    if color.space == .srgb, color.isInGamut(of: .srgb) {
      w.append("(red: ")
      w.append(argument: color.components.first)
      w.append(", green: ")
      w.append(argument: color.components.second)
      w.append(", blue: ")
      w.append(argument: color.components.third)
    } else {
      w.append("(.")
      w.append(color.space.swiftCase)
      components(color.components, isContinued: true, to: &w)
    }
    if color.alpha != 1 {
      w.append(", alpha: ")
      w.append(argument: color.alpha)
    }
    if color.space != .srgb || !color.isInGamut(of: .srgb) {
      w.append(", rgba: ")
      w.append(hex: Self.fallback(value), digits: 8)
      if color.needsDisplayP3 {
        w.append(", displayP3: ")
        type("Components", to: &w)
        w.append("(")
        let wide = color.gamutMapped(to: .displayP3).components
        components(
          wide.map { min(max($0, 0), 1).roundedToSignificantDigits(7) }, isContinued: false, to: &w)
        w.append(")")
      }
    }
    w.append(")")
  }

  /// `0xRRGGBBAA` of the sRGB colour that stands for another: the authored `hex`, which is the
  /// author's choice of that, else the nearest one that looks alike.
  static func fallback(_ value: ColorValue) -> UInt32 {
    guard let hex = value.hex else { return RGBA8(value.color.gamutMapped(to: .srgb)).number }
    let alpha = RGBA8(Color(red: 0, green: 0, blue: 0, alpha: value.color.alpha)).alpha
    return hex.rgb << 8 | UInt32(alpha)
  }

  /// Appends three numbers.
  func components(
    _ values: ColorComponents, isContinued: Bool, to w: inout CodeWriter
  ) {
    if isContinued { w.append(", ") }
    w.append(argument: values.first)
    w.append(", ")
    w.append(argument: values.second)
    w.append(", ")
    w.append(argument: values.third)
  }

  /// Appends the arguments of a colour that was made of three sRGB bytes.
  private func rgb(_ value: ColorValue, to w: inout CodeWriter) -> Bool {
    let color = value.color
    guard color.space == .srgb, let red = Self.byte(color.components.first),
      let green = Self.byte(color.components.second), let blue = Self.byte(color.components.third)
    else { return false }
    let number = UInt32(red.nearest) << 16 | UInt32(green.nearest) << 8 | UInt32(blue.nearest)
    guard value.hex?.rgb == number || red.isWhole && green.isWhole && blue.isWhole else {
      return false
    }
    w.append("(rgb: ")
    w.append(hex: number, digits: 6)
    if color.alpha != 1 {
      w.append(", alpha: ")
      w.append(argument: color.alpha)
    }
    w.append(")")
    return true
  }

  /// How far a component may be from a whole byte and still have come from one: components of four
  /// decimals are off by up to 0.00005 · 255.
  private static let byteTolerance = 0.013

  /// The byte nearest to a channel, and whether the channel was made of it; nil outside the range.
  @inline(__always)
  private static func byte(_ channel: Double) -> (nearest: UInt8, isWhole: Bool)? {
    guard channel >= 0, channel <= 1 else { return nil }
    let byte = UInt8(channel * 255 + 0.5)
    return (byte, (channel * 255 - Double(byte)).magnitude <= byteTolerance)
  }
}

extension ColorComponents {
  /// The components, each changed by itself.
  fileprivate func map(_ transform: (Double) -> Double) -> ColorComponents {
    ColorComponents(transform(first), transform(second), transform(third))
  }
}

extension RGBA8 {
  /// `0xRRGGBBAA`.
  var number: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}

extension Color {
  /// Whether a display can show more of it than the sRGB bytes, and its own components do not say so
  /// to SwiftUI.
  var needsDisplayP3: Bool {
    switch space {
    case .displayP3, .hsl, .hwb: false
    case .srgb: !isInGamut(of: .srgb)
    case .srgbLinear, .lab, .lch, .oklab, .oklch, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      true
    }
  }
}

extension ColorSpace {
  /// The case of `TokenColor.Space`.
  var swiftCase: StaticString {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgbLinear"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .displayP3: "displayP3"
    case .a98RGB: "a98RGB"
    case .prophotoRGB: "prophotoRGB"
    case .rec2020: "rec2020"
    case .xyzD65: "xyzD65"
    case .xyzD50: "xyzD50"
    }
  }
}

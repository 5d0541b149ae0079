import TokenModel
import TokenMotion

/// Colours as CSS Color 4 writes them.
enum CSSColor {
  /// How far a component may be from a whole byte and still have come from one: components of four
  /// decimals are off by up to 0.00005 · 255.
  private static let byteTolerance = 0.013

  /// Whether every browser knows the notation of a colour and mixes it in gamma-encoded sRGB: sRGB,
  /// `hsl` and `hwb` inside their ranges, with nothing missing.
  static func isLegacy(_ color: Color) -> Bool {
    guard color.missing.isEmpty else { return false }
    let values = color.components
    switch color.space {
    case .srgb:
      return isUnit(values.first) && isUnit(values.second) && isUnit(values.third)
    case .hsl, .hwb: return isUnit(values.second / 100) && isUnit(values.third / 100)
    case .srgbLinear, .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .prophotoRGB, .rec2020,
      .xyzD65, .xyzD50:
      return false
    }
  }

  /// Appends a colour in its own space; sRGB that is made of bytes as such.
  static func append(_ value: ColorValue, to bytes: inout ByteBuffer) {
    let color = value.color
    guard isLegacy(color) else {
      appendModern(color, to: &bytes)
      return
    }
    if color.space != .srgb {
      appendCylinder(color, to: &bytes)
    } else if let rgb = wholeBytes(value) {
      appendBytes(rgb, alpha: color.alpha, to: &bytes)
    } else {
      bytes.append("rgb(")
      for index in 0..<3 {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        appendNumber(color.components[index] * 100, to: &bytes)
        bytes.append(UInt8(ascii: "%"))
      }
      appendAlpha(color, to: &bytes)
    }
  }

  /// Appends the nearest colour of sRGB that looks alike, in bytes: what a browser gets that does
  /// not know the notation of the colour itself. An authored `hex` is the author's choice of that.
  static func appendFallback(_ value: ColorValue, to bytes: inout ByteBuffer) {
    if isLegacy(value.color) {
      append(value, to: &bytes)
    } else if let hex = value.hex {
      appendBytes(RGBA8(rgb: hex.rgb), alpha: value.color.alpha, to: &bytes)
    } else {
      let mapped = RGBA8(value.color.gamutMapped(to: .srgb))
      appendBytes(mapped, alpha: value.color.alpha, to: &bytes)
    }
  }

  /// Appends the bytes that TokenMotion mixes where a track is mixed in sRGB.
  static func appendMixedBytes(_ color: Color, to bytes: inout ByteBuffer) {
    RGBA8(color.gamutMapped(to: .srgb)).appendHex(to: &bytes)
  }

  /// Whether the text of `append` stands for exactly the bytes of `appendMixedBytes`, so that a
  /// reference to it is mixed as TokenMotion does.
  static func isMixedExactly(_ value: ColorValue) -> Bool {
    value.color.space == .srgb && isLegacy(value.color)
  }

  /// The bytes of an sRGB colour that came from bytes; nil for others.
  private static func wholeBytes(_ value: ColorValue) -> RGBA8? {
    let rgb = RGBA8(value.color)
    if let hex = value.hex,
      RGBA8(rgb: hex.rgb) == RGBA8(red: rgb.red, green: rgb.green, blue: rgb.blue)
    {
      return rgb
    }
    func isWhole(_ component: Double, _ byte: UInt8) -> Bool {
      (component * 255 - Double(byte)).magnitude <= byteTolerance
    }
    let values = value.color.components
    return isWhole(values.first, rgb.red) && isWhole(values.second, rgb.green)
      && isWhole(values.third, rgb.blue) ? rgb : nil
  }

  private static func appendBytes(_ rgb: RGBA8, alpha: Double, to bytes: inout ByteBuffer) {
    let opaque = RGBA8(red: rgb.red, green: rgb.green, blue: rgb.blue)
    guard alpha < 1 else {
      opaque.appendHex(to: &bytes)
      return
    }
    let hundredths = alpha * 100
    let isShort = (hundredths - hundredths.rounded()).magnitude < 1e-9
    if !isShort, (alpha * 255 - (alpha * 255).rounded()).magnitude < 1e-9, alpha >= 0 {
      RGBA8(
        red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: UInt8((alpha * 255).rounded())
      ).appendHex(to: &bytes)
      return
    }
    bytes.append("rgb(")
    for channel in [rgb.red, rgb.green, rgb.blue] {
      appendDecimal(Double(channel), to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append("/ ")
    appendNumber(max(alpha, 0), to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  private static func appendCylinder(_ color: Color, to bytes: inout ByteBuffer) {
    bytes.append(color.space == .hsl ? "hsl(" : "hwb(")
    appendNumber(color.components.first, to: &bytes)
    for index in 1...2 {
      bytes.append(UInt8(ascii: " "))
      appendNumber(color.components[index], to: &bytes)
      bytes.append(UInt8(ascii: "%"))
    }
    appendAlpha(color, to: &bytes)
  }

  private static func appendModern(_ color: Color, to bytes: inout ByteBuffer) {
    let unit = color.space == .hsl || color.space == .hwb
    switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      bytes.append(color.space.literal)
      bytes.append(UInt8(ascii: "("))
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      bytes.append("color(")
      bytes.append(color.space.literal)
      bytes.append(UInt8(ascii: " "))
    }
    for index in 0..<3 {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      if color.missing.contains(.component(index)) {
        bytes.append("none")
      } else {
        appendNumber(color.components[index], to: &bytes)
        if unit, index > 0 { bytes.append(UInt8(ascii: "%")) }
      }
    }
    appendAlpha(color, to: &bytes)
  }

  private static func appendAlpha(_ color: Color, to bytes: inout ByteBuffer) {
    if color.missing.contains(.alpha) {
      bytes.append(" / none")
    } else if color.alpha < 1 {
      bytes.append(" / ")
      appendNumber(max(color.alpha, 0), to: &bytes)
    }
    bytes.append(UInt8(ascii: ")"))
  }

  private static func appendNumber(_ value: Double, to bytes: inout ByteBuffer) {
    appendDecimal(value.roundedToSignificantDigits(), to: &bytes)
  }

  private static func isUnit(_ value: Double) -> Bool { value >= 0 && value <= 1 }
}

extension RGBA8 {
  /// The opaque colour `0xRRGGBB`.
  fileprivate init(rgb: UInt32) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255))
  }
}

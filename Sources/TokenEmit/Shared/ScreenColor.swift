import TokenModel
import TokenMotion

extension ColorValue {
  /// The bytes of the colour on a screen of sRGB: an authored `hex` for what sRGB does not hold,
  /// which is the author's choice of that, else the nearest colour that looks alike.
  var screenBytes: RGBA8 {
    guard let hex, !color.isInGamut(of: .srgb) else { return RGBA8(color.gamutMapped(to: .srgb)) }
    let alpha = RGBA8(Color(red: 0, green: 0, blue: 0, alpha: color.alpha)).alpha
    return RGBA8(
      red: UInt8(hex.rgb >> 16 & 255), green: UInt8(hex.rgb >> 8 & 255),
      blue: UInt8(hex.rgb & 255), alpha: alpha)
  }

  /// Whether a screen of sRGB shows another colour.
  var exceedsSRGB: Bool { !color.isInGamut(of: .srgb) }
}

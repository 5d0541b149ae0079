/// A colour of four bytes in gamma-encoded sRGB, alpha not premultiplied: what a screen is given.
public struct RGBA8: Sendable, Hashable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 to 255.
  public var alpha: UInt8

  /// Four bytes as they are.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The bytes of a colour: converted to sRGB, each channel clamped to 0 to 1, times 255, rounded
  /// to the nearest whole number, halves up.
  ///
  /// Clamping is per channel. Map a wide-gamut colour first if its hue is to survive:
  /// `RGBA8(color.gamutMapped(to: .srgb))`.
  public init(_ color: Color) {
    let srgb =
      color.space == .srgb ? color.components : color.space.components(color.components, in: .srgb)
    self.init(
      red: UInt8(unit: srgb.first), green: UInt8(unit: srgb.second), blue: UInt8(unit: srgb.third),
      alpha: UInt8(unit: color.alpha))
  }

  /// The colour of a text of `#` and 3, 4, 6 or 8 hexadecimal digits (CSS Color 4, "The RGB
  /// Hexadecimal Notations"), in either case.
  ///
  /// - Returns: nil for anything else, spaces around it included.
  public init?(hex: String) {
    self.init(hexBytes: hex.utf8)
  }

  package init?(hexBytes: some Collection<UInt8>) {
    guard hexBytes.first == UInt8(ascii: "#"), hexBytes.count <= 9 else { return nil }
    var value: UInt32 = 0
    for byte in hexBytes.dropFirst() {
      guard let digit = hexDigitValue(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    func short(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 15) * 17 }
    func long(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 255) }
    switch hexBytes.count - 1 {
    case 3: self.init(red: short(8), green: short(4), blue: short(0))
    case 4: self.init(red: short(12), green: short(8), blue: short(4), alpha: short(0))
    case 6: self.init(red: long(16), green: long(8), blue: long(0))
    case 8: self.init(red: long(24), green: long(16), blue: long(8), alpha: long(0))
    default: return nil
    }
  }

  /// `#rrggbb` in lower case, or `#rrggbbaa` if alpha is below 255.
  public var hex: String {
    var bytes = ByteBuffer()
    appendHex(to: &bytes)
    return bytes.string
  }

  package func appendHex(to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "#"))
    let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    if alpha < 255 {
      bytes.append(hex: rgb << 8 | UInt32(alpha), digits: 8, capitals: false)
    } else {
      bytes.append(hex: rgb, digits: 6, capitals: false)
    }
  }
}

extension UInt8 {
  /// How far below a half still counts as a half, in steps of 1/255.
  ///
  /// Mixing in doubles is off by about 10^-13, on either side of a half that is exact on paper
  /// (24 levels in 480 ms has one every 20 ms). A true value this close to a half, but below it,
  /// takes a timeline of hours.
  static let halfSlack = 0x1p-36

  /// 0 to 1 as a byte, clamped, rounded half up. NaN gives 0.
  init(unit value: Double) {
    let scaled = value * 255 + (0.5 + UInt8.halfSlack)
    self = scaled >= 256 ? 255 : scaled >= 1 ? UInt8(truncatingIfNeeded: Int32(scaled)) : 0
  }
}

func hexDigitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

public import TokenMotion

/// A colour as it was authored: its own space, and the optional members that were written.
public struct ColorValue: Sendable, Hashable {
  /// The colour in the space in which it was written. Components may be missing (`none`).
  public var color: Color
  /// Whether `alpha` was written; an unwritten one is 1.
  public var writesAlpha: Bool
  /// The opaque fallback `hex`, if written. Never used for the components (DTCG colour module).
  public var hex: HexText?

  /// Makes a colour value.
  public init(_ color: Color, writesAlpha: Bool = false, hex: HexText? = nil) {
    self.color = color
    self.writesAlpha = writesAlpha
    self.hex = hex
  }
}

/// Six hexadecimal digits that keep the letter case in which they were written.
public struct HexText: Sendable, Hashable {
  /// The number `0xRRGGBB`.
  public let rgb: UInt32
  /// Bit `i` is set when the digit with weight 16^i is an upper-case letter.
  private let upperCase: UInt8

  /// Reads `#` and six digits; nil for anything else (R-114).
  public init?(_ text: some Sequence<UInt8>) { self.init(digits: text) }

  /// The same for bytes that stand together, which is faster.
  package init?(bytes: UnsafeBufferPointer<UInt8>) { self.init(digits: bytes) }

  @inline(__always)
  private init?(digits text: some Sequence<UInt8>) {
    var rgb: UInt32 = 0
    var upperCase: UInt8 = 0
    var count = 0
    for byte in text {
      defer { count += 1 }
      if count == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
        continue
      }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      guard count <= 6 else { return nil }
      rgb = rgb << 4 | UInt32(digit)
      upperCase = upperCase << 1 | (byte < UInt8(ascii: "a") && digit > 9 ? 1 : 0)
    }
    guard count == 7 else { return nil }
    self.rgb = rgb
    self.upperCase = upperCase
  }

  /// The number `0xRRGGBB` in lower case.
  public init(rgb: UInt32) {
    self.rgb = rgb & 0xFF_FFFF
    upperCase = 0
  }

  /// `#` and six digits, in the case in which they were written.
  public var text: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for place in stride(from: 5, through: 0, by: -1) {
      let digit = UInt8(rgb >> UInt32(4 * place) & 0xF)
      let letter = upperCase >> UInt8(place) & 1 == 1 ? UInt8(ascii: "A") : UInt8(ascii: "a")
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : letter + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// How two colours are mixed: in which space and, if that has a hue, which way around.
///
/// CSS Color 4, "Interpolation Space" and "Hue Interpolation".
public struct ColorMixing: Sendable, Hashable {
  /// The space that components are mixed in.
  public var space: ColorSpace
  /// Which way around the circle; of no meaning in a space without a hue.
  public var hue: HueMethod

  /// Which of the two ways from one hue to the other is taken.
  public enum HueMethod: UInt8, CaseIterable, Sendable {
    /// The shorter arc, at most 180°; the default of CSS.
    case shorter
    /// The longer arc, at least 180°; equal hues go once around.
    case longer
    /// Upwards.
    case increasing
    /// Downwards.
    case decreasing

    /// The CSS keyword without `hue`: `shorter`, …
    public var name: String {
      switch self {
      case .shorter: "shorter"
      case .longer: "longer"
      case .increasing: "increasing"
      case .decreasing: "decreasing"
      }
    }

    /// The method with this CSS keyword; nil for another text.
    public init?(name: String) {
      guard let match = HueMethod.allCases.first(where: { $0.name == name }) else { return nil }
      self = match
    }
  }

  /// Gamma-encoded sRGB: what CSS does with two hex colours, and the default of a token file.
  public static let srgb = ColorMixing(.srgb)
  /// Oklab: what CSS does as soon as one colour is written in a newer form.
  public static let oklab = ColorMixing(.oklab)

  /// Mixing in a space.
  public init(_ space: ColorSpace, hue: HueMethod = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// As CSS writes it after `in`: `oklab`, `oklch longer hue`.
  public var cssText: String {
    hue == .shorter || space.hueIndex == nil ? space.name : "\(space.name) \(hue.name) hue"
  }
}

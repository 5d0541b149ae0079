import TokenModel
import TokenMotion
import TokenSyntax

/// The variants of one colour set.
struct XCAssetsColors: Sendable {
  /// A colour, and when it is shown.
  struct Variant: Sendable {
    var value: ColorValue
    var isDark: Bool
  }

  /// The colours: that of any appearance first.
  private(set) var variants: [Variant] = []
  /// The contexts of a value that no appearance shows, as a diagnostic names them.
  private(set) var hidden: String?
  private let hasWideGamut: Bool

  /// Finds the colours of a token; none if it is of another type.
  init(_ id: TokenID, _ tokens: ThemedTokens, _ options: XCAssetsOptions) {
    hasWideGamut = options.hasWideGamut
    let theme = tokens.defaultTheme
    var shown: Set<Int> = [tokens.defaultCombination(of: id)]
    if case .color(let color)? = tokens.value(of: id, in: theme) {
      variants.append(Variant(value: color, isDark: false))
    }
    if let modifier = tokens.modifiers.firstIndex(where: { $0.name == options.modifier }),
      let context = tokens.modifiers[modifier].contexts.firstIndex(of: options.dark)
    {
      var dark = theme
      dark.choices[modifier] = context
      let index = tokens.support(of: id).index(in: dark)
      if shown.insert(index).inserted, case .color(let color)? = tokens.value(of: id, in: dark),
        color != variants.first?.value
      {
        variants.append(Variant(value: color, isDark: true))
      }
    }
    let base = variants.first?.value
    hidden =
      tokens.combinations(of: id).first {
        guard !shown.contains($0.index), case .color(let color)? = $0.value else { return false }
        return color != base
      }.map { tokens.contextText(of: id, in: $0.theme) }
  }

  /// Writes the member `colors`.
  func write(to json: inout JSONWriter) {
    json.name("colors")
    json.beginArray()
    for variant in variants {
      let isWide = hasWideGamut && variant.value.exceedsSRGB
      let rgb = variant.value.screenBytes
      write(variant, gamut: isWide ? "sRGB" : nil, "srgb", of: Self.color(variant, rgb), to: &json)
      if isWide {
        let wide = variant.value.color.gamutMapped(to: .displayP3)
        write(variant, gamut: "display-P3", "display-p3", of: wide, to: &json)
      }
    }
    json.endArray()
  }

  /// The exact colour where sRGB has it, else the bytes of the nearest one.
  private static func color(_ variant: Variant, _ rgb: RGBA8) -> Color {
    guard variant.value.exceedsSRGB else { return variant.value.color.gamutMapped(to: .srgb) }
    return Color(
      red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255,
      alpha: variant.value.color.alpha)
  }

  private func write(
    _ variant: Variant, gamut: String?, _ space: String, of color: Color, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.name("idiom")
    json.string("universal")
    if variant.isDark {
      json.name("appearances")
      json.beginArray(inline: true)
      json.beginObject(inline: true)
      json.name("appearance")
      json.string("luminosity")
      json.name("value")
      json.string("dark")
      json.endObject()
      json.endArray()
    }
    if let gamut {
      json.name("display-gamut")
      json.string(gamut)
    }
    json.name("color")
    json.beginObject()
    json.name("color-space")
    json.string(space)
    json.name("components")
    json.beginObject(inline: true)
    let values = color.components
    let components = [
      ("red", values.first), ("green", values.second), ("blue", values.third),
      ("alpha", color.alpha),
    ]
    for (name, value) in components {
      json.name(name)
      var bytes: [UInt8] = []
      appendDecimal(min(max(value, 0), 1).roundedToSignificantDigits(7), to: &bytes)
      json.string(bytes[...])
    }
    json.endObject()
    json.endObject()
    json.endObject()
  }
}

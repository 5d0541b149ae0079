import TokenModel
import TokenMotion
import TokenSyntax

/// Prints what `mix` found.
struct MixPrinter {
  /// How the colours were mixed.
  let mixing: ColorMixing
  /// How a colour is printed.
  let format: MixValues.Format

  /// Prints a colour for each portion; if there are several, each line begins with its portion.
  func print(_ samples: [(portion: Double, color: Color)], on stream: StandardStream) {
    if format == .json { return printJSON(samples, on: stream) }
    for (portion, color) in samples {
      let percentage = (portion * 100).roundedToSignificantDigits().decimalText
      let prefix = samples.count > 1 ? "\(percentage)% " : ""
      stream.writeLine(prefix + Swatch.prefix(hex(color), on: stream) + text(color))
    }
  }

  private func text(_ color: Color) -> String {
    switch format {
    case .text: color.isInGamut(of: .srgb) ? hex(color).hex : color.cssText
    case .css: color.cssText
    case .hex, .json: hex(color).hex
    }
  }

  /// The bytes that stand for the colour on a screen of sRGB.
  private func hex(_ color: Color) -> RGBA8 { RGBA8(color.gamutMapped(to: .srgb)) }

  private func printJSON(
    _ samples: [(portion: Double, color: Color)], on stream: StandardStream
  ) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("in")
    json.string(mixing.cssText)
    json.name("samples")
    json.beginArray()
    for (portion, color) in samples {
      json.beginObject()
      json.name("amount")
      json.number(portion)
      json.name("hex")
      json.string(hex(color).hex)
      json.name("isInSRGB")
      json.bool(color.isInGamut(of: .srgb))
      json.name("css")
      json.string(color.cssText)
      json.name("value")
      json.value(.color(ColorValue(color.roundedForText)))
      json.endObject()
    }
    json.endArray()
    json.endObject()
    stream.write(json.bytes)
    stream.writeLine()
  }
}

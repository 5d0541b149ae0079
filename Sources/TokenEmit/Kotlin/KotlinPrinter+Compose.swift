import TokenModel
import TokenMotion

extension KotlinPrinter {
  /// Appends a colour of Compose. Bytes of sRGB stay bytes; other colours keep their space where
  /// Compose has it, and are converted to the nearest that it has otherwise.
  func appendComposeColor(_ color: Color, _ text: inout ByteBuffer) {
    text.append("ComposeColor(")
    let bytes = Self.bytes(color)
    if color.space == .srgb, Color(bytes) == color {
      KotlinLiteral.append(argb: bytes, to: &text)
    } else {
      let (shown, name) = Self.composeColor(color)
      let parts = shown.components
      for number in [parts.first, parts.second, parts.third, shown.alpha] {
        KotlinLiteral.append(float: number.roundedToSignificantDigits(), to: &text)
        text.append(", ")
      }
      text.append("ColorSpaces.")
      text += name.utf8
    }
    text.append(")")
  }

  /// A colour in a space that Compose has, and the name of that space there.
  ///
  /// `rec2020` becomes XYZ: Compose has another transfer curve for it.
  private static func composeColor(_ color: Color) -> (Color, String) {
    func converted(_ space: ColorSpace, _ name: String) -> (Color, String) {
      (color.converted(to: space), name)
    }
    switch color.space {
    case .srgb, .hsl, .hwb:
      let result = color.converted(to: .srgb)
      return (result, result.isInGamut(of: .srgb) ? "Srgb" : "ExtendedSrgb")
    case .srgbLinear:
      return (color, color.isInGamut(of: .srgbLinear) ? "LinearSrgb" : "LinearExtendedSrgb")
    case .displayP3 where color.isInGamut(of: .displayP3): return (color, "DisplayP3")
    case .a98RGB where color.isInGamut(of: .a98RGB): return (color, "AdobeRgb")
    case .prophotoRGB where color.isInGamut(of: .prophotoRGB): return (color, "ProPhotoRgb")
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return converted(.xyzD50, "CieXyz")
    case .lab, .lch: return converted(.lab, "CieLab")
    case .oklab, .oklch: return converted(.oklab, "Oklab")
    }
  }

  /// Appends a size of text: `sp` for fixed lengths, `em` for relative ones. Units that text in
  /// Compose cannot have count as `sp`; `losses` says so.
  func appendTextUnit(_ length: Dimension, _ text: inout ByteBuffer) {
    var (value, unit) = (length.value, ".sp")
    switch length.unit {
    case .rem: value = (value * options.remBase).roundedToSignificantDigits()
    case .em: unit = ".em"
    case .percent: (value, unit) = ((value / 100).roundedToSignificantDigits(), ".em")
    case .px, .none, .pt, .dp, .sp, .vw, .vh, .vmin, .vmax, .vi, .vb, .svw, .svh, .lvw, .lvh, .dvw,
      .dvh, .cqw, .cqh, .cqi, .cqb, .ch, .ex, .cap, .ic, .lh, .rlh, .cm, .mm, .inch, .pc, .q:
      break
    }
    KotlinLiteral.append(float: value, to: &text)
    text += unit.utf8
  }

  /// Writes the imports.
  func writeImports(_ writer: inout CodeWriter) {
    switch options.platform {
    case .plain: break
    case .compose:
      let names = KotlinComposeText.imports(
        usedKinds(), animations.needs, isThemed: !themes.isEmpty)
      for name in names { writer.line("import \(name)") }
    }
  }

  /// The type of a kind for Compose; empty for types of Compose itself.
  func composeText(_ kind: KotlinKind) -> String {
    switch kind {
    case .otherDimension: KotlinValueText.dimension
    case .fontFamily: KotlinComposeText.fontFamily
    case .duration: KotlinValueText.duration
    case .bezier: KotlinEvaluatorText.bezier
    case .strokeStyle: KotlinValueText.strokeStyle
    case .border: KotlinComposeText.border
    case .transition: KotlinComposeText.transition
    case .shadow: KotlinComposeText.shadow
    case .gradient: KotlinComposeText.gradient
    case .typography: KotlinComposeText.typography
    case .color, .dimension, .textUnit, .fontWeight, .number, .string, .boolean, .any: ""
    }
  }
}

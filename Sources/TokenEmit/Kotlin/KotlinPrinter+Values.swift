import TokenModel
import TokenMotion
import TokenSyntax

extension KotlinPrinter {
  /// Appends a value, or a reference to the token that it is written as.
  func append(_ value: TokenValue, at site: KotlinSite?, _ text: inout ByteBuffer) {
    if let site, let target = site.target(value, self) {
      appendReference(to: target, &text)
    } else {
      append(value, site, &text)
    }
  }

  /// Appends a value; references inside it are printed as references.
  func append(_ value: TokenValue, _ site: KotlinSite?, _ text: inout ByteBuffer) {
    switch value {
    case .color(let color): appendColor(color, &text)
    case .dimension(let length): appendDimension(length, &text)
    case .fontFamily(let family):
      text.append("TokenFontFamily(listOf(")
      appendList(family.names, &text) { KotlinLiteral.append(string: $0, to: &$1) }
      text.append("))")
    case .fontWeight(let weight): appendFontWeight(weight, &text)
    case .duration(let duration): appendDuration(duration.nanoseconds, &text)
    case .cubicBezier(let points):
      text.append("TokenBezier(")
      KotlinLiteral.append(double: points.x1, to: &text)
      text.append(", ")
      KotlinLiteral.append(double: points.y1, to: &text)
      text.append(", ")
      KotlinLiteral.append(double: points.x2, to: &text)
      text.append(", ")
      KotlinLiteral.append(double: points.y2, to: &text)
      text.append(")")
    case .number(let number): appendNumber(number, &text)
    case .strokeStyle(let style): appendStrokeStyle(style, site, &text)
    case .border(let border):
      text.append("TokenBorder(")
      append(.color(border.color), at: site?.member(.color), &text)
      text.append(", ")
      append(.dimension(border.width), at: site?.member(.width), &text)
      text.append(", ")
      append(.strokeStyle(border.style), at: site?.member(.style), &text)
      text.append(")")
    case .transition(let transition):
      text.append("TokenTransition(")
      append(.duration(transition.duration), at: site?.member(.duration), &text)
      text.append(", ")
      append(.duration(transition.delay), at: site?.member(.delay), &text)
      text.append(", ")
      append(.cubicBezier(transition.timingFunction), at: site?.member(.timingFunction), &text)
      text.append(")")
    case .shadow(let shadow): appendShadow(shadow, site, &text)
    case .gradient(let stops): appendGradient(stops, site, &text)
    case .typography(let style): appendTypography(style, site, &text)
    case .opaque(let value): append(value.content, &text)
    }
  }

  func appendList<Element>(
    _ list: [Element], _ text: inout ByteBuffer, _ append: (Element, inout ByteBuffer) -> Void
  ) {
    for (index, element) in list.enumerated() {
      if index > 0 { text.append(", ") }
      append(element, &text)
    }
  }

  func appendNumber(_ number: Double, _ text: inout ByteBuffer) {
    switch options.platform {
    case .plain: KotlinLiteral.append(double: number, to: &text)
    case .compose: KotlinLiteral.append(float: number, to: &text)
    }
  }

  func append(_ scalar: Scalar, _ text: inout ByteBuffer) {
    switch scalar {
    case .string(let string): KotlinLiteral.append(string: string, to: &text)
    case .number(let number): appendNumber(number, &text)
    case .boolean(let flag): text += (flag ? "true" : "false").utf8
    }
  }

  /// Appends a length of time; one that a `Long` of nanoseconds cannot hold as the longest.
  func appendDuration(_ time: Nanoseconds?, _ text: inout ByteBuffer) {
    text.append("TokenDuration(")
    KotlinLiteral.append(long: time?.count ?? .max, to: &text)
    text.append(")")
  }

  private func appendFontWeight(_ weight: FontWeight, _ text: inout ByteBuffer) {
    switch options.platform {
    case .plain:
      text.append("TokenFontWeight(")
      KotlinLiteral.append(double: weight.value, to: &text)
    case .compose:
      text.append("FontWeight(")
      appendDecimal((weight.value + 0.5).rounded(.down), to: &text)
    }
    text.append(")")
  }

  private func appendColor(_ value: ColorValue, _ text: inout ByteBuffer) {
    switch options.platform {
    case .plain: appendPlainColor(value.color, &text)
    case .compose: appendComposeColor(value.color, &text)
    }
  }

  private func appendPlainColor(_ color: Color, _ text: inout ByteBuffer) {
    text.append("TokenColor(")
    let bytes = Self.bytes(color)
    let exact = Color(bytes)
    if color.space == .srgb, color.missing.isEmpty, exact.components == color.components {
      KotlinLiteral.append(argb: bytes, to: &text)
      if exact.alpha != color.alpha {
        text.append(", ")
        KotlinLiteral.append(double: color.alpha, to: &text)
      }
    } else {
      text.append("TokenColorSpace.")
      text.append(color.space.kotlinEntry)
      let parts = color.components
      text.append(", ")
      KotlinLiteral.append(double: parts.first, to: &text)
      text.append(", ")
      KotlinLiteral.append(double: parts.second, to: &text)
      text.append(", ")
      KotlinLiteral.append(double: parts.third, to: &text)
      text.append(", ")
      KotlinLiteral.append(double: color.alpha, to: &text)
      text.append(", ")
      KotlinLiteral.append(argb: bytes, to: &text)
      // A literal below 0x80000000 is an `Int` already, and to convert it a warning.
      if bytes.alpha >= 0x80 { text.append(".toInt()") }
      if !color.missing.isEmpty { text += ", \(color.missing.rawValue)".utf8 }
    }
    text.append(")")
  }

  /// The bytes that a screen of sRGB shows for a colour.
  static func bytes(_ color: Color) -> RGBA8 {
    RGBA8(color.space == .srgb ? color : color.gamutMapped(to: .srgb))
  }

  /// The name of an enumeration's entry for a CSS name: capitals, `_` for `-`.
  static func enumName(_ name: String) -> some Sequence<UInt8> {
    name.utf8.lazy.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0.asciiUpper }
  }

  private func appendDimension(_ length: Dimension, _ text: inout ByteBuffer) {
    switch KotlinKind(.dimension(length), on: options.platform) {
    case .textUnit: appendTextUnit(length, &text)
    case .dimension where options.platform == .compose:
      let scale = length.unit == .rem ? options.remBase : 1
      KotlinLiteral.append(
        float: (length.value * scale).roundedToSignificantDigits(), to: &text)
      text.append(".dp")
    case .dimension, .otherDimension, .color, .fontFamily, .fontWeight, .duration, .bezier,
      .number, .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .string,
      .boolean, .any:
      text.append("TokenDimension(")
      KotlinLiteral.append(double: length.value, to: &text)
      text.append(", TokenUnit.")
      text += Self.enumName(length.unit.identifier)
      text.append(")")
    }
  }

  /// The entry of `TokenUnit` for a unit.
  static func unitName(_ unit: DimensionUnit) -> [UInt8] { Array(enumName(unit.identifier)) }

  private func appendStrokeStyle(
    _ style: StrokeStyle, _ site: KotlinSite?, _ text: inout ByteBuffer
  ) {
    switch style {
    case .keyword(let keyword):
      text.append("TokenStrokeStyle.Line.")
      text += Self.enumName(keyword.rawValue)
    case .dashed(let lengths, let cap):
      text.append("TokenStrokeStyle.Dashes(listOf(")
      let sites = site?.member(.dashArray)?.elements(lengths.count)
      appendList(Array(lengths.indices), &text) { index, text in
        append(.dimension(lengths[index]), at: sites?[index], &text)
      }
      text.append("), TokenStrokeStyle.Cap.")
      text += Self.enumName(cap.rawValue)
      text.append(")")
    }
  }

  private func appendShadow(_ shadow: Shadow, _ site: KotlinSite?, _ text: inout ByteBuffer) {
    text.append("TokenShadow(listOf(")
    let sites = site?.elements(shadow.layers.count)
    appendList(Array(shadow.layers.indices), &text) { index, text in
      let (layer, site) = (shadow.layers[index], sites?[index])
      text.append("TokenShadowLayer(")
      append(.color(layer.color), at: site?.member(.color), &text)
      let lengths: [(Dimension, WellKnownName)] = [
        (layer.offsetX, .offsetX), (layer.offsetY, .offsetY), (layer.blur, .blur),
        (layer.spread, .spread),
      ]
      for (length, name) in lengths {
        text.append(", ")
        append(.dimension(length), at: site?.member(name), &text)
      }
      if layer.inset == true { text.append(", inset = true") }
      text.append(")")
    }
    text.append("))")
  }

  private func appendGradient(
    _ stops: [GradientStop], _ site: KotlinSite?, _ text: inout ByteBuffer
  ) {
    text.append("TokenGradient(listOf(")
    let sites = site?.elements(stops.count)
    appendList(Array(stops.indices), &text) { index, text in
      text.append("TokenGradientStop(")
      append(.color(stops[index].color), at: sites?[index].member(.color), &text)
      text.append(", ")
      append(.number(stops[index].position), at: sites?[index].member(.position), &text)
      text.append(")")
    }
    text.append("))")
  }

  private func appendTypography(
    _ style: Typography, _ site: KotlinSite?, _ text: inout ByteBuffer
  ) {
    text.append("TokenTypography(")
    append(.fontFamily(style.fontFamily), at: site?.member(.fontFamily), &text)
    text.append(", ")
    appendTextSize(style.fontSize, site?.member(.fontSize), &text)
    text.append(", ")
    append(.fontWeight(style.fontWeight), at: site?.member(.fontWeight), &text)
    text.append(", ")
    if let spacing = style.letterSpacing {
      appendTextSize(spacing, site?.member(.letterSpacing), &text)
    } else {
      text += (options.platform == .plain ? "null" : "TextUnit.Unspecified").utf8
    }
    text.append(", ")
    appendLineHeight(style.lineHeight, site?.member(.lineHeight), &text)
    if !style.extras.isEmpty {
      text.append(", mapOf(")
      appendList(style.extras, &text) { extra, text in
        KotlinLiteral.append(string: extra.name, to: &text)
        text.append(" to ")
        append(extra.value, &text)
      }
      text.append(")")
    }
    text.append(")")
  }

  private func appendTextSize(_ length: Dimension, _ site: KotlinSite?, _ text: inout ByteBuffer) {
    switch options.platform {
    case .plain: append(.dimension(length), at: site, &text)
    case .compose: appendTextUnit(length, &text)
    }
  }

  private func appendLineHeight(
    _ height: LineHeight, _ site: KotlinSite?, _ text: inout ByteBuffer
  ) {
    switch (height, options.platform) {
    case (.multiple(let factor), .plain):
      text.append("TokenLineHeight.Multiple(")
      append(.number(factor), at: site, &text)
      text.append(")")
    case (.fixed(let length), .plain):
      text.append("TokenLineHeight.Fixed(")
      append(.dimension(length), at: site, &text)
      text.append(")")
    case (.multiple(let factor), .compose):
      KotlinLiteral.append(float: factor, to: &text)
      text.append(".em")
    case (.fixed(let length), .compose): appendTextUnit(length, &text)
    }
  }
}

extension ColorSpace {
  /// The entry of `TokenColorSpace`.
  fileprivate var kotlinEntry: StaticString {
    switch self {
    case .srgb: "SRGB"
    case .srgbLinear: "SRGB_LINEAR"
    case .hsl: "HSL"
    case .hwb: "HWB"
    case .lab: "LAB"
    case .lch: "LCH"
    case .oklab: "OKLAB"
    case .oklch: "OKLCH"
    case .displayP3: "DISPLAY_P3"
    case .a98RGB: "A98_RGB"
    case .prophotoRGB: "PROPHOTO_RGB"
    case .rec2020: "REC2020"
    case .xyzD65: "XYZ_D65"
    case .xyzD50: "XYZ_D50"
    }
  }
}

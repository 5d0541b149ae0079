import Testing
import TokenModel
import TokenMotion
import TokenSyntax

@Suite("Values as DTCG 2025.10 writes them")
struct DTCGValueTests {
  private func text(_ value: TokenValue) -> String {
    var json = JSONWriter(style: .pretty)
    json.value(value)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private let px = Dimension(value: 1.5, unit: .px)
  private let red = ColorValue(Color(space: .srgb, components: ColorComponents(1, 0, 0)))

  @Test("colours keep missing components, written alpha and hex")
  func colors() {
    #expect(text(.color(red)) == #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#)
    var gray = Color(space: .oklch, components: ColorComponents(0.5, 0, 0))
    gray.missing = .third
    gray.alpha = 0.25
    #expect(
      text(.color(ColorValue(gray)))
        == #"{"colorSpace": "oklch", "components": [0.5, 0, "none"], "alpha": 0.25}"#)
    let written = ColorValue(
      Color(space: .srgb, components: ColorComponents(1, 0, 0)), writesAlpha: true,
      hex: HexText(rgb: 0xFF0000))
    #expect(
      text(.color(written))
        == ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "#ff0000"}"##)
  }

  @Test("simple values")
  func simple() {
    #expect(text(.dimension(px)) == #"{"value": 1.5, "unit": "px"}"#)
    #expect(text(.duration(Duration(value: 200, unit: .ms))) == #"{"value": 200, "unit": "ms"}"#)
    #expect(text(.cubicBezier(BezierPoints(0, -0.5, 1, 1))) == "[0, -0.5, 1, 1]")
    #expect(text(.number(-0.0)) == "0")
    #expect(text(.fontWeight(FontWeight(name: .semiBold))) == #""semi-bold""#)
    #expect(text(.fontWeight(FontWeight(value: 450))) == "450")
    #expect(text(.fontFamily(FontFamily(names: ["A\"b"], isList: false))) == #""A\"b""#)
    #expect(text(.fontFamily(FontFamily(names: ["A"], isList: true))) == #"["A"]"#)
    #expect(text(.opaque(OpaqueValue(typeName: "boolean", content: .boolean(true)))) == "true")
  }

  @Test("composite values keep the form in which they were written")
  func composites() {
    let layer = ShadowLayer(
      color: red, offsetX: px, offsetY: px, blur: px, spread: px, inset: nil)
    #expect(text(.shadow(Shadow(layers: [layer], isList: false))).hasPrefix(#"{"color": {"#))
    #expect(text(.shadow(Shadow(layers: [layer], isList: true))).hasPrefix(#"[{"color": {"#))
    #expect(text(.strokeStyle(.keyword(.dotted))) == #""dotted""#)
    #expect(
      text(.strokeStyle(.dashed(dashArray: [px], lineCap: .round)))
        == #"{"dashArray": [{"value": 1.5, "unit": "px"}], "lineCap": "round"}"#)
    let typography = Typography(
      fontFamily: FontFamily(names: ["A"], isList: false), fontSize: px,
      fontWeight: FontWeight(value: 400), letterSpacing: nil, lineHeight: .multiple(1.2))
    #expect(!text(.typography(typography)).contains("letterSpacing"))
    #expect(text(.typography(typography)).hasSuffix(#""lineHeight": 1.2}"#))
  }
}

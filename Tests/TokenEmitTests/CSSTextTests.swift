import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

@Suite struct CSSTextTests {
  private func text(_ body: (inout ByteBuffer) -> Void) -> String {
    var bytes = ByteBuffer()
    body(&bytes)
    return bytes.string
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb", #""a\a b""#),
    ("\0", "\"\u{FFFD}\""), ("</style>", #""\3c /style>""#), ("🎨 é", "\"🎨 é\""),
  ])
  func strings(raw: String, quoted: String) {
    #expect(text { CSSText.appendString(raw, to: &$0) } == quoted)
  }

  @Test(arguments: [
    ("10", #"\31 0"#), ("-1", #"\-1"#), ("-", #"\-"#), ("-a", "-a"), ("--", "--"), ("a", "a"),
    ("🎨", "🎨"), ("©", #"\a9 "#), ("a*b", #"a\2a b"#),
  ])
  func identifiers(raw: String, escaped: String) {
    let fragment = CSSText.escaped(Array(raw.utf8))
    #expect(text { CSSText.appendIdentifier(fragment, to: &$0) } == escaped)
  }

  @Test func keyframesNamedLikeAKeywordAreStrings() {
    #expect(text { CSSText.appendKeyframesName(Array("none".utf8), to: &$0) } == #""none""#)
    #expect(text { CSSText.appendKeyframesName(Array("Initial".utf8), to: &$0) } == #""Initial""#)
    #expect(text { CSSText.appendKeyframesName(Array("ease".utf8), to: &$0) } == "ease")
  }

  @Test(arguments: [
    ("a */ b", "/* a * / b */"), ("</style>", "/* < /style> */"), ("a\n\tb", "/* a b */"),
    ("ends *", "/* ends * */"), ("**/", "/* ** / */"),
  ])
  func comments(raw: String, comment: String) {
    #expect(text { CSSText.appendComment(raw, to: &$0) } == comment)
  }

  @Test(arguments: [
    (["Inter"], true, #""Inter""#), (["serif", "Serif"], true, #"serif, "Serif""#),
    (["-apple-system", "inherit"], true, #"-apple-system, "inherit""#),
    (["A, B"], true, #""A, B""#), ([","], false, #"",""#),
  ])
  func families(names: [String], isList: Bool, css: String) {
    let family = FontFamily(names: names, isList: isList)
    #expect(text { CSSFonts.append(family, to: &$0) } == css)
  }

  private func color(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: MissingComponents = [], hex: UInt32? = nil
  ) -> ColorValue {
    ColorValue(
      Color(
        space: space, components: ColorComponents(first, second, third), alpha: alpha,
        missing: missing), hex: hex.map { HexText(rgb: $0) })
  }

  private var colors: [(ColorValue, String, String)] {
    [
      (color(.srgb, 0.8196, 0.8196, 0.8392, hex: 0xD1D1D6), "#d1d1d6", "#d1d1d6"),
      (color(.srgb, 0.82, 0.82, 0.84), "rgb(82% 82% 84%)", "rgb(82% 82% 84%)"),
      (color(.srgb, 0, 0, 0, alpha: 0.06), "rgb(0 0 0 / 0.06)", "rgb(0 0 0 / 0.06)"),
      (color(.srgb, 1, 0, 0, alpha: 128 / 255), "#ff000080", "#ff000080"),
      (color(.srgb, 0, 0, 0, alpha: 0), "rgb(0 0 0 / 0)", "rgb(0 0 0 / 0)"),
      (color(.srgb, 1.2, 0, 0, hex: 0xFF0000), "color(srgb 1.2 0 0)", "#ff0000"),
      (color(.srgb, 0, 0, 0, missing: .first), "color(srgb none 0 0)", "#000000"),
      (color(.hsl, 330, 100, 50), "hsl(330 100% 50%)", "hsl(330 100% 50%)"),
      (
        color(.displayP3, 1, 0, 0, alpha: 0.5), "color(display-p3 1 0 0 / 0.5)",
        "rgb(255 11 12 / 0.5)"
      ),
      (
        color(.oklch, 0.5, 0.1, 0, missing: [.third, .alpha]), "oklch(0.5 0.1 none / none)",
        "rgb(144 73 97 / 0)"
      ),
    ]
  }

  @Test func coloursInTheirOwnSpaceAndTheirFallback() {
    for (value, own, fallback) in colors {
      #expect(text { CSSColor.append(value, to: &$0) } == own)
      #expect(text { CSSColor.appendFallback(value, to: &$0) } == fallback)
    }
  }

  @Test func theIdentityIsWrittenAsLinear() {
    #expect(CSSEasing(.cubicBezier(.linear), over: 1).text == "linear")
    #expect(CSSEasing(.cubicBezier(.easeIn), over: 1).text == "ease-in")
  }

  @Test func halfASineIsWithinItsBound() throws {
    let curve = try #require(CubicBezier(0.3628, -0.0016, 0.6372, 1.0016))
    #expect(CSSEasing(.sine, over: 1).text == curve.cssText)
    let error =
      (0...10_000).map { index in
        let progress = Double(index) / 10_000
        return (curve.value(at: progress) - Easing.sine.value(at: progress)).magnitude
      }.max() ?? 1
    #expect(error < 0.00008)
  }

  @Test("a spring's lines are as near as the sheet says", arguments: [0.1, 1, 60])
  func springs(seconds: Double) throws {
    let spring = try #require(Spring(duration: 0.35, bounce: 0.7))
    let easing = CSSEasing(.spring(spring), over: seconds)
    #expect(easing.error == (seconds == 60 ? 0.002 : 0.001))
    #expect(easing.note?.hasSuffix("off by at most \(easing.error.decimalText)") == true)
    let lines = try Easing(css: easing.text)
    let worst =
      (0...30_000).map { index in
        let progress = Double(index) / 30_000
        return (lines.value(at: progress) - spring.value(at: progress * seconds)).magnitude
      }.max() ?? 1
    #expect(worst <= easing.error)
    #expect(worst > easing.error / 2)
  }
}

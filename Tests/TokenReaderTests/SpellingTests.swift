import Testing
import TokenModel

@testable import TokenReader

/// The types, units, easings and durations of other tools, in standard strength.
struct SpellingTests {
  private static func read(_ token: String, _ strength: ReaderOptions.Strength = .standard)
    -> Reading
  {
    Reading("{\"x\": \(token)}", strength: strength)
  }

  private static func dimension(_ value: String, _ unit: String = "px") -> String {
    #"{"value":\#(value),"unit":"\#(unit)"}"#
  }

  @Test(arguments: [
    (#"{"$type": "spacing", "$value": "8"}"#, dimension("8")),
    (#"{"$type": "spacing", "$value": 8}"#, dimension("8")),
    (#"{"$type": "sizing", "$value": "1rem"}"#, dimension("1", "rem")),
    (#"{"$type": "borderRadius", "$value": "0"}"#, dimension("0")),
    (#"{"$type": "borderWidth", "$value": "1.5"}"#, dimension("1.5")),
    (#"{"$type": "fontSizes", "$value": "10"}"#, dimension("10")),
    (#"{"$type": "paragraphSpacing", "$value": "50%"}"#, dimension("50", "%")),
    (#"{"$type": "letterSpacing", "$value": "-2%"}"#, dimension("-0.02", "em")),
    (#"{"$type": "letterSpacing", "$value": "0.5"}"#, dimension("0.5")),
    (#"{"$type": "size", "$value": "2vw"}"#, dimension("2", "vw")),
    (#"{"$type": "lineHeights", "$value": "120%"}"#, "1.2"),
    (#"{"$type": "lineHeights", "$value": "1.5"}"#, "1.5"),
    (#"{"$type": "lineHeights", "$value": "56"}"#, dimension("56")),
    (#"{"$type": "lineHeights", "$value": "1.25rem"}"#, dimension("1.25", "rem")),
    (#"{"$type": "opacity", "$value": "50%"}"#, "0.5"),
    (#"{"$type": "opacity", "$value": "0"}"#, "0"),
    (#"{"$type": "opacity", "$value": 0.4}"#, "0.4"),
    (#"{"$type": "time", "$value": "0.1s"}"#, dimension("0.1", "s")),
    (#"{"$type": "time", "$value": "cubic-bezier(0, 0, 0.2, 1)"}"#, "[0,0,0.2,1]"),
    (#"{"$type": "motionDuration", "$value": ".2s"}"#, dimension("0.2", "s")),
    (#"{"$type": "motionCurve", "$value": "cubic-bezier(0, 0, 0.58, 1)"}"#, "[0,0,0.58,1]"),
    (#"{"$type": "easing", "$value": "linear"}"#, "[0,0,1,1]"),
    (#"{"$type": "cubic-bezier", "$value": "ease-in-out"}"#, "[0.42,0,0.58,1]"),
    (
      #"{"$type": "cubicBezier", "$value": {"x1": 0.3, "x2": 0.7, "y1": "-0.05", "y2": 1}}"#,
      "[0.3,-0.05,0.7,1]"
    ),
    (#"{"$type": "cubicBezier", "$value": ["0.3", "0", "1", "1"]}"#, "[0.3,0,1,1]"),
    (#"{"$type": "fontFamilies", "$value": "Euclid Circular B"}"#, #""Euclid Circular B""#),
    (#"{"$type": "fontWeights", "$value": "Thin"}"#, #""thin""#),
    (#"{"$type": "fontWeights", "$value": "Semi Bold"}"#, #""semi-bold""#),
    (#"{"$type": "fontWeights", "$value": "ExtraBold Italic"}"#, #""extra-bold""#),
    (#"{"$type": "fontWeight", "$value": "400"}"#, "400"),
    (#"{"$type": "number", "$value": "1.5"}"#, "1.5"),
    (#"{"$type": "dimension", "$value": "0"}"#, dimension("0")),
    (#"{"$type": "dimension", "$value": {"value": "16", "unit": "px"}}"#, dimension("16")),
    (#"{"$type": "duration", "$value": 0}"#, dimension("0", "ms")),
    (#"{"$type": "duration", "$value": "0.2", "unit": "s"}"#, dimension("0.2", "s")),
    (#"{"$type": "dimension", "$value": 32.72, "unit": "pixel"}"#, dimension("32.72")),
    (#"{"$type": "spacing", "$value": "0 16px"}"#, #""0 16px""#),
    (#"{"$type": "fontWeight", "$value": "inherit"}"#, #""inherit""#),
    (#"{"$type": "transition", "$value": "opacity 200ms ease-out"}"#, #""opacity 200ms ease-out""#),
    (
      ##"{"$type": "boxShadow", "$value": {"x": "0", "y": "2", "blur": "4", "spread": "0", "color": "#000000", "type": "innerShadow"}}"##,
      ##"{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":2,"unit":"px"},"blur":{"value":4,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":true}"##
    ),
    (
      ##"{"$type": "custom-shadow", "$value": {"shadowType": "dropShadow", "radius": 4, "color": "#000000", "offsetX": 0, "offsetY": 4, "spread": 0}}"##,
      ##"{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":4,"unit":"px"},"spread":{"value":0,"unit":"px"}}"##
    ),
    (
      ##"{"$type": "custom-gradient", "$value": {"gradientType": "radial", "rotation": 180, "stops": [{"position": 0, "color": "#000000"}, {"position": 1, "color": "#ffffff"}]}}"##,
      ##"[{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"position":0},{"color":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"position":1}]"##
    ),
    (
      #"{"$type": "custom-fontStyle", "$value": {"fontSize": 20, "fontFamily": "Inter", "fontWeight": 700, "fontStyle": "normal", "letterSpacing": 0.4, "lineHeight": 32}}"#,
      #"{"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},"fontWeight":700,"letterSpacing":{"value":0.4,"unit":"px"},"lineHeight":{"value":32,"unit":"px"},"fontStyle":"normal"}"#
    ),
    (
      #"{"$type": "custom-transition", "$value": {"transitionType": "push", "duration": 0.5, "easingType": "cubicBezier", "easingFunction": {"x1": 0.30000001192092896, "x2": 0.699999988079071, "y1": -0.05000000074505806, "y2": -0.5}}}"#,
      #"{"duration":{"value":0.5,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.3,-0.05,0.7,-0.5]}"#
    ),
    (
      #"{"$type": "transition", "$value": {"property": "all", "duration": ".2s", "timing-function": "ease-in-out", "delay": "0s", "behavior": "normal"}}"#,
      #"{"duration":{"value":0.2,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":[0.42,0,0.58,1]}"#
    ),
  ])
  func oneMeaningIsRead(_ token: String, _ expected: String) {
    let reading = Self.read(token)
    #expect(reading.errors.isEmpty, "\(reading.errors.map(\.message))")
    #expect(reading.value("x") == expected)
    #expect(!reading.findings.isEmpty, "a spelling outside the standard is told")
    #expect(!Self.read(token, .spec).errors.isEmpty, "and refused by the letter")
  }

  @Test(arguments: [
    (#"{"$type": "dimension", "$value": 16}"#, "unitless-value", "`16px` or `16rem`"),
    (#"{"$type": "dimension", "$value": "16"}"#, "unitless-value", "`16px` or `16rem`"),
    (#"{"$type": "size", "$value": 16}"#, "unitless-value", "`16px` or `16rem`"),
    (#"{"$type": "duration", "$value": "0.36"}"#, "unitless-value", "`0.36ms` or `0.36s`"),
    (
      #"{"$type": "lineHeights", "$value": "6"}"#, "unitless-value",
      "6 times the font size or `6px`"
    ),
    (
      #"{"$type": "opacity", "$value": "50"}"#, "unitless-value",
      "0.5, written as a percentage, or 1"
    ),
    (#"{"$type": "dimension", "$value": "4px -2px"}"#, "expression-syntax", "string"),
    (#"{"$type": "cubicBezier", "$value": "steps(3)"}"#, "wrong-value", "[x1, y1, x2, y2]"),
    (
      #"{"$type": "cubicBezier", "$value": "cubic-bezier(0, 0, 1, 1) 2"}"#, "wrong-value",
      "[x1, y1, x2, y2]"
    ),
    (#"{"$type": "cubicBezier", "$value": {"x1": 0, "y1": 0, "x2": 1}}"#, "missing-member", "y2"),
    (
      #"{"$type": "cubicBezier", "$value": {"x1": 2, "y1": 0, "x2": 1, "y2": 1}}"#, "bezier-range",
      nil
    ),
    (#"{"$type": "duration", "$value": "2", "unit": "hours"}"#, "unknown-unit", "`ms` and `s`"),
    (#"{"$type": "fontWeights", "$value": "Chunky"}"#, "font-weight", nil),
    (
      #"{"$type": "custom-transition", "$value": {"transitionType": "push", "duration": 0.958, "easingType": "spring", "easingFunction": {"mass": 1, "stiffness": 600, "damping": 15}}}"#,
      "wrong-value", "spring"
    ),
  ])
  func whatHasTwoIsAnErrorWithBoth(_ token: String, _ code: String, _ help: String?) throws {
    let reading = Self.read(token)
    let error = try #require(reading.errors.first)
    #expect(reading.errors.count == 1)
    #expect(error.code == code)
    if let help { #expect(error.help?.contains(help) == true, "\(error.help ?? "")") }
    #expect(reading.value("x") == nil)
  }

  /// `{gap.value}` of a dimension object might be its member: it stays an error.
  @Test func aValueSuffixIsReadWhereItCanBeNothingElse() {
    let plain = Reading(
      #"{"n": {"$type": "number", "$value": 4}, "m": {"$type": "number", "$value": "{n.value}"}}"#,
      strength: .standard)
    #expect(plain.codes == ["legacy-reference"])
    #expect(plain.value("m") == "4")
    let object = Reading(
      #"{"n": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}, "m": {"$value": "{n.value}"}}"#,
      strength: .standard)
    #expect(object.errorCodes == ["reference-below-token"])
  }

  @Test func partsOfCompositesAreReadAsLoosely() {
    let reading = Self.read(
      #"""
      {"$type": "typography", "$value": {"fontFamily": "Inter, serif", "fontWeight": "Semi Bold",
        "fontSize": "16px", "lineHeight": "150%", "letterSpacing": "-1%"}}
      """#)
    #expect(reading.errors.isEmpty)
    #expect(
      reading.value("x")
        == #"{"fontFamily":["Inter","serif"],"fontSize":{"value":16,"unit":"px"},"fontWeight":"semi-bold","letterSpacing":{"value":-0.01,"unit":"em"},"lineHeight":1.5}"#
    )
  }

  /// A number is a length only where its tool says so.
  @Test func aNumberBecomesALengthByTheTypeOfItsPlace() {
    let reading = Reading(
      #"""
      {
        "n": {"$type": "number", "$value": 4},
        "a": {"$type": "spacing", "$value": "{n}"},
        "b": {"$type": "dimension", "$value": "{n}"},
        "c": {"$type": "spacing", "$value": "{n} * 2"}
      }
      """#, strength: .standard)
    #expect(reading.value("a") == Self.dimension("4"))
    #expect(reading.value("c") == Self.dimension("8"))
    #expect(reading.errorCodes == ["type-mismatch"])
  }

  @Test func everySpellingIsADifferentName() {
    for name in TypeSpelling.names {
      #expect(TokenType(name: name) == nil || TypeSpelling(name: name)?.type.name != name)
    }
    #expect(TypeSpelling.names.count == 28)
  }
}

import Testing
import TokenModel
import TokenMotion

@testable import TokenReader

/// Expressions as values of tokens.
struct ComputedValueTests {
  private static let base = #"""
    "n": {"$type": "number", "$value": 3},
    "px": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
    "rem": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}},
    "ms": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
    "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 1], "hex": "#0066ff"}},
    "font": {"$type": "fontFamily", "$value": "Inter"}
    """#

  private static func read(_ member: String, _ strength: ReaderOptions.Strength = .standard)
    -> Reading
  {
    Reading("{\(base), \(member)}", strength: strength)
  }

  @Test(arguments: [
    (#"{"$type": "dimension", "$value": "{px} * 2"}"#, #"{"value":8,"unit":"px"}"#),
    (#"{"$type": "dimension", "$value": "-{ px }"}"#, #"{"value":-4,"unit":"px"}"#),
    (#"{"$type": "dimension", "$value": "calc({px} * {n.value})"}"#, #"{"value":12,"unit":"px"}"#),
    (#"{"$type": "dimension", "$value": "$px * 2"}"#, #"{"value":8,"unit":"px"}"#),
    (#"{"$type": "dimension", "$value": "{n}rem"}"#, #"{"value":3,"unit":"rem"}"#),
    (#"{"$type": "dimension", "$value": "4 * 6px"}"#, #"{"value":24,"unit":"px"}"#),
    (#"{"$type": "duration", "$value": "{ms} / 2"}"#, #"{"value":100,"unit":"ms"}"#),
    (#"{"$type": "duration", "$value": "2 * 100ms"}"#, #"{"value":200,"unit":"ms"}"#),
    (#"{"$type": "number", "$value": "{n} * 1.1"}"#, "3.3"),
    (#"{"$type": "number", "$value": "roundTo({n} / 7, 2)"}"#, "0.43"),
    (#"{"$type": "number", "$value": "1 / 4"}"#, "0.25"),
    (
      #"{"$type": "color", "$value": "rgba({blue}, 50%)"}"#,
      ##"{"colorSpace":"srgb","components":[0,0.4,1],"alpha":0.5,"hex":"#0066ff"}"##
    ),
    (
      ##"{"$type": "color", "$value": "rgba(#0066ff, .5)"}"##,
      ##"{"colorSpace":"srgb","components":[0,0.4,1],"alpha":0.5,"hex":"#0066ff"}"##
    ),
    (
      #"{"$type": "color", "$value": "{blue}33"}"#,
      ##"{"colorSpace":"srgb","components":[0,0.4,1],"alpha":0.2,"hex":"#0066ff"}"##
    ),
    (
      #"{"$type": "fontFamily", "$value": "{font}, 'Segoe UI', serif"}"#,
      #"["Inter","Segoe UI","serif"]"#
    ),
    (#"{"$type": "string", "$value": "0 0 {px}/{n} {blue}"}"#, ##""0 0 4px/3 #0066ff""##),
    (#"{"$type": "string", "$value": "Hello {name}, you owe $5"}"#, #""Hello {name}, you owe $5""#),
    (
      #"{"$type": "border", "$value": {"color": "rgba({blue}, 0.5)", "width": "{px} / 4", "style": "solid"}}"#,
      ##"{"color":{"colorSpace":"srgb","components":[0,0.4,1],"alpha":0.5,"hex":"#0066ff"},"width":{"value":1,"unit":"px"},"style":"solid"}"##
    ),
  ])
  func values(_ token: String, _ expected: String) {
    let reading = Self.read("\"x\": \(token)")
    #expect(reading.errors.isEmpty, "\(reading.errors.map(\.message))")
    #expect(reading.value("x") == expected)
  }

  @Test func eachIsToldOnce() {
    let reading = Self.read(#""x": {"$type": "dimension", "$value": "{px} * 2"}"#)
    #expect(reading.codes == ["expression-value"])
    #expect(reading.text(of: reading.findings[0]) == #""{px} * 2""#)
  }

  @Test(arguments: [
    (#"{"$type": "dimension", "$value": "{px} + {rem}"}"#, "expression-units", "+"),
    (#"{"$type": "dimension", "$value": "{px} * {px}"}"#, "expression-units", "*"),
    (#"{"$type": "dimension", "$value": "{px} * "}"#, "expression-syntax", ""),
    (#"{"$type": "dimension", "$value": "{nope} * 2"}"#, "unresolved-reference", "{nope}"),
    (#"{"$type": "dimension", "$value": "{font} * 2"}"#, "expression-units", "{font}"),
    (#"{"$type": "dimension", "$value": "{n} * 2"}"#, "unitless-value", #""{n} * 2""#),
    (#"{"$type": "dimension", "$value": "{px} / 0"}"#, "expression-result", "0"),
    (#"{"$type": "number", "$value": "foo({n})"}"#, "expression-function", "foo"),
    (#"{"$type": "color", "$value": "{px} * 2"}"#, "type-mismatch", #""{px} * 2""#),
    (#"{"$type": "string", "$value": "{px} and {nope}"}"#, "unresolved-reference", "{nope}"),
  ])
  func faults(_ token: String, _ code: String, _ place: String) throws {
    let reading = Self.read("\"x\": \(token)")
    let error = try #require(reading.errors.first)
    #expect(reading.errors.count == 1)
    #expect(error.code == code)
    #expect(reading.text(of: error) == place)
    #expect(reading.value("x") == nil)
  }

  @Test(arguments: [
    #"{"$type": "dimension", "$value": "{px} * 2"}"#,
    ##"{"$type": "color", "$value": "rgba(#000, .5)"}"##,
    #"{"$type": "number", "$value": "{n.value}"}"#, #"{"$type": "number", "$value": "$n"}"#,
    #"{"$type": "number", "$value": "1 + 1"}"#,
  ])
  func theLetterRefusesThem(_ token: String) {
    #expect(Self.read("\"x\": \(token)", .spec).errors.count == 1)
  }

  @Test func referencesInsideAreEdges() {
    let reading = Self.read(
      #""b": {"$type": "number", "$value": "{a} + 1"}, "a": {"$type": "number", "$value": "{n} + 1"}"#
    )
    #expect(reading.value("b") == "5")
    let loop = Self.read(
      #""a": {"$type": "number", "$value": "{b} + 1"}, "b": {"$type": "number", "$value": "2 * {a}"}"#
    )
    #expect(loop.errorCodes == ["reference-circle", "reference-circle"])
    let itself = Self.read(#""a": {"$type": "number", "$value": "{a} + 1"}"#)
    #expect(itself.errorCodes == ["reference-circle"])
  }

  @Test func anExpressionFollowsTheTheme() {
    let reading = Reading(
      #"""
      {
        "a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"light": 1, "dark": 10}}},
        "b": {"$type": "number", "$value": "{a} * 2"}
      }
      """#, strength: .standard)
    #expect(reading.value("b", in: ["theme": "light"]) == "2")
    #expect(reading.value("b", in: ["theme": "dark"]) == "20")
  }

  /// Forty tokens, each twice the one before: 2^40 of arithmetic, of text, of lists.
  @Test(arguments: [
    ("number", "1", "{a#} + {a#}", "expression-limit"),
    ("string", #""ha""#, "{a#}{a#}", "expression-limit"),
    ("fontFamily", #""Inter""#, "{a#}, {a#}", "expression-limit"),
  ])
  func doublingEndsAtALimit(_ type: String, _ first: String, _ rule: String, _ code: String) {
    var text = "{\"a0\": {\"$type\": \"\(type)\", \"$value\": \(first)}"
    for index in 1...40 {
      let value = rule.replacing("#", with: String(index - 1))
      text += ", \"a\(index)\": {\"$type\": \"\(type)\", \"$value\": \"\(value)\"}"
    }
    let clock = ContinuousClock()
    var reading: Reading?
    let time = clock.measure { reading = Reading(text + "}", strength: .standard) }
    #expect(reading?.errorCodes == [code])
    #expect(time < .seconds(1))
  }

  /// Many copies of one long text end at a limit, told once.
  @Test func copiesOfALongTextAreBoundedInAll() {
    let long = String(repeating: "x", count: 60_000)
    var text = #"{"long": {"$type": "string", "$value": "\#(long)"}"#
    for index in 0..<1200 {
      text += #", "t\#(index)": {"$type": "string", "$value": "{long} \#(index)"}"#
    }
    let reading = Reading(text + "}", strength: .standard)
    #expect(reading.errorCodes == ["expression-limit"])
    #expect(reading.value("t0")?.count == 60_004)
    #expect(reading.value("t1199") == nil)
  }

  @Test(arguments: [
    ("linear-gradient(45deg, {blue} 0%, #ffffff 100%)", [0.0, 1.0]),
    ("linear-gradient({blue}, rgba({blue}, 50%) 20% 40%, white)", [0, 0.2, 0.4, 1]),
    ("radial-gradient(circle at 50% 50%, {blue} 10%, {blue}, {blue} 50%)", [0.1, 0.3, 0.5]),
    ("linear-gradient(to right, {blue} 50%, {blue} 20%)", [0.5, 0.5]),
    ("linear-gradient({blue})", [0]),
  ])
  func gradients(_ text: String, _ positions: [Double]) throws {
    for type in ["gradient", "color"] {
      let reading = Self.read("\"x\": {\"$type\": \"\(type)\", \"$value\": \"\(text)\"}")
      #expect(reading.errors.isEmpty, "\(reading.errors.map(\.message))")
      #expect(reading.codes.contains("gradient-text"))
      let id = try #require(reading.tokens.token(at: "x"))
      guard case .gradient(let stops)? = reading.tokens.value(of: id, in: reading.theme()) else {
        Issue.record("no gradient")
        return
      }
      #expect(stops.map(\.position) == positions)
      #expect(stops[0].color.color.components == ColorComponents(0, 0.4, 1))
    }
  }

  @Test(arguments: [
    ("linear-gradient({blue} 4px, white)", "expression-units", "4px"),
    ("linear-gradient({nope}, white)", "unresolved-reference", "{nope}"),
    ("linear-gradient({n}, white)", "expression-units", "{n}"),
    ("linear-gradient(white, blurple 50%)", "expression-syntax", "blurple"),
  ])
  func gradientFaults(_ text: String, _ code: String, _ place: String) {
    let reading = Self.read("\"x\": {\"$type\": \"gradient\", \"$value\": \"\(text)\"}")
    #expect(reading.errorCodes == [code])
    #expect(reading.errors.first.map(reading.text) == place)
  }

  /// An alias of a value that is changed on the way is none: outputs must write the value.
  @Test func aChangedAliasIsNoAlias() throws {
    let reading = Self.read(
      #""gap": {"$type": "spacing", "$value": "{n}"}, "same": {"$value": "{n}"}"#)
    #expect(reading.value("gap") == #"{"value":3,"unit":"px"}"#)
    let gap = try #require(reading.tokens.token(at: "gap"))
    let same = try #require(reading.tokens.token(at: "same"))
    func alias(_ id: TokenID) -> TokenID? {
      reading.tokens[id].occurrences.last.flatMap { reading.tokens.occurrences[Int($0)].alias }
    }
    #expect(alias(gap) == nil)
    #expect(alias(same) == reading.tokens.token(at: "n"))
  }
}

import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// A bad animation, the code of its one error, and words of the message.
struct BadCase: Sendable, CustomTestStringConvertible {
  let json: String
  let code: String
  let words: String

  init(_ json: String, _ code: String, _ words: String) {
    self.json = json
    self.code = code
    self.words = words
  }

  var testDescription: String { "\(code): \(words)" }

  /// Expects exactly one error, at the mark, with the range or choice in its message or help.
  func check(_ options: ReaderOptions = ReaderOptions(), path: String = "a.json") {
    let snippet = Snippet(json)
    let reading = Reading(snippet.text, options, path: path)
    #expect(reading.errors.count == 1, "\(reading.errors)")
    guard let found = reading.diagnostics.first(where: { $0.severity == .error }) else { return }
    #expect(reading.text(found).hasPrefix("\(snippet.position) \(code) "), "\(reading.errors)")
    #expect("\(found.message) | \(found.help ?? "")".contains(words), "\(reading.errors)")
    #expect(found.span.map(reading.sources.text) == snippet.marked)
    #expect(found.tokenPath == "fade")
    // A member too many leaves the rest as it is; nothing else has a value then.
    let values = reading.tokens.animations.flatMap(\.values)
    #expect(code == "unknown-animation-member" || values.allSatisfy { $0 == nil })
  }
}

/// Numbers and times outside their ranges.
@Suite struct BadNumbersTests {
  typealias File = AnimationFile

  static let offsets: [BadCase] = [
    BadCase(
      File.frames(#"[{ "offset": «-0.1», "value": 0 }, { "offset": 1, "value": 1 }]"#),
      "animation-range", "a number from 0 to 1, not `-0.1`"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": 0 }, { "offset": «1.01», "value": 1 }]"#),
      "animation-range", "a number from 0 to 1"),
    BadCase(
      File.frames(#"[{ "offset": «"0%"», "value": 0 }, { "offset": 1, "value": 1 }]"#),
      "animation-form", "a number from 0 to 1, not `\"0%\"`"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": 0 }, { "offset": «"{two}"», "value": 1 }]"#),
      "animation-range", "a number from 0 to 1"),
    BadCase(
      File.frames(#"[{ "offset": 0, "value": 0 }, { "offset": 1, "value": «1e999» }]"#),
      "animation-range", "a finite number, not `1e999`"),
    BadCase(
      File.with(#""reducedMotion": { "hold": «1.5» }"#), "animation-range",
      "a number from 0 to 1"),
  ]

  static let times: [BadCase] = [
    BadCase(
      File.whole(#"\#(File.tracks), "duration": { "value": «-1», "unit": "ms" }"#),
      "animation-range", "from 0 to 36,000,000 seconds, not `-1`"),
    BadCase(
      File.whole(#"\#(File.tracks), "duration": «"{back}"»"#), "animation-range",
      "from 0 to 36,000,000 seconds"),
    BadCase(
      File.whole(#"\#(File.tracks), "duration": { "value": «1e999», "unit": "s" }"#),
      "animation-range", "from 0 to 36,000,000 seconds"),
    BadCase(
      File.whole(#"\#(File.tracks), "duration": { "value": «36000001», "unit": "s" }"#),
      "animation-range", "from 0 to 36,000,000 seconds"),
    BadCase(
      File.whole(#"\#(File.tracks), "duration": «300»"#), "unitless-value",
      "`300ms` or `300s`"),
    BadCase(
      File.whole(#"\#(File.tracks), "duration": { "value": 300, "unit": «"min"» }"#),
      "unknown-unit", "ms"),
    BadCase(
      File.with(#""delay": { "value": «-1e15», "unit": "s" }"#), "animation-range",
      "from -36,000,000 to 36,000,000 seconds"),
    BadCase(
      File.with(#""iterations": «-1»"#), "animation-range", "from 0 to 1,000,000,000"),
    BadCase(
      File.with(#""iterations": «1e999»"#), "animation-range", "from 0 to 1,000,000,000"),
    BadCase(
      File.with(#""iterations": «"infinit"»"#), "animation-form", "did you mean \"infinite\"?"),
    BadCase(
      File.with(#""stagger": { "delay": { "value": 1, "unit": "s" }, "count": «0» }"#),
      "animation-range", "a whole number from 1 to 1,000,000"),
    BadCase(
      File.with(#""stagger": { "delay": { "value": 1, "unit": "s" }, "count": «2.5» }"#),
      "animation-range", "a whole number from 1 to 1,000,000"),
    BadCase(
      File.with(#""stagger": { "delay": { "value": «1e999», "unit": "s" } }"#),
      "animation-range", "from -36,000,000 to 36,000,000 seconds"),
  ]

  static let easings: [BadCase] = [
    BadCase(File.easing("[«1.5», 0, 0, 1]"), "bezier-range", "from 0 to 1"),
    BadCase(File.easing("[0, 0, «-0.5», 1]"), "bezier-range", "from 0 to 1"),
    BadCase(File.easing("«[0, 0, 1]»"), "wrong-count", "four numbers"),
    BadCase(
      File.easing(#"{ "steps": «0» }"#), "animation-range", "a whole number from 1"),
    BadCase(
      File.easing(#"{ "steps": «1», "position": "jump-none" }"#), "animation-range",
      "a whole number from 2"),
    BadCase(
      File.easing(#"{ "linear": [[0, 0], [0.5, 0.2], [«0.4», 1]] }"#), "animation-range",
      "0.5 or more"),
    BadCase(
      File.easing(#"{ "linear": [[0, 0], [1, «1e999»]] }"#), "animation-range",
      "a finite number"),
    BadCase(
      File.easing(#"{ "spring": { "duration": { "value": 1, "unit": "s" }, "bounce": «1» } }"#),
      "animation-range", "between -1 and 1, neither included"),
    BadCase(
      File.easing(#"{ "spring": { "duration": { "value": 1, "unit": "s" }, "bounce": «-1» } }"#),
      "animation-range", "between -1 and 1, neither included"),
    BadCase(
      File.easing(#"{ "spring": { "duration": { "value": «0», "unit": "s" } } }"#),
      "animation-range", "above 0, up to 36,000,000 seconds"),
    BadCase(
      File.easing(#"{ "spring": { "mass": «0», "stiffness": 1, "damping": 1 } }"#),
      "animation-range", "a number above 0"),
    BadCase(
      File.easing(#"{ "spring": «{ "mass": 1e-300, "stiffness": 1e300, "damping": 1 }» }"#),
      "animation-range", "finite numbers above 0"),
  ]

  @Test(arguments: offsets) func offset(_ bad: BadCase) { bad.check() }
  @Test(arguments: times) func time(_ bad: BadCase) { bad.check() }
  @Test(arguments: easings) func easing(_ bad: BadCase) { bad.check() }

  /// JSON5 has numbers that are none.
  @Test(arguments: ["NaN", "Infinity", "-Infinity"]) func notANumber(_ number: String) {
    BadCase(
      File.with(#""iterations": «\#(number)»"#), "animation-range", "from 0 to 1,000,000,000"
    ).check(path: "a.json5")
    BadCase(
      File.whole(#"\#(File.tracks), "duration": { "value": «\#(number)», "unit": "ms" }"#),
      "animation-range", "from 0 to 36,000,000 seconds"
    ).check(path: "a.json5")
  }

  /// The value of a token is marked where it is written, through a chain of aliases.
  @Test func rangeBehindReference() throws {
    let reading = Reading(
      #"""
      { \#(File.tokens) "alias": { "$value": "{back}" },
        "fade": { "$extensions": { "dev.tokenc.animation": {
          \#(File.tracks), "duration": "{alias}" } } } }
      """#)
    let found = try #require(reading.diagnostics.first { $0.code == "animation-range" })
    #expect(found.labels.map { reading.sources.text($0.span) }.first?.contains("-200") == true)
  }
}

import Testing
import TokenModel
import TokenMotion
import TokenReader

/// Animations that depend on contexts, and on each other.
@Suite struct AnimationContextsTests {
  private static func animation(_ members: String) -> String {
    #"{ "$extensions": { "dev.tokenc.animation": { \#(members) } } }"#
  }

  private static func document(_ base: String, light: String = "{}", dark: String) -> String {
    #"""
    { "version": "2025.10",
      "sets": { "base": { "sources": [\#(base)] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": { "light": [\#(light)], "dark": [\#(dark)] } },
        "size": { "default": "s", "contexts": { "s": [{}], "l": [{ "unused": {
          "$type": "number", "$value": 1 } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
        { "$ref": "#/modifiers/size" }] }
    """#
  }

  private static let number = #"{ "low": { "$type": "number", "$value": 0.5 } }"#
  private static let tracks =
    #""tracks": { "t": { "type": "number", "keyframes": [ { "offset": 0, "value": "{low}" }, { "offset": 1, "value": 1 }] } }"#

  /// The support is that of the tokens it names, and of nothing else.
  @Test func supportOfValues() throws {
    let reading = Reading(
      resolver: Self.document(
        #"{ "a": \#(Self.animation("\(Self.tracks), \(AnimationFile.duration)")), "low": { "$type": "number", "$value": 0 } }"#,
        dark: Self.number))
    #expect(reading.errors == [])
    let record = try reading.record("a")
    #expect(reading.tokens.supports[Int(record.support)].modifiers == [0])
    #expect(try reading.animation("a").number("t", at: 0) == 0)
    #expect(try reading.animation("a", ["theme": "dark"]).number("t", at: 0) == 0.5)
    #expect(try reading.animation("a", ["size": "l"]).number("t", at: 0) == 0)
  }

  /// A context may write the extension of a group anew: it is replaced as a whole.
  @Test func declarationOfAContext() throws {
    let slow = #""duration": { "value": 1, "unit": "s" }"#
    let reading = Reading(
      resolver: Self.document(
        #"{ "a": \#(Self.animation("\(AnimationFile.tracks), \(AnimationFile.duration)")) }"#,
        dark: #"{ "a": \#(Self.animation("\(AnimationFile.tracks), \(slow)")) }"#))
    #expect(reading.errors == [])
    #expect(try reading.animation("a").timing.duration == Nanoseconds(300_000_000))
    #expect(
      try reading.animation("a", ["theme": "dark"]).timing.duration == Nanoseconds(1_000_000_000))
  }

  /// What replaces an animation brings its contexts along.
  @Test func supportOfReplacement() throws {
    let still = "\(Self.tracks), \(AnimationFile.duration)"
    let moving =
      "\(AnimationFile.tracks), \(AnimationFile.duration), "
      + #""reducedMotion": { "animation": "{still}" }"#
    let reading = Reading(
      resolver: Self.document(
        #"{ "a": \#(Self.animation(moving)), "still": \#(Self.animation(still)), "low": { "$type": "number", "$value": 0 } }"#,
        dark: Self.number))
    #expect(reading.errors == [])
    let record = try reading.record("a")
    #expect(reading.tokens.supports[Int(record.support)].modifiers == [0])
    let dark = try reading.animation("a", ["theme": "dark"])
    #expect(try dark.number("t", at: 0, reducedMotion: true) == 0.5)
  }

  /// A fault of one context names it; one of all contexts names none.
  @Test func faultOfAContext() throws {
    let reading = Reading(
      resolver: Self.document(
        #"{ "a": \#(Self.animation(#"\#(Self.tracks), "duration": "{length}""#)), "low": { "$type": "number", "$value": 0 }, "length": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }"#,
        dark: #"{ "low": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }"#))
    let fault = try #require(reading.diagnostics.first { $0.code == "type-mismatch" })
    #expect(fault.contexts == ["theme=dark"])
    #expect(try reading.record("a").values.map { $0 == nil } == [false, true])
  }

  @Test func tracksDifferByContext() throws {
    let other = AnimationFile.tracks.split(separator: "opacity").joined(separator: "alpha")
    let reading = Reading(
      resolver: Self.document(
        #"{ "a": \#(Self.animation("\(AnimationFile.tracks), \(AnimationFile.duration)")) }"#,
        dark: #"{ "a": \#(Self.animation("\(other), \(AnimationFile.duration)")) }"#))
    #expect(
      reading.diagnostics.filter { $0.severity == .error }.map(\.code) == [
        "animation-tracks-differ"
      ])
  }

  /// Each link of a circle is reported, with the whole chain; what leads into it is not.
  @Test func circleOfReplacements() throws {
    func moving(_ next: String) -> String {
      Self.animation(
        "\(AnimationFile.tracks), \(AnimationFile.duration), "
          + #""reducedMotion": { "animation": "{\#(next)}" }"#)
    }
    let reading = Reading(
      #"{ "a": \#(moving("b")), "b": \#(moving("c")), "c": \#(moving("b")) }"#)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == ["replacement-circle", "replacement-circle"])
    #expect(errors.map(\.tokenPath) == ["b", "c"])
    #expect(errors.allSatisfy { $0.message.hasSuffix("in a circle: `b` → `c` → `b`") })
    #expect(reading.tokens.animations.count == 3)
  }

  /// A chain of 20,000 replacements is read without recursion.
  @Test func longChain() throws {
    let count = 20_000
    let members = (0..<count).map { index in
      let rule =
        index + 1 < count ? #", "reducedMotion": { "animation": "{a\#(index + 1)}" }"# : ""
      return #""a\#(index)": "#
        + Self.animation("\(AnimationFile.tracks), \(AnimationFile.duration)\(rule)")
    }
    let reading = Reading("{ \(members.joined(separator: ", ")) }")
    #expect(reading.errors == [])
    #expect(reading.tokens.animations.count == count)
  }

  /// The root of a file has no path.
  @Test func namelessAnimation() {
    let bad = Snippet(
      #"{ "$extensions": { «"dev.tokenc.animation": { \#(AnimationFile.tracks), \#(AnimationFile.duration) }» } }"#
    )
    let reading = Reading(bad.text)
    #expect(reading.errors.map { $0.hasPrefix("\(bad.position) nameless-animation") } == [true])
  }
}

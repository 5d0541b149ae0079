import Testing
import TokenMotion
@testable import TokenReader
import TokenSyntax

/// The schema of `dev.tokenc.animation`, alone and inside that of token files.
@Suite struct AnimationSchemaTests {
  /// An animation with something in the place of one member of the first track and of the whole.
  private func animation(
    track: String = "", _ members: String = "", type: String = "number", value: String = "0"
  ) -> String {
    """
    {"tracks": {"t": {"type": "\(type)", \(track)"keyframes": [{"offset": 0, "value": \(value)}]}},
    \(members)"duration": {"value": 1, "unit": "s"}}
    """
  }

  private func lines(_ text: String) -> [String] {
    var compiled = CompiledSchema(TokenSchemas.animation)
    return compiled.lines(text)
  }

  @Test(arguments: [
    #""easing": [0.42, 0, 0.58, 1], "#, #""easing": "{a.b}", "#,
    #""easing": {"steps": 4, "position": "jump-end"}, "#,
    #""easing": {"linear": [[0, 0], [0.5, 0.8], [1, 1]]}, "#,
    #""easing": {"spring": {"duration": {"value": 0.35, "unit": "s"}, "bounce": 0.2}}, "#,
    #""easing": {"spring": {"mass": 1, "stiffness": 322.27, "damping": 28.72, "initialVelocity": 0}}, "#,
    #""delay": {"value": -3, "unit": "ms"}, "iterations": "infinite", "#, #""iterations": 2.5, "#,
    #""direction": "alternate-reverse", "fill": "both", "clock": "shared", "#,
    #""stagger": {"delay": {"value": 0.18, "unit": "s"}, "count": 3}, "#,
    #""reducedMotion": {"hold": 0.5}, "#, #""reducedMotion": {"value": {"t": 1}}, "#,
    #""reducedMotion": {"animation": "{a.b}"}, "#, #""reducedMotion": "none", "#,
  ])
  func acceptsEveryForm(_ members: String) {
    #expect(lines(animation(members)) == [])
  }

  @Test func acceptsEveryKeywordThatTheLibraryReads() throws {
    for keyword in SchemaDefinitions.easingKeywords {
      _ = try Easing(css: keyword)
      #expect(lines(animation(#""easing": "\#(keyword)", "#)) == [])
    }
    for position in Steps.Position.allCases {
      let easing = #""easing": {"steps": 2, "position": "\#(position.name)"}, "#
      #expect(lines(animation(easing)) == [])
    }
  }

  @Test(arguments: [
    (#""easing": "eased", "#, "enum"), (#""easing": [0, 0, 2, 0], "#, "maximum"),
    (#""easing": {"steps": 1, "position": "jump-none"}, "#, "minimum"),
    (#""easing": {"spring": {"stiffness": 1}}, "#, "required"),
    (#""easing": {"linear": [[0, 0]]}, "#, "minItems"),
    (#""iterations": -1, "#, "minimum"), (#""direction": "backwards", "#, "enum"),
    (#""reducedMotion": {"hold": 2}, "#, "maximum"),
    (#""repeat": 3, "#, "additionalProperties"),
    (#""stagger": {"count": 3}, "#, "required"),
  ])
  func refusesWhatHasNoMeaning(_ members: String, _ keyword: String) {
    let found = lines(animation(members))
    #expect(found.count == 1 && found[0].contains(" \(keyword) "), "\(found)")
  }

  @Test func judgesValuesByTheTypeOfTheirTrack() {
    let length = #"{"value": 1, "unit": "px"}"#
    let color = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    #expect(lines(animation(type: "dimension", value: length)) == [])
    #expect(lines(animation(type: "color", value: color)) == [])
    #expect(lines(animation(type: "color", value: "\"#ff0000\"")) == [])
    #expect(lines(animation(type: "color", value: "\"{a.b}\"")) == [])
    #expect(lines(animation(type: "number", value: length)).count == 1)
    #expect(lines(animation(type: "color", value: "3")).count == 1)
    #expect(
      lines(animation(track: #""colorSpace": "oklch longer hue", "#, type: "color", value: color))
        == [])
    #expect(
      lines(animation(track: #""colorSpace": "lab longer hue", "#, type: "color", value: color))
        .count == 1)
    #expect(lines(animation(track: #""colorSpace": "srgb", "#)).count == 1)
  }

  @Test func isPartOfTheSchemaOfTokens() {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let good = animation(#""fill": "both", "#)
    let bad = animation(#""fill": "all", "#)
    #expect(
      compiled.lines(
        #"{"g": {"$extensions": {"dev.tokenc.animation": \#(good), "org.other": {"fill": 1}}}}"#)
        == [])
    let lines = compiled.lines(#"{"g": {"$extensions": {"dev.tokenc.animation": \#(bad)}}}"#)
    #expect(lines.count == 1 && lines[0].hasPrefix("2:9 enum /g/$extensions"), "\(lines)")
  }
}

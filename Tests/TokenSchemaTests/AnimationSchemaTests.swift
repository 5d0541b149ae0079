import Testing
import TokenModel
import TokenMotion
import TokenSyntax

@testable import TokenReader

/// The schema of `dev.tokenc.animation`, alone and inside that of token files: it says what the
/// reader says.
@Suite struct AnimationSchemaTests {
  /// An animation with members of its own, and with members and values of its one track.
  private func animation(
    _ members: String = "", track: String = "", type: String = "number", value: String = "0"
  ) -> String {
    """
    {"tracks": {"t": {"type": "\(type)", \(track)"keyframes": [
      {"offset": 0, "value": \(value)}, {"offset": 1, "value": \(value)}]}},
    \(members)"duration": {"value": 1, "unit": "s"}}
    """
  }

  /// A token file with that animation, and with tokens to which it may refer.
  private func file(_ animation: String) -> String {
    """
    {"n": {"$type": "number", "$value": 1}, "d": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
     "e": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
     "k": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
     "calm": {"$extensions": {"dev.tokenc.animation": \(self.animation())}},
     "g": {"$extensions": {"dev.tokenc.animation": \(animation), "org.other": {"fill": 1}}}}
    """
  }

  /// What the schema says of an animation; the schema of token files and the reader must agree.
  private func lines(_ animation: String) -> [String] {
    var alone = CompiledSchema(TokenSchemas.animation)
    var inFile = CompiledSchema(TokenSchemas.tokens)
    let lines = alone.lines(animation)
    #expect(inFile.lines(file(animation)).count == lines.count)
    let errors = Typechecker.errors(Array(file(animation).utf8))
    #expect(errors.isEmpty == lines.isEmpty, "\(animation): \(lines), \(errors.map(\.message))")
    return lines
  }

  @Test(arguments: [
    "", #""easing": [0.42, 0, 0.58, 1], "#, #""easing": "{e}", "#,
    ##""easing": {"$ref": "#/e/$value"}, "##, #""easing": {"steps": 4, "position": "jump-end"}, "#,
    #""easing": {"linear": [[0, 0], [0.5, "{n}"], [1, 1]]}, "#,
    #""easing": {"spring": {"duration": {"value": 0.35, "unit": "s"}, "bounce": 0.2}}, "#,
    #""easing": {"spring": {"duration": "{d}", "initialVelocity": -1}}, "#,
    #""easing": {"spring": {"mass": 1, "stiffness": 322.27, "damping": 28.72, "initialVelocity": 0}}, "#,
    #""delay": {"value": -3, "unit": "ms"}, "iterations": "infinite", "#, #""iterations": 2.5, "#,
    #""iterations": "{n}", "delay": "{d}", "#,
    #""direction": "alternate-reverse", "fill": "both", "clock": "shared", "#,
    #""stagger": {"delay": {"value": 0.18, "unit": "s"}, "count": 3}, "#,
    #""reducedMotion": {"hold": 0.5}, "#, #""reducedMotion": {"value": {"t": 1}}, "#,
    #""reducedMotion": {"animation": "{calm}"}, "#, #""reducedMotion": "none", "#,
  ])
  func acceptsEveryForm(_ members: String) {
    #expect(lines(animation(members)) == [])
  }

  @Test func acceptsEveryKeyword() throws {
    for keyword in SchemaDefinitions.easingKeywords {
      _ = try Easing(css: keyword)
      #expect(lines(animation(#""easing": "\#(keyword)", "#)) == [])
    }
    for position in Steps.Position.allCases {
      #expect(
        lines(animation(#""easing": {"steps": 2, "position": "\#(position.name)"}, "#)) == [])
    }
  }

  @Test(arguments: [
    (#""easing": "eased", "#, "enum"), (#""easing": [0, 0, 2, 0], "#, "maximum"),
    (#""easing": {"steps": 1, "position": "jump-none"}, "#, "minimum"),
    (#""easing": {"steps": 1.5}, "#, "multipleOf"),
    (#""easing": {"spring": {"mass": 1, "stiffness": 1}}, "#, "required"),
    (
      #""easing": {"spring": {"duration": {"value": 1, "unit": "s"}, "bounce": 1}}, "#,
      "exclusiveMaximum"
    ),
    (#""easing": {"linear": [[0, 0]]}, "#, "minItems"), (#""iterations": -1, "#, "minimum"),
    (#""iterations": "endless", "#, "const"), (#""direction": "backwards", "#, "enum"),
    (#""reducedMotion": {"hold": 2}, "#, "maximum"), (#""reducedMotion": {}, "#, "required"),
    (#""repeat": 3, "#, "additionalProperties"), (#""stagger": {"count": 3}, "#, "required"),
    (#""stagger": {"delay": {"value": 1, "unit": "s"}, "count": 0}, "#, "minimum"),
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
    #expect(lines(animation(type: "color", value: "\"{k}\"")) == [])
    #expect(lines(animation(type: "color", value: "\"#ff0000\"")).count == 2)
    #expect(lines(animation(type: "number", value: length)).count == 2)
    #expect(lines(animation(type: "color", value: "3")).count == 2)
    #expect(lines(animation(type: "colour", value: color)).count == 1)
    for (space, type, count) in [
      ("oklch longer hue", "color", 0), ("lab longer hue", "color", 1), ("srgb", "number", 1),
    ] {
      let track = #""colorSpace": "\#(space)", "#
      let value = type == "color" ? color : "1"
      #expect(lines(animation(track: track, type: type, value: value)).count == count)
    }
  }

  @Test(arguments: [
    #"{"tracks": {}, "duration": {"value": 1, "unit": "s"}}"#,
    #"{"tracks": {"t": {"type": "number", "keyframes": [{"offset": 0, "value": 1}]}}, "duration": {"value": 1, "unit": "s"}}"#,
    #"{"tracks": {"t": {"type": "number", "keyframes": [{"offset": 0.5, "value": 1}, {"offset": 1, "value": 1}]}}, "duration": {"value": 1, "unit": "s"}}"#,
    #"{"tracks": {"t": {"type": "number", "keyframes": [{"offset": 0, "value": 1}, {"offset": 1.5, "value": 1}]}}, "duration": {"value": 1, "unit": "s"}}"#,
    #"{"tracks": {"": {"type": "number", "keyframes": [{"offset": 0, "value": 1}, {"offset": 1, "value": 1}]}}, "duration": {"value": 1, "unit": "s"}}"#,
    #"{"tracks": {"t": {"type": "number", "keyframes": [{"offset": 0, "value": 1}, {"offset": 1, "value": 1}]}}, "duration": {"value": -1, "unit": "s"}}"#,
    #"{"tracks": {"t": {"type": "number", "keyframes": [{"offset": 0, "value": 1}, {"offset": 1, "value": 1}]}}}"#,
    "[]",
  ])
  func refusesFaultyTracksAndTimes(_ text: String) {
    #expect(lines(text).count == 1)
  }
}

import Testing
import TokenModel
import TokenMotion
import TokenReader

/// Every field of an animation in every form that it has.
@Suite struct AnimationFieldsTests {
  typealias File = AnimationFile

  private func fade(_ json: String) throws -> Animation {
    let reading = Reading(json)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(reading.text))")
    return try reading.animation("fade")
  }

  @Test func defaults() throws {
    let animation = try fade(File.whole("\(File.tracks), \(File.duration)"))
    #expect(animation.timing == Timing(duration: Nanoseconds(300_000_000)))
    #expect(animation.easing == .linear)
    #expect(animation.clock == .own)
    #expect(animation.stagger == nil)
    #expect(animation.reducedMotion == .unchanged)
    #expect(
      animation.tracks == [
        KeyframeTrack(
          name: "opacity",
          keyframes: .number([Keyframe(offset: 0, value: 0), Keyframe(offset: 1, value: 1)]))
      ])
  }

  @Test func timing() throws {
    let animation = try fade(
      File.whole(
        #"""
        \#(File.tracks), "duration": "{fast}", "delay": "{back}", "iterations": 2.5,
        "direction": "alternate-reverse", "fill": "both", "clock": "shared",
        "stagger": { "delay": { "value": 0.18, "unit": "s" }, "count": 3 }
        """#))
    #expect(animation.timing.duration == Nanoseconds(200_000_000))
    #expect(animation.timing.delay == Nanoseconds(-200_000_000))
    #expect(animation.timing.iterations.value == 2.5)
    #expect(animation.timing.direction == .alternateReverse)
    #expect(animation.timing.fill == .both)
    #expect(animation.clock == .shared)
    #expect(
      animation.stagger == Animation.Stagger(delay: Nanoseconds(180_000_000), count: 3))
  }

  @Test func wordsOfTiming() throws {
    for direction in Timing.Direction.allCases {
      let animation = try fade(File.with(#""direction": "\#(direction.name)""#))
      #expect(animation.timing.direction == direction)
    }
    for fill in Timing.Fill.allCases {
      #expect(try fade(File.with(#""fill": "\#(fill.name)""#)).timing.fill == fill)
    }
  }

  @Test func numbersAtTheEndsOfTheirRanges() throws {
    let zero = try fade(
      File.whole(#"\#(File.tracks), "duration": { "value": 0, "unit": "ms" }, "iterations": 0"#))
    #expect(zero.timing.duration == .zero)
    #expect(zero.timing.iterations.value == 0)
    let long = try fade(
      File.whole(#"\#(File.tracks), "duration": { "value": 36000000, "unit": "s" }"#))
    #expect(long.timing.duration == Nanoseconds(36_000_000_000_000_000))
    let count = try fade(File.with(#""iterations": "{two}""#))
    #expect(count.timing.iterations.value == 2)
    let infinite = try fade(File.with(#""iterations": "infinite""#))
    #expect(infinite.timing.iterations == .infinite)
  }

  static let easings: [(String, Easing?)] = [
    ("[0.2, 0, 0, 1]", CubicBezier(0.2, 0, 0, 1).map(Easing.cubicBezier)),
    (#""{curve}""#, CubicBezier(0.2, 0, 0, 1).map(Easing.cubicBezier)),
    (##"{ "$ref": "#/curve/$value" }"##, CubicBezier(0.2, 0, 0, 1).map(Easing.cubicBezier)),
    (#""linear""#, .linear), (#""ease""#, .cubicBezier(.ease)),
    (#""ease-in""#, .cubicBezier(.easeIn)), (#""ease-out""#, .cubicBezier(.easeOut)),
    (#""ease-in-out""#, .cubicBezier(.easeInOut)), (#""step-start""#, .steps(.stepStart)),
    (#""step-end""#, .steps(.stepEnd)), (#""sine""#, .sine),
    (#"{ "steps": 4 }"#, Steps(4).map(Easing.steps)),
    (#"{ "steps": 4, "position": "jump-both" }"#, Steps(4, .jumpBoth).map(Easing.steps)),
    (#"{ "steps": "{two}", "position": "start" }"#, Steps(2, .jumpStart).map(Easing.steps)),
    (
      #"{ "linear": [[0, 0], [0.5, 0.8], [0.5, 0.9], [1, 1]] }"#,
      LinearEasing([
        .init(output: 0, input: 0), .init(output: 0.8, input: 0.5),
        .init(output: 0.9, input: 0.5), .init(output: 1, input: 1),
      ]).map(Easing.linearStops)
    ),
    (
      #"{ "spring": { "duration": { "value": 0.35, "unit": "s" }, "bounce": 0.2 } }"#,
      Spring(duration: 0.35, bounce: 0.2).map(Easing.spring)
    ),
    (
      #"{ "spring": { "duration": "{fast}", "initialVelocity": -3 } }"#,
      Spring(duration: 0.2, initialVelocity: -3).map(Easing.spring)
    ),
    (
      #"{ "spring": { "mass": 1, "stiffness": 322.27, "damping": 28.72, "initialVelocity": 0 } }"#,
      Spring(mass: 1, stiffness: 322.27, damping: 28.72).map(Easing.spring)
    ),
  ]

  @Test func easing() throws {
    for (json, expected) in Self.easings {
      let easing = try fade(File.easing(json)).easing
      #expect(easing == expected, "\(json)")
    }
  }

  @Test func easingOfAKeyframe() throws {
    let animation = try fade(
      File.frames(
        #"[{ "offset": 0, "value": 0, "easing": "sine" }, { "offset": 1, "value": 1 }]"#))
    guard case .number(let frames) = animation.tracks[0].keyframes else {
      Issue.record("no number track")
      return
    }
    #expect(frames.map(\.easing) == [.sine, nil])
  }

  @Test func tracks() throws {
    let animation = try fade(
      File.whole(
        #"""
        "tracks": {
          "fill": { "type": "color", "colorSpace": "oklch longer hue", "keyframes": [
            { "offset": 0, "value": "{ink}" },
            { "offset": "{half}", "value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
            { "offset": 1, "value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"],
              "alpha": 0.5 } }] },
          "rise": { "type": "dimension", "keyframes": [
            { "offset": 0, "value": "{gap}" },
            { "offset": 1, "value": { "value": -4, "unit": "px" } }] }
        }, \#(File.duration),
        "reducedMotion": { "value": { "fill": "{ink}", "rise": "{gap}" } }
        """#))
    #expect(animation.tracks.map(\.name) == ["fill", "rise"])
    guard case .color(let colors, let mixing) = animation.tracks[0].keyframes else {
      Issue.record("no color track")
      return
    }
    #expect(mixing == ColorMixing(.oklch, hue: .longer))
    #expect(colors.map(\.offset) == [0, 0.5, 1])
    #expect(colors[1].value == Color(red: 1, green: 0, blue: 0))
    #expect(colors[2].value.missing == .third)
    #expect(
      animation.tracks[1].keyframes
        == .dimension([Keyframe(offset: 0, value: 4), Keyframe(offset: 1, value: -4)], unit: "px"))
    #expect(
      animation.reducedMotion
        == .values([
          "fill": .color(Color(red: 0, green: 0, blue: 0)), "rise": .dimension(4, unit: "px"),
        ]))
  }

  @Test func reducedMotion() throws {
    #expect(try fade(File.with(#""reducedMotion": "none""#)).reducedMotion == .notInEffect)
    #expect(
      try fade(File.with(#""reducedMotion": { "hold": "{half}" }"#)).reducedMotion == .hold(0.5))
  }

  /// Another animation, on a group or on a token, before or after this one; its own rule for
  /// reduced motion does not count.
  @Test func replacement() throws {
    let reading = Reading(
      #"""
      { "a": { "$extensions": { "dev.tokenc.animation": {
          \#(File.tracks), \#(File.duration), "reducedMotion": { "animation": "{b.c}" } } } },
        "b": { "c": { "$type": "number", "$value": 1, "$extensions": { "dev.tokenc.animation": {
          \#(File.tracks), "duration": { "value": 1, "unit": "s" },
          "reducedMotion": { "hold": 1 } } } } } }
      """#)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.tokens.animations.map(\.path.description) == ["a", "b.c"])
    guard case .replacement(let other) = try reading.animation("a").reducedMotion else {
      Issue.record("no replacement")
      return
    }
    #expect(other.timing.duration == Nanoseconds(1_000_000_000))
    #expect(other.reducedMotion == .unchanged)
    #expect(try reading.record("a").edges.last?.target == .animation(1))
  }

  /// Extensions are ours at every strength.
  @Test func letterOfTheStandard() {
    let reading = Reading(File.with(#""iterations": "infinite""#), ReaderOptions(strength: .spec))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.tokens.animations.count == 1)
  }
}

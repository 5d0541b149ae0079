import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

@Suite("Swift: the pulse of the reference design")
struct SwiftPulseTests {
  static func pulse(_ from: String, _ to: String) throws -> Animation {
    let frames = try [from, to].enumerated().map { index, hex in
      Keyframe(offset: Double(index), value: Color(try #require(RGBA8(hex: hex))))
    }
    return Animation(
      tracks: [KeyframeTrack(name: "color", keyframes: .color(frames, .srgb))],
      timing: Timing(
        duration: Nanoseconds(480_000_000), iterations: .infinite, direction: .alternate),
      easing: .cubicBezier(.linear), clock: .shared, reducedMotion: .hold(0))
  }

  static func tokens() throws -> ThemedTokens {
    let values = [try pulse("#D1D1D6", "#E9E9EA"), try pulse("#636366", "#48484A")]
    return SwiftProject.animated(
      SwiftProject.resolver(document), [("motion.skeleton.pulse", values)])
  }

  @Test("every millisecond has the bytes of TokenMotion, in both themes and with reduced motion")
  func everyMillisecond() throws {
    let tokens = try Self.tokens()
    let text = SwiftProject.swift(tokens)
    let lines = try SwiftHarness.run(
      text,
      """
      for theme in [TokenTheme.light, .dark] {
        for reducedMotion in [false, true] {
          for ms in -10...1440 {
            let color = Tokens.Motion.Skeleton.pulse.color(
              at: .milliseconds(Double(ms)), theme: theme, reducedMotion: reducedMotion)
            print(color?.hex ?? "-")
          }
        }
      }
      """)
    var expected: [String] = []
    for value in tokens.animations[0].values {
      let animation = try #require(value)
      for isReduced in [false, true] {
        for ms in -10...1440 {
          let state = animation.evaluate(
            at: Nanoseconds(Int64(ms) * 1_000_000), reducedMotion: isReduced)
          guard let state, case .color(let color) = state.tracks[0].value else {
            expected.append("-")
            continue
          }
          expected.append(RGBA8(color).hex)
        }
      }
    }
    #expect(lines == expected)
    #expect(lines[250] == "#dddde0")
    #expect(lines[20] == "#d2d2d6")
  }

  @Test("whatever an animation has may differ from theme to theme")
  func everythingByTheme() throws {
    let rules: [(Animation.ReducedMotion, Animation.ReducedMotion)] = [
      (
        .values(["color": .color(try color("#010203"))]),
        .values(["color": .color(try color("#0a0b0c"))])
      ),
      (.hold(0.25), .hold(0.5)),
      (
        .replacement(try Self.pulse("#000000", "#ffffff")),
        .replacement(try Self.pulse("#ff0000", "#00ff00"))
      ),
    ]
    for (light, dark) in rules {
      var values = [try Self.pulse("#D1D1D6", "#E9E9EA"), try Self.pulse("#636366", "#48484A")]
      values[0].reducedMotion = light
      values[1].reducedMotion = dark
      values[1].timing.duration = Nanoseconds(700_000_000)
      values[1].timing.delay = Nanoseconds(-50_000_000)
      values[1].easing = .sine
      values[1].stagger = Animation.Stagger(delay: Nanoseconds(90_000_000), count: 3)
      let tokens = SwiftProject.animated(SwiftProject.resolver(Self.document), [("motion", values)])
      let lines = try SwiftHarness.run(
        SwiftProject.swift(tokens),
        """
        for theme in [TokenTheme.light, .dark] {
          for reducedMotion in [false, true] {
            for ms in 0...200 {
              print(Tokens.motion.color(
                at: .milliseconds(Double(ms * 7)), index: 2, theme: theme,
                reducedMotion: reducedMotion)?.hex ?? "-")
            }
          }
        }
        """)
      var expected: [String] = []
      for animation in values {
        for isReduced in [false, true] {
          for ms in 0...200 {
            let state = animation.evaluate(
              at: Nanoseconds(Int64(ms) * 7_000_000), index: 2, reducedMotion: isReduced)
            guard let state, case .color(let color) = state.tracks[0].value else {
              expected.append("-")
              continue
            }
            expected.append(RGBA8(color).hex)
          }
        }
      }
      #expect(lines == expected)
    }
  }

  private func color(_ hex: String) throws -> Color {
    Color(try #require(RGBA8(hex: hex)))
  }

  static let document = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{
        "motion": {
          "duration": { "slower": { "$type": "duration", "$value": { "value": 480, "unit": "ms" } } },
          "easing": { "linear": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] } },
          "skeleton": { "pulse": {
            "$description": "The loading pulse.",
            "duration": { "$value": "{motion.duration.slower}" },
            "easing": { "$value": "{motion.easing.linear}" }
          } }
        }
      }] } },
      "modifiers": { "theme": { "default": "light", "contexts": {
        "light": [{ "bg": { "$type": "color",
          "sub-200": { "$description": "The stronger grey.",
            "$value": { "colorSpace": "srgb",
            "components": [0.8196078431372549, 0.8196078431372549, 0.8392156862745098] } },
          "soft-100": { "$value": { "colorSpace": "srgb",
            "components": [0.9137, 0.9137, 0.9176], "hex": "#E9E9EA" } } } }],
        "dark": [{ "bg": { "$type": "color",
          "sub-200": { "$value": { "colorSpace": "srgb",
            "components": [0.38823529411764707, 0.38823529411764707, 0.4], "hex": "#636366" } },
          "soft-100": { "$value": { "colorSpace": "srgb",
            "components": [0.2824, 0.2824, 0.2902], "hex": "#48484A" } } } }]
      } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """
}

import TokenModel
import TokenMotion
import TokenSyntax

@testable import TokenEmit

/// Animations with every easing, direction, fill, kind of track, space of mixing and rule for reduced
/// motion, made without a token file.
enum KotlinMotionSamples {
  /// The pulse (light and dark) and others that know no theme.
  static func tokens(withSpaces: Bool) -> ThemedTokens {
    var tokens = KotlinProject.tokens(themes, isResolver: true)
    let ink = TokenID(0)
    tokens.animations = [
      record(
        "pulse", [pulse("#D1D1D6", "#E9E9EA"), pulse("#636366", "#48484A")], tokens[ink].support),
      record("dots", [dots]), record("spring", [spring]), record("critical", [critical]),
      record("eased", [eased]), record("alpha", [alpha]), record("replaced", [replaced]),
    ]
    if withSpaces {
      tokens.animations += ColorSpace.allCases.flatMap { space in
        ColorMixing.HueMethod.allCases.prefix(space.hueIndex == nil ? 1 : 4).map { hue in
          record("mix-\(space.name)-\(hue.name)", [mix(ColorMixing(space, hue: hue))])
        }
      }
    }
    return tokens
  }

  private static let themes = """
    {
      "version": "2025.10",
      "modifiers": { "theme": { "default": "light", "contexts": {
        "light": [{ "n": { "$type": "number", "$value": 1 } }],
        "dark": [{ "n": { "$type": "number", "$value": 2 } }] } } },
      "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
    }
    """

  private static func record(
    _ name: String, _ values: [Animation], _ support: UInt32 = 0
  ) -> AnimationRecord {
    AnimationRecord(
      path: TokenPath(names: ["motion", name]),
      span: SourceSpan(file: FileID(0), lower: 0, upper: 0), support: support, values: values,
      keyframeReferences: [], references: [], description: "The animation `\(name)`")
  }

  private static func milliseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000)
  }

  private static func color(_ hex: String) -> Color {
    RGBA8(hex: hex).map { Color($0) } ?? Color(red: 0, green: 0, blue: 0)
  }

  private static func numbers(_ name: String, _ list: [Keyframe<Double>]) -> KeyframeTrack {
    KeyframeTrack(name: name, keyframes: .number(list))
  }

  private static func pulse(_ first: String, _ second: String) -> Animation {
    Animation(
      tracks: [
        KeyframeTrack(
          name: "color",
          keyframes: .color(
            [
              Keyframe(offset: 0, value: color(first)), Keyframe(offset: 1, value: color(second)),
            ], .srgb))
      ],
      timing: Timing(
        duration: milliseconds(480), iterations: .infinite, direction: .alternate),
      easing: .cubicBezier(.linear), clock: .shared, reducedMotion: .hold(0))
  }

  private static let dots = Animation(
    tracks: [
      numbers("opacity", [Keyframe(offset: 0, value: 0.35), Keyframe(offset: 1, value: 1)]),
      KeyframeTrack(
        name: "rise",
        keyframes: .dimension(
          [Keyframe(offset: 0, value: 0), Keyframe(offset: 1, value: -4)], unit: "px")),
    ],
    timing: Timing(
      duration: milliseconds(600), delay: milliseconds(-1500), iterations: .infinite,
      direction: .alternate),
    easing: .sine, stagger: Animation.Stagger(delay: milliseconds(180), count: 3),
    reducedMotion: .hold(0.5))

  private static let spring = Animation(
    tracks: [
      numbers(
        "x",
        [
          Keyframe(offset: 0, value: 0),
          Keyframe(
            offset: 0.5, value: 100,
            easing: Spring(stiffness: 100, damping: 40).map { .spring($0) }),
          Keyframe(offset: 1, value: -20),
        ])
    ],
    timing: Timing(
      duration: milliseconds(2000), delay: milliseconds(100),
      iterations: IterationCount(2.5) ?? .one,
      direction: .alternateReverse, fill: .both),
    easing: Spring(duration: 0.35, bounce: 0.2, initialVelocity: 5).map { .spring($0) } ?? .linear,
    reducedMotion: .values(["x": .number(7)]))

  private static let critical = Animation(
    tracks: [numbers("x", [Keyframe(offset: 0, value: 0), Keyframe(offset: 1, value: 1)])],
    timing: Timing(duration: milliseconds(1000), fill: .forwards),
    easing: Spring(duration: 0.5).map { .spring($0) } ?? .linear, reducedMotion: .replacement(eased)
  )

  private static let eased = Animation(
    tracks: [
      numbers(
        "x",
        [
          Keyframe(offset: 0, value: 0, easing: .cubicBezier(.easeInOut)),
          Keyframe(offset: 0.25, value: 1, easing: Steps(4, .jumpBoth).map { .steps($0) }),
          Keyframe(offset: 0.5, value: 2, easing: CubicBezier(1, 0, 0, 1).map { .cubicBezier($0) }),
          Keyframe(
            offset: 0.75, value: 3,
            easing: LinearEasing([
              .init(output: 0, input: 0), .init(output: 0.8, input: 0.5),
              .init(output: 0.9, input: 0.5), .init(output: 1, input: 1),
            ]).map { .linearStops($0) }),
          Keyframe(offset: 0.9, value: 4, easing: Steps(3, .jumpNone).map { .steps($0) }),
        ])
    ],
    timing: Timing(
      duration: milliseconds(1000), delay: milliseconds(50), iterations: IterationCount(3) ?? .one,
      direction: .reverse, fill: .backwards),
    reducedMotion: .notInEffect)

  private static let alpha = Animation(
    tracks: [
      KeyframeTrack(
        name: "color",
        keyframes: .color(
          [
            Keyframe(offset: 0, value: Color(red: 1, green: 0, blue: 0, alpha: 0.2)),
            Keyframe(offset: 0.5, value: Color(red: 0, green: 0.5, blue: 1, alpha: 0)),
            Keyframe(
              offset: 1,
              value: Color(
                space: .srgb, components: ColorComponents(0, 1, 0), alpha: 1, missing: .third)),
          ], .srgb))
    ],
    timing: Timing(duration: milliseconds(700), fill: .both),
    easing: CubicBezier(0.3, -0.5, 0.7, 1.5).map { .cubicBezier($0) } ?? .linear,
    reducedMotion: .notInEffect)

  private static var replaced: Animation {
    var animation = pulse("#D1D1D6", "#E9E9EA80")
    animation.timing = Timing(
      duration: .zero, iterations: .infinite, direction: .alternate, fill: .both)
    animation.reducedMotion = .replacement(alpha)
    return animation
  }

  private static func mix(_ mixing: ColorMixing) -> Animation {
    Animation(
      tracks: [
        KeyframeTrack(
          name: "color",
          keyframes: .color(
            [
              Keyframe(offset: 0, value: Color(red: 0.9, green: 0.1, blue: 0.2)),
              Keyframe(
                offset: 0.4,
                value: Color(
                  space: .oklch, components: ColorComponents(0.7, 0.3, 150), alpha: 0.5)),
              Keyframe(
                offset: 0.7,
                value: Color(
                  space: .displayP3, components: ColorComponents(0.1, 0, 1), alpha: 1,
                  missing: [.second, .alpha])),
              Keyframe(
                offset: 1,
                value: Color(
                  space: .lab, components: ColorComponents(40, 20, 0), missing: [.third, .alpha])),
            ], mixing))
      ],
      timing: Timing(duration: milliseconds(1000)),
      easing: CubicBezier(0.4, -0.3, 0.6, 1.3).map { .cubicBezier($0) } ?? .linear,
      reducedMotion: .notInEffect)
  }
}

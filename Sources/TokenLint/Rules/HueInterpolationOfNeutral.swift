import TokenModel
import TokenMotion

/// Greys whose hue takes part in mixing.
enum HueInterpolationOfNeutral: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The chroma of Oklch up to which a colour is a grey.
    var chroma = 0.01
  }

  static let documentation = RuleDocumentation(
    "hue-interpolation-of-neutral", .motion,
    summary: "a grey is mixed by its hue",
    explanation: """
      In `oklch`, `lch`, `hsl` and `hwb` colors are mixed along the circle of hues. A grey has a hue \
      there, too, which says nothing, but the way from it to a real color passes through all hues in \
      between: from a grey at 0° to blue through green. Write the hue of the grey as `"none"`, or mix \
      in `oklab`.
      """,
    bad: [
      MotionExample.pulse("0.8, 0.001, 0", "0.6, 0.2, 250", space: "oklch", colorSpace: "oklch"),
      MotionExample.pulse(
        "0.8, 0.02, 0", "0.6, 0.2, 250", space: "oklch", colorSpace: "oklch",
        options: #"{ "chroma": 0.03 }"#),
    ],
    good: [
      MotionExample.pulse(
        "0.8, 0.001, \"none\"", "0.6, 0.2, 250", space: "oklch", colorSpace: "oklch"),
      MotionExample.pulse("0.8, 0.001, 0", "0.6, 0.2, 250", space: "oklab", colorSpace: "oklch"),
      MotionExample.pulse("0.8, 0.001, 0", "0.5, 0.001, 250", space: "oklch", colorSpace: "oklch"),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("chroma", into: \.chroma, "The chroma of Oklch up to which a color is a grey.")
  ]

  /// The difference of hues, in degrees, that nobody minds.
  private static let leastTurn = 20.0

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for animation in context.animations {
      let found = context.fault(in: animation) { value, _ -> (track: String, keyframe: Int)? in
        for track in value.colorTracks {
          guard let hue = track.mixing.space.hueIndex else { continue }
          let colors = track.keyframes.map { $0.value.converted(to: track.mixing.space) }
          let chromas = track.keyframes.map {
            $0.value.converted(to: .oklch).components.second
          }
          for index in colors.indices.dropFirst() {
            let pair = (index - 1, index)
            let isGrey = (chromas[pair.0] <= options.chroma, chromas[pair.1] <= options.chroma)
            guard isGrey.0 != isGrey.1 else { continue }
            let missing = MissingComponents.component(hue)
            guard !colors[pair.0].missing.contains(missing),
              !colors[pair.1].missing.contains(missing)
            else { continue }
            let turn = (colors[pair.0].components[hue] - colors[pair.1].components[hue])
              .remainder(dividingBy: 360).magnitude
            if turn > leastTurn { return (track.name, isGrey.0 ? pair.0 : pair.1) }
          }
        }
        return nil
      }
      guard let found else { continue }
      report.add(
        animation.subject, "this grey is mixed by its hue in track `\(found.fault.track)`",
        at: context.span(ofKeyframe: found.fault.keyframe, in: found.fault.track, of: animation),
        help: "write its hue as \"none\", or mix in oklab", contexts: found.contexts)
    }
  }
}

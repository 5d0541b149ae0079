import TokenModel
import TokenMotion

/// Pulses that nobody sees.
enum PulseEndsAlike: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The distance in Oklab below which a change is not visible.
    var distance = 0.02
  }

  static let documentation = RuleDocumentation(
    "pulse-ends-alike", .motion,
    summary: "the colors of a pulse are too close to be told apart",
    explanation: """
      The animation goes on and on between colors that look the same: it costs battery and shows \
      nothing. Distances are those of Oklab (ΔE-OK), in which about 0.02 is just visible; a change of \
      opacity counts as a distance, too.
      """,
    bad: [
      MotionExample.pulse("0.8, 0.8, 0.8", "0.81, 0.81, 0.81"),
      MotionExample.pulse(options: #"{ "distance": 0.2 }"#),
    ],
    good: [MotionExample.pulse()])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive(
      "distance", into: \.distance, "The distance in Oklab below which nobody sees a change.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for animation in context.animations {
      let found = context.fault(in: animation) { value, _ -> Animation.ColorTrack? in
        guard value.isPulse else { return nil }
        return value.colorTracks.first { isInvisible($0, options.distance) }
      }
      guard let found else { continue }
      report.add(
        animation.subject,
        "the colors of track `\(found.fault.name)` cannot be told apart",
        at: context.span(["tracks", found.fault.name], of: animation), contexts: found.contexts)
    }
  }

  private static func isInvisible(_ track: Animation.ColorTrack, _ distance: Double) -> Bool {
    guard track.keyframes.count > 1, let first = track.keyframes.first?.value else { return false }
    // Twice around a hue circle is visible even from a colour to itself.
    if track.mixing.space.hueIndex != nil, track.mixing.hue != .shorter { return false }
    return track.keyframes.allSatisfy {
      first.deltaEOK(to: $0.value) < distance
        && (first.alpha - $0.value.alpha).magnitude < distance
    }
  }
}

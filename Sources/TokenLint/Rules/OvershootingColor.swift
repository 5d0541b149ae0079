import TokenModel
import TokenMotion

/// Colours that are eased beyond their ends.
enum OvershootingColor: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// How far the easing may leave 0 to 1.
    var tolerance = 0.01
  }

  static let documentation = RuleDocumentation(
    "overshooting-color", .motion,
    summary: "an easing carries a color beyond its end",
    explanation: """
      A spring, or a curve that leaves 0 to 1, moves a thing past its goal and back. A color has \
      nothing there: it becomes one that nobody chose, or is cut off at the end of the gamut and \
      stands still. Ease colors with a curve that stays inside, and keep the spring for the tracks \
      that move.
      """,
    bad: [
      MotionExample.pulse(rest: #", "easing": [0.3, 1.6, 0.6, 1], "reducedMotion": { "hold": 0 }"#),
      MotionExample.pulse(
        rest:
          #", "easing": { "spring": { "duration": { "value": 200, "unit": "ms" }, "bounce": 0.5 } }"#
      ),
    ],
    good: [
      MotionExample.pulse(rest: #", "easing": [0.3, 0, 0.6, 1]"#),
      MotionExample.pulse(
        rest: #", "easing": [0.3, 1.6, 0.6, 1]"#, options: #"{ "tolerance": 0.9 }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("tolerance", into: \.tolerance, "How far the easing may leave 0 to 1.")
  ]

  private static let samples = 64

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for animation in context.animations {
      let found = context.fault(in: animation) { value, _ -> (track: String, reach: Double)? in
        for track in value.colorTracks {
          for (start, end) in zip(track.keyframes, track.keyframes.dropFirst())
          where start.value != end.value {
            let seconds = value.timing.duration.seconds * (end.offset - start.offset)
            let reach = overshoot(of: start.easing ?? value.easing, over: seconds)
            if reach > options.tolerance { return (track.name, reach) }
          }
        }
        return nil
      }
      guard let found else { continue }
      let percent = (found.fault.reach * 100).rounded().decimalText
      report.add(
        animation.subject,
        "the colors of track `\(found.fault.track)` go \(percent) % beyond their end",
        at: context.span(["tracks", found.fault.track], of: animation),
        help: "ease colors with a curve between 0 and 1", contexts: found.contexts)
    }
  }

  /// How far an easing leaves 0 to 1.
  private static func overshoot(of easing: Easing, over seconds: Double) -> Double {
    switch easing {
    case .linear, .steps, .sine: return 0
    case .cubicBezier(let curve) where (0...1).contains(curve.y1) && (0...1).contains(curve.y2):
      return 0
    case .cubicBezier, .linearStops, .spring: break
    }
    return (0...samples).reduce(0) { reach, index in
      let value = easing.value(at: Double(index) / Double(samples), over: seconds)
      return max(reach, value - 1, -value)
    }
  }
}

import TokenModel
import TokenMotion

/// Pulses that vanish into what they lie on.
enum SkeletonOnOwnColor: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// What the pulse lies on.
    var surface = Surface.automatic
    /// The distance in Oklab below which two colours are the same.
    var distance = 0.005
  }

  static let documentation = RuleDocumentation(
    "skeleton-on-own-color", .motion,
    summary: "a pulse has the color of the surface at one end",
    explanation: """
      A placeholder that pulses to the color behind it is gone for a moment, and flickers instead of \
      breathing. Choose another surface or another color. The surface is white, and black in contexts \
      with `dark` in their name, unless `surface` says otherwise. A color that is transparent on \
      purpose is left alone.
      """,
    bad: [
      MotionExample.pulse(options: #"{ "surface": "b" }"#),
      MotionExample.pulse("0.82, 0.82, 0.84", "1, 1, 1"),
      MotionExample.pulse(options: ##"{ "surface": "#eee", "distance": 0.05 }"##),
    ],
    good: [MotionExample.pulse(), MotionExample.pulse(options: ##"{ "surface": "#f2f2f7" }"##)])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    Surface.option(into: \.surface),
    .positive(
      "distance", into: \.distance, "The distance in Oklab below which two colors are the same."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    guard !context.animations.isEmpty else { return }
    let surface = ResolvedSurface(options.surface, context)
    for problem in surface.problems { report.add(.group(.root), problem, at: nil) }
    for animation in context.animations {
      let support = surface.support(with: animation.record.support)
      let found = context.fault(in: animation, over: support) {
        value, theme -> (track: String, keyframe: Int)? in
        guard value.isPulse, let ground = surface.color(in: theme) else { return nil }
        for track in value.colorTracks {
          let keyframe = track.keyframes.firstIndex {
            $0.value.alpha > 0
              && $0.value.composited(over: ground).deltaEOK(to: ground) < options.distance
          }
          if let keyframe { return (track.name, keyframe) }
        }
        return nil
      }
      guard let found else { continue }
      report.add(
        animation.subject, "the pulse has the color of the surface here",
        at: context.span(ofKeyframe: found.fault.keyframe, in: found.fault.track, of: animation),
        help: "lay it on another surface, or choose another color", contexts: found.contexts)
    }
  }
}

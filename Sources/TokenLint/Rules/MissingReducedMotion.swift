import TokenModel
import TokenMotion

/// Animations that do not say what is shown if motion is to be reduced.
enum MissingReducedMotion: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Whether animations that end by themselves count.
    var finite = true
  }

  static let documentation = RuleDocumentation(
    "missing-reduced-motion", .motion,
    summary: "an animation does not say what is shown with reduced motion",
    explanation: """
      People whom movement makes ill ask their system for less of it. Without `reducedMotion` the \
      animation runs for them, too. Hold one moment of it (`{ "hold": 0 }`), give values, name another \
      animation, or say `"none"`; if it is to run nevertheless, allow this rule there and say why. \
      WCAG 2.2, 2.3.3 asks for it.
      """,
    bad: [MotionExample.pulse(rest: "")],
    good: [
      MotionExample.pulse(),
      RuleExample(
        """
        { "fade": { "$extensions": { "dev.tokenc.animation": {
          "tracks": { "opacity": { "type": "number", "keyframes": [
            { "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
          "duration": { "value": 200, "unit": "ms" } } } } }
        """, options: #"{ "finite": false }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .flag("finite", into: \.finite, "Animations that end by themselves count, too.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for animation in context.animations where !context.hasMember("reducedMotion", animation) {
      let found = context.fault(in: animation) { value, _ -> Bool? in
        options.finite || value.timing.iterations == .infinite ? true : nil
      }
      guard let found else { continue }
      report.add(
        animation.subject, "`\(animation.record.path)` has no `reducedMotion`",
        at: context.span([], of: animation),
        help: "say what is shown, such as `\"reducedMotion\": { \"hold\": 0 }`",
        contexts: found.contexts)
    }
  }
}

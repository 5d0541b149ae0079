import TokenModel
import TokenMotion

/// Durations beside the scale.
enum DurationOffScale: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The tokens that are the scale.
    var scale = [
      "duration", "durations", "motion.duration", "motion.durations", "**.motion.duration",
    ].compactMap(PathPattern.init)
  }

  static let documentation = RuleDocumentation(
    "duration-off-scale", .motion, preset: .strict,
    summary: "a duration is none of the scale",
    explanation: """
      A few durations that are used everywhere make movement feel of one piece. A duration that is \
      written outside the scale, in a token or a transition, and is no step of it, should be one, or \
      the scale needs a step. Which tokens are the scale is said by `scale`; without such tokens \
      nothing is reported.
      """,
    bad: [
      durations("fast", "230", options: #"{ "scale": ["scale"] }"#),
      """
      { "duration": { "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } },
        "fade": { "$type": "duration", "$value": { "value": 230, "unit": "ms" } } }
      """,
    ],
    good: [
      """
      { "duration": { "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } },
        "fade": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } } }
      """
    ])

  private static func durations(
    _ name: String, _ other: String, options: String?
  ) -> RuleExample {
    let text = """
      { "scale": { "\(name)": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } },
        "fade": { "$type": "duration", "$value": { "value": \(other), "unit": "ms" } } }
      """
    return RuleExample(.init(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .patterns("scale", into: \.scale, "The tokens that are the scale.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let durations = context.written[.duration]
    guard !durations.isEmpty, !options.scale.isEmpty else { return }
    let tokens = context.tokens
    let transitions = context.written[.transition]
    let isScale = context.selection(
      options.scale, among: (durations + transitions).lazy.map(\.token))
    var steps: Set<Nanoseconds> = [.zero]
    for value in durations where isScale[Int(value.token.rawValue)] {
      if case .duration(let step)? = tokens.values[Int(value.slot)], let time = step.nanoseconds {
        steps.insert(time)
      }
    }
    guard steps.count > 1 else { return }
    func look(_ value: WrittenValue, _ duration: Duration) {
      guard !isScale[Int(value.token.rawValue)], let time = duration.nanoseconds,
        !steps.contains(time)
      else { return }
      let text = time.milliseconds.roundedToSignificantDigits().decimalText
      report.add(
        .token(value.token), "\(text) ms is no step of the scale",
        at: context.valueSpan(value.occurrence), contexts: context.contexts(of: value))
    }
    for value in durations {
      if case .duration(let duration)? = tokens.values[Int(value.slot)] { look(value, duration) }
    }
    for value in transitions {
      if case .transition(let transition)? = tokens.values[Int(value.slot)] {
        look(value, transition.duration)
      }
    }
  }
}

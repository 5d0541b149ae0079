import TokenModel
import TokenMotion

/// Durations in what must be the wrong unit.
enum DurationOutOfRange: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The shortest duration in milliseconds; 0 is none.
    var least = 10.0
    /// The longest one in milliseconds.
    var most = 10_000.0
  }

  static let documentation = RuleDocumentation(
    "duration-out-of-range", .motion,
    summary: "a duration is shorter or longer than anything that people see",
    explanation: """
      Less than a frame, or minutes: mostly `ms` and `s` were mixed up. Durations of 0 are left alone, \
      because they say that there is none. A negative one is a delay and is looked at without its sign; \
      but the duration of a transition must not be negative. The limits are wide on purpose: with an override, a team can set \
      those of its own scale.
      """,
    bad: [
      duration("0.3", "ms", options: nil), duration("300", "s", options: nil),
      duration("40", "ms", options: #"{ "least": 50 }"#),
      duration("600", "ms", options: #"{ "most": 500 }"#),
    ],
    good: [duration("300", "ms", options: nil), duration("0", "ms", options: nil)])

  private static func duration(_ value: String, _ unit: String, options: String?) -> RuleExample {
    let text = """
      { "duration": { "fast": { "$type": "duration",
        "$value": { "value": \(value), "unit": "\(unit)" } } } }
      """
    return RuleExample(.init(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("least", into: \.least, "The shortest duration in milliseconds."),
    .positive("most", into: \.most, "The longest duration in milliseconds."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    func look(_ value: WrittenValue, _ duration: Duration, mayBeNegative: Bool) {
      let length = duration.milliseconds
      let amount = length.magnitude
      guard
        (amount > 0 && amount < options.least) || amount > options.most
          || (length < 0 && !mayBeNegative)
      else { return }
      let text = length.roundedToSignificantDigits().decimalText
      report.add(
        .token(value.token), "`\(context.path(value.token))` is \(text) ms",
        at: context.valueSpan(value.occurrence),
        help: "durations from \(options.least.decimalText) to \(options.most.decimalText) ms are "
          + "usual; is the unit right?",
        contexts: context.contexts(of: value))
    }
    for value in context.written[.duration] {
      if case .duration(let duration)? = context.tokens.values[Int(value.slot)] {
        look(value, duration, mayBeNegative: true)
      }
    }
    for value in context.written[.transition] {
      if case .transition(let transition)? = context.tokens.values[Int(value.slot)] {
        look(value, transition.duration, mayBeNegative: false)
      }
    }
  }
}

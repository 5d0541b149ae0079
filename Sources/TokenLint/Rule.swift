package import TokenModel

/// A rule with its options, whatever their type: what configurations, help and the configuration's
/// schema are made from.
package struct Rule: Sendable {
  /// An option without the type that takes it.
  package struct Option: Sendable {
    /// The member of `options`.
    package let name: String
    /// What may be written.
    package let shape: OptionShape
    /// What it does.
    package let summary: String
  }

  /// What was written for an option.
  package typealias Setting = (name: String, value: OptionValue)

  /// Reports what is wrong.
  typealias Check = @Sendable (LintContext, inout LintReport) -> Void

  /// Whether it should be begun before other rules.
  let isLong: Bool
  /// What the rule says of itself.
  package let documentation: RuleDocumentation
  /// Every option.
  package let options: [Option]
  /// The rule with the given options.
  let check: @Sendable ([Setting]) -> Check
  /// Why a value cannot be, as a phrase; nil if it can.
  package let refusal: @Sendable (Setting) -> String?

  /// The rule as a kind of finding, for reports that describe both; with its first examples.
  package let code: DiagnosticCode

  /// The name of the defect.
  package var id: String { documentation.id }

  /// Wraps a rule.
  package init<R: LintRule>(_ type: R.Type) {
    isLong = R.isLong
    documentation = R.documentation
    let documentation = R.documentation
    code = DiagnosticCode(
      documentation.id, documentation.severity, summary: documentation.summary,
      explanation: documentation.explanation, bad: documentation.bad.first?.files ?? "",
      good: documentation.good.first?.files ?? "")
    options = R.options.map { Option(name: $0.name, shape: $0.shape, summary: $0.summary) }
    check = { settings in
      var options = R.defaults
      for setting in settings {
        // What is refused was reported when the configuration was read.
        _ = R.options.first { $0.name == setting.name }?.store(setting.value, &options)
      }
      let chosen = options
      return { R.check($0, chosen, &$1) }
    }
    refusal = { setting in
      var options = R.defaults
      return R.options.first { $0.name == setting.name }?.store(setting.value, &options)
    }
  }
}

extension Rule {
  /// Every rule, in the order in which they are named to people.
  package static let all = lintRules.map { Rule($0) }

  /// The rule with a name; nil if there is none.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

package import TokenModel

/// One rule: what it is for, what it can be told, and how it finds what is wrong.
///
/// A rule is one file in `Rules`, which carries everything, and one line in `lintRules`. It sees only
/// tokens that were read without an error, and does not repeat what reading has checked.
package protocol LintRule: Sendable {
  /// What the rule can be told.
  associatedtype Options: Sendable

  /// Its name, what it says of itself, and its examples.
  static var documentation: RuleDocumentation { get }

  /// Every option that a configuration may set, in the order of the documentation.
  static var options: [ConfigurationOption<Options>] { get }

  /// The options that hold when nothing is said.
  static var defaults: Options { get }

  /// Whether it takes so much longer than others that it should be begun first, while another thread
  /// does the rest. It is not, unless the rule says so.
  static var isLong: Bool { get }

  /// Reports what is wrong. Linear in the number of tokens.
  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport)
}

extension LintRule {
  package static var isLong: Bool { false }
}

/// What a rule says of itself.
package struct RuleDocumentation: Sendable {
  /// What a rule is about.
  package enum Group: String, CaseIterable, Sendable {
    case naming
    case structure
    case themes
    case color
    case size
    case motion
  }

  /// The name of the defect in kebab case, so that "allow NAME" reads right.
  package let id: String
  /// What it is about.
  package let group: Group
  /// The severity unless a configuration says otherwise.
  package let severity: Severity
  /// The smallest preset that has it.
  package let preset: LintPreset
  /// One line without a full stop that says what is wrong.
  package let summary: String
  /// A paragraph or two: why it is a defect, what to do, and what the rule leaves alone.
  package let explanation: String
  /// Whether it finds what is not there. It does not run where some tokens have a fault: what is
  /// missing may stand in one of them.
  package let judgesAbsence: Bool
  /// Files that have the defect.
  package let bad: [RuleExample]
  /// Files like those, mended.
  package let good: [RuleExample]

  /// Documents a rule.
  package init(
    _ id: String, _ group: Group, _ severity: Severity = .warning,
    preset: LintPreset = .recommended, judgesAbsence: Bool = false, summary: String,
    explanation: String, bad: [RuleExample], good: [RuleExample]
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.preset = preset
    self.judgesAbsence = judgesAbsence
    self.summary = summary
    self.explanation = explanation
    self.bad = bad
    self.good = good
  }
}

/// A small project that shows what a rule finds or leaves alone.
package struct RuleExample: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The files, in the forms of the examples of codes.
  package let files: DiagnosticCode.Example
  /// The options of the rule as a JSON object; nil for its defaults.
  package let options: String?

  /// An example with options.
  package init(_ files: DiagnosticCode.Example, options: String? = nil) {
    self.files = files
    self.options = options
  }

  /// Several files below lines `-- name --`.
  package static func files(_ archive: String, options: String? = nil) -> RuleExample {
    RuleExample(DiagnosticCode.Example(.files, archive), options: options)
  }

  /// A token file and no options.
  package init(stringLiteral text: String) {
    self.init(DiagnosticCode.Example(.tokens, text))
  }
}

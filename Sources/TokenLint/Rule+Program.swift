package import TokenModel

extension Rule {
  /// A rule that a program brings along. It has no options and no examples, and no configuration
  /// knows it.
  package init(
    program id: String, _ severity: Severity,
    check: @escaping @Sendable (LintContext, inout LintReport) -> Void
  ) {
    isLong = false
    documentation = RuleDocumentation(
      id, .structure, severity, judgesAbsence: true, summary: "a rule of the program",
      explanation: "", bad: [],
      good: [])
    code = DiagnosticCode(
      id, severity, summary: documentation.summary, explanation: "", bad: "", good: "")
    options = []
    self.check = { _ in check }
    refusal = { _ in nil }
  }
}

package import TokenModel

/// Runs lint rules over the tokens of one project.
///
/// - Parameters:
///   - tokens: Tokens that were read without an error.
///   - configuration: Which rules run, how and where.
/// - Returns: The findings by rule, those about allowances last. Time and memory are linear in the
///   number of tokens.
package func lint(_ tokens: ThemedTokens, _ configuration: LintConfiguration) -> [Diagnostic] {
  let context = LintContext(tokens)
  var allowances = Allowances(context)
  var diagnostics: [Diagnostic] = []
  var variantsByRule: [String: [LintConfiguration.Variant]] = [:]
  for rule in Rule.all {
    let variants = configuration.variants(of: rule)
    variantsByRule[rule.id] = variants
    for (index, variant) in variants.enumerated() {
      guard let severity = variant.severity else { continue }
      var report = LintReport()
      rule.check(variant.options)(context, &report)
      for finding in report.findings {
        guard
          variants.count == 1
            || chosenVariant(for: finding.subject, among: variants, context) == index,
          !allowances.allow(rule.id, finding.subject, context)
        else { continue }
        diagnostics.append(Diagnostic(finding, of: rule, severity, context))
      }
    }
  }
  let unused = allowances.unused(context) { rule, subject in
    guard let variants = variantsByRule[rule] else { return false }
    return variants[chosenVariant(for: subject, among: variants, context)].severity != nil
  }
  return diagnostics + allowances.diagnostics + unused
}

/// The variant that holds for a path: the last whose patterns have it, or the one for all.
private func chosenVariant(
  for subject: LintSubject, among variants: [LintConfiguration.Variant], _ context: LintContext
) -> Int {
  guard variants.count > 1 else { return 0 }
  let path = context.names(subject)
  return variants.lastIndex { $0.paths.contains { $0.matches(path) } } ?? 0
}

extension Diagnostic {
  fileprivate init(
    _ finding: LintReport.Finding, of rule: Rule, _ severity: Severity, _ context: LintContext
  ) {
    let path = context.path(finding.subject)
    self.init(
      rule.code, finding.message, at: finding.span, labels: finding.labels, help: finding.help,
      token: path.isEmpty ? nil : path, contexts: finding.contexts, fix: finding.fix)
    self.severity = severity
  }
}

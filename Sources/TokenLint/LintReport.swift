package import TokenModel
package import TokenSyntax

/// What a finding is about: it decides which settings hold and what can allow it.
package enum LintSubject: Sendable, Hashable {
  /// A token.
  case token(TokenID)
  /// A group; the root for what is about all tokens.
  case group(GroupID)
}

/// Takes the findings of one rule.
package struct LintReport {
  private let code: DiagnosticCode
  private let severity: Severity
  private let context: LintContext

  /// The findings in the order in which they were added.
  private(set) var findings: [(subject: LintSubject, diagnostic: Diagnostic)] = []

  /// Takes findings of a kind about what `context` has.
  init(_ code: DiagnosticCode, _ severity: Severity, _ context: LintContext) {
    self.code = code
    self.severity = severity
    self.context = context
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - subject: What it is about.
  ///   - message: One terse phrase without a full stop.
  ///   - span: Where it is; nil if it is at no place in a file.
  ///   - labels: Other places that belong to it.
  ///   - help: What to do, as a phrase without a full stop.
  ///   - contexts: Those in which it holds; empty if it holds always.
  ///   - fix: Edits that mend it and change no value; empty if nothing is safe.
  package mutating func add(
    _ subject: LintSubject, _ message: String, at span: SourceSpan?,
    labels: [Diagnostic.Label] = [], help: String? = nil, contexts: [String] = [],
    fix: [Edit] = []
  ) {
    let path = context.path(subject)
    var diagnostic = Diagnostic(
      code, message, at: span, labels: labels, help: help, token: path.isEmpty ? nil : path,
      contexts: contexts, fix: fix)
    diagnostic.severity = severity
    findings.append((subject, diagnostic))
  }
}

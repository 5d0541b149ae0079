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
  /// A finding without the rule that made it.
  struct Finding {
    var subject: LintSubject
    var message: String
    var span: SourceSpan?
    var labels: [Diagnostic.Label]
    var help: String?
    var contexts: [String]
    var fix: [Edit]
  }

  private(set) var findings: [Finding] = []

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
    findings.append(
      Finding(
        subject: subject, message: message, span: span, labels: labels, help: help,
        contexts: contexts, fix: fix))
  }
}

import TokenLint
public import TokenModel

/// A lint rule that a program brings along.
///
/// It runs beside the built-in ones in `Compiler.lint(_:)`, whatever the preset, and files allow it by
/// its name with `$extensions."dev.tokenc.allow"` as they do those.
public protocol TokenRule: Sendable {
  /// The name of the defect in kebab case, so that "allow NAME" reads right; it is the code of the
  /// findings. Not the name of a built-in rule.
  var name: String { get }

  /// How findings count unless they say otherwise.
  var severity: Severity { get }

  /// Reports what is wrong. Only called with tokens that were read without an error.
  func check(_ tokens: ThemedTokens, _ findings: inout TokenFindings)
}

extension TokenRule {
  /// A warning.
  public var severity: Severity { .warning }
}

extension Rule {
  /// A rule of a program as the linter knows rules.
  init(_ rule: any TokenRule) {
    self.init(program: rule.name, rule.severity) { context, report in
      var findings = TokenFindings(
        source: rule.name, severity: rule.severity, tokens: context.tokens)
      rule.check(context.tokens, &findings)
      for finding in findings.all {
        report.add(
          finding.subject.map(LintSubject.token) ?? .group(.root), finding.message,
          at: finding.span, help: finding.help, contexts: finding.contexts)
      }
    }
  }
}

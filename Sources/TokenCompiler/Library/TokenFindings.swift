import TokenEmit
public import TokenModel
import TokenSyntax

/// Takes what an emitter or a rule of a program finds.
public struct TokenFindings: Sendable {
  /// One finding.
  struct Finding: Sendable {
    var subject: TokenID?
    var severity: Severity
    var message: String
    var span: SourceSpan?
    var help: String?
    var contexts: [String]
  }

  private let source: String
  private let severity: Severity
  private let tokens: ThemedTokens
  private(set) var all: [Finding] = []

  init(source: String, severity: Severity = .error, tokens: ThemedTokens) {
    self.source = source
    self.severity = severity
    self.tokens = tokens
  }

  /// Adds a finding about a token. It points at the value that the token has in the theme.
  ///
  /// - Parameters:
  ///   - message: One terse phrase without a full stop.
  ///   - token: The token.
  ///   - theme: The theme in which it holds; nil if it holds always: it then points at the name.
  ///   - severity: How it counts; nil for an error of an emitter, or what a rule says of itself. That
  ///     of a rule's finding is always the rule's.
  ///   - help: What to do, as a phrase without a full stop.
  public mutating func add(
    _ message: String, on token: TokenID, in theme: Theme? = nil, severity: Severity? = nil,
    help: String? = nil
  ) {
    all.append(
      Finding(
        subject: token, severity: severity ?? self.severity, message: message,
        span: theme.flatMap { tokens.token(token, in: $0)?.provenance.value }
          ?? tokens.nameSpan(of: token),
        help: help,
        contexts: theme.map { tokens.contexts(of: token, in: $0).map { "\($0)=\($1)" } } ?? []))
  }

  /// Adds a finding about no token in particular.
  public mutating func add(_ message: String, severity: Severity? = nil, help: String? = nil) {
    all.append(
      Finding(
        subject: nil, severity: severity ?? self.severity, message: message, span: nil, help: help,
        contexts: []))
  }

  /// The findings of an emitter.
  var diagnostics: [Diagnostic] {
    all.map { finding in
      Diagnostic(
        code: source, finding.severity, finding.message, at: finding.span, help: finding.help,
        token: finding.subject.map { tokens.path(of: $0).description }, contexts: finding.contexts)
    }
  }
}

package import TokenModel
package import TokenSyntax

/// Collects findings; one fault that is seen in several themes is kept once, with the contexts.
package struct DiagnosticSink: Sendable {
  /// What makes two findings the same fault.
  private struct Key: Hashable {
    var code: String
    var span: SourceSpan?
    var message: String
  }

  /// The findings in the order in which they were first seen.
  package private(set) var diagnostics: [Diagnostic] = []
  private var positions: [Key: Int] = [:]

  /// Makes an empty sink.
  package init() {}

  /// Adds a finding.
  package mutating func add(_ diagnostic: Diagnostic) {
    let key = Key(code: diagnostic.code, span: diagnostic.span, message: diagnostic.message)
    if let position = positions[key] {
      for context in diagnostic.contexts
      where !diagnostics[position].contexts.contains(context) {
        diagnostics[position].contexts.append(context)
      }
    } else {
      positions[key] = diagnostics.count
      diagnostics.append(diagnostic)
    }
  }

  /// Adds all findings of another sink.
  package mutating func add(_ other: DiagnosticSink) {
    for diagnostic in other.diagnostics { add(diagnostic) }
  }

  /// Adds a finding with the severity of its code, or with the one that `options` give the code:
  /// none where they allow it.
  package mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan?,
    labels: [Diagnostic.Label] = [], help: String? = nil, token: String? = nil,
    under options: ReaderOptions? = nil
  ) {
    guard let severity = options.map({ $0.severity(of: code) }) ?? code.severity else { return }
    var finding = Diagnostic(code, message, at: span, labels: labels, help: help, token: token)
    finding.severity = severity
    add(finding)
  }

  /// Names the token that the findings from a position on are about, where they name none.
  mutating func setTokenPath(_ path: String, from position: Int) {
    for index in position..<diagnostics.count where diagnostics[index].tokenPath == nil {
      diagnostics[index].tokenPath = path
    }
  }

  /// Adds a finding about a value of the wrong JSON kind; says which kind it is.
  mutating func reportShape(
    _ code: DiagnosticCode, _ expectation: String, _ node: NodeID, _ tree: JSONTree
  ) {
    guard tree.kind(node) != .missing else { return }
    report(code, "\(expectation), not \(tree.describe(node))", at: tree.span(node))
  }
}

import TokenLint
public import TokenModel
import TokenReader

extension Compiler {
  /// What the lint rules of the configuration find in a project. Nothing if it was not read without
  /// an error: rules see only valid tokens.
  public func lint(_ project: Project) -> [Diagnostic] {
    guard !project.diagnostics.hasErrors else { return [] }
    return TokenLint.lint(project.tokens, configuration.lint).compactMap { finding in
      // Codes about allowances are adjusted like all other codes.
      guard let code = DiagnosticCode.lintCodes.first(where: { $0.id == finding.code }) else {
        return finding
      }
      guard let severity = configuration.reading.severity(of: code) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

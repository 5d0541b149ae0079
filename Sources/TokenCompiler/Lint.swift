import TokenLint
public import TokenModel

extension Compiler {
  /// What the lint rules of the configuration find in a project. Nothing if it was not read without
  /// an error: rules see only valid tokens.
  public func lint(_ project: Project) -> [Diagnostic] {
    guard !project.diagnostics.hasErrors else { return [] }
    return TokenLint.lint(project.tokens, configuration.lint)
  }
}

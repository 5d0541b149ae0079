import TokenLint
public import TokenModel
import TokenReader

extension Compiler {
  /// What the lint rules of the configuration, and those of the program, find in a project.
  ///
  /// If some tokens have an error, rules look at the others, and those of the program at none. Nothing is found in a project with an
  /// error that is about no token: then nobody knows which tokens there are.
  public func lint(_ project: Project) -> [Diagnostic] {
    let errors = project.diagnostics.filter { $0.severity == .error }
    let broken = Set(errors.compactMap(\.tokenPath))
    guard errors.allSatisfy({ $0.tokenPath != nil }) else { return [] }
    let linter = Linter(
      project.tokens, configuration.lint, additional: configuration.rules.map { Rule($0) },
      isPartial: !errors.isEmpty)
    let findings = linter.diagnostics(
      Parallel.map(linter.count, jobs: jobs, linter.findings(of:)))
    guard !broken.isEmpty || findings.contains(where: { lintCodes[$0.code] != nil }) else {
      return findings
    }
    return findings.compactMap { finding in
      if let path = finding.tokenPath, broken.contains(path) { return nil }
      // Codes about allowances are adjusted like all other codes.
      guard let code = lintCodes[finding.code] else { return finding }
      guard let severity = configuration.reading.severity(of: code) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

/// The codes about allowances by their names.
private let lintCodes = Dictionary(
  DiagnosticCode.lintCodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

import TokenLint
public import TokenModel
import TokenReader

extension Compiler {
  /// What the lint rules of the configuration, and those of the program, find in a project.
  ///
  /// If some tokens have an error, rules look at the others, and those of the program at none. Nothing is found in a project with an
  /// error that is about no token: then nobody knows which tokens there are.
  public func lint(_ project: Project) -> [Diagnostic] {
    check(project, withOutputs: false).rules
  }

  /// What the lint rules find in a project, and beside that what its outputs do (see `checkOutputs`).
  package func check(_ project: Project) -> (outputs: [Diagnostic], rules: [Diagnostic]) {
    check(project, withOutputs: true)
  }

  private func check(
    _ project: Project, withOutputs: Bool
  ) -> (outputs: [Diagnostic], rules: [Diagnostic]) {
    let errors = project.diagnostics.filter { $0.severity == .error }
    let broken = Set(errors.compactMap(\.tokenPath))
    guard errors.allSatisfy({ $0.tokenPath != nil }) else {
      return (withOutputs ? checkOutputs(of: project) : [], [])
    }
    let linter = Linter(
      project.tokens, configuration.lint, additional: configuration.rules.map { Rule($0) },
      isPartial: !errors.isEmpty)
    // Names of outputs take about as long as the longest rule, so they come first, too.
    let order = linter.startingOrder
    let extra = withOutputs ? 1 : 0
    let parts = Parallel.map(extra + order.count, jobs: jobs) { number in
      number < extra
        ? Part.outputs(checkOutputs(of: project))
        : Part.rule(order[number - extra], linter.findings(of: order[number - extra]))
    }
    let outputs = parts.flatMap(\.outputs)
    let findings = adjusted(
      linter.diagnostics(parts.compactMap(\.rule).sorted { $0.number < $1.number }.map(\.findings)),
      broken: broken)
    return (outputs, findings)
  }

  /// The findings about tokens without an error, in the severities of the configuration.
  private func adjusted(_ findings: [Diagnostic], broken: Set<String>) -> [Diagnostic] {
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

/// What one thread has done of the work on a project.
private enum Part: Sendable {
  /// What the outputs find.
  case outputs([Diagnostic])
  /// What a piece of the linter finds, and its number.
  case rule(Int, Linter.Findings)

  /// What the outputs find, if it is that.
  var outputs: [Diagnostic] {
    if case .outputs(let found) = self { found } else { [] }
  }

  /// What a piece of the linter finds, if it is that.
  var rule: (number: Int, findings: Linter.Findings)? {
    if case .rule(let number, let findings) = self { (number, findings) } else { nil }
  }
}

/// The codes about allowances by their names.
private let lintCodes = Dictionary(
  DiagnosticCode.lintCodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

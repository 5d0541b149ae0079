package import TokenModel

/// The lint rules of a configuration over the tokens of one project, as pieces of work: a rule with
/// its options each. Pieces may be done on any thread and in any order; what they find is then put
/// together. Time and memory are linear in the number of tokens.
package struct Linter: Sendable {
  /// What one piece of work has found.
  package struct Findings: Sendable {
    fileprivate var rule: String
    fileprivate var list: [(subject: LintSubject, diagnostic: Diagnostic)]
  }

  private struct Piece: Sendable {
    var rule: Rule
    var variant: Int
    var severity: Severity
  }

  private let context: LintContext
  private let isPartial: Bool
  private var pieces: [Piece] = []
  private let rules: [String]
  private var variants: [String: [LintConfiguration.Variant]] = [:]

  /// Plans the work.
  ///
  /// - Parameters:
  ///   - tokens: The tokens. Those whose value has a fault have none.
  ///   - additional: Rules of a program; they run whatever the configuration says.
  ///   - isPartial: Whether some tokens have a fault. Rules about what is missing do not run then, and
  ///     allowances that were not needed are not reported.
  package init(
    _ tokens: ThemedTokens, _ configuration: LintConfiguration, additional: [Rule] = [],
    isPartial: Bool = false
  ) {
    context = LintContext(tokens)
    self.isPartial = isPartial
    let all = Rule.all + additional
    rules = all.map(\.id)
    for (number, rule) in all.enumerated()
    where !(isPartial && rule.documentation.judgesAbsence) {
      let variants =
        number < Rule.all.count
        ? configuration.variants(of: rule)
        : [.init(severity: rule.documentation.severity, options: [], paths: [])]
      self.variants[rule.id] = variants
      for (index, variant) in variants.enumerated() {
        guard let severity = variant.severity else { continue }
        pieces.append(Piece(rule: rule, variant: index, severity: severity))
      }
    }
  }

  /// The number of pieces.
  package var count: Int { pieces.count }

  /// The numbers of the pieces in the order in which to begin them on several threads: a long one that
  /// comes last would leave the others idle.
  package var startingOrder: [Int] {
    pieces.indices.filter { pieces[$0].rule.isLong }
      + pieces.indices.filter { !pieces[$0].rule.isLong }
  }

  /// Does a piece of the work.
  package func findings(of number: Int) -> Findings {
    let piece = pieces[number]
    let variants = variants[piece.rule.id, default: []]
    var report = LintReport(piece.rule.code, piece.severity, context)
    piece.rule.check(variants[piece.variant].options)(context, &report)
    guard variants.count > 1 else {
      return Findings(rule: piece.rule.id, list: report.findings)
    }
    return Findings(
      rule: piece.rule.id,
      list: report.findings.filter {
        chosenVariant(for: $0.subject, variants) == piece.variant
      })
  }

  /// All findings by rule, without those that files allow; those about allowances last.
  ///
  /// - Parameter findings: What the pieces have found, in their order.
  package func diagnostics(_ findings: [Findings]) -> [Diagnostic] {
    var allowances = Allowances(context, rules: rules)
    var diagnostics: [Diagnostic] = []
    diagnostics.reserveCapacity(findings.reduce(0) { $0 + $1.list.count })
    for piece in findings {
      for (subject, diagnostic) in piece.list
      where !allowances.allow(piece.rule, subject, context) {
        diagnostics.append(diagnostic)
      }
    }
    diagnostics += allowances.diagnostics
    if !isPartial {
      diagnostics += allowances.unused(context) { rule, subject in
        guard let variants = variants[rule] else { return false }
        return variants[chosenVariant(for: subject, variants)].severity != nil
      }
    }
    return diagnostics
  }

  /// The variant that holds for a path: the last whose patterns have it, or the one for all.
  private func chosenVariant(
    for subject: LintSubject, _ variants: [LintConfiguration.Variant]
  ) -> Int {
    guard variants.count > 1 else { return 0 }
    let path = context.names(subject)
    return variants.lastIndex { $0.paths.contains { $0.matches(path) } } ?? 0
  }
}

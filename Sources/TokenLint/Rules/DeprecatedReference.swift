import TokenModel
import TokenSyntax

/// References to tokens that should no longer be used.
enum DeprecatedReference: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Whether deprecated tokens may refer to each other.
    var fromDeprecated = false
  }

  static let documentation = RuleDocumentation(
    "deprecated-reference", .structure,
    summary: "a reference leads to a deprecated token",
    explanation: """
      The token that is referred to is `$deprecated`, by itself or with its group: it will go, and \
      this reference will break. Refer to what replaces it. References in composite values and in \
      animations count; what is itself deprecated may keep its references.
      """,
    bad: [
      """
      { "old": { "$type": "number", "$value": 4, "$deprecated": "use new" },
        "gap": { "$type": "number", "$value": "{old}" } }
      """,
      RuleExample(
        """
        { "old": { "$type": "number", "$value": 4, "$deprecated": true },
          "gap": { "$type": "number", "$value": "{old}", "$deprecated": true } }
        """, options: #"{ "fromDeprecated": true }"#),
    ],
    good: [
      """
      { "new": { "$type": "number", "$value": 4 },
        "old": { "$type": "number", "$value": "{new}", "$deprecated": "use new" },
        "gap": { "$type": "number", "$value": "{new}" } }
      """,
      """
      { "$deprecated": true, "old": { "$type": "number", "$value": 4 },
        "gap": { "$type": "number", "$value": "{old}" } }
      """,
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .flag("fromDeprecated", into: \.fromDeprecated, "Report references of deprecated tokens, too.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let deprecations = context.deprecations
    guard deprecations.contains(true) else { return }
    var owners = [TokenID](repeating: TokenID(0), count: tokens.occurrences.count)
    for id in tokens.tokenIDs {
      for occurrence in tokens[id].occurrences { owners[Int(occurrence)] = id }
    }
    for reference in tokens.references where deprecations[Int(reference.target.rawValue)] {
      let owner = owners[Int(reference.occurrence)]
      guard options.fromDeprecated || !deprecations[Int(owner.rawValue)] else { continue }
      let tree = context.tree(of: reference.occurrence)
      add(reference.target, .token(owner), tree.span(reference.node), context, &report)
    }
    for animation in context.animations {
      for edge in animation.record.edges {
        guard case .token(let target) = edge.target, deprecations[Int(target.rawValue)] else {
          continue
        }
        let span = tokens.trees[Int(edge.tree)].span(edge.node)
        add(target, animation.subject, span, context, &report)
      }
    }
  }

  private static func add(
    _ target: TokenID, _ subject: LintSubject, _ span: SourceSpan, _ context: LintContext,
    _ report: inout LintReport
  ) {
    let reason = context.tokens.deprecation(of: target, in: context.tokens.defaultTheme)?.message
    report.add(
      subject, "`\(context.path(target))` is deprecated" + (reason.map { ": \($0)" } ?? ""),
      at: span)
  }
}

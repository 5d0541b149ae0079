import TokenModel
import TokenSyntax

/// Tokens of which nobody says what they are for.
enum MissingDescription: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Whether the description of a group counts for all that is in it.
    var groupsCount = true
    /// Whether an alias needs a description of its own.
    var aliases = true
  }

  static let documentation = RuleDocumentation(
    "missing-description", .structure, preset: .strict,
    summary: "neither a token nor a group around it has a description",
    explanation: """
      A `$description` says when to use a token. Editors show it, and every output carries it as \
      documentation. Describe the token, or its group if one sentence is true of all that is in it.
      """,
    bad: [
      #"{ "space": { "gap": { "$type": "number", "$value": 8 } } }"#,
      RuleExample(
        #"{ "space": { "$description": "Space", "gap": { "$type": "number", "$value": 8 } } }"#,
        options: #"{ "groupsCount": false }"#),
    ],
    good: [
      """
      { "space": { "$type": "number",
        "gap": { "$value": 8, "$description": "Between the cards of a list" }
      } }
      """,
      #"{ "space": { "$description": "Steps", "gap": { "$type": "number", "$value": 8 } } }"#,
      RuleExample(
        """
        { "a": { "$type": "number", "$value": 8, "$description": "Step" },
          "b": { "$type": "number", "$value": "{a}" } }
        """, options: #"{ "aliases": false }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .flag("groupsCount", into: \.groupsCount, "A group's description counts for all in it."),
    .flag("aliases", into: \.aliases, "Aliases need a description, too."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    func isDescribed(_ occurrences: Range<UInt32>) -> Bool {
      occurrences.contains {
        let occurrence = tokens.occurrences[Int($0)]
        let tree = tokens.trees[Int(occurrence.tree)]
        return tree.member(occurrence.object, .description) != nil
      }
    }
    var groups = [Bool](repeating: false, count: tokens.groups.count)
    if options.groupsCount {
      for (index, group) in tokens.groups.enumerated().dropFirst() {
        groups[index] = groups[Int(group.parent.rawValue)] || isDescribed(group.occurrences)
      }
    }
    for id in tokens.tokenIDs {
      let token = tokens[id]
      guard !groups[Int(token.group.rawValue)], !isDescribed(token.occurrences) else { continue }
      let isAlias = token.occurrences.allSatisfy { tokens.occurrences[Int($0)].alias != nil }
      guard options.aliases || !isAlias else { continue }
      // What is inherited is described where it is written.
      guard !token.occurrences.allSatisfy({ context.inherited[$0] }) else { continue }
      report.add(
        .token(id), "`\(context.path(id))` has no description", at: context.nameSpan(.token(id)))
    }
  }
}

import TokenModel
import TokenSyntax

/// Types that say what holds anyway.
enum RedundantType: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Whether the type of an alias counts, which is that of its target.
    var aliases = false
  }

  static let documentation = RuleDocumentation(
    "redundant-type", .structure, .note, preset: .strict,
    summary: "a `$type` repeats that of the group around it",
    explanation: """
      A token has the `$type` of the nearest group that has one, so that one line on the group does \
      for all. Remove the token's own; `lint --fix` does it. Only groups in the same file are \
      looked at, because a file should be understood by itself.
      """,
    bad: [
      #"{ "gap": { "$type": "number", "s": { "$type": "number", "$value": 4 } } }"#,
      RuleExample(
        """
        { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" } }
        """, options: #"{ "aliases": true }"#),
    ],
    good: [
      #"{ "gap": { "$type": "number", "s": { "$value": 4 } } }"#,
      """
      { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" } }
      """,
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .flag("aliases", into: \.aliases, "Report the type of an alias, which is that of its target.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    // The groups that declare a type, with the file of each declaration.
    var types: [GroupID: [(tree: UInt32, text: ArraySlice<UInt8>)]] = [:]
    for (index, group) in tokens.groups.enumerated() {
      for occurrence in group.occurrences {
        let record = tokens.occurrences[Int(occurrence)]
        let tree = tokens.trees[Int(record.tree)]
        guard let type = tree.member(record.object, .type) else { continue }
        types[GroupID(UInt32(index)), default: []].append((record.tree, tree.decodedBytes(type)))
      }
    }
    guard !types.isEmpty || options.aliases else { return }
    for id in tokens.tokenIDs {
      for index in tokens[id].occurrences where !context.inherited[index] {
        let occurrence = tokens.occurrences[Int(index)]
        let tree = tokens.trees[Int(occurrence.tree)]
        guard let type = tree.member(occurrence.object, .type) else { continue }
        let text = tree.decodedBytes(type)
        let name = String(decoding: text, as: UTF8.self)
        if options.aliases, let target = occurrence.alias, tokens.type(of: target)?.name == name {
          report.add(
            .token(id), "`\(context.path(id))` has the type \(name) from what it refers to",
            at: tree.span(type), help: "remove `$type`",
            fix: tree.removal(of: type, from: occurrence.object))
          continue
        }
        var group = tokens[id].group
        while true {
          if let found = types[group]?.last(where: { $0.tree == occurrence.tree }) {
            guard found.text == text else { break }
            report.add(
              .token(id), "`\(context.path(id))` has the type \(name) from its group",
              at: tree.span(type), help: "remove `$type`",
              fix: tree.removal(of: type, from: occurrence.object))
            break
          }
          if group == .root { break }
          group = tokens[group].parent
        }
      }
    }
  }
}

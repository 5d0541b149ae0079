import TokenModel

/// Aliases of aliases of aliases.
enum AliasDepth: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The most steps from an alias to a written value that are no fault.
    var most = 4.0
  }

  static let documentation = RuleDocumentation(
    "alias-depth", .structure, preset: .strict,
    summary: "a value is reached through too many aliases",
    explanation: """
      From a component's token to a primitive a few steps are enough; with more, nobody can say what a \
      change will reach. Refer to a token that is nearer to the value. Only the alias that makes the \
      chain too long is reported, not those that refer to it.
      """,
    bad: [
      RuleExample(
        """
        { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" },
          "c": { "$type": "number", "$value": "{b}" } }
        """, options: #"{ "most": 1 }"#)
    ],
    good: [
      """
      { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{a}" },
        "c": { "$type": "number", "$value": "{b}" } }
      """
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("most", into: \.most, "The most steps from an alias to a written value.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let depths = depths(of: tokens)
    for id in tokens.tokenIDs {
      let depth = depths[Int(id.rawValue)]
      guard Double(depth) > options.most else { continue }
      // The first occurrence whose target is still within bounds is the one that goes too far.
      for occurrence in tokens[id].occurrences {
        guard let target = tokens.occurrences[Int(occurrence)].alias else { continue }
        let own = depths[Int(target.rawValue)] + 1
        guard Double(own) > options.most, Double(own - 1) <= options.most else { continue }
        report.add(
          .token(id), "`\(context.path(id))` is \(own) aliases away from a value",
          at: context.valueSpan(occurrence), help: "refer to a token that is nearer to the value")
        break
      }
    }
  }

  /// The longest chain of aliases from each token in any context. What refers to itself by way of
  /// several contexts counts once.
  private static func depths(of tokens: ThemedTokens) -> [Int] {
    var depths = [Int](repeating: -1, count: tokens.count)
    var isOpen = [Bool](repeating: false, count: tokens.count)
    func targets(_ index: Int) -> [Int] {
      tokens.tokens[index].occurrences.compactMap {
        tokens.occurrences[Int($0)].alias.map { Int($0.rawValue) }
      }
    }
    for start in tokens.tokens.indices where depths[start] < 0 {
      var stack = [start]
      while let index = stack.last {
        let targets = targets(index)
        if !isOpen[index], depths[index] < 0 {
          isOpen[index] = true
          stack += targets.filter { depths[$0] < 0 && !isOpen[$0] }
          continue
        }
        stack.removeLast()
        guard depths[index] < 0 else { continue }
        isOpen[index] = false
        depths[index] = targets.map { max(depths[$0], 0) + 1 }.max() ?? 0
      }
    }
    return depths
  }
}

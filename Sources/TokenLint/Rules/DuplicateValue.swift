import TokenModel
import TokenSyntax

/// Values that are written twice where an alias was meant.
enum DuplicateValue: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The types that are compared.
    var types: Set<TokenType> = [.color, .cubicBezier, .shadow, .gradient, .typography]
  }

  static let documentation = RuleDocumentation(
    "duplicate-value", .structure, preset: .strict,
    summary: "a value is written again instead of referred to",
    explanation: """
      Two tokens have the same value in every theme, and both write it out. If they mean the same \
      thing, one should refer to the other, so that a change reaches both. The second one is \
      reported. By default only types are compared whose values do not meet by chance: not numbers, \
      dimensions, durations and fonts. `lint --fix` makes the second one an alias if its value is \
      written in one place.
      """,
    bad: [
      """
      { "cubicBezier": { "$type": "cubicBezier",
        "soft": { "$value": [0.2, 0, 0, 1] }, "enter": { "$value": [0.2, 0, 0, 1] } } }
      """,
      RuleExample(
        #"{ "a": { "$type": "number", "$value": 8 }, "b": { "$type": "number", "$value": 8 } }"#,
        options: #"{ "types": ["number"] }"#),
    ],
    good: [
      """
      { "cubicBezier": { "$type": "cubicBezier",
        "soft": { "$value": [0.2, 0, 0, 1] }, "enter": { "$value": "{cubicBezier.soft}" } } }
      """,
      #"{ "a": { "$type": "number", "$value": 8 }, "b": { "$type": "number", "$value": 8 } }"#,
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .types("types", into: \.types, "The types whose values are compared.")
  ]

  /// The values of a token in all combinations of its support.
  private struct Key: Hashable {
    var support: UInt32
    var values: [TokenValue?]
  }

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    var themed: [Key: TokenID] = [:]
    for type in TokenType.standard where options.types.contains(type) {
      let values = context.written[type]
      var plain = ValueTable(capacity: values.count)
      themed.removeAll(keepingCapacity: true)
      var last: TokenID?
      for value in values where value.token != last {
        last = value.token
        let token = tokens[value.token]
        let first = Int(token.firstValue)
        var earlier: TokenID?
        if token.support == 0 {
          guard let own = tokens.values[first]?.withoutSpelling else { continue }
          earlier = plain.first(with: own, orAdd: value.token, in: tokens)
        } else {
          let slots = first..<(first + tokens.support(of: value.token).count)
          let isWritten = slots.allSatisfy { slot in
            let winner = tokens.winners[slot]
            return winner == ThemedTokens.noOccurrence
              || tokens.occurrences[Int(winner)].alias == nil
          }
          guard isWritten else { continue }
          let key = Key(
            support: token.support, values: tokens.values[slots].map { $0?.withoutSpelling })
          earlier = themed[key]
          if earlier == nil { themed[key] = value.token }
        }
        guard let earlier else { continue }
        report.add(
          .token(value.token),
          "`\(context.path(value.token))` repeats the value of `\(context.path(earlier))`",
          at: context.valueSpan(value.occurrence),
          labels: context.nameSpan(.token(earlier)).map { [.init(span: $0, text: "first here")] }
            ?? [], help: "if both mean the same, refer to `{\(context.path(earlier))}`",
          fix: edits(of: value, to: earlier, context))
      }
    }
  }

  /// Makes a token an alias. Only where its value stands once: what several contexts or files write
  /// has no one place for it.
  private static func edits(
    of value: WrittenValue, to earlier: TokenID, _ context: LintContext
  ) -> [Edit] {
    let tokens = context.tokens
    let occurrence = tokens.occurrences[Int(value.occurrence)]
    let tree = tokens.trees[Int(occurrence.tree)]
    guard tokens[value.token].support == 0, tokens[value.token].occurrences.count == 1,
      tree.name(occurrence.value) == WellKnownName.value.id
    else { return [] }
    var text: [UInt8] = []
    JSONWriter.append(quoting: "{\(context.path(earlier))}".utf8, to: &text)
    return [
      Edit(span: tree.span(occurrence.value), text: String(decoding: text, as: UTF8.self))
    ]
  }
}

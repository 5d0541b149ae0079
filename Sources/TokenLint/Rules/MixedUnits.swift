import TokenModel
import TokenSyntax

/// Steps of one scale in different units.
enum MixedUnits: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The fewest lengths of a group that are compared.
    var fewest = 3.0
  }

  static let documentation = RuleDocumentation(
    "mixed-units", .size,
    summary: "lengths of one scale have different units",
    explanation: """
      Of the lengths in one group some are in `rem`, which grows with the reader's font, and some in \
      `px`, which does not: the scale falls apart as soon as somebody enlarges text. Those in the unit \
      of the minority are reported. Only `px` and `rem` are compared, and only groups that are scales: \
      their members are named by numbers or sizes (`sm`, `md`, `lg`). Lengths of 0 are left alone, and \
      so are pixels below 4, which are meant for hairlines.
      """,
    bad: [
      scale("1", "rem", "2", "rem", "24", "px", options: nil),
      RuleExample(
        """
        { "gap": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } },
          "l": { "$value": { "value": 1, "unit": "rem" } } } }
        """, options: #"{ "fewest": 2 }"#),
    ],
    good: [
      scale("1", "rem", "2", "rem", "3", "rem", options: nil),
      scale("1", "rem", "2", "rem", "1", "px", options: nil),
      """
      { "button": { "$type": "dimension", "height": { "$value": { "value": 40, "unit": "px" } },
        "gap": { "$value": { "value": 1, "unit": "rem" } },
        "text": { "$value": { "value": 1, "unit": "rem" } } } }
      """,
    ])

  private static func scale(
    _ a: String, _ unitA: String, _ b: String, _ unitB: String, _ c: String, _ unitC: String,
    options: String?
  ) -> RuleExample {
    let members = [("sm", a, unitA), ("md", b, unitB), ("lg", c, unitC)].map {
      #"  "\#($0.0)": { "$value": { "value": \#($0.1), "unit": "\#($0.2)" } }"#
    }
    let text =
      "{ \"space\": { \"$type\": \"dimension\",\n" + members.joined(separator: ",\n") + " } }"
    return RuleExample(DiagnosticCode.Example(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("fewest", into: \.fewest, "The fewest lengths of a group that are compared.")
  ]

  /// The largest pixels that count as a hairline.
  private static let hairline = 4.0

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    var groups: [GroupID: [(value: WrittenValue, unit: DimensionUnit)]] = [:]
    var order: [GroupID] = []
    for value in context.written[.dimension] {
      let token = tokens[value.token]
      guard case .dimension(let length)? = tokens.values[Int(value.slot)], length.value != 0,
        length.unit == .rem || (length.unit == .px && length.value.magnitude >= hairline),
        SizeName.isStep(context.words[Int(token.name.rawValue)])
      else { continue }
      if groups[token.group] == nil { order.append(token.group) }
      groups[token.group, default: []].append((value, length.unit))
    }
    for group in order {
      guard let members = groups[group], Double(members.count) >= options.fewest else { continue }
      let rems = members.count { $0.unit == .rem }
      guard rems > 0, rems < members.count else { continue }
      let usual: DimensionUnit = 2 * rems >= members.count ? .rem : .px
      for member in members where member.unit != usual {
        report.add(
          .token(member.value.token),
          "`\(context.path(member.value.token))` is in \(member.unit.name), but most beside it in "
            + usual.name,
          at: context.valueSpan(member.value.occurrence),
          contexts: context.contexts(of: member.value))
      }
    }
  }
}

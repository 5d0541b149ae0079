import TokenModel
import TokenSyntax

/// Sizes whose names say one order and whose values say another.
enum RadiusOrder: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Words of names that make a group one of radii.
    var words = ["radius", "radii", "rounded", "corner", "corners"]
    /// The pixels of one rem.
    var rootSize = 16.0
  }

  static let documentation = RuleDocumentation(
    "radius-order", .size,
    summary: "a larger size of a radius is smaller than the one before it",
    explanation: """
      `sm`, `md` and `lg` promise that each is at least as large as the one before. Two values were \
      swapped, or one was changed alone. Names that are no sizes, such as `none` and `full`, are left \
      alone. With other `words` the rule looks at other scales.
      """,
    bad: [
      scale("radius", "8", "px", "4", options: nil),
      scale("shadow", "8", "px", "4", options: #"{ "words": ["shadow"] }"#),
      scale("radius", "0.5", "rem", "6", options: #"{ "rootSize": 16 }"#),
    ],
    good: [
      scale("radius", "4", "px", "8", options: nil), scale("radius", "8", "px", "8", options: nil),
      scale("radius", "0.5", "rem", "6", options: #"{ "rootSize": 10 }"#),
    ])

  private static func scale(
    _ group: String, _ small: String, _ unit: String, _ large: String, options: String?
  ) -> RuleExample {
    let text = """
      { "\(group)": { "$type": "dimension",
        "sm": { "$value": { "value": \(small), "unit": "\(unit)" } },
        "lg": { "$value": { "value": \(large), "unit": "px" } } } }
      """
    return RuleExample(DiagnosticCode.Example(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .texts("words", into: \.words, "Words of names that make a group one of radii."),
    .positive("rootSize", into: \.rootSize, "The pixels of one rem."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let wanted = context.groups(named: Set(options.words))
    let ranks = context.words.map(SizeName.rank)
    for index in tokens.groups.indices where wanted[index] {
      let steps = context.children.tokens(in: GroupID(UInt32(index)))
        .compactMap { id -> (rank: Int, token: TokenID)? in
          guard let rank = ranks[Int(tokens[id].name.rawValue)], tokens.type(of: id) == .dimension
          else { return nil }
          return (rank, id)
        }
        .sorted { ($0.rank, $0.token) < ($1.rank, $1.token) }
      for (small, large) in zip(steps, steps.dropFirst()) where small.rank < large.rank {
        compare(small.token, large.token, context, options, &report)
      }
    }
  }

  private static func compare(
    _ small: TokenID, _ large: TokenID, _ context: LintContext, _ options: Options,
    _ report: inout LintReport
  ) {
    let tokens = context.tokens
    let support = context.jointSupport([tokens[small].support, tokens[large].support])
    let answers = context.answers(over: support) { theme -> Bool? in
      guard case .dimension(let first)? = tokens.value(of: small, in: theme),
        case .dimension(let second)? = tokens.value(of: large, in: theme),
        let below = first.pixels(rootSize: options.rootSize),
        let above = second.pixels(rootSize: options.rootSize)
      else { return nil }
      return below > above
    }
    let holding = answers.filter(\.answer).map(\.combination)
    guard let first = holding.first else { return }
    var theme = tokens.defaultTheme
    support.assign(first, to: &theme)
    report.add(
      .token(large), "`\(context.path(large))` is smaller than `\(context.path(small))`",
      at: context.valueSpan(large, in: theme),
      labels: context.valueSpan(small, in: theme).map {
        [.init(span: $0, text: "the smaller size")]
      } ?? [],
      contexts: context.contexts(of: support, holding, among: answers.map(\.combination)))
  }
}

import TokenModel
import TokenMotion

/// Values of their own in a layer that consists of aliases.
enum RawValueInSemantic: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The tokens that must be aliases.
    var layers = ["semantic*", "alias", "aliases", "sys"].compactMap(PathPattern.init)
    /// The types for which that holds.
    var types: Set<TokenType> = [.color]
  }

  static let documentation = RuleDocumentation(
    "raw-value-in-semantic", .structure,
    summary: "a token in a layer of aliases has a value of its own",
    explanation: """
      The semantic layer says which primitive is used for what. A value that is written there belongs \
      to no scale and is missed when the scale changes. Give it a name among the primitives and refer \
      to that; if a token outside the layer has the value already, it is named. Which tokens are such a layer is said by `layers`; colors that are fully transparent \
      are left alone.
      """,
    bad: [
      #"{ "semantic": { "fg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }"#,
      RuleExample(
        #"{ "theme": { "gap": { "$type": "number", "$value": 8 } } }"#,
        options: #"{ "layers": ["theme"], "types": ["number"] }"#),
    ],
    good: [
      """
      { "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "semantic": { "fg": { "$type": "color", "$value": "{red}" } } }
      """,
      #"{ "semantic": { "gap": { "$type": "number", "$value": 8 } } }"#,
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .patterns("layers", into: \.layers, "The tokens that must be aliases."),
    .types("types", into: \.types, "The types for which that holds."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    guard !options.layers.isEmpty else { return }
    let selection = context.selection(options.layers)
    guard selection.contains(true) else { return }
    for type in TokenType.standard where options.types.contains(type) {
      let values = context.written[type]
      var primitives: [TokenValue: TokenID] = [:]
      for value in values where !selection[Int(value.token.rawValue)] {
        guard context.tokens[value.token].support == 0,
          let own = context.tokens.values[Int(value.slot)], primitives[own] == nil
        else { continue }
        primitives[own] = value.token
      }
      for value in values where selection[Int(value.token.rawValue)] {
        let own = context.tokens.values[Int(value.slot)]
        if case .color(let color)? = own, color.color.alpha == 0 { continue }
        let primitive = own.flatMap { primitives[$0] }
        report.add(
          .token(value.token), "`\(context.path(value.token))` has a value of its own",
          at: context.valueSpan(value.occurrence),
          help: primitive.map { "refer to `{\(context.path($0))}`, which has this value" }
            ?? "refer to a primitive", contexts: context.contexts(of: value))
      }
    }
  }
}

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
    let types = TokenType.standard.filter(options.types.contains)
    let selection = context.selection(
      options.layers, among: types.lazy.flatMap { context.written[$0] }.map(\.token))
    for type in types {
      let values = context.written[type]
      let raw = values.filter { value in
        guard selection[Int(value.token.rawValue)] else { return false }
        if case .color(let color)? = context.tokens.values[Int(value.slot)] {
          return color.color.alpha != 0
        }
        return true
      }
      guard !raw.isEmpty else { continue }
      var primitives: [TokenValue: TokenID] = [:]
      for value in values where !selection[Int(value.token.rawValue)] {
        guard context.tokens[value.token].support == 0,
          let own = context.tokens.values[Int(value.slot)], primitives[own] == nil
        else { continue }
        primitives[own] = value.token
      }
      add(raw, primitives, context, &report)
    }
  }

  /// Reports each token once, at its first value, and the places of the others.
  private static func add(
    _ values: [WrittenValue], _ primitives: [TokenValue: TokenID], _ context: LintContext,
    _ report: inout LintReport
  ) {
    var start = 0
    while start < values.count {
      let token = values[start].token
      let end = values[start...].firstIndex { $0.token != token } ?? values.count
      let places = values[start..<end]
      start = end
      func advice(_ value: WrittenValue) -> String? {
        context.tokens.values[Int(value.slot)].flatMap { primitives[$0] }.map {
          "`{\(context.path($0))}` has this value"
        }
      }
      guard let first = places.first else { continue }
      report.add(
        .token(token), "`\(context.path(token))` has a value of its own",
        at: context.valueSpan(first.occurrence),
        labels: places.dropFirst().map {
          .init(span: context.valueSpan($0.occurrence), text: advice($0) ?? "and here")
        }, help: "refer to a primitive" + (advice(first).map { ": \($0)" } ?? ""),
        contexts: context.contexts(of: Array(places)))
    }
  }
}

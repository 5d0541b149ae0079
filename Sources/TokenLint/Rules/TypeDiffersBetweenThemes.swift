import TokenModel

/// Tokens whose type depends on the theme.
enum TypeDiffersBetweenThemes: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// Whether types outside the standard are compared by their names.
    var foreignTypes = true
  }

  static let documentation = RuleDocumentation(
    "type-differs-between-themes", .themes, .error,
    summary: "a token has another type in another theme",
    explanation: """
      Code is compiled once and uses the token in every theme, so its type must be the same in all of \
      them: a color here and a gradient there is no value that one field can hold. Give it one type, \
      or use two tokens.
      """,
    bad: [
      example("color", #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#, options: nil)
    ],
    good: [
      example("number", "2", options: nil),
      example(
        "word", #""two""#, light: "text", value: #""one""#, options: #"{ "foreignTypes": false }"#),
    ])

  private static func example(
    _ type: String, _ dark: String, light: String = "number", value: String = "1", options: String?
  ) -> RuleExample {
    .files(
      """
      -- example.resolver.json --
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [{ "bg": { "$type": "\(light)", "$value": \(value) } }],
          "dark": [{ "bg": { "$type": "\(type)", "$value": \(dark) } }] } } } }
      """, options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .flag(
      "foreignTypes", into: \.foreignTypes, "Compare types outside the standard by their names.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    for id in tokens.tokenIDs where tokens[id].support != 0 {
      let support = tokens.support(of: id)
      let first = Int(tokens[id].firstValue)
      let types = (0..<support.count).map { combination in
        tokens.values[first + combination].map {
          options.foreignTypes ? $0.typeName : $0.type.name
        }
      }
      guard let usual = types.lazy.compactMap({ $0 }).first,
        let other = types.firstIndex(where: { $0 != nil && $0 != usual }), let name = types[other]
      else { continue }
      let holding = types.indices.filter { types[$0] != nil && types[$0] != usual }
      let winner = tokens.winners[first + other]
      report.add(
        .token(id), "`\(context.path(id))` is a \(name) here and a \(usual) elsewhere",
        at: winner == ThemedTokens.noOccurrence
          ? context.nameSpan(.token(id)) : context.valueSpan(winner),
        contexts: context.contexts(
          of: support, holding, among: types.indices.filter { types[$0] != nil }))
    }
  }
}

import TokenModel

/// Colours that a dark theme sets and does not change.
enum UnchangedInDark: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The names of light contexts.
    var light = ["light"]
    /// The names of dark contexts.
    var dark = ["dark"]
    /// The types that are compared.
    var types: Set<TokenType> = [.color]
  }

  static let documentation = RuleDocumentation(
    "unchanged-in-dark", .themes, preset: .strict,
    summary: "the light and the dark theme both set a color, to the same value",
    explanation: """
      A color that stands in both themes was meant to differ; this one was copied and forgotten, or \
      it belongs in a set that holds in both. Colors that a theme does not set itself are left \
      alone, and so are those that say by their names that they never change: `white`, `black`, \
      `static`, `constant`, `transparent`.
      """,
    bad: [
      example(dark: "0", options: nil),
      example(
        dark: "0", contexts: ("day", "night"), options: #"{ "light": ["day"], "dark": ["night"] }"#),
    ],
    good: [
      example(dark: "1", options: nil),
      example(dark: "0", options: #"{ "types": ["dimension"] }"#),
    ])

  private static func example(
    dark: String, contexts: (String, String) = ("light", "dark"), options: String?
  ) -> RuleExample {
    func color(_ red: String) -> String {
      #"[{ "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0, 0] } } }]"#
    }
    return .files(
      """
      -- example.resolver.json --
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
        "modifiers": { "theme": { "default": "\(contexts.0)", "contexts": {
          "\(contexts.0)": \(color("0")),
          "\(contexts.1)": \(color(dark)) } } } }
      """, options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .texts("light", into: \.light, "The names of light contexts."),
    .texts("dark", into: \.dark, "The names of dark contexts."),
    .types("types", into: \.types, "The types that are compared."),
  ]

  /// Words of names that never change.
  private static let constants: Set<String> = [
    "white", "black", "static", "constant", "transparent",
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    for (index, modifier) in tokens.modifiers.enumerated() {
      func contexts(_ names: [String]) -> [Int] {
        modifier.contexts.indices.filter { names.contains(modifier.contexts[$0]) }
      }
      for light in contexts(options.light) {
        for dark in contexts(options.dark) {
          compare(light, dark, of: index, context, options, &report)
        }
      }
    }
  }

  private static func compare(
    _ light: Int, _ dark: Int, of modifier: Int, _ context: LintContext, _ options: Options,
    _ report: inout LintReport
  ) {
    let tokens = context.tokens
    var lightTheme = tokens.defaultTheme
    lightTheme.choices[modifier] = light
    var darkTheme = lightTheme
    darkTheme.choices[modifier] = dark
    for id in tokens.tokenIDs where tokens[id].support != 0 {
      guard tokens.support(of: id).modifiers.contains(modifier),
        let value = tokens.value(of: id, in: darkTheme), options.types.contains(value.type),
        value == tokens.value(of: id, in: lightTheme),
        let above = tokens.winner(of: id, in: lightTheme),
        let below = tokens.winner(of: id, in: darkTheme), above != below,
        constants.isDisjoint(with: context.words(ofPath: id))
      else { continue }
      report.add(
        .token(id),
        "`\(context.path(id))` is the same in `\(tokens.modifiers[modifier].contexts[light])`",
        at: context.valueSpan(UInt32(below)),
        labels: [.init(span: context.valueSpan(UInt32(above)), text: "the other value")],
        contexts: [context.contextName(modifier, dark)])
    }
  }
}

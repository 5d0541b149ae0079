import TokenModel

/// Tokens that a single theme has.
enum ThemeOnlyToken: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The modifiers that are looked at; all if it is empty.
    var modifiers: [String] = []
  }

  static let documentation = RuleDocumentation(
    "theme-only-token", .themes, judgesAbsence: true,
    summary: "only one context of a modifier has a token",
    explanation: """
      A single context gives the token a value, and nothing outside the contexts does: in all other \
      themes it does not exist. Mostly its name is misspelled there, or it was forgotten elsewhere. \
      Give it a value in a set that holds always, or in every context.
      """,
    bad: [
      .files(
        """
        -- example.resolver.json --
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
          "modifiers": { "theme": { "default": "light", "contexts": {
            "light": [{}],
            "dark": [{ "bg": { "$type": "number", "$value": 3 } }] } } } }
        """)
    ],
    good: [
      .files(
        """
        -- example.resolver.json --
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
          "modifiers": { "theme": { "default": "light", "contexts": {
            "light": [{ "bg": { "$type": "number", "$value": 1 } }],
            "dark": [{ "bg": { "$type": "number", "$value": 3 } }] } } } }
        """),
      .files(
        """
        -- example.resolver.json --
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
          "modifiers": { "theme": { "default": "light", "contexts": {
            "light": [{}],
            "dark": [{ "bg": { "$type": "number", "$value": 3 } }] } } } }
        """, options: #"{ "modifiers": ["density"] }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .texts("modifiers", into: \.modifiers, "The modifiers that are looked at; by default all.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for presence in context.partialPresences() where presence.present.count == 1 {
      let modifier = context.tokens.modifiers[presence.modifier].name
      guard options.modifiers.isEmpty || options.modifiers.contains(modifier) else { continue }
      let only = context.contextList(presence.modifier, presence.present)
      let path = context.path(presence.token)
      report.add(
        .token(presence.token), "only \(only) of `\(modifier)` has `\(path)`",
        at: context.nameSpan(.token(presence.token)),
        contexts: presence.absent.map { context.contextName(presence.modifier, $0) })
    }
  }
}

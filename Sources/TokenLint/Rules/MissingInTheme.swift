import TokenModel

/// Tokens that some themes have forgotten.
enum MissingInTheme: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The modifiers that are looked at; all if it is empty.
    var modifiers: [String] = []
  }

  static let documentation = RuleDocumentation(
    "missing-in-theme", .themes, judgesAbsence: true,
    summary: "several contexts have a token and others do not",
    explanation: """
      Most contexts of a modifier give the token a value, but some do not, and nothing outside the \
      contexts does: an app that uses it has nothing to show there. Add it to those contexts, or give \
      it a value in a set that holds always. A token that only one context has is \
      `theme-only-token`.
      """,
    bad: [
      .files(
        """
        -- example.resolver.json --
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
          "modifiers": { "theme": { "default": "light", "contexts": {
            "light": [{ "bg": { "$type": "number", "$value": 1 } }],
            "dim": [{ "bg": { "$type": "number", "$value": 2 } }],
            "dark": [{}] } } } }
        """)
    ],
    good: [
      .files(
        """
        -- example.resolver.json --
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
          "modifiers": { "theme": { "default": "light", "contexts": {
            "light": [{ "bg": { "$type": "number", "$value": 1 } }],
            "dim": [{ "bg": { "$type": "number", "$value": 2 } }],
            "dark": [{ "bg": { "$type": "number", "$value": 3 } }] } } } }
        """),
      .files(
        """
        -- example.resolver.json --
        { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
          "modifiers": { "theme": { "default": "light", "contexts": {
            "light": [{ "bg": { "$type": "number", "$value": 1 } }],
            "dim": [{ "bg": { "$type": "number", "$value": 2 } }],
            "dark": [{}] } } } }
        """, options: #"{ "modifiers": ["density"] }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .texts("modifiers", into: \.modifiers, "The modifiers that are looked at; by default all.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for presence in context.partialPresences() where presence.present.count > 1 {
      let modifier = context.tokens.modifiers[presence.modifier].name
      guard options.modifiers.isEmpty || options.modifiers.contains(modifier) else { continue }
      let missing = context.contextList(presence.modifier, presence.absent)
      report.add(
        .token(presence.token), "`\(context.path(presence.token))` has no value in \(missing)",
        at: context.nameSpan(.token(presence.token)),
        contexts: presence.absent.map { context.contextName(presence.modifier, $0) })
    }
  }
}

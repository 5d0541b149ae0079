import TokenModel

// What the sets and themes of Tokens Studio leave open.
extension DiagnosticCode {
  /// Sets are read as the contexts of a modifier, though no theme says so.
  static let setsAsContexts = DiagnosticCode(
    "sets-as-contexts", .note,
    summary: "sets called light and dark are read as contexts",
    explanation: """
      Without themes all sets of Tokens Studio take part, and a later one replaces the tokens of an \
      earlier. Of two sets that are called `light` and `dark` and declare the same tokens, one would \
      be lost. They are read as the contexts of the modifier `theme`. Themes in `$themes` say it \
      another way.
      """,
    bad: ##"""
      {
        "$metadata": { "tokenSetOrder": ["light", "dark"] },
        "light": { "page": { "type": "color", "value": "#ffffff" } },
        "dark": { "page": { "type": "color", "value": "#000000" } }
      }
      """##,
    good: Example(
      .resolver,
      """
      {
        "version": "2025.10",
        "modifiers": {
          "theme": {
            "contexts": {
              "light": [
                { "z": { "$type": "number", "$value": 1 } }
              ],
              "dark": [
                { "z": { "$type": "number", "$value": 2 } }
              ]
            },
            "default": "light"
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """))

  /// No theme takes a set.
  static let unselectedSet = DiagnosticCode(
    "unselected-set", .warning,
    summary: "no theme takes a set, so its tokens are not read",
    explanation: """
      Where a file of Tokens Studio has themes, a set takes part when a chosen theme has it as `enabled` \
      or as `source`. This set has no such theme: nobody sees its tokens, and references to them lead \
      nowhere. Enable it in a theme, or remove it.
      """,
    bad: ##"""
      {
        "$themes": [{ "name": "day", "selectedTokenSets": { "core": "enabled" } }],
        "core": { "ink": { "type": "color", "value": "#000033" } },
        "draft": { "page": { "type": "color", "value": "#ffffff" } }
      }
      """##,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """)

  /// A theme takes a set that is not there.
  static let missingSet = DiagnosticCode(
    "missing-set", .warning,
    summary: "a theme takes a set that is not there",
    explanation: """
      A theme of Tokens Studio names a set that none of the files holds: it was renamed or deleted, or \
      its file is not among those that are read. The theme has the tokens of its other sets. Add the \
      file, or take the set out of the theme.
      """,
    bad: ##"""
      {
        "$themes": [
          { "name": "day", "selectedTokenSets": { "core": "enabled", "page": "enabled" } }
        ],
        "core": { "ink": { "type": "color", "value": "#000033" } }
      }
      """##,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """)
}

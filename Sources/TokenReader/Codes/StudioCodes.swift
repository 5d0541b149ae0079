import TokenModel

extension DiagnosticCode {
  /// The codes about what Tokens Studio, Figma and its plugins say in another way, or cannot say
  /// here.
  static let studioCodes = [
    nameClash, renamedToken, ambiguousReference, dividedToken, keptAside, misplacedModify,
    setsAsContexts, unselectedSet, missingSet, valueOfAlias, noStandardEasing, missingModeValue,
    foreignShape,
  ]

  /// A composite value is read as a group of its members.
  static let dividedToken = DiagnosticCode(
    "divided-token", .note,
    summary: "a composite value is read as a group of its members",
    explanation: """
      Other forms of token files have composite values for which the standard has nothing: properties \
      of a component, text styles without a weight or a line height. Each of their members is a token \
      of its own, in a group with the name of the whole; an alias of the whole is a group of aliases.
      """,
    bad: """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "title": {
            "type": "typography",
            "value": { "fontFamily": "Inter", "fontSize": "24" }
          }
        }
      }
      """,
    good: """
      {
        "title": {
          "fontFamily": { "$type": "fontFamily", "$value": "Inter" },
          "fontSize": { "$type": "dimension", "$value": { "value": 24, "unit": "px" } }
        }
      }
      """,
    rule: "DTCG 2025.10, R-190")

  /// A part of a value has no place in the standard.
  static let keptAside = DiagnosticCode(
    "kept-aside", .note,
    summary: "a part of a value has no place in the standard",
    explanation: """
      The standard has no place for some of what another form of token file says: that a font is \
      italic, how the mitres of a stroke end. The token has the rest as its value, and the whole as \
      it was written is kept under `$extensions`. Outputs do not show it.
      """,
    bad: """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": { "strong": { "type": "fontWeights", "value": "Bold Italic" } }
      }
      """,
    good: """
      {
        "strong": {
          "$type": "fontWeight",
          "$value": "bold",
          "$extensions": { "studio.tokens": { "value": "Bold Italic" } }
        }
      }
      """,
    rule: "DTCG 2025.10, R-026")

  /// A `modify` stands where it has no effect.
  static let misplacedModify = DiagnosticCode(
    "misplaced-modify", .warning,
    summary: "a `modify` stands where Tokens Studio does not look for it",
    explanation: """
      Tokens Studio changes a color by the `modify` inside `studio.tokens` below `$extensions`. \
      Elsewhere it has no effect there, and has none here. Move it, or remove it.
      """,
    bad: ##"""
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "ink": {
            "type": "color",
            "value": "#000033",
            "$extensions": { "modify": { "type": "darken", "value": "0.5", "space": "hsl" } }
          }
        }
      }
      """##,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """)
}

import TokenModel

extension DiagnosticCode {
  /// The codes about what other forms of token files say in another way, or cannot say here.
  static let foreignCodes = [
    ambiguousReference, nameClash, renamedToken, dividedToken, keptAside, misplacedModify,
    setsAsContexts, unselectedSet, missingSet, valueOfAlias, noStandardEasing,
  ]

  /// A reference may mean either of two tokens.
  static let ambiguousReference = DiagnosticCode(
    "ambiguous-reference", .error,
    summary: "a reference may mean either of two tokens",
    explanation: """
      A point in a reference ends a name. Other forms of token files allow points inside names too, so \
      one text may lead to two tokens. Nobody can tell which is meant: rename the token whose name \
      holds a point.
      """,
    bad: """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "space": {
            "0.5": { "type": "spacing", "value": "4" },
            "0": { "5": { "type": "spacing", "value": "99" } }
          },
          "gap": { "type": "spacing", "value": "{space.0.5}" }
        }
      }
      """,
    good: """
      {
        "space": { "half": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
        "gap": { "$type": "dimension", "$value": "{space.half}" }
      }
      """,
    rule: "DTCG 2025.10, R-009")

  /// Two tokens get the same name in the standard.
  static let nameClash = DiagnosticCode(
    "name-clash", .error,
    summary: "two names become the same one in the standard",
    explanation: """
      The standard keeps `{`, `}`, `.` and a `$` at the start of a name for references. In files of \
      another form each is read as `-`. Here the token that another one is called already gets the \
      name of that one: rename one of the two.
      """,
    bad: """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": {
          "0.5": { "type": "spacing", "value": "4" },
          "0-5": { "type": "spacing", "value": "5" }
        }
      }
      """,
    good: """
      {
        "half": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "0-5": { "$type": "dimension", "$value": { "value": 5, "unit": "px" } }
      }
      """,
    rule: "DTCG 2025.10, R-007 to R-009")

  /// A name holds what the standard keeps for references.
  static let renamedToken = DiagnosticCode(
    "renamed-token", .note,
    summary: "a name holds a character that the standard keeps for references",
    explanation: """
      The standard keeps `{`, `}`, `.` and a `$` at the start of a name for references. In files of \
      another form each is read as `-`, and the references to such names follow. The outputs have the \
      new name.
      """,
    bad: """
      {
        "$metadata": { "tokenSetOrder": ["core"] },
        "core": { "0.5": { "type": "spacing", "value": "4" } }
      }
      """,
    good: #"{ "0-5": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-007 to R-009")

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

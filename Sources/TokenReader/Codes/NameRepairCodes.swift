import TokenModel

// The codes about names of other forms that the standard forbids.
extension DiagnosticCode {
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
}

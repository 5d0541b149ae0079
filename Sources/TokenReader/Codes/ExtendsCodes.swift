import TokenModel

// What is wrong with groups that take over the content of others.
extension DiagnosticCode {
  /// `$extends` stands on a token.
  static let extendsOnToken = DiagnosticCode(
    "extends-on-token",
    summary: "`$extends` stands on a token",
    explanation: """
      `$extends` merges the content of one group into another, and a token has no content to merge. \
      To take over the value of a token, refer to it.
      """,
    bad: """
      {
        "base": { "$type": "number", "gap": { "$value": 4 } },
        "inset": { "$type": "number", "$value": 8, "$extends": "{base}" }
      }
      """,
    good: """
      {
        "base": { "$type": "number", "gap": { "$value": 4 } },
        "inset": { "$type": "number", "$value": "{base.gap}" }
      }
      """,
    rule: "DTCG 2025.10, R-037")

  /// `$extends` names a group that does not exist.
  static let extendsTargetMissing = DiagnosticCode(
    "extends-target-missing",
    summary: "`$extends` names a group that does not exist",
    explanation: """
      The path is looked up from the root of the merged tree, never from the group that holds the \
      `$extends`. Check the spelling, and write out all names of the path.
      """,
    bad: """
      {
        "base": { "$type": "number", "gap": { "$value": 4 } },
        "card": { "$extends": "{bass}", "$type": "number", "inset": { "$value": 8 } }
      }
      """,
    good: extendedBase,
    rule: "DTCG 2025.10, R-031")

  /// `$extends` names a token.
  static let extendsToken = DiagnosticCode(
    "extends-token",
    summary: "`$extends` names a token",
    explanation: """
      Only a group has members that another group can take over. Name the group that holds the token; \
      to use the token's value alone, write a token that refers to it.
      """,
    bad: """
      {
        "base": { "$type": "number", "gap": { "$value": 4 } },
        "card": { "$extends": "{base.gap}", "$type": "number", "inset": { "$value": 8 } }
      }
      """,
    good: extendedBase,
    rule: "DTCG 2025.10, R-030")

  /// A group extends a group around it.
  static let extendsAncestor = DiagnosticCode(
    "extends-ancestor",
    summary: "a group extends a group that it lies in",
    explanation: """
      The outer group holds the inner one, so the inner one would hold a copy of itself, and that \
      another, without end. Extend a group beside it, or move the shared tokens into one.
      """,
    bad: """
      {
        "card": {
          "$type": "number",
          "gap": { "$value": 4 },
          "large": { "$extends": "{card}", "inset": { "$value": 8 } }
        }
      }
      """,
    good: """
      {
        "card": {
          "$type": "number",
          "small": { "gap": { "$value": 4 } },
          "large": { "$extends": "{card.small}", "inset": { "$value": 8 } }
        }
      }
      """,
    rule: "DTCG 2025.10, R-033")

  /// Groups extend each other in a circle.
  static let extendsCircle = DiagnosticCode(
    "extends-circle",
    summary: "groups extend each other in a circle",
    explanation: """
      Each of these groups waits for the content of the next, and the last for that of the first: \
      none can be worked out. The message names them all. Remove one `$extends`, or move what the \
      groups share into a group that all of them extend.
      """,
    bad: """
      {
        "base": { "$extends": "{card}", "$type": "number", "gap": { "$value": 4 } },
        "card": { "$extends": "{base}", "inset": { "$value": 8 } }
      }
      """,
    good: extendedBase,
    rule: "DTCG 2025.10, R-032, R-038")

  /// `$extends` makes more tokens than the limit.
  static let extendsTooLarge = DiagnosticCode(
    "extends-too-large",
    summary: "`$extends` makes more tokens than the limit",
    explanation: """
      A group that extends another twice has twice its tokens; twenty such steps make a million out \
      of one. `$extends` may add a million groups and tokens in all, far more than a design system \
      has. Extend fewer groups, or refer to the tokens instead of copying them.
      """,
    bad: Example(
      .words,
      """
      A group `a0` with a token, `a1` with two groups that extend `a0`, `a2` with two groups that \
      extend `a1`, and so on to `a20`.
      """),
    good: Example(.words, "The same groups to `a8`, with 256 tokens in the last."))

  /// The mended form of several examples.
  private static let extendedBase: Example = """
    {
      "base": { "$type": "number", "gap": { "$value": 4 } },
      "card": { "$extends": "{base}", "inset": { "$value": 8 } }
    }
    """
}

import TokenModel

// Values that are computed, and what is wrong with them.
extension DiagnosticCode {
  /// A value is computed: an expression, or a text with references in it.
  static let expressionValue = DiagnosticCode(
    "expression-value", .warning, isLeniency: true,
    summary: "a value is an expression",
    explanation: """
      In the standard a reference is a whole value, and nothing is computed. Real files have \
      `{space} * 2`, `-{space}`, `calc({size} - 1px)`, `rgba({ink}, 50%)`, `{ink}1A` and texts with \
      references in them. They are computed in the order of the references, with units checked, and \
      rounded to 12 significant digits. Another tool may refuse them: write the value that they come \
      to, as `tokenc migrate` does.
      """,
    bad: """
      {
        "space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "gap": { "$type": "dimension", "$value": "{space} * 2" }
      }
      """,
    good: """
      {
        "space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
      }
      """,
    rule: "DTCG 2025.10, R-044, A-32")

  /// A text that should be an expression is none.
  static let expressionSyntax = DiagnosticCode(
    "expression-syntax",
    summary: "an expression has an error at this character",
    explanation: """
      A value with references and more is read as an expression: numbers with units, references in \
      braces, `+ - * / % ^`, parentheses, functions and the color functions of CSS. Here something \
      else stands. To put references into a text as they are, give the token a type outside the \
      standard, such as `string`.
      """,
    bad: """
      {
        "space": { "$type": "number", "$value": 4 },
        "gap": { "$type": "number", "$value": "{space} * * 2" }
      }
      """,
    good: """
      {
        "space": { "$type": "number", "$value": 4 },
        "gap": { "$type": "number", "$value": 8 }
      }
      """,
    rule: "DTCG 2025.10, R-044")

  /// A function that there is not.
  static let expressionFunction = DiagnosticCode(
    "expression-function",
    summary: "an expression calls a function that does not exist",
    explanation: """
      Known are abs, ceil, clamp, cos, cbrt, exp, floor, ln, log, log10, log2, max, min, mod, pow, \
      round, roundTo, sign, sin, sqrt, tan, trunc, calc and the color functions of CSS. A function whose result \
      differs from run to run, such as `random`, has no place in tokens. Correct the name or the number \
      of arguments.
      """,
    bad: #"{ "third": { "$type": "number", "$value": "roundToo(1 / 3, 2)" } }"#,
    good: #"{ "third": { "$type": "number", "$value": 0.33 } }"#,
    rule: "DTCG 2025.10, R-155")

  /// Units or types that do not go together.
  static let expressionUnits = DiagnosticCode(
    "expression-units",
    summary: "the units in an expression do not go together",
    explanation: """
      Lengths of one unit can be added, and only one factor of a product has a unit: `px * px` is no \
      length, and `px + rem` depends on the size of the font. A plain number beside pixels counts \
      pixels, as in Tokens Studio; beside any other unit it is an error, because nobody can tell what it \
      counts. Write both values in one unit.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": "4px + 1rem" } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-120")

  /// An expression without a result.
  static let expressionResult = DiagnosticCode(
    "expression-result",
    summary: "an expression has no result",
    explanation: """
      A division by zero, the root or logarithm of a negative number, or an alpha outside 0 to 1 gives \
      nothing that a token could be. Correct the values that go into it.
      """,
    bad: #"{ "share": { "$type": "number", "$value": "1 / (2 - 2)" } }"#,
    good: #"{ "share": { "$type": "number", "$value": 0.5 } }"#,
    rule: "DTCG 2025.10, R-155")

  /// An expression or its result is too large.
  static let expressionLimit = DiagnosticCode(
    "expression-limit",
    summary: "an expression or its result is too large",
    explanation: """
      An expression has at most 8192 characters, 1024 values and operators and a nesting of 64; its \
      result is a number up to 4294967296, a text of 65536 characters or a list of 256 fonts, and all such \
      texts of a project come to 64 MiB at most. No design \
      comes near, but a few tokens that double each other would: then look for the one that starts it.
      """,
    bad: #"{ "far": { "$type": "number", "$value": "10 ^ 12" } }"#,
    good: #"{ "far": { "$type": "number", "$value": 9999 } }"#,
    rule: "DTCG 2025.10, R-155")

  /// A colour is changed by `modify` of Tokens Studio.
  static let colorModifier = DiagnosticCode(
    "color-modifier", .warning,
    summary: "a color is changed by a modifier of Tokens Studio",
    explanation: """
      Tokens Studio keeps lighten, darken, mix and alpha under `$extensions.studio.tokens.modify`, and \
      every other tool takes the color without it. It is applied as Tokens Studio \
      does, in the space that it names; under `--spec`, where the data of vendors means nothing, it is \
      not. Write the color that it comes to, as `tokenc migrate` does.
      """,
    bad: """
      {
        "muted": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] },
          "$extensions": {
            "studio.tokens": { "modify": { "type": "alpha", "value": "0.5", "space": "srgb" } }
          }
        }
      }
      """,
    good: """
      {
        "muted": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2], "alpha": 0.5 }
        }
      }
      """,
    rule: "DTCG 2025.10, R-024")

  /// A modifier that cannot be read.
  static let modifierForm = DiagnosticCode(
    "modifier-form",
    summary: "a modifier of Tokens Studio cannot be read",
    explanation: """
      A modifier has a `type` (lighten, darken, mix or alpha), a `value` from 0 to 1, a `space` (lch, \
      srgb, p3 or hsl), and for `mix` a `color`. The color without its modifier would be a wrong color, so \
      the token has no value until this is mended.
      """,
    bad: """
      {
        "muted": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] },
          "$extensions": {
            "studio.tokens": { "modify": { "type": "fade", "value": "0.5", "space": "srgb" } }
          }
        }
      }
      """,
    good: """
      {
        "muted": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2], "alpha": 0.5 }
        }
      }
      """,
    rule: "DTCG 2025.10, R-024")
}

import TokenModel

// Forms outside the standard that are read nevertheless. Under `--spec 2025.10` each is an error.
extension DiagnosticCode {
  /// A color is written as a string.
  static let legacyColor = DiagnosticCode(
    "legacy-color", .warning, isLeniency: true,
    summary: "a color is written as a string",
    explanation: """
      Drafts before 2025 wrote colors as `#rrggbb`, and many files write other forms of CSS. Since \
      2025.10 a color is an object with a color space and components, and a tool that follows the \
      standard refuses the string. It is read as CSS would read it; the help holds the object to write.
      """,
    bad: ##"{ "ink": { "$type": "color", "$value": "#000033" } }"##,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """,
    rule: "DTCG 2025.10, R-116, A-36")

  /// `hex` does not have six digits.
  static let shortHex = DiagnosticCode(
    "short-hex", .warning, isLeniency: true,
    summary: "`hex` does not have six digits",
    explanation: """
      `hex` is an opaque color of six digits. A short form is read with each digit doubled, as in CSS, \
      and digits for alpha are left out, since `alpha` is a member of its own. Write the six digits: \
      other tools refuse the rest.
      """,
    bad: """
      {
        "ink": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2], "hex": "#003" }
        }
      }
      """,
    good: """
      {
        "ink": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2], "hex": "#000033" }
        }
      }
      """,
    rule: "DTCG 2025.10, R-114")

  /// A dimension is written as a string.
  static let legacyDimension = DiagnosticCode(
    "legacy-dimension", .warning, isLeniency: true,
    summary: "a dimension is written as a string",
    explanation: """
      `16px` was the form of the drafts before 2025. Now a dimension is an object with `value` and \
      `unit`, so that no tool needs to take strings apart. The string is read; write the object.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": "16px" } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-124, A-36")

  /// A duration is written as a string.
  static let legacyDuration = DiagnosticCode(
    "legacy-duration", .warning, isLeniency: true,
    summary: "a duration is written as a string",
    explanation: """
      `200ms` was the form of the drafts before 2025. Now a duration is an object with `value` and \
      `unit`, so that no tool needs to take strings apart. The string is read; write the object.
      """,
    bad: #"{ "fast": { "$type": "duration", "$value": "200ms" } }"#,
    good: #"{ "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } }"#,
    rule: "DTCG 2025.10, R-143, A-36")

  /// A dimension is written as a bare 0.
  static let unitlessZero = DiagnosticCode(
    "unitless-zero", .warning, isLeniency: true,
    summary: "a dimension is written as a bare 0",
    explanation: """
      Zero of any unit is the same length, but the standard wants the object with its unit here too, \
      so that a value has one form. It is read as 0 px. Any other bare number is an error: nobody can \
      tell its unit.
      """,
    bad: #"{ "flush": { "$type": "dimension", "$value": 0 } }"#,
    good: #"{ "flush": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-120, R-123")

  /// A unit other than `px` and `rem`.
  static let nonstandardUnit = DiagnosticCode(
    "nonstandard-unit", .warning, isLeniency: true,
    summary: "a dimension has a unit other than `px` and `rem`",
    explanation: """
      The standard has `px` and `rem`, which every platform can express. Units such as `em`, `vw`, `%` \
      and `dp`, or an empty one, are read and kept, but another tool may refuse them and a platform \
      may have nothing like them. Use `px` or `rem`; a `dp` or `pt` is a `px`.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "dp" } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-121, A-35")

  /// A typography without `letterSpacing`.
  static let missingLetterSpacing = DiagnosticCode(
    "missing-letter-spacing", .warning, isLeniency: true,
    summary: "a typography has no `letterSpacing`",
    explanation: """
      All five members of a typography are required. Without `letterSpacing` the outputs leave the \
      spacing as the platform has it, and a strict tool refuses the token. Write a length of 0 if the \
      font's own spacing is meant.
      """,
    bad: """
      {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter",
            "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400,
            "lineHeight": 1.5
          }
        }
      }
      """,
    good: typography,
    rule: "DTCG 2025.10, R-190, A-15")

  /// A typography with a member outside the standard.
  static let extraTypographyMember = DiagnosticCode(
    "extra-typography-member", .warning, isLeniency: true,
    summary: "a typography has a member outside the standard",
    explanation: """
      A typography has fontFamily, fontSize, fontWeight, letterSpacing and lineHeight, no more. A \
      string, number or boolean under another name is kept, but other tools refuse or drop it. Correct \
      the name, make a token of its own of it, or keep it under `$extensions`.
      """,
    bad: """
      {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter",
            "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": 1.5,
            "textCase": "uppercase"
          }
        }
      }
      """,
    good: typography,
    rule: "DTCG 2025.10, R-192")

  /// A `lineHeight` with a unit.
  static let lineHeightDimension = DiagnosticCode(
    "line-height-dimension", .warning, isLeniency: true,
    summary: "a `lineHeight` has a unit",
    explanation: """
      `lineHeight` is a number, a multiple of the font size, so that it grows with the text. A length \
      is read and kept as a fixed height, which text of a larger size can overflow. Divide it by the \
      font size: 24 px at 16 px is 1.5.
      """,
    bad: """
      {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter",
            "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": { "value": 24, "unit": "px" }
          }
        }
      }
      """,
    good: typography,
    rule: "DTCG 2025.10, R-191, A-14")

  /// Blanks inside the braces of a reference.
  static let referenceBlanks = DiagnosticCode(
    "reference-blanks", .warning, isLeniency: true,
    summary: "the braces of a reference hold blanks around the path",
    explanation: """
      A name may hold blanks, so nothing is trimmed by the standard: `{ gap }` would mean a token \
      whose name has a blank at either end. There is none, and one without them, so that one is \
      taken. Remove the blanks.
      """,
    bad: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": "{ gap }" }
      }
      """,
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": "{gap}" }
      }
      """,
    rule: "DTCG 2025.10, R-040")

  /// Several fonts stand in one string.
  static let fontList = DiagnosticCode(
    "font-list", .warning,
    summary: "several fonts are written in one string",
    explanation: """
      A string is the name of one font, and no font has a comma in its name. Such a string is read as \
      the list that CSS would see in it; by the letter of the standard (`--spec`) it stays one name. \
      Write an array of names.
      """,
    bad: #"{ "body": { "$type": "fontFamily", "$value": "Inter, sans-serif" } }"#,
    good: #"{ "body": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] } }"#,
    rule: "DTCG 2025.10, R-130")

  /// The mended form of several examples.
  private static let typography: Example = """
    {
      "body": {
        "$type": "typography",
        "$value": {
          "fontFamily": "Inter",
          "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" },
          "lineHeight": 1.5
        }
      }
    }
    """
}

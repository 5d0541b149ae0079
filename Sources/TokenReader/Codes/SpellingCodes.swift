import TokenModel

// Spellings of older and other tools that are read nevertheless, and one that cannot be.
extension DiagnosticCode {
  /// Another name for a type of the standard.
  static let typeSpelling = DiagnosticCode(
    "type-spelling", .warning, isLeniency: true,
    summary: "a type has a name of another tool",
    explanation: """
      Tokens Studio, Style Dictionary and the plugins of Figma name types by what they are for: spacing, \
      sizing, borderRadius, fontSizes, lineHeights, letterSpacing, opacity, boxShadow, time, easing and so on. \
      Each is read as the type of the standard that it means. Write that one.
      """,
    bad: #"{ "gap": { "$type": "spacing", "$value": { "value": 8, "unit": "px" } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-018")

  /// A plain number whose unit follows from its type.
  static let unitlessLength = DiagnosticCode(
    "unitless-length", .warning, isLeniency: true,
    summary: "a length or time has no unit, and its tool says which is meant",
    explanation: """
      In Tokens Studio and Figma a plain number that is a spacing, a size, a radius or a part of a shadow \
      counts pixels, and in the export of Figma's prototypes a duration counts seconds. It is read so. \
      Write the unit: other tools refuse the number or take it for something else.
      """,
    bad: #"{ "gap": { "$type": "spacing", "$value": "8" } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-120")

  /// A plain number with several readings.
  static let unitlessValue = DiagnosticCode(
    "unitless-value",
    summary: "a plain number can be read in two ways",
    explanation: """
      A length without its unit may be pixels or rem, a duration milliseconds or seconds, an opacity above \
      1 a percentage or a mistake. Nothing in the file says which, and a guess would be wrong in somebody's \
      design. The help names the readings: write the one that is meant.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": 16 } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-120, R-140")

  /// The unit stands beside the value.
  static let siblingUnit = DiagnosticCode(
    "sibling-unit", .warning, isLeniency: true,
    summary: "a unit stands beside the value and not in it",
    explanation: """
      Some files keep a plain number as the value and its unit as a member of the token. The two are read \
      together. In the standard the value is an object that holds both.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": "32", "unit": "px" } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 32, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-120")

  /// A number in quotes.
  static let numberString = DiagnosticCode(
    "number-string", .warning, isLeniency: true,
    summary: "a number is written as a string",
    explanation: """
      A string that holds a number and nothing else is read as that number. Remove the quotes: a tool that \
      follows the standard refuses the string.
      """,
    bad: #"{ "ratio": { "$type": "number", "$value": "1.5" } }"#,
    good: #"{ "ratio": { "$type": "number", "$value": 1.5 } }"#,
    rule: "DTCG 2025.10, R-155")

  /// A share of something in percent.
  static let percentage = DiagnosticCode(
    "percentage", .warning, isLeniency: true,
    summary: "a number is written as a percentage",
    explanation: """
      An opacity or a line height in percent is read as the number that it is: 40% is 0.4. Write the \
      number.
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
            "lineHeight": "150%"
          }
        }
      }
      """,
    good: """
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
      """,
    rule: "DTCG 2025.10, R-155, R-191")

  /// An easing as CSS or an object.
  static let legacyEasing = DiagnosticCode(
    "legacy-easing", .warning, isLeniency: true,
    summary: "an easing is not written as four numbers",
    explanation: """
      `cubic-bezier(…)`, the words of CSS such as `ease-out` and an object of x1, y1, x2 and y2 are read as \
      the curve that they are. In the standard it is an array of the four numbers, in that order.
      """,
    bad: #"{ "out": { "$type": "cubicBezier", "$value": "ease-out" } }"#,
    good: #"{ "out": { "$type": "cubicBezier", "$value": [0, 0, 0.58, 1] } }"#,
    rule: "DTCG 2025.10, R-150")

  /// A font weight by another name.
  static let fontWeightSpelling = DiagnosticCode(
    "font-weight-spelling", .warning, isLeniency: true,
    summary: "a font weight is not spelled as in the standard",
    explanation: """
      Fonts and design tools write `Thin`, `SemiBold` or `Semi Bold`; the standard knows the names in lower \
      case with a dash between words, or a number without quotes. The weight is read. A style in the name, such as \
      `Italic`, is no part of it and is left out.
      """,
    bad: #"{ "strong": { "$type": "fontWeight", "$value": "Semi Bold" } }"#,
    good: #"{ "strong": { "$type": "fontWeight", "$value": "semi-bold" } }"#,
    rule: "DTCG 2025.10, R-133")

  /// A member of a composite under another name.
  static let memberSpelling = DiagnosticCode(
    "member-spelling", .warning, isLeniency: true,
    summary: "a member of a composite value has a name of another tool",
    explanation: """
      Shadows of Tokens Studio have `x`, `y` and a `type`, transitions of the plugin export an \
      `easingFunction`. They are read as the members of the standard: `offsetX`, `offsetY`, `inset` and \
      `timingFunction`. Write those.
      """,
    bad: """
      {
        "low": {
          "$type": "shadow",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "x": { "value": 0, "unit": "px" },
            "y": { "value": 1, "unit": "px" },
            "blur": { "value": 2, "unit": "px" },
            "spread": { "value": 0, "unit": "px" },
            "type": "dropShadow"
          }
        }
      }
      """,
    good: """
      {
        "low": {
          "$type": "shadow",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "value": 1, "unit": "px" },
            "blur": { "value": 2, "unit": "px" },
            "spread": { "value": 0, "unit": "px" }
          }
        }
      }
      """,
    rule: "DTCG 2025.10, R-180, R-175")

  /// A reference in an older form.
  static let legacyReference = DiagnosticCode(
    "legacy-reference", .warning, isLeniency: true,
    summary: "a reference is written in an older form",
    explanation: """
      Style Dictionary wrote `{path.of.token.value}`, and Tokens Studio `$path.of.token`. Each is read as a \
      reference to the token where there is one. Write its path in braces.
      """,
    bad: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": "{gap.value}" }
      }
      """,
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": "{gap}" }
      }
      """,
    rule: "DTCG 2025.10, R-040")

  /// A blur or spread that is left out.
  static let omittedZero = DiagnosticCode(
    "omitted-zero", .warning, isLeniency: true,
    summary: "a shadow has no `blur` or no `spread`",
    explanation: """
      All lengths of a shadow are required. CSS takes a blur or spread that is left out as 0, and so does \
      this reader; a strict tool refuses the token. Write the 0.
      """,
    bad: """
      {
        "low": {
          "$type": "shadow",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "value": 1, "unit": "px" },
            "blur": { "value": 2, "unit": "px" }
          }
        }
      }
      """,
    good: """
      {
        "low": {
          "$type": "shadow",
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "value": 1, "unit": "px" },
            "blur": { "value": 2, "unit": "px" },
            "spread": { "value": 0, "unit": "px" }
          }
        }
      }
      """,
    rule: "DTCG 2025.10, R-181")

  /// A member of a transition that has no form in the standard.
  static let extraMember = DiagnosticCode(
    "extra-transition-member", .warning, isLeniency: true,
    summary: "a transition has a member of CSS that the standard has no form for",
    explanation: """
      A transition is a duration, a delay and an easing. Which property it is for, and its behavior, are said \
      where it is used; such a member is left out. Keep it under `$extensions`.
      """,
    bad: """
      {
        "fade": {
          "$type": "transition",
          "$value": {
            "property": "opacity",
            "duration": { "value": 150, "unit": "ms" },
            "delay": { "value": 0, "unit": "ms" },
            "timing-function": [0, 0, 1, 1]
          }
        }
      }
      """,
    good: """
      {
        "fade": {
          "$type": "transition",
          "$value": {
            "duration": { "value": 150, "unit": "ms" },
            "delay": { "value": 0, "unit": "ms" },
            "timingFunction": [0, 0, 1, 1]
          }
        }
      }
      """,
    rule: "DTCG 2025.10, R-175")

  /// A text of CSS that no type can hold.
  static let cssText = DiagnosticCode(
    "css-text", .warning, isLeniency: true,
    summary: "a value is a text of CSS that its type cannot hold",
    explanation: """
      Several values in one text, such as `0 16px` or `opacity 200ms ease-out`, and words such as `inherit` \
      and `auto` mean something to CSS alone. The token is kept as a text, as if its type were `string`. \
      Split it into tokens of one value each.
      """,
    bad: #"{ "inset": { "$type": "dimension", "$value": "0 16px" } }"#,
    good: #"{ "inset": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-023")

  /// A gradient written as CSS.
  static let gradientText = DiagnosticCode(
    "gradient-text", .warning, isLeniency: true,
    summary: "a gradient is written as a text of CSS",
    explanation: """
      A gradient of the standard is an array of colors and positions. The stops of `linear-gradient(…)` and the \
      others are read, positions that are left out as CSS fills them in. The direction, the shape and the kind of \
      the gradient have no form in the standard and are left out: say them where the gradient is used.
      """,
    bad: """
      {
        "dawn": { "$type": "gradient", "$value": "linear-gradient(45deg, #000000 0%, #ffffff 100%)" }
      }
      """,
    good: """
      {
        "dawn": {
          "$type": "gradient",
          "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 1 }
          ]
        }
      }
      """,
    rule: "DTCG 2025.10, R-185")
}

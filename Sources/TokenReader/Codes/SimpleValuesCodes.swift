import TokenModel

// What is wrong with values of one type: colors, units, fonts, curves and strokes.
extension DiagnosticCode {
  /// An unknown color space.
  static let colorSpace = DiagnosticCode(
    "color-space",
    summary: "a `colorSpace` is none of the standard's 14",
    explanation: """
      The spaces are srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, \
      prophoto-rgb, rec2020, xyz-d65 and xyz-d50, spelled exactly so. The components mean nothing \
      without one. Correct the name; a color of another space must be converted.
      """,
    bad: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "sRGB", "components": [0, 0, 0.2] } }
      }
      """,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """,
    rule: "DTCG 2025.10, R-101, A-35")

  /// A color component is outside its range.
  static let componentRange = DiagnosticCode(
    "component-range",
    summary: "a color component is outside its range",
    explanation: """
      Red, green, blue and XYZ run from 0 to 1, not to 255. Percentages run from 0 to 100 (in oklab \
      and oklch, lightness from 0 to 1), hues from 0 up to but not including 360, and chroma from 0 \
      up. Nothing is clamped, because a scale that was mixed up would give a wrong color in silence. \
      Scale the number; for no value at all write `"none"`.
      """,
    bad: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 51] } }
      }
      """,
    good: """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
      }
      """,
    rule: "DTCG 2025.10, R-105 to R-112")

  /// `alpha` is outside 0 to 1.
  static let alphaRange = DiagnosticCode(
    "alpha-range",
    summary: "`alpha` is outside 0 to 1",
    explanation: """
      Opacity runs from 0, clear, to 1, opaque, which is also what a color without `alpha` has. \
      Divide a percentage by 100.
      """,
    bad: """
      {
        "veil": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 40 }
        }
      }
      """,
    good: """
      {
        "veil": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4 }
        }
      }
      """,
    rule: "DTCG 2025.10, R-113")

  /// `hex` is not `#` and six digits.
  static let hexForm = DiagnosticCode(
    "hex-form",
    summary: "`hex` is not `#` and six hexadecimal digits",
    explanation: """
      `hex` is an opaque fallback in sRGB for tools that cannot read the components. Write `#` and six \
      digits, and opacity as `alpha`. It may be left out; the components are what counts.
      """,
    bad: """
      {
        "ink": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2], "hex": "000033" }
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

  /// An unknown unit.
  static let unknownUnit = DiagnosticCode(
    "unknown-unit",
    summary: "a unit is unknown",
    explanation: """
      Dimensions are in `px` or `rem`, durations in `ms` or `s`, all in lower case. A few more units of \
      dimensions are read with a warning, such as `em` and `dp`; this one is none of them, so its \
      size is not known. Correct the spelling or convert the value.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "pix" } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-121, R-141")

  /// A font weight is neither 1 to 1000 nor a known name.
  static let fontWeight = DiagnosticCode(
    "font-weight",
    summary: "a font weight is neither from 1 to 1000 nor a known name",
    explanation: """
      A weight is a number from 1 to 1000, as in OpenType, or one of 18 names, such as `light`, \
      `regular`, `semi-bold` and `black`: in lower case, with a hyphen between words. Write the \
      number if you are not sure of the name.
      """,
    bad: #"{ "strong": { "$type": "fontWeight", "$value": "strong" } }"#,
    good: #"{ "strong": { "$type": "fontWeight", "$value": "semi-bold" } }"#,
    rule: "DTCG 2025.10, R-132, R-133")

  /// An x of a cubicBezier is outside 0 to 1.
  static let bezierRange = DiagnosticCode(
    "bezier-range",
    summary: "an x of a cubicBezier is outside 0 to 1",
    explanation: """
      The first and third number are points in time. Beyond 0 to 1 the curve would run backwards and \
      have several values at one time. The second and fourth are free; that is how a curve \
      overshoots. Perhaps x and y are exchanged.
      """,
    bad: #"{ "spring": { "$type": "cubicBezier", "$value": [0.3, 0, 1.5, 1] } }"#,
    good: #"{ "spring": { "$type": "cubicBezier", "$value": [0.3, 1.5, 1, 1] } }"#,
    rule: "DTCG 2025.10, R-151")

  /// An unknown stroke style.
  static let strokeStyle = DiagnosticCode(
    "stroke-style",
    summary: "a stroke style is unknown",
    explanation: """
      The names are solid, dashed, dotted, double, groove, ridge, outset and inset. Any other pattern \
      is an object with a `dashArray` and a `lineCap`.
      """,
    bad: #"{ "edge": { "$type": "strokeStyle", "$value": "dash" } }"#,
    good: #"{ "edge": { "$type": "strokeStyle", "$value": "dashed" } }"#,
    rule: "DTCG 2025.10, R-160")

  /// An unknown line cap.
  static let lineCap = DiagnosticCode(
    "line-cap",
    summary: "a line cap is unknown",
    explanation: """
      `lineCap` says how each dash ends: `round`, `butt` or `square`. Correct the name; `butt` is the \
      plain end that most drawing systems have by default.
      """,
    bad: """
      {
        "edge": {
          "$type": "strokeStyle",
          "$value": { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "flat" }
        }
      }
      """,
    good: """
      {
        "edge": {
          "$type": "strokeStyle",
          "$value": { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "butt" }
        }
      }
      """,
    rule: "DTCG 2025.10, R-162")
}

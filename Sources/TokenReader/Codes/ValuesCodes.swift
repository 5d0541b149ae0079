import TokenModel

// What is wrong with types and values, whatever their type.
extension DiagnosticCode {
  /// The type of a token cannot be determined.
  static let missingType = DiagnosticCode(
    "missing-type",
    summary: "a token has no type",
    explanation: """
      A token has its own `$type`, or that of the token that it refers to, or that of the nearest \
      group around it, in this order. It is never guessed from the value: `4` may be a number or a \
      font weight. Add a `$type` to the token, or to a group if all in it are alike.
      """,
    bad: #"{ "gap": { "$value": 4 } }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "DTCG 2025.10, R-019, R-020, R-021")

  /// A reference leads to a value of another type.
  static let typeMismatch = DiagnosticCode(
    "type-mismatch",
    summary: "a reference leads to a value of another type",
    explanation: """
      A reference stands for the value that it leads to, and nothing is converted: the target must \
      have the type of the token, or of the place inside a composite value. Correct the `$type`, or \
      refer to a token of the type that is needed.
      """,
    bad: """
      {
        "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "pause": { "$type": "duration", "$value": "{gap}" }
      }
      """,
    good: """
      {
        "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
        "pause": { "$type": "duration", "$value": "{fast}" }
      }
      """,
    rule: "DTCG 2025.10, R-022, R-057, R-059")

  /// An alias has another type than its group says.
  static let aliasTypeDiffers = DiagnosticCode(
    "alias-type-differs", .warning,
    summary: "an alias has another type than its group says",
    explanation: """
      For an alias without a `$type` the type of its target comes before that of the group. So this \
      token is not what its group promises, and some tools take the group's word and fail. Move it \
      to another group, or give it a `$type` of its own.
      """,
    bad: """
      {
        "base": { "$type": "number", "$value": 4 },
        "pauses": { "$type": "duration", "long": { "$value": "{base}" } }
      }
      """,
    good: """
      {
        "base": { "$type": "number", "$value": 4 },
        "pauses": { "$type": "duration", "factor": { "$type": "number", "$value": "{base}" } }
      }
      """,
    rule: "DTCG 2025.10, R-064, A-25")

  /// A value does not have the form of its type.
  static let wrongValue = DiagnosticCode(
    "wrong-value",
    summary: "a value does not have the form of its type",
    explanation: """
      Each type has one form, and the message says which one is expected here. Often the \
      `$type` is not the one that was meant, or an object stands for a number. Nothing is converted in silence: \
      correct the value or the type.
      """,
    bad: #"{ "opacity": { "$type": "number", "$value": "half" } }"#,
    good: #"{ "opacity": { "$type": "number", "$value": 0.5 } }"#,
    rule: "DTCG 2025.10, R-023")

  /// A value lacks a member that its type needs.
  static let missingMember = DiagnosticCode(
    "missing-member",
    summary: "a value lacks a member that its type needs",
    explanation: """
      The members of a value have no defaults, except `alpha` of a color and `inset` of a shadow: what \
      is missing would be filled in differently by each tool. Add it, if need be with the value that \
      you took for granted.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": { "value": 4 } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-100, R-120, R-140, R-161, R-170, R-175, R-181, R-186, R-190")

  /// A value has a member that its type does not know.
  static let unknownMember = DiagnosticCode(
    "unknown-member",
    summary: "a value has a member that its type does not know",
    explanation: """
      The members of a value are fixed, and tools drop or refuse others. Most often the name is \
      misspelled or belongs to another type. Correct it, or keep data of your own under \
      `$extensions`, beside the `$value`.
      """,
    bad: #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px", "min": 2 } } }"#,
    good: #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#,
    rule: "DTCG 2025.10, R-164, R-172, R-177, R-184, R-189, D-01, D-02, D-03")

  /// An array has the wrong number of elements.
  static let wrongCount = DiagnosticCode(
    "wrong-count",
    summary: "an array has the wrong number of elements",
    explanation: """
      A color has three components in every color space (`alpha` is a member of its own) and a \
      cubicBezier has four numbers, x1, y1, x2, y2. Add what is missing or remove what is too much.
      """,
    bad: #"{ "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2] } }"#,
    good: #"{ "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] } }"#,
    rule: "DTCG 2025.10, R-103, R-150")

  /// A list that needs an element is empty.
  static let emptyList = DiagnosticCode(
    "empty-list",
    summary: "a list that needs an element is empty",
    explanation: """
      A list of fonts, gradient stops, shadows or dashes has at least one element; the schema of the \
      standard says so. An empty one gives an output nothing to write. Add an element. For no shadow \
      write one that cannot be seen, with alpha 0 and all lengths 0.
      """,
    bad: #"{ "body": { "$type": "fontFamily", "$value": [] } }"#,
    good: #"{ "body": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] } }"#,
    rule: "DTCG 2025.10, D-04, D-05, D-06, D-07")

  /// An element refers to a token with several elements.
  static let elementIsList = DiagnosticCode(
    "element-is-list",
    summary: "an element refers to a token with several elements",
    explanation: """
      A reference in an array stands for one element; arrays are never flattened. A token with one \
      layer or stop can stand there, one with several cannot. List the elements one by one, or refer \
      to the token as the whole value.
      """,
    bad: """
      {
        "fade": {
          "$type": "gradient",
          "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 1 }
          ]
        },
        "veil": { "$type": "gradient", "$value": ["{fade}"] }
      }
      """,
    good: """
      {
        "fade": {
          "$type": "gradient",
          "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 1 }
          ]
        },
        "veil": { "$type": "gradient", "$value": "{fade}" }
      }
      """,
    rule: "DTCG 2025.10, R-062, A-04, A-05")

  /// A number is beyond what can be represented.
  static let numberTooLarge = DiagnosticCode(
    "number-too-large",
    summary: "a number is beyond what can be represented",
    explanation: """
      JSON sets no limit to numbers, but tools and platforms calculate with 64-bit floating point, \
      which ends near 1.8e308. Such a number would become infinite. Most likely an exponent is \
      mistyped.
      """,
    bad: #"{ "factor": { "$type": "number", "$value": 1e400 } }"#,
    good: #"{ "factor": { "$type": "number", "$value": 1e40 } }"#,
    rule: "DTCG 2025.10, R-155; RFC 8259, section 6")
}

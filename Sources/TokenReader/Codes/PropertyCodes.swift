import TokenModel

// What is wrong with the properties of tokens and groups: the members that begin with `$`.
extension DiagnosticCode {
  /// A name begins with `$` and is not a property of the standard.
  static let reservedName = DiagnosticCode(
    "reserved-name",
    summary: "a name begins with `$` and is not a property of the standard",
    explanation: """
      Names with `$` belong to the standard, which may give them a meaning in a later version. This \
      one has none here: it is misspelled, on the wrong kind of object, or your own. Correct it, drop \
      the `$` of a token's name, or keep your own data under `$extensions`.
      """,
    bad: #"{ "gap": { "$type": "number", "$value": 4, "$descripton": "Between cards" } }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4, "$description": "Between cards" } }"#,
    rule: "DTCG 2025.10, R-006, R-010")

  /// `$type` is not a string.
  static let typeNotString = DiagnosticCode(
    "type-not-string",
    summary: "`$type` is not a string",
    explanation: """
      A `$type` is one name, on tokens and groups alike; a token has exactly one type. Write the name \
      of the type as a string.
      """,
    bad: #"{ "gap": { "$type": ["number"], "$value": 4 } }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "DTCG 2025.10, R-017")

  /// A `$type` outside the standard.
  static let unknownType = DiagnosticCode(
    "unknown-type", .warning, isLeniency: true,
    summary: "a `$type` is none of the standard's 13",
    explanation: """
      The types are color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, \
      strokeStyle, border, transition, shadow, gradient and typography, spelled exactly so. Other \
      tools refuse another one or drop the token. Correct the spelling. A type of your own, such as \
      `string`, is kept as it is: its strings, numbers and booleans reach the outputs unchecked.
      """,
    bad: #"{ "label": { "$type": "string", "$value": "Save" } }"#,
    good: #"{ "label": { "$type": "fontFamily", "$value": "Inter" } }"#,
    rule: "DTCG 2025.10, R-018")

  /// `$description` is not a string.
  static let descriptionNotString = DiagnosticCode(
    "description-not-string",
    summary: "`$description` is not a string",
    explanation: """
      A description is plain text that tools show and outputs carry as documentation. Write it as one \
      string, with `\\n` for a line break; structured data belongs under `$extensions`.
      """,
    bad: #"{ "gap": { "$type": "number", "$value": 4, "$description": ["Between", "cards"] } }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4, "$description": "Between cards" } }"#,
    rule: "DTCG 2025.10, R-015, R-016")

  /// `$deprecated` is neither a boolean nor a string.
  static let deprecatedNotText = DiagnosticCode(
    "deprecated-not-text",
    summary: "`$deprecated` is neither a boolean nor a string",
    explanation: """
      `true` says that a token is deprecated, a string also says why, and `false` lifts what a group \
      around it says. Anything else has no meaning. A string can name the replacement.
      """,
    bad: #"{ "gap": { "$type": "number", "$value": 4, "$deprecated": 1 } }"#,
    good: #"{ "gap": { "$type": "number", "$value": 4, "$deprecated": "Use {inset}." } }"#,
    rule: "DTCG 2025.10, R-027, R-028")

  /// `$extensions` is not an object.
  static let extensionsNotObject = DiagnosticCode(
    "extensions-not-object",
    summary: "`$extensions` is not an object",
    explanation: """
      `$extensions` holds data of tools: one member for each vendor, named by a reverse domain so \
      that no two clash. Below that name anything may stand. Put the data under a key of yours.
      """,
    bad: #"{ "gap": { "$type": "number", "$value": 4, "$extensions": "figma" } }"#,
    good: """
      {
        "gap": {
          "$type": "number",
          "$value": 4,
          "$extensions": { "com.example.editor": { "source": "figma" } }
        }
      }
      """,
    rule: "DTCG 2025.10, R-024, R-025, R-226")

  /// A token has both `$value` and `$ref`.
  static let valueAndReference = DiagnosticCode(
    "value-and-ref",
    summary: "a token has both `$value` and `$ref`",
    explanation: """
      `$value` gives a token a value and `$ref` makes it an alias of another; with both, nobody can \
      say which counts. Remove one of them.
      """,
    bad: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": 8, "$ref": "#/gap" }
      }
      """,
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$ref": "#/gap" }
      }
      """,
    rule: "DTCG 2025.10, R-058")
}

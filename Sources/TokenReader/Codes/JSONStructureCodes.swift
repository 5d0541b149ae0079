import TokenModel

// What is wrong between the words of a JSON text: names, colons, commas and brackets.
extension DiagnosticCode {
  /// A name without quotes.
  static let jsonUnquotedName = DiagnosticCode(
    "json-unquoted-name",
    summary: "a member name stands without quotes",
    explanation: """
      In JSON every name is a string in double quotes. Add them, or name the file `.json5`, where \
      names that are identifiers can do without.
      """,
    bad: Example(.text, #"{ gap: { "$type": "number", "$value": 4 } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, section 4")

  /// A member without a name.
  static let jsonMissingName = DiagnosticCode(
    "json-missing-name",
    summary: "a member of an object has no name",
    explanation: """
      An object holds pairs of a name and a value. Here a name should begin, and a comma, a colon or \
      a value stands there instead. Give the value a name, use an array, or remove the extra comma.
      """,
    bad: Example(.text, #"{ { "$type": "number", "$value": 4 } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, section 4")

  /// No colon.
  static let jsonMissingColon = DiagnosticCode(
    "json-missing-colon",
    summary: "no colon stands between a name and its value",
    explanation: """
      Write `:` behind the name. If another string follows at once, the quote before it was perhaps \
      meant to be inside the string: then write `\\"`.
      """,
    bad: Example(.text, #"{ "gap": { "$type": "number", "$value" 4 } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, section 4")

  /// No value.
  static let jsonMissingValue = DiagnosticCode(
    "json-missing-value",
    summary: "a value is missing",
    explanation: """
      Behind a colon, and between two commas of an array, a value must stand. Add it, or remove the \
      name or the extra comma. A value that is meant to be open does not exist in JSON: leave out the \
      member.
      """,
    bad: Example(.text, #"{ "gap": { "$type": "number", "$value": } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, section 2")

  /// No comma.
  static let jsonMissingComma = DiagnosticCode(
    "json-missing-comma",
    summary: "no comma stands between two members or elements",
    explanation: """
      Members of an object and elements of an array are separated by `,`, at line ends too. Add it \
      behind the value; the parts on either side are read nevertheless.
      """,
    bad: Example(
      .text,
      """
      {
        "gap": { "$type": "number", "$value": 4 }
        "inset": { "$type": "number", "$value": 8 }
      }
      """),
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": 8 }
      }
      """,
    rule: "RFC 8259, sections 4 and 5")

  /// A comma too many.
  static let jsonTrailingComma = DiagnosticCode(
    "json-trailing-comma",
    summary: "a comma stands behind the last member or element",
    explanation: """
      In JSON a comma separates and does not end: another tool refuses the file or sees an empty \
      element. Remove it, or name the file `.jsonc` or `.json5`, where it is allowed.
      """,
    bad: Example(.text, #"{ "gap": { "$type": "number", "$value": 4, } }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, sections 4 and 5")

  /// The wrong closing bracket.
  static let jsonMismatchedBracket = DiagnosticCode(
    "json-mismatched-bracket",
    summary: "a closing bracket does not fit the one that was opened",
    explanation: """
      An object ends with `}` and an array with `]`; the message shows where the open one begins. \
      Change the bracket, or close what is open inside first.
      """,
    bad: Example(.text, #"{ "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1} } }"#),
    good: #"{ "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] } }"#,
    rule: "RFC 8259, sections 4 and 5")

  /// No closing bracket.
  static let jsonUnclosedContainer = DiagnosticCode(
    "json-unclosed-container",
    summary: "an object or array is not closed",
    explanation: """
      The file ends while brackets are open. The message points at the bracket that most likely lacks \
      its partner, judged by the indentation. Close it there; if the file was cut off, get it again.
      """,
    bad: Example(.text, #"{ "gap": { "$type": "number", "$value": 4 }"#),
    good: #"{ "gap": { "$type": "number", "$value": 4 } }"#,
    rule: "RFC 8259, sections 4 and 5")

  /// Something behind the value.
  static let jsonTrailingContent = DiagnosticCode(
    "json-trailing-content",
    summary: "something follows the value of a file",
    explanation: """
      A JSON text is one value, and here more stands behind its end. Most likely a bracket closes too \
      early, or two files were put into one. Remove the bracket, or merge the two objects.
      """,
    bad: Example(
      .text,
      """
      {
        "gap": { "$type": "number", "$value": 4 }
      }
      { "inset": { "$type": "number", "$value": 8 } }
      """),
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "inset": { "$type": "number", "$value": 8 }
      }
      """,
    rule: "RFC 8259, section 2")
}

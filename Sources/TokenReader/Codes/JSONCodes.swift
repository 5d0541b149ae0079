import TokenModel
import TokenSyntax

extension DiagnosticCode {
  /// The description of a fault of a JSON text.
  static func of(_ code: JSONFaultCode) -> DiagnosticCode {
    switch code {
    case .empty: jsonEmpty
    case .invalidUTF8: jsonInvalidUTF8
    case .unexpectedCharacter: jsonUnexpectedCharacter
    case .badLiteral: jsonBadLiteral
    case .badNumber: jsonBadNumber
    case .unterminatedString: jsonUnterminatedString
    case .controlCharacter: jsonControlCharacter
    case .badEscape: jsonBadEscape
    case .singleQuotes: jsonSingleQuotes
    case .unquotedName: jsonUnquotedName
    case .missingName: jsonMissingName
    case .missingColon: jsonMissingColon
    case .missingValue: jsonMissingValue
    case .missingComma: jsonMissingComma
    case .trailingComma: jsonTrailingComma
    case .comment: jsonComment
    case .unterminatedComment: jsonUnterminatedComment
    case .mismatchedBracket: jsonMismatchedBracket
    case .unclosedContainer: jsonUnclosedContainer
    case .trailingContent: jsonTrailingContent
    case .tooDeep: jsonTooDeep
    case .tooManyFaults: jsonTooManyFaults
    case .duplicateKey: duplicateKey
    }
  }

  /// No value at all.
  static let jsonEmpty = DiagnosticCode(
    "json-empty",
    summary: "a file holds no JSON value",
    explanation: """
      The file is empty, or has nothing but blanks and comments. A JSON text is exactly one value, and \
      that of a token file is an object. Write `{}` if there are no tokens yet.
      """,
    bad: Example(.text, ""),
    good: "{}",
    rule: "RFC 8259, section 2")

  /// Nested too deep.
  static let jsonTooDeep = DiagnosticCode(
    "json-too-deep",
    summary: "objects and arrays are nested deeper than the limit",
    explanation: """
      RFC 8259 lets a reader limit the depth of nesting. The limit is 1,000, a hundred times what \
      tokens need; a deeper file is most likely made by a program that does not stop. What lies \
      deeper is not read. Mend the program, or flatten the groups.
      """,
    bad: Example(.words, "A file with 1,001 groups, each inside the one before."),
    good: Example(.words, "The same token below fewer groups."),
    rule: "RFC 8259, section 9")

  /// More faults than are worth telling.
  static let jsonTooManyFaults = DiagnosticCode(
    "json-too-many-faults",
    summary: "a file has more syntax errors than are listed",
    explanation: """
      Behind 99 syntax errors the rest of a file is read without telling more of them. So many seldom \
      have as many causes: the file may not be JSON, or one fault near its start makes the others. \
      Mend the first ones and run again.
      """,
    bad: Example(.words, "A file with 100 members, none of which has a colon."),
    good: Example(.words, "The same members, each with its colon."))

  /// One member name twice in an object.
  static let duplicateKey = DiagnosticCode(
    "duplicate-key",
    summary: "one member name stands twice in an object",
    explanation: """
      RFC 8259 leaves open which of two members of one name counts: some readers take the first, most \
      the last, some refuse the file. So the same file would give other tokens in another tool. \
      Remove or rename one of them. Two spellings of one name count as the same, such as `a` and \
      `\\u0061`.
      """,
    bad: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "gap": { "$type": "number", "$value": 8 }
      }
      """,
    good: """
      {
        "gap": { "$type": "number", "$value": 4 },
        "gap-large": { "$type": "number", "$value": 8 }
      }
      """,
    rule: "DTCG 2025.10, R-001, A-31; RFC 8259, section 4")

  /// The faults of JSON texts.
  static let jsonCodes: [DiagnosticCode] = JSONFaultCode.allCases.map(of)
}

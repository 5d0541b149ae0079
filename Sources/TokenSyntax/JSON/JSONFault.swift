/// What can be wrong with a JSON text. The raw value is the code of the diagnostic.
package enum JSONFaultCode: String, CaseIterable, Sendable {
  /// No value at all.
  case empty = "json-empty"
  /// A byte sequence that is not UTF-8.
  case invalidUTF8 = "json-invalid-utf8"
  /// Something that starts neither a value, a name nor a separator.
  case unexpectedCharacter = "json-unexpected-character"
  /// A bare word that is no `true`, `false` or `null`.
  case badLiteral = "json-bad-literal"
  /// A number that the grammar does not allow.
  case badNumber = "json-bad-number"
  /// A string without its closing quote.
  case unterminatedString = "json-unterminated-string"
  /// A raw control character inside a string.
  case controlCharacter = "json-control-character"
  /// A backslash followed by something that it cannot escape.
  case badEscape = "json-bad-escape"
  /// A string in single quotes where the dialect has none.
  case singleQuotes = "json-single-quotes"
  /// A member name without quotes, or with characters that need them.
  case unquotedName = "json-unquoted-name"
  /// A member without a name.
  case missingName = "json-missing-name"
  /// No colon between a name and its value.
  case missingColon = "json-missing-colon"
  /// No value where one was expected.
  case missingValue = "json-missing-value"
  /// No comma between two members or elements.
  case missingComma = "json-missing-comma"
  /// A comma behind the last member or element where the dialect has none.
  case trailingComma = "json-trailing-comma"
  /// A comment where the dialect has none.
  case comment = "json-comment"
  /// A block comment without its end.
  case unterminatedComment = "json-unterminated-comment"
  /// A closing bracket that does not fit the opening one.
  case mismatchedBracket = "json-mismatched-bracket"
  /// An object or array without its closing bracket.
  case unclosedContainer = "json-unclosed-container"
  /// Something behind the value of the text.
  case trailingContent = "json-trailing-content"
  /// More nested objects and arrays than the limit allows.
  case tooDeep = "json-too-deep"
  /// More faults than are worth reporting; always the last one of a file.
  case tooManyFaults = "json-too-many-faults"
  /// The same name twice in one object: well-formed, but with no agreed meaning.
  case duplicateKey = "duplicate-key"
}

/// One fault of a JSON text.
package struct JSONFault: Hashable, Sendable {
  /// What kind of fault it is.
  package let code: JSONFaultCode
  /// Where it is; empty for a place between two bytes where something is missing.
  package let span: SourceSpan
  /// What was expected and what was found, in one phrase.
  package let message: String
  /// What to do about it.
  package let help: String?
  /// Another place that explains the fault: the bracket that was opened, the first use of a name.
  package let related: JSONFaultLabel?
}

/// A second place of a fault, with what is there.
package struct JSONFaultLabel: Hashable, Sendable {
  /// The place.
  package let span: SourceSpan
  /// What is there, in a few words.
  package let label: String
}

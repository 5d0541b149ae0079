/// What can be wrong with a schema, or with a value that it judges. The raw value is the code of
/// the diagnostic.
package enum SchemaFaultCode: String, CaseIterable, Sendable {
  /// The instance breaks a rule of the schema.
  case mismatch = "schema-mismatch"
  /// The instance could not be judged within the limits of the engine.
  case tooComplex = "schema-too-complex"
  /// A keyword of the schema has a value that it cannot have.
  case badKeyword = "schema-bad-keyword"
  /// A regular expression that is wrong or not supported.
  case badPattern = "schema-bad-pattern"
  /// A `$ref` to a document that was not given; nothing is ever fetched.
  case missingDocument = "schema-missing-document"
  /// A `$ref` to a place that the document does not have.
  case missingPlace = "schema-missing-place"
  /// A `$schema` or a required vocabulary that the engine does not know.
  case unknownDialect = "schema-unknown-dialect"
}

/// One fault: of a schema (when it is compiled), or of an instance (when it is validated).
package struct SchemaFault: Hashable, Sendable {
  /// What kind of fault it is.
  package let code: SchemaFaultCode
  /// The place in the instance; in the schema for faults of the schema itself. Of an object or
  /// array only the opening bracket, of a member that must not exist only the name.
  package let span: SourceSpan
  /// The JSON Pointer of that value.
  package let pointer: String
  /// The keyword that is not satisfied.
  package let keyword: String
  /// Where that keyword is in its schema document.
  package let schemaSpan: SourceSpan
  /// The URI of the keyword: the document, `#`, and a JSON Pointer.
  package let schemaLocation: String
  /// What was expected and what was found, in one phrase.
  package let message: String
  /// What to do about it, or which branch of several is meant.
  package let help: String?
}

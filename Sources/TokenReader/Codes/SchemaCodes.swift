import TokenModel

extension DiagnosticCode {
  /// A value breaks a rule of a JSON Schema.
  static let schemaMismatch = DiagnosticCode(
    "schema-mismatch", .error,
    summary: "a value breaks a rule of the schema",
    explanation: """
      The file is checked against a JSON Schema: that of a configuration, or one of your own that \
      `--schema` or "schema" in the configuration names. The finding names the keyword that is not \
      satisfied and where it stands in the schema.

      Where a value may have one of several forms, only the form that comes nearest is reported. \
      Mend the value, or the schema if it forbids too much.
      """,
    bad: Example(
      .files,
      """
      -- team.schema.json --
      { "additionalProperties": { "required": ["$description"] } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "additionalProperties": { "required": ["$description"] } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4, "$description": "Between cards" } }
      """),
    rule: "JSON Schema 2020-12")

  /// A value cannot be judged within the limits of the engine.
  static let schemaTooComplex = DiagnosticCode(
    "schema-too-complex", .error,
    summary: "the schema needs too many steps for this file",
    explanation: """
      A schema that refers to itself without end, or that applies several recursive alternatives to \
      each value, may take more steps than there are atoms. The check is given up at a limit, and \
      what remains is not judged.

      Let each reference lead one level deeper into the value, and tell alternatives apart by a \
      member with a `const`.
      """,
    bad: Example(
      .files,
      """
      -- team.schema.json --
      { "$ref": "#" }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "additionalProperties": { "$ref": "#" } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    rule: "JSON Schema 2020-12, Core, 9.4.1")

  /// A keyword of a schema has a value that it cannot have.
  static let schemaBadKeyword = DiagnosticCode(
    "schema-bad-keyword", .error,
    summary: "a keyword of a schema has a value that it cannot have",
    explanation: """
      The schema itself is at fault: a keyword has a value of the wrong kind, such as a `minimum` that \
      is a string. The keyword does not count, so that files may pass that should not.
      """,
    bad: Example(
      .files,
      """
      -- team.schema.json --
      { "minProperties": "1" }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "minProperties": 1 }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    rule: "JSON Schema 2020-12")

  /// A regular expression of a schema is wrong or not supported.
  static let schemaBadPattern = DiagnosticCode(
    "schema-bad-pattern", .error,
    summary: "a regular expression of a schema cannot be read",
    explanation: """
      A `pattern`, or a name under `patternProperties`, is no regular expression of ECMA-262, or one \
      that refers back to a group, which cannot be matched in linear time. No pattern that is read \
      can hang the program. One that is not read does not count.
      """,
    bad: Example(
      .files,
      #"""
      -- team.schema.json --
      { "propertyNames": { "pattern": "^(a)\\1" } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """#),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "propertyNames": { "pattern": "^[a-z]+$" } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    rule: "JSON Schema 2020-12, Core, 6.4")

  /// A schema refers to a document that was not given.
  static let schemaMissingDocument = DiagnosticCode(
    "schema-missing-document", .error,
    summary: "a schema refers to a document that is not at hand",
    explanation: """
      A `$ref` names another schema document that could not be read. Nothing is ever fetched from the \
      network: only files beside the schema, the meta-schemas, and the schemas that `tokenc schema` \
      prints can be referred to.

      Save the document beside the schema and refer to it by its path.
      """,
    bad: Example(
      .files,
      """
      -- team.schema.json --
      { "$ref": "https://example.com/common.schema.json" }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "$ref": "common.schema.json" }
      -- common.schema.json --
      { "minProperties": 1 }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    rule: "JSON Schema 2020-12, Core, 8.2.3")

  /// A schema refers to a place that its document does not have.
  static let schemaMissingPlace = DiagnosticCode(
    "schema-missing-place", .error,
    summary: "a schema refers to a place that does not exist",
    explanation: """
      The part of a `$ref` behind `#` is a JSON Pointer or the name of an anchor, and the document \
      has no such place. The reference accepts everything.
      """,
    bad: Example(
      .files,
      """
      -- team.schema.json --
      { "$ref": "#/$defs/groups", "$defs": { "group": { "minProperties": 1 } } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "$ref": "#/$defs/group", "$defs": { "group": { "minProperties": 1 } } }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    rule: "JSON Schema 2020-12, Core, 8.2.3")

  /// A schema is written for a version of JSON Schema that is not supported.
  static let schemaUnknownDialect = DiagnosticCode(
    "schema-unknown-dialect", .error,
    summary: "a schema is written for an unknown version of JSON Schema",
    explanation: """
      `$schema` at the root of a schema names the version for which it is written. Draft 2020-12 and \
      draft-07 are supported; the schema is read as 2020-12 instead.
      """,
    bad: Example(
      .files,
      """
      -- team.schema.json --
      { "$schema": "http://json-schema.org/draft-04/schema#", "minProperties": 1 }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    good: Example(
      .files,
      """
      -- team.schema.json --
      { "$schema": "https://json-schema.org/draft/2020-12/schema", "minProperties": 1 }
      -- space.tokens.json --
      { "gap": { "$type": "number", "$value": 4 } }
      """),
    rule: "JSON Schema 2020-12, Core, 8.1.1")

  /// The codes of a team's own schema.
  static let schemaCodes: [DiagnosticCode] = [
    schemaMismatch, schemaTooComplex, schemaBadKeyword, schemaBadPattern, schemaMissingDocument,
    schemaMissingPlace, schemaUnknownDialect,
  ]
}

/// The meta-schemas that schemas may refer to, without their texts for people.
enum MetaSchemas {
  /// The text of the meta-schema with this URI (without a fragment); nil for any other.
  static func text(uri: String) -> String? {
    switch uri {
    case "http://json-schema.org/draft-07/schema": draft07
    case base + "schema": draft202012
    case base + "meta/core": core
    case base + "meta/applicator": applicator
    case base + "meta/unevaluated": unevaluated
    case base + "meta/validation": validation
    case base + "meta/meta-data": metaData
    case base + "meta/format-annotation": format("format-annotation")
    case base + "meta/format-assertion": format("format-assertion")
    case base + "meta/content": content
    default: nil
    }
  }

  private static let base = "https://json-schema.org/draft/2020-12/"

  private static func meta(_ name: String, _ body: String) -> String {
    #"""
    {"$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://json-schema.org/draft/2020-12/meta/\#(name)",
    "$vocabulary": {"https://json-schema.org/draft/2020-12/vocab/\#(name)": true},
    "$dynamicAnchor": "meta", "type": ["object", "boolean"],
    \#(body)}
    """#
  }

  private static let draft202012 = #"""
    {"$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://json-schema.org/draft/2020-12/schema",
    "$vocabulary": {
      "https://json-schema.org/draft/2020-12/vocab/core": true,
      "https://json-schema.org/draft/2020-12/vocab/applicator": true,
      "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
      "https://json-schema.org/draft/2020-12/vocab/validation": true,
      "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
      "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
      "https://json-schema.org/draft/2020-12/vocab/content": true},
    "$dynamicAnchor": "meta",
    "allOf": [{"$ref": "meta/core"}, {"$ref": "meta/applicator"}, {"$ref": "meta/unevaluated"},
      {"$ref": "meta/validation"}, {"$ref": "meta/meta-data"}, {"$ref": "meta/format-annotation"},
      {"$ref": "meta/content"}],
    "type": ["object", "boolean"],
    "properties": {
      "definitions": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}},
      "dependencies": {"type": "object", "additionalProperties": {"anyOf": [
        {"$dynamicRef": "#meta"}, {"$ref": "meta/validation#/$defs/stringArray"}]}},
      "$recursiveAnchor": {"$ref": "meta/core#/$defs/anchorString"},
      "$recursiveRef": {"$ref": "meta/core#/$defs/uriReferenceString"}}}
    """#

  private static let core = meta(
    "core",
    #"""
    "properties": {
      "$id": {"$ref": "#/$defs/uriReferenceString", "pattern": "^[^#]*#?$"},
      "$schema": {"$ref": "#/$defs/uriString"},
      "$ref": {"$ref": "#/$defs/uriReferenceString"},
      "$anchor": {"$ref": "#/$defs/anchorString"},
      "$dynamicRef": {"$ref": "#/$defs/uriReferenceString"},
      "$dynamicAnchor": {"$ref": "#/$defs/anchorString"},
      "$vocabulary": {"type": "object", "propertyNames": {"$ref": "#/$defs/uriString"},
        "additionalProperties": {"type": "boolean"}},
      "$comment": {"type": "string"},
      "$defs": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}}},
    "$defs": {
      "anchorString": {"type": "string", "pattern": "^[A-Za-z_][-A-Za-z0-9._]*$"},
      "uriString": {"type": "string", "format": "uri"},
      "uriReferenceString": {"type": "string", "format": "uri-reference"}}
    """#)

  private static let applicator = meta(
    "applicator",
    #"""
    "properties": {
      "prefixItems": {"$ref": "#/$defs/schemaArray"},
      "items": {"$dynamicRef": "#meta"},
      "contains": {"$dynamicRef": "#meta"},
      "additionalProperties": {"$dynamicRef": "#meta"},
      "properties": {"$ref": "#/$defs/schemaMap"},
      "patternProperties": {"$ref": "#/$defs/schemaMap", "propertyNames": {"format": "regex"}},
      "dependentSchemas": {"$ref": "#/$defs/schemaMap"},
      "propertyNames": {"$dynamicRef": "#meta"},
      "if": {"$dynamicRef": "#meta"},
      "then": {"$dynamicRef": "#meta"},
      "else": {"$dynamicRef": "#meta"},
      "allOf": {"$ref": "#/$defs/schemaArray"},
      "anyOf": {"$ref": "#/$defs/schemaArray"},
      "oneOf": {"$ref": "#/$defs/schemaArray"},
      "not": {"$dynamicRef": "#meta"}},
    "$defs": {
      "schemaArray": {"type": "array", "minItems": 1, "items": {"$dynamicRef": "#meta"}},
      "schemaMap": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}}}
    """#)

  private static let unevaluated = meta(
    "unevaluated",
    #"""
    "properties": {
      "unevaluatedItems": {"$dynamicRef": "#meta"},
      "unevaluatedProperties": {"$dynamicRef": "#meta"}}
    """#)

  private static let validation = meta(
    "validation",
    #"""
    "properties": {
      "type": {"anyOf": [{"$ref": "#/$defs/simpleTypes"}, {"type": "array",
        "items": {"$ref": "#/$defs/simpleTypes"}, "minItems": 1, "uniqueItems": true}]},
      "const": true,
      "enum": {"type": "array", "items": true},
      "multipleOf": {"type": "number", "exclusiveMinimum": 0},
      "maximum": {"type": "number"},
      "exclusiveMaximum": {"type": "number"},
      "minimum": {"type": "number"},
      "exclusiveMinimum": {"type": "number"},
      "maxLength": {"$ref": "#/$defs/count"},
      "minLength": {"$ref": "#/$defs/count"},
      "pattern": {"type": "string", "format": "regex"},
      "maxItems": {"$ref": "#/$defs/count"},
      "minItems": {"$ref": "#/$defs/count"},
      "uniqueItems": {"type": "boolean"},
      "maxContains": {"$ref": "#/$defs/count"},
      "minContains": {"$ref": "#/$defs/count"},
      "maxProperties": {"$ref": "#/$defs/count"},
      "minProperties": {"$ref": "#/$defs/count"},
      "required": {"$ref": "#/$defs/stringArray"},
      "dependentRequired": {"type": "object",
        "additionalProperties": {"$ref": "#/$defs/stringArray"}}},
    "$defs": {
      "count": {"type": "integer", "minimum": 0},
      "simpleTypes": {"enum": ["array", "boolean", "integer", "null", "number", "object", "string"]},
      "stringArray": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}}
    """#)

  private static let metaData = meta(
    "meta-data",
    #"""
    "properties": {
      "title": {"type": "string"}, "description": {"type": "string"}, "default": true,
      "deprecated": {"type": "boolean"}, "readOnly": {"type": "boolean"},
      "writeOnly": {"type": "boolean"}, "examples": {"type": "array", "items": true}}
    """#)

  private static let content = meta(
    "content",
    #"""
    "properties": {
      "contentEncoding": {"type": "string"}, "contentMediaType": {"type": "string"},
      "contentSchema": {"$dynamicRef": "#meta"}}
    """#)

  private static func format(_ name: String) -> String {
    meta(name, #""properties": {"format": {"type": "string"}}"#)
  }

  private static let draft07 = #"""
    {"$schema": "http://json-schema.org/draft-07/schema#",
    "$id": "http://json-schema.org/draft-07/schema#",
    "definitions": {
      "schemaArray": {"type": "array", "minItems": 1, "items": {"$ref": "#"}},
      "nonNegativeInteger": {"type": "integer", "minimum": 0},
      "nonNegativeIntegerDefault0": {"$ref": "#/definitions/nonNegativeInteger"},
      "simpleTypes": {"enum": ["array", "boolean", "integer", "null", "number", "object", "string"]},
      "stringArray": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}},
    "type": ["object", "boolean"],
    "properties": {
      "$id": {"type": "string", "format": "uri-reference"},
      "$schema": {"type": "string", "format": "uri"},
      "$ref": {"type": "string", "format": "uri-reference"},
      "$comment": {"type": "string"},
      "title": {"type": "string"}, "description": {"type": "string"}, "default": true,
      "readOnly": {"type": "boolean"}, "writeOnly": {"type": "boolean"},
      "examples": {"type": "array", "items": true},
      "multipleOf": {"type": "number", "exclusiveMinimum": 0},
      "maximum": {"type": "number"}, "exclusiveMaximum": {"type": "number"},
      "minimum": {"type": "number"}, "exclusiveMinimum": {"type": "number"},
      "maxLength": {"$ref": "#/definitions/nonNegativeInteger"},
      "minLength": {"$ref": "#/definitions/nonNegativeInteger"},
      "pattern": {"type": "string", "format": "regex"},
      "additionalItems": {"$ref": "#"},
      "items": {"anyOf": [{"$ref": "#"}, {"$ref": "#/definitions/schemaArray"}]},
      "maxItems": {"$ref": "#/definitions/nonNegativeInteger"},
      "minItems": {"$ref": "#/definitions/nonNegativeInteger"},
      "uniqueItems": {"type": "boolean"},
      "contains": {"$ref": "#"},
      "maxProperties": {"$ref": "#/definitions/nonNegativeInteger"},
      "minProperties": {"$ref": "#/definitions/nonNegativeInteger"},
      "required": {"$ref": "#/definitions/stringArray"},
      "additionalProperties": {"$ref": "#"},
      "definitions": {"type": "object", "additionalProperties": {"$ref": "#"}},
      "properties": {"type": "object", "additionalProperties": {"$ref": "#"}},
      "patternProperties": {"type": "object", "additionalProperties": {"$ref": "#"},
        "propertyNames": {"format": "regex"}},
      "dependencies": {"type": "object", "additionalProperties": {"anyOf": [
        {"$ref": "#"}, {"$ref": "#/definitions/stringArray"}]}},
      "propertyNames": {"$ref": "#"}, "const": true, "enum": {"type": "array", "items": true},
      "type": {"anyOf": [{"$ref": "#/definitions/simpleTypes"}, {"type": "array",
        "items": {"$ref": "#/definitions/simpleTypes"}, "minItems": 1, "uniqueItems": true}]},
      "format": {"type": "string"}, "contentMediaType": {"type": "string"},
      "contentEncoding": {"type": "string"},
      "if": {"$ref": "#"}, "then": {"$ref": "#"}, "else": {"$ref": "#"},
      "allOf": {"$ref": "#/definitions/schemaArray"},
      "anyOf": {"$ref": "#/definitions/schemaArray"},
      "oneOf": {"$ref": "#/definitions/schemaArray"},
      "not": {"$ref": "#"}}}
    """#
}

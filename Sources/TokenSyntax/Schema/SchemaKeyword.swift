/// Which rules a schema document follows.
package enum SchemaDialect: Sendable, Hashable {
  /// JSON Schema draft-07; draft-06 is read in the same way.
  case draft07
  /// JSON Schema draft 2020-12.
  case draft202012
}

/// The keywords that the engine knows; every other one is an annotation.
enum SchemaKeyword: String, CaseIterable, Sendable {
  case schema = "$schema"
  case id = "$id"
  case ref = "$ref"
  case anchor = "$anchor"
  case dynamicRef = "$dynamicRef"
  case dynamicAnchor = "$dynamicAnchor"
  case vocabulary = "$vocabulary"
  case defs = "$defs"
  case definitions
  case type
  case enumeration = "enum"
  case const
  case multipleOf
  case maximum
  case exclusiveMaximum
  case minimum
  case exclusiveMinimum
  case maxLength
  case minLength
  case pattern
  case format
  case maxItems
  case minItems
  case uniqueItems
  case maxContains
  case minContains
  case maxProperties
  case minProperties
  case required
  case dependentRequired
  case dependentSchemas
  case dependencies
  case prefixItems
  case items
  case additionalItems
  case contains
  case properties
  case patternProperties
  case additionalProperties
  case propertyNames
  case ifSchema = "if"
  case thenSchema = "then"
  case elseSchema = "else"
  case allOf
  case anyOf
  case oneOf
  case not
  case unevaluatedItems
  case unevaluatedProperties
  case contentSchema

  /// How schemas lie below a keyword.
  enum Shape {
    /// None do.
    case none
    /// The value is one.
    case one
    /// Each element is one.
    case list
    /// Each member is one.
    case map
    /// The value is one, or each element is.
    case oneOrList
  }

  /// How schemas lie below this keyword in a dialect.
  func shape(in dialect: SchemaDialect) -> Shape {
    switch self {
    case .defs, .definitions, .properties, .patternProperties: .map
    case .dependentSchemas: dialect == .draft202012 ? .map : .none
    // Members that are lists of names are told apart by their kind.
    case .dependencies: .map
    case .allOf, .anyOf, .oneOf: .list
    case .prefixItems: dialect == .draft202012 ? .list : .none
    case .items: dialect == .draft202012 ? .one : .oneOrList
    case .additionalItems: dialect == .draft07 ? .one : .none
    case .contains, .additionalProperties, .propertyNames, .ifSchema, .thenSchema, .elseSchema,
      .not:
      .one
    case .unevaluatedItems, .unevaluatedProperties, .contentSchema:
      dialect == .draft202012 ? .one : .none
    default: .none
    }
  }

  /// The vocabulary of 2020-12 to which the keyword belongs.
  var vocabulary: SchemaVocabularies {
    switch self {
    case .schema, .id, .ref, .anchor, .dynamicRef, .dynamicAnchor, .vocabulary, .defs, .definitions:
      []
    case .type, .enumeration, .const, .multipleOf, .maximum, .exclusiveMaximum, .minimum,
      .exclusiveMinimum, .maxLength, .minLength, .pattern, .maxItems, .minItems, .uniqueItems,
      .maxContains, .minContains, .maxProperties, .minProperties, .required, .dependentRequired:
      .validation
    case .unevaluatedItems, .unevaluatedProperties: .unevaluated
    case .format: .formatAnnotation
    case .contentSchema: .content
    default: .applicator
    }
  }
}

/// The vocabularies that a dialect has switched on.
struct SchemaVocabularies: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let applicator = SchemaVocabularies(rawValue: 1)
  static let validation = SchemaVocabularies(rawValue: 2)
  static let unevaluated = SchemaVocabularies(rawValue: 4)
  static let formatAnnotation = SchemaVocabularies(rawValue: 8)
  static let formatAssertion = SchemaVocabularies(rawValue: 16)
  static let content = SchemaVocabularies(rawValue: 32)
  static let metaData = SchemaVocabularies(rawValue: 64)
  static let core = SchemaVocabularies(rawValue: 128)

  /// What the standard meta-schemas switch on.
  static let standard: SchemaVocabularies = [
    .core, .applicator, .validation, .unevaluated, .formatAnnotation, .content, .metaData,
  ]

  /// The vocabulary with this URI of draft 2020-12.
  init?(uri: String) {
    let prefix = "https://json-schema.org/draft/2020-12/vocab/"
    guard uri.hasPrefix(prefix) else { return nil }
    switch uri.dropFirst(prefix.count) {
    case "core": self = .core
    case "applicator": self = .applicator
    case "validation": self = .validation
    case "unevaluated": self = .unevaluated
    case "format-annotation": self = .formatAnnotation
    case "format-assertion": self = .formatAssertion
    case "content": self = .content
    case "meta-data": self = .metaData
    default: return nil
    }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

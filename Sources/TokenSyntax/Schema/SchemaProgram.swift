/// One condition of a compiled schema. Numbers of schemas are positions in
/// `SchemaProgram.schemas`; ranges are positions in the table that their name tells.
enum SchemaRule: Sendable {
  /// Nothing is valid: the schema `false`.
  case never
  /// One of the kinds of value.
  case type(SchemaTypes)
  /// One of some values, by their range in `values`; `const` has one.
  case values(Range<Int>)
  case minimum(Double)
  case maximum(Double)
  case exclusiveMinimum(Double)
  case exclusiveMaximum(Double)
  /// A multiple of the number with this position in `values`.
  case multipleOf(Int)
  case minLength(Int)
  case maxLength(Int)
  case minItems(Int)
  case maxItems(Int)
  case minProperties(Int)
  case maxProperties(Int)
  case uniqueItems
  /// A position in `patterns`.
  case pattern(Int)
  case format(SchemaFormat)
  /// Members that must exist: a range in `required`.
  case required(Range<Int>)
  /// A position in `objects`.
  case object(Int)
  /// A position in `arrays`.
  case array(Int)
  case contains(schema: Int, least: Int, most: Int, marks: Bool)
  case propertyNames(Int)
  /// If the member exists, so must others: a range in `required`.
  case dependentRequired(NameID, Range<Int>)
  case dependentSchema(NameID, Int)
  /// Ranges in `branches`.
  case allOf(Range<Int>)
  case anyOf(Range<Int>)
  case oneOf(Range<Int>)
  case not(Int)
  /// `-1` for a branch that is not there.
  case condition(test: Int, then: Int, otherwise: Int)
  /// The first of several conditions on one member whose text is known: a position in `switches`.
  case choice(Int)
  case reference(Int)
  /// The schema with this anchor in the outermost resource of the dynamic scope that has one.
  case dynamicReference(Int, anchor: NameID)
  case unevaluatedProperties(Int)
  case unevaluatedItems(Int)

  /// Cheap rules come first, those that look at what others have left come last.
  var order: Int {
    switch self {
    case .never, .type, .values: 0
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minLength,
      .maxLength, .minItems, .maxItems, .minProperties, .maxProperties:
      1
    case .required, .dependentRequired: 2
    case .pattern, .format: 3
    case .object, .array: 4
    case .reference, .dynamicReference, .propertyNames, .uniqueItems, .contains, .dependentSchema:
      5
    case .allOf, .anyOf, .oneOf, .not, .condition, .choice: 6
    case .unevaluatedProperties, .unevaluatedItems: 7
    }
  }
}

/// Kinds of values as `type` names them.
struct SchemaTypes: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let null = SchemaTypes(rawValue: 1)
  static let boolean = SchemaTypes(rawValue: 2)
  static let string = SchemaTypes(rawValue: 4)
  static let array = SchemaTypes(rawValue: 8)
  static let object = SchemaTypes(rawValue: 16)
  /// Numbers without a fraction.
  static let integer = SchemaTypes(rawValue: 32)
  /// All numbers.
  static let number = SchemaTypes(rawValue: 64)

  /// The names in the order in which messages list them.
  static let names: [(SchemaTypes, String)] = [
    (.null, "null"), (.boolean, "boolean"), (.integer, "integer"), (.number, "number"),
    (.string, "string"), (.array, "array"), (.object, "object"),
  ]

  /// The type with this name.
  init?(name: String) {
    guard let type = Self.names.first(where: { $0.1 == name }) else { return nil }
    self = type.0
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `string or number`.
  var description: String {
    let names = Self.names.filter { contains($0.0) }.map(\.1)
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// A place in one of the documents of a program.
struct SchemaPlace: Hashable, Sendable {
  var document: Int
  var node: NodeID
}

/// `properties`, `patternProperties` and `additionalProperties` of one schema.
struct SchemaObject: Sendable {
  /// Schemas by member name, sorted by the number of the name.
  var properties: [(name: NameID, schema: Int)] = []
  /// Schemas by pattern: positions in `patterns`.
  var patterns: [(pattern: Int, schema: Int)] = []
  /// The schema of all other members; -1 for none.
  var additional = -1

  /// The schema of the member; -1 for none.
  @inline(__always) func schema(of name: NameID) -> Int {
    if properties.count <= 8 {
      for entry in properties where entry.name == name { return entry.schema }
      return -1
    }
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].name.rawValue < name.rawValue {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < properties.count && properties[low].name == name ? properties[low].schema : -1
  }
}

/// `prefixItems` and `items` of one schema (`items` and `additionalItems` in draft-07).
struct SchemaArray: Sendable {
  /// Schemas of the first elements.
  var prefix: [Int] = []
  /// The schema of all other elements; -1 for none.
  var rest = -1
}

/// Conditions that look at the text of one member: `if` it is this text, `then` that schema.
struct SchemaSwitch: Sendable {
  /// The member.
  var name: NameID
  /// Whether the conditions hold without the member: all of them then do.
  var holdsWithoutMember: Bool
  /// The text of each condition, as authored between the quotes, and the whole condition.
  var cases: [(text: [UInt8], condition: Int)]
}

/// A schema with everything that it refers to, as flat tables.
struct SchemaProgram: Sendable {
  /// One schema: a range of rules.
  struct Entry: Sendable {
    var rules: Range<Int> = 0..<0
    /// The resource (a document, or a part of one with its own `$id`) to which it belongs.
    var resource = 0
    /// Whether one of the rules is `unevaluated…`.
    var looksAtRest = false
    /// The schema itself.
    var place: SchemaPlace
  }

  var schemas: [Entry] = []
  var rules: [SchemaRule] = []
  /// The keyword of each rule.
  var places: [SchemaPlace] = []
  var objects: [SchemaObject] = []
  var arrays: [SchemaArray] = []
  var switches: [SchemaSwitch] = []
  var patterns: [Pattern] = []
  var values: [SchemaPlace] = []
  var required: [NameID] = []
  var branches: [Int] = []
  var documents: [JSONTree] = []
  /// By resource: the schemas with a `$dynamicAnchor`.
  var dynamicAnchors: [[NameID: Int]] = []
  /// Whether any rule needs the dynamic scope.
  var usesDynamicScope = false
}

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
  /// `-1` for a branch that is not there; a position in `guards`.
  case condition(test: Int, then: Int, otherwise: Int, guard: Int)
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
    case .allOf, .anyOf, .oneOf, .not, .condition: 6
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
  /// Schemas by member name, sorted by the number of the name: a range in `properties`.
  var properties = 0..<0
  /// Schemas by pattern: a range in `patternProperties`.
  var patterns = 0..<0
  /// The schema of all other members; -1 for none.
  var additional = -1
}

/// The schema of the members with one name, or whose names match one pattern.
struct SchemaProperty: Sendable {
  /// The number of the name, or the position of the pattern.
  var key: UInt32
  var schema: Int
}

/// `prefixItems` and `items` of one schema (`items` and `additionalItems` in draft-07).
struct SchemaArray: Sendable {
  /// Schemas of the first elements: a range in `branches`.
  var prefix = 0..<0
  /// The schema of all other elements; -1 for none.
  var rest = -1
}

/// What a `condition` needs to hold: a member with one text. Lets most conditions be passed over
/// without evaluating them.
struct SchemaGuard: Sendable {
  /// The member.
  var name: NameID
  /// Whether the condition fails if there is no such member.
  var needsMember: Bool
  /// The position of the text in `values`.
  var value: Int
}

/// What is known of a branch from its rules alone.
struct SchemaFilter: Sendable {
  /// The position of the guard without which the branch has nothing to say; -1 for none.
  var guardPosition = -1
  /// The kinds of value that may satisfy it: a bit for each raw value of `JSONKind`.
  var kinds: UInt16 = .max
  /// A member that an object needs to satisfy it; `NameID.none` if none is known.
  var needed = NameID.none
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
  var properties: [SchemaProperty] = []
  var patternProperties: [SchemaProperty] = []
  /// By condition: what must hold for it, where that is known.
  var guards: [SchemaGuard?] = []
  var patterns: [Pattern] = []
  var values: [SchemaPlace] = []
  var required: [NameID] = []
  var branches: [Int] = []
  /// By branch: what can be said about it without evaluating it.
  var filters: [SchemaFilter] = []
  var documents: [JSONTree] = []
  /// By resource: the schemas with a `$dynamicAnchor`.
  var dynamicAnchors: [[NameID: Int]] = []
  /// Whether any rule needs the dynamic scope.
  var usesDynamicScope = false

  /// The schema of the members with a name; -1 for none.
  @inline(__always) func schema(of name: NameID, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 8 {
      let middle = (low + high) / 2
      if properties[middle].key <= name.rawValue { low = middle } else { high = middle }
    }
    while low < high {
      if properties[low].key == name.rawValue { return properties[low].schema }
      low += 1
    }
    return -1
  }
}

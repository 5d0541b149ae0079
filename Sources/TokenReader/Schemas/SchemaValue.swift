import TokenSyntax

/// A JSON value as it is written in source: members keep their order.
enum SchemaValue: Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([SchemaValue])
  case object([(name: String, value: SchemaValue)])

  /// An array of strings.
  static func strings(_ texts: some Sequence<String>) -> SchemaValue {
    .array(texts.map(SchemaValue.string))
  }

  /// `{"$ref": "#/$defs/…"}`.
  static func definition(_ name: String) -> SchemaValue {
    ["$ref": .string("#/$defs/" + name)]
  }

  /// An object with the members of this one and then those of another; both must be objects.
  func adding(_ other: SchemaValue) -> SchemaValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }

  /// The object without some of its members.
  func removing(_ names: Set<String>) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  /// The names of the definitions to which anything in the value refers.
  var references: [String] {
    switch self {
    case .string, .number, .boolean: []
    case .array(let elements): elements.flatMap(\.references)
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.name == "$ref", case .string(let text) = member.value else {
          return member.value.references
        }
        return [String(text.dropFirst("#/$defs/".count))]
      }
    }
  }

  /// The value as a text with a line for each member, arrays of scalars on one line.
  var prettyText: String {
    var writer = JSONWriter(style: .pretty)
    write(to: &writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let value): writer.number(value)
    case .boolean(let value): writer.bool(value)
    case .array(let elements):
      writer.beginArray(inline: elements.allSatisfy(\.isScalar))
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject(inline: members.count == 1 && members[0].value.isScalar)
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  private var isScalar: Bool {
    switch self {
    case .string, .number, .boolean: true
    case .array, .object: false
    }
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, SchemaValue)...) {
    self = .object(members.map { (name: $0, value: $1) })
  }
}

/// Makes a finished program faster without changing what it decides.
extension SchemaProgram {
  /// Skips schemas that only refer to another one, and finds the guards of conditions.
  mutating func addShortcuts() {
    guardConditions()
    // A reference may enter a resource whose dynamic anchors count.
    if !usesDynamicScope { skipReferences() }
    filters = branches.map { schema in
      var filter = SchemaFilter(kinds: kinds(schema, levels: 8))
      for rule in schemas[schema].rules {
        if case .required(let range) = rules[rule], let name = required[range].first {
          filter.needed = name
        }
      }
      let range = schemas[schema].rules
      if range.count == 1,
        case .condition(_, _, let otherwise, let position) = rules[range.lowerBound],
        otherwise < 0, guards[position] != nil
      {
        filter.guardPosition = position
      }
      return filter
    }
  }

  /// The kinds of value that may satisfy a schema, as far as references are followed.
  private func kinds(_ schema: Int, levels: Int) -> UInt16 {
    var kinds = UInt16.max
    guard levels > 0 else { return kinds }
    for rule in schemas[schema].rules {
      switch rules[rule] {
      case .never: kinds = 0
      case .type(let types): kinds &= Self.kinds(of: types)
      case .values(let range):
        kinds &= values[range].reduce(0) { kinds, value in
          let kind = documents[value.document].kind(value.node)
          let isString = kind == .plainString || kind == .escapedString
          return kinds | (isString ? Self.kinds(of: .string) : 1 << UInt16(kind.rawValue))
        }
      case .reference(let target): kinds &= self.kinds(target, levels: levels - 1)
      default: break
      }
    }
    return kinds
  }

  private static func kinds(of types: SchemaTypes) -> UInt16 {
    let table: [(SchemaTypes, [JSONKind])] = [
      (.null, [.null]), (.boolean, [.true, .false]), (.string, [.plainString, .escapedString]),
      (.array, [.array]), (.object, [.object]), (.integer, [.number]), (.number, [.number]),
    ]
    return table.reduce(0) { kinds, entry in
      guard types.contains(entry.0) else { return kinds }
      return entry.1.reduce(kinds) { $0 | 1 << UInt16($1.rawValue) }
    }
  }

  private mutating func guardConditions() {
    for rule in rules {
      guard case .condition(let test, _, _, let position) = rule else { continue }
      guards[position] = schemaGuard(of: test)
    }
  }

  /// The first member that a schema needs to be one string.
  private func schemaGuard(of schema: Int) -> SchemaGuard? {
    var needed: Set<NameID> = []
    for rule in schemas[schema].rules {
      if case .required(let range) = rules[rule] { needed.formUnion(required[range]) }
    }
    for rule in schemas[schema].rules {
      guard case .object(let object) = rules[rule] else { continue }
      for property in properties[objects[object].properties] {
        for inner in schemas[property.schema].rules {
          guard case .values(let range) = rules[inner], range.count == 1 else { continue }
          let value = values[range.lowerBound]
          guard documents[value.document].kind(value.node) == .plainString else { continue }
          let name = NameID(property.key)
          return SchemaGuard(
            name: name, needsMember: needed.contains(name), value: range.lowerBound)
        }
      }
    }
    return nil
  }

  private mutating func skipReferences() {
    let targets = schemas.indices.map(target)
    for index in rules.indices {
      switch rules[index] {
      case .reference(let schema): rules[index] = .reference(targets[schema])
      case .not(let schema): rules[index] = .not(targets[schema])
      case .condition(let test, let then, let otherwise, let position):
        rules[index] = .condition(
          test: targets[test], then: then < 0 ? then : targets[then],
          otherwise: otherwise < 0 ? otherwise : targets[otherwise], guard: position)
      default: break
      }
    }
    for index in properties.indices { properties[index].schema = targets[properties[index].schema] }
    for index in patternProperties.indices {
      patternProperties[index].schema = targets[patternProperties[index].schema]
    }
    for index in branches.indices { branches[index] = targets[branches[index]] }
    for index in objects.indices where objects[index].additional >= 0 {
      objects[index].additional = targets[objects[index].additional]
    }
    for index in arrays.indices where arrays[index].rest >= 0 {
      arrays[index].rest = targets[arrays[index].rest]
    }
  }

  /// The schema that a chain of bare references ends at; itself for an endless one.
  private func target(_ schema: Int) -> Int {
    var current = schema
    for _ in 0..<32 {
      let range = schemas[current].rules
      guard range.count == 1, case .reference(let next) = rules[range.lowerBound] else {
        return current
      }
      current = next
    }
    return schema
  }
}

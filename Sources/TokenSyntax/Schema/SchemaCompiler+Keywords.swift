/// From keywords to rules.
extension SchemaCompiler {
  /// The members of one schema object, by keyword; the last of two equal names counts.
  struct Members {
    var tree: JSONTree
    var document: Int
    var nodes: [SchemaKeyword: NodeID] = [:]

    subscript(keyword: SchemaKeyword) -> NodeID? { nodes[keyword] }

    func place(_ node: NodeID) -> SchemaPlace { SchemaPlace(document: document, node: node) }
  }

  /// Compiles the schema with a number.
  mutating func compileSchema(_ number: Int, _ names: inout NameTable) {
    let entry = program.schemas[number]
    let tree = index.documents[entry.place.document]
    let node = entry.place.node
    var rules: [(rule: SchemaRule, place: SchemaPlace)] = []
    switch tree.kind(node) {
    case .true: break
    case .false: rules.append((.never, entry.place))
    case .object:
      let resource = index.resources[entry.resource]
      var members = Members(tree: tree, document: entry.place.document)
      for child in tree.children(node) {
        guard let keyword = index.keyword(tree.name(child)) else { continue }
        let isOn =
          resource.dialect == .draft07 || keyword.vocabulary.isSubset(of: resource.vocabularies)
          || (keyword == .format && resource.vocabularies.contains(.formatAssertion))
        if isOn { members.nodes[keyword] = child }
      }
      if resource.dialect == .draft07, let reference = members[.ref] {
        members.nodes = [.ref: reference]
      }
      addReferences(members, &rules, &names)
      addScalars(members, resource.vocabularies, &rules, names)
      addObjects(members, resource.dialect, &rules, &names)
      addArrays(members, resource.dialect, &rules, names)
      addBranches(members, &rules, names)
    default:
      report(.badKeyword, entry.place, "a schema is an object, `true` or `false`", names)
    }
    let order = rules.indices.sorted { a, b in
      (rules[a].rule.order, a) < (rules[b].rule.order, b)
    }
    let start = program.rules.count
    for position in order {
      program.rules.append(rules[position].rule)
      program.places.append(rules[position].place)
    }
    program.schemas[number].rules = start..<program.rules.count
    program.schemas[number].looksAtRest = rules.contains { $0.rule.order == 7 }
  }

  private mutating func addReferences(
    _ members: Members, _ rules: inout [(rule: SchemaRule, place: SchemaPlace)],
    _ names: inout NameTable
  ) {
    for keyword in [SchemaKeyword.ref, .dynamicRef] {
      guard let node = members[keyword] else { continue }
      let place = members.place(node)
      guard let text = members.tree.string(node) else {
        report(.badKeyword, place, "`\(keyword.rawValue)` must be a string", names)
        continue
      }
      guard let target = target(of: text, at: place, &names) else { continue }
      let number = number(of: target.place)
      if keyword == .dynamicRef, let anchor = target.anchor,
        index.resources[target.resource].dynamicAnchors[anchor] != nil
      {
        program.usesDynamicScope = true
        rules.append(
          (.dynamicReference(number, anchor: names.intern(Array(anchor.utf8)[...])), place))
      } else {
        rules.append((.reference(number), place))
      }
    }
  }

  private mutating func addScalars(
    _ members: Members, _ vocabularies: SchemaVocabularies,
    _ rules: inout [(rule: SchemaRule, place: SchemaPlace)], _ names: NameTable
  ) {
    if let node = members[.type], let types = types(members, node, names) {
      rules.append((.type(types), members.place(node)))
    }
    if let node = members[.const] {
      program.values.append(members.place(node))
      rules.append((.values(program.values.count - 1..<program.values.count), members.place(node)))
    }
    if let node = members[.enumeration] {
      let start = program.values.count
      for value in list(members, node, names) { program.values.append(members.place(value)) }
      rules.append((.values(start..<program.values.count), members.place(node)))
    }
    let limits: [(SchemaKeyword, (Double) -> SchemaRule)] = [
      (.minimum, SchemaRule.minimum), (.maximum, SchemaRule.maximum),
      (.exclusiveMinimum, SchemaRule.exclusiveMinimum),
      (.exclusiveMaximum, SchemaRule.exclusiveMaximum),
    ]
    for (keyword, make) in limits {
      guard let node = members[keyword] else { continue }
      if let limit = members.tree.number(node) {
        rules.append((make(limit), members.place(node)))
      } else {
        report(.badKeyword, members.place(node), "`\(keyword.rawValue)` must be a number", names)
      }
    }
    if let node = members[.multipleOf] {
      if let divisor = members.tree.number(node), divisor > 0 {
        program.values.append(members.place(node))
        rules.append((.multipleOf(program.values.count - 1), members.place(node)))
      } else {
        report(.badKeyword, members.place(node), "`multipleOf` must be a number above 0", names)
      }
    }
    let counts: [(SchemaKeyword, (Int) -> SchemaRule)] = [
      (.minLength, SchemaRule.minLength), (.maxLength, SchemaRule.maxLength),
      (.minItems, SchemaRule.minItems), (.maxItems, SchemaRule.maxItems),
      (.minProperties, SchemaRule.minProperties), (.maxProperties, SchemaRule.maxProperties),
    ]
    for (keyword, make) in counts {
      if let node = members[keyword], let count = count(members, node, names) {
        rules.append((make(count), members.place(node)))
      }
    }
    if let node = members[.pattern] {
      if let source = members.tree.string(node) {
        if let pattern = pattern(source, members.place(node), names) {
          rules.append((.pattern(pattern), members.place(node)))
        }
      } else {
        report(.badKeyword, members.place(node), "`pattern` must be a string", names)
      }
    }
    if let node = members[.format], let name = members.tree.string(node),
      options.assertsFormats || vocabularies.contains(.formatAssertion),
      let format = SchemaFormat(rawValue: name)
    {
      rules.append((.format(format), members.place(node)))
    }
  }

  private mutating func addBranches(
    _ members: Members, _ rules: inout [(rule: SchemaRule, place: SchemaPlace)], _ names: NameTable
  ) {
    let kinds: [(SchemaKeyword, (Range<Int>) -> SchemaRule)] = [
      (.allOf, SchemaRule.allOf), (.anyOf, SchemaRule.anyOf), (.oneOf, SchemaRule.oneOf),
    ]
    for (keyword, make) in kinds {
      guard let node = members[keyword] else { continue }
      let numbers = list(members, node, names).map { number(of: members.place($0)) }
      rules.append((make(program.branches.appendRange(numbers)), members.place(node)))
    }
    if let node = members[.not] {
      rules.append((.not(number(of: members.place(node))), members.place(node)))
    }
    if let test = members[.ifSchema] {
      let then = members[.thenSchema].map { number(of: members.place($0)) }
      let otherwise = members[.elseSchema].map { number(of: members.place($0)) }
      let rule = SchemaRule.condition(
        test: number(of: members.place(test)), then: then ?? -1, otherwise: otherwise ?? -1,
        guard: program.guards.count)
      program.guards.append(nil)
      rules.append((rule, members.place(test)))
    }
  }

  mutating func schemas(_ members: Members, _ node: NodeID) -> [Int] {
    var numbers: [Int] = []
    for child in members.tree.children(node) { numbers.append(number(of: members.place(child))) }
    return numbers
  }

  private mutating func types(
    _ members: Members, _ node: NodeID, _ names: NameTable
  ) -> SchemaTypes? {
    var types: SchemaTypes = []
    let nodes = members.tree.isArray(node) ? Array(members.tree.children(node)) : [node]
    for child in nodes {
      guard let name = members.tree.string(child), let type = SchemaTypes(name: name) else {
        report(.badKeyword, members.place(child), "`type` names no type of JSON", names)
        return nil
      }
      types.insert(type)
    }
    return types
  }

  mutating func count(_ members: Members, _ node: NodeID, _ names: NameTable) -> Int? {
    guard let value = members.tree.integer(node), value >= 0 else {
      let keyword = names.string(members.tree.name(node))
      report(.badKeyword, members.place(node), "`\(keyword)` must be an integer from 0", names)
      return nil
    }
    return value
  }

  mutating func list(
    _ members: Members, _ node: NodeID, _ names: NameTable
  ) -> [NodeID] {
    guard members.tree.isArray(node) else {
      let keyword = names.string(members.tree.name(node))
      report(.badKeyword, members.place(node), "`\(keyword)` must be an array", names)
      return []
    }
    return Array(members.tree.children(node))
  }

  mutating func map(
    _ members: Members, _ keyword: SchemaKeyword, _ names: NameTable
  ) -> [NodeID] {
    guard let node = members[keyword] else { return [] }
    guard members.tree.isObject(node) else {
      report(.badKeyword, members.place(node), "`\(keyword.rawValue)` must be an object", names)
      return []
    }
    return Array(members.tree.children(node))
  }
}

extension Array {
  /// Appends elements; their positions.
  mutating func appendRange(_ elements: [Element]) -> Range<Int> {
    let start = count
    append(contentsOf: elements)
    return start..<count
  }
}

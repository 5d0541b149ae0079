/// From the keywords about members and elements to rules.
extension SchemaCompiler {
  mutating func addObjects(
    _ members: Members, _ dialect: SchemaDialect,
    _ rules: inout [(rule: SchemaRule, place: SchemaPlace)], _ names: inout NameTable
  ) {
    let tree = members.tree
    if let node = members[.required] {
      let start = program.required.count
      addNames(members, node, &names)
      rules.append((.required(start..<program.required.count), members.place(node)))
    }
    var object = SchemaObject()
    var properties: [SchemaProperty] = []
    for child in map(members, .properties, names) {
      let schema = number(of: members.place(child))
      properties.append(SchemaProperty(key: tree.name(child).rawValue, schema: schema))
    }
    object.properties = program.properties.appendRange(properties.sorted { $0.key < $1.key })
    var patterns: [SchemaProperty] = []
    for child in map(members, .patternProperties, names) {
      if let pattern = pattern(names.string(tree.name(child)), members.place(child), names) {
        let schema = number(of: members.place(child))
        patterns.append(SchemaProperty(key: UInt32(pattern), schema: schema))
      }
    }
    object.patterns = program.patternProperties.appendRange(patterns)
    if let node = members[.additionalProperties] {
      object.additional = number(of: members.place(node))
    }
    let node = members[.properties] ?? members[.patternProperties] ?? members[.additionalProperties]
    if let node {
      program.objects.append(object)
      rules.append((.object(program.objects.count - 1), members.place(node)))
    }
    if let node = members[.propertyNames] {
      rules.append((.propertyNames(number(of: members.place(node))), members.place(node)))
    }
    if dialect == .draft202012 {
      for child in map(members, .dependentRequired, names) {
        addDependency(members, child, &rules, &names)
      }
      for child in map(members, .dependentSchemas, names) {
        addDependency(members, child, &rules, &names)
      }
      if let node = members[.unevaluatedProperties] {
        rules.append((.unevaluatedProperties(number(of: members.place(node))), members.place(node)))
      }
    } else {
      for child in map(members, .dependencies, names) {
        addDependency(members, child, &rules, &names)
      }
    }
  }

  /// Adds what the presence of one member demands: names, or a schema.
  private mutating func addDependency(
    _ members: Members, _ node: NodeID, _ rules: inout [(rule: SchemaRule, place: SchemaPlace)],
    _ names: inout NameTable
  ) {
    let name = members.tree.name(node)
    if members.tree.isArray(node) {
      let start = program.required.count
      addNames(members, node, &names)
      let range = start..<program.required.count
      rules.append((.dependentRequired(name, range), members.place(node)))
    } else {
      rules.append((.dependentSchema(name, number(of: members.place(node))), members.place(node)))
    }
  }

  private mutating func addNames(_ members: Members, _ node: NodeID, _ names: inout NameTable) {
    for child in list(members, node, names) {
      if members.tree.isString(child) {
        program.required.append(names.intern(members.tree.decodedBytes(child)))
      } else {
        report(.badKeyword, members.place(child), "expected the name of a member", names)
      }
    }
  }

  mutating func addArrays(
    _ members: Members, _ dialect: SchemaDialect,
    _ rules: inout [(rule: SchemaRule, place: SchemaPlace)], _ names: NameTable
  ) {
    var array = SchemaArray()
    var node = members[.items]
    if dialect == .draft07, let items = members[.items], members.tree.isArray(items) {
      array.prefix = program.branches.appendRange(schemas(members, items))
      if let rest = members[.additionalItems] { array.rest = number(of: members.place(rest)) }
    } else {
      if dialect == .draft202012, let items = members[.prefixItems] {
        let schemas = list(members, items, names).map { number(of: members.place($0)) }
        array.prefix = program.branches.appendRange(schemas)
        node = node ?? items
      }
      if let items = members[.items] { array.rest = number(of: members.place(items)) }
    }
    if let node {
      program.arrays.append(array)
      rules.append((.array(program.arrays.count - 1), members.place(node)))
    }
    if let node = members[.contains] {
      let isNew = dialect == .draft202012
      let least = isNew ? members[.minContains].flatMap { count(members, $0, names) } : nil
      let most = isNew ? members[.maxContains].flatMap { count(members, $0, names) } : nil
      let schema = number(of: members.place(node))
      rules.append(
        (
          .contains(schema: schema, least: least ?? 1, most: most ?? .max, marks: isNew),
          members.place(node)
        ))
    }
    if let node = members[.uniqueItems], members.tree.bool(node) == true {
      rules.append((.uniqueItems, members.place(node)))
    }
    if dialect == .draft202012, let node = members[.unevaluatedItems] {
      rules.append((.unevaluatedItems(number(of: members.place(node))), members.place(node)))
    }
  }
}

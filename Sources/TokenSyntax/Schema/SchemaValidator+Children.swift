/// Rules about the members of objects and the elements of arrays.
extension SchemaValidator {
  /// Whether an object has all members whose names are in a range of the program.
  mutating func hasRequired(_ range: Range<Int>, _ rule: Int, _ node: UInt32) -> Bool {
    guard tree.isObject(NodeID(node)) else { return true }
    // With many names a set is cheaper than a scan for each.
    let present: Set<NameID>? =
      range.count > 16 ? Set(tree.children(NodeID(node)).map(tree.name)) : nil
    var isValid = true
    for index in range {
      let name = program.required[index]
      if present?.contains(name) ?? (tree.member(NodeID(node), name) != nil) { continue }
      isValid = fail(rule, node, detail: name.rawValue)
      if !collects { break }
    }
    return isValid
  }

  /// Evaluates `properties`, `patternProperties` and `additionalProperties` in one walk.
  mutating func evaluateMembers(_ object: Int, _ node: UInt32) -> Bool {
    guard tree.isObject(NodeID(node)) else { return true }
    var isValid = true
    let end = tree.nodes[Int(node)].next
    var child = node + 1
    while child < end {
      let member = tree.nodes[Int(child)]
      if !evaluateMember(object, child, member.name) {
        isValid = false
        if !collects { break }
      }
      child = member.next
    }
    return isValid
  }

  @inline(__always)
  private mutating func evaluateMember(_ object: Int, _ child: UInt32, _ name: NameID) -> Bool {
    var isValid = true
    var isKnown = false
    let rule = program.objects[object]
    let schema = program.schema(of: name, in: rule.properties)
    if schema >= 0 {
      isKnown = true
      isValid = evaluateChild(schema, child)
    }
    for index in rule.patterns {
      let entry = program.patternProperties[index]
      if matchesName(Int(entry.key), name) {
        isKnown = true
        if isValid || collects { isValid = evaluateChild(entry.schema, child) && isValid }
      }
    }
    if !isKnown {
      if rule.additional < 0 { return true }
      isValid = evaluateChild(rule.additional, child)
    }
    if keepsTrail { trail.append(child) }
    return isValid
  }

  /// Evaluates `prefixItems` and `items`.
  mutating func evaluateElements(_ array: Int, _ node: UInt32) -> Bool {
    guard tree.isArray(NodeID(node)) else { return true }
    var isValid = true
    let end = tree.nodes[Int(node)].next
    let rule = program.arrays[array]
    var child = node + 1
    var index = rule.prefix.lowerBound
    while child < end {
      let schema = index < rule.prefix.upperBound ? self.branches[index] : rule.rest
      if schema < 0 { break }
      if !evaluateChild(schema, child) {
        isValid = false
        if !collects { break }
      }
      if keepsTrail { trail.append(child) }
      child = tree.nodes[Int(child)].next
      index += 1
    }
    return isValid
  }

  /// Evaluates `contains`; `detail` of the record is the number of elements that match.
  mutating func evaluateContains(
    _ schema: Int, _ least: Int, _ most: Int, _ marks: Bool, _ rule: Int, _ node: UInt32
  ) -> Bool {
    guard tree.isArray(NodeID(node)) else { return true }
    var count = 0
    for child in tree.children(NodeID(node)) {
      depth += 1
      if decide(schema, child.rawValue, keepingMarks: false) {
        count += 1
        if keepsTrail, marks { trail.append(child.rawValue) }
      }
      depth -= 1
    }
    return (count >= least && count <= most) || fail(rule, node, detail: UInt32(count))
  }

  /// Evaluates `propertyNames`: each name as if it were a string value.
  mutating func evaluateNames(_ schema: Int, _ node: UInt32, _ rule: Int) -> Bool {
    guard tree.isObject(NodeID(node)) else { return true }
    var isValid = true
    for child in tree.children(NodeID(node)) {
      if isNameValid(schema, tree.name(child)) { continue }
      depth += 1
      isValid = fail(rule, child.rawValue)
      depth -= 1
      if !collects { break }
    }
    return isValid
  }

  /// Whether a name, written as a JSON string of its own, satisfies a schema.
  private func isNameValid(_ schema: Int, _ name: NameID) -> Bool {
    var text: [UInt8] = []
    JSONWriter.append(quoting: names.bytes(name), to: &text)
    let file = SourceFile(id: FileID(.max), path: "", bytes: text)
    var names = names
    let parsed = parseJSON(file, dialect: .strict, names: &names)
    var validator = SchemaValidator(Schema(program: program), tree: parsed.tree, names: names)
    return validator.evaluate(schema, 0)
  }

  /// Evaluates `unevaluated…` on the children that no other rule of the schema has judged.
  mutating func evaluateRest(_ schema: Int, _ node: UInt32, _ trailStart: Int) -> Bool {
    var isValid = true
    let judged = Set(trail[trailStart...])
    for child in tree.children(NodeID(node)) where !judged.contains(child.rawValue) {
      if !evaluateChild(schema, child.rawValue) {
        isValid = false
        if !collects { break }
      }
      trail.append(child.rawValue)
    }
    return isValid
  }
}

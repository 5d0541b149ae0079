/// Rules that combine schemas, and the choice of the branch that came nearest.
extension SchemaValidator {
  /// Whether the value satisfies the schema, without collecting anything.
  mutating func decide(_ schema: Int, _ node: UInt32, keepingMarks: Bool) -> Bool {
    let (collected, kept, start) = (collects, keepsTrail, trail.count)
    collects = false
    if !keepingMarks { keepsTrail = false }
    let isValid = evaluate(schema, node)
    collects = collected
    keepsTrail = kept
    if !keepingMarks, trail.count > start { trail.removeSubrange(start...) }
    return isValid
  }

  /// Evaluates `allOf`.
  mutating func evaluateAll(_ range: Range<Int>, _ node: UInt32) -> Bool {
    var isValid = true
    for index in range {
      let position = self.filters[index].guardPosition
      if position >= 0, let needed = self.guards[position], excludes(needed, node) { continue }
      if !evaluate(self.branches[index], node) {
        isValid = false
        if !collects { break }
      }
    }
    return isValid
  }

  /// Evaluates `anyOf`.
  mutating func evaluateAny(_ range: Range<Int>, _ rule: Int, _ node: UInt32) -> Bool {
    if collects, !isSmall(node) || !decideAny(range, node) {
      return collectNearest(range, rule, node) { $0 > 0 }
    }
    return collects || decideAny(range, node)
  }

  /// Evaluates `oneOf`; where several branches match, `detail` names the first two.
  mutating func evaluateOne(_ range: Range<Int>, _ rule: Int, _ node: UInt32) -> Bool {
    if collects, !isSmall(node) || !decideOne(range, node) {
      return collectNearest(range, rule, node) { $0 == 1 }
    }
    return collects || decideOne(range, node)
  }

  private func isSmall(_ node: UInt32) -> Bool {
    tree.nodes[Int(node)].next - node <= Self.smallSubtree
  }

  /// Whether the filter of a branch lets the value pass.
  @inline(__always)
  private func mayFit(_ branch: Int, _ node: UInt32) -> Bool {
    let filter = self.filters[branch]
    let kind = tree.nodes[Int(node)].kind
    if filter.kinds >> UInt16(kind.rawValue) & 1 == 0 { return false }
    return filter.needed == .none || kind != .object
      || tree.member(NodeID(node), filter.needed) != nil
  }

  private mutating func decideAny(_ range: Range<Int>, _ node: UInt32) -> Bool {
    let collected = collects
    collects = false
    defer { collects = collected }
    var isValid = false
    for index in range where mayFit(index, node) && evaluate(self.branches[index], node) {
      isValid = true
      // Later branches may still judge children that `unevaluated…` asks for.
      if !keepsTrail { break }
    }
    return isValid
  }

  private mutating func decideOne(_ range: Range<Int>, _ node: UInt32) -> Bool {
    let collected = collects
    collects = false
    defer { collects = collected }
    var count = 0
    for index in range where mayFit(index, node) && evaluate(self.branches[index], node) {
      count += 1
      if count > 1 { return false }
    }
    return count == 1
  }

  /// Evaluates all branches while collecting. Of branches that fail only the records of the one
  /// that came nearest are kept; none at all if the number of matches is right.
  private mutating func collectNearest(
    _ range: Range<Int>, _ rule: Int, _ node: UInt32, _ isRight: (Int) -> Bool
  ) -> Bool {
    let start = records.count
    let trailStart = trail.count
    var matching: [Int] = []
    var nearest: (distance: Distance, records: [Record], branch: Int)?
    var isOnlyType = true
    for (branch, index) in range.enumerated() {
      let isValid = evaluate(self.branches[index], node)
      let found = Array(records[start...])
      records.removeSubrange(start...)
      if isValid {
        matching.append(branch + 1)
        continue
      }
      isOnlyType = isOnlyType && found.count == 1 && isType(found[0], node)
      let distance =
        hasNothingInCommon(found, node)
        ? Distance(level: 2 * depth - 1, types: 1, count: 1, total: 1) : distance(found)
      if nearest.map({ distance < $0.distance }) ?? true {
        nearest = (distance, found, branch + 1)
      }
    }
    if isRight(matching.count) { return true }
    trail.removeSubrange(trailStart...)
    if matching.count > 1 {
      return fail(rule, node, detail: UInt32(matching[0] << 16 | matching[1] & 0xFFFF))
    }
    guard let nearest, !isOnlyType || range.count == 1 else { return fail(rule, node) }
    for var record in nearest.records {
      if record.choice < 0 { (record.choice, record.branch) = (rule, nearest.branch) }
      records.append(record)
    }
    return false
  }

  /// Whether an object has no member that a branch knows, and lacks one that it needs: as far from it
  /// as a value of another type.
  private func hasNothingInCommon(_ records: [Record], _ node: UInt32) -> Bool {
    guard tree.isObject(NodeID(node)) else { return false }
    var lacksMember = false
    var unknown = 0
    for record in records {
      switch program.rules[record.rule] {
      case .required where record.node == node: lacksMember = true
      case .never where record.depth == depth + 1: unknown += 1
      default: break
      }
    }
    return lacksMember && unknown == tree.childCount(NodeID(node))
  }

  private func isType(_ record: Record, _ node: UInt32) -> Bool {
    guard record.node == node, case .type = program.rules[record.rule] else { return false }
    return true
  }

  /// How far a branch is from matching: the least is the nearest.
  private struct Distance: Comparable {
    /// The highest place of a broken rule: the deeper all of them lie, the nearer.
    var level = Int.max
    /// How many of those that lie that high are of the wrong kind.
    var types = 0
    /// How many lie that high.
    var count = 0
    var total = 0

    static func < (a: Distance, b: Distance) -> Bool {
      (-a.level, a.types, a.count, a.total) < (-b.level, b.types, b.count, b.total)
    }
  }

  private func distance(_ records: [Record]) -> Distance {
    var distance = Distance(total: records.count)
    for record in records {
      let level = level(record)
      if level > distance.level { continue }
      if level < distance.level {
        (distance.level, distance.types, distance.count) = (level, 0, 0)
      }
      distance.count += 1
      if isWrongKind(record) { distance.types += 1 }
    }
    return distance
  }

  /// Whether a rule is broken by the kind of the value alone: none of a list of words is an object.
  private func isWrongKind(_ record: Record) -> Bool {
    switch program.rules[record.rule] {
    case .type: return true
    case .values(let range):
      let node = NodeID(record.node)
      return !program.values[range].contains { value in
        let other = program.documents[value.document]
        return other.kind(value.node) == tree.kind(node)
          || other.isString(value.node) && tree.isString(node)
      }
    default: return false
    }
  }

  /// Two levels for each value around the place. A wrong type, constant or form speaks most against
  /// a branch; a member that must not exist counts as a fault of its object.
  private func level(_ record: Record) -> Int {
    switch program.rules[record.rule] {
    case .type, .values, .pattern: 2 * record.depth - 1
    case .never, .propertyNames, .uniqueItems: 2 * record.depth - 2
    default: 2 * record.depth
    }
  }

  /// Whether a guard alone says that a condition does not hold.
  @inline(__always)
  mutating func excludes(_ needed: SchemaGuard, _ node: UInt32) -> Bool {
    guard tree.isObject(NodeID(node)) else { return false }
    // Conditions on one member of one object follow each other.
    if guarded.node != node || guarded.name != needed.name {
      guarded = (node, needed.name, tree.member(NodeID(node), needed.name))
    }
    guard let member = guarded.member else { return needed.needsMember }
    let value = program.values[needed.value]
    return !JSONEquality.areEqual(
      member, of: tree, value.node, of: program.documents[value.document])
  }
}

/// The equality of JSON values: numbers by value, strings by their decoded text, objects whatever
/// the order of their members. Both trees must have been read with one `NameTable`.
enum JSONEquality {
  /// Whether two values are equal. Iterative; quadratic at worst in the width of objects.
  static func areEqual(_ a: NodeID, of first: JSONTree, _ b: NodeID, of second: JSONTree) -> Bool {
    if !first.isObject(a), !first.isArray(a) { return haveEqualScalars(a, first, b, second) }
    var pending = [(a, b)]
    while let (a, b) = pending.popLast() {
      switch first.kind(a) {
      case .array:
        guard second.isArray(b) else { return false }
        var others = second.children(b)
        for child in first.children(a) {
          guard let other = others.next() else { return false }
          pending.append((child, other))
        }
        if others.next() != nil { return false }
      case .object:
        guard second.isObject(b), first.childCount(a) == second.childCount(b) else { return false }
        for child in first.children(a) {
          guard let other = second.member(b, first.name(child)) else { return false }
          pending.append((child, other))
        }
      default:
        guard haveEqualScalars(a, first, b, second) else { return false }
      }
    }
    return true
  }

  @inline(__always)
  private static func haveEqualScalars(
    _ a: NodeID, _ first: JSONTree, _ b: NodeID, _ second: JSONTree
  ) -> Bool {
    switch first.kind(a) {
    case .plainString, .escapedString:
      return second.isString(b) && haveEqualText(a, first, b, second)
    case .number:
      guard let value = second.number(b) else { return false }
      return value == first.number(a)
    case let kind: return kind == second.kind(b) && kind != .missing
    }
  }

  private static func haveEqualText(
    _ a: NodeID, _ first: JSONTree, _ b: NodeID, _ second: JSONTree
  ) -> Bool {
    if first.kind(a) == .plainString, second.kind(b) == .plainString {
      let (x, y) = (first[a], second[b])
      let count = Int(x.end - x.start)
      guard count == Int(y.end - y.start) else { return false }
      var (left, right) = (Int(x.start) + 1, Int(y.start) + 1)
      for _ in 0..<max(0, count - 2) {
        if first.file.padded[left] != second.file.padded[right] { return false }
        left += 1
        right += 1
      }
      return true
    }
    return first.decodedBytes(a) == second.decodedBytes(b)
  }

  /// The first two elements of an array that are equal; nil if all differ.
  static func firstRepeated(in array: NodeID, of tree: JSONTree) -> (NodeID, NodeID)? {
    var buckets: [UInt64: [NodeID]] = [:]
    for child in tree.children(array) {
      let hash = hash(child, of: tree, levels: 6)
      for other in buckets[hash, default: []]
      where areEqual(child, of: tree, other, of: tree) {
        return (other, child)
      }
      buckets[hash, default: []].append(child)
    }
    return nil
  }

  /// A hash that equal values share; what lies below `levels` does not count.
  private static func hash(_ id: NodeID, of tree: JSONTree, levels: Int) -> UInt64 {
    var hasher = Hasher()
    switch tree.kind(id) {
    case .plainString, .escapedString:
      hasher.combine(1)
      for byte in tree.decodedBytes(id) { hasher.combine(byte) }
    case .number:
      hasher.combine(2)
      hasher.combine(tree.number(id))
    case .array:
      hasher.combine(3)
      if levels > 0 {
        for child in tree.children(id) { hasher.combine(hash(child, of: tree, levels: levels - 1)) }
      }
    case .object:
      hasher.combine(4)
      var sum: UInt64 = 0
      for child in tree.children(id) {
        var member = Hasher()
        member.combine(tree.name(child))
        if levels > 0 { member.combine(hash(child, of: tree, levels: levels - 1)) }
        sum &+= UInt64(bitPattern: Int64(member.finalize()))
      }
      hasher.combine(sum)
    case let kind: hasher.combine(kind)
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

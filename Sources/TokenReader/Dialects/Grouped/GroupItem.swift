import TokenSyntax

/// A token of another form that has groups, as it was found.
struct GroupToken {
  /// The number of the tree or set in which it stands.
  var set: Int
  /// The object.
  var node: NodeID
  /// Its value.
  var value: NodeID
  /// Its type, its own or that of a group around it.
  var type: String?
  /// The names from the outermost group down to it, as written.
  var path: [String]

  /// The path as references write it.
  var reference: String { path.joined(separator: ".") }
}

/// A group or token on a walk through the groups of a file.
enum GroupItem {
  case group(NodeID, path: [String])
  case token(GroupToken)
  /// A member that is neither.
  case other(NodeID, parent: NodeID)
}

extension GroupItem {
  /// What stands in an object, groups before what they hold, in authored order. Members with one of
  /// the names in `properties`, and those that are properties in the standard, belong to the group.
  ///
  /// A token is an object with `$value`; or one with `value`, unless that is an object of tokens (a
  /// group may be called `value`).
  static func all(
    in tree: JSONTree, from root: NodeID, set: Int = 0, properties: Set<String> = [],
    _ names: NameTable
  ) -> [GroupItem] {
    var items: [GroupItem] = []
    var open = [(node: root, path: [String](), type: String?.none)]
    while let (node, path, outer) = open.popLast() {
      if let value = tree.tokenValue(node), node != root {
        let type = tree.ownType(node) ?? outer
        items.append(
          .token(
            GroupToken(set: set, node: node, value: value, type: type, path: path)))
        continue
      }
      items.append(.group(node, path: path))
      let type = tree.ownType(node) ?? outer
      var inner: [(node: NodeID, path: [String], type: String?)] = []
      for child in tree.children(node) {
        let name = names.string(tree.name(child))
        if properties.contains(name) { continue }
        if tree.isObject(child), !name.hasPrefix("$") {
          inner.append((child, path + [name], type))
        } else if !GroupItem.isProperty(tree.name(child)) {
          items.append(.other(child, parent: node))
        }
      }
      open += inner.reversed()
    }
    return items
  }

  /// Whether a member belongs to a group itself.
  static func isProperty(_ name: NameID) -> Bool {
    [
      WellKnownName.type, .plainType, .description, .plainDescription, .extensions, .deprecated,
      .schema,
    ].contains { $0.id == name }
  }
}

extension JSONTree {
  /// Whether an object outside `$extensions` has a property: one walk over the nodes.
  func hasObject(where isFound: (NodeID) -> Bool) -> Bool {
    var position: UInt32 = 0
    while position < self[.root].next {
      let node = NodeID(position)
      if name(node) == WellKnownName.extensions.id {
        position = self[node].next
        continue
      }
      if isObject(node), isFound(node) { return true }
      position += 1
    }
    return false
  }

  /// The value of a token; nil for a group.
  func tokenValue(_ node: NodeID) -> NodeID? {
    if let value = member(node, .value) { return value }
    guard let value = member(node, .plainValue) else { return nil }
    guard isObject(value) else { return value }
    if ownType(node) != nil { return value }
    // A token that is called `value`.
    if member(value, .value) != nil { return nil }
    if member(value, .plainValue) != nil, ownType(value) != nil { return nil }
    return children(value).contains { isObject($0) } ? nil : value
  }

  /// The type that an object has of its own.
  func ownType(_ node: NodeID) -> String? {
    (member(node, .type) ?? member(node, .plainType)).flatMap { string($0) }
  }
}

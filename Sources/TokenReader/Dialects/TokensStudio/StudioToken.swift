import TokenSyntax

/// A token of a set as it was found.
struct StudioToken {
  /// The position of the set in its document.
  var set: Int
  /// The object.
  var node: NodeID
  /// Its value.
  var value: NodeID
  /// What its type, its own or that of a group around it, means.
  var kind: StudioKind
  /// The names from the set down to it, as written.
  var path: [String]

  /// The path as references write it.
  var reference: String { path.joined(separator: ".") }
}

/// A group or token on a walk through a set.
enum StudioItem {
  case group(NodeID, path: [String])
  case token(StudioToken)
  /// A member that is neither.
  case other(NodeID, parent: NodeID)
}

extension StudioItem {
  /// What stands in a set, groups before what they hold, in authored order.
  ///
  /// A token is an object with `$value`; or one with `value`, unless that is an object of tokens (a
  /// group may be called `value`).
  static func all(
    in tree: JSONTree, from root: NodeID, set: Int, _ names: NameTable
  ) -> [StudioItem] {
    var items: [StudioItem] = []
    var open = [(node: root, path: [String](), type: String?.none)]
    while let (node, path, outer) = open.popLast() {
      if let value = tree.studioValue(node), node != root {
        let type = tree.studioType(node) ?? outer
        items.append(
          .token(
            StudioToken(
              set: set, node: node, value: value, kind: StudioKind(type: type), path: path)))
        continue
      }
      items.append(.group(node, path: path))
      let type = tree.studioType(node) ?? outer
      var inner: [(node: NodeID, path: [String], type: String?)] = []
      for child in tree.children(node) {
        let name = names.string(tree.name(child))
        if tree.isObject(child), !name.hasPrefix("$") {
          inner.append((child, path + [name], type))
        } else if !StudioItem.isProperty(tree.name(child)) {
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
  /// The value of a token; nil for a group.
  func studioValue(_ node: NodeID) -> NodeID? {
    if let value = member(node, .value) { return value }
    guard let value = member(node, .plainValue) else { return nil }
    guard isObject(value) else { return value }
    if studioType(node) != nil { return value }
    return children(value).contains { isObject($0) } ? nil : value
  }

  /// The type that an object has of its own.
  func studioType(_ node: NodeID) -> String? {
    (member(node, .type) ?? member(node, .plainType)).flatMap { string($0) }
  }
}

/// Whether a file without `$themes` and `$metadata` holds sets or is one.
enum StudioEvidence {
  /// References never name a set. So a file holds sets if references say so: some lead to a token
  /// only without the first name of its path, and none needs that name. Otherwise the names stay as
  /// they are, and the file is one set.
  static func holdsSets(_ tree: JSONTree, _ names: NameTable) -> Bool {
    var full: Set<String> = []
    var short: Set<String> = []
    var tokens: [StudioToken] = []
    for case .token(let token) in StudioItem.all(in: tree, from: .root, set: 0, names) {
      guard token.path.count > 1 else { return false }
      full.insert(token.path.joined(separator: "."))
      short.insert(token.path.dropFirst().joined(separator: "."))
      tokens.append(token)
    }
    var isShown = false
    for token in tokens {
      for index in token.value.rawValue..<tree[token.value].next {
        guard let text = tree.string(NodeID(index)) else { continue }
        for case .reference(let path, _) in ReferenceText.pieces(of: text, takesDollars: true) {
          let isFull = full.contains(path)
          if isFull, !short.contains(path) { return false }
          if !isFull, short.contains(path) { isShown = true }
        }
      }
    }
    return isShown
  }
}

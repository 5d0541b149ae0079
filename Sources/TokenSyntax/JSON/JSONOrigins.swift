/// Where the values of a tree come from whose text is not the user's: a tree that was translated from
/// another form of token file. Everything that is reported about the tree is reported there.
package struct JSONOrigins: Sendable {
  /// Where one value comes from.
  package struct Origin: Sendable, Hashable {
    /// What the user wrote for it.
    package var value: SourceSpan
    /// The name that the user gave it; nil if there is none.
    package var key: SourceSpan?
    /// Whether the value is a string that stands in the user's text byte for byte, so that a place
    /// inside the one is the same place inside the other.
    package var isVerbatim: Bool

    /// Makes an origin.
    package init(value: SourceSpan, key: SourceSpan? = nil, isVerbatim: Bool = false) {
      self.value = value
      self.key = key
      self.isVerbatim = isVerbatim
    }

    /// The origin of a value that stays as it is.
    package init(_ node: NodeID, of tree: JSONTree) {
      self.init(
        value: tree.span(node), key: tree.keySpan(node),
        isVerbatim: tree.kind(node) == .plainString)
    }
  }

  /// One origin for each node of the tree.
  let all: [Origin]

  /// Makes the origins of a tree from one for each of its nodes, in preorder.
  package init(_ all: [Origin]) {
    self.all = all
  }

  subscript(id: NodeID) -> Origin { all[Int(id.rawValue)] }

  /// Nodes in which every object knows whether it has properties, as the parser would have noted.
  static func withProperties(_ nodes: [JSONNode]) -> [JSONNode] {
    var nodes = nodes
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, nodes[last].next <= index { open.removeLast() }
      if nodes[index].name.isProperty, let object = open.last { nodes[object].hasProperties = true }
      if nodes[index].kind == .object || nodes[index].kind == .array { open.append(index) }
    }
    return nodes
  }
}

/// One JSON text as a flat tree: every value with its span, members in authored order, duplicate
/// members kept, numbers and strings as slices of the source.
///
/// A tree exists for every text, however broken; the faults come beside it (see `JSONParser`).
/// Names are numbers of the `NameTable` that the parser was given.
@usableFromInline package struct JSONTree: Sendable {
  /// The text.
  package let file: SourceFile
  /// All values in preorder; never empty.
  @usableFromInline package let nodes: [JSONNode]
  /// Where the values come from, if the text is not the user's; nil for a parsed text.
  package let origins: JSONOrigins?

  /// Wraps nodes in preorder; `nodes` must not be empty.
  package init(file: SourceFile, nodes: [JSONNode], origins: JSONOrigins? = nil) {
    precondition(!nodes.isEmpty, "a text without a value has a missing node")
    self.file = file
    self.nodes = origins == nil ? nodes : JSONOrigins.withProperties(nodes)
    self.origins = origins
  }

  /// The node behind an identifier.
  @inlinable package subscript(id: NodeID) -> JSONNode { nodes[Int(id.rawValue)] }

  /// What the value is.
  @inlinable package func kind(_ id: NodeID) -> JSONKind { self[id].kind }

  /// The interned name of the member, or `NameID.none`.
  @inlinable package func name(_ id: NodeID) -> NameID { self[id].name }

  /// Whether the value is an object.
  @inlinable package func isObject(_ id: NodeID) -> Bool { kind(id) == .object }

  /// Whether the value is an array.
  @inlinable package func isArray(_ id: NodeID) -> Bool { kind(id) == .array }

  /// Whether the value is a string.
  @inlinable package func isString(_ id: NodeID) -> Bool {
    let kind = kind(id)
    return kind == .plainString || kind == .escapedString
  }

  /// The members of an object or elements of an array, in authored order; nothing for a scalar.
  @inlinable package func children(_ id: NodeID) -> JSONChildren {
    JSONChildren(nodes: nodes, position: id.rawValue + 1, end: self[id].next)
  }

  /// Visits the members of an object, or the elements of an array, with their names: without the
  /// copy of the tree that an iterator holds.
  @inlinable package func forEachMember(_ id: NodeID, _ body: (NodeID, NameID) -> Void) {
    nodes.withUnsafeBufferPointer { nodes in
      let end = nodes[Int(id.rawValue)].next
      var position = id.rawValue + 1
      while position < end {
        let node = nodes[Int(position)]
        body(NodeID(position), node.name)
        position = node.next
      }
    }
  }

  /// The number of members or elements: counts them.
  package func childCount(_ id: NodeID) -> Int {
    var count = 0
    for _ in children(id) { count += 1 }
    return count
  }

  /// The first member of an object with this name: scans the members, but for a property of which
  /// the object is known to have none.
  @usableFromInline package func member(_ id: NodeID, _ name: NameID) -> NodeID? {
    nodes.withUnsafeBufferPointer { nodes in
      let object = nodes[Int(id.rawValue)]
      guard object.kind == .object, object.hasProperties || !name.isProperty else { return nil }
      var position = id.rawValue + 1
      while position < object.next {
        let node = nodes[Int(position)]
        if node.name == name { return NodeID(position) }
        position = node.next
      }
      return nil
    }
  }

  /// The first member of an object with a well-known name.
  @inlinable package func member(_ id: NodeID, _ name: WellKnownName) -> NodeID? {
    member(id, name.id)
  }

  /// The bytes that the value covers; in a translated tree, those that it comes from.
  package func span(_ id: NodeID) -> SourceSpan {
    if let origins { return origins[id].value }
    return SourceSpan(file: file.id, lower: self[id].start, upper: self[id].end)
  }

  /// The text of the value as authored: the quotes and escapes of a string included.
  package func text(_ id: NodeID) -> ArraySlice<UInt8> {
    file.slice(self[id].start, self[id].end)
  }
}

/// Walks the children of one node.
@usableFromInline package struct JSONChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [JSONNode]
  @usableFromInline var position: UInt32
  @usableFromInline let end: UInt32

  @inlinable init(nodes: [JSONNode], position: UInt32, end: UInt32) {
    self.nodes = nodes
    self.position = position
    self.end = end
  }

  /// The next child, or nil behind the last one.
  @inlinable package mutating func next() -> NodeID? {
    guard position < end else { return nil }
    let id = NodeID(position)
    position = nodes[Int(position)].next
    return id
  }
}

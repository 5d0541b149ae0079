import TokenSyntax

/// A DTCG tree in the making: what a dialect says, put into groups and tokens of the standard, each
/// value with the place in the user's file that it comes from.
///
/// Members keep the order in which they were added. Finding a member by name is constant, so that a
/// flat list of 100,000 paths becomes a tree in linear time.
struct TreeDraft {
  /// Where a value comes from.
  typealias Origin = JSONOrigins.Origin

  /// Names a value of the draft.
  struct ID: Hashable {
    fileprivate var index: Int

    /// The outermost group.
    static let root = ID(index: 0)
  }

  private enum Content {
    case object
    case array
    /// A string, number, `true`, `false` or `null` as JSON text.
    case scalar([UInt8], JSONKind)
    /// A value of the user's file as it stands there.
    case copy(JSONTree, NodeID)
  }

  private struct Node {
    var content: Content
    var name: String?
    var origin: Origin
    var children: [ID] = []

    var isArray: Bool {
      if case .array = content { true } else { false }
    }
  }

  private struct Key: Hashable {
    var parent: ID
    var name: String
  }

  private var nodes: [Node]
  private var members: [Key: ID] = [:]

  /// Makes a draft with an empty root, which stands for `origin`.
  init(at origin: SourceSpan) {
    nodes = [Node(content: .object, name: nil, origin: Origin(value: origin))]
  }

  /// Whether nothing was added.
  var isEmpty: Bool { nodes.count == 1 }

  /// The member of an object with this name.
  func member(_ name: String, of parent: ID) -> ID? {
    members[Key(parent: parent, name: name)]
  }

  /// Whether a value is an object with a `$value`.
  func isToken(_ id: ID) -> Bool { member("$value", of: id) != nil }

  /// The name of a member; nil for the root and for elements.
  func name(of id: ID) -> String? { nodes[id.index].name }

  /// Where a value comes from.
  func origin(of id: ID) -> Origin { nodes[id.index].origin }

  /// The member of this name; an empty object is added if there is none.
  mutating func object(_ name: String, in parent: ID, at origin: Origin) -> ID {
    member(name, of: parent) ?? append(.object, name, parent, origin)
  }

  /// The group at the end of a path of names; the groups that are missing are added.
  mutating func group(
    _ path: some Sequence<some StringProtocol>, in parent: ID = .root, at origin: Origin
  ) -> ID {
    var group = parent
    for name in path { group = object(String(name), in: group, at: origin) }
    return group
  }

  /// Adds an object: a member with a name, or an element of an array.
  mutating func addObject(_ name: String? = nil, in parent: ID, at origin: Origin) -> ID {
    append(.object, name, parent, origin)
  }

  /// Adds an array.
  mutating func addArray(_ name: String? = nil, in parent: ID, at origin: Origin) -> ID {
    append(.array, name, parent, origin)
  }

  /// Adds a string.
  @discardableResult
  mutating func add(
    _ text: String, as name: String? = nil, in parent: ID, at origin: Origin
  ) -> ID {
    var bytes: [UInt8] = []
    JSONWriter.append(quoting: text.utf8, to: &bytes)
    let isPlain = !bytes.contains(UInt8(ascii: "\\"))
    return append(.scalar(bytes, isPlain ? .plainString : .escapedString), name, parent, origin)
  }

  /// Adds a number; it must be finite.
  @discardableResult
  mutating func add(
    _ number: Double, as name: String? = nil, in parent: ID, at origin: Origin
  ) -> ID {
    var writer = JSONWriter(style: .compact)
    writer.number(number)
    return append(.scalar(writer.finish(), .number), name, parent, origin)
  }

  /// Adds `true` or `false`.
  @discardableResult
  mutating func add(
    _ value: Bool, as name: String? = nil, in parent: ID, at origin: Origin
  ) -> ID {
    append(.scalar(Array("\(value)".utf8), value ? .true : .false), name, parent, origin)
  }

  /// Adds a value of the user's file with all that is in it, as it stands there.
  @discardableResult
  mutating func copy(
    _ node: NodeID, of tree: JSONTree, as name: String? = nil, in parent: ID
  ) -> ID {
    append(.copy(tree, node), name, parent, Origin(node, of: tree))
  }

  private mutating func append(
    _ content: Content, _ name: String?, _ parent: ID, _ origin: Origin
  ) -> ID {
    let id = ID(index: nodes.count)
    nodes.append(Node(content: content, name: name, origin: origin))
    nodes[parent.index].children.append(id)
    if let name, members[Key(parent: parent, name: name)] == nil {
      members[Key(parent: parent, name: name)] = id
    }
    return id
  }
}

extension TreeDraft {
  /// The tree: its text is what the standard would have there, under the number and path of `file`.
  func finish(in file: SourceFile, names: inout NameTable) -> JSONTree {
    var output = Output()
    var open: [(id: ID, next: Int)] = []
    write(.root, to: &output, &open, &names)
    while let (id, next) = open.popLast() {
      let node = nodes[id.index]
      guard next < node.children.count else {
        output.close(node.isArray ? "]" : "}")
        continue
      }
      if next > 0 { output.bytes.append(UInt8(ascii: ",")) }
      open.append((id, next + 1))
      write(node.children[next], to: &output, &open, &names)
    }
    return JSONTree(
      file: SourceFile(id: file.id, path: file.path, bytes: output.bytes), nodes: output.nodes,
      origins: JSONOrigins(output.origins))
  }

  private func write(
    _ id: ID, to output: inout Output, _ open: inout [(id: ID, next: Int)], _ names: inout NameTable
  ) {
    let node = nodes[id.index]
    var keyStart = JSONNode.noKey
    var name = NameID.none
    if let text = node.name {
      keyStart = UInt32(output.bytes.count)
      JSONWriter.append(quoting: text.utf8, to: &output.bytes)
      output.bytes.append(UInt8(ascii: ":"))
      name = names.intern(Array(text.utf8)[...])
    }
    switch node.content {
    case .object:
      output.open("{", .object, name, keyStart, node.origin)
      open.append((id, 0))
    case .array:
      output.open("[", .array, name, keyStart, node.origin)
      open.append((id, 0))
    case .scalar(let text, let kind): output.append(text, kind, name, keyStart, node.origin)
    case .copy(let tree, let root): output.copy(root, of: tree, name, keyStart, node.origin)
    }
  }

  /// The text, nodes and origins of the tree so far.
  private struct Output {
    var bytes: [UInt8] = []
    var nodes: [JSONNode] = []
    var origins: [Origin] = []
    private var containers: [Int] = []

    mutating func open(
      _ bracket: Unicode.Scalar, _ kind: JSONKind, _ name: NameID, _ keyStart: UInt32,
      _ origin: Origin
    ) {
      containers.append(nodes.count)
      append([UInt8(ascii: bracket)], kind, name, keyStart, origin)
    }

    mutating func close(_ bracket: Unicode.Scalar) {
      bytes.append(UInt8(ascii: bracket))
      guard let container = containers.popLast() else { return }
      nodes[container].end = UInt32(bytes.count)
      nodes[container].next = UInt32(nodes.count)
    }

    mutating func append(
      _ text: [UInt8], _ kind: JSONKind, _ name: NameID, _ keyStart: UInt32, _ origin: Origin
    ) {
      let start = UInt32(bytes.count)
      bytes += text
      nodes.append(
        JSONNode(
          kind: kind, name: name, keyStart: keyStart, start: start, end: UInt32(bytes.count),
          next: UInt32(nodes.count + 1)))
      origins.append(origin)
    }

    mutating func copy(
      _ root: NodeID, of tree: JSONTree, _ name: NameID, _ keyStart: UInt32, _ origin: Origin
    ) {
      let first = tree[root]
      let byteShift = UInt32(bytes.count) &- first.start
      let nodeShift = UInt32(nodes.count) &- root.rawValue
      bytes += tree.text(root)
      for index in root.rawValue..<first.next {
        var node = tree[NodeID(index)]
        node.start &+= byteShift
        node.end &+= byteShift
        node.next &+= nodeShift
        if node.keyStart != JSONNode.noKey { node.keyStart &+= byteShift }
        origins.append(Origin(NodeID(index), of: tree))
        nodes.append(node)
      }
      let position = nodes.count - Int(first.next - root.rawValue)
      nodes[position] = JSONNode(
        kind: first.kind, name: name, keyStart: keyStart, start: nodes[position].start,
        end: nodes[position].end, next: nodes[position].next)
      origins[position] = origin
    }
  }
}

import TokenModel
import TokenSyntax

/// One reference in a value.
struct ReferenceEdge {
  enum Kind: UInt8 {
    case value
    case object
    case part
    case fault
    /// A part of a text that has more than the reference: of an expression.
    case term
  }

  /// How it is written.
  enum Spelling: UInt8 {
    /// As the standard writes it.
    case exact
    /// With blanks inside the braces.
    case blanks
    /// With a last name `value`.
    case valueSuffix
    /// As `$path.of.token`.
    case dollar
  }

  /// The declaration in whose value it stands.
  var occurrence: UInt32
  /// The string that is the reference.
  var node: NodeID
  var kind: Kind
  /// How it is written.
  var spelling: Spelling
  /// The path to which it leads; `PathTree.none` for a fault.
  var target: PathID
}

/// Finds every reference in every value: strings that begin with a brace, and `$ref` members. In
/// standard strength also those inside longer texts, and those of `modify` of Tokens Studio.
///
/// A flat scan over the nodes of each value, without recursion. Whether a reference may stand in
/// its place is for the typecheck to say.
struct ReferenceScanner: Sendable {
  let project: SourceProject
  let resolver: ReferenceResolver
  private let isLenient: Bool

  init(project: SourceProject, resolver: ReferenceResolver, options: ReaderOptions) {
    self.project = project
    self.resolver = resolver
    isLenient = options.strength == .standard
  }

  /// The number of tokens that a thread looks at at a time.
  private static let portion = 2048

  /// All references in the token values of `draft`, by declaration and then by node.
  func scan(_ draft: DraftTokens, _ concurrency: Concurrency = .serial) -> [ReferenceEdge] {
    let count = draft.tokens.tokens.count
    let portions = (count + Self.portion - 1) / Self.portion
    var found = [[ReferenceEdge]](repeating: [], count: portions)
    found.withUnsafeMutableBufferPointer { found in
      // A portion writes its own list only.
      nonisolated(unsafe) let found = found
      concurrency.run(portions) { portion in
        let start = portion * Self.portion
        found[portion] = scan(start..<min(start + Self.portion, count), of: draft)
      }
    }
    return Array(found.joined())
  }

  private func scan(_ range: Range<Int>, of draft: DraftTokens) -> [ReferenceEdge] {
    var edges: [ReferenceEdge] = []
    let modify = isLenient ? StudioNames(project.names) : nil
    // Most neighbours stand in one file: a copy of its tree for each token costs more than the scan.
    guard var tree = project.trees.first else { return edges }
    var number: UInt32 = 0
    for token in range {
      for index in draft.tokens.tokens[token].occurrences {
        let occurrence = draft.tokens.occurrences[Int(index)]
        if occurrence.tree != number {
          number = occurrence.tree
          tree = project.trees[Int(number)]
        }
        switch draft.forms[Int(index)] {
        case .dtcg:
          scan(occurrence.value, of: index, tree, &edges)
          if let modify, let node = tree.modifier(of: occurrence.object, modify) {
            scanModifier(node, of: index, tree, &edges)
          }
        case .appetite: scanTable(occurrence.value, of: index, tree, &edges)
        }
      }
    }
    return edges
  }

  /// The references in one value, appended to `edges`.
  func scan(
    _ value: NodeID, of occurrence: UInt32, _ tree: JSONTree, _ edges: inout [ReferenceEdge]
  ) {
    tree.nodes.withUnsafeBufferPointer { nodes in
      var position = value.rawValue
      let end = nodes[Int(position)].next
      while position < end {
        let record = nodes[Int(position)]
        let node = NodeID(position)
        position += 1
        guard record.kind == .plainString || record.kind == .escapedString else { continue }
        if record.name == WellKnownName.ref.id {
          append(resolver.pointer(tree.string(node) ?? ""), .exact, occurrence, node, &edges)
        } else if isLenient, mayHoldReferences(record, tree) {
          scanText(node, of: occurrence, tree, &edges)
        } else if beginsWithBrace(record, node, tree) {
          let (target, spelling) = resolver.curly(tree.decodedBytes(node), isLenient: isLenient)
          append(target, spelling, occurrence, node, &edges)
        }
      }
    }
  }

  /// Whether a string begins with `{`, plain or as an escape.
  private func beginsWithBrace(_ record: JSONNode, _ node: NodeID, _ tree: JSONTree) -> Bool {
    let brace = UInt8(ascii: "{")
    switch tree.file.padded[Int(record.start) + 1] {
    case brace: return true
    case UInt8(ascii: "\\"): return tree.decodedBytes(node).first == brace
    default: return false
    }
  }

  private func scanTable(
    _ value: NodeID, of occurrence: UInt32, _ tree: JSONTree, _ edges: inout [ReferenceEdge]
  ) {
    guard tree.isString(value), let target = resolver.table(tree.decodedBytes(value)) else {
      return
    }
    append(target, .exact, occurrence, value, &edges)
  }

  /// Appends a reference that is a whole string.
  func append(
    _ target: ReferenceTarget, _ spelling: ReferenceEdge.Spelling, _ occurrence: UInt32,
    _ node: NodeID, _ edges: inout [ReferenceEdge]
  ) {
    let (kind, path): (ReferenceEdge.Kind, PathID) =
      switch target {
      case .value(let path): (.value, path)
      case .object(let path): (.object, path)
      case .part(let path, _): (.part, path)
      case .fault: (.fault, PathTree.none)
      }
    edges.append(
      ReferenceEdge(
        occurrence: occurrence, node: node, kind: kind, spelling: spelling, target: path))
  }
}

import TokenModel
import TokenSyntax

extension ReferenceScanner {
  /// Members whose strings are never references or expressions in DTCG: not even looked at.
  private static func isPlain(_ name: NameID) -> Bool {
    name == WellKnownName.colorSpace.id || name == WellKnownName.unit.id
      || name == WellKnownName.hex.id
  }

  /// Whether a string holds a brace or a dollar sign, or an escape that may stand for one.
  func mayHoldReferences(_ record: JSONNode, _ tree: JSONTree) -> Bool {
    if Self.isPlain(record.name) { return false }
    if record.kind == .escapedString { return true }
    var position = Int(record.start) + 1
    let end = Int(record.end) - 1
    while position < end {
      let byte = tree.file.padded[position]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "$") { return true }
      position += 1
    }
    return false
  }

  /// The references in one text, appended to `edges`: one that is the whole text, or each of several
  /// or of one with text around it, as a term.
  func scanText(
    _ node: NodeID, of occurrence: UInt32, _ tree: JSONTree, _ edges: inout [ReferenceEdge]
  ) {
    let bytes = tree.decodedBytes(node)
    let places = ReferenceText.references(in: bytes)
    if places.isEmpty {
      guard bytes.first == UInt8(ascii: "{") else { return }
      let (target, spelling) = resolver.curly(bytes, isLenient: true)
      return append(target, spelling, occurrence, node, &edges)
    }
    let isWhole = places.count == 1 && places[0] == bytes.indices
    for place in places {
      let (target, spelling) = self.target(bytes[place])
      if spelling == .dollar {
        // `$` begins a reference only where there is such a token: `$5.00` is a text.
        guard case .value = target else { continue }
      }
      if isWhole {
        append(target, spelling, occurrence, node, &edges)
      } else {
        appendTerm(target, spelling, occurrence, node, &edges)
      }
    }
  }

  /// Where a reference inside a text leads.
  private func target(
    _ text: ArraySlice<UInt8>
  ) -> (target: ReferenceTarget, spelling: ReferenceEdge.Spelling) {
    if text.first == UInt8(ascii: "$") { return (resolver.dollar(text), .dollar) }
    return resolver.curly(text, isLenient: true)
  }

  private func appendTerm(
    _ target: ReferenceTarget, _ spelling: ReferenceEdge.Spelling, _ occurrence: UInt32,
    _ node: NodeID, _ edges: inout [ReferenceEdge]
  ) {
    var path = PathTree.none
    if case .value(let found) = target { path = found }
    edges.append(
      ReferenceEdge(
        occurrence: occurrence, node: node, kind: .term, spelling: spelling, target: path))
  }

  /// The references of a `modify` of Tokens Studio, put among those of the value by node.
  func scanModifier(
    _ node: NodeID, of occurrence: UInt32, _ tree: JSONTree, _ edges: inout [ReferenceEdge]
  ) {
    let first = edges.lastIndex { $0.occurrence != occurrence }.map { $0 + 1 } ?? 0
    let count = edges.count
    scan(node, of: occurrence, tree, &edges)
    guard edges.count > count else { return }
    let ordered = edges[first...].enumerated().sorted {
      ($0.element.node.rawValue, $0.offset) < ($1.element.node.rawValue, $1.offset)
    }
    edges.replaceSubrange(first..., with: ordered.map(\.element))
  }
}

/// References as they stand in longer texts.
enum ReferenceText {
  /// The places of `{…}` and `$…` in a text, in order. A brace that is not closed is none.
  static func references(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        var end = position + 1
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{")
        {
          end += 1
        }
        guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "}"), end > position + 1 else {
          position = end == position + 1 ? end + 1 : end
          continue
        }
        result.append(position..<end + 1)
        position = end + 1
      case UInt8(ascii: "$"):
        let end = ExpressionParser.endOfDollarReference(bytes, from: position)
        if end > position + 1, bytes[position + 1] != UInt8(ascii: "{") {
          result.append(position..<end)
          position = end
        } else {
          position += 1
        }
      default: position += 1
      }
    }
    return result
  }
}

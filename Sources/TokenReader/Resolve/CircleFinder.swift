import TokenModel
import TokenSyntax

/// Finds circles among the references of some tokens in one theme.
///
/// The unit is the single reference and not the token, so that a value may point at another part of
/// itself. Depth-first without recursion; linear in references and in the sizes of what they
/// point into.
struct CircleFinder {
  /// A circle: its references, each with the next one's declaration as target.
  struct Circle {
    /// Positions in the list of references, in the order of the circle.
    var edges: [Int]
  }

  private let draft: DraftTokens
  private let project: SourceProject
  private let resolver: ReferenceResolver
  private let edges: [ReferenceEdge]
  private let theme: Theme
  /// 1 while a reference is being followed, 2 when all behind it is known.
  private var states: [Int: UInt8] = [:]
  private var circles: [Circle] = []

  /// The circles that can be reached from the given tokens in a theme.
  static func circles(among tokens: [TokenID], _ reader: ValueReader) -> [Circle] {
    var finder = CircleFinder(reader)
    for token in tokens {
      guard let winner = reader.winner(of: token) else { continue }
      for edge in finder.range(of: winner) where finder.states[edge] == nil { finder.search(edge) }
    }
    return finder.circles
  }

  private init(_ reader: ValueReader) {
    draft = reader.draft
    project = reader.project
    resolver = reader.resolver
    edges = reader.edges
    theme = reader.theme
  }

  private mutating func search(_ start: Int) {
    var path: [(edge: Int, next: [Int])] = []
    states[start] = 1
    path.append((start, successors(of: start)))
    while let top = path.last {
      guard let next = top.next.last else {
        states[top.edge] = 2
        path.removeLast()
        continue
      }
      path[path.count - 1].next.removeLast()
      switch states[next] {
      case nil:
        states[next] = 1
        path.append((next, successors(of: next)))
      case 1:
        let from = path.lastIndex { $0.edge == next } ?? 0
        circles.append(Circle(edges: path[from...].map(\.edge)))
      default: break
      }
    }
  }

  /// The references that must be followed to know what a reference leads to, last first.
  private func successors(of index: Int) -> [Int] {
    let edge = edges[index]
    guard edge.target != PathTree.none else { return [] }
    switch edge.kind {
    case .fault: return []
    case .value, .object, .term:
      let token = draft.tokenOfPath[Int(edge.target)]
      guard token != PathTree.none, let winner = draft.winner(of: TokenID(token), in: theme) else {
        return []
      }
      return range(of: winner).reversed()
    case .part: return partSuccessors(of: edge)
    }
  }

  private func partSuccessors(of edge: ReferenceEdge) -> [Int] {
    let home = project.trees[Int(draft.tokens.occurrences[Int(edge.occurrence)].tree)]
    guard case .part(let path, let tail) = resolver.pointer(home.string(edge.node) ?? ""),
      let place = draft.declaration(of: path, in: theme)
    else { return [] }
    let tree = project.trees[Int(place.tree)]
    var node = place.node
    for segment in tail {
      let step = JSONPointer(names: [segment.name])
      guard case .success(let found) = tree.find(step, from: node, names: project.names) else {
        // The way goes on behind a reference, if there is one here.
        return references(in: node, of: place.occurrence, tree)
      }
      node = found
    }
    return references(in: node, of: place.occurrence, tree)
  }

  private func references(in node: NodeID, of occurrence: UInt32, _ tree: JSONTree) -> [Int] {
    range(of: occurrence).filter {
      edges[$0].node.rawValue >= node.rawValue && edges[$0].node.rawValue < tree[node].next
    }.reversed()
  }

  /// The positions of the references of a declaration: a binary search.
  private func range(of occurrence: UInt32) -> Range<Int> {
    func bound(_ key: UInt32) -> Int {
      var low = 0
      var high = edges.count
      while low < high {
        let middle = (low + high) / 2
        if edges[middle].occurrence < key { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return bound(occurrence)..<bound(occurrence + 1)
  }
}

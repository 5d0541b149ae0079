import TokenModel
import TokenSyntax

/// The order in which tokens can be evaluated, and on which modifiers each depends.
struct EvaluationOrder {
  /// Tokens, targets of references before what refers to them.
  var order: [TokenID] = []
  /// For each token, the modifiers on which its value depends, one bit each.
  var support: [UInt64]
  /// For each token that can reach itself through references, a number that it shares with the
  /// tokens that it can reach and that can reach it; 0 for all others. Only the former can be part
  /// of a circle. Tokens of one number stand together in `order`.
  var component: [UInt32]
}

/// Finds the evaluation order by Tarjan's strongly connected components, without recursion: linear
/// in tokens and references.
///
/// All declarations of a token count, whatever their contexts; whether a circle closes in a given
/// theme is for `CircleFinder` to say. Tokens that can reach each other share one support.
struct SupportSolver {
  /// The most modifiers that a project can have: one bit each.
  static let modifierLimit = 64

  private let ownSupport: [UInt64]
  private var result: EvaluationOrder
  private var index: [UInt32]
  private var low: [UInt32]
  private var onStack: [Bool]
  private var componentStack: [UInt32] = []
  private var next: UInt32 = 1
  private let edges: ReferenceGraph

  /// Solves for tokens with the given own supports and references.
  static func solve(_ edges: ReferenceGraph, ownSupport: [UInt64]) -> EvaluationOrder {
    var solver = SupportSolver(edges, ownSupport)
    for token in ownSupport.indices where solver.index[token] == 0 {
      if !solver.settle(UInt32(token)) { solver.visit(UInt32(token)) }
    }
    return solver.result
  }

  private init(_ edges: ReferenceGraph, _ ownSupport: [UInt64]) {
    self.edges = edges
    self.ownSupport = ownSupport
    let count = ownSupport.count
    result = EvaluationOrder(support: ownSupport, component: [UInt32](repeating: 0, count: count))
    result.order.reserveCapacity(count)
    index = [UInt32](repeating: 0, count: count)
    low = index
    onStack = [Bool](repeating: false, count: count)
  }

  /// Finishes a token whose targets are all finished, as most are: nothing can lead back to it.
  private mutating func settle(_ token: UInt32) -> Bool {
    var support = result.support[Int(token)]
    for target in edges.targets(of: token) {
      guard index[Int(target)] != 0, !onStack[Int(target)], target != token else { return false }
      support |= result.support[Int(target)]
    }
    index[Int(token)] = next
    next += 1
    result.support[Int(token)] = support
    result.order.append(TokenID(token))
    return true
  }

  private mutating func visit(_ start: UInt32) {
    var frames: [(token: UInt32, edge: Int)] = []
    open(start, &frames)
    while let frame = frames.last {
      let token = frame.token
      let targets = edges.targets(of: token)
      if targets.startIndex + frame.edge < targets.endIndex {
        frames[frames.count - 1].edge += 1
        let target = targets[targets.startIndex + frame.edge]
        if index[Int(target)] == 0 {
          open(target, &frames)
        } else if onStack[Int(target)] {
          low[Int(token)] = min(low[Int(token)], index[Int(target)])
        } else {
          result.support[Int(token)] |= result.support[Int(target)]
        }
        continue
      }
      frames.removeLast()
      if low[Int(token)] == index[Int(token)] { closeComponent(of: token) }
      if let parent = frames.last?.token {
        low[Int(parent)] = min(low[Int(parent)], low[Int(token)])
        result.support[Int(parent)] |= result.support[Int(token)]
      }
    }
  }

  private mutating func open(_ token: UInt32, _ frames: inout [(token: UInt32, edge: Int)]) {
    index[Int(token)] = next
    low[Int(token)] = next
    next += 1
    onStack[Int(token)] = true
    componentStack.append(token)
    frames.append((token, 0))
  }

  private mutating func closeComponent(of root: UInt32) {
    var start = componentStack.count - 1
    while componentStack[start] != root { start -= 1 }
    let members = componentStack[start...]
    var support: UInt64 = 0
    for member in members { support |= result.support[Int(member)] }
    let isCyclic = members.count > 1 || edges.targets(of: root).contains(root)
    for member in members {
      result.support[Int(member)] = support
      if isCyclic { result.component[Int(member)] = index[Int(root)] }
      onStack[Int(member)] = false
      result.order.append(TokenID(member))
    }
    componentStack.removeSubrange(start...)
  }
}

/// Which tokens each token refers to, over all its declarations: a flat adjacency list.
struct ReferenceGraph {
  private var starts: [UInt32]
  private var all: [UInt32] = []

  /// Makes the graph of the references in token values.
  init(_ draft: DraftTokens, _ edges: [ReferenceEdge]) {
    starts = [0]
    starts.reserveCapacity(draft.tokens.tokens.count + 1)
    all.reserveCapacity(edges.count)
    var position = 0
    for token in draft.tokens.tokens {
      while position < edges.count, edges[position].occurrence < token.occurrences.upperBound {
        let edge = edges[position]
        position += 1
        guard edge.occurrence >= token.occurrences.lowerBound, edge.target != PathTree.none else {
          continue
        }
        let target = draft.tokenOfPath[Int(edge.target)]
        if target != PathTree.none { all.append(target) }
      }
      starts.append(UInt32(all.count))
    }
  }

  /// The tokens to which a token refers, in the order of the text; one may stand twice.
  func targets(of token: UInt32) -> ArraySlice<UInt32> {
    all[Int(starts[Int(token)])..<Int(starts[Int(token) + 1])]
  }
}

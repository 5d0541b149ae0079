import TokenModel
import TokenSyntax

/// A value on its way through the typecheck: where it stands, and through which reference it was
/// reached.
struct Place {
  /// The position of the tree.
  var tree: UInt32
  var node: NodeID
  /// The declaration in whose value it stands: its references are found by it.
  var occurrence: UInt32
  /// The reference in the token's own value through which a part of another value was reached.
  var origin: SourceSpan?
}

/// What stands at a place when references have been followed.
enum Followed {
  /// A text of its own, to be read.
  case literal(Place)
  /// The value of another token.
  case value(TokenValue)
  /// Nothing usable; it was reported here or at the target.
  case failed
}

/// Reads values in one theme: checks their shape, follows their references, reports faults.
///
/// The values of tokens that are referred to must be known already; `Evaluator` sees to that.
struct ValueReader {
  /// The most references inside one another that one part of a value may be reached through. A
  /// circle of parts that the search for circles missed would end here too.
  static let partLimit = 64
  /// The longest chain of parts, each of which is a reference to the next.
  static let chainLimit = 1024

  let project: SourceProject
  let draft: DraftTokens
  let resolver: ReferenceResolver
  let options: ReaderOptions
  /// The merged paths, for suggestions.
  let collector: Collector
  /// All references, by declaration and then by node.
  var edges: [ReferenceEdge]
  /// The tokens with the values that are known so far.
  var tokens: ThemedTokens
  /// The contexts in which values are read.
  var theme: Theme
  /// The dotted path of what is being read, for findings.
  var subject: String?
  /// The findings about the subject, each with the contexts in which it holds.
  var sink = DiagnosticSink()
  /// The names of Tokens Studio's modifiers, where the files have them and they are read.
  var studioNames: StudioNames?
  /// What a plain number counts where a length is read in the current token; nil where it is an error.
  var lengthUnit: DimensionUnit?
  /// The references whose targets are not the values that they stand for.
  var conversions: Set<Conversion> = []
  /// How many bytes the texts with references came to so far, and whether it was told that these are
  /// too many.
  var templateBytes = 0
  var isTemplateTotalTold = false
  /// What was computed so far, in any theme.
  var computations: Set<Computation> = []
  /// How many pointers into values are being followed inside each other.
  var partDepth = 0
  /// How many more findings may carry a suggestion, which costs a walk over all paths.
  var suggestionsLeft = 40
  /// The contexts for findings: those of the subject's support in `theme`.
  var contexts: [String] = []

  /// The tree of a place.
  func tree(_ place: Place) -> JSONTree { project.trees[Int(place.tree)] }

  /// The place of an element or member of the same value.
  func inside(_ place: Place, _ node: NodeID) -> Place {
    var inner = place
    inner.node = node
    return inner
  }

  /// The string node of the reference that a place is; nil for a literal.
  private func referenceNode(_ place: Place) -> NodeID? {
    let tree = tree(place)
    switch tree.kind(place.node) {
    case .object: return tree.member(place.node, .ref)
    case .plainString, .escapedString: return place.node
    case .missing, .null, .false, .true, .number, .array: return nil
    }
  }

  /// The reference that a string of a declaration is as a whole.
  func edge(at node: NodeID, of occurrence: UInt32) -> ReferenceEdge? {
    guard let edge = firstEdge(at: node, of: occurrence), edge.kind != .term else { return nil }
    return edge
  }

  /// The first reference in a string of a declaration: a binary search.
  func firstEdge(at node: NodeID, of occurrence: UInt32) -> ReferenceEdge? {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[middle]
      if (edge.occurrence, edge.node.rawValue) < (occurrence, node.rawValue) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < edges.count, edges[low].occurrence == occurrence, edges[low].node == node else {
      return nil
    }
    return edges[low]
  }

  /// Follows the references at a place until something can be read.
  ///
  /// `takesCurly` says whether a curly reference may stand here: for the whole value of a
  /// token, and for the members and elements of composite types.
  mutating func follow(_ start: Place, takesCurly: Bool) -> Followed {
    var place = start
    for _ in 0..<Self.chainLimit {
      guard let node = referenceNode(place), let edge = firstEdge(at: node, of: place.occurrence)
      else {
        if tree(place).isObject(place.node), tree(place).member(place.node, .ref) != nil {
          report(.malformedPointer, "`$ref` must be a string", at: place)
          return .failed
        }
        return .literal(place)
      }
      let isCurly = tree(place).name(node) != WellKnownName.ref.id
      if isCurly, !takesCurly, draft.forms[Int(place.occurrence)] == .dtcg {
        reportBarredReference(node, edge, place)
        return .failed
      }
      if tree(place).childCount(place.node) > 1, node != place.node {
        reportReferenceSiblings(place)
      }
      if edge.kind != .term, edge.spelling != .exact {
        reportSpelling(
          edge.spelling, of: edge.target, tree(place).span(node), in: place, fixesString: true)
      }
      switch edge.kind {
      case .term: return computed(place)
      case .value: return value(of: edge.target, at: place)
      case .fault:
        reportFault(at: node, place)
        return .failed
      case .object:
        if isTokenLevel(node, place) { return value(of: edge.target, at: place) }
        report(
          .pointerToTokenObject,
          "inside a value a pointer must lead to a value, and this one leads to a token",
          span: tree(place).span(node), in: place, help: "add `/$value` to the pointer")
        return .failed
      case .part:
        guard let next = part(at: node, place) else { return .failed }
        place = next
      }
    }
    report(
      .referenceCircle, "these references lead round in a circle, or through too many parts",
      at: start)
    return .failed
  }

  /// Follows the references at a place that no whole token can fill; reports one that leads to a
  /// token's value all the same.
  mutating func literal(_ start: Place, expected: String) -> Place? {
    switch follow(start, takesCurly: false) {
    case .failed: return nil
    case .literal(let place): return place
    case .value(let other):
      reportMismatch(other, expected: expected, at: start)
      return nil
    }
  }

  /// Whether a `$ref` string is that of a token object, and not one inside a value.
  private func isTokenLevel(_ node: NodeID, _ place: Place) -> Bool {
    let index = Int(place.occurrence)
    return draft.kinds[index] == .reference && draft.tokens.occurrences[index].value == node
  }

  /// The value of a whole token in the theme.
  mutating func value(of path: PathID, at place: Place) -> Followed {
    let target = draft.tokenOfPath[Int(path)]
    guard target != PathTree.none else { return .failed }
    let id = TokenID(target)
    if let value = tokens.value(of: id, in: theme) { return .value(value) }
    if winner(of: id) == nil {
      report(
        .missingInContext, "`\(tokens.path(of: id))` is not declared in this context", at: place,
        help: "declare it in every context, or in a set that all contexts share")
    }
    return .failed
  }

  /// The declaration that gives a token its value in the theme.
  func winner(of id: TokenID) -> UInt32? {
    draft.winner(of: id, in: theme)
  }

  /// The place inside another declaration to which a pointer leads; reports when there is none.
  private mutating func part(at node: NodeID, _ place: Place) -> Place? {
    let tree = tree(place)
    guard case .part(let path, let tail) = resolver.pointer(tree.string(node) ?? "") else {
      return nil
    }
    guard let start = draft.declaration(of: path, in: theme) else {
      report(
        .missingInContext, "the target of this pointer is not declared in this context", at: place)
      return nil
    }
    partDepth += 1
    defer { partDepth -= 1 }
    guard partDepth <= Self.partLimit else { return nil }
    var current = start
    for (step, segment) in tail.enumerated() {
      if step == 0, segment.name == "$value", let value = valueOfReference(current) {
        current = value
        continue
      }
      // A step into a value that is itself a reference goes on in its target.
      if step > 0 {
        guard let target = throughReference(current) else { return nil }
        current = target
      }
      let home = self.tree(current)
      switch home.find(JSONPointer(names: [segment.name]), from: current.node, names: project.names)
      {
      case .success(let found): current.node = found
      case .failure(let failure):
        report(
          .unresolvedReference, "the pointer leads nowhere: \(failure.message)",
          span: tree.span(
            node, inside: segment.range.lowerBound + 1, segment.range.upperBound + 1),
          in: place)
        return nil
      }
    }
    current.origin = place.origin ?? tree.span(node)
    return current
  }

  /// The value of a token that is an object with a `$ref` alone.
  private func valueOfReference(_ place: Place) -> Place? {
    let index = Int(place.occurrence)
    guard draft.kinds[index] == .reference,
      draft.tokens.occurrences[index].object == place.node
    else { return nil }
    return inside(place, draft.tokens.occurrences[index].value)
  }

  /// The place to which the reference at a place leads, for pointers that go on inside it: the
  /// place itself when it is no reference, and nil when the way ends, which is told where the
  /// reference stands.
  private mutating func throughReference(_ place: Place) -> Place? {
    var current = place
    for _ in 0..<Self.partLimit {
      guard let node = referenceNode(current), let edge = edge(at: node, of: current.occurrence)
      else { return current }
      switch edge.kind {
      case .value, .object:
        guard case let token = draft.tokenOfPath[Int(edge.target)], token != PathTree.none,
          let index = winner(of: TokenID(token))
        else { return nil }
        let occurrence = draft.tokens.occurrences[Int(index)]
        current = Place(tree: occurrence.tree, node: occurrence.value, occurrence: index)
      case .part:
        guard let next = part(at: node, current) else { return nil }
        current = next
      case .fault, .term: return nil
      }
    }
    return nil
  }
}

extension DraftTokens {
  /// The declaration that gives a token its value in a theme: the last that holds.
  func winner(of id: TokenID, in theme: Theme) -> UInt32? {
    for index in tokens[id].occurrences.reversed() {
      let condition = tokens.occurrences[Int(index)].condition
      if condition == 0 || tokens.conditions[Int(condition)].holds(in: theme) { return index }
    }
    return nil
  }

  /// The declaration of a token or group in a theme, as the place of its whole object.
  func declaration(of path: PathID, in theme: Theme) -> Place? {
    let token = tokenOfPath[Int(path)]
    if token != PathTree.none {
      guard let index = winner(of: TokenID(token), in: theme) else { return nil }
      let occurrence = tokens.occurrences[Int(index)]
      return Place(tree: occurrence.tree, node: occurrence.object, occurrence: index)
    }
    let group = groupOfPath[Int(path)]
    guard group != PathTree.none else { return nil }
    for index in tokens.groups[Int(group)].occurrences.reversed() {
      let occurrence = tokens.occurrences[Int(index)]
      if tokens.conditions[Int(occurrence.condition)].holds(in: theme) {
        return Place(tree: occurrence.tree, node: occurrence.object, occurrence: index)
      }
    }
    return nil
  }
}

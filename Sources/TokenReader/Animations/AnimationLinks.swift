import TokenModel
import TokenSyntax

/// The references of all animations: to tokens, and to the animations that replace them if motion
/// is to be reduced.
struct AnimationLinks {
  /// A reference to another animation.
  struct Replacement {
    /// The position of the animation that it leads to.
    var target: Int
    var tree: UInt32
    var node: NodeID
  }

  /// The references to tokens, by declaration and then by node.
  private(set) var edges: [ReferenceEdge] = []
  /// For each animation, which others can replace it.
  private(set) var replacements: [[Replacement]]
  /// The same by the declaration in which they stand.
  private(set) var targets: [UInt64: Int] = [:]
  /// Strings that name a replacement: whether or not they lead somewhere, no references to tokens.
  private var replacementNodes: Set<UInt64> = []

  private let drafts: [AnimationDraft]
  private var positions: [UInt64: Int] = [:]

  /// Finds all references of `drafts`; reports replacements that lead nowhere.
  static func find(_ drafts: [AnimationDraft], _ reader: inout ValueReader) -> AnimationLinks {
    var links = AnimationLinks(drafts)
    links.findReplacements(&reader)
    links.findTokens(reader)
    return links
  }

  private init(_ drafts: [AnimationDraft]) {
    self.drafts = drafts
    replacements = Array(repeating: [], count: drafts.count)
    for (index, draft) in drafts.enumerated() { positions[draft.carrier.key] = index }
  }

  private static func key(_ tree: UInt32, _ node: NodeID) -> UInt64 {
    UInt64(tree) << 32 | UInt64(node.rawValue)
  }

  private mutating func findReplacements(_ reader: inout ValueReader) {
    let names = reader.project.names
    guard let rule = names.find(AnimationMember.reducedMotion.rawValue),
      let replacement = names.find(AnimationMember.animation.rawValue)
    else { return }
    for (index, draft) in drafts.enumerated() {
      for declaration in draft.declarations {
        let tree = reader.project.trees[Int(declaration.tree)]
        guard let root = declaration.node, let object = tree.member(root, rule),
          let node = tree.member(object, replacement), tree.isString(node)
        else { continue }
        let isNew = replacementNodes.insert(Self.key(declaration.tree, node)).inserted
        let place = Place(tree: declaration.tree, node: node, occurrence: declaration.occurrence)
        reader.subject = draft.path(in: reader.tokens).description
        guard let target = target(place, isNew: isNew, &reader) else { continue }
        targets[UInt64(declaration.occurrence)] = target
        replacements[index].append(
          Replacement(target: target, tree: declaration.tree, node: node))
      }
    }
  }

  /// The animation that a string names; reports why it is none.
  private func target(_ place: Place, isNew: Bool, _ reader: inout ValueReader) -> Int? {
    let text = reader.tree(place).decodedBytes(place.node)
    let carrier: AnimationDraft.Carrier?
    let path: String
    switch reader.resolver.curly(text, isLenient: false).target {
    case .value(let found):
      let token = reader.draft.tokenOfPath[Int(found)]
      carrier = token == PathTree.none ? nil : .token(TokenID(token))
      path = reader.collector.dotted(found)
    case .fault(.group(let found)):
      let group = reader.draft.groupOfPath[Int(found)]
      carrier = group == PathTree.none ? nil : .group(GroupID(group))
      path = reader.collector.dotted(found)
    case .fault(.missing(let missing)):
      carrier = nil
      path = missing
    case .fault(.belowToken(let token)):
      carrier = nil
      path = reader.collector.dotted(token)
    case .fault(.malformed(let reason)):
      if isNew {
        reader.report(
          .malformedReference, "this is no reference: \(reason)", at: place,
          help: "write `{path.of.animation}`")
      }
      return nil
    case .object, .part: return nil
    }
    if let carrier, let position = positions[carrier.key] { return position }
    guard isNew else { return nil }
    reader.report(
      .noSuchAnimation, "there is no animation `\(path)`", at: place,
      help: nearest(to: path, &reader).map { "did you mean `{\($0)}`?" }
        ?? "name a group or token that carries one")
    return nil
  }

  /// The animation that a mistyped path probably meant. Linear in the animations, so not sought
  /// without end.
  private func nearest(to path: String, _ reader: inout ValueReader) -> String? {
    guard reader.suggestionsLeft > 0 else { return nil }
    reader.suggestionsLeft -= 1
    return nearestMatch(
      to: path, among: drafts.map { $0.path(in: reader.tokens).description })
  }

  private mutating func findTokens(_ reader: ValueReader) {
    let scanner = ReferenceScanner(
      project: reader.project, resolver: reader.resolver, options: reader.options)
    for draft in drafts {
      for declaration in draft.declarations {
        guard let node = declaration.node else { continue }
        let tree = reader.project.trees[Int(declaration.tree)]
        var found: [ReferenceEdge] = []
        scanner.scan(node, of: declaration.occurrence, tree, &found)
        edges += found.filter {
          !replacementNodes.contains(Self.key(declaration.tree, $0.node))
        }
      }
    }
  }
}

extension [ReferenceEdge] {
  /// The references of two lists, each by declaration and then by node.
  func merged(with other: [ReferenceEdge]) -> [ReferenceEdge] {
    var result: [ReferenceEdge] = []
    result.reserveCapacity(count + other.count)
    var rest = self[...]
    func key(_ edge: ReferenceEdge) -> (UInt32, UInt32) {
      (edge.occurrence, edge.node.rawValue)
    }
    for edge in other {
      while let first = rest.first, key(first) < key(edge) {
        result.append(first)
        rest.removeFirst()
      }
      result.append(edge)
    }
    return result + rest
  }
}

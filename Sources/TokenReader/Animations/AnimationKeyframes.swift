import TokenModel
import TokenSyntax

/// Which tokens the keyframes of an animation name.
enum AnimationKeyframes {
  /// For each track and each of its keyframes, the token to which the value is a whole reference;
  /// nil where it is none, or where another declaration of the animation names another one.
  static func references(_ draft: AnimationDraft, _ reader: ValueReader) -> [[TokenID?]] {
    var result: [[TokenID?]]?
    for declaration in draft.declarations {
      guard let node = declaration.node else { continue }
      let place = Place(tree: declaration.tree, node: node, occurrence: declaration.occurrence)
      let found = references(place, reader)
      guard let known = result else {
        result = found
        continue
      }
      let haveSameShape = known.map(\.count) == found.map(\.count)
      result = zip(known, found).map { a, b in
        zip(a, b).map { haveSameShape && $0 == $1 ? $0 : nil }
      }
    }
    return result ?? []
  }

  private static func references(_ place: Place, _ reader: ValueReader) -> [[TokenID?]] {
    let tree = reader.tree(place)
    func member(_ node: NodeID, _ member: AnimationMember) -> NodeID? {
      reader.project.names.find(member.rawValue).flatMap { tree.member(node, $0) }
    }
    guard let tracks = member(place.node, .tracks) else { return [] }
    return tree.children(tracks).map { track in
      guard let frames = member(track, .keyframes) else { return [] }
      return tree.children(frames).map { frame in
        guard let value = member(frame, .value),
          let edge = reader.edge(
            at: tree.member(value, .ref) ?? value, of: place.occurrence),
          edge.kind == .value, edge.target != PathTree.none
        else { return nil }
        let token = reader.draft.tokenOfPath[Int(edge.target)]
        return token == PathTree.none ? nil : TokenID(token)
      }
    }
  }
}

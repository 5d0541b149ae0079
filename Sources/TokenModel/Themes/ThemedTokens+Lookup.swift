package import TokenSyntax

extension ThemedTokens {
  /// The path of a group: the names from the outermost group inwards.
  public func path(of id: GroupID) -> TokenPath {
    TokenPath(names: groupNames(id).map(names.string))
  }

  /// The path of a token.
  public func path(of id: TokenID) -> TokenPath {
    let token = self[id]
    return TokenPath(names: (groupNames(token.group) + [token.name]).map(names.string))
  }

  private func groupNames(_ id: GroupID) -> [NameID] {
    var result: [NameID] = []
    var group = id
    while group != .root {
      result.append(self[group].name)
      group = self[group].parent
    }
    return result.reversed()
  }

  /// The token with the path that a person typed: the exact dotted name first, then with slashes
  /// for dots. Linear in the number of tokens; for command lines, not for loops.
  public func token(at text: String) -> TokenID? {
    for candidate in Self.spellings(text) {
      let path = candidate.map { names.find($0) }
      guard !path.contains(nil) else { continue }
      let wanted = path.compactMap { $0 }
      guard let last = wanted.last else { continue }
      if let found = tokenIDs.first(where: {
        self[$0].name == last && groupNames(self[$0].group).elementsEqual(wanted.dropLast())
      }) {
        return found
      }
    }
    return nil
  }

  /// The group with the path that a person typed, in the same way.
  public func group(at text: String) -> GroupID? {
    for candidate in Self.spellings(text) {
      let path = candidate.map { names.find($0) }
      guard !path.contains(nil) else { continue }
      let wanted = path.compactMap { $0 }
      let all = (0..<UInt32(groups.count)).lazy.map(GroupID.init)
      if let found = all.first(where: {
        Int(self[$0].depth) == wanted.count && groupNames($0) == wanted
      }) {
        return found
      }
    }
    return nil
  }

  /// The names that a typed path can mean: one exact name, split at dots, split at slashes.
  static func spellings(_ text: String) -> [[Substring]] {
    [
      [text[...]],
      text.split(separator: ".", omittingEmptySubsequences: false),
      text.split(separator: "/", omittingEmptySubsequences: false),
    ]
  }

  /// The last declaration of a member (`$description`, `$deprecated`, …) of a group that holds in a
  /// theme.
  package func member(
    _ name: WellKnownName, of id: GroupID, in theme: Theme
  ) -> (tree: JSONTree, node: NodeID)? {
    for index in self[id].occurrences.reversed() {
      let occurrence = occurrences[Int(index)]
      guard conditions[Int(occurrence.condition)].holds(in: theme) else { continue }
      let tree = trees[Int(occurrence.tree)]
      if let node = tree.member(occurrence.object, name) { return (tree, node) }
    }
    return nil
  }

  /// A member of the declaration from which a token has its value in a theme.
  package func member(
    _ name: WellKnownName, of id: TokenID, in theme: Theme
  ) -> (tree: JSONTree, node: NodeID)? {
    guard let winner = winner(of: id, in: theme) else { return nil }
    let tree = trees[Int(occurrences[winner].tree)]
    return tree.member(occurrences[winner].object, name).map { (tree, $0) }
  }
}

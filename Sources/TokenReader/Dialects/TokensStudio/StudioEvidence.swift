import TokenSyntax

/// Whether a file without `$themes` and `$metadata` holds sets or is one.
enum StudioEvidence {
  /// References never name a set. So a file holds sets if references say so: some lead to a token
  /// only without the first name of its path, and none needs that name. Otherwise the names stay as
  /// they are, and the file is one set.
  static func holdsSets(_ tree: JSONTree, _ names: NameTable) -> Bool {
    var full: Set<String> = []
    var short: Set<String> = []
    var tokens: [GroupToken] = []
    for case .token(let token) in GroupItem.all(in: tree, from: .root, names) {
      guard token.path.count > 1 else { return false }
      full.insert(token.path.joined(separator: "."))
      short.insert(token.path.dropFirst().joined(separator: "."))
      tokens.append(token)
    }
    var isShown = false
    for token in tokens {
      for index in token.value.rawValue..<tree[token.value].next {
        guard let text = tree.string(NodeID(index)) else { continue }
        for case .reference(let path, _) in ReferencePieces.pieces(of: text, takesDollars: true) {
          let isFull = full.contains(path)
          if isFull, !short.contains(path) { return false }
          if !isFull, short.contains(path) { isShown = true }
        }
      }
    }
    return isShown
  }
}

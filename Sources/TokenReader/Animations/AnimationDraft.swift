import TokenModel
import TokenSyntax

/// One place in a file that gives a group or token its animation, and when it holds.
struct AnimationDeclaration {
  /// The declaration of the group or token.
  var occurrence: UInt32
  /// The position of the file's tree.
  var tree: UInt32
  /// The value of the extension's member; nil for a declaration of a token without an animation.
  var node: NodeID?
  /// The position of the condition; 0 holds always.
  var condition: UInt32
}

/// A group or token that carries an animation in some context.
struct AnimationDraft {
  /// What carries the animation.
  enum Carrier: Hashable {
    case group(GroupID)
    case token(TokenID)

    /// The carrier as one number, for tables.
    var key: UInt64 {
      switch self {
      case .group(let id): UInt64(id.rawValue)
      case .token(let id): 1 << 32 | UInt64(id.rawValue)
      }
    }
  }

  var carrier: Carrier
  /// What can give the animation, lowest priority first. Those of a token without an extension are
  /// among them: a declaration replaces the whole token.
  var declarations: [AnimationDeclaration]

  /// The declaration that counts in a theme: the last that holds.
  func declaration(in theme: Theme, _ conditions: [Condition]) -> AnimationDeclaration? {
    declarations.last {
      $0.condition == 0 || conditions[Int($0.condition)].holds(in: theme)
    }
  }

  /// The path of the carrier, which names the animation.
  func path(in tokens: ThemedTokens) -> TokenPath {
    switch carrier {
    case .group(let id): tokens.path(of: id)
    case .token(let id): tokens.path(of: id)
    }
  }
}

extension DraftTokens {
  /// Every group and token with an animation, in authored order. Linear in the nodes of the files;
  /// next to nothing where no file has an animation.
  func animationDrafts() -> [AnimationDraft] {
    let isNeeded = tokens.trees.contains { tree in
      tree.nodes.contains { $0.name == WellKnownName.animation.id }
    }
    guard isNeeded else { return [] }
    var result: [AnimationDraft] = []
    for (index, group) in tokens.groups.enumerated() {
      let declarations = declarations(group.occurrences).filter { $0.node != nil }
      append(.group(GroupID(UInt32(index))), declarations, to: &result)
    }
    for (index, token) in tokens.tokens.enumerated() {
      append(.token(TokenID(UInt32(index))), declarations(token.occurrences), to: &result)
    }
    // The declarations of groups and tokens are numbered along one walk over all paths.
    return result.sorted { first($0) < first($1) }
  }

  private func first(_ draft: AnimationDraft) -> UInt32 {
    draft.declarations.first?.occurrence ?? 0
  }

  private func declarations(_ range: Range<UInt32>) -> [AnimationDeclaration] {
    range.map { index in
      let occurrence = tokens.occurrences[Int(index)]
      let tree = tokens.trees[Int(occurrence.tree)]
      var node: NodeID?
      if forms[Int(index)] == .dtcg,
        let extensions = tree.member(occurrence.object, .extensions), tree.isObject(extensions)
      {
        node = tree.member(extensions, .animation)
      }
      return AnimationDeclaration(
        occurrence: index, tree: occurrence.tree, node: node, condition: occurrence.condition)
    }
  }

  private func append(
    _ carrier: AnimationDraft.Carrier, _ declarations: [AnimationDeclaration],
    to result: inout [AnimationDraft]
  ) {
    // What stands before the last declaration that always holds can never win.
    let start = declarations.lastIndex { $0.condition == 0 } ?? 0
    let living = declarations[start...]
    guard living.contains(where: { $0.node != nil }) else { return }
    result.append(AnimationDraft(carrier: carrier, declarations: Array(living)))
  }
}

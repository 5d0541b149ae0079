package import TokenMotion
package import TokenSyntax

/// An animation that a group or token carries under `$extensions."dev.tokenc.animation"`.
package struct AnimationRecord: Sendable {
  /// The dotted path of the group or token; it names the animation.
  package var path: TokenPath
  /// Where the extension is written: the member's name and value.
  package var span: SourceSpan
  /// The position of its support in `ThemedTokens.supports`: the contexts on which anything in it
  /// depends.
  package var support: UInt32
  /// One animation for each combination of the support; nil where it is faulty.
  package var values: [Animation?]
  /// For each track in order and each of its keyframes: the token to which the keyframe's value is
  /// a whole reference, or nil.
  package var keyframeReferences: [[TokenID?]]
  /// Every token that anything in the extension refers to.
  package var references: [TokenID]
  /// Every reference in the extension and where it leads: those to tokens by declaration and then
  /// in the order of the text, then those to other animations. What counts as a use, and what a
  /// rename must change.
  package var edges: [AnimationReference]
  /// What the carrier's `$description` says.
  package var description: String?

  /// Makes a record.
  package init(
    path: TokenPath, span: SourceSpan, support: UInt32, values: [Animation?],
    keyframeReferences: [[TokenID?]], references: [TokenID], edges: [AnimationReference] = [],
    description: String?
  ) {
    self.path = path
    self.span = span
    self.support = support
    self.values = values
    self.keyframeReferences = keyframeReferences
    self.references = references
    self.edges = edges
    self.description = description
  }
}

extension ThemedTokens {
  /// The animation with the path that a person typed: the exact name first, then with dots, then
  /// with slashes.
  package func animation(at text: String) -> AnimationRecord? {
    for names in Self.spellings(text) {
      let wanted = names.map(String.init)
      if let found = animations.first(where: { $0.path.names == wanted }) { return found }
    }
    return nil
  }

  /// What an animation is in a theme; nil where it is faulty.
  package func value(of record: AnimationRecord, in theme: Theme) -> Animation? {
    record.values[supports[Int(record.support)].index(in: theme)]
  }
}

/// A reference inside an animation's extension and where it leads.
package struct AnimationReference: Sendable, Hashable {
  /// What a reference in an extension can lead to.
  package enum Target: Sendable, Hashable {
    /// A token, for a value.
    case token(TokenID)
    /// Another animation, shown if motion is to be reduced: its position in
    /// `ThemedTokens.animations`.
    case animation(Int)
  }

  /// The position of the file's tree in `ThemedTokens.trees`.
  package var tree: UInt32
  /// The string that is the reference.
  package var node: NodeID
  /// Where it leads.
  package var target: Target

  /// Makes a record.
  package init(tree: UInt32, node: NodeID, target: Target) {
    self.tree = tree
    self.node = node
    self.target = target
  }
}

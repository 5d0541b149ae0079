package import TokenModel
package import TokenSyntax

/// One tree of tokens on its way into the flattened tree, and when it takes part.
///
/// Layers are merged in order: of two that declare one path, the later one wins where its condition
/// holds.
package struct Layer: Sendable {
  /// How the objects of the tree are read.
  package enum Form: UInt8, Sendable {
    /// Groups and tokens of DTCG.
    case dtcg
    /// A flat table of slash names (`Dialects/AppetiteTable.swift`).
    case appetite
  }

  /// The position of the tree in the project's list.
  package var tree: Int
  /// The object that is the outermost group.
  package var root: NodeID
  /// When the layer takes part.
  package var condition: Condition
  /// How its objects are read.
  package var form: Form
  /// Whether a token of an earlier layer may be replaced without a word: so it is in the sets of a
  /// resolver document, and not among the files of a folder.
  package var mayOverride: Bool
  /// Members of the root that a reference object replaces and that do not count.
  package var replaced: Set<NameID> = []
  /// The sets of the resolver document that it belongs to.
  package var sets: [String] = []
  /// Whether outputs show its tokens unless they name its sets.
  package var isShown = true

  /// Makes a layer.
  package init(
    tree: Int, root: NodeID, condition: Condition, form: Form = .dtcg, mayOverride: Bool
  ) {
    self.tree = tree
    self.root = root
    self.condition = condition
    self.form = form
    self.mayOverride = mayOverride
  }
}

import TokenSyntax

/// A `$extends` (or a `$ref` that leads to a group): which group has it, and where it stands.
struct ExtendsDeclaration {
  var path: PathID
  var tree: UInt32
  /// The member's value: the string that names the target.
  var node: NodeID
  var condition: UInt32
  /// For a `$ref` of which it is not known yet whether it leads to a token or a group, the
  /// declaration that it makes; nil for the others.
  var pending: UInt32?
}

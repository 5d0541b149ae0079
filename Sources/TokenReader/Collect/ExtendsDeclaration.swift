import TokenSyntax

/// A `$extends` (or a `$ref` that leads to a group): which group has it, and where it stands.
struct ExtendsDeclaration {
  var path: PathID
  var tree: UInt32
  /// The member's value: the string that names the target.
  var node: NodeID
  var condition: UInt32
}

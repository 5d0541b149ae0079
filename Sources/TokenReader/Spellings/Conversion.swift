import TokenSyntax

/// A reference whose target is changed on the way: by a modifier, or into another type.
struct Conversion: Hashable {
  /// The declaration in whose value it stands.
  var occurrence: UInt32
  /// The string that is the reference.
  var node: NodeID
}

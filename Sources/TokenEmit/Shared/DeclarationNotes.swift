import TokenModel
import TokenSyntax

/// What a declaration says of a token beside its value.
struct DeclarationNotes {
  /// The value of `$description`.
  private(set) var description: NodeID?
  /// The value of `$deprecated`.
  private(set) var deprecated: NodeID?

  /// Looks at the members of a declaration. Of the tree only the nodes are taken hold of: to take
  /// hold of all of it would take longer than to look at most tokens.
  @inline(__always)
  init(of occurrence: Occurrence, in trees: [JSONTree]) {
    let nodes = trees[Int(occurrence.tree)].nodes
    var position = occurrence.object.rawValue + 1
    let end = nodes[Int(occurrence.object.rawValue)].next
    while position < end {
      let node = nodes[Int(position)]
      if node.name == WellKnownName.description.id {
        description = NodeID(position)
      } else if node.name == WellKnownName.deprecated.id {
        deprecated = NodeID(position)
      }
      position = node.next
    }
  }
}

package import TokenSyntax

/// A value, or a part of one, that is not what the file says but what was computed of it.
///
/// For whoever rewrites files: there the value of the token stands in its place, and what was authored is
/// kept beside it. The text is that of `node` in the tree of the declaration.
package struct Computation: Hashable, Sendable {
  /// What was done.
  package enum Kind: UInt8, Sendable {
    /// An expression was computed: `{space} * 2`, `rgba({ink}, 50%)`, `{ink}1A`.
    case expression
    /// References in a text, or in a list of fonts, were replaced by what they lead to.
    case text
    /// A text of CSS that the type cannot hold was kept as it is.
    case keptText
    /// A colour was changed by the `modify` of Tokens Studio; `node` is that.
    case modifier
    /// A reference leads to a value of another type, which was read as one of this type.
    case conversion
  }

  /// The declaration in whose value it stands.
  package var occurrence: UInt32
  /// The text, or the object of the modifier.
  package var node: NodeID
  /// What was done.
  package var kind: Kind

  /// Makes a record.
  package init(occurrence: UInt32, node: NodeID, kind: Kind) {
    self.occurrence = occurrence
    self.node = node
    self.kind = kind
  }
}

extension ValueReader {
  /// Notes that what stands at a place is not the value itself, in whatever theme.
  mutating func note(_ kind: Computation.Kind, at place: Place) {
    computations.insert(
      Computation(occurrence: place.occurrence, node: place.node, kind: kind))
  }
}

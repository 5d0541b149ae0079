package import TokenSyntax

/// A part of the files that belongs to a set of a resolver document. One part may belong to several
/// sets, and a set may have several parts.
package struct SourceSet: Sendable, Hashable {
  /// The name of the set.
  package var name: String
  /// The object of groups and tokens.
  package var span: SourceSpan

  /// Makes a part.
  package init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}

package import TokenSyntax

/// A part of the files that belongs to a set of a resolver document. One part may belong to several
/// sets, and a set may have several parts.
package struct SourceSet: Sendable, Hashable {
  /// The name of the set.
  package var name: String
  /// The object of groups and tokens.
  package var span: SourceSpan
  /// Whether outputs that name no sets show its tokens: not those of the source sets of Tokens
  /// Studio, which are there for references.
  package var isShown: Bool

  /// Makes a part.
  package init(name: String, span: SourceSpan, isShown: Bool = true) {
    self.name = name
    self.span = span
    self.isShown = isShown
  }
}

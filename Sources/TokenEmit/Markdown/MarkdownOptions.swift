/// What the documentation looks like.
package struct MarkdownOptions: EmitterOptions, Hashable {
  /// How the tokens are divided.
  package enum Sections: String, CaseIterable, Sendable {
    /// A section for each group that has tokens.
    case groups
    /// A section for each type.
    case types
    /// One table of everything.
    case none
  }

  /// The path of the file, relative to the root of the output.
  package var path = "docs/tokens.md"
  /// The heading of the document.
  package var title = "Design tokens"
  /// How the tokens are divided.
  package var sections = Sections.groups
  /// Whether there is a column for descriptions and deprecations.
  package var writesDescriptions = true
  /// Whether an alias names the token that it leads to.
  package var writesAliases = true

  /// The defaults.
  package init() {}
}

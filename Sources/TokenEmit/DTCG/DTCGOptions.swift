/// What the token file looks like.
package struct DTCGOptions: EmitterOptions, Hashable {
  /// How an alias is written.
  package enum Aliases: String, CaseIterable, Sendable {
    /// `{target}`; and a composite value as it was authored, with the references in it.
    case reference
    /// The value itself.
    case resolved
  }

  /// The path of the file, relative to the root of the output. With modifiers, an ending
  /// `.tokens.json` becomes `.resolver.json`.
  package var path = "dtcg/design.tokens.json"
  /// How aliases are written.
  package var aliases = Aliases.reference
  /// Whether `$extensions`, and the animations in them, are kept.
  package var keepsExtensions = true
  /// Whether `$description` and `$deprecated` are kept.
  package var keepsDescriptions = true

  /// The defaults.
  package init() {}
}

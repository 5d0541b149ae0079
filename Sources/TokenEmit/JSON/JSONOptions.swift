/// What the resolved JSON holds.
package struct JSONOptions: EmitterOptions, Hashable {
  /// How the text is laid out.
  package enum Layout: String, CaseIterable, Sendable {
    /// A line for each member.
    case pretty
    /// No white space.
    case compact
  }

  /// The path of the file, relative to the root of the output.
  package var path = "json/tokens.json"
  /// How the text is laid out.
  package var layout = Layout.pretty
  /// Whether the tokens through which a value came are told.
  package var writesAliases = true
  /// Whether `$description` and `$deprecated` are told.
  package var writesDescriptions = true
  /// Whether each colour has the bytes that a screen of sRGB shows.
  package var writesHex = true

  /// The defaults.
  package init() {}
}

/// What the SCSS looks like.
package struct SCSSOptions: EmitterOptions, Hashable {
  /// How colours are written that Sass itself does not know as colours.
  package enum Colors: String, CaseIterable, Sendable {
    /// In their own space, as text of CSS.
    case authored
    /// As the nearest colour of sRGB, so that every colour can be used by Sass's functions.
    case srgb
  }

  /// The path of the file, relative to the root of the output.
  package var path = "scss/_tokens.scss"
  /// Stands before every name: `acme` makes `$acme-bg-sub-200`. Empty for none.
  package var prefix = ""
  /// How colours are written that Sass does not know.
  package var colors = Colors.authored
  /// Whether there are maps of all tokens by path (`$tokens`), and of the values in each context
  /// (`$tokens-in-contexts`).
  package var writesMaps = true
  /// Whether variables can be set before the file is used (`!default`).
  package var isDefault = false
  /// Whether `$description` and `$deprecated` are written as comments.
  package var writesComments = true

  /// The defaults.
  package init() {}
}

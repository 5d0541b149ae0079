/// What the asset catalog holds.
package struct XCAssetsOptions: EmitterOptions, Hashable {
  /// The path of the catalog's own file, relative to the root of the output; colours stand in folders
  /// beside it.
  package var path = "xcassets/Tokens.xcassets/Contents.json"
  /// The modifier that the system's appearance chooses.
  package var modifier = "theme"
  /// The context of that modifier for the dark appearance.
  package var dark = "dark"
  /// Whether colours beyond sRGB have a variant for displays of Display P3.
  package var hasWideGamut = true
  /// The spelling of names.
  package var naming = CaseStyle.camel

  /// The defaults.
  package init() {}
}

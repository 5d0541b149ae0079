/// What a Tailwind theme looks like.
package struct TailwindOptions: EmitterOptions, Hashable {
  /// How colours beyond sRGB are written.
  package enum Colors: String, CaseIterable, Sendable {
    /// In their own space: every browser that Tailwind supports knows it.
    case authored
    /// As the nearest colour of sRGB.
    case srgb
  }

  /// The style sheet behind the theme, as far as it is one of CSS.
  var css = TailwindOptions.sheet
  /// Where some tokens go that their types and names do not say.
  package var placements: [TailwindPlacement] = []
  /// Whether all variables are in the style sheet, used or not (`@theme static`).
  package var isStatic = false
  /// Whether Tailwind's own values go from the namespaces that have tokens.
  package var replacesDefaults = false
  /// How colours beyond sRGB are written.
  package var colors = Colors.authored

  /// The defaults.
  package init() {}

  /// The path of the file, relative to the root of the output.
  package var path: String {
    get { css.path }
    set { css.path = newValue }
  }

  /// What of CSS is as Tailwind needs it.
  private static var sheet: CSSOptions {
    var options = CSSOptions()
    options.path = "tailwind/theme.css"
    options.target = TailwindEmitter.name
    return options
  }
}

package import TokenModel

/// Prints SCSS: a variable for each token, and maps.
///
/// A variable has the value of the default theme, or `null` where that declares none. The map
/// `$tokens` has every variable by its dotted path. The map `$tokens-in-contexts` has, for each token
/// that depends on contexts, a map from contexts (`"theme=dark"`, `"theme=dark density=compact"`) to
/// values. A text style is a map with the names of CSS properties.
package struct SCSSEmitter: Emitter {
  package static let name = "scss"
  package static let summary = "SCSS variables and maps"

  private let settings: SCSSOptions

  /// Makes an emitter.
  package init(options: SCSSOptions = SCSSOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = SCSSPrinter(tokens, settings)
    return EmitPlan(
      diagnostics: printer.collisions() + losses(tokens) + tokens.animationLosses(in: Self.name),
      files: [PlannedFile(path: settings.path) { printer.write(to: &$0) }])
  }

  private func losses(_ tokens: ThemedTokens) -> [Diagnostic] {
    tokens.losses(in: Self.name) { value in
      switch value {
      case .strokeStyle(.dashed):
        "a line has no dashes of its own lengths, it is `dashed`"
      case .border(let border):
        if case .dashed = border.style {
          "a line has no dashes of its own lengths, it is `dashed`"
        } else {
          nil
        }
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
        .strokeStyle, .transition, .shadow, .gradient, .typography, .opaque:
        nil
      }
    }
  }
}

extension SCSSEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<SCSSOptions>] {
    [
      .identifier("prefix", into: \.prefix, "Stands before every name."),
      .choice("colors", into: \.colors, "Colours in their own space, or all as Sass knows them."),
      .flag("maps", into: \.writesMaps, "Maps of all tokens, and of their values in contexts."),
      .flag("default", into: \.isDefault, "Variables that can be set before, with `!default`."),
      .flag("comments", into: \.writesComments, "Write descriptions and deprecations as comments."),
    ]
  }
}

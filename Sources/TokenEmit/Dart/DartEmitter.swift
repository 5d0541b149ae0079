package import TokenModel

/// Prints Dart for Flutter.
///
/// Tokens that no context changes are constants of one class (`Tokens.bgPage`). The others are fields
/// of theme extensions, one class for each set of modifiers on which tokens depend
/// (`ThemeTokens`), with a constant for each combination of their contexts (`themeDarkTokens`): given
/// to `ThemeData.extensions`, they change and animate with the theme, and widgets read them with
/// `Theme.of(context).extension<ThemeTokens>()!.bgPage`.
package struct DartEmitter: Emitter {
  package static let name = "dart"
  package static let summary = "Dart for Flutter: constants, and theme extensions for contexts"

  private let settings: DartOptions

  /// Makes an emitter.
  package init(options: DartOptions = DartOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = DartPrinter(tokens, settings)
    let values = DartValues(options: settings)
    return EmitPlan(
      diagnostics: printer.names.claims.collisions(in: tokens, target: Self.name)
        + tokens.losses(in: Self.name, reason: values.loss) + tokens.animationLosses(in: Self.name),
      files: [PlannedFile(path: settings.path) { printer.write(to: &$0) }])
  }
}

extension DartEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<DartOptions>] {
    [
      .identifier("root", into: \.root, "The class of the tokens that no context changes."),
      .positive("pixelsPerRem", into: \.rem, "The size of 1 rem."),
      .flag("wideGamut", into: \.hasWideGamut, "Colours beyond sRGB in Display P3."),
      .flag("comments", into: \.writesComments, "Write descriptions and deprecations."),
    ]
  }
}

package import TokenModel

/// Prints DTCG 2025.10: one file in which every token has a type and every group is written out, so
/// that nothing is inherited, extended or merged any more.
///
/// A project with modifiers becomes a resolver document with everything inline. What only one
/// modifier changes stands in the contexts of that one. A value that depends on several can be
/// written if later modifiers override earlier ones, as the standard has it, or if it is a reference
/// that is the same everywhere; where it is neither, the value of the default theme is written and a
/// warning tells of it.
package struct DTCGEmitter: Emitter {
  package static let name = "dtcg"
  package static let summary = "DTCG 2025.10: one flat token file, or a resolver document"

  private let settings: DTCGOptions

  /// Makes an emitter.
  package init(options: DTCGOptions = DTCGOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let layers = DTCGLayers(tokens, settings)
    var diagnostics = layers.inexpressible.map {
      tokens.loss(
        of: $0, in: Self.name,
        "its value depends on several modifiers, and no order of overriding gives it; the one of the "
          + "default theme is written")
    }
    if !settings.keepsExtensions { diagnostics += tokens.animationLosses(in: Self.name) }
    let printer = DTCGPrinter(tokens: tokens, options: settings, layers: layers)
    return EmitPlan(
      diagnostics: diagnostics,
      files: [PlannedFile(path: path(of: tokens)) { printer.write(to: &$0) }])
  }

  private func path(of tokens: ThemedTokens) -> String {
    let ending = ".tokens.json"
    guard !tokens.modifiers.isEmpty, settings.path.hasSuffix(ending) else { return settings.path }
    return settings.path.dropLast(ending.count) + ".resolver.json"
  }
}

extension DTCGEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<DTCGOptions>] {
    [
      .choice("aliases", into: \.aliases, "Aliases as references, or their values."),
      .flag("extensions", into: \.keepsExtensions, "Keep `$extensions`, animations among them."),
      .flag("descriptions", into: \.keepsDescriptions, "Keep `$description` and `$deprecated`."),
    ]
  }
}

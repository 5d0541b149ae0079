package import TokenModel

/// Prints TypeScript, or JavaScript with declarations: a constant for each token, so that a bundler
/// keeps only those that are used.
///
/// A token that depends on contexts is an object with a member for each context, one level for each
/// modifier, outermost the first; a member is `undefined` where the token is not declared. The
/// interface `Contexts` has the names of the contexts of each modifier.
package struct TypeScriptEmitter: Emitter {
  package static let name = "typescript"
  package static let summary = "TypeScript constants, or JavaScript with declarations"

  private let settings: TypeScriptOptions

  /// Makes an emitter.
  package init(options: TypeScriptOptions = TypeScriptOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = TypeScriptPrinter(tokens, settings)
    let diagnostics =
      printer.names.claims.collisions(in: tokens, target: Self.name)
      + tokens.animationLosses(in: Self.name)
    var files: [PlannedFile] = []
    switch settings.language {
    case .typescript:
      files.append(PlannedFile(path: settings.path) { printer.write(.typescript, to: &$0) })
    case .javascript:
      files.append(PlannedFile(path: path("js")) { printer.write(.javascript, to: &$0) })
      files.append(PlannedFile(path: path("d.ts")) { printer.write(.declarations, to: &$0) })
    }
    return EmitPlan(diagnostics: diagnostics, files: files)
  }

  /// The path with another ending.
  private func path(_ ending: String) -> String {
    for known in [".d.ts", ".ts", ".js"] where settings.path.hasSuffix(known) {
      return settings.path.dropLast(known.count) + "." + ending
    }
    return settings.path + "." + ending
  }
}

extension TypeScriptEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<TypeScriptOptions>] {
    [
      .choice("language", into: \.language, "TypeScript, or JavaScript with declarations."),
      .choice("values", into: \.values, "Values as CSS takes them, or as DTCG structures them."),
      .choice("naming", into: \.naming, "The spelling of names."),
      .flag("comments", into: \.writesComments, "Write descriptions and deprecations as comments."),
    ]
  }
}

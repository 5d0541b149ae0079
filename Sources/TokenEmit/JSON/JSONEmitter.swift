package import TokenModel

/// Prints every token with its resolved value in every context, as JSON for programs.
///
/// The file is described by a JSON Schema (`JSONEmitter.schema`). It is stable: the members below
/// keep their names and meaning, and a reader must ignore members that it does not know; what breaks
/// that raises `version`.
///
/// - `comment`: how a build knows its own files.
/// - `version`: 1.
/// - `modifiers`: by `name`, the `contexts` in order and the `default` (null where an input is
///   required).
/// - `tokens`, in authored order: `path` (the names), `name` (joined by dots), `type` (that of the
///   value in the default theme), and `values`: one for each combination of the contexts on which
///   the token depends, with
///   - `contexts`: the context of each of these modifiers; empty for a token that depends on none.
///   - `value`: as DTCG 2025.10 has it in `$value`, free of references; null where the token is not
///     declared.
///   - `type`, only where it is another than the token's.
///   - `hex`, for colours: `#rrggbb` or `#rrggbbaa`, as a screen of sRGB shows it.
///   - `aliases`: the names of the tokens through which the value came, the direct target first.
///   - `description`, and `deprecated`: true, or what the author says of it.
/// - `animations`: by `name`, the `values` of its tracks at `offset`, in each combination.
package struct JSONEmitter: Emitter {
  package static let name = "json"
  package static let summary = "JSON with every resolved value in every context, for programs"

  private let settings: JSONOptions

  /// Makes an emitter.
  package init(options: JSONOptions = JSONOptions()) {
    settings = options
  }

  /// Finds nothing: JSON has a name and a form for everything.
  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let printer = JSONPrinter(tokens: tokens, options: settings)
    return EmitPlan(files: [PlannedFile(path: settings.path) { printer.write(to: &$0) }])
  }
}

extension JSONEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<JSONOptions>] {
    [
      .choice("layout", into: \.layout, "A line for each member, or no white space."),
      .flag("aliases", into: \.writesAliases, "Tell the tokens through which a value came."),
      .flag("descriptions", into: \.writesDescriptions, "Tell descriptions and deprecations."),
      .flag("hex", into: \.writesHex, "Tell the bytes of each colour on a screen of sRGB."),
    ]
  }
}

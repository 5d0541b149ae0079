import TokenReader

/// What every command that reads tokens takes: where they are, which theme, how strict.
struct ProjectOptions: Sendable {
  /// Files and folders instead of the configured inputs.
  var tokens: [String] = []
  /// The configuration.
  var config: String?
  /// Contexts in the order of writing; the last one for a modifier counts.
  var contexts: [KeyValue] = []
  /// A file with contexts.
  var inputsFile: String?
  /// The letter of a standard.
  var spec: Spec?
  /// The form that all files have; nil to see it from their content.
  var dialect: Dialect?

  /// The standards whose letter can be asked for.
  enum Spec: String, CaseIterable, Sendable {
    case dtcg202510 = "2025.10"
  }

  /// The options that say where the tokens are.
  static var input: OptionGroup<ProjectOptions> {
    OptionGroup(
      "Tokens",
      [
        .repeated(
          "tokens", .file("PATH"), into: \.tokens,
          help: "Read this file or folder instead of the configured inputs; '-' is standard input."),
        .value(
          "config", .file("FILE", extensions: ["json"]), into: \.config,
          help: "The configuration. Without it: ./tokenc.json, else ./tokens/tokenc.json."),
        .value(
          "spec", .choice("VERSION"), into: \.spec,
          help: "Read by the letter of the standard: older and looser spellings are errors."),
        dialectOption(into: \.dialect),
      ])
  }

  /// The option that forces the form of token files.
  static func dialectOption<Values: Sendable>(
    into path: @autoclosure @escaping Property<Values, Dialect?>
  ) -> Option<Values> {
    .value(
      "dialect", .choice("NAME"), into: path(),
      help: "Read all files as this form instead of seeing the form from their content.")
  }

  /// The options that choose contexts.
  static var theme: OptionGroup<ProjectOptions> {
    OptionGroup(
      "Theme",
      [
        .repeated(
          "theme", themeName, into: \.contexts, help: "The same as --context theme=NAME."),
        .repeated(
          "context", .keyValue("MODIFIER=CONTEXT"), into: \.contexts,
          help: "Choose a context for a modifier."),
        .value(
          "inputs", .file("FILE", extensions: ["json"]), into: \.inputsFile,
          help: "Choose contexts by a JSON file: an object of modifier to context."),
      ])
  }

  private static var themeName: ValueSyntax<KeyValue> {
    ValueSyntax(
      "NAME",
      parse: { text throws(InvalidValue) in
        guard !text.isEmpty else { throw InvalidValue(reason: "the name of a theme is expected") }
        return KeyValue(key: "theme", value: text)
      },
      describe: { $0.value })
  }
}

import TokenEmit
import TokenLint
package import TokenModel
import TokenReader

extension DiagnosticCode {
  /// A configuration breaks its schema.
  static let invalidConfiguration = DiagnosticCode(
    "invalid-configuration",
    summary: "the configuration says something that has no meaning",
    explanation: """
      `tokenc.json` is checked against its own schema (`tokenc schema config`): an unknown key, an \
      unknown format or option, or a value of the wrong kind is an error, because a setting that \
      silently does nothing is worse than none. The message names the nearest key or the values to \
      choose from.
      """,
    bad: Example(.configuration, #"{ "outputs": [{ "format": "css", "paht": "tokens.css" }] }"#),
    good: Example(.configuration, #"{ "outputs": [{ "format": "css", "path": "tokens.css" }] }"#))

  /// Two outputs of a configuration have one path.
  static let outputCollision = DiagnosticCode(
    "output-collision",
    summary: "two outputs are written to one file",
    explanation: """
      Every output needs a file of its own; of two with one path the second would overwrite the \
      first. Give one of them another `path`.
      """,
    bad: Example(
      .configuration,
      """
      { "outputs": [
        { "format": "css", "path": "tokens.css" },
        { "format": "css", "path": "tokens.css", "options": { "prefix": "acme" } }
      ] }
      """),
    good: Example(
      .configuration,
      """
      { "outputs": [
        { "format": "css", "path": "tokens.css" },
        { "format": "css", "path": "acme.css", "options": { "prefix": "acme" } }
      ] }
      """))

  /// The file of `--inputs` is no object of names.
  static let inputShape = DiagnosticCode(
    "input-shape",
    summary: "an input for a modifier is not the name of a context",
    explanation: """
      The file of `--inputs` is a JSON object; each member names a modifier, and its value, a string, \
      one of the contexts of that modifier. Numbers and booleans are refused even where a context is \
      called `1` or `true`: write the name as a string.
      """,
    bad: Example(
      .words, #"tokenc show --inputs inputs.json, with { "beta": true } in inputs.json"#),
    good: Example(
      .words, #"tokenc show --inputs inputs.json, with { "beta": "true" } in inputs.json"#),
    rule: "DTCG 2025.10 resolver module, R-231")

  /// The codes of configurations and inputs.
  package static let compilerCodes: [DiagnosticCode] =
    [invalidConfiguration, outputCollision, inputShape] + generatorCodes
}

/// Every code that a run can report: what `tokenc explain` and the configuration's schema know.
package enum DiagnosticCatalogue {
  /// All codes: of reading, of outputs, of configurations, and of allowances of lint rules.
  package static let all: [DiagnosticCode] =
    DiagnosticCode.readerCodes + DiagnosticCode.emitCodes + DiagnosticCode.compilerCodes
    + DiagnosticCode.lintCodes

  /// The code with an id, or the lint rule as one; nil if there is neither.
  package static func code(_ id: String) -> DiagnosticCode? {
    all.first { $0.id == id } ?? Rule.named(id)?.code
  }
}

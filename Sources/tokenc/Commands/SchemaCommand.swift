import TokenCompiler
import TokenEmit
import TokenReader

extension Command {
  /// `tokenc schema`.
  static var schema: Command {
    Command(
      name: "schema", summary: "Print a JSON Schema for editors and validators",
      discussion: """
        Prints a JSON Schema (2020-12) for token files, or for one of the other files: resolver \
        documents, the configuration tokenc.json, the animations that groups and tokens carry \
        under $extensions, or what the format json prints (resolved). Nothing in it has to be fetched.
        """,
      defaults: SchemaValues(),
      arguments: [
        .optional(.choice("KIND"), into: \.kind, help: "What the schema describes.")
      ],
      examples: [
        Example("For token files", "tokenc schema > tokens.schema.json"),
        Example("For the configuration", "tokenc schema config > tokenc.schema.json"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Printed"), ExitMeaning(.usage, "A mistake in the call"),
      ],
      run: { values, terminal in
        terminal.output.write((values.kind ?? .tokens).text)
        return .success
      })
  }
}

/// The arguments of `tokenc schema`.
struct SchemaValues: Sendable {
  /// What can be described.
  enum Kind: String, CaseIterable, Sendable {
    case tokens
    case resolver
    case config
    case animation
    case resolved

    /// The schema, with a line break behind it.
    var text: String {
      let text =
        switch self {
        case .tokens: TokenSchemas.tokens
        case .resolver: TokenSchemas.resolver
        case .config: ConfigurationSchema.text
        case .animation: TokenSchemas.animation
        case .resolved: JSONEmitter.schema
        }
      return text.hasSuffix("\n") ? text : text + "\n"
    }
  }

  /// What is described; token files if nothing is said.
  var kind: Kind?
}

import TokenCompiler
import TokenModel
import TokenSyntax

extension Command {
  /// `tokenc show`.
  static var show: Command {
    Command(
      name: "show", summary: "Show tokens with their resolved values",
      discussion: """
        Prints every token of the project, or one token, or those of a group, with its type and its \
        value in one theme: the default contexts, unless others are chosen.
        """,
      defaults: ShowValues(),
      arguments: [
        .optional(
          .text("PATH"), into: \.path, help: "A token or group, such as bg or bg/sub-200.")
      ],
      options: [
        OptionGroup(
          "Output",
          [.value("format", .choice("FORMAT"), into: \.format, help: "How tokens are printed.")]),
        OptionGroup(ProjectOptions.theme, into: \.project),
        OptionGroup(ProjectOptions.input, into: \.project),
      ],
      examples: [
        Example("All tokens of the project in this folder", "tokenc show"),
        Example("A group in the dark theme", "tokenc show bg --theme dark"),
        Example("One file, for a tool", "tokenc show --tokens a.tokens.json --format json"),
      ],
      run: { values, terminal throws(UsageError) in try runShow(values, terminal) })
  }
}

/// The arguments and options of `tokenc show`.
struct ShowValues: Sendable {
  /// How tokens are printed.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  /// A token or group; nil for everything.
  var path: String?
  /// How tokens are printed.
  var format = Format.text
  /// Where the tokens are.
  var project = ProjectOptions()
}

private func runShow(_ values: ShowValues, _ terminal: Terminal) throws(UsageError) -> ExitStatus {
  var session = Session(values.project)
  session.compiler.requiresInputs = true
  session.read()
  session.printErrors(on: terminal)
  guard session.faults.isEmpty, let first = session.projects.first else { return session.status }
  var chosen: [(project: Project, tokens: [TokenID])] = []
  if let path = values.path {
    for project in session.projects {
      let tokens = project.tokens.tokens(at: path)
      if !tokens.isEmpty { chosen.append((project, tokens)) }
    }
    if chosen.isEmpty { throw Subject.unknown(path, in: session) }
  } else {
    chosen = session.projects.map { ($0, Array($0.tokens.tokenIDs)) }
  }
  guard chosen.count < 2 else {
    throw UsageError(
      "there are several projects: "
        + chosen.map { quoted($0.project.name) }.joined(separator: ", "),
      notes: ["Choose one with --tokens FILE.resolver.json."])
  }
  var printer = TokenPrinter(
    tokens: chosen.first?.project.tokens ?? first.tokens, sources: session.sources)
  let tokens = chosen.first?.tokens ?? []
  switch values.format {
  case .text: printer.printText(tokens, on: terminal.output)
  case .json: printer.printJSON(tokens, on: terminal.output)
  }
  return session.status
}

extension ThemedTokens {
  /// The token with the path that a person typed, or else the tokens of the group.
  fileprivate func tokens(at path: String) -> [TokenID] {
    if let token = token(at: path) { return [token] }
    guard let group = group(at: path) else { return [] }
    let prefix = self.path(of: group).names
    return tokenIDs.filter { self.path(of: $0).names.starts(with: prefix) }
  }
}

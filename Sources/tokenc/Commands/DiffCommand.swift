import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

extension Command {
  /// `tokenc diff`.
  static var diff: Command {
    Command(
      name: "diff", summary: "Show what changed between two states of the tokens",
      discussion: """
        Compares values in every theme, not texts: another spelling or order is no change. The \
        verdict says what it means for those who use the tokens: 'breaking' if a name is gone or \
        has another type, 'visual' if something looks or moves in another way, else 'none'.

        OLD and NEW are files, folders or configurations; REV:PATH is a file or folder as it was in \
        a git revision, as in HEAD:tokens.
        """,
      defaults: DiffValues(),
      arguments: [
        .required(.file("OLD"), into: \.old, help: "The tokens before."),
        .required(.file("NEW"), into: \.new, help: "The tokens after."),
      ],
      options: [
        OptionGroup(
          "Output",
          [
            .value("format", .choice("FORMAT"), into: \.format, help: "How changes are printed."),
            .value(
              "fail-on", .choice("CHANGE"), into: \.failOn,
              help: "Exit with status 1 from this verdict on; 'any' is any change at all."),
          ]),
        OptionGroup("Tokens", [ProjectOptions.dialectOption(into: \.dialect)]),
      ],
      examples: [
        Example("What a branch changes", "tokenc diff main:tokens tokens"),
        Example(
          "A comment for a pull request", "tokenc diff origin/main:tokens tokens --format markdown"),
        Example(
          "Stop a release that breaks code", "tokenc diff v1.2:tokens tokens --fail-on breaking"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "Compared, and nothing that --fail-on names"),
        ExitMeaning(.failure, "An error in the tokens, or a change that --fail-on names"),
        ExitMeaning(.usage, "A mistake in the call, or something that cannot be read"),
      ],
      run: { values, terminal in runDiff(values, terminal) })
  }
}

/// The arguments and options of `tokenc diff`.
struct DiffValues: Sendable {
  /// How changes are printed.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
  }

  /// From which change on the status is 1.
  enum FailOn: String, CaseIterable, Sendable {
    case breaking
    case visual
    case any
  }

  /// The tokens before.
  var old = ""
  /// The tokens after.
  var new = ""
  /// How changes are printed.
  var format = Format.text
  /// From which change on the status is 1; nil for never.
  var failOn: FailOn?
  /// The form of the files of both sides; nil to see it from their content.
  var dialect: Dialect?
}

/// What changed in one project.
struct ProjectDiff {
  /// The name of the project; empty for merged files.
  var name: String
  /// The changes, as `TokenDiff` orders them.
  var changes: [TokenChange]

  /// The gravest verdict of some projects.
  static func verdict(of projects: [ProjectDiff]) -> DiffVerdict {
    projects.flatMap { $0.changes.map(\.verdict) }.max() ?? .none
  }
}

private func runDiff(_ values: DiffValues, _ terminal: Terminal) -> ExitStatus {
  let sides = [values.old, values.new].map { Session(side: $0, dialect: values.dialect) }
  var isFaulty = false
  for side in sides {
    side.printErrors(on: terminal)
    isFaulty = isFaulty || side.diagnostics.hasErrors
  }
  guard sides.allSatisfy(\.faults.isEmpty) else { return .usage }
  let projects = compare(sides[0].projects, sides[1].projects)
  switch values.format {
  case .text: DiffTextPrinter(stream: terminal.output).print(projects)
  case .json: terminal.output.write(DiffJSON.bytes(of: projects))
  case .markdown: DiffMarkdown.print(projects, on: terminal.output)
  }
  let verdict = ProjectDiff.verdict(of: projects)
  let fails =
    switch values.failOn {
    case .breaking: verdict >= .breaking
    case .visual: verdict >= .visual
    case .any: projects.contains { !$0.changes.isEmpty }
    case nil: false
    }
  return fails || isFaulty ? .failure : .success
}

/// Projects are compared by their names; where each side has one, whatever it is called.
private func compare(_ old: [Project], _ new: [Project]) -> [ProjectDiff] {
  if old.count == 1, new.count == 1 {
    let changes = TokenDiff.changes(from: old[0].tokens, to: new[0].tokens)
    return [ProjectDiff(name: "", changes: changes)]
  }
  var result = new.map { project in
    let other = old.first { $0.name == project.name }
    return ProjectDiff(
      name: project.name,
      changes: TokenDiff.changes(from: other?.tokens ?? ThemedTokens(), to: project.tokens))
  }
  for project in old where !new.contains(where: { $0.name == project.name }) {
    result.append(
      ProjectDiff(
        name: project.name,
        changes: TokenDiff.changes(from: project.tokens, to: ThemedTokens())))
  }
  return result
}

extension Session {
  /// Reads one side of a comparison: a configuration, a file or folder of tokens, or one of them in
  /// a git revision.
  fileprivate init(side: String, dialect: Dialect?) {
    let disk = DiskFiles()
    var path = side
    var files: any FileSystem = disk
    var fault: FileError?
    if disk.kind(of: side) == nil, let colon = side.firstIndex(of: ":") {
      path = String(side[side.index(after: colon)...])
      do throws(FileError) {
        path = try GitFiles.rootPath(path, shownAs: side)
        files = try GitFiles(revision: String(side[..<colon]), shownAs: side)
      } catch {
        fault = error
      }
    }
    var options = ProjectOptions()
    options.dialect = dialect
    let configuration = FilePath.join(path, "tokenc.json")
    if FilePath.name(of: path) == "tokenc.json" {
      options.config = path
    } else if files.kind(of: configuration) == .file {
      options.config = configuration
    } else {
      options.tokens = [path]
    }
    self.init(options, files: files)
    if let fault { faults = [fault] }
    read()
  }
}

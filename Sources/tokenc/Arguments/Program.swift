/// Commands that the overview shows under one heading.
struct CommandGroup: Sendable {
  /// The heading, without a colon.
  let title: String
  /// In the order of the overview.
  let commands: [Command]

  /// A heading and its commands.
  init(_ title: String, _ commands: [Command]) {
    self.title = title
    self.commands = commands
  }
}

/// A program that consists of commands.
struct Program: Sendable {
  /// What is typed to start it.
  let name: String
  /// What `--version` prints after the name.
  let version: String
  /// A sentence or two on what it is for.
  let summary: String
  /// The commands by heading.
  let groups: [CommandGroup]
  /// Where to begin.
  let examples: [Example]

  /// All commands, in the order of the overview.
  var commands: [Command] { groups.flatMap(\.commands) }

  /// Runs what `arguments` (without the name of the program) ask for. Usage errors are printed; the
  /// result is the status to end with.
  func run(_ arguments: [String], on terminal: Terminal) -> ExitStatus {
    if let policy = GlobalOptions.color(soughtIn: arguments) {
      terminal.use(policy)
    }
    do {
      return try dispatch(arguments, terminal)
    } catch {
      var error = error
      error.usage = error.usage ?? "\(name) COMMAND [OPTIONS] [ARGUMENTS]"
      error.seeAlso = error.seeAlso ?? "\(name) --help"
      terminal.errors.write(help(for: terminal.errors).message(for: error))
      return .usage
    }
  }

  /// The overview, for `stream`.
  func overview(for stream: StandardStream) -> String {
    help(for: stream).overview(of: self)
  }

  /// The help of one command, for `stream`.
  func page(of command: Command, for stream: StandardStream) -> String {
    help(for: stream).page(of: command.syntax)
  }

  /// The command of a name. Abbreviations are suggested, never accepted.
  func command(named name: String) throws(UsageError) -> Command {
    for group in groups {
      if let command = group.commands.first(where: { $0.name == name }) { return command }
    }
    throw UsageError(
      "unknown command \(quoted(name))"
        + didYouMean(suggestions(for: name, among: commands.map(\.name))))
  }

  private func dispatch(
    _ arguments: [String], _ terminal: Terminal
  ) throws(UsageError) -> ExitStatus {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (option, attached) = splitAtEqualsSign(argument)
      switch option {
      case "--help" where attached == nil, "-h" where attached == nil:
        terminal.output.write(overview(for: terminal.output))
        return .success
      case "--version" where attached == nil:
        terminal.output.writeLine("\(name) \(version)")
        return .success
      case "--color":
        guard let value = attached ?? rest.popFirst() else {
          throw UsageError("missing value for '\(GlobalOptions.color.usage)'")
        }
        // `run` has heeded it already.
        _ = try GlobalOptions.color(value)
      case _ where !ArgumentScanner.isValue(argument):
        throw UsageError.unknownOption(argument, among: GlobalOptions.beforeCommand)
      default:
        return try run(try command(named: argument), rest, terminal)
      }
    }
    // Who types the bare name wants to know what there is, so this is no error: standard output, 0.
    terminal.output.write(overview(for: terminal.output))
    return .success
  }

  private func run(
    _ command: Command, _ arguments: ArraySlice<String>, _ terminal: Terminal
  ) throws(UsageError) -> ExitStatus {
    let (syntax, binding) = command.parts
    do {
      var scanner = ArgumentScanner(syntax, arguments)
      switch try scanner.scan() {
      case .help:
        terminal.output.write(help(for: terminal.output).page(of: command.syntax))
        return .success
      case .run(let assignments):
        return try binding(assignments)(terminal)
      }
    } catch {
      var error = error
      error.usage = error.usage ?? ([name] + syntax.usage).joined(separator: " ")
      error.seeAlso = error.seeAlso ?? "\(name) \(command.name) --help"
      throw error
    }
  }

  private func help(for stream: StandardStream) -> HelpText {
    HelpText(program: name, width: stream.textWidth, style: stream.style)
  }

  private func splitAtEqualsSign(_ argument: String) -> (name: Substring, value: String?) {
    guard let sign = argument.firstIndex(of: "=") else { return (argument[...], nil) }
    return (argument[..<sign], String(argument[argument.index(after: sign)...]))
  }
}

extension Command {
  /// `help [COMMAND]`: the overview, or the help of one command. `program` is asked when it runs.
  static func help(of program: @escaping @Sendable () -> Program) -> Command {
    struct Values: Sendable {
      var command: String?
    }
    return Command(
      name: "help",
      summary: "Show how to use a command",
      defaults: Values(),
      arguments: [
        .optional(
          ValueSyntax<String>(
            "COMMAND", completion: .choices(program().commands.map(\.name)),
            parse: { name throws(InvalidValue) in name }),
          into: \.command, help: "The command to explain; without one, all of them are listed.")
      ],
      exitStatuses: [
        ExitMeaning(.success, "Help was shown"), ExitMeaning(.usage, "There is no such command"),
      ],
      run: { values, terminal throws(UsageError) in
        let program = program()
        let text =
          if let name = values.command {
            program.page(of: try program.command(named: name), for: terminal.output)
          } else {
            program.overview(for: terminal.output)
          }
        terminal.output.write(text)
        return .success
      })
  }

  /// `completions SHELL`: the completion script. `program` is asked when it runs.
  static func completions(of program: @escaping @Sendable () -> Program) -> Command {
    struct Values: Sendable {
      var shell = Shell.bash
    }
    return Command(
      name: "completions",
      summary: "Print completions for a shell",
      discussion: """
        Prints a script that teaches a shell the commands, options and choices. The shell has to \
        load it when it starts.
        """,
      defaults: Values(),
      arguments: [
        .required(.choice("SHELL"), into: \.shell, help: "The shell to print completions for.")
      ],
      examples: [
        Example("In ~/.bashrc", "source <(tokenc completions bash)"),
        Example("In ~/.zshrc, after compinit", "source <(tokenc completions zsh)"),
        Example("In ~/.config/fish/config.fish", "tokenc completions fish | source"),
      ],
      exitStatuses: [
        ExitMeaning(.success, "The script was printed"),
        ExitMeaning(.usage, "A mistake in the call"),
      ],
      run: { values, terminal throws(UsageError) in
        terminal.output.write(values.shell.completions(for: program()))
        return .success
      })
  }
}

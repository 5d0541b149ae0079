/// The help of a program and of its commands, from their declarations.
struct HelpText {
  /// The name of the program, as it is typed.
  let program: String
  /// The longest line, in characters; from 40 it reads well.
  let width: Int
  /// Paints headings and labels.
  let style: Style

  /// What the program is for and which commands it has.
  func overview(of program: Program) -> String {
    var page = TextLayout(width: width, style: style)
    page.paragraphs(program.summary)
    page.skipLine()
    page.hanging("Usage:", [program.name, "COMMAND", "[OPTIONS]", "[ARGUMENTS]"])
    let commands = program.groups.map { group in
      (
        title: group.title,
        rows: group.commands.map { TextLayout.Row(label: $0.name, text: $0.summary) }
      )
    }
    page.lists(commands)
    page.lists([(title: "Options", rows: GlobalOptions.beforeCommand.map(row))])
    page.examples(program.examples)
    page.skipLine()
    page.paragraphs("See '\(program.name) help COMMAND' for the options of a command.")
    return page.text
  }

  /// How to call one command.
  func page(of command: CommandSyntax) -> String {
    var page = TextLayout(width: width, style: style)
    page.paragraphs(command.summary + ".")
    page.skipLine()
    page.hanging("Usage:", [program] + command.usage)
    if !command.discussion.isEmpty {
      page.skipLine()
      page.paragraphs(command.discussion)
    }
    page.lists(
      [(title: "Arguments", rows: command.arguments.map(row))]
        + command.groups.map { (title: $0.title, rows: $0.options.map(row)) }
        + [(title: "General options", rows: GlobalOptions.everywhere.map(row))])
    page.examples(command.examples)
    let meanings = command.exitStatuses.map {
      TextLayout.Row(label: String($0.status.rawValue), text: $0.meaning)
    }
    page.lists([(title: "Exit status", rows: meanings)])
    return page.text
  }

  /// An error, the usage of the command at fault, and where to read more.
  func message(for error: UsageError) -> String {
    var text = "\(style.paint("error:", .bold, .red)) \(error.message)\n"
    for note in error.notes {
      text += "\(note)\n"
    }
    if let usage = error.usage {
      text += "\(style.paint("Usage:", .bold)) \(usage)\n"
    }
    if let seeAlso = error.seeAlso {
      text += "See '\(seeAlso)' for more information.\n"
    }
    return text
  }

  private func row(_ argument: ArgumentSyntax) -> TextLayout.Row {
    TextLayout.Row(
      label: argument.usage, text: argument.help + choices(argument.completion))
  }

  private func row(_ option: OptionSyntax) -> TextLayout.Row {
    let short = option.short.map { "-\($0), " } ?? "    "
    var text = option.help + choices(option.completion)
    if let defaultText = option.defaultText {
      text += " [default:\u{A0}\(defaultText)]"
    }
    if option.occurrence == .repeated {
      text += " [repeatable]"
    }
    return TextLayout.Row(label: short + option.usage, text: text)
  }

  private func choices(_ completion: Completion) -> String {
    guard case .choices(let spellings) = completion else { return "" }
    return " [choices: \(spellings.joined(separator: ", "))]"
  }
}

/// A command as help and completions see it.
struct CommandSyntax: Sendable {
  /// What is typed after the name of the program.
  let name: String
  /// One phrase.
  let summary: String
  /// Paragraphs, or nothing.
  let discussion: String
  /// In order.
  let arguments: [ArgumentSyntax]
  /// The command's own options by heading.
  let groups: [OptionGroupSyntax]
  /// The most useful one first.
  let examples: [Example]
  /// In rising order.
  let exitStatuses: [ExitMeaning]

  /// The command's own options. `Assignment.Target.option` counts in this order.
  var options: [OptionSyntax] { groups.flatMap(\.options) }

  /// The line that shows how to call it, without the program's name.
  var usage: [String] {
    [name, "[OPTIONS]"] + arguments.map(\.usage)
  }
}

/// Options under one heading, as help sees them.
struct OptionGroupSyntax: Sendable {
  /// The heading, without a colon.
  let title: String
  /// In the order of help.
  let options: [OptionSyntax]
}

/// A command line worth showing.
struct Example: Sendable {
  /// What it does, as one phrase without a full stop.
  let comment: String
  /// The whole line, as one would type it in a shell.
  let command: String

  /// An example: a comment and the line below it.
  init(_ comment: String, _ command: String) {
    self.comment = comment
    self.command = command
  }
}

/// One command of the program, as a plain value.
///
/// `Values` is a structure with one property per argument and option; its initial state holds the
/// defaults. A command reads properties, so it cannot ask for an option that it does not declare,
/// and it can be tested without a command line.
///
/// Only `name` and `summary` are made at once. All else is made when the command is run or its help
/// is asked for, and then each time anew.
struct Command: Sendable {
  /// What is typed after the name of the program.
  let name: String
  /// One phrase without a full stop, at most 60 characters.
  let summary: String

  private let make: @Sendable () -> (CommandSyntax, CommandBinding)

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - discussion: What the summary leaves out, in paragraphs between empty lines; a line that
  ///     begins with two spaces is kept as it is.
  ///   - defaults: The values before anything is read.
  ///   - arguments: In the order in which they are written; required ones first.
  ///   - options: By heading. `--help` and `--color` come by themselves.
  ///   - examples: The most useful one first.
  ///   - exitStatuses: What the statuses mean; by default what they mean everywhere.
  ///   - run: What the command does. It may throw what only it can see to be a usage error.
  init<Values: Sendable>(
    name: String,
    summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    defaults: @autoclosure @escaping @Sendable () -> Values,
    arguments: @autoclosure @escaping @Sendable () -> [Argument<Values>] = [],
    options: @autoclosure @escaping @Sendable () -> [OptionGroup<Values>] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    exitStatuses: @autoclosure @escaping @Sendable () -> [ExitMeaning] = ExitMeaning.usual,
    run: @escaping @Sendable (Values, Terminal) throws(UsageError) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    make = {
      let values = defaults()
      let (arguments, groups) = (arguments(), options())
      let syntax = CommandSyntax(
        name: name, summary: summary, discussion: discussion(),
        arguments: arguments.map(\.syntax),
        groups: groups.map { group in
          OptionGroupSyntax(
            title: group.title,
            options: group.options.map { option in
              var syntax = option.syntax
              syntax.defaultText = option.defaultText(values)
              return syntax
            })
        },
        examples: examples(), exitStatuses: exitStatuses())
      let flat = groups.flatMap(\.options)
      let binding: CommandBinding = { assignments throws(UsageError) in
        var bound = values
        for assignment in assignments {
          do throws(InvalidValue) {
            switch assignment.target {
            case .argument(let index): try arguments[index].store(assignment.text, &bound)
            case .option(let index): try flat[index].store(assignment.text, &bound)
            }
          } catch {
            throw UsageError(error, text: assignment.text, owner: assignment.owner)
          }
        }
        let complete = bound
        return { terminal throws(UsageError) in try run(complete, terminal) }
      }
      return (syntax, binding)
    }
  }

  /// What help and completions show.
  var syntax: CommandSyntax { make().0 }

  /// Both halves, for a run.
  var parts: (syntax: CommandSyntax, binding: CommandBinding) { make() }
}

/// Turns what was scanned into a run that waits for its terminal.
typealias CommandBinding =
  @Sendable ([Assignment]) throws(UsageError) -> (Terminal) throws(UsageError) -> ExitStatus

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

/// How a run ended, as the shell sees it.
enum ExitStatus: Int32, Sendable {
  /// No error; warnings alone are none.
  case success = 0
  /// An error among the findings, too many warnings, or a difference that `--check` found.
  case failure = 1
  /// A mistake in the call, or a file that cannot be read or written.
  case usage = 2
}

/// What a status means for one command.
struct ExitMeaning: Sendable {
  /// The status.
  let status: ExitStatus
  /// One phrase.
  let meaning: String

  /// A status and what it means.
  init(_ status: ExitStatus, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }

  /// What the statuses mean for a command that reads tokens.
  static var usual: [ExitMeaning] {
    [
      ExitMeaning(.success, "No error; warnings alone are none"),
      ExitMeaning(.failure, "An error in the tokens"),
      ExitMeaning(.usage, "A mistake in the call, or a file that cannot be read or written"),
    ]
  }
}

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

  private let make: @Sendable (_ describesDefaults: Bool) -> (CommandSyntax, CommandBinding)

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
    make = { describesDefaults in
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
              if describesDefaults { syntax.defaultText = option.defaultText(values) }
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
  var syntax: CommandSyntax { make(true).0 }

  /// Both halves, for a run, which does without the texts of defaults.
  var parts: (syntax: CommandSyntax, binding: CommandBinding) { make(false) }
}

/// Turns what was scanned into a run that waits for its terminal.
typealias CommandBinding =
  @Sendable ([Assignment]) throws(UsageError) -> (Terminal) throws(UsageError) -> ExitStatus

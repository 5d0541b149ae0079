/// Writes completions for fish from version 3.
struct FishCompletions {
  /// The program to complete.
  let program: Program

  /// The whole script.
  var script: String {
    let name = program.name
    let commands = program.commands.map(\.syntax)
    var text = """
      # Completions of \(name) for fish. Save as ~/.config/fish/completions/\(name).fish

      # Whether the command before the cursor is the given one; without parameter, whether there is none.
      function __\(name)_is
        set -l words (commandline -opc)
        set -e words[1]
        set -l skips 0
        for word in $words
          if test $skips -eq 1
            set skips 0
            continue
          end
          switch $word
            case --color
              set skips 1
            case '-*'
            case '*'
              test "$word" = "$argv[1]"
              return
          end
        end
        test -z "$argv[1]"
      end

      complete -c \(name) -f

      """
    for option in GlobalOptions.beforeCommand {
      text += line(condition: "__\(name)_is", option: option)
    }
    for command in commands {
      text += "complete -c \(name) -n __\(name)_is -a \(quote(command.name))"
      text += " -d \(quote(command.summary))\n"
    }
    for command in commands {
      let condition = quote("__\(name)_is \(command.name)")
      text += "\n"
      for argument in command.arguments {
        guard let offer = offer(argument.completion, isList: false) else { continue }
        text += "complete -c \(name) -n \(condition)\(offer)\n"
      }
      for option in command.options + GlobalOptions.everywhere {
        text += line(condition: condition, option: option)
      }
    }
    return text
  }

  private func line(condition: String, option: OptionSyntax) -> String {
    var text = "complete -c \(program.name) -n \(condition) -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if option.takesValue {
      text += " -r" + (offer(option.completion, isList: option.occurrence == .list) ?? " -f")
    }
    return text + " -d \(quote(Shell.brief(option.help)))\n"
  }

  private func offer(_ completion: Completion, isList: Bool) -> String? {
    switch completion {
    case .none: return nil
    case .directory: return " -f -a '(__fish_complete_directories)'"
    case .file(let extensions):
      // Further suffixes only come first in fish: other files are offered too.
      let suffixes = extensions.map { "(__fish_complete_suffix .\($0))" }
      return suffixes.isEmpty ? " -F" : " -f -a \(quote(suffixes.joined(separator: " ")))"
    case .choices(let spellings):
      let words = spellings.joined(separator: " ")
      return " -f -a " + quote(isList ? "(__fish_append , \(words))" : words)
    }
  }

  /// One word for fish, where a backslash escapes between single quotes too.
  private func quote(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}

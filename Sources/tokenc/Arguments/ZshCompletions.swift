/// Writes completions for zsh: for a file `_tokenc` in a folder of `$fpath`, or to be sourced after
/// `compinit`.
struct ZshCompletions {
  /// The program to complete.
  let program: Program

  /// The whole script.
  var script: String {
    let name = program.name
    let commands = program.commands.map(\.syntax)
    var text = """
      #compdef \(name)
      # Completions of \(name) for zsh. In ~/.zshrc, after compinit: source <(\(name) completions zsh)

      _\(name)_commands() {
        local -a commands=(

      """
    for command in commands {
      text += "    \(Shell.quote("\(command.name):\(command.summary)"))\n"
    }
    text += """
        )
        _describe -t commands command commands
      }

      _\(name)() {
        local curcontext=$curcontext state line ret=1
        local -A opt_args
        _arguments -C \\

      """
    for option in GlobalOptions.beforeCommand {
      text += "    \(specification(option)) \\\n"
    }
    text += """
          '1:command:_\(name)_commands' \\
          '*::argument:->arguments' && ret=0
        [[ $state == arguments ]] || return ret
        case $words[1] in

      """
    for command in commands {
      let specifications =
        (command.options + GlobalOptions.everywhere).map(specification)
        + command.arguments.enumerated().map { specification($1, number: $0 + 1) }
      text += "    \(command.name))\n"
      text += "      _arguments -S \\\n        "
      text += specifications.joined(separator: " \\\n        ")
      text += " && ret=0\n      ;;\n"
    }
    text += """
        esac
        return ret
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
    return text
  }

  private func specification(_ option: OptionSyntax) -> String {
    let spellings = option.spellings
    let isHelp = option.name == GlobalOptions.help.name
    let isVersion = option.name == GlobalOptions.version.name
    var excluded = option.occurrence == .once || !option.takesValue ? spellings : []
    if isHelp || isVersion { excluded = ["-", "*"] }

    let tail = "[\(escape(Shell.brief(option.help)))]" + value(of: option)
    let prefix = excluded.isEmpty ? "*" : "(\(excluded.joined(separator: " ")))"
    let long = option.takesValue ? "--\(option.name)=" : "--\(option.name)"
    guard let short = option.short else { return Shell.quote(prefix + long + tail) }
    // A short option takes its value from the same word or from the next one.
    let names = "{-\(short)\(option.takesValue ? "+" : ""),\(long)}"
    return Shell.quote(prefix) + names + Shell.quote(tail)
  }

  private func value(of option: OptionSyntax) -> String {
    guard option.takesValue else { return "" }
    let action = action(option.completion, isList: option.occurrence == .list)
    return ":\(escape(option.placeholder)):\(action)"
  }

  private func specification(_ argument: ArgumentSyntax, number: Int) -> String {
    let place =
      switch argument.arity {
      case .required: "\(number):"
      case .optional: "\(number)::"
      case .repeated: "*:"
      }
    let action = action(argument.completion, isList: false)
    return Shell.quote("\(place)\(escape(argument.placeholder)):\(action)")
  }

  private func action(_ completion: Completion, isList: Bool) -> String {
    switch completion {
    // A lone space: a value belongs here, but there is nothing to offer.
    case .none: return " "
    case .directory: return "_files -/"
    case .file(let extensions):
      return extensions.isEmpty
        ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .choices(let spellings):
      let words = spellings.map(escape).joined(separator: " ")
      return isList ? "_sequence compadd - \(words)" : "(\(words))"
    }
  }

  /// Escapes what means something in a specification of `_arguments`.
  private func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\[]():".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}

/// Writes completions for bash from version 3.2; it needs no `bash-completion`.
///
/// bash cuts `--out=DIR` into three words, so that an equals sign is looked for before the current
/// word and skipped when arguments are counted.
struct BashCompletions {
  /// The program to complete.
  let program: Program

  /// The whole script.
  var script: String {
    let name = program.name
    let commands = program.commands.map(\.syntax)
    var text = """
      # Completions of \(name) for bash. In ~/.bashrc: source <(\(name) completions bash)

      _\(name)_words() {
        local word
        for word in $1; do
          [[ $word == "$current"* ]] && COMPREPLY+=("$word")
        done
      }

      _\(name)_list() {
        local word written=
        [[ $current == *,* ]] && written=${current%,*},
        for word in $1; do
          [[ $written$word == "$current"* ]] && COMPREPLY+=("$written$word")
        done
        compopt -o nospace 2>/dev/null
      }

      _\(name)_directories() {
        local path
        while IFS= read -r path; do
          COMPREPLY+=("$path")
        done < <(compgen -d -- "$current")
        compopt -o filenames 2>/dev/null
      }

      _\(name)_files() {
        local path extension
        while IFS= read -r path; do
          COMPREPLY+=("$path")
        done < <(
          if (($# == 0)); then
            compgen -f -- "$current"
          else
            for extension in "$@"; do
              compgen -f -X "!*.$extension" -- "$current"
            done
            compgen -d -- "$current"
          fi
        )
        compopt -o filenames 2>/dev/null
      }

      # Sets position to the number of arguments between $1 and the current word. The other
      # parameters are the options that take a value.
      _\(name)_count() {
        local index=$1 option
        shift
        position=0
        for ((; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            -[0-9.]* | -) ((position++)) ;;
            -*)
              for option in "$@"; do
                if [[ ${COMP_WORDS[index]} == "$option" ]]; then
                  ((index++))
                  [[ ${COMP_WORDS[index]} == = ]] && ((index++))
                  break
                fi
              done
              ;;
            *) ((position++)) ;;
          esac
        done
      }

      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command= index=1 position=0
        COMPREPLY=()
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi

        for ((; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            --color)
              ((index++))
              [[ ${COMP_WORDS[index]} == = ]] && ((index++))
              ;;
            -*) ;;
            *)
              command=${COMP_WORDS[index]}
              break
              ;;
          esac
        done

        case $command in
          '')

      """
    text += options(GlobalOptions.beforeCommand)
    text += "      _\(name)_words \(words(commands.map(\.name)))\n"
    text += "      ;;\n"
    for command in commands {
      text += "    \(command.name))\n" + branch(command) + "      ;;\n"
    }
    text += """
        esac
      }

      complete -F _\(name) \(name)

      """
    return text
  }

  /// What follows a command's name.
  private func branch(_ command: CommandSyntax) -> String {
    let known = command.options + GlobalOptions.everywhere
    var text = options(known)
    let offers = command.arguments.map { offer($0.completion, isList: false) }
    guard offers.contains(where: { $0 != nil }) else { return text }
    let withValue = known.filter(\.takesValue).flatMap(\.spellings).joined(separator: " ")
    text += "      _\(program.name)_count $((index + 1)) \(withValue)\n"
    text += "      case $position in\n"
    for (index, argument) in command.arguments.enumerated() {
      guard let offer = offers[index] else { continue }
      if case .repeated = argument.arity {
        text += "        *) \(offer) ;;\n"
      } else {
        text += "        \(index)) \(offer) ;;\n"
      }
    }
    return text + "      esac\n"
  }

  /// Completes the value of an option that stands before the current word, or an option's name.
  private func options(_ options: [OptionSyntax]) -> String {
    var text = "      case $previous in\n"
    for option in options where option.takesValue {
      let action = offer(option.completion, isList: option.occurrence == .list)
      text += "        \(option.spellings.joined(separator: " | "))) "
      text += (action.map { $0 + "; " } ?? "") + "return ;;\n"
    }
    text += "      esac\n"
    text += "      if [[ $current == -* ]]; then\n"
    text += "        _\(program.name)_words \(words(options.flatMap(\.spellings)))\n"
    text += "        return\n"
    text += "      fi\n"
    return text
  }

  private func offer(_ completion: Completion, isList: Bool) -> String? {
    let name = program.name
    switch completion {
    case .none: return nil
    case .directory: return "_\(name)_directories"
    case .file(let extensions):
      return (["_\(name)_files"] + extensions.map(Shell.quote)).joined(separator: " ")
    case .choices(let spellings):
      return "_\(name)_\(isList ? "list" : "words") \(words(spellings))"
    }
  }

  private func words(_ words: [String]) -> String {
    Shell.quote(words.joined(separator: " "))
  }
}

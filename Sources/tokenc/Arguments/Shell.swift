/// A shell that completions can be made for.
enum Shell: String, CaseIterable, Sendable {
  /// From version 3.2, which macOS has.
  case bash
  /// With its completion system (`compinit`).
  case zsh
  /// From version 3.
  case fish

  /// The script that teaches the shell the commands and options of a program.
  func completions(for program: Program) -> String {
    switch self {
    case .bash: BashCompletions(program: program).script
    case .zsh: ZshCompletions(program: program).script
    case .fish: FishCompletions(program: program).script
    }
  }

  /// `text` as one word that bash and zsh take as it is.
  static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The first sentence of a help text, without its full stop: what a list of completions has room
  /// for.
  static func brief(_ help: String) -> String {
    var result = ""
    for word in help.split(separator: " ") {
      result += result.isEmpty ? word : " \(word)"
      if word.hasSuffix(".") { return String(result.dropLast()) }
    }
    return result
  }
}

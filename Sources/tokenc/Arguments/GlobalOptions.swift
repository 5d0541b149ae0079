/// The options that need no declaration, and what they do.
enum GlobalOptions {
  /// `--color WHEN`, as the user meant it: before or after the command's name.
  static let color = OptionSyntax(
    "color", nil, ValueSyntax<ColorPolicy>.choice("WHEN"), .once,
    "Color the output. 'auto' heeds the terminal and NO_COLOR.", defaultText: "auto")

  /// `-h`, `--help`.
  static let help = OptionSyntax(flag: "help", "h", "Show this help.")

  /// `--version`, before a command's name only.
  static let version = OptionSyntax(flag: "version", nil, "Show the version.")

  /// What every command takes besides its own options.
  static let everywhere = [help, color]

  /// What is taken before a command's name.
  static let beforeCommand = [help, version, color]

  /// Reads the value of `--color`.
  static func color(_ text: String) throws(UsageError) -> ColorPolicy {
    do {
      return try ValueSyntax<ColorPolicy>.choice("WHEN").parse(text)
    } catch {
      throw UsageError(error, text: text, owner: color.usage)
    }
  }

  /// The colours that a command line asks for, found without understanding the rest of it: help and
  /// mistakes are printed by them too, wherever the option stands. No policy counts as none.
  static func color(soughtIn arguments: [String]) -> ColorPolicy? {
    let sought = arguments.prefix { $0 != "--" }
    for (index, argument) in sought.enumerated().reversed() {
      if argument == "--color", index + 1 < sought.count {
        return ColorPolicy(rawValue: sought[index + 1])
      }
      if argument.hasPrefix("--color=") {
        return ColorPolicy(rawValue: String(argument.dropFirst(8)))
      }
    }
    return nil
  }
}

import TokenSyntax

/// A mistake in how the program was called. `Program` prints it with the usage of the command and
/// exits with status 2; a command may throw one too, for what its declarations cannot say.
struct UsageError: Error, Equatable {
  /// One phrase without a full stop. Words of the user stand in it as `quoted(_:)` gives them.
  var message: String
  /// Further lines, such as the choices.
  var notes: [String] = []
  /// The command line that shows more, such as `tokenc build --help`; `Program` fills it in.
  var seeAlso: String?
  /// The usage of the command at fault; `Program` fills it in.
  var usage: String?

  /// A mistake that is told by a message and, if need be, further lines.
  init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }

  /// A value that its syntax refused. `owner` is the option or argument as help writes it.
  init(_ invalid: InvalidValue, text: String, owner: String) {
    let wrong = invalid.part ?? text
    message = "invalid value \(quoted(wrong)) for '\(owner)'"
    if let reason = invalid.reason {
      message += ": \(reason)"
    }
    if !invalid.choices.isEmpty {
      message += didYouMean(nearestMatch(to: wrong, among: invalid.choices).map { [$0] } ?? [])
      notes = ["Choices: \(invalid.choices.joined(separator: ", "))"]
    }
  }
}

/// "; did you mean 'a' or 'b'?", or nothing without a suggestion.
func didYouMean(_ suggestions: [String]) -> String {
  guard !suggestions.isEmpty else { return "" }
  return "; did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
}

/// What somebody may have meant by `word`: the names that it begins, if there are at most three of
/// them (an abbreviation), else the nearest name.
func suggestions(for word: String, among names: [String]) -> [String] {
  let continued = word.isEmpty ? [] : names.filter { $0.hasPrefix(word) }
  if (1...3).contains(continued.count) { return continued }
  return nearestMatch(to: word, among: names).map { [$0] } ?? []
}

/// `text` between single quotes for a message: control characters and line breaks are escaped, so
/// that a strange argument can neither move the cursor nor forge a line, and what is beyond 200
/// characters is left out.
func quoted(_ text: String) -> String {
  var result = "'"
  for scalar in text.unicodeScalars.prefix(200) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result + (text.unicodeScalars.count > 200 ? "…'" : "'")
}

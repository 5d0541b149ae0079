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

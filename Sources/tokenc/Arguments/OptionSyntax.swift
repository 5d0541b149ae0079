/// What help, completions and the scanner need to know of an option.
struct OptionSyntax: Sendable {
  /// How often an option may be written.
  enum Occurrence: Sendable, Equatable {
    /// Without a value, as often as one likes: it means the same.
    case flag
    /// With a value, once.
    case once
    /// With a value, as often as one likes.
    case repeated
    /// With values between commas, as often as one likes.
    case list
  }

  /// The long name without the dashes.
  let name: String
  /// The short name without the dash.
  let short: Character?
  /// The name of the value in capitals; empty for a flag.
  let placeholder: String
  /// What a shell may offer for the value.
  let completion: Completion
  /// How often it may be written.
  let occurrence: Occurrence
  /// One or two sentences.
  let help: String
  /// The text of the default, if help should show one.
  var defaultText: String?

  /// An option with a value.
  init<Value>(
    _ name: String, _ short: Character?, _ value: ValueSyntax<Value>, _ occurrence: Occurrence,
    _ help: String, defaultText: String? = nil
  ) {
    self.name = name
    self.short = short
    placeholder = value.placeholder
    completion = value.completion
    self.occurrence = occurrence
    self.help = help
    self.defaultText = defaultText
  }

  /// An option without a value.
  init(flag name: String, _ short: Character?, _ help: String) {
    self.name = name
    self.short = short
    placeholder = ""
    completion = .none
    occurrence = .flag
    self.help = help
  }

  /// Whether a value must follow.
  var takesValue: Bool { occurrence != .flag }

  /// How an error names it: `--out DIR`, `--format FORMAT,...`, `--check`.
  var usage: String {
    switch occurrence {
    case .flag: "--\(name)"
    case .once, .repeated: "--\(name) \(placeholder)"
    case .list: "--\(name) \(placeholder),..."
    }
  }

  /// Every spelling with its dashes, the long one first.
  var spellings: [String] {
    ["--\(name)"] + (short.map { ["-\($0)"] } ?? [])
  }
}

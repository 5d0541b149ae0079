/// What help, completions and the scanner need to know of a positional argument.
struct ArgumentSyntax: Sendable {
  /// How many texts an argument takes.
  enum Arity: Sendable, Equatable {
    /// Exactly one.
    case required
    /// None or one.
    case optional
    /// At least so many, without upper bound.
    case repeated(atLeast: Int)
  }

  /// Its name, in capitals.
  let placeholder: String
  /// What a shell may offer.
  let completion: Completion
  /// How many texts it takes.
  let arity: Arity
  /// One or two sentences.
  let help: String

  /// An argument whose values are written so.
  init<Value>(_ value: ValueSyntax<Value>, arity: Arity, help: String) {
    placeholder = value.placeholder
    completion = value.completion
    self.arity = arity
    self.help = help
  }

  /// How many texts must be there.
  var least: Int {
    switch arity {
    case .required: 1
    case .optional: 0
    case .repeated(let least): least
    }
  }

  /// Its form in a usage line: `PATH`, `[COMMAND]`, `[INPUT]...`.
  var usage: String {
    switch arity {
    case .required: placeholder
    case .optional: "[\(placeholder)]"
    case .repeated(let least): least == 0 ? "[\(placeholder)]..." : "\(placeholder)..."
    }
  }
}

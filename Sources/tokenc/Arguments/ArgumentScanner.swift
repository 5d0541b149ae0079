/// One text of the command line and what it belongs to.
struct Assignment: Sendable, Equatable {
  /// A declaration of the command by its index.
  enum Target: Sendable, Equatable {
    /// Index into `CommandSyntax.arguments`.
    case argument(Int)
    /// Index into `CommandSyntax.options`.
    case option(Int)
  }

  /// The declaration.
  var target: Target
  /// The value as written; empty for a flag.
  var text: String
  /// How an error names the declaration: `--out DIR`, `PATH`.
  var owner: String
}

/// Cuts the texts after a command's name into assignments. It knows names and numbers of values;
/// what a value means it leaves to `CommandBinding`.
struct ArgumentScanner {
  /// What a command line asks for.
  enum Result: Equatable {
    /// The help of the command, whatever else is written.
    case help
    /// A run with these values.
    case run([Assignment])
  }

  private let syntax: CommandSyntax
  private let options: [OptionSyntax]
  private var arguments: ArraySlice<String>
  private var assignments: [Assignment] = []
  private var positionals: [String] = []
  private var isGiven: [Bool]
  private var asksForHelp = false

  /// A scanner for one command line. `arguments` are those after the command's name.
  init(_ syntax: CommandSyntax, _ arguments: ArraySlice<String>) {
    self.syntax = syntax
    self.arguments = arguments
    options = syntax.options + GlobalOptions.everywhere
    isGiven = Array(repeating: false, count: options.count)
  }

  /// Scans everything. `--help` wins over any mistake, before or after it, unless it follows `--`.
  mutating func scan() throws(UsageError) -> Result {
    let all = arguments
    do {
      while let argument = arguments.popFirst(), !asksForHelp {
        if argument == "--" {
          positionals += arguments
          break
        }
        if Self.isValue(argument) {
          positionals.append(argument)
        } else {
          try scanOption(argument)
        }
      }
      if asksForHelp { return .help }
      try assignPositionals()
    } catch {
      if all.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return .help
      }
      throw error
    }
    return .run(assignments)
  }

  /// Reads an option, `argument`, and its value, which may be the next text.
  private mutating func scanOption(_ argument: String) throws(UsageError) {
    let (index, attached) = try find(argument)
    let option = options[index]
    let value: String
    switch (option.takesValue, attached) {
    case (true, let attached?): value = attached
    case (true, nil): value = try nextValue(of: option)
    case (false, nil): value = ""
    case (false, _?): throw UsageError("option '--\(option.name)' takes no value")
    }
    if option.occurrence == .once, isGiven[index] {
      throw UsageError("option '--\(option.name)' may be given only once")
    }
    isGiven[index] = true

    if index < options.count - GlobalOptions.everywhere.count {
      assignments.append(Assignment(target: .option(index), text: value, owner: option.usage))
    } else if option.takesValue {
      // `Program` has heeded it already.
      _ = try GlobalOptions.color(value)
    } else {
      asksForHelp = true
    }
  }

  /// The option that `argument` names, and the value attached to it: `--out=DIR`, `-oDIR`, `-o=DIR`.
  private func find(_ argument: String) throws(UsageError) -> (index: Int, attached: String?) {
    if argument.hasPrefix("--") {
      let body = argument.dropFirst(2)
      let name = body.prefix { $0 != "=" }
      if let index = options.firstIndex(where: { $0.name == name }) {
        let rest = body[name.endIndex...]
        return (index, rest.isEmpty ? nil : String(rest.dropFirst()))
      }
    } else {
      let body = argument.dropFirst()
      if let index = options.firstIndex(where: { $0.short != nil && $0.short == body.first }) {
        let rest = body.dropFirst()
        if rest.isEmpty { return (index, nil) }
        if options[index].takesValue {
          return (index, String(rest.first == "=" ? rest.dropFirst() : rest))
        }
      }
    }
    throw UsageError.unknownOption(argument, among: options)
  }

  private mutating func nextValue(of option: OptionSyntax) throws(UsageError) -> String {
    guard let next = arguments.first, Self.isValue(next) else {
      var error = UsageError("missing value for '\(option.usage)'")
      if let next = arguments.first, next != "--" {
        error.notes = ["To use \(quoted(next)) as the value, write '--\(option.name)=…'."]
      }
      throw error
    }
    arguments = arguments.dropFirst()
    return next
  }

  private mutating func assignPositionals() throws(UsageError) {
    let declared = syntax.arguments
    var next = 0
    for (index, argument) in declared.enumerated() {
      var end = next + 1
      if case .repeated = argument.arity { end = positionals.count }
      while next < min(end, positionals.count) {
        assignments.append(
          Assignment(
            target: .argument(index), text: positionals[next], owner: argument.placeholder))
        next += 1
      }
    }
    guard next == positionals.count else {
      throw UsageError("unexpected argument \(quoted(positionals[next]))")
    }
    try checkNothingIsMissing()
  }

  private func checkNothingIsMissing() throws(UsageError) {
    var remaining = positionals.count
    var missing: [String] = []
    for argument in syntax.arguments {
      if remaining < argument.least {
        missing.append("'\(argument.placeholder)'")
      }
      remaining = max(0, remaining - max(argument.least, 1))
    }
    guard let last = missing.popLast() else { return }
    throw UsageError(
      missing.isEmpty
        ? "missing argument \(last)"
        : "missing arguments \(missing.joined(separator: ", ")) and \(last)")
  }

  /// Whether a text can only be a value: it does not begin with a minus sign, or it is the sign
  /// alone (standard input), or a digit or a point follows it (a negative time or number).
  static func isValue(_ argument: String) -> Bool {
    var bytes = argument.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return true }
    return second == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}

extension UsageError {
  /// An option that is not declared. Abbreviations are suggested, never accepted.
  static func unknownOption(_ argument: String, among options: [OptionSyntax]) -> UsageError {
    let written = String(argument.prefix { $0 != "=" })
    let word = String(written.drop { $0 == "-" })
    let names = options.map(\.name)
    return UsageError(
      "unknown option \(quoted(written))"
        + didYouMean(suggestions(for: word, among: names).map { "--" + $0 }))
  }
}

/// How a value is written on the command line: its name in help, what a shell may offer for it, and
/// the way from its text to a typed value and back.
struct ValueSyntax<Value: Sendable>: Sendable {
  /// The name of the value in usage lines, in capitals: `DIR`, `TIME`, `MODIFIER=CONTEXT`.
  let placeholder: String
  /// What a shell may offer.
  let completion: Completion
  /// The value of a text, or why there is none.
  let parse: @Sendable (String) throws(InvalidValue) -> Value
  /// The text that `parse` reads as a value; help shows it for a default.
  let describe: @Sendable (Value) -> String

  /// A syntax of one's own, for what the ones below do not cover.
  init(
    _ placeholder: String, completion: Completion = .none,
    parse: @escaping @Sendable (String) throws(InvalidValue) -> Value,
    describe: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    self.placeholder = placeholder
    self.completion = completion
    self.parse = parse
    self.describe = describe
  }
}

/// Why the text of a value was refused.
struct InvalidValue: Error, Equatable {
  /// What is expected instead, as a phrase: "a whole number is expected"; `nil` if `choices` say it.
  var reason: String?
  /// Every allowed spelling, if they can be listed.
  var choices: [String] = []
  /// The part that is wrong, if that is not the whole text.
  var part: String?
}

extension ValueSyntax where Value == String {
  /// Any text, the empty one too.
  static func text(_ placeholder: String) -> Self {
    Self(placeholder, parse: { text throws(InvalidValue) in text })
  }

  /// The path of a file, or `-` for standard input where the command says so. Whether it exists is
  /// the command's business. `extensions` only steer the shell's completion.
  static func file(_ placeholder: String = "FILE", extensions: [String] = []) -> Self {
    Self(
      placeholder, completion: .file(extensions: extensions),
      parse: { text throws(InvalidValue) in try nonEmpty(text) })
  }

  /// The path of a folder, which need not exist.
  static func directory(_ placeholder: String = "DIR") -> Self {
    Self(
      placeholder, completion: .directory,
      parse: { text throws(InvalidValue) in try nonEmpty(text) })
  }

  /// One of `choices`, exactly as spelt there.
  static func choice(_ placeholder: String, of choices: [String]) -> Self {
    Self(
      placeholder, completion: .choices(choices),
      parse: { text throws(InvalidValue) in
        guard choices.contains(text) else { throw InvalidValue(choices: choices) }
        return text
      })
  }

  private static func nonEmpty(_ text: String) throws(InvalidValue) -> String {
    guard !text.isEmpty else { throw InvalidValue(reason: "a path is expected") }
    return text
  }
}

extension ValueSyntax where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, spelt as its raw value.
  static func choice(_ placeholder: String, of type: Value.Type = Value.self) -> Self {
    let choices = Value.allCases.map(\.rawValue)
    return Self(
      placeholder, completion: .choices(choices),
      parse: { text throws(InvalidValue) in
        guard let value = Value(rawValue: text) else { throw InvalidValue(choices: choices) }
        return value
      },
      describe: { $0.rawValue })
  }
}

extension ValueSyntax where Value == Int {
  /// A whole number in decimal digits within `range`; anything else is refused.
  static func integer(_ placeholder: String = "N", in range: ClosedRange<Int>) -> Self {
    let expected =
      switch (range.lowerBound, range.upperBound) {
      case (.min, .max): "a whole number is expected"
      case (let least, .max): "a whole number of at least \(least) is expected"
      case (let least, let most): "a whole number from \(least) to \(most) is expected"
      }
    return Self(
      placeholder,
      parse: { text throws(InvalidValue) in
        guard let value = Int(text), range.contains(value) else {
          throw InvalidValue(reason: expected)
        }
        return value
      })
  }
}

extension ValueSyntax where Value == Double {
  /// A finite number in decimal digits, with or without fraction and exponent.
  static func number(_ placeholder: String = "X") -> Self {
    Self(
      placeholder,
      parse: { text throws(InvalidValue) in
        // Double's own reader takes `nan`, `inf` and hexadecimal too.
        let isDecimal = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
        guard isDecimal, let value = Double(text), value.isFinite else {
          throw InvalidValue(reason: "a number is expected")
        }
        return value
      },
      describe: { value in
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      })
  }
}

extension ValueSyntax where Value == KeyValue {
  /// `KEY=VALUE`, split at the first equals sign; neither side may be empty.
  static func keyValue(_ placeholder: String) -> Self {
    Self(
      placeholder,
      parse: { text throws(InvalidValue) in
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex,
          case let value = text[text.index(after: sign)...], !value.isEmpty
        else { throw InvalidValue(reason: "\(placeholder) is expected") }
        return KeyValue(key: String(text[..<sign]), value: String(value))
      },
      describe: { "\($0.key)=\($0.value)" })
  }
}

/// Two texts that were written with an equals sign between them.
struct KeyValue: Sendable, Equatable {
  /// What stands before the first equals sign; not empty.
  var key: String
  /// What stands after it; not empty, and it may contain further equals signs.
  var value: String
}

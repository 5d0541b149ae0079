/// An option of a command, and the property of `Values` that takes it. Two options may share a
/// property: `--theme NAME` and `--context MODIFIER=CONTEXT` then append to one list, in the order
/// in which they were written.
struct Option<Values: Sendable>: Sendable {
  /// The untyped part, for help and completions; without the default.
  let syntax: OptionSyntax
  /// The text of the default in `Values`, if help should show it.
  let defaultText: @Sendable (Values) -> String?
  /// Reads one text into the property. A flag ignores the text.
  let store: @Sendable (String, inout Values) throws(InvalidValue) -> Void

  /// `--name VALUE`, at most once. Help shows what the property holds at the start as the default.
  static func value<Value>(
    _ name: String, short: Character? = nil, _ value: ValueSyntax<Value>,
    into path: @autoclosure @escaping Property<Values, Value>, help: String
  ) -> Self {
    Self(
      syntax: OptionSyntax(name, short, value, .once, help),
      defaultText: { value.describe($0[keyPath: path()]) },
      store: { text, values throws(InvalidValue) in
        values[keyPath: path()] = try value.parse(text)
      })
  }

  /// `--name VALUE`, at most once; the property stays `nil` without it.
  static func value<Value>(
    _ name: String, short: Character? = nil, _ value: ValueSyntax<Value>,
    into path: @autoclosure @escaping Property<Values, Value?>, help: String
  ) -> Self {
    Self(
      syntax: OptionSyntax(name, short, value, .once, help),
      defaultText: { $0[keyPath: path()].map(value.describe) },
      store: { text, values throws(InvalidValue) in
        values[keyPath: path()] = try value.parse(text)
      })
  }

  /// `--name VALUE` any number of times, appended in order to what the property holds.
  static func repeated<Value>(
    _ name: String, short: Character? = nil, _ value: ValueSyntax<Value>,
    into path: @autoclosure @escaping Property<Values, [Value]>, help: String
  ) -> Self {
    Self(
      syntax: OptionSyntax(name, short, value, .repeated, help),
      defaultText: { _ in nil },
      store: { text, values throws(InvalidValue) in
        values[keyPath: path()].append(try value.parse(text))
      })
  }

  /// `--name A,B,C`, appended in order to what the property holds; any number of times, so that
  /// `--name A --name B` is the same as `--name A,B`. An empty item is refused.
  static func list<Value>(
    _ name: String, short: Character? = nil, _ value: ValueSyntax<Value>,
    into path: @autoclosure @escaping Property<Values, [Value]>, help: String
  ) -> Self {
    Self(
      syntax: OptionSyntax(name, short, value, .list, help),
      defaultText: { _ in nil },
      store: { text, values throws(InvalidValue) in
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard !item.isEmpty else { throw InvalidValue(reason: "an item of the list is empty") }
          do throws(InvalidValue) {
            values[keyPath: path()].append(try value.parse(String(item)))
          } catch {
            throw InvalidValue(reason: error.reason, choices: error.choices, part: String(item))
          }
        }
      })
  }

  /// `--name` without a value: puts `state` into the property. Writing it twice is no mistake.
  static func flag(
    _ name: String, short: Character? = nil,
    into path: @autoclosure @escaping Property<Values, Bool>, sets state: Bool = true, help: String
  ) -> Self {
    Self(
      syntax: OptionSyntax(flag: name, short, help),
      defaultText: { _ in nil },
      store: { _, values in values[keyPath: path()] = state })
  }
}

/// The property of a command's values that takes what is read. A key path is dear to make, and few
/// are needed in a run: it is made when a value comes.
typealias Property<Values, Value> = @Sendable () -> any WritableKeyPath<Values, Value> & Sendable

/// A positional argument of a command, and the property of `Values` that takes it.
struct Argument<Values: Sendable>: Sendable {
  /// The untyped part, for help and completions.
  let syntax: ArgumentSyntax
  /// Reads one text into the property.
  let store: @Sendable (String, inout Values) throws(InvalidValue) -> Void

  /// An argument that must be there.
  static func required<Value>(
    _ value: ValueSyntax<Value>, into path: @autoclosure @escaping Property<Values, Value>,
    help: String
  ) -> Self {
    Self(
      syntax: ArgumentSyntax(value, arity: .required, help: help),
      store: { text, values throws(InvalidValue) in
        values[keyPath: path()] = try value.parse(text)
      })
  }

  /// An argument that may be missing; the property then keeps its default.
  static func optional<Value>(
    _ value: ValueSyntax<Value>, into path: @autoclosure @escaping Property<Values, Value?>,
    help: String
  ) -> Self {
    Self(
      syntax: ArgumentSyntax(value, arity: .optional, help: help),
      store: { text, values throws(InvalidValue) in
        values[keyPath: path()] = try value.parse(text)
      })
  }

  /// All arguments from here on, appended in order. It must be the last of its command.
  static func repeated<Value>(
    _ value: ValueSyntax<Value>, into path: @autoclosure @escaping Property<Values, [Value]>,
    atLeast least: Int = 0, help: String
  ) -> Self {
    Self(
      syntax: ArgumentSyntax(value, arity: .repeated(atLeast: least), help: help),
      store: { text, values throws(InvalidValue) in
        values[keyPath: path()].append(try value.parse(text))
      })
  }
}

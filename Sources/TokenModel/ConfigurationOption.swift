/// An option of an output format or a lint rule as a configuration writes it, and the property that
/// takes it.
///
/// The shape is checked by the configuration's schema, which is assembled from these declarations;
/// what only the option can see (a name that is no identifier) it refuses itself.
package struct ConfigurationOption<Options: Sendable>: Sendable {
  /// The member of `options` in a configuration.
  package let name: String
  /// What it does, as one sentence.
  package let summary: String
  /// What may be written.
  package let shape: OptionShape
  /// Puts the value into the property; returns why it cannot be, as a phrase.
  package let store: @Sendable (OptionValue, inout Options) -> String?

  /// Declares an option whose value the shape does not describe fully.
  package init(
    _ name: String, _ shape: OptionShape, _ summary: String,
    store: @escaping @Sendable (OptionValue, inout Options) -> String?
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.store = store
  }

  /// A property that is on or off.
  package static func flag(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, Bool>,
    _ summary: String
  ) -> Self {
    Self(name, .flag, summary) { value, options in
      if case .flag(let state) = value { options[keyPath: path()] = state }
      return nil
    }
  }

  /// A list of texts, each of which stands once.
  package static func texts(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, [String]>,
    _ summary: String
  ) -> Self {
    Self(name, .list(.text), summary) { value, options in
      if case .list(let items) = value { options[keyPath: path()] = items.compactMap(\.text) }
      return nil
    }
  }

  /// A list of patterns for paths.
  package static func patterns(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, [PathPattern]>,
    _ summary: String
  ) -> Self {
    Self(name, .list(.text), summary) { value, options in
      guard case .list(let items) = value else { return nil }
      var patterns: [PathPattern] = []
      for text in items.compactMap(\.text) {
        guard let pattern = PathPattern(text) else {
          return "`\(text)` is no pattern for paths; write one such as `bg.*`"
        }
        patterns.append(pattern)
      }
      options[keyPath: path()] = patterns
      return nil
    }
  }

  /// A list of cases of an enumeration.
  package static func choices<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, [Choice]>,
    _ summary: String
  ) -> Self {
    Self(name, .list(.choice(Choice.allCases.map(\.rawValue))), summary) { value, options in
      guard case .list(let items) = value else { return nil }
      options[keyPath: path()] = items.compactMap(\.text).compactMap(Choice.init(rawValue:))
      return nil
    }
  }

  /// Any text.
  package static func text(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, String>,
    _ summary: String
  ) -> Self {
    Self(name, .text, summary) { value, options in
      if case .text(let text) = value { options[keyPath: path()] = text }
      return nil
    }
  }

  /// A text that must be a legal identifier of the language.
  package static func identifier(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, String>,
    _ summary: String
  ) -> Self {
    Self(name, .text, summary) { value, options in
      guard case .text(let text) = value else { return nil }
      let isLegal =
        text.unicodeScalars.first?.properties.isXIDStart == true
        && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
      guard isLegal else { return "an identifier is expected, such as `Tokens`" }
      options[keyPath: path()] = text
      return nil
    }
  }

  /// A number above zero.
  package static func positive(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, Double>,
    _ summary: String
  ) -> Self {
    Self(name, .positive, summary) { value, options in
      if case .number(let number) = value { options[keyPath: path()] = number }
      return nil
    }
  }

  /// One case of an enumeration.
  package static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, into path: @autoclosure @escaping OptionProperty<Options, Choice>,
    _ summary: String
  ) -> Self {
    Self(name, .choice(Choice.allCases.map(\.rawValue)), summary) { value, options in
      if case .text(let text) = value, let choice = Choice(rawValue: text) {
        options[keyPath: path()] = choice
      }
      return nil
    }
  }
}

/// The property that takes an option. A key path is dear to make, and few are needed: it is made when
/// a value comes.
package typealias OptionProperty<Options, Value> =
  @Sendable () -> any WritableKeyPath<Options, Value> & Sendable

/// What may be written for an option.
package indirect enum OptionShape: Sendable, Hashable {
  /// `true` or `false`.
  case flag
  /// A string.
  case text
  /// A string or `null`.
  case textOrNull
  /// A number above zero.
  case positive
  /// One of these strings.
  case choice([String])
  /// An array; an element stands once.
  case list(OptionShape)
  /// An object with exactly these members, all of them strings.
  case record([String])
  /// A string, or an object with any members, all of them strings.
  case textOrMap
}

/// What was written for an option.
package indirect enum OptionValue: Sendable, Hashable {
  case flag(Bool)
  case text(String)
  case null
  case number(Double)
  case list([OptionValue])
  case record([String: String])

  /// What was written, if it is a text.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

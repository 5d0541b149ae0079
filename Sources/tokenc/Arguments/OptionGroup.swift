/// Options that help shows under one heading.
struct OptionGroup<Values: Sendable>: Sendable {
  /// The heading, without a colon.
  let title: String
  /// In the order of help.
  let options: [Option<Values>]

  /// Options of a command's own.
  init(_ title: String, _ options: [Option<Values>]) {
    self.title = title
    self.options = options
  }

  /// Options that several commands share: `group` was declared for the type of the property.
  init<Part>(_ group: OptionGroup<Part>, into path: @autoclosure @escaping Property<Values, Part>) {
    title = group.title
    options = group.options.map { option in
      Option(
        syntax: option.syntax,
        defaultText: { option.defaultText($0[keyPath: path()]) },
        store: { text, values throws(InvalidValue) in
          try option.store(text, &values[keyPath: path()])
        })
    }
  }
}

extension CodeWriter {
  /// Appends `(`; what follows stands one level deeper.
  mutating func openArguments() {
    append("(")
    indent()
  }

  /// Starts an argument on a line of its own, behind the comma of the one before it.
  mutating func argument(_ label: StaticString? = nil, isFirst: Bool = false) {
    if !isFirst { append(",") }
    end()
    begin()
    if let label {
      append(label)
      append(": ")
    }
  }

  /// Appends `)`.
  mutating func closeArguments() {
    outdent()
    append(")")
  }
}

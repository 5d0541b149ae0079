import TokenSyntax

extension JSONWriter {
  /// A member that is a text.
  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  /// An object with what `body` writes in it.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// A property of a schema with its description.
  mutating func property(
    _ name: String, _ description: String, _ body: (inout JSONWriter) -> Void
  ) {
    self.name(name)
    object {
      $0.member("description", description)
      body(&$0)
    }
  }

  /// An array of texts.
  mutating func texts() {
    member("type", "array")
    name("items")
    object { $0.type("string", minLength: 1) }
    name("minItems")
    integer(1)
  }

  /// A member that is an array of texts on one line.
  mutating func strings(_ name: String, _ texts: [String]) {
    self.name(name)
    beginArray(inline: true)
    for text in texts { string(text) }
    endArray()
  }

  /// A type and its limits.
  mutating func type(_ name: String, minLength: Int? = nil, minimum: Int? = nil) {
    member("type", name)
    if let minLength {
      self.name("minLength")
      integer(minLength)
    }
    if let minimum {
      self.name("minimum")
      integer(minimum)
    }
  }
}

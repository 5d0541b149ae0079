package import TokenModel
package import TokenSyntax

/// The parsed files of one project and what they are to each other.
package struct SourceProject: Sendable {
  /// The distinct member names of all trees.
  package var names: NameTable
  /// All trees that hold tokens (and the resolver document's).
  package var trees: [JSONTree]
  /// The modifiers, in the order of their declaration.
  package var modifiers: [Modifier]
  /// What is merged, lowest priority first.
  package var layers: [Layer]
  /// The index of the modifier of which `$extensions.mode` names contexts; nil without modes.
  var modeModifier: Int?

  /// The dialects of the files that were translated.
  package var dialects: [FileID: Dialect] = [:]

  /// The contexts to which the user fixed modifiers, by index.
  package var fixed: [Int: Int] = [:]

  /// The trees of tools in whose files a plain number that is a length counts pixels, as in Tokens
  /// Studio. Elsewhere only a type such as `spacing` says so, and any other is an error.
  package var pixelTrees: Set<UInt32> = []

  /// Makes a project without files.
  package init(names: NameTable = NameTable()) {
    self.names = names
    trees = []
    modifiers = []
    layers = []
  }

  /// When a mode holds: in the context of its name. Nil where that is never, because no context has
  /// the name or the user fixed another one.
  func condition(ofMode name: NameID) -> Condition? {
    guard let modeModifier,
      let context = modifiers[modeModifier].contexts.firstIndex(of: names.string(name))
    else { return nil }
    if let chosen = fixed[modeModifier] { return chosen == context ? Condition(terms: []) : nil }
    return Condition(terms: [Condition.Term(modifier: modeModifier, contexts: [context])])
  }
}

extension JSONTree {
  /// The object `$extensions.mode` of a token, with a value for each mode.
  func modes(of token: NodeID) -> NodeID? {
    guard let extensions = member(token, .extensions), let modes = member(extensions, .mode),
      isObject(modes)
    else { return nil }
    return modes
  }

  /// Whether the text breaks off inside a value: a string without its closing quote, or a container
  /// without its bracket. What is wrong with such a value follows from that.
  func isCut(_ id: NodeID) -> Bool {
    let last = file.padded[Int(max(self[id].end, 1)) - 1]
    return switch kind(id) {
    case .plainString, .escapedString: last != UInt8(ascii: "\"") && last != UInt8(ascii: "'")
    case .array: last != UInt8(ascii: "]")
    case .object: last != UInt8(ascii: "}")
    case .missing, .null, .false, .true, .number: false
    }
  }

  /// What a value is, in words for a message: "a string", "an array", ….
  package func describe(_ id: NodeID) -> String {
    switch kind(id) {
    case .missing: "nothing"
    case .null: "null"
    case .true, .false: "a boolean"
    case .number: "a number"
    case .plainString, .escapedString: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

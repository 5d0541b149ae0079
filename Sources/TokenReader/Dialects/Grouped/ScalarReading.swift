import TokenModel
import TokenMotion
import TokenSyntax

/// What a scalar of another form is in the standard.
struct ScalarReading {
  /// The value as it is written.
  enum Content {
    /// As it stands in the user's file.
    case copy
    case text(String)
    case number(Double)
    /// A dimension or duration.
    case measure(Double, unit: String)
    case flag(Bool)
    case texts([String])
    case numbers([Double])
    /// A reference to a part of a value.
    case pointer(String)
  }

  /// The `$type`; nil for an alias, which has that of its target.
  var type: String?
  /// The value.
  var content: Content
  /// Whether a part of what was written has no place in the standard.
  var losesPart = false

  /// The reading of a text without references whose form alone says what it is: a color, a length
  /// with its unit, a duration, a curve or a number; any other is text of the type `otherwise`.
  static func inferred(_ text: String, otherwise: String) -> ScalarReading {
    if let (value, unit) = LegacyForm.split(text), unit.isEmpty {
      return ScalarReading(type: "number", content: .number(value))
    }
    if LegacyForm.duration(text) != nil { return ScalarReading(type: "duration", content: .copy) }
    if LegacyForm.dimension(text) != nil { return ScalarReading(type: "dimension", content: .copy) }
    if text.hasPrefix("cubic-bezier("), case .cubicBezier(let curve) = try? Easing(css: text) {
      return ScalarReading(
        type: "cubicBezier", content: .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))
    }
    let isFunction = text.hasSuffix(")") && text.utf8.contains(UInt8(ascii: "("))
    if text.hasPrefix("#") || isFunction, (try? Color(css: text)) != nil {
      return ScalarReading(type: "color", content: .copy)
    }
    return ScalarReading(type: otherwise, content: .copy)
  }
}

extension JSONOrigins.Origin {
  /// The origin of a value that was made of a node and is not the node's text.
  static func made(of node: NodeID, _ tree: JSONTree) -> JSONOrigins.Origin {
    JSONOrigins.Origin(value: tree.span(node), key: tree.keySpan(node))
  }
}

extension TreeDraft {
  /// Adds the value of a scalar that stands at `node`.
  mutating func add(
    _ content: ScalarReading.Content, from node: NodeID, of tree: JSONTree,
    as name: String? = nil, in parent: ID
  ) {
    let origin = Origin.made(of: node, tree)
    switch content {
    case .copy: copy(node, of: tree, as: name, in: parent)
    case .text(let text): add(text, as: name, in: parent, at: origin)
    case .number(let number): add(number, as: name, in: parent, at: origin)
    case .flag(let flag): add(flag, as: name, in: parent, at: origin)
    case .measure(let amount, let unit):
      addMeasure(amount, unit, as: name, in: parent, at: origin)
    case .texts(let texts):
      let list = addArray(name, in: parent, at: origin)
      for text in texts { add(text, in: list, at: origin) }
    case .numbers(let numbers):
      let list = addArray(name, in: parent, at: origin)
      for number in numbers { add(number, in: list, at: origin) }
    case .pointer(let pointer):
      let object = addObject(name, in: parent, at: origin)
      add(pointer, as: "$ref", in: object, at: origin)
    }
  }

  /// Adds a dimension or a duration.
  mutating func addMeasure(
    _ amount: Double, _ unit: String, as name: String? = nil, in parent: ID, at origin: Origin
  ) {
    let object = addObject(name, in: parent, at: origin)
    add(amount, as: "value", in: object, at: origin)
    add(unit, as: "unit", in: object, at: origin)
  }
}

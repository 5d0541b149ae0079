import TokenModel
import TokenSyntax

/// Writes a value with the references that its author put into it.
///
/// Parts that the author wrote out, in whatever spelling, are written as the standard has them; a
/// part that is a reference to a whole token stays one, if the standard allows it there.
struct ReferenceKeeper {
  /// What is written.
  enum Strength {
    /// What the standard can say: a reference only to a token of the type that the place needs.
    case standard
    /// Everything that `tokenc` reads.
    case full
  }

  let tokens: ThemedTokens
  let forms: StandardForms
  /// The declaration that has the value.
  let occurrence: Int
  let strength: Strength
  private let tree: JSONTree

  init(
    _ tokens: ThemedTokens, _ forms: StandardForms, occurrence: Int, strength: Strength
  ) {
    self.tokens = tokens
    self.forms = forms
    self.occurrence = occurrence
    self.strength = strength
    tree = tokens.trees[Int(tokens.occurrences[occurrence].tree)]
  }

  /// Writes a whole value, which the token has in `theme`. Returns the number of references kept.
  func write(_ value: TokenValue, in theme: Theme, to json: inout JSONWriter) -> Int {
    let node = tokens.occurrences[occurrence].value
    if let target = target(at: node) {
      // What is made of the target's value by other means is no alias of it.
      let other = tokens.value(of: target, in: theme)
      let isSame =
        strength == .full
        ? other?.content == value.content : other?.standardForm == value
      guard isSame, allows(target, for: value.type) else {
        json.value(value)
        return 0
      }
      json.string("{\(tokens.path(of: target))}")
      return 1
    }
    return part(value, node, &json)
  }

  private func allows(_ target: TokenID, for type: TokenType) -> Bool {
    switch strength {
    case .full: true
    case .standard: forms.isStandard(target) && forms.type(of: target) == type
    }
  }

  /// The whole token to which a value leads, if the value is a reference and nothing else.
  private func target(at node: NodeID?) -> TokenID? {
    guard let node, let reference = tokens.reference(at: node, of: occurrence), reference.isWhole
    else { return nil }
    if tree.isString(node) {
      guard Self.isPure(tree.decodedBytes(node)) else { return nil }
    }
    return reference.target
  }

  /// Whether a text that holds a reference is nothing else.
  static func isPure(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    let open = text.firstIndex(of: UInt8(ascii: "{"))
    // A path without braces, as tables have it.
    guard let open else { return true }
    guard text[..<open].allSatisfy({ $0 == 0x20 }) else { return false }
    guard let close = text.firstIndex(of: UInt8(ascii: "}")) else { return false }
    return text[text.index(after: close)...].allSatisfy { $0 == 0x20 }
  }

  private func part(_ value: TokenValue, _ node: NodeID?, _ json: inout JSONWriter) -> Int {
    if let target = target(at: node), allows(target, for: value.type) {
      json.string("{\(tokens.path(of: target))}")
      return 1
    }
    switch value {
    case .border(let border):
      return object(
        node,
        [
          ("color", .color(border.color)), ("width", .dimension(border.width)),
          ("style", .strokeStyle(border.style)),
        ], &json)
    case .transition(let transition):
      return object(
        node,
        [
          ("duration", .duration(transition.duration)), ("delay", .duration(transition.delay)),
          ("timingFunction", .cubicBezier(transition.timingFunction)),
        ], &json)
    case .strokeStyle(.dashed(let dashes, let lineCap)):
      json.beginObject(inline: true)
      json.name("dashArray")
      let kept = list(member("dashArray", of: node), dashes.map(TokenValue.dimension), &json)
      json.name("lineCap")
      json.string(lineCap.rawValue)
      json.endObject()
      return kept
    case .shadow(let shadow): return self.shadow(shadow, node, &json)
    case .gradient(let stops): return gradient(stops, node, &json)
    case .typography(let style): return typography(style, node, &json)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .opaque:
      json.value(value)
      return 0
    }
  }

  private func member(_ name: String, of node: NodeID?) -> NodeID? {
    guard let node, tree.isObject(node), let id = tokens.names.find(name) else { return nil }
    return tree.member(node, id)
  }

  private func object(
    _ node: NodeID?, _ members: [(name: String, value: TokenValue)], _ json: inout JSONWriter
  ) -> Int {
    var kept = 0
    json.beginObject(inline: true)
    for (name, value) in members {
      json.name(name)
      kept += part(value, member(name, of: node), &json)
    }
    json.endObject()
    return kept
  }

  private func list(
    _ node: NodeID?, _ values: [TokenValue], _ json: inout JSONWriter
  ) -> Int {
    let nodes = elements(of: node, count: values.count)
    var kept = 0
    json.beginArray(inline: true)
    for (value, node) in zip(values, nodes) { kept += part(value, node, &json) }
    json.endArray()
    return kept
  }

  /// The authored elements, if there is one for each value.
  private func elements(of node: NodeID?, count: Int) -> [NodeID?] {
    guard let node, tree.kind(node) == .array, tree.childCount(node) == count else {
      return Array(repeating: nil, count: count)
    }
    return Array(tree.children(node))
  }

  private func shadow(_ shadow: Shadow, _ node: NodeID?, _ json: inout JSONWriter) -> Int {
    guard shadow.isList else {
      return shadow.layers.first.map { layer($0, node, &json) } ?? 0
    }
    var kept = 0
    json.beginArray(inline: true)
    for (layer, node) in zip(shadow.layers, elements(of: node, count: shadow.layers.count)) {
      kept += self.layer(layer, node, &json)
    }
    json.endArray()
    return kept
  }

  private func layer(_ layer: ShadowLayer, _ node: NodeID?, _ json: inout JSONWriter) -> Int {
    if let target = target(at: node), allows(target, for: .shadow) {
      json.string("{\(tokens.path(of: target))}")
      return 1
    }
    var kept = 0
    json.beginObject(inline: true)
    let members: [(String, TokenValue)] = [
      ("color", .color(layer.color)), ("offsetX", .dimension(layer.offsetX)),
      ("offsetY", .dimension(layer.offsetY)), ("blur", .dimension(layer.blur)),
      ("spread", .dimension(layer.spread)),
    ]
    for (name, value) in members {
      json.name(name)
      kept += part(value, member(name, of: node), &json)
    }
    if let inset = layer.inset {
      json.name("inset")
      json.bool(inset)
    }
    json.endObject()
    return kept
  }

  private func gradient(
    _ stops: [GradientStop], _ node: NodeID?, _ json: inout JSONWriter
  ) -> Int {
    var kept = 0
    json.beginArray(inline: true)
    for (stop, node) in zip(stops, elements(of: node, count: stops.count)) {
      if let target = target(at: node), allows(target, for: .gradient) {
        json.string("{\(tokens.path(of: target))}")
        kept += 1
        continue
      }
      kept += object(
        node, [("color", .color(stop.color)), ("position", .number(stop.position))], &json)
    }
    json.endArray()
    return kept
  }

  private func typography(
    _ style: Typography, _ node: NodeID?, _ json: inout JSONWriter
  ) -> Int {
    var members: [(String, TokenValue)] = [
      ("fontFamily", .fontFamily(style.fontFamily)), ("fontSize", .dimension(style.fontSize)),
      ("fontWeight", .fontWeight(style.fontWeight)),
    ]
    if let spacing = style.letterSpacing { members.append(("letterSpacing", .dimension(spacing))) }
    switch style.lineHeight {
    case .multiple(let number): members.append(("lineHeight", .number(number)))
    case .fixed(let height): members.append(("lineHeight", .dimension(height)))
    }
    var kept = 0
    json.beginObject(inline: true)
    for (name, value) in members {
      json.name(name)
      kept += part(value, member(name, of: node), &json)
    }
    for extra in style.extras {
      json.name(extra.name)
      kept += part(
        .opaque(OpaqueValue(typeName: "", content: extra.value)),
        member(extra.name, of: node), &json)
    }
    json.endObject()
    return kept
  }
}

extension TokenValue {
  /// The value without the name of a type that is not the standard's: what an alias takes over.
  fileprivate var content: TokenValue {
    guard case .opaque(let value) = self else { return self }
    return .opaque(OpaqueValue(typeName: "", content: value.content))
  }
}

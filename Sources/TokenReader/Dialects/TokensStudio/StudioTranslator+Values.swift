import TokenModel
import TokenSyntax

extension StudioTranslator {
  /// Writes `$type` and `$value`; returns whether a part of the value had no place.
  mutating func writeValue(_ node: NodeID, _ kind: StudioKind, in id: TreeDraft.ID) -> Bool {
    let origin = JSONOrigins.Origin.made(of: node, tree)
    guard let scalar = scalar(node, kind) else {
      draft.add(kind.typeName, as: "$type", in: id, at: origin)
      return writeComposite(node, kind, as: "$value", in: id)
    }
    if let type = scalar.type { draft.add(type, as: "$type", in: id, at: origin) }
    draft.add(scalar.content, from: node, of: tree, as: "$value", in: id)
    return scalar.losesPart
  }

  /// Writes the members of a value as tokens of a group, or as aliases of those of another group;
  /// false if the value is neither an object nor an alias.
  mutating func divides(_ token: GroupToken, in group: TreeDraft.ID) -> Bool {
    guard tree.isObject(token.value) else {
      guard let alias = source.alias(token).map(index.plain),
        let members = index.divided[alias], case .path(let path) = index.paths[alias]
      else { return false }
      let origin = JSONOrigins.Origin.made(of: token.value, tree)
      for member in members {
        let id = draft.object(RepairedName.repaired(member), in: group, at: origin)
        let target = (path + [RepairedName.repaired(member)]).joined(separator: ".")
        draft.add("{\(target)}", as: "$value", in: id, at: origin)
      }
      return true
    }
    for child in tree.children(token.value) {
      let member = source.names.string(tree.name(child))
      let id = draft.object(
        RepairedName.repaired(member), in: group, at: JSONOrigins.Origin(child, of: tree))
      if draft.isToken(id) { continue }
      // What a member loses is told at the whole value, which stays as its own data.
      _ = writeValue(child, StudioKind(member: member), in: id)
    }
    return true
  }

  private mutating func writeComposite(
    _ node: NodeID, _ kind: StudioKind, as name: String?, in parent: TreeDraft.ID
  ) -> Bool {
    switch kind {
    case .shadow where tree.isArray(node):
      let list = draft.addArray(name, in: parent, at: .made(of: node, tree))
      var losesPart = false
      for child in tree.children(node) {
        if let scalar = scalar(child, .shadow) {
          draft.add(scalar.content, from: child, of: tree, in: list)
        } else if writeShadow(child, as: nil, in: list) {
          losesPart = true
        }
      }
      return losesPart
    case .shadow: return writeShadow(node, as: name, in: parent)
    case .typography, .border:
      guard tree.isObject(node) else { break }
      return writeMembers(node, kind, as: name, in: parent)
    default: break
    }
    draft.copy(node, of: tree, as: name, in: parent)
    return false
  }

  private mutating func writeShadow(
    _ node: NodeID, as name: String?, in parent: TreeDraft.ID
  ) -> Bool {
    guard tree.isObject(node) else {
      draft.copy(node, of: tree, as: name, in: parent)
      return false
    }
    let object = draft.addObject(name, in: parent, at: .made(of: node, tree))
    var losesPart = false
    for child in tree.children(node) {
      switch source.names.string(tree.name(child)) {
      case "color": writeMember(child, .color, as: "color", in: object)
      case "x", "offsetX": writeMember(child, .length, as: "offsetX", in: object)
      case "y", "offsetY": writeMember(child, .length, as: "offsetY", in: object)
      case "blur": writeMember(child, .length, as: "blur", in: object)
      case "spread": writeMember(child, .length, as: "spread", in: object)
      case "inset": draft.copy(child, of: tree, as: "inset", in: object)
      case "type" where tree.string(child) == "dropShadow": break
      case "type" where tree.string(child) == "innerShadow":
        draft.add(true, as: "inset", in: object, at: .made(of: child, tree))
      default: losesPart = true
      }
    }
    return losesPart
  }

  private mutating func writeMembers(
    _ node: NodeID, _ kind: StudioKind, as name: String?, in parent: TreeDraft.ID
  ) -> Bool {
    let object = draft.addObject(name, in: parent, at: .made(of: node, tree))
    var losesPart = false
    for child in tree.children(node) {
      let member = source.names.string(tree.name(child))
      switch (kind, member) {
      case (.border, "color"): writeMember(child, .color, as: member, in: object)
      case (.border, "width"): writeMember(child, .length, as: member, in: object)
      case (.border, "style"):
        writeMember(child, .standard("strokeStyle"), as: member, in: object)
      case (.border, _): losesPart = true
      default:
        guard let scalar = scalar(child, StudioKind(member: member)) else {
          draft.copy(child, of: tree, as: member, in: object)
          continue
        }
        draft.add(scalar.content, from: child, of: tree, as: member, in: object)
        if scalar.losesPart { losesPart = true }
      }
    }
    return losesPart
  }

  private mutating func writeMember(
    _ node: NodeID, _ kind: StudioKind, as name: String, in parent: TreeDraft.ID
  ) {
    let content = scalar(node, kind)?.content ?? .copy
    draft.add(content, from: node, of: tree, as: name, in: parent)
  }
}

extension StudioTranslator {
  /// What a scalar means; nil for an object or array.
  mutating func scalar(_ node: NodeID, _ kind: StudioKind) -> ScalarReading? {
    switch tree.kind(node) {
    case .object, .array: return nil
    case .missing, .null: return ScalarReading(type: kind.typeName, content: .copy)
    case .true, .false: return ScalarReading(type: "boolean", content: .copy)
    case .number: return kind.reading(of: tree.number(node) ?? 0)
    case .plainString, .escapedString: break
    }
    let text = tree.string(node) ?? ""
    if let path = ReferencePieces.whole(text, takesDollars: true),
      let alias = alias(path, kind, written: text, at: node)
    {
      return alias
    }
    let new = withReferences(text, at: node, takesDollars: kind.takesDollars)
    let hasReference = ReferencePieces.pieces(of: text, takesDollars: kind.takesDollars).contains {
      if case .reference = $0 { true } else { false }
    }
    guard hasReference else { return kind.reading(of: text) }
    let literal = kind.reading(of: text)
    return ScalarReading(type: literal.type, content: new == text ? .copy : .text(new))
  }

  /// A value that is one reference; nil if it is text that only looks like one.
  private mutating func alias(
    _ written: String, _ kind: StudioKind, written text: String, at node: NodeID
  ) -> ScalarReading? {
    let reference = index.plain(written)
    let new: String
    switch index.paths[reference] {
    case .path(let path):
      new = "{\(path.joined(separator: "."))}"
      if kind == .length, index.numbers.contains(reference) {
        // A number in the place of a length counts pixels.
        return ScalarReading(type: "dimension", content: .text("\(new) * 1px"))
      }
    case .ambiguous(let first, let second):
      reportAmbiguous(reference, first, second, at: node)
      return ScalarReading(content: .copy)
    case .missing:
      if let pointer = pointer(to: reference) { return ScalarReading(content: .pointer(pointer)) }
      guard kind.takesDollars || text.hasPrefix("{") else { return nil }
      new = "{\(written)}"
    }
    return ScalarReading(content: new == text ? .copy : .text(new))
  }

  /// The pointer to a member of a composite value that stays whole.
  private func pointer(to reference: String) -> String? {
    guard let point = reference.lastIndex(of: ".") else { return nil }
    let owner = index.plain(String(reference[..<point]))
    guard case .path(let path) = index.paths[owner] else { return nil }
    let member =
      switch reference[reference.index(after: point)...] {
      case "x": "offsetX"
      case "y": "offsetY"
      case let name: String(name)
      }
    let known = [
      "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "paragraphSpacing",
      "paragraphIndent", "textCase", "textDecoration", "color", "width", "style", "offsetX",
      "offsetY", "blur", "spread",
    ]
    guard known.contains(member) else { return nil }
    return "#/" + (path + ["$value", member]).map(JSONPointer.escape).joined(separator: "/")
  }

  /// A text with the paths of its references as the standard has them.
  mutating func withReferences(
    _ text: String, at node: NodeID, takesDollars: Bool = true
  ) -> String {
    var result = ""
    for piece in ReferencePieces.pieces(of: text, takesDollars: takesDollars) {
      switch piece {
      case .text(let text): result += text
      case .reference(let written, _):
        let reference = index.plain(written)
        switch index.paths[reference] {
        case .path(let path): result += "{\(path.joined(separator: "."))}"
        case .missing: result += "{\(written)}"
        case .ambiguous(let first, let second):
          reportAmbiguous(reference, first, second, at: node)
          result += "{\(written)}"
        }
      }
    }
    return result
  }

  private mutating func reportAmbiguous(
    _ reference: String, _ first: [String], _ second: [String], at node: NodeID
  ) {
    sink.report(
      .ambiguousReference,
      "`\(reference)` is \(first.count) names or \(second.count): two tokens are written so",
      at: tree.span(node), help: "rename the token whose name holds a point")
  }
}

extension StudioKind {
  /// Whether a `$` in a text of this kind begins a reference.
  fileprivate var takesDollars: Bool {
    switch self {
    case .foreign, .untyped, .fontFamily: false
    default: true
    }
  }
}

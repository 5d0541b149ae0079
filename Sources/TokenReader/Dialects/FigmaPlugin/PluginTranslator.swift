import TokenModel
import TokenMotion
import TokenSyntax

/// Turns a file of the plugin into a tree of the standard.
struct PluginTranslator: GroupTranslator {
  static let vendor = PluginRoom.vendor
  static let extensionsName = "extensions"

  let names: NameTable
  let tree: JSONTree
  /// The paths of all files.
  let paths: PathBook
  var draft: TreeDraft
  /// The findings.
  var sink = DiagnosticSink()
  /// The findings of which there may be many.
  var tally = FindingTally()

  /// Writes a group or a token.
  mutating func write(_ item: GroupItem) {
    switch item {
    case .group(let node, let path):
      let group = draft.group(
        path.map(RepairedName.repaired), at: JSONOrigins.Origin(node, of: tree))
      writeProperties(of: node, in: group, extras: extras(of: node, except: nil))
    case .token(let token): write(token)
    // It is kept with its group.
    case .other: break
    }
  }

  private mutating func write(_ token: GroupToken) {
    let path = token.path.map(RepairedName.repaired)
    let origin = JSONOrigins.Origin(token.node, of: tree)
    if path != token.path { tally.addRenamed(at: origin.key ?? origin.value) }
    let id = draft.group(path, at: origin)
    guard !draft.isToken(id) else { return }
    for child in tree.children(token.node)
    where child != token.value && tree.isObject(child) && !isProperty(child) {
      // The collector reports a token with children.
      draft.copy(child, of: tree, as: names.string(tree.name(child)), in: id)
    }
    var losesPart = false
    if tree.isObject(token.value) {
      losesPart = writeObject(token, in: id)
    } else {
      writeScalar(token, in: id)
    }
    if losesPart { tally.addKeptAside(at: tree.span(token.value)) }
    writeProperties(
      of: token.node, in: id, aside: losesPart ? token.value : nil,
      extras: extras(of: token.node, except: token.value))
  }

  private func isProperty(_ node: NodeID) -> Bool {
    GroupItem.isProperty(tree.name(node))
      || names.string(tree.name(node)) == Self.extensionsName
  }

  /// The members that the standard does not know, such as `category` or `blendMode`.
  private func extras(of node: NodeID, except value: NodeID?) -> [NodeID] {
    tree.children(node).filter { child in
      guard child != value, !tree.isObject(child), !isProperty(child) else { return false }
      // A pixel and a second are part of the value.
      let isUnit = tree.name(child) == WellKnownName.unit.id
      return !(isUnit && ["pixel", "s"].contains(tree.string(child)))
    }
  }

  private mutating func writeScalar(_ token: GroupToken, in id: TreeDraft.ID) {
    let origin = JSONOrigins.Origin.made(of: token.value, tree)
    let scalar = scalar(token)
    if let type = scalar.type { draft.add(type, as: "$type", in: id, at: origin) }
    draft.add(scalar.content, from: token.value, of: tree, as: "$value", in: id)
  }

  private func scalar(_ token: GroupToken) -> ScalarReading {
    if let text = tree.string(token.value) {
      if let alias = ReferencePieces.whole(text, takesDollars: false) {
        guard case .path(let path) = paths[alias] else { return ScalarReading(content: .copy) }
        let new = "{\(path.joined(separator: "."))}"
        return ScalarReading(content: new == text ? .copy : .text(new))
      }
      if token.type == nil { return .inferred(text, otherwise: "string") }
      return ScalarReading(type: token.type, content: .copy)
    }
    guard let number = tree.number(token.value)?.withoutFloatTail else {
      let isFlag = tree.bool(token.value) != nil
      return ScalarReading(type: isFlag ? "boolean" : token.type ?? "string", content: .copy)
    }
    return reading(of: number, token)
  }

  private func reading(of number: Double, _ token: GroupToken) -> ScalarReading {
    switch tree.member(token.node, .unit).flatMap({ tree.string($0) }) {
    case "pixel": return ScalarReading(type: "dimension", content: .measure(number, unit: "px"))
    case "s":
      return ScalarReading(
        type: "duration",
        content: .measure((number * 1000).roundedToSignificantDigits(), unit: "ms"))
    case "percent" where token.path.last == "letterSpacing":
      return ScalarReading(
        type: "dimension",
        content: .measure((number / 100).roundedToSignificantDigits(), unit: "em"))
    case "percent" where token.path.last == "lineHeight":
      return ScalarReading(
        type: "number", content: .number((number / 100).roundedToSignificantDigits()))
    default: break
    }
    switch token.type {
    case "dimension": return ScalarReading(type: "dimension", content: .measure(number, unit: "px"))
    case "custom-opacity", "number", nil:
      return ScalarReading(type: "number", content: .number(number))
    default: return ScalarReading(type: token.type, content: .copy)
    }
  }
}

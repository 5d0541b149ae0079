import TokenModel
import TokenMotion
import TokenSyntax

/// Turns a file of Figma's export into a tree of the standard: nearly everything stays as it is.
struct FigmaTranslator {
  let names: NameTable
  let index: FigmaIndex
  let tree: JSONTree
  /// The findings.
  var sink = DiagnosticSink()
  /// The findings of which there may be many.
  var tally = FindingTally()
  private var draft: TreeDraft

  /// Makes a translator of one file.
  init(names: NameTable, index: FigmaIndex, tree: JSONTree) {
    self.names = names
    self.index = index
    self.tree = tree
    draft = TreeDraft(at: tree.span(.root))
  }

  /// The tree of the standard.
  mutating func translate() -> TreeDraft {
    guard tree.isObject(.root) else { return draft }
    for item in GroupItem.all(in: tree, from: .root, names) {
      switch item {
      case .group(let node, let path):
        let group = draft.group(
          path.map(RepairedName.repaired), at: JSONOrigins.Origin(node, of: tree))
        copyProperties(of: node, to: group)
      case .token(let token): write(token)
      case .other: break
      }
    }
    return draft
  }

  /// Copies the members of a group that are no tokens or groups; what has no meaning there is
  /// reported where groups are collected.
  private mutating func copyProperties(of node: NodeID, to group: TreeDraft.ID) {
    for child in tree.children(node) {
      let name = names.string(tree.name(child))
      guard !tree.isObject(child) || name.hasPrefix("$"), draft.member(name, of: group) == nil
      else { continue }
      draft.copy(child, of: tree, as: name, in: group)
    }
  }

  private mutating func write(_ token: GroupToken) {
    let path = token.path.map(RepairedName.repaired)
    let origin = JSONOrigins.Origin(token.node, of: tree)
    if path != token.path { tally.addRenamed(at: origin.key ?? origin.value) }
    let id = draft.group(path, at: origin)
    guard !draft.isToken(id) else { return }
    writeValue(of: token, in: id)
    for child in tree.children(token.node)
    where child != token.value && tree.name(child) != WellKnownName.type.id {
      draft.copy(child, of: tree, as: names.string(tree.name(child)), in: id)
    }
  }

  private mutating func writeValue(of token: GroupToken, in id: TreeDraft.ID) {
    let value = token.value
    let origin = JSONOrigins.Origin.made(of: value, tree)
    if let target = aliasTarget(of: token) {
      copyType(of: token, in: id)
      draft.add(
        "{\(target.joined(separator: "."))}", as: "$value", in: id, at: origin)
      return
    }
    if let text = tree.string(value), let alias = ReferencePieces.whole(text, takesDollars: false),
      case .path(let path) = index.paths[alias]
    {
      copyType(of: token, in: id)
      let new = "{\(path.joined(separator: "."))}"
      draft.add(new == text ? .copy : .text(new), from: value, of: tree, as: "$value", in: id)
      return
    }
    let figmaType = tree.extensionData(token.node, "com.figma.type", names).flatMap {
      tree.string($0)
    }
    if figmaType == "boolean", let flag = flag(value) {
      draft.add("boolean", as: "$type", in: id, at: origin)
      draft.add(flag, as: "$value", in: id, at: origin)
      return
    }
    if token.type == "string", writeMotion(value, in: id) { return }
    copyType(of: token, in: id)
    copyNumbers(value, as: "$value", in: id)
  }

  private mutating func copyType(of token: GroupToken, in id: TreeDraft.ID) {
    guard let type = tree.member(token.node, .type) else { return }
    draft.copy(type, of: tree, as: "$type", in: id)
  }

  /// The path of the variable that this one is an alias of; nil if it is none, or if the other is not
  /// in these files: then the value that Figma wrote is the token's.
  private mutating func aliasTarget(of token: GroupToken) -> [String]? {
    let data = tree.extensionData(token.node, "com.figma.aliasData", names)
    let id = data.flatMap { data in
      names.find("targetVariableId").flatMap { tree.member(data, $0) }
    }
    if let id, let text = tree.string(id), let path = index.pathOfVariable[text] { return path }
    let composed = tree.extensionData(token.node, "com.figma.composedColor", names)
    guard let node = data ?? composed else { return nil }
    tally.add(
      .valueOfAlias, "token",
      "refers to a variable that is not in these files: it has the value that Figma wrote",
      "refer to variables that are not in these files: they have the values that Figma wrote",
      at: tree.span(node), help: "export the collection of the variable too")
    return nil
  }

  private func flag(_ value: NodeID) -> Bool? {
    if let flag = tree.bool(value) { return flag }
    switch tree.number(value) {
    case 0: return false
    case 1: return true
    default: return nil
    }
  }

  /// Writes a motion variable, which Figma exports as a string: a number is a duration in seconds, an
  /// object an easing. False for a string.
  private mutating func writeMotion(_ value: NodeID, in id: TreeDraft.ID) -> Bool {
    let origin = JSONOrigins.Origin.made(of: value, tree)
    if let seconds = tree.number(value) {
      draft.add("duration", as: "$type", in: id, at: origin)
      draft.addMeasure(
        (seconds.withoutFloatTail * 1000).roundedToSignificantDigits(), "ms", as: "$value", in: id,
        at: origin)
      return true
    }
    guard tree.isObject(value) else { return false }
    draft.add("cubicBezier", as: "$type", in: id, at: origin)
    switch FigmaEasing(value, tree, names) {
    case .curve(let points):
      draft.add(.numbers(points), from: value, of: tree, as: "$value", in: id)
    case .spring(let name):
      report(
        "the spring `\(name)` has no cubic Bézier curve, which a cubicBezier of DTCG needs", value)
      draft.addMissing(as: "$value", in: id, at: origin)
    case .preset(let name):
      report("`\(name)` is a curve of Figma's own, whose numbers are not in the file", value)
      draft.addMissing(as: "$value", in: id, at: origin)
    case nil:
      report("this is no easing of Figma: there is no `type` with a curve", value)
      draft.addMissing(as: "$value", in: id, at: origin)
    }
    return true
  }

  private mutating func report(_ message: String, _ node: NodeID) {
    sink.report(
      .noStandardEasing, message, at: tree.span(node),
      help: "give the variable a custom curve in Figma, or write the token as [x1, y1, x2, y2]")
  }

  /// Copies a value whose numbers Figma stores in 32 bits.
  private mutating func copyNumbers(_ node: NodeID, as name: String?, in parent: TreeDraft.ID) {
    switch tree.kind(node) {
    case .object, .array:
      let origin = JSONOrigins.Origin(node, of: tree)
      let isMember = tree.isObject(node)
      let copy =
        isMember
        ? draft.addObject(name, in: parent, at: origin)
        : draft.addArray(name, in: parent, at: origin)
      for child in tree.children(node) {
        copyNumbers(child, as: isMember ? names.string(tree.name(child)) : nil, in: copy)
      }
    case .number:
      let number = tree.number(node) ?? 0
      let short = number.withoutFloatTail
      draft.add(
        short == number ? .copy : .number(short), from: node, of: tree, as: name, in: parent)
    case .missing, .null, .true, .false, .plainString, .escapedString:
      draft.copy(node, of: tree, as: name, in: parent)
    }
  }
}

import TokenModel
import TokenSyntax

/// Writes single tokens, and the members of groups, as DTCG 2025.10 has them.
struct MigrationWriter: Sendable {
  /// The members of groups that are carried over. A `$type` is written for each token instead.
  static let groupMembers: [WellKnownName] = [.description, .deprecated, .extensions]

  let tokens: ThemedTokens
  let forms: StandardForms
  /// Whether `$extensions.mode` was read as contexts, and is no longer wanted.
  private let readsModes: Bool

  init(_ tokens: ThemedTokens) {
    self.tokens = tokens
    forms = StandardForms(tokens)
    readsModes = !tokens.modifiers.isEmpty
  }

  /// A token in one combination of its contexts, for comparing.
  func text(of id: TokenID, _ number: Int) -> [UInt8] {
    var json = JSONWriter(style: .compact)
    var notes: [MigrationRemark] = []
    write(id, number, to: &json, &notes)
    return json.bytes
  }

  /// The members of a group in a theme, for comparing; nil if it has none.
  func text(of id: GroupID, in theme: Theme) -> [UInt8]? {
    var json = JSONWriter(style: .compact)
    json.beginObject()
    writeMembers(of: id, in: theme, to: &json)
    json.endObject()
    return json.bytes.count == 2 ? nil : json.bytes
  }

  /// Writes a token object; adds what is to be said about it.
  func write(
    _ id: TokenID, _ number: Int, to json: inout JSONWriter, _ remarks: inout [MigrationRemark]
  ) {
    let slot = Int(tokens[id].firstValue) + number
    let index = Int(tokens.winners[slot])
    guard let value = tokens.values[slot], index != Int(ThemedTokens.noOccurrence) else { return }
    let occurrence = tokens.occurrences[index]
    let tree = tokens.trees[Int(occurrence.tree)]
    let written = self.value(value, of: id, number, index)
    func remark(_ kind: MigrationRemark.Kind, _ detail: String) {
      remarks.append(
        MigrationRemark(
          kind, tokens.path(of: id).description, detail,
          at: tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)))
    }
    json.beginObject()
    json.name("$type")
    json.string(value.typeName)
    json.name("$value")
    json.raw(written.standard ?? written.full)
    for name in [WellKnownName.description, .deprecated] {
      guard let node = tree.member(occurrence.object, name) else { continue }
      json.name(name.spelling)
      json.value(node, of: tree, names: tokens.names)
    }
    var members: [Member] = []
    var modifier: NodeID?
    if let node = tree.member(occurrence.object, .extensions) {
      collect(node, tree, &members)
      modifier = takeModifier(from: &members)
    }
    if let standard = written.standard, standard != written.full {
      members.append(Member(name: .fullValue, text: written.full))
      remark(.nearestValue, String(decoding: standard, as: UTF8.self))
    }
    if written.standard == nil { remark(.noStandardForm, value.typeName) }
    if let modifier {
      members.append(
        Member(name: .expression, text: text(of: occurrence.value, changedBy: modifier, tree)))
      remark(.evaluated, String(decoding: tree.text(modifier).prefix(120), as: UTF8.self))
    } else if let expression = expression(occurrence, index, tree) {
      members.append(
        Member(name: WellKnownName.expression.spelling, tree: tree, node: expression))
      remark(.evaluated, String(decoding: tree.text(expression).prefix(120), as: UTF8.self))
    } else if written.kept < references(in: occurrence, index, tree) {
      remark(
        .referenceWritten, String(decoding: tree.text(occurrence.value).prefix(120), as: UTF8.self))
    }
    write(members, to: &json)
    json.endObject()
  }

  /// Takes the `modify` of Tokens Studio out of the extensions: the value is what it made, and must
  /// not be changed twice.
  private func takeModifier(from members: inout [Member]) -> NodeID? {
    guard let index = members.firstIndex(where: { $0.name == "studio.tokens" }),
      let node = members[index].node, let tree = members[index].tree, tree.isObject(node),
      let name = tokens.names.find("modify"), let modifier = tree.member(node, name)
    else { return nil }
    if tree.childCount(node) == 1 {
      members.remove(at: index)
    } else {
      members[index].leftOut = name
    }
    return modifier
  }

  /// The authored value and what was done to it.
  private func text(
    of value: NodeID, changedBy modifier: NodeID, _ tree: JSONTree
  ) -> [UInt8] {
    var json = JSONWriter(style: .inline)
    json.beginObject()
    json.name("$value")
    json.value(value, of: tree, names: tokens.names)
    json.name("modify")
    json.value(modifier, of: tree, names: tokens.names)
    json.endObject()
    return json.bytes
  }

  /// The value as the standard has it (nil if it cannot), and as `tokenc` reads it; the number of
  /// references that are kept in the latter.
  private func value(
    _ value: TokenValue, of id: TokenID, _ number: Int, _ index: Int
  ) -> (standard: [UInt8]?, full: [UInt8], kept: Int) {
    var theme = tokens.defaultTheme
    tokens.support(of: id).assign(number, to: &theme)
    var full = JSONWriter(style: .inline)
    let kept = ReferenceKeeper(tokens, forms, occurrence: index, strength: .full)
      .write(value, in: theme, to: &full)
    guard forms.isStandard(id), let form = value.standardForm else {
      return (nil, full.bytes, kept)
    }
    var standard = JSONWriter(style: .inline)
    _ = ReferenceKeeper(tokens, forms, occurrence: index, strength: .standard)
      .write(form, in: theme, to: &standard)
    return (standard.bytes, full.bytes, kept)
  }

  /// The authored value, if there is something to evaluate in it.
  private func expression(_ occurrence: Occurrence, _ index: Int, _ tree: JSONTree) -> NodeID? {
    let isExpression = references(of: occurrence, index, tree).contains {
      tree.isString($0.node) && !ReferenceKeeper.isPure(tree.decodedBytes($0.node))
    }
    return isExpression ? occurrence.value : nil
  }

  private func references(
    of occurrence: Occurrence, _ index: Int, _ tree: JSONTree
  ) -> some Sequence<ReferenceRecord> {
    let range = occurrence.value.rawValue..<tree[occurrence.value].next
    return tokens.references(of: index).lazy.filter { range.contains($0.node.rawValue) }
  }

  private func references(in occurrence: Occurrence, _ index: Int, _ tree: JSONTree) -> Int {
    references(of: occurrence, index, tree).reduce(0) { count, _ in count + 1 }
  }
}

/// A member of `$extensions` on its way: authored, or a text of ours.
struct Member {
  var name: String
  var text: [UInt8]?
  var tree: JSONTree?
  var node: NodeID?
  /// A member of the object that is not written.
  var leftOut: NameID?

  init(name: WellKnownName, text: [UInt8]) {
    self.name = name.spelling
    self.text = text
  }

  init(name: String, tree: JSONTree, node: NodeID) {
    self.name = name
    self.tree = tree
    self.node = node
  }
}

extension MigrationWriter {
  /// Writes `$description`, `$deprecated` and `$extensions` of a group as they hold in a theme. Of
  /// the extensions of several declarations, each member is that of the last which has it.
  func writeMembers(
    of id: GroupID, in theme: Theme, adding own: [Member] = [], to json: inout JSONWriter
  ) {
    for name in [WellKnownName.description, .deprecated] {
      guard let (tree, node) = tokens.member(name, of: id, in: theme) else { continue }
      json.name(name.spelling)
      json.value(node, of: tree, names: tokens.names)
    }
    write(extensions(of: id, in: theme) + own, to: &json)
  }

  /// The members of the extensions of a group that hold in a theme.
  func extensions(of id: GroupID, in theme: Theme) -> [Member] {
    var members: [Member] = []
    for index in tokens[id].occurrences {
      let occurrence = tokens.occurrences[Int(index)]
      let tree = tokens.trees[Int(occurrence.tree)]
      guard tokens.conditions[Int(occurrence.condition)].holds(in: theme),
        let node = tree.member(occurrence.object, .extensions)
      else { continue }
      collect(node, tree, &members)
    }
    return members
  }

  /// How the names of what `tokenc` itself keeps under `$extensions` begin.
  private static let ownPrefix = "dev.tokenc."

  /// Writes `$extensions`; nothing if there is nothing to keep.
  func write(_ members: [Member], to json: inout JSONWriter) {
    guard !members.isEmpty else { return }
    json.name("$extensions")
    json.beginObject()
    for member in members {
      json.name(member.name)
      if let text = member.text {
        json.raw(text)
      } else if let tree = member.tree, let node = member.node {
        if member.name.hasPrefix(Self.ownPrefix), member.leftOut == nil {
          // On one line as at first, so that migrating again changes nothing.
          var line = JSONWriter(style: .inline)
          line.value(node, of: tree, names: tokens.names)
          json.raw(line.bytes)
          continue
        }
        write(node, of: tree, without: member.leftOut, to: &json)
      }
    }
    json.endObject()
  }

  private func write(
    _ node: NodeID, of tree: JSONTree, without leftOut: NameID?, to json: inout JSONWriter
  ) {
    guard let leftOut else {
      json.value(node, of: tree, names: tokens.names)
      return
    }
    json.beginObject()
    for child in tree.children(node) where tree.name(child) != leftOut {
      json.name(tokens.names.bytes(tree.name(child)))
      json.value(child, of: tree, names: tokens.names)
    }
    json.endObject()
  }

  /// Adds the authored members of `$extensions`, but for what is written anew.
  private func collect(_ node: NodeID, _ tree: JSONTree, _ members: inout [Member]) {
    guard tree.isObject(node) else { return }
    for child in tree.children(node) {
      let id = tree.name(child)
      if id == WellKnownName.fullValue.id || id == WellKnownName.otherTokens.id { continue }
      let name = tokens.names.string(id)
      if name == "dev.tokenc.generated" || name == "mode" && readsModes { continue }
      members.removeAll { $0.name == name }
      members.append(Member(name: name, tree: tree, node: child))
    }
  }
}

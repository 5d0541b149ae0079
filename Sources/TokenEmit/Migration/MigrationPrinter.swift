import TokenModel
import TokenSyntax

/// Prints one token file.
struct MigrationPrinter {
  let writer: MigrationWriter
  let content: MigrationLayout.Content
  private var tokens: ThemedTokens { writer.tokens }

  init(writer: MigrationWriter, content: MigrationLayout.Content) {
    self.writer = writer
    self.content = content
  }

  /// The text, and what is to be said about the tokens in it.
  func print() -> (bytes: [UInt8], remarks: [MigrationRemark]) {
    var remarks: [MigrationRemark] = []
    let others = content.tokens.filter { !writer.forms.isStandard($0.token) }
    var own: [Member] = []
    if !others.isEmpty {
      // The text is printed at the depth at which it will stand.
      var json = JSONWriter(style: .pretty, depth: 2)
      json.beginObject()
      writeTree(others, groups: [], own: [], to: &json, &remarks)
      json.endObject()
      own.append(Member(name: .otherTokens, text: json.bytes))
    }
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    writeTree(
      content.tokens.filter { writer.forms.isStandard($0.token) }, groups: content.groups, own: own,
      to: &json, &remarks)
    json.endObject()
    return (json.finish(), remarks)
  }

  /// Something to write: a token, or the members of a group without tokens.
  private struct Item {
    /// The first token that is not before it.
    var position: UInt32
    var group: GroupID
    var entry: MigrationLayout.Entry?
  }

  /// Writes tokens in their groups, in authored order: all that is in a group stands together, so
  /// that this needs no recursion.
  private func writeTree(
    _ entries: [MigrationLayout.Entry], groups: [MigrationLayout.GroupEntry], own: [Member],
    to json: inout JSONWriter, _ remarks: inout [MigrationRemark]
  ) {
    var themes: [GroupID: Theme] = [:]
    for entry in groups { themes[entry.group] = entry.theme }
    func writeMembers(of group: GroupID) {
      guard let theme = themes[group] else { return }
      writer.writeMembers(of: group, in: theme, to: &json)
    }
    if let theme = themes[.root] {
      writer.writeMembers(of: .root, in: theme, adding: own, to: &json)
    } else {
      writer.write(own, to: &json)
    }
    var open: [GroupID] = [.root]
    for item in items(entries, groups) {
      let way = way(to: item.group)
      let shared = zip(open, way).prefix { $0 == $1 }.count
      for _ in shared..<open.count { json.endObject() }
      open.removeLast(open.count - shared)
      for group in way[shared...] {
        json.name(tokens.names.bytes(tokens[group].name))
        json.beginObject()
        open.append(group)
        writeMembers(of: group)
      }
      guard let entry = item.entry else { continue }
      json.name(tokens.names.bytes(tokens[entry.token].name))
      writer.write(entry.token, entry.number, to: &json, &remarks)
    }
    for _ in open.dropFirst() { json.endObject() }
  }

  /// The groups from the root to a group.
  private func way(to group: GroupID) -> [GroupID] {
    var way = [group]
    while let last = way.last, last != .root { way.append(tokens[last].parent) }
    return way.reversed()
  }

  private func items(
    _ entries: [MigrationLayout.Entry], _ groups: [MigrationLayout.GroupEntry]
  ) -> [Item] {
    var items = entries.map {
      Item(position: $0.token.rawValue, group: tokens[$0.token].group, entry: $0)
    }
    var inhabited: Set<GroupID> = [.root]
    for item in items {
      var group = item.group
      while inhabited.insert(group).inserted { group = tokens[group].parent }
    }
    for group in groups.map(\.group) where !inhabited.contains(group) {
      let next = tokens.tokenIDs.first { tokens[$0].group.rawValue >= group.rawValue }
      items.append(
        Item(position: next?.rawValue ?? UInt32(tokens.count), group: group, entry: nil))
    }
    // Groups before the token that follows them.
    return items.sorted {
      ($0.position, $0.entry == nil ? 0 : 1, $0.group.rawValue)
        < ($1.position, $1.entry == nil ? 0 : 1, $1.group.rawValue)
    }
  }
}

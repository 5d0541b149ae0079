import TokenModel
import TokenSyntax

/// Prints a token file, or a resolver document with all token files inline.
struct DTCGPrinter: Sendable {
  /// The member of `$extensions` that tells a build its own files.
  private static let markName = "dev.tokenc.generated"

  let tokens: ThemedTokens
  let options: DTCGOptions
  let layers: DTCGLayers

  /// Writes the whole file.
  func write(to sink: inout ByteSink) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    if tokens.modifiers.isEmpty {
      writeRootExtensions(withMark: true, to: &json)
      writeGroups(of: layers.base, isBase: true, to: &json)
    } else {
      json.name("$extensions")
      json.beginObject(inline: true)
      writeMark(to: &json)
      json.endObject()
      writeResolver(to: &json)
    }
    json.endObject()
    sink.append(json.finish())
  }

  private func writeMark(to json: inout JSONWriter) {
    json.name(Self.markName)
    json.string(GeneratedMark.text)
  }

  private func writeResolver(to json: inout JSONWriter) {
    json.name("version")
    json.string("2025.10")
    json.name("sets")
    json.beginObject()
    json.name("tokens")
    json.beginObject()
    json.name("sources")
    json.beginArray()
    json.beginObject()
    writeRootExtensions(withMark: false, to: &json)
    writeGroups(of: layers.base, isBase: true, to: &json)
    json.endObject()
    json.endArray()
    json.endObject()
    json.endObject()
    json.name("modifiers")
    json.beginObject()
    for (index, modifier) in tokens.modifiers.enumerated() {
      json.name(modifier.name)
      json.beginObject()
      if let context = modifier.defaultContext {
        json.name("default")
        json.string(modifier.contexts[context])
      }
      json.name("contexts")
      json.beginObject()
      for (context, entries) in zip(modifier.contexts, layers.contexts[index]) {
        json.name(context)
        json.beginArray()
        if !entries.isEmpty {
          json.beginObject()
          writeGroups(of: entries, isBase: false, to: &json)
          json.endObject()
        }
        json.endArray()
      }
      json.endObject()
      json.endObject()
    }
    json.endObject()
    json.name("resolutionOrder")
    json.beginArray()
    for reference in ["#/sets/tokens"]
      + tokens.modifiers.map({
        "#/modifiers/" + MigrationResolver.escaped($0.name)
      })
    {
      json.beginObject(inline: true)
      json.name("$ref")
      json.string(reference)
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the tokens of a layer in their groups. Groups stand in preorder, so that this needs no
  /// recursion.
  private func writeGroups(
    of entries: [DTCGLayers.Entry], isBase: Bool, to json: inout JSONWriter
  ) {
    var inside = [[Int]](repeating: [], count: tokens.groups.count)
    var isInhabited = [Bool](repeating: false, count: tokens.groups.count)
    func inhabit(_ group: GroupID, _ isInhabited: inout [Bool]) {
      var group = group
      while !isInhabited[Int(group.rawValue)] {
        isInhabited[Int(group.rawValue)] = true
        group = tokens[group].parent
      }
    }
    isInhabited[0] = true
    for (position, entry) in entries.enumerated() {
      let group = tokens[entry.token].group
      inside[Int(group.rawValue)].append(position)
      inhabit(group, &isInhabited)
    }
    if isBase, options.keepsExtensions {
      // A group without tokens may carry an animation.
      for index in tokens.groups.indices where extensions(of: GroupID(UInt32(index))) != nil {
        inhabit(GroupID(UInt32(index)), &isInhabited)
      }
    }
    var open: [GroupID] = [.root]
    for index in tokens.groups.indices where isInhabited[index] {
      let group = GroupID(UInt32(index))
      if group != .root {
        while open.last != tokens[group].parent, open.count > 1 {
          json.endObject()
          open.removeLast()
        }
        json.name(tokens.names.bytes(tokens[group].name))
        json.beginObject()
        open.append(group)
      }
      if isBase { writeMembers(of: group, to: &json) }
      for position in inside[index] { write(entries[position], to: &json) }
    }
    for _ in open.dropFirst() { json.endObject() }
  }

  private func write(_ entry: DTCGLayers.Entry, to json: inout JSONWriter) {
    guard let value = tokens.values[entry.slot] else { return }
    let occurrence = tokens.occurrences[Int(tokens.winners[entry.slot])]
    let tree = tokens.trees[Int(occurrence.tree)]
    json.name(tokens.names.bytes(tokens[entry.token].name))
    json.beginObject()
    json.name("$type")
    json.string(value.typeName)
    json.name("$value")
    switch entry.cell {
    case .absent: json.null()
    case .alias(let target): json.string("{\(tokens.path(of: target))}")
    case .authored(let number):
      json.value(tokens.occurrences[number].value, of: tree, names: tokens.names)
    case .value(let value): json.value(value)
    }
    writeNotes(
      tree.member(occurrence.object, .description).map { (tree, $0) }, "$description", &json)
    writeNotes(tree.member(occurrence.object, .deprecated).map { (tree, $0) }, "$deprecated", &json)
    if let node = tree.member(occurrence.object, .extensions), options.keepsExtensions {
      json.name("$extensions")
      json.beginObject()
      write(extensions: node, of: tree, to: &json)
      json.endObject()
    }
    json.endObject()
  }

  private func writeMembers(of group: GroupID, to json: inout JSONWriter) {
    let theme = tokens.defaultTheme
    writeNotes(tokens.member(.description, of: group, in: theme), "$description", &json)
    writeNotes(tokens.member(.deprecated, of: group, in: theme), "$deprecated", &json)
    guard group != .root, options.keepsExtensions, let found = extensions(of: group) else { return }
    json.name("$extensions")
    json.beginObject()
    write(extensions: found.node, of: found.tree, to: &json)
    json.endObject()
  }

  private func writeNotes(
    _ note: (tree: JSONTree, node: NodeID)?, _ name: String, _ json: inout JSONWriter
  ) {
    guard let note, options.keepsDescriptions else { return }
    json.name(name)
    json.value(note.node, of: note.tree, names: tokens.names)
  }

  private func writeRootExtensions(withMark: Bool, to json: inout JSONWriter) {
    let found = options.keepsExtensions ? extensions(of: .root) : nil
    guard withMark || found != nil else { return }
    json.name("$extensions")
    json.beginObject(inline: found == nil)
    if withMark { writeMark(to: &json) }
    if let found { write(extensions: found.node, of: found.tree, to: &json) }
    json.endObject()
  }

  private func extensions(of group: GroupID) -> (tree: JSONTree, node: NodeID)? {
    tokens.member(.extensions, of: group, in: tokens.defaultTheme)
  }

  /// Writes the members of `$extensions`, but for modes, which are modifiers by now, and our own mark.
  private func write(extensions node: NodeID, of tree: JSONTree, to json: inout JSONWriter) {
    guard tree.isObject(node) else { return }
    for child in tree.children(node) {
      let name = tokens.names.string(tree.name(child))
      guard name != Self.markName, name != "mode" || tokens.modifiers.isEmpty else { continue }
      json.name(name)
      json.value(child, of: tree, names: tokens.names)
    }
  }
}

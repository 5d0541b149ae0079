import TokenModel
import TokenSyntax

/// Turns one mode of a collection into a tree of the standard.
struct RESTTranslator {
  let document: RESTDocument
  let index: RESTIndex
  let names: NameTable
  /// The findings.
  var sink = DiagnosticSink()
  /// The findings of which there may be many.
  var tally = FindingTally()
  /// The tree of the standard.
  private(set) var draft: TreeDraft

  private var tree: JSONTree { document.tree }

  /// Makes a translator with nothing written.
  init(document: RESTDocument, index: RESTIndex, names: NameTable) {
    self.document = document
    self.index = index
    self.names = names
    draft = TreeDraft(at: document.tree.span(.root))
  }

  /// Writes the variables of a collection with their values in a mode.
  mutating func write(_ collection: RESTCollection, _ mode: RESTCollection.Mode) {
    let modeID = names.find(mode.id)
    for variable in collection.variables {
      guard let path = index.pathOfVariable[variable.id] else { continue }
      let origin = JSONOrigins.Origin(
        value: tree.span(variable.node), key: tree.span(variable.name))
      if path.suffix(variable.path.count) != variable.path[...] {
        tally.addRenamed(at: tree.span(variable.name))
      }
      let values = document.member("valuesByMode", of: variable.node)
      guard let value = values.flatMap({ values in modeID.flatMap { tree.member(values, $0) } })
      else {
        sink.report(
          .missingModeValue,
          "`\(variable.path.joined(separator: "/"))` has no value in the mode `\(mode.name)` of its collection",
          at: tree.span(values ?? variable.node),
          help: "give it a value for `\(mode.id)` in `valuesByMode`")
        continue
      }
      let id = draft.group(path, at: origin)
      guard !draft.isToken(id) else { continue }
      write(value, of: variable, in: id)
      writeProperties(of: variable, in: id)
    }
  }

  private mutating func write(_ value: NodeID, of variable: RESTVariable, in id: TreeDraft.ID) {
    let origin = JSONOrigins.Origin.made(of: value, tree)
    draft.add(Self.types[variable.type] ?? "string", as: "$type", in: id, at: origin)
    guard tree.isObject(value) else {
      let number = tree.number(value)
      draft.add(
        number.map { .number($0.withoutFloatTail) } ?? .copy, from: value, of: tree, as: "$value",
        in: id)
      return
    }
    if document.text("type", of: value) == "VARIABLE_ALIAS" {
      writeAlias(value, in: id)
    } else if variable.type == "COLOR" {
      writeColor(value, in: id)
    } else {
      draft.copy(value, of: tree, as: "$value", in: id)
    }
  }

  private static let types = ["COLOR": "color", "FLOAT": "number", "BOOLEAN": "boolean"]

  private mutating func writeAlias(_ value: NodeID, in id: TreeDraft.ID) {
    let origin = JSONOrigins.Origin.made(of: value, tree)
    let target = document.text("id", of: value) ?? ""
    guard let path = index.pathOfVariable[target] else {
      sink.report(
        .unresolvedReference, "there is no variable `\(target)` in what was read",
        at: tree.span(document.member("id", of: value) ?? value),
        help: "read the answer for the file that has the variable too")
      draft.addMissing(as: "$value", in: id, at: origin)
      return
    }
    draft.add("{\(path.joined(separator: "."))}", as: "$value", in: id, at: origin)
  }

  private mutating func writeColor(_ value: NodeID, in id: TreeDraft.ID) {
    let channels = ["r", "g", "b"].compactMap { document.member($0, of: value) }
    guard channels.count == 3, channels.allSatisfy({ tree.number($0) != nil }) else {
      // What a color needs is told where values are checked.
      draft.copy(value, of: tree, as: "$value", in: id)
      return
    }
    let color = draft.addObject("$value", in: id, at: .made(of: value, tree))
    draft.add("srgb", as: "colorSpace", in: color, at: .made(of: value, tree))
    let list = draft.addArray("components", in: color, at: .made(of: value, tree))
    for channel in channels { addNumber(channel, as: nil, in: list) }
    if let alpha = document.member("a", of: value) { addNumber(alpha, as: "alpha", in: color) }
  }

  private mutating func addNumber(_ node: NodeID, as name: String?, in parent: TreeDraft.ID) {
    let content = tree.number(node).map { ScalarReading.Content.number($0.withoutFloatTail) }
    draft.add(content ?? .copy, from: node, of: tree, as: name, in: parent)
  }

  /// Writes the description, and under `com.figma` everything else that Figma says of the variable.
  private mutating func writeProperties(of variable: RESTVariable, in id: TreeDraft.ID) {
    let known = ["name", "resolvedType", "valuesByMode", "description"]
    var data: [(name: String, node: NodeID)] = []
    for child in tree.children(variable.node) {
      let name = names.string(tree.name(child))
      if !known.contains(name) { data.append((name == "id" ? "variableId" : name, child)) }
    }
    if let text = document.member("description", of: variable.node), tree.string(text) != "",
      tree.kind(text) != .null
    {
      draft.copy(text, of: tree, as: "$description", in: id)
    }
    if let deleted = document.member("deletedButReferenced", of: variable.node),
      tree.bool(deleted) == true
    {
      draft.copy(deleted, of: tree, as: "$deprecated", in: id)
    }
    guard !data.isEmpty else { return }
    let origin = JSONOrigins.Origin.made(of: variable.node, tree)
    let extensions = draft.addObject("$extensions", in: id, at: origin)
    let figma = draft.addObject("com.figma", in: extensions, at: origin)
    for (name, node) in data { draft.copy(node, of: tree, as: name, in: figma) }
  }
}

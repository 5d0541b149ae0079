import TokenModel
import TokenSyntax

/// Turns the sets of a document into trees of the standard.
struct StudioTranslator: GroupTranslator {
  static let vendor = StudioRoom.vendor
  static let extensionsName = "$extensions"

  let source: StudioSource
  let index: StudioIndex
  let options: ReaderOptions
  /// The findings.
  var sink = DiagnosticSink()
  /// The findings of which there may be many.
  var tally = FindingTally()
  /// The tree of the current set.
  var draft: TreeDraft
  /// The file of the current set.
  var tree: JSONTree
  /// The names of all files.
  var names: NameTable { source.names }

  /// Adds the layers of a document.
  static func translate(
    _ document: StudioDocument, _ files: [ForeignFile], _ translation: inout Translation
  ) {
    let source = StudioSource(sets: document.sets, files: files, names: translation.names)
    let items = document.sets.enumerated().map { index, set in
      GroupItem.all(in: files[set.file].tree, from: set.root, set: index, translation.names)
    }
    let tokens = items.joined().compactMap { item in
      if case .token(let token) = item { token } else { nil }
    }
    guard let first = document.sets.first else { return }
    let index = StudioIndex(tokens, of: document, source)
    let tree = files[first.file].tree
    var translator = StudioTranslator(
      source: source, index: index, options: translation.options,
      draft: TreeDraft(at: tree.span(.root)), tree: tree)
    translator.reportClashes()
    let plan = StudioPlan(document, tokens, files, &translation)
    for (number, set) in document.sets.enumerated() where !plan.conditions[number].isEmpty {
      translator.tree = files[set.file].tree
      translator.draft = TreeDraft(at: translator.tree.span(set.root))
      for item in items[number] { translator.write(item) }
      for condition in plan.conditions[number] {
        translation.add(
          translator.draft, of: files[set.file], when: condition,
          mayOverride: plan.mayOverride || plan.conditions[number].count > 1, sets: [set.name],
          isShown: plan.isShown[number])
      }
    }
    translator.tally.report(to: &translator.sink, translation.options)
    translation.sink.add(translator.sink)
  }

  private mutating func reportClashes() {
    for (token, path) in index.clashes {
      sink.reportClash(token, with: path, source.tree(token))
    }
  }

  private mutating func write(_ item: GroupItem) {
    switch item {
    case .group(let node, let path):
      let origin = JSONOrigins.Origin(node, of: tree)
      let group = draft.group(path.map(RepairedName.repaired), at: origin)
      writeProperties(of: node, in: group, aside: nil, extras: [])
    case .token(let token): write(token)
    case .other(let node, let parent):
      let name = source.names.string(tree.name(node))
      guard !["$themes", "$metadata"].contains(name) else { return }
      sink.report(
        .memberNotObject,
        "`\(name)` must be a token or a group, not \(tree.describe(node))", at: tree.span(node),
        help: parent == .root ? nil : "write a token as an object with `value` and `type`")
    }
  }

  private mutating func write(_ token: GroupToken) {
    let path = token.path.map(RepairedName.repaired)
    let origin = JSONOrigins.Origin(token.node, of: tree)
    if path != token.path {
      tally.addRenamed(at: origin.key ?? origin.value)
    }
    let id = draft.group(path, at: origin)
    guard !draft.isToken(id) else { return }
    var extras: [NodeID] = []
    for child in tree.children(token.node) {
      let name = tree.name(child)
      if GroupItem.isProperty(name) || child == token.value { continue }
      if tree.isObject(child) {
        // The collector reports a token with children.
        draft.copy(child, of: tree, as: source.names.string(name), in: id)
      } else {
        extras.append(child)
      }
    }
    var losesPart = false
    if index.divided[token.reference] != nil, divides(token, in: id) {
      tally.addDivided(at: tree.span(token.value))
    } else {
      losesPart = writeValue(token.value, token.studioKind, in: id)
    }
    if losesPart {
      tally.addKeptAside(at: tree.span(token.value))
    }
    checkExtensions(of: token.node)
    writeProperties(
      of: token.node, in: id, aside: losesPart ? token.value : nil, extras: extras)
  }

  /// Copies data of the plugin, in whose `modify` references may stand.
  mutating func copyData(_ node: NodeID, named name: String, in data: TreeDraft.ID) {
    if name == "modify" {
      copyWithReferences(node, as: name, in: data)
    } else {
      draft.copy(node, of: tree, as: name, in: data)
    }
  }

  private mutating func checkExtensions(of node: NodeID) {
    guard let extensions = tree.member(node, .extensions) else { return }
    for child in tree.children(extensions)
    where source.names.string(tree.name(child)) == "modify" { reportMisplacedModify(child) }
  }

  private mutating func reportMisplacedModify(_ node: NodeID) {
    sink.report(
      .misplacedModify,
      "`modify` has an effect only inside `\(StudioRoom.vendor)`: the value stays as it is",
      at: tree.keySpan(node) ?? tree.span(node),
      help: "move it into \"$extensions\": { \"\(StudioRoom.vendor)\": { … } }", under: options)
  }

  /// Copies data in whose strings references may stand.
  private mutating func copyWithReferences(
    _ node: NodeID, as name: String?, in parent: TreeDraft.ID
  ) {
    switch tree.kind(node) {
    case .object, .array:
      let origin = JSONOrigins.Origin(node, of: tree)
      let copy =
        tree.isObject(node)
        ? draft.addObject(name, in: parent, at: origin)
        : draft.addArray(name, in: parent, at: origin)
      for child in tree.children(node) {
        let isMember = tree.isObject(node)
        copyWithReferences(
          child, as: isMember ? source.names.string(tree.name(child)) : nil, in: copy)
      }
    case .plainString, .escapedString:
      let text = tree.string(node) ?? ""
      let new = withReferences(text, at: node)
      draft.add(new == text ? .copy : .text(new), from: node, of: tree, as: name, in: parent)
    case .missing, .null, .true, .false, .number:
      draft.copy(node, of: tree, as: name, in: parent)
    }
  }
}

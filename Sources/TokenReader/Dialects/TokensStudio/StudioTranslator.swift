import TokenModel
import TokenSyntax

/// Turns the sets of a document into trees of the standard.
struct StudioTranslator {
  let source: StudioSource
  let index: StudioIndex
  let options: ReaderOptions
  /// The findings.
  var sink = DiagnosticSink()
  /// The findings of which there may be many.
  var tally = ForeignTally()
  /// The tree of the current set.
  var draft: TreeDraft
  /// The file of the current set.
  var tree: JSONTree

  /// Adds the layers of a document.
  static func translate(
    _ document: StudioDocument, _ files: [ForeignFile], _ translation: inout Translation
  ) {
    let source = StudioSource(sets: document.sets, files: files, names: translation.names)
    let items = document.sets.enumerated().map { index, set in
      StudioItem.all(in: files[set.file].tree, from: set.root, set: index, translation.names)
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
      let tree = source.tree(token)
      sink.report(
        .nameClash,
        "`\(token.reference)` would have the same name in the standard as `\(path.joined(separator: "."))`",
        at: tree.keySpan(token.node) ?? tree.span(token.node), help: "rename one of the two")
    }
  }

  private mutating func write(_ item: StudioItem) {
    switch item {
    case .group(let node, let path):
      let origin = JSONOrigins.Origin(node, of: tree)
      let group = draft.group(path.map(ForeignName.repaired), at: origin)
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

  private mutating func write(_ token: StudioToken) {
    let path = token.path.map(ForeignName.repaired)
    let origin = JSONOrigins.Origin(token.node, of: tree)
    if path != token.path {
      tally.add(
        .renamedToken, "name", "holds what the standard keeps for references: `-` stands for it",
        "hold what the standard keeps for references: `-` stands for it",
        at: origin.key ?? origin.value, help: "references to it follow")
    }
    let id = draft.group(path, at: origin)
    guard !draft.isToken(id) else { return }
    var extras: [NodeID] = []
    for child in tree.children(token.node) {
      let name = tree.name(child)
      if StudioItem.isProperty(name) || child == token.value { continue }
      if tree.isObject(child) {
        // The collector reports a token with children.
        draft.copy(child, of: tree, as: source.names.string(name), in: id)
      } else {
        extras.append(child)
      }
    }
    var losesPart = false
    if index.divided[token.reference] != nil, divides(token, in: id) {
      tally.add(
        .dividedToken, "value", "lacks what the standard asks for: it is read as a group of its members",
        "lack what the standard asks for: they are read as groups of their members",
        at: tree.span(token.value))
    } else {
      losesPart = writeValue(token.value, token.kind, in: id)
    }
    if losesPart {
      tally.add(
        .keptAside, "value",
        "has a part that the standard has no place for: it is kept under `$extensions`",
        "have parts that the standard has no place for: they are kept under `$extensions`",
        at: tree.span(token.value))
    }
    writeProperties(
      of: token.node, in: id, aside: losesPart ? token.value : nil, extras: extras)
  }

  /// Writes what a group or token has beside its value and children.
  private mutating func writeProperties(
    of node: NodeID, in id: TreeDraft.ID, aside: NodeID?, extras: [NodeID]
  ) {
    if draft.member("$description", of: id) == nil,
      let text = tree.member(node, .description) ?? tree.member(node, .plainDescription),
      tree.kind(text) != .null, !tree.isObject(text)
    {
      draft.copy(text, of: tree, as: "$description", in: id)
    }
    if draft.member("$deprecated", of: id) == nil,
      let deprecated = tree.member(node, .deprecated)
    {
      draft.copy(deprecated, of: tree, as: "$deprecated", in: id)
    }
    writeExtensions(of: node, in: id, aside: aside, extras: extras)
  }

  private mutating func writeExtensions(
    of node: NodeID, in id: TreeDraft.ID, aside: NodeID?, extras: [NodeID]
  ) {
    let existing = tree.member(node, .extensions)
    guard existing != nil || aside != nil || !extras.isEmpty,
      draft.member("$extensions", of: id) == nil
    else { return }
    if let existing, !tree.isObject(existing) {
      draft.copy(existing, of: tree, as: "$extensions", in: id)
      return
    }
    let object = draft.addObject("$extensions", in: id, at: .made(of: existing ?? node, tree))
    var vendorData: NodeID?
    for child in existing.map({ tree.children($0) }).map(Array.init) ?? [] {
      let name = source.names.string(tree.name(child))
      if name == StudioRoom.vendor, tree.isObject(child) {
        vendorData = child
        continue
      }
      if name == "modify" { reportMisplacedModify(child) }
      draft.copy(child, of: tree, as: name, in: object)
    }
    guard vendorData != nil || aside != nil || !extras.isEmpty else { return }
    let data = draft.addObject(
      StudioRoom.vendor, in: object, at: .made(of: vendorData ?? node, tree))
    for child in vendorData.map({ tree.children($0) }).map(Array.init) ?? [] {
      let name = source.names.string(tree.name(child))
      if name == "modify" {
        copyWithReferences(child, as: name, in: data)
      } else {
        draft.copy(child, of: tree, as: name, in: data)
      }
    }
    for extra in extras {
      draft.copy(extra, of: tree, as: source.names.string(tree.name(extra)), in: data)
    }
    if let aside { draft.copy(aside, of: tree, as: "value", in: data) }
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

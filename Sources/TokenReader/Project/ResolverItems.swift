import TokenModel
import TokenSyntax

// The items of `resolutionOrder` and their sources.
extension ResolverDocument {
  /// Reads one item: a reference, or a set or modifier of its own.
  mutating func readItem(_ item: NodeID, _ builder: inout ProjectBuilder) {
    let document = builder.project.trees[tree]
    guard document.isObject(item) else {
      builder.report(
        .resolverShape, "an item of `resolutionOrder` is a reference, a set or a modifier", item,
        tree)
      return
    }
    let start = Position(tree: tree, node: item)
    guard document.member(item, .ref) != nil else {
      readInline(start, &builder)
      return
    }
    builder.checkCommonMembers(of: item, tree)
    guard let view = view(of: start, from: .order, &builder) else { return }
    if let modifier = view.chain.last.flatMap({ modifierNumbers[$0.key] }) {
      addModifier(modifier, view, &builder)
    } else if find(.sources, view, builder) != nil {
      addSet(view, condition: Condition(terms: []), &builder)
    } else if find(.contexts, view, builder) == nil {
      // A modifier whose contexts are faulty has been reported already.
      builder.report(
        .resolverReference, "this reference leads to neither a set nor a modifier", item, tree)
    }
  }

  private mutating func readInline(_ position: Position, _ builder: inout ProjectBuilder) {
    let document = builder.project.trees[tree]
    let name = document.member(position.node, .name)
    let type = document.member(position.node, .plainType)
    for (member, found) in [(WellKnownName.name, name), (.plainType, type)] where found == nil {
      builder.report(
        .resolverInline, "an inline item needs `\(member.spelling)`", position.node, tree,
        help: "add `\"\(member.spelling)\": …`, or refer to a set or modifier with `$ref`")
    }
    guard let name, let type else { return }
    guard let text = document.string(name) else {
      builder.report(.resolverShape, "`name` must be a string", name, tree)
      return
    }
    if let first = itemNames[text] {
      builder.report(
        .resolverDuplicateName, "the name `\(text)` occurs twice in `resolutionOrder`", name, tree,
        labels: [Diagnostic.Label(span: first, text: "first used here")])
    } else {
      itemNames[text] = document.span(name)
    }
    switch document.string(type) {
    case "set":
      checkSet(position, inline: true, &builder)
      addSet(View(chain: [position]), condition: Condition(terms: []), &builder)
    case "modifier":
      if let clash = builder.project.modifiers.first(where: { $0.name == text }) {
        builder.report(
          .resolverDuplicateName, "there is a modifier `\(text)` already", name, tree,
          labels: clash.span.map { [Diagnostic.Label(span: $0, text: "declared here")] } ?? [])
        return
      }
      declareModifier(position, name: text, inline: true, &builder)
      if let number = modifierNumbers[position.key] {
        addModifier(number, View(chain: [position]), &builder)
      }
    default:
      builder.report(
        .resolverInline, "the `type` of an inline item is \"set\" or \"modifier\"", type, tree)
    }
  }

  /// Adds the layers of every context of a modifier.
  private mutating func addModifier(
    _ number: Int, _ view: View, _ builder: inout ProjectBuilder
  ) {
    guard let contexts = find(.contexts, view, builder) else { return }
    let home = builder.project.trees[contexts.tree]
    if view.chain.count > 1 { override(number, contexts, view, &builder) }
    usedModifiers.insert(number)
    for context in home.children(contexts.node) {
      let name = builder.project.names.string(home.name(context))
      guard let index = builder.project.modifiers[number].contexts.firstIndex(of: name) else {
        continue
      }
      let condition = Condition(terms: [Condition.Term(modifier: number, contexts: [index])])
      addSources(
        Position(tree: contexts.tree, node: context), from: .context, condition, &builder)
    }
  }

  /// Takes over the contexts and the default that a reference to a modifier puts in the place of
  /// the modifier's own.
  private func override(
    _ number: Int, _ contexts: Position, _ view: View, _ builder: inout ProjectBuilder
  ) {
    let start = view.chain[0]
    let reference = builder.project.trees[start.tree]
    let home = builder.project.trees[contexts.tree]
    let names = home.children(contexts.node).map { builder.project.names.string(home.name($0)) }
    if reference.member(start.node, .contexts) != nil {
      guard home.isObject(contexts.node), !names.isEmpty else {
        builder.report(
          .resolverContexts, "a modifier needs contexts", contexts.node, contexts.tree)
        return
      }
      let known = usedModifiers.contains(number) ? builder.project.modifiers[number].contexts : []
      builder.project.modifiers[number].contexts = known + names.filter { !known.contains($0) }
    }
    guard let written = find(.plainDefault, view, builder) else { return }
    let text = builder.project.trees[written.tree].string(written.node)
    let index = text.flatMap { builder.project.modifiers[number].contexts.firstIndex(of: $0) }
    if index == nil { builder.reportDefault(written.node, written.tree, names) }
    builder.project.modifiers[number].defaultContext = index ?? 0
  }

  private mutating func addSet(
    _ view: View, condition: Condition, _ builder: inout ProjectBuilder
  ) {
    for position in view.chain { readSets.insert(position.key) }
    guard let position = view.chain.last, !open.contains(position) else { return }
    guard let sources = find(.sources, view, builder) else { return }
    open.append(position)
    let first = builder.project.layers.count
    addSources(sources, from: .set, condition, &builder)
    open.removeLast()
    if isHidden(position, builder) {
      for index in first..<builder.project.layers.count {
        builder.project.layers[index].isShown = false
      }
    }
    guard let name = name(ofSet: position, builder.project) else { return }
    for index in first..<builder.project.layers.count {
      builder.project.layers[index].sets.append(name)
    }
  }

  /// Whether a set is there for references alone: `$extensions."dev.tokenc.hidden"` is true. To the
  /// letter of the standard that is opaque data.
  private func isHidden(_ position: Position, _ builder: ProjectBuilder) -> Bool {
    let home = builder.project.trees[position.tree]
    guard builder.options.strength == .standard,
      let extensions = home.member(position.node, .extensions), home.isObject(extensions),
      let hidden = home.member(extensions, .hidden)
    else { return false }
    return home.kind(hidden) == .true
  }

  /// The name of a set: that of its member in `sets`, or what an inline set says.
  private func name(ofSet position: Position, _ project: SourceProject) -> String? {
    let home = project.trees[position.tree]
    let name = home.name(position.node)
    return name == .none
      ? home.member(position.node, .name).flatMap(home.string) : project.names.string(name)
  }

  private mutating func addSources(
    _ list: Position, from place: ReferencePlace, _ condition: Condition,
    _ builder: inout ProjectBuilder
  ) {
    let home = builder.project.trees[list.tree]
    guard home.isArray(list.node) else { return }
    for node in home.children(list.node) {
      guard home.isObject(node) else {
        builder.report(
          .resolverShape, "a source is an object of tokens or a reference object", node, list.tree,
          help: home.string(node).map { "write { \"$ref\": \"\($0)\" }" })
        continue
      }
      let start = Position(tree: list.tree, node: node)
      guard home.member(node, .ref) != nil else {
        builder.project.layers.append(
          builder.layer(list.tree, node, condition: condition, mayOverride: true))
        continue
      }
      guard let view = view(of: start, from: place, &builder) else { continue }
      addSource(view, condition, &builder)
    }
  }

  /// Adds what a source with a `$ref` leads to: the sources of a set, or a tree of tokens. Keys
  /// beside the `$ref` replace the same keys of the target.
  private mutating func addSource(
    _ view: View, _ condition: Condition, _ builder: inout ProjectBuilder
  ) {
    if let last = view.chain.last,
      builder.project.trees[last.tree].member(last.node, .sources).map({
        builder.project.trees[last.tree].isArray($0)
      }) == true
    {
      if open.contains(last) {
        let start = view.chain[0]
        builder.report(
          .resolverCircle, "this set refers to itself, or to a set around it", start.node,
          start.tree)
        return
      }
      addSet(view, condition: condition, &builder)
      return
    }
    var replaced: Set<NameID> = []
    var layers: [Layer] = []
    for (index, position) in view.chain.enumerated() {
      let home = builder.project.trees[position.tree]
      var layer = builder.layer(
        position.tree, position.node, condition: condition, mayOverride: true)
      layer.replaced = replaced
      if index < view.chain.count - 1 {
        layer.replaced.insert(WellKnownName.ref.id)
        for child in home.children(position.node) { replaced.insert(home.name(child)) }
      }
      layers.append(layer)
    }
    builder.project.layers += layers.reversed()
  }

  /// The member of the first object of a view that has it.
  private func find(
    _ name: WellKnownName, _ view: View, _ builder: ProjectBuilder
  ) -> Position? {
    for position in view.chain {
      if let node = builder.project.trees[position.tree].member(position.node, name) {
        return Position(tree: position.tree, node: node)
      }
    }
    return nil
  }

  /// Follows the references of sets and modifiers that `resolutionOrder` does not use: they must
  /// lead somewhere too. Nothing of it becomes part of the project.
  mutating func readUnused(_ document: JSONTree, _ builder: inout ProjectBuilder) {
    let layers = builder.project.layers
    for node in document.member(.root, .sets).map(document.children).map(Array.init) ?? [] {
      let position = Position(tree: tree, node: node)
      guard document.isObject(node), !readSets.contains(position.key),
        let view = view(of: position, from: .set, &builder)
      else { continue }
      addSet(view, condition: Condition(terms: []), &builder)
    }
    for (position, number) in modifiers where !usedModifiers.contains(number) {
      guard
        let contexts = builder.project.trees[position.tree].member(position.node, .contexts)
      else { continue }
      for context in builder.project.trees[position.tree].children(contexts) {
        addSources(
          Position(tree: position.tree, node: context), from: .context, Condition(terms: []),
          &builder)
      }
    }
    builder.project.layers = layers
  }

  /// Tells of modifiers that `resolutionOrder` does not use.
  func reportUnused(_ builder: inout ProjectBuilder) {
    for (position, number) in modifiers where !usedModifiers.contains(number) {
      let modifier = builder.project.modifiers[number]
      builder.report(
        .unusedModifier, "`resolutionOrder` does not use the modifier `\(modifier.name)`",
        position.node, position.tree, help: "add { \"$ref\": \"#/modifiers/\(modifier.name)\" }")
    }
  }
}

import TokenModel
import TokenSyntax

extension ProjectBuilder {
  /// Reads a resolver document (DTCG resolver module) and adds its modifiers and layers. The files
  /// that it refers to come from `provider`.
  package mutating func addResolver(
    path: String, bytes: consuming [UInt8], provider: any SourceProvider
  ) {
    let tree = parse(path: path, bytes: bytes)
    var document = ResolverDocument(tree: tree, provider: provider)
    document.read(&self)
  }
}

/// The walk over one resolver document: checks its shape, finds what its references mean, and adds
/// a layer for each source in the order of `resolutionOrder`.
struct ResolverDocument {
  /// An object of the document, or one of another file that stands in its place.
  struct Position: Hashable {
    var tree: Int
    var node: NodeID
  }

  /// An object with a `$ref`, followed to its end: the members of the first that has them count
  /// (R-225).
  struct View {
    /// The object itself, then the objects that it refers to.
    var chain: [Position]
  }

  let tree: Int
  let provider: any SourceProvider
  /// The number of each modifier object.
  private var modifierNumbers: [Position: Int] = [:]
  private var usedModifiers: Set<Int> = []
  /// The names in `resolutionOrder`, with where they stand.
  private var itemNames: [String: SourceSpan] = [:]
  /// The sets and contexts that are being inlined, for circles.
  private var open: [Position] = []

  init(tree: Int, provider: any SourceProvider) {
    self.tree = tree
    self.provider = provider
  }

  /// Reads the whole document.
  mutating func read(_ builder: inout ProjectBuilder) {
    let document = builder.project.trees[tree]
    guard document.isObject(.root) else {
      if document.kind(.root) != .missing {
        builder.sink.report(
          .resolverShape, "a resolver document is an object, not \(document.describe(.root))",
          at: document.span(.root))
      }
      return
    }
    checkRoot(document, &builder)
    declareModifiers(document, &builder)
    checkSets(document, &builder)
    guard let order = builder.expect(.resolutionOrder, of: .root, tree, in: "resolver document")
    else { return }
    guard document.isArray(order) else {
      builder.report(.resolverShape, "`resolutionOrder` must be an array", order, tree)
      return
    }
    if document.childCount(order) == 0 {
      builder.report(
        .resolverEmptyOrder, "`resolutionOrder` names no set and no modifier", order, tree)
    }
    for item in document.children(order) { readItem(item, &builder) }
    reportUnused(&builder)
  }

  private static let rootMembers: [WellKnownName] = [
    .name, .version, .plainDescription, .sets, .modifiers, .resolutionOrder, .schema, .defs,
    .extensions,
  ]

  private func checkRoot(_ document: JSONTree, _ builder: inout ProjectBuilder) {
    builder.checkMembers(of: .root, tree, among: Self.rootMembers, in: "resolver document")
    if let version = builder.expect(.version, of: .root, tree, in: "resolver document"),
      document.string(version) != "2025.10"
    {
      builder.report(
        .resolverVersion, "the version must be the string \"2025.10\"", version, tree,
        help: "write \"version\": \"2025.10\"")
    }
    for name in [WellKnownName.name, .plainDescription] {
      if let node = document.member(.root, name), !document.isString(node) {
        builder.report(.resolverShape, "`\(name.spelling)` must be a string", node, tree)
      }
    }
    for name in [WellKnownName.sets, .modifiers] {
      if let node = document.member(.root, name), !document.isObject(node) {
        builder.report(
          .resolverShape, "`\(name.spelling)` must be an object of names", node, tree)
      }
    }
  }

  /// Gives every modifier of the root map its number, in authored order.
  private mutating func declareModifiers(_ document: JSONTree, _ builder: inout ProjectBuilder) {
    guard let modifiers = document.member(.root, .modifiers) else { return }
    for node in document.children(modifiers) {
      let name = builder.project.names.string(document.name(node))
      declareModifier(Position(tree: tree, node: node), name: name, inline: false, &builder)
    }
  }

  private mutating func declareModifier(
    _ position: Position, name: String, inline: Bool, _ builder: inout ProjectBuilder
  ) {
    let tree = builder.project.trees[position.tree]
    guard tree.isObject(position.node) else {
      builder.report(.resolverShape, "a modifier is an object", position.node, position.tree)
      return
    }
    var allowed: [WellKnownName] = [.contexts, .plainDefault, .plainDescription, .extensions, .ref]
    if inline { allowed += [.name, .plainType] }
    builder.checkMembers(of: position.node, position.tree, among: allowed, in: "modifier")
    builder.checkExtensions(of: position.node, position.tree)
    guard let contexts = builder.expect(.contexts, of: position.node, position.tree, in: "modifier")
    else { return }
    guard tree.isObject(contexts) else {
      builder.report(
        .resolverShape, "`contexts` must be an object with a member for each context", contexts,
        position.tree)
      return
    }
    let names = tree.children(contexts).map { builder.project.names.string(tree.name($0)) }
    guard !names.isEmpty else {
      builder.report(.resolverContexts, "a modifier needs contexts", contexts, position.tree)
      return
    }
    if names.count == 1 {
      builder.report(
        .resolverOneContext, "a modifier with one context changes nothing", contexts,
        position.tree, help: "add a second context, or move the sources into a set")
    }
    var defaultContext: Int?
    if let node = tree.member(position.node, .plainDefault) {
      defaultContext = tree.string(node).flatMap(names.firstIndex(of:))
      if defaultContext == nil {
        let text = tree.string(node) ?? ""
        builder.report(
          .resolverDefault, "`default` must be one of the contexts", node, position.tree,
          help: nearestMatch(to: text, among: names).map { "did you mean `\($0)`?" }
            ?? "the contexts are \(names.map { "`\($0)`" }.joined(separator: ", "))")
        defaultContext = 0
      }
    }
    for context in tree.children(contexts) where !tree.isArray(context) {
      builder.report(.resolverShape, "a context is an array of sources", context, position.tree)
    }
    modifierNumbers[position] = builder.project.modifiers.count
    builder.project.modifiers.append(
      Modifier(
        name: name, contexts: names, defaultContext: defaultContext,
        span: inline ? tree.span(position.node) : tree.keySpan(position.node)))
  }

  /// Checks the shape of all sets of the root map, used or not.
  private func checkSets(_ document: JSONTree, _ builder: inout ProjectBuilder) {
    guard let sets = document.member(.root, .sets) else { return }
    for node in document.children(sets) {
      checkSet(Position(tree: tree, node: node), inline: false, &builder)
    }
  }

  private func checkSet(
    _ position: Position, inline: Bool, _ builder: inout ProjectBuilder
  ) {
    let tree = builder.project.trees[position.tree]
    guard tree.isObject(position.node) else {
      builder.report(
        .resolverShape, "a set is an object with `sources`", position.node, position.tree)
      return
    }
    var allowed: [WellKnownName] = [.sources, .plainDescription, .extensions, .ref]
    if inline { allowed += [.name, .plainType] }
    builder.checkMembers(of: position.node, position.tree, among: allowed, in: "set")
    builder.checkExtensions(of: position.node, position.tree)
    guard tree.member(position.node, .ref) == nil,
      let sources = builder.expect(.sources, of: position.node, position.tree, in: "set")
    else { return }
    if !tree.isArray(sources) {
      builder.report(.resolverShape, "`sources` must be an array", sources, position.tree)
    }
  }
}

// The items of `resolutionOrder` and their sources.
extension ResolverDocument {
  private mutating func readItem(_ item: NodeID, _ builder: inout ProjectBuilder) {
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
    guard let view = view(of: start, from: .order, &builder) else { return }
    if let modifier = view.chain.last.flatMap({ modifierNumbers[$0] }) {
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
      if let number = modifierNumbers[position] {
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
    usedModifiers.insert(number)
    guard let contexts = find(.contexts, view, builder) else { return }
    let home = builder.project.trees[contexts.tree]
    for (index, context) in home.children(contexts.node).enumerated() {
      let condition = Condition(terms: [Condition.Term(modifier: number, contexts: [index])])
      addSources(
        Position(tree: contexts.tree, node: context), from: .context, condition, &builder)
    }
  }

  private mutating func addSet(
    _ view: View, condition: Condition, _ builder: inout ProjectBuilder
  ) {
    guard let position = view.chain.last, !open.contains(position) else { return }
    guard let sources = find(.sources, view, builder) else { return }
    open.append(position)
    addSources(sources, from: .set, condition, &builder)
    open.removeLast()
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
      if index < view.chain.count - 1 { layer.replaced.insert(WellKnownName.ref.id) }
      for child in home.children(position.node) { replaced.insert(home.name(child)) }
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

  private func reportUnused(_ builder: inout ProjectBuilder) {
    for (position, number) in modifierNumbers where !usedModifiers.contains(number) {
      let modifier = builder.project.modifiers[number]
      builder.report(
        .unusedModifier, "`resolutionOrder` does not use the modifier `\(modifier.name)`",
        position.node, position.tree, help: "add { \"$ref\": \"#/modifiers/\(modifier.name)\" }")
    }
  }
}

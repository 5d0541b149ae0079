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
    translateLayers()
  }
}

/// The walk over one resolver document: checks its shape, finds what its references mean, and adds
/// a layer for each source in the order of `resolutionOrder`.
struct ResolverDocument {
  /// An object of the document, or one of another file that stands in its place.
  struct Position: Equatable {
    var tree: Int
    var node: NodeID

    /// The position as one number, for tables.
    var key: UInt64 { UInt64(tree) << 32 | UInt64(node.rawValue) }
  }

  /// An object with a `$ref`, followed to its end: the members of the first that has them count
  ///
  struct View {
    /// The object itself, then the objects that it refers to.
    var chain: [Position]
  }

  let tree: Int
  let provider: any SourceProvider
  /// The modifier objects and their numbers.
  var modifiers: [(position: Position, number: Int)] = []
  /// The number of each modifier object, by its `key`.
  var modifierNumbers: [UInt64: Int] = [:]
  var usedModifiers: Set<Int> = []
  /// The names in `resolutionOrder`, with where they stand.
  var itemNames: [String: SourceSpan] = [:]
  /// The sets whose sources were looked at, by their `key`.
  var readSets: Set<UInt64> = []
  /// The sets and contexts that are being inlined, for circles.
  var open: [Position] = []

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
    readUnused(document, &builder)
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

  /// Checks a modifier, and gives it a number when its contexts can be told.
  mutating func declareModifier(
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
    builder.checkCommonMembers(of: position.node, position.tree)
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
        builder.reportDefault(node, position.tree, names)
        defaultContext = 0
      }
    }
    for context in tree.children(contexts) where !tree.isArray(context) {
      builder.report(.resolverShape, "a context is an array of sources", context, position.tree)
    }
    modifierNumbers[position.key] = builder.project.modifiers.count
    modifiers.append((position, builder.project.modifiers.count))
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

  /// Checks the shape of a set.
  func checkSet(
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
    builder.checkCommonMembers(of: position.node, position.tree)
    guard tree.member(position.node, .ref) == nil,
      let sources = builder.expect(.sources, of: position.node, position.tree, in: "set")
    else { return }
    if !tree.isArray(sources) {
      builder.report(.resolverShape, "`sources` must be an array", sources, position.tree)
    }
  }
}

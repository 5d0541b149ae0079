import TokenModel
import TokenSyntax

/// A `$type` of a group, and when it holds.
struct TypeDeclaration {
  var condition: UInt32
  var tree: UInt32
  /// The string that names the type.
  var node: NodeID
  /// What it names.
  var type: TypeName
}

/// A `$type` as it was written.
enum TypeName: Hashable {
  case standard(TokenType)
  /// Another name for a type of the standard.
  case spelled(TypeSpelling)
  /// A type outside the standard.
  case foreign(String)
  /// Not a string, or not a type under `--spec 2025.10`: reported where it stands.
  case faulty
}

/// Tokens and groups in their final order, with all that is known before values are read.
struct DraftTokens {
  /// Groups, tokens, declarations and conditions; no values, references or animations yet.
  var tokens: ThemedTokens
  /// For each declaration, what makes it a token.
  var kinds: [DraftOccurrence.Kind] = []
  /// For each declaration, the form of its layer.
  var forms: [Layer.Form] = []
  /// For each path, its token or `PathTree.none`.
  var tokenOfPath: [UInt32]
  /// For each path, its group or `PathTree.none`.
  var groupOfPath: [UInt32]
  /// The `$type` declarations of all groups; those of one group stand together.
  var typeDeclarations: [TypeDeclaration] = []
  /// For each group, where its declarations of a `$type` begin.
  var groupTypeStarts: [UInt32] = []
  /// The groups whose content is not fully known, because what they extend is faulty.
  var uncertainGroups: Set<GroupID> = []
  /// For each group, the nearest group with a `$type`: itself, one around it, or `PathTree.none`.
  var typedGroup: [UInt32] = []

  /// The declarations of a `$type` of the group at a position, lowest priority first.
  func groupTypes(_ group: Int) -> Range<Int> {
    let next = group + 1
    let end = next < groupTypeStarts.count ? Int(groupTypeStarts[next]) : typeDeclarations.count
    return Int(groupTypeStarts[group])..<end
  }
}

/// Puts the merged paths into preorder and drops declarations that can never win.
struct Flattener {
  private let collector: Collector
  private let project: SourceProject
  private let options: ReaderOptions
  private var draft: DraftTokens
  private var sink = DiagnosticSink()

  /// Flattens all paths. Linear in their number.
  static func flatten(
    _ collector: Collector, of project: SourceProject, _ options: ReaderOptions
  ) -> (draft: DraftTokens, diagnostics: DiagnosticSink) {
    var flattener = Flattener(collector, project, options)
    flattener.run()
    return (flattener.draft, flattener.sink)
  }

  private init(_ collector: Collector, _ project: SourceProject, _ options: ReaderOptions) {
    self.collector = collector
    self.project = project
    self.options = options
    var tokens = ThemedTokens(names: project.names)
    tokens.trees = project.trees
    tokens.modifiers = project.modifiers
    tokens.conditions = collector.conditions
    tokens.groups = []
    let count = collector.paths.nodes.count
    tokens.tokens.reserveCapacity(count)
    tokens.occurrences.reserveCapacity(collector.paths.occurrences.count)
    draft = DraftTokens(
      tokens: tokens, tokenOfPath: [UInt32](repeating: PathTree.none, count: count),
      groupOfPath: [UInt32](repeating: PathTree.none, count: count))
    draft.kinds.reserveCapacity(collector.paths.occurrences.count)
    draft.forms.reserveCapacity(collector.paths.occurrences.count)
  }

  private mutating func run() {
    var order: [PathID] = []
    order.reserveCapacity(collector.paths.nodes.count)
    collector.paths.walk(from: 0) { order.append($0) }
    for path in order { add(path) }
    for path in collector.uncertain where draft.groupOfPath[Int(path)] != PathTree.none {
      draft.uncertainGroups.insert(GroupID(draft.groupOfPath[Int(path)]))
    }
  }

  private mutating func add(_ path: PathID) {
    let node = collector.paths.nodes[Int(path)]
    var hasGroup = path == 0 || node.firstChild != PathTree.none
    var hasToken = false
    var index = node.firstOccurrence
    while index != PathTree.none {
      let occurrence = collector.paths.occurrences[Int(index)]
      if occurrence.kind == .group { hasGroup = true } else { hasToken = true }
      index = occurrence.next
    }
    if hasToken, hasGroup { reportConflict(path) }
    if hasGroup { addGroup(path, node) }
    if hasToken { addToken(path, node) }
  }

  private mutating func addGroup(_ path: PathID, _ node: PathTree.Node) {
    let id = UInt32(draft.tokens.groups.count)
    draft.groupOfPath[Int(path)] = id
    let parent = path == 0 ? 0 : draft.groupOfPath[Int(node.parent)]
    let depth = path == 0 ? 0 : draft.tokens.groups[Int(parent)].depth + 1
    let start = UInt32(draft.tokens.occurrences.count)
    let firstType = draft.typeDeclarations.count
    var index = node.firstOccurrence
    while index != PathTree.none {
      let occurrence = collector.paths.occurrences[Int(index)]
      index = occurrence.next
      guard occurrence.kind == .group else { continue }
      append(occurrence)
      let tree = project.trees[Int(occurrence.tree)]
      if let type = tree.member(occurrence.object, .type) {
        draft.typeDeclarations.append(
          TypeDeclaration(
            condition: occurrence.condition, tree: occurrence.tree, node: type,
            type: tree.typeName(type, options)))
      }
      if let deprecated = tree.member(occurrence.object, .deprecated) {
        let index = UInt32(draft.tokens.occurrences.count - 1)
        draft.tokens.groupDeprecations.append(
          GroupDeprecation(group: GroupID(id), occurrence: index, node: deprecated))
      }
    }
    let isDeprecated = draft.tokens.groupDeprecations.last?.group == GroupID(id)
    let around = path == 0 ? nil : draft.tokens.groups[Int(parent)].deprecatedGroup
    draft.tokens.groups.append(
      GroupRecord(
        parent: GroupID(parent), name: node.name, depth: depth,
        occurrences: start..<UInt32(draft.tokens.occurrences.count),
        deprecatedGroup: isDeprecated ? GroupID(id) : around))
    draft.groupTypeStarts.append(UInt32(firstType))
    let inherited = path == 0 ? PathTree.none : draft.typedGroup[Int(parent)]
    draft.typedGroup.append(firstType == draft.typeDeclarations.count ? inherited : id)
  }

  private mutating func addToken(_ path: PathID, _ node: PathTree.Node) {
    draft.tokenOfPath[Int(path)] = UInt32(draft.tokens.tokens.count)
    let start = UInt32(draft.tokens.occurrences.count)
    var index = node.firstOccurrence
    // Nearly all have a single declaration.
    if index != node.lastOccurrence {
      index = firstLiving(of: node)
      noteShadowed(node, before: index)
    }
    while index != PathTree.none {
      let occurrence = collector.paths.occurrences[Int(index)]
      if occurrence.kind != .group { append(occurrence) }
      index = occurrence.next
    }
    draft.tokens.tokens.append(
      TokenRecord(
        group: GroupID(draft.groupOfPath[Int(node.parent)]), name: node.name, support: 0,
        firstValue: 0, occurrences: start..<UInt32(draft.tokens.occurrences.count)))
  }

  /// Notes the declarations of the token that is being added which can never win.
  private mutating func noteShadowed(_ node: PathTree.Node, before first: UInt32) {
    var index = node.firstOccurrence
    while index != first, index != PathTree.none {
      let occurrence = collector.paths.occurrences[Int(index)]
      index = occurrence.next
      guard occurrence.kind != .group else { continue }
      let tree = project.trees[Int(occurrence.tree)]
      draft.tokens.shadowed.append(
        ShadowedDeclaration(
          token: TokenID(UInt32(draft.tokens.tokens.count)),
          span: tree.keySpan(occurrence.object) ?? tree.span(occurrence.object)))
    }
  }

  /// The last declaration of a token that always holds: those before it can never win. Tells of
  /// one that replaces another where that was not asked for.
  private mutating func firstLiving(of node: PathTree.Node) -> UInt32 {
    var result = node.firstOccurrence
    var previous: DraftOccurrence?
    var index = node.firstOccurrence
    while index != PathTree.none {
      let occurrence = collector.paths.occurrences[Int(index)]
      if occurrence.kind != .group {
        if !occurrence.mayOverride {
          // Within one file it is a repeated name, which the parser tells of.
          if let previous, previous.tree != occurrence.tree {
            reportOverride(of: previous, by: occurrence)
          }
          previous = occurrence
        }
        if occurrence.condition == 0 { result = index }
      }
      index = occurrence.next
    }
    return result
  }

  private mutating func append(_ occurrence: DraftOccurrence) {
    draft.tokens.occurrences.append(
      Occurrence(
        tree: occurrence.tree, object: occurrence.object, value: occurrence.value,
        condition: occurrence.condition, alias: nil))
    draft.kinds.append(occurrence.kind)
    draft.forms.append(occurrence.form)
  }

  private mutating func reportOverride(of old: DraftOccurrence, by new: DraftOccurrence) {
    let tree = project.trees[Int(new.tree)]
    let oldTree = project.trees[Int(old.tree)]
    let name = project.names.string(tree.name(new.object))
    sink.report(
      .overriddenToken, "`\(name)` replaces the token of the same path in \(oldTree.file.path)",
      at: tree.keySpan(new.object) ?? tree.span(new.object),
      labels: [
        Diagnostic.Label(
          span: oldTree.keySpan(old.object) ?? oldTree.span(old.object), text: "replaced here")
      ],
      help: "remove one of them, or state the order in a resolver document", under: options)
  }

  private mutating func reportConflict(_ path: PathID) {
    let all = collector.paths.occurrences(of: path)
    guard let token = all.first(where: { $0.kind != .group }) else { return }
    let tokenTree = project.trees[Int(token.tree)]
    let name = collector.dotted(path)
    let label = Diagnostic.Label(
      span: tokenTree.keySpan(token.object) ?? tokenTree.span(token.object), text: "a token here")
    for group in all where group.kind == .group {
      let tree = project.trees[Int(group.tree)]
      sink.report(
        .tokenAndGroup, "`\(name)` is a group here and a token in \(tokenTree.file.path)",
        at: tree.keySpan(group.object) ?? tree.span(group.object), labels: [label],
        help: "rename one of them, or make the token the `$root` of the group", token: name)
    }
  }
}

extension DraftTokens {
  /// Whether a group or one around it extends something faulty: what is missing there was told.
  func isUncertain(_ group: GroupID) -> Bool {
    guard !uncertainGroups.isEmpty else { return false }
    var current = group
    while !uncertainGroups.contains(current) {
      if current == .root { return false }
      current = tokens.groups[Int(current.rawValue)].parent
    }
    return true
  }
}

extension JSONTree {
  /// What the string of a `$type` names.
  func typeName(_ node: NodeID, _ options: ReaderOptions) -> TypeName {
    guard isString(node) else { return .faulty }
    let bytes = decodedBytes(node)
    if let type = TokenType(spelling: bytes) { return .standard(type) }
    guard options.strength == .standard else { return .faulty }
    let name = String(decoding: bytes, as: UTF8.self)
    return TypeSpelling(name: name).map(TypeName.spelled) ?? .foreign(name)
  }
}

extension TokenType {
  /// The type with this spelling, without making a `String`.
  init?(spelling bytes: ArraySlice<UInt8>) {
    for type in Self.standard where type.name.utf8.elementsEqual(bytes) {
      self = type
      return
    }
    return nil
  }
}

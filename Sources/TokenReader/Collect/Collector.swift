import TokenModel
import TokenSyntax

/// Merges layers into one tree of paths, and checks the shape of groups and tokens: names, members,
/// nesting. Values are not looked at.
///
/// One walk over each layer, without recursion: linear in the number of nodes.
struct Collector {
  var paths = PathTree()
  /// The distinct conditions; the first always holds.
  var conditions: [Condition] = [Condition(terms: [])]
  /// What groups extend, in the order of the layers.
  var extends: [ExtendsDeclaration] = []
  /// Objects with a `$ref` alone: tokens if it leads to a token, groups if it leads to a group
  /// which is known when everything is collected.
  var pendingReferences: [(path: PathID, occurrence: UInt32)] = []
  /// The groups whose content is not fully known, because what they extend is faulty.
  var uncertain: Set<PathID> = []
  private var conditionNumbers: [Condition: UInt32] = [:]
  var nameChecks: NameChecks
  let project: SourceProject
  let options: ReaderOptions
  var sink: DiagnosticSink

  /// An open group during the walk: its path and where its members stand.
  struct Frame {
    var path: PathID
    var node: NodeID
    var position: UInt32
    var end: UInt32
  }

  init(project: SourceProject, options: ReaderOptions) {
    self.project = project
    self.options = options
    nameChecks = NameChecks(count: project.names.count)
    sink = DiagnosticSink()
    // A token has six values or more as a rule: itself, its value, and what is in that.
    paths.reserveCapacity(project.trees.reduce(0) { $0 + $1.nodes.count } / 6)
  }

  /// The findings so far; the collector keeps none.
  mutating func takeDiagnostics() -> DiagnosticSink {
    defer { sink = DiagnosticSink() }
    return sink
  }

  /// The number of a condition, the same for equal ones.
  mutating func number(of condition: Condition) -> UInt32 {
    // Most projects have no other.
    guard !condition.terms.isEmpty else { return 0 }
    if let number = conditionNumbers[condition] { return number }
    let number = UInt32(conditions.count)
    conditions.append(condition)
    conditionNumbers[condition] = number
    return number
  }

  /// Hands the path tree out for a change that only the caller knows how to make.
  mutating func updatePaths(_ body: (inout PathTree) -> Void) {
    body(&paths)
  }

  /// Adds all that a layer declares.
  mutating func add(_ layer: Layer) {
    let tree = project.trees[layer.tree]
    let condition = number(of: layer.condition)
    guard tree.isObject(layer.root) else {
      if tree.kind(layer.root) != .missing {
        sink.report(
          .rootNotObject,
          "the root of a token file must be an object, not \(tree.describe(layer.root))",
          at: tree.span(layer.root))
      }
      return
    }
    switch layer.form {
    case .dtcg: walk(layer, tree, condition)
    case .appetite: addTable(layer, tree, condition)
    }
  }

  private mutating func walk(_ layer: Layer, _ tree: JSONTree, _ condition: UInt32) {
    var stack: [Frame] = []
    open(layer.root, as: 0, layer, tree, condition, &stack)
    while var frame = stack.popLast() {
      guard frame.position < frame.end else { continue }
      let child = NodeID(frame.position)
      frame.position = tree[child].next
      stack.append(frame)
      let name = tree.name(child)
      if frame.path == 0, layer.replaced.contains(name) { continue }
      if nameChecks.isReserved(name, project.names) {
        if name == WellKnownName.root.id {
          addRoot(child, in: frame, layer, tree, condition)
        } else {
          checkGroupMember(child, of: frame, layer, tree, condition)
          if name == WellKnownName.extensions.id, let others = otherTokens(in: child, tree) {
            stack.append(
              Frame(
                path: frame.path, node: others, position: others.rawValue + 1,
                end: tree[others].next))
          }
        }
        continue
      }
      checkName(child, tree)
      guard tree.isObject(child) else {
        if tree.kind(child) != .missing {
          sink.report(
            .memberNotObject,
            "`\(project.names.string(name))` must be a token or a group, not \(tree.describe(child))",
            at: tree.span(child),
            help:
              "write a token as an object with `$value`, and text about a group as `$description`")
        }
        continue
      }
      let path = paths.childOrNew(of: frame.path, named: name)
      if let value = tree.member(child, .value) {
        addToken(child, value: value, kind: .token, at: path, layer, tree, condition)
      } else if let reference = tree.member(child, .ref), !holdsChildren(child, tree) {
        let index = UInt32(paths.occurrences.count)
        addToken(child, value: reference, kind: .reference, at: path, layer, tree, condition)
        pendingReferences.append((path, index))
      } else {
        open(child, as: path, layer, tree, condition, &stack)
      }
    }
  }

  /// Adds the declaration of a group and puts its members on the stack.
  private mutating func open(
    _ node: NodeID, as path: PathID, _ layer: Layer, _ tree: JSONTree, _ condition: UInt32,
    _ stack: inout [Frame]
  ) {
    paths.append(
      DraftOccurrence(
        tree: UInt32(layer.tree), object: node, value: node, condition: condition,
        next: PathTree.none, kind: .group, form: layer.form, mayOverride: layer.mayOverride),
      to: path)
    if path == 0, let value = tree.member(node, .value) {
      sink.report(
        .namelessToken, "a `$value` at the root of a file makes a token without a name",
        at: tree.span(value), help: "put the token into a member: { \"name\": { \"$value\": … } }")
    }
    stack.append(
      Frame(path: path, node: node, position: node.rawValue + 1, end: tree[node].next))
    if looksUnfinished(node, tree) {
      sink.report(
        .unfinishedToken, "this object has no `$value`, so it is a group and not a token",
        at: tree.keySpan(node) ?? tree.span(node),
        help: "add a `$value`, or remove the object", under: options)
    }
  }

  /// Whether a group has a `$type` and nothing below it: most likely a token that was not finished
  /// (S-05).
  private func looksUnfinished(_ node: NodeID, _ tree: JSONTree) -> Bool {
    var hasType = false
    for child in tree.children(node) {
      let name = tree.name(child)
      if name == WellKnownName.type.id {
        hasType = true
      } else if name != WellKnownName.description.id && name != WellKnownName.deprecated.id {
        return false
      }
    }
    return hasType && node != .root
  }

  private mutating func addRoot(
    _ node: NodeID, in frame: Frame, _ layer: Layer, _ tree: JSONTree, _ condition: UInt32
  ) {
    guard tree.isObject(node),
      let value = tree.member(node, .value) ?? tree.member(node, .ref)
    else {
      sink.report(
        .rootNotToken, "`$root` must be a token, not a group", at: tree.span(node),
        help: "give it a `$value`")
      return
    }
    let kind: DraftOccurrence.Kind = tree.name(value) == WellKnownName.ref.id ? .reference : .token
    let path = paths.childOrNew(of: frame.path, named: tree.name(node))
    addToken(node, value: value, kind: kind, at: path, layer, tree, condition)
  }

  /// Whether an object has a member that is no property: then it is a group.
  private func holdsChildren(_ node: NodeID, _ tree: JSONTree) -> Bool {
    for child in tree.children(node) where project.names.bytes(tree.name(child)).first != 0x24 {
      return true
    }
    return false
  }

  /// Adds the declaration of a token and those of its modes.
  mutating func addToken(
    _ node: NodeID, value: NodeID, kind: DraftOccurrence.Kind, at path: PathID, _ layer: Layer,
    _ tree: JSONTree, _ condition: UInt32
  ) {
    var occurrence = DraftOccurrence(
      tree: UInt32(layer.tree), object: node, value: value, condition: condition,
      next: PathTree.none, kind: kind, form: layer.form, mayOverride: layer.mayOverride)
    if let full = fullValue(of: node, tree) {
      occurrence.value = full
      occurrence.kind = .token
    }
    paths.append(occurrence, to: path)
    checkTokenMembers(node, at: path, tree)
    guard options.readsModes, let modes = tree.modes(of: node) else { return }
    for mode in tree.children(modes) {
      guard let when = project.condition(ofMode: tree.name(mode)) else { continue }
      var copy = occurrence
      copy.value = mode
      copy.kind = .token
      copy.mayOverride = true
      guard let both = layer.condition.and(when) else { continue }
      copy.condition = number(of: both)
      paths.append(copy, to: path)
    }
  }
}

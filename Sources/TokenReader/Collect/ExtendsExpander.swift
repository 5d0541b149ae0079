import TokenModel
import TokenSyntax

/// Copies what groups extend into them (R-030 to R-038).
///
/// It works on the merged tree, after files and sets, so that a group that extends a group written
/// by contexts varies with them (A-22). Inherited declarations go below all local ones; a token of
/// one path thus replaces the inherited one whole (R-034).
struct ExtendsExpander {
  /// The most paths that `$extends` may add to a project. Groups that extend each other can double
  /// at each step; real systems stay far below.
  static let pathLimit = 1_000_000

  private enum State {
    case waiting
    case open
    case done
  }

  /// A group whose expansion has begun.
  private struct Frame {
    var path: PathID
    /// Whether what it needs was pushed already.
    var isReady = false
  }

  private var collector: Collector
  private let project: SourceProject
  /// The declarations of each group, in the order of the layers.
  private var declarations: [PathID: [ExtendsDeclaration]] = [:]
  private var states: [PathID: State] = [:]
  private var order: [PathID] = []
  private var added = 0
  private var sink = DiagnosticSink()
  private let resolver: ReferenceResolver

  /// Expands all groups of a collector. Returns it with the findings.
  static func expand(
    _ collector: Collector, of project: SourceProject
  ) -> (collector: Collector, diagnostics: DiagnosticSink) {
    guard !collector.extends.isEmpty else { return (collector, DiagnosticSink()) }
    var expander = ExtendsExpander(collector, project)
    for path in expander.order { expander.expand(path) }
    return (expander.collector, expander.sink)
  }

  private init(_ collector: Collector, _ project: SourceProject) {
    self.collector = collector
    self.project = project
    resolver = ReferenceResolver(project: project)
    for declaration in collector.extends {
      if declarations[declaration.path] == nil { order.append(declaration.path) }
      declarations[declaration.path, default: []].append(declaration)
    }
  }

  private mutating func expand(_ start: PathID) {
    var stack = [Frame(path: start)]
    while var frame = stack.popLast() {
      switch states[frame.path] ?? .waiting {
      case .done: continue
      case .open where !frame.isReady: continue
      case .waiting, .open: break
      }
      if !frame.isReady {
        states[frame.path] = .open
        frame.isReady = true
        stack.append(frame)
        for needed in needs(of: frame.path) {
          if needed == frame.path || states[needed] == .open {
            reportCircle(through: needed, stack)
          } else if states[needed] != .done {
            stack.append(Frame(path: needed))
          }
        }
        // A needed group may create the target only when it is expanded: look again then.
        if stack.last?.path != frame.path, hasUnresolvedTarget(frame.path) {
          let position = stack.lastIndex { $0.path == frame.path } ?? 0
          stack[position].isReady = false
          states[frame.path] = .waiting
        }
        continue
      }
      merge(into: frame.path)
      states[frame.path] = .done
    }
  }

  /// The groups that must be expanded before `path` can be: those on the way to a target, the
  /// target, and those inside it.
  private func needs(of path: PathID) -> [PathID] {
    var result: [PathID] = []
    for declaration in declarations[path] ?? [] {
      guard let segments = segments(of: declaration) else { continue }
      var current: PathID = 0
      var found = true
      for segment in segments {
        if declarations[current] != nil, current != 0 { result.append(current) }
        guard let name = project.names.find(segment),
          let child = collector.paths.child(of: current, named: name)
        else {
          found = false
          break
        }
        current = child
      }
      guard found else { continue }
      if collector.paths.isAncestorOrSelf(current, of: path) {
        if current == path { result.append(path) }
        continue
      }
      collector.paths.walk(from: current) { inner in
        if declarations[inner] != nil { result.append(inner) }
      }
    }
    return result
  }

  private func hasUnresolvedTarget(_ path: PathID) -> Bool {
    (declarations[path] ?? []).contains { target(of: $0) == nil }
  }

  private func segments(of declaration: ExtendsDeclaration) -> [String]? {
    let tree = project.trees[Int(declaration.tree)]
    guard let text = tree.string(declaration.node) else { return nil }
    return resolver.groupSegments(text)
  }

  private func target(of declaration: ExtendsDeclaration) -> PathID? {
    guard let segments = segments(of: declaration) else { return nil }
    var current: PathID = 0
    for segment in segments {
      guard let name = project.names.find(segment),
        let child = collector.paths.child(of: current, named: name)
      else { return nil }
      current = child
    }
    return current
  }

  private mutating func reportCircle(through path: PathID, _ stack: [Frame]) {
    let start = stack.lastIndex { $0.path == path } ?? 0
    var members = stack[start...].filter { $0.isReady && states[$0.path] == .open }.map(\.path)
    if members.isEmpty { members = [path] }
    // Tokens that refer to each other are no groups: their circle is told as one of references.
    guard members.contains(where: { declarations[$0]?.contains { $0.pending == nil } == true })
    else { return }
    collector.uncertain.formUnion(members)
    let names = (members + [members[0]]).map { "`\(collector.dotted($0))`" }
    for member in members {
      guard let declaration = declarations[member]?.last else { continue }
      sink.report(
        .extendsCircle, "groups extend each other in a circle: \(names.joined(separator: " → "))",
        at: project.trees[Int(declaration.tree)].span(declaration.node),
        help: "remove one of the `$extends`", token: collector.dotted(member))
    }
  }

  private mutating func merge(into path: PathID) {
    guard let all = declarations[path] else { return }
    // Of several declarations the last that holds counts, so each loses what later ones take over.
    for (index, declaration) in all.enumerated().reversed() {
      guard let target = checkedTarget(of: declaration) else { continue }
      var pieces = [collector.conditions[Int(declaration.condition)]]
      for later in all[(index + 1)...] {
        let taken = collector.conditions[Int(later.condition)]
        pieces = pieces.flatMap { $0.subtracting(taken, modifiers: project.modifiers) }
      }
      for piece in pieces { copy(target, into: path, where: piece, declaration) }
    }
  }

  private mutating func checkedTarget(of declaration: ExtendsDeclaration) -> PathID? {
    let tree = project.trees[Int(declaration.tree)]
    let span = tree.span(declaration.node)
    let name = collector.dotted(declaration.path)
    guard let text = tree.string(declaration.node), let segments = resolver.groupSegments(text)
    else {
      sink.report(
        .malformedReference,
        "`$extends` must name a group as `{path.of.group}` or `#/path/of/group`",
        at: span, token: name)
      collector.uncertain.insert(declaration.path)
      return nil
    }
    guard let target = target(of: declaration) else {
      if declaration.pending != nil { return nil }
      let isFollowOn = collector.isUncertain(along: segments)
      collector.uncertain.insert(declaration.path)
      if isFollowOn { return nil }
      let wanted = segments.joined(separator: ".")
      sink.report(
        .extendsTargetMissing, "there is no group `\(wanted)`", at: span,
        help: collector.suggestion(for: wanted, tokens: false).map { "did you mean `{\($0)}`?" },
        token: name)
      return nil
    }
    if collector.paths.isToken(target) {
      if declaration.pending != nil { return nil }
      collector.uncertain.insert(declaration.path)
      sink.report(
        .extendsToken, "`\(collector.dotted(target))` is a token, and only groups can be extended",
        at: span, token: name)
      return nil
    }
    if target != declaration.path,
      collector.paths.isAncestorOrSelf(target, of: declaration.path)
    {
      collector.uncertain.insert(declaration.path)
      sink.report(
        .extendsAncestor,
        "`\(name)` lies inside `\(collector.dotted(target))` and cannot extend it", at: span,
        help: "extend a group that does not hold this one", token: name)
      return nil
    }
    guard target != declaration.path else { return nil }
    if let pending = declaration.pending { collector.makeGroup(pending) }
    return target
  }

  /// Puts all declarations below `target` under `path`, below the local ones.
  private mutating func copy(
    _ target: PathID, into path: PathID, where condition: Condition,
    _ declaration: ExtendsDeclaration
  ) {
    var sources: [PathID] = []
    collector.paths.walk(from: target) { sources.append($0) }
    added += sources.count
    guard added <= Self.pathLimit else {
      collector.uncertain.insert(path)
      sink.report(
        .extendsTooLarge, "`$extends` makes more than \(Self.pathLimit) groups and tokens",
        at: project.trees[Int(declaration.tree)].span(declaration.node),
        help: "groups that extend each other double at each step; extend fewer of them",
        token: collector.dotted(path))
      return
    }
    var counterparts: [PathID: PathID] = [target: path]
    for source in sources {
      let node = collector.paths.nodes[Int(source)]
      var destination = path
      defer {
        if collector.uncertain.contains(source) { collector.uncertain.insert(destination) }
      }
      if source != target {
        guard let parent = counterparts[node.parent] else { continue }
        collector.updatePaths { destination = $0.childOrNew(of: parent, named: node.name) }
        counterparts[source] = destination
      }
      let inherited = collector.paths.occurrences(of: source).compactMap {
        occurrence -> DraftOccurrence? in
        guard let both = collector.conditions[Int(occurrence.condition)].and(condition) else {
          return nil
        }
        var copy = occurrence
        copy.condition = collector.number(of: both)
        copy.mayOverride = true
        return copy
      }
      let goal = destination
      let living = collector.living(inherited, under: collector.paths.occurrences(of: goal))
      collector.updatePaths { $0.prepend(living, to: goal) }
    }
  }
}

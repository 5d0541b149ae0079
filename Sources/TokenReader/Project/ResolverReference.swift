import TokenModel
import TokenSyntax

/// Where a reference object stands: it decides what may be referred to.
enum ReferencePlace {
  case order
  case set
  case context
}

extension ResolverDocument {
  /// Follows the `$ref` of an object to its end. Reports a reference that leads nowhere or to
  /// something that must not be referred to.
  func view(
    of start: Position, from place: ReferencePlace, _ builder: inout ProjectBuilder
  ) -> View? {
    var chain = [start]
    var place = place
    while let last = chain.last {
      let home = builder.project.trees[last.tree]
      guard home.isObject(last.node), let reference = home.member(last.node, .ref) else {
        return View(chain: chain)
      }
      guard let text = home.string(reference) else {
        builder.report(.resolverReference, "`$ref` must be a string", reference, last.tree)
        return nil
      }
      guard let target = target(of: text, reference, in: last.tree, from: place, &builder) else {
        return nil
      }
      if chain.contains(target) {
        builder.report(
          .resolverCircle, "these references lead round in a circle", reference, last.tree)
        return nil
      }
      chain.append(target)
      if target.tree == tree {
        let names = builder.project.trees[tree].pointer(
          to: target.node, names: builder.project.names
        ).segments.map(\.name)
        if names.first == "sets" { place = .set }
        if names.first == "modifiers" { place = .context }
      }
    }
    return nil
  }

  /// The object that the text of a `$ref` names: `#/…` in the same document, a file, or a part of
  /// one. The printed form `#part` without a slash is taken too.
  private func target(
    of text: String, _ reference: NodeID, in home: Int, from place: ReferencePlace,
    _ builder: inout ProjectBuilder
  ) -> Position? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var fragment = parts.count > 1 ? String(parts[1]) : ""
    if !fragment.isEmpty, !fragment.hasPrefix("/") { fragment = "/" + fragment }
    var tree = home
    if !parts[0].isEmpty {
      guard let loaded = file(String(parts[0]), reference, in: home, &builder) else { return nil }
      tree = loaded
    } else if fragment.isEmpty {
      builder.report(
        .resolverCircle, "a reference to the whole document stands inside it", reference, home)
      return nil
    }
    let pointer: JSONPointer
    do {
      pointer = try JSONPointer(fragment, isFragment: true)
    } catch {
      builder.report(.malformedPointer, error.message, reference, home)
      return nil
    }
    if tree == self.tree, let reason = Self.barred(pointer, from: place) {
      builder.report(.resolverReferenceBarred, reason, reference, home)
      return nil
    }
    switch builder.project.trees[tree].find(pointer, names: builder.project.names) {
    case .success(let node):
      guard builder.project.trees[tree].isObject(node) else {
        builder.report(
          .resolverReference,
          "this reference leads to \(builder.project.trees[tree].describe(node)), and an object is needed",
          reference, home)
        return nil
      }
      return Position(tree: tree, node: node)
    case .failure(let failure):
      builder.report(
        .resolverReference, "the reference leads nowhere: \(failure.message)", reference, home,
        help: suggestion(for: pointer, in: tree, failure, builder))
      return nil
    }
  }

  private func suggestion(
    for pointer: JSONPointer, in tree: Int, _ failure: JSONPointer.Failure,
    _ builder: ProjectBuilder
  ) -> String? {
    let home = builder.project.trees[tree]
    let names = home.children(failure.reached).map { builder.project.names.string(home.name($0)) }
    let nearest = nearestMatch(to: pointer.segments[failure.segment].name, among: names)
    return nearest.map { "did you mean `\($0)`?" }
  }

  /// Why a place of the document must not be referred to (R-213, R-214, R-220); nil if it may.
  private static func barred(_ pointer: JSONPointer, from place: ReferencePlace) -> String? {
    let first = pointer.segments.first?.name
    if first == "resolutionOrder" { return "nothing may refer to `resolutionOrder`" }
    guard first == "modifiers" else { return nil }
    switch place {
    case .order: return nil
    case .set: return "a set must not refer to a modifier"
    case .context: return "a modifier must not refer to a modifier"
    }
  }

  private func file(
    _ path: String, _ reference: NodeID, in home: Int, _ builder: inout ProjectBuilder
  ) -> Int? {
    let base = builder.project.trees[home].file.path
    if path.holds("://") {
      builder.report(
        .missingFile, "files are not fetched from the network: \(path)", reference, home,
        help: "save the file beside this one and refer to it by its path")
      return nil
    }
    do {
      let (name, bytes) = try provider.load(path, from: base)
      return builder.parse(path: name, bytes: bytes)
    } catch {
      builder.report(
        .missingFile, "cannot read `\(path)`: \(error.reason)", reference, home,
        help: "paths are relative to the file that holds the reference")
      return nil
    }
  }
}

extension ProjectBuilder {
  /// Reports a finding at a node, with the severity that the options give its code.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, _ node: NodeID, _ tree: Int,
    labels: [Diagnostic.Label] = [], help: String? = nil
  ) {
    guard let severity = options.severity(of: code) else { return }
    var diagnostic = Diagnostic(
      code, message, at: project.trees[tree].span(node), labels: labels, help: help)
    diagnostic.severity = severity
    sink.add(diagnostic)
  }

  /// A member that must be there; reports its absence at the object.
  mutating func expect(
    _ name: WellKnownName, of node: NodeID, _ tree: Int, in what: String
  ) -> NodeID? {
    if let member = project.trees[tree].member(node, name) { return member }
    report(.resolverShape, "a \(what) needs `\(name.spelling)`", node, tree)
    return nil
  }

  /// Reports the members of an object that are not known.
  mutating func checkMembers(
    of node: NodeID, _ tree: Int, among known: [WellKnownName], in what: String
  ) {
    let home = project.trees[tree]
    for child in home.children(node) where !known.contains(where: { $0.id == home.name(child) }) {
      let name = project.names.string(home.name(child))
      report(
        .resolverMember, "a \(what) has no member `\(name)`", child, tree,
        help: nearestMatch(to: name, among: known.map(\.spelling)).map { "did you mean `\($0)`?" }
          ?? "it may hold \(known.map { "`\($0.spelling)`" }.joined(separator: ", "))")
    }
  }

  /// Reports a `default` that names no context (R-215).
  mutating func reportDefault(_ node: NodeID, _ tree: Int, _ contexts: [String]) {
    let text = project.trees[tree].string(node) ?? ""
    report(
      .resolverDefault, "`default` must be one of the contexts", node, tree,
      help: nearestMatch(to: text, among: contexts).map { "did you mean `\($0)`?" }
        ?? "the contexts are \(contexts.map { "`\($0)`" }.joined(separator: ", "))")
  }

  /// Reports a `description` that is no string, and `$extensions` that are no object (R-226).
  mutating func checkCommonMembers(of node: NodeID, _ tree: Int) {
    let home = project.trees[tree]
    if let text = home.member(node, .plainDescription), !home.isString(text) {
      report(.resolverShape, "`description` must be a string", text, tree)
    }
    guard let extensions = home.member(node, .extensions), !home.isObject(extensions) else {
      return
    }
    report(.extensionsNotObject, "`$extensions` must be an object", extensions, tree)
  }
}

import TokenModel
import TokenSyntax

extension String {
  /// Whether it has a brace: where references are taken, a text that has one and is no reference is
  /// one gone wrong (R-044).
  var hasBrace: Bool { utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } }
}

extension ValueReader {
  /// Reports a finding at a place: at the reference through which it was reached, if there is one,
  /// with the place itself as a second label.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at place: Place, help: String? = nil,
    fix: [Edit] = []
  ) {
    report(code, message, span: tree(place).span(place.node), in: place, help: help, fix: fix)
  }

  /// Reports a finding at a span of a place's file.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, span: SourceSpan, in place: Place,
    help: String? = nil, labels: [Diagnostic.Label] = [], fix: [Edit] = []
  ) {
    guard let severity = options.severity(of: code), !tree(place).isCut(place.node) else { return }
    var labels = labels
    var primary = span
    if let origin = place.origin {
      labels.append(Diagnostic.Label(span: span, text: "the value is written here"))
      primary = origin
    }
    var diagnostic = Diagnostic(
      code, message, at: primary, labels: labels, help: help, token: subject,
      contexts: contexts, fix: place.origin == nil ? fix : [])
    diagnostic.severity = severity
    sink.add(diagnostic)
  }

  /// The curly form of a path, for messages.
  func pathText(_ path: PathID) -> String { "{\(collector.dotted(path))}" }

  /// Reports a reference that leads nowhere, with what was probably meant.
  mutating func reportFault(at node: NodeID, _ place: Place) {
    let tree = tree(place)
    let isPointer = tree.name(node) == WellKnownName.ref.id
    let target: ReferenceTarget
    if isPointer {
      target = resolver.pointer(tree.string(node) ?? "")
    } else if draft.forms[Int(place.occurrence)] == .appetite {
      target = resolver.table(tree.decodedBytes(node)) ?? .fault(.malformed("not a reference"))
    } else {
      target = resolver.curly(tree.decodedBytes(node), isLenient: false).target
    }
    guard case .fault(let fault) = target else { return }
    reportFault(fault, isPointer: isPointer, tree.span(node), in: place)
  }

  /// Reports why a reference at a span leads nowhere.
  mutating func reportFault(
    _ fault: ReferenceFault, isPointer: Bool, _ span: SourceSpan, in place: Place
  ) {
    switch fault {
    case .malformed(let reason):
      report(
        isPointer ? .malformedPointer : .malformedReference, "this is no reference: \(reason)",
        span: span, in: place,
        help: isPointer ? "write `#/path/to/token/$value`" : "write `{path.to.token}`")
    case .missing(let path):
      let names =
        isPointer
        ? (try? JSONPointer(path.dropFirst(), isFragment: true))?.segments.map(\.name) ?? []
        : path.split(separator: ".").map(String.init)
      if collector.isUncertain(along: names) { return }
      report(
        .unresolvedReference, "there is no token `\(path)`", span: span, in: place,
        help: suggestion(for: path, isPointer: isPointer, in: place))
    case .group(let group):
      let name = collector.dotted(group)
      let root = collector.paths.child(of: group, named: WellKnownName.root.id)
      report(
        .referenceToGroup,
        "`\(name.isEmpty ? "#" : name)` is a group, and only tokens have a value",
        span: span, in: place,
        help: root == nil
          ? "refer to a token inside it" : "for the root token of the group write `{\(name).$root}`"
      )
    case .belowToken(let token):
      report(
        .referenceBelowToken,
        "`\(collector.dotted(token))` is a token, and a reference in braces cannot reach into it",
        span: span, in: place, help: "point at a part with { \"$ref\": \"#/…/$value/…\" }")
    }
  }

  /// What a mistyped path probably meant, as help.
  private mutating func suggestion(
    for path: String, isPointer: Bool, in place: Place
  ) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let own = owner(of: place.occurrence).map { tokens.path(of: $0).description }
    if isPointer {
      guard let pointer = try? JSONPointer(path.dropFirst(), isFragment: true) else { return nil }
      let names = pointer.segments.map(\.name).prefix { !$0.hasPrefix("$") || $0 == "$root" }
      guard
        let nearest = collector.suggestion(
          for: names.joined(separator: "."), tokens: true, except: own)
      else { return nil }
      let steps = nearest.split(separator: ".").map { "/" + JSONPointer.escape(String($0)) }
      let rest = pointer.segments.dropFirst(names.count).map { "/" + JSONPointer.escape($0.name) }
      return "did you mean `#\(steps.joined())\(rest.joined())`?"
    }
    let dotted = String(path.map { $0 == "/" ? "." : $0 })
    for candidate in path == dotted ? [path] : [path, dotted] {
      if let nearest = collector.suggestion(for: candidate, tokens: true, except: own) {
        return "did you mean `{\(nearest)}`?"
      }
    }
    return nil
  }

  /// Reports a curly reference where only a `$ref` may stand (R-060).
  mutating func reportBarredReference(_ node: NodeID, _ edge: ReferenceEdge, _ place: Place) {
    var help = "write { \"$ref\": \"#/path/to/token/$value\" } here"
    if edge.target != PathTree.none {
      let steps = collector.paths.names(of: edge.target).map {
        "/" + JSONPointer.escape(project.names.string($0))
      }
      help = "write { \"$ref\": \"#\(steps.joined())/$value\" } here"
    }
    report(
      .referenceNotAllowed, "a reference in braces cannot stand inside a value of this type",
      span: tree(place).span(node), in: place, help: help)
  }

  /// Reports the members beside the `$ref` of a reference inside a value.
  mutating func reportReferenceSiblings(_ place: Place) {
    let tree = tree(place)
    for child in tree.children(place.node) where tree.name(child) != WellKnownName.ref.id {
      report(
        .unknownMember,
        "a reference has no member `\(project.names.string(tree.name(child)))` beside its `$ref`",
        span: tree.keySpan(child) ?? tree.span(child), in: place, help: "remove it")
    }
  }

  /// Reports a value of another type than its place needs (R-022, R-057, R-059).
  mutating func reportMismatch(_ found: TokenValue, expected: String, at place: Place) {
    report(
      .typeMismatch, "this reference leads to a \(found.typeName), and a \(expected) is needed",
      at: place, help: "refer to a token of type \(expected)")
  }

  /// Reports a value of the wrong JSON kind. A string with a brace is a reference gone wrong
  /// (R-044, A-32).
  mutating func reportKind(_ expectation: String, at place: Place) {
    let tree = tree(place)
    guard tree.kind(place.node) != .missing else { return }
    if tree.string(place.node)?.hasBrace == true {
      report(
        .malformedReference,
        "a reference must be the whole string: text around the braces is not allowed", at: place)
      return
    }
    report(.wrongValue, "expected \(expectation), not \(quoted(place))", at: place)
  }

  /// A value in a few words for a message: a short scalar as it is, else its kind.
  func quoted(_ place: Place) -> String {
    let tree = tree(place)
    let text = tree.text(place.node)
    switch tree.kind(place.node) {
    case .number, .true, .false, .plainString, .escapedString:
      return text.count <= 40
        ? "`\(String(decoding: text, as: UTF8.self))`" : tree.describe(place.node)
    case .missing, .null, .array, .object: return tree.describe(place.node)
    }
  }

  /// Reports the members of an object that are not among `allowed`.
  mutating func reportUnknownMembers(
    of place: Place, allowed: [WellKnownName], in what: String,
    except isExtra: (NodeID) -> Bool = { _ in false }
  ) {
    let tree = tree(place)
    for child in tree.children(place.node) {
      let name = tree.name(child)
      if allowed.contains(where: { $0.id == name }) || isExtra(child) { continue }
      let text = project.names.string(name)
      let nearest = nearestMatch(to: text, among: allowed.map(\.spelling))
      report(
        .unknownMember, "a \(what) has no member `\(text)`",
        span: tree.keySpan(child) ?? tree.span(child), in: place,
        help: nearest.map { "did you mean `\($0)`?" }
          ?? "it may hold \(allowed.map { "`\($0.spelling)`" }.joined(separator: ", "))")
    }
  }

  /// The place of a member; reports its absence at the object.
  mutating func required(
    _ name: WellKnownName, of place: Place, in what: String
  ) -> Place? {
    if let member = optional(name, of: place) { return member }
    report(
      .missingMember, "a \(what) needs `\(name.spelling)`", at: place,
      help: "add `\"\(name.spelling)\": …`")
    return nil
  }

  /// The place of a member, if the object has it.
  func optional(_ name: WellKnownName, of place: Place) -> Place? {
    tree(place).member(place.node, name).map { inside(place, $0) }
  }
}

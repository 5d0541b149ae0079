import TokenModel
import TokenSyntax

extension Collector {
  /// Checks the members of a token object.
  mutating func checkTokenMembers(_ node: NodeID, at path: PathID, _ tree: JSONTree) {
    var hasValue = false
    var reference: NodeID?
    for child in tree.children(node) {
      let name = tree.name(child)
      switch name {
      case WellKnownName.value.id: hasValue = true
      case WellKnownName.ref.id: reference = child
      case WellKnownName.type.id: checkType(child, tree)
      case WellKnownName.description.id: checkDescription(child, tree)
      case WellKnownName.deprecated.id: checkDeprecated(child, tree)
      case WellKnownName.extensions.id: checkExtensions(child, tree)
      case WellKnownName.extends.id:
        sink.report(
          .extendsOnToken, "`$extends` belongs to groups, and this is a token",
          at: tree.span(child),
          help: "to take over a value write \"$value\": \"{path.of.token}\"", token: dotted(path))
      default:
        if nameChecks.isReserved(name, project.names), name != WellKnownName.root.id {
          reportUnknownMember(child, tree, among: Self.tokenMembers)
        } else if name == WellKnownName.unit.id, options.strength == .standard,
          hasPlainAmount(node, tree)
        {
          // Told where the value is read with it.
        } else {
          reportChild(child, of: node, at: path, tree)
        }
      }
    }
    if hasValue, let reference {
      sink.report(
        .valueAndReference, "a token has either `$value` or `$ref`, not both",
        at: tree.span(reference), help: "remove one of them", token: dotted(path))
    }
  }

  /// Whether the value of a token is a plain number, in quotes or not: then a `unit` beside it is its
  /// unit.
  private func hasPlainAmount(_ node: NodeID, _ tree: JSONTree) -> Bool {
    guard let value = tree.member(node, .value), let unit = tree.member(node, .unit),
      tree.isString(unit)
    else { return false }
    return tree.number(value) != nil
      || tree.string(value).flatMap(LegacyForm.split)?.unit.isEmpty == true
  }

  /// Checks a member of a group that begins with `$`, and notes what the group extends.
  mutating func checkGroupMember(
    _ node: NodeID, of frame: Frame, _ layer: Layer, _ tree: JSONTree, _ condition: UInt32
  ) {
    switch tree.name(node) {
    case WellKnownName.type.id: checkType(node, tree)
    case WellKnownName.description.id: checkDescription(node, tree)
    case WellKnownName.deprecated.id: checkDeprecated(node, tree)
    case WellKnownName.extensions.id: checkExtensions(node, tree)
    case WellKnownName.extends.id, WellKnownName.ref.id:
      extends.append(
        ExtendsDeclaration(
          path: frame.path, tree: UInt32(layer.tree), node: node, condition: condition))
    case WellKnownName.schema.id where frame.path == 0: break
    case WellKnownName.value.id where frame.path == 0: break
    default: reportUnknownMember(node, tree, among: Self.groupMembers)
    }
  }

  /// Reports a member of a token that is no property: a token or group below it, or data.
  private mutating func reportChild(
    _ child: NodeID, of node: NodeID, at path: PathID, _ tree: JSONTree
  ) {
    let name = project.names.string(tree.name(child))
    let property = tree.isObject(child) ? nil : Self.tokenMembers.first { $0.dropFirst() == name }
    let help =
      if let property {
        "did you mean `\(property)`?"
      } else if tree.isObject(child) {
        "move the value into a token `$root` inside a group, or move `\(name)` out"
      } else if tree.member(node, .value).map(tree.isObject) == true {
        "if it belongs to the value, move it into `$value`; keep data of your own under `$extensions`"
      } else {
        "keep data of your own under `$extensions`"
      }
    sink.report(
      .tokenWithChildren,
      "`\(dotted(path))` has a `$value`, so it is a token and cannot hold `\(name)`",
      at: tree.span(child),
      labels: labels(tree.member(node, .value), "the `$value` that makes it a token", tree),
      help: help, token: dotted(path))
  }

  private mutating func reportUnknownMember(
    _ node: NodeID, _ tree: JSONTree, among known: [String]
  ) {
    let name = project.names.string(tree.name(node))
    let nearest = nearestMatch(to: name, among: known)
    sink.report(
      .reservedName,
      "`\(name)` is not a member that the standard knows, and names must not begin with `$`",
      at: tree.span(node),
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "rename it, or keep data of your own under `$extensions`")
  }

  private static let tokenMembers = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$ref",
  ]
  private static let groupMembers = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$root",
  ]

  /// Checks the name of a token or group (R-006 to R-010).
  mutating func checkName(_ node: NodeID, _ tree: JSONTree) {
    guard let fault = nameChecks.fault(of: tree.name(node), project.names) else { return }
    report(fault, of: tree.name(node), node, tree)
  }

  /// Reports a name, or a step of the name of a table's entry, at its member.
  mutating func report(
    _ fault: NameChecks.Fault, of id: NameID, _ node: NodeID, _ tree: JSONTree
  ) {
    let name = project.names.string(id)
    let span = tree.keySpan(node) ?? tree.span(node)
    switch fault {
    case .empty:
      // A name that is missing from a broken text was reported as such.
      guard tree.keySpan(node) != nil else { return }
      sink.report(
        .emptyName, "a name must not be empty: nothing could refer to it", at: span,
        help: "give the token or group a name")
    case .blank:
      sink.report(
        .emptyName, "a name must not be blank: nothing could refer to it", at: span,
        help: "give the token or group a name")
    case .character(let character):
      sink.report(
        .characterInName,
        "the name `\(name)` must not hold `\(character)`, which references use to separate names",
        at: span,
        help: "write `\(name.map { "{}.".contains($0) ? "-" : String($0) }.joined())` instead")
    }
  }

  private mutating func checkType(_ node: NodeID, _ tree: JSONTree) {
    guard let text = tree.string(node) else {
      sink.reportShape(.typeNotString, "`$type` must be a string", node, tree)
      return
    }
    guard TokenType(name: text) == nil else { return }
    if options.strength == .standard, let spelling = TypeSpelling(name: text) {
      return reportSpelling(spelling, node, tree)
    }
    let nearest = nearestMatch(to: text, among: TokenType.standard.map(\.name))
    sink.report(
      .unknownType, "`\(text)` is not a type of the standard", at: tree.span(node),
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "the types are \(TokenType.standard.map(\.name).joined(separator: ", "))",
      under: options)
  }

  private mutating func reportSpelling(
    _ spelling: TypeSpelling, _ node: NodeID, _ tree: JSONTree
  ) {
    guard let severity = options.severity(of: .typeSpelling) else { return }
    let type = "\"\(spelling.type.name)\""
    var finding = Diagnostic(
      .typeSpelling, "`\(spelling.name)` is not a type of the standard, but another name of one",
      at: tree.span(node), help: "write \(type)",
      fix: spelling.isOnlyAName ? [Edit(span: tree.span(node), text: type)] : [])
    finding.severity = severity
    sink.add(finding)
  }

  private mutating func checkDescription(_ node: NodeID, _ tree: JSONTree) {
    guard !tree.isString(node) else { return }
    sink.reportShape(.descriptionNotString, "`$description` must be a string", node, tree)
  }

  private mutating func checkDeprecated(_ node: NodeID, _ tree: JSONTree) {
    guard !tree.isString(node), tree.bool(node) == nil else { return }
    sink.reportShape(
      .deprecatedNotText, "`$deprecated` must be true, false or a string", node, tree)
  }

  private mutating func checkExtensions(_ node: NodeID, _ tree: JSONTree) {
    guard !tree.isObject(node) else { return }
    sink.reportShape(
      .extensionsNotObject, "`$extensions` must be an object with a member for each vendor", node,
      tree)
  }

  private func labels(_ node: NodeID?, _ text: String, _ tree: JSONTree) -> [Diagnostic.Label] {
    node.map { [Diagnostic.Label(span: tree.keySpan($0) ?? tree.span($0), text: text)] } ?? []
  }

  /// The dotted form of a path, for messages.
  func dotted(_ path: PathID) -> String {
    TokenPath(names: paths.names(of: path).map(project.names.string)).description
  }
}

/// What the standard cannot say and migration keeps under `$extensions`. To the letter of the
/// standard it is opaque data.
extension Collector {
  /// The tokens of a group under `$extensions."dev.tokenc.tokens"`.
  func otherTokens(in extensions: NodeID, _ tree: JSONTree) -> NodeID? {
    guard options.strength == .standard, tree.isObject(extensions),
      let tokens = tree.member(extensions, .otherTokens), tree.isObject(tokens)
    else { return nil }
    return tokens
  }

  /// The value of a token under `$extensions."dev.tokenc.value"`, of which `$value` is the nearest
  /// one of the standard.
  func fullValue(of token: NodeID, _ tree: JSONTree) -> NodeID? {
    guard options.strength == .standard, let extensions = tree.member(token, .extensions),
      tree.isObject(extensions)
    else { return nil }
    return tree.member(extensions, .fullValue)
  }
}

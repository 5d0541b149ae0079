import TokenModel
import TokenSyntax

extension StyleDictionaryCollector {
  /// Members beside a value that hold the one of the dark theme.
  private static let darkNames = ["dark", "_darkMode", "darkValue"]

  /// Adds the values that a token has in the contexts of `theme`.
  mutating func addModes(
    of entry: Int, object: NodeID, value: ForeignBook.Place, _ tree: JSONTree
  ) {
    if StyleDictionaryRoom.hasModes(value.node, tree),
      let light = tree.member(value.node, .light)
    {
      book.setValue(ForeignBook.Place(file: value.file, node: light), nil, of: entry)
      for child in tree.children(value.node) where child != light {
        addMode(names.string(tree.name(child)), child, value.file, to: entry)
      }
    }
    for name in Self.darkNames {
      guard let dark = tree.member(object, named: name, names),
        isValue(dark, like: value.node, tree)
      else { continue }
      addMode("dark", dark, value.file, to: entry)
      return
    }
  }

  private mutating func addMode(_ context: String, _ node: NodeID, _ file: Int, to entry: Int) {
    book.addModifier("theme", defaultContext: "light")
    book.addMode(
      ForeignBook.Mode(
        terms: [ForeignBook.Term(modifier: "theme", context: context)],
        value: ForeignBook.Place(file: file, node: node)),
      to: entry)
  }

  /// Whether a member beside a value can be another value of the same token, and no remark.
  private func isValue(_ node: NodeID, like value: NodeID, _ tree: JSONTree) -> Bool {
    guard let text = tree.string(node) else {
      return tree.kind(node) == tree.kind(value) && tree.bool(node) == nil
    }
    return ForeignLiteral(text) != .text || text.hasPrefix("var(--")
      || !ForeignText(text).references.isEmpty
  }

  /// Notes a member of a group that is no group and no token, and where references find what is in it.
  mutating func addData(
    _ name: String, of group: Int, at place: ForeignBook.Place, _ tree: JSONTree
  ) {
    if name == "$value" {
      sink.report(
        .namelessToken, "a `$value` at the root of a file makes a token without a name",
        at: tree.span(place.node), help: "put the token into a member")
      return
    }
    book.addData(name, of: group, at: place)
    guard !name.hasPrefix("$"), StyleDictionaryRoom.vocabulary.role(of: name) == .extra else {
      return
    }
    book.addData(key: ForeignBook.join(book.groups[group].key, name), at: place)
  }
}

/// What is told once for a whole file, with the first place and the number of the others.
struct FileNotes {
  private var renamed: (name: String, span: SourceSpan, count: Int)?
  private var modified: (span: SourceSpan, count: Int)?

  /// Notes a name that does not stay.
  mutating func check(_ name: String, _ node: NodeID, _ tree: JSONTree) {
    guard ForeignBook.repaired(name) != name, name != "$root" else { return }
    renamed = (
      renamed?.name ?? name, renamed?.span ?? tree.keySpan(node) ?? tree.span(node),
      (renamed?.count ?? 0) + 1
    )
  }

  /// Notes a token with a `modify` that the project's own code applies.
  mutating func check(modify object: NodeID, _ tree: JSONTree, _ names: NameTable) {
    guard let modify = tree.member(object, named: "modify", names),
      tree.isArray(modify) || tree.isObject(modify), tree.childCount(modify) > 0
    else { return }
    modified = (modified?.span ?? tree.span(modify), (modified?.count ?? 0) + 1)
  }

  /// Tells what was noted.
  func report(to sink: inout DiagnosticSink, _ options: ReaderOptions) {
    if let (name, span, count) = renamed {
      sink.report(
        .renamedToken,
        "the name `\(name)` is read as `\(ForeignBook.repaired(name))`\(Self.others(count))",
        at: span, help: "references to it follow; `tokenc migrate` writes the new name",
        under: options)
    }
    if let (span, count) = modified {
      sink.report(
        .unappliedModify,
        "`modify` is applied by code of the project, and not here\(Self.others(count))", at: span,
        help: "the value stands as it is; `modify` is kept under `$extensions`", under: options)
    }
  }

  private static func others(_ count: Int) -> String {
    switch count {
    case 1: ""
    case 2: ", and so is one more in this file"
    default: ", and so are \(count - 1) more in this file"
    }
  }
}

extension JSONTree {
  /// The member with this name.
  func member(_ object: NodeID, named name: String, _ names: NameTable) -> NodeID? {
    guard isObject(object), let id = names.find(name) else { return nil }
    return member(object, id)
  }
}

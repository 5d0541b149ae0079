import TokenModel
import TokenSyntax

/// Finds the groups, tokens and data of Style Dictionary's files. One walk, without recursion.
struct StyleDictionaryCollector {
  /// What was found.
  var book = ForeignBook()
  /// What is wrong with it.
  var sink = DiagnosticSink()
  /// The names of all trees.
  let names: NameTable
  private let files: [ForeignFile]
  private let options: ReaderOptions

  /// An open group during the walk.
  private struct Open {
    var group: Int
    var node: NodeID
    /// The next member, and the end of all.
    var position: UInt32
    var end: UInt32
    /// The type that it or a group around it declares.
    var declared: ForeignBook.Declaration?
    /// Whether it is a token as well, whose own members are no children.
    var isToken = false
  }

  init(_ files: [ForeignFile], _ translation: Translation) {
    self.files = files
    names = translation.names
    options = translation.options
  }

  /// Fills the book.
  mutating func run() {
    for file in files.indices { walk(file) }
  }

  private mutating func walk(_ file: Int) {
    let tree = files[file].tree
    guard tree.isObject(.root) else {
      guard tree.kind(.root) != .missing else { return }
      sink.report(
        .rootNotObject,
        "the root of a token file must be an object, not \(tree.describe(.root))",
        at: tree.span(.root))
      return
    }
    let shape = StyleDictionaryShape(tree, names)
    var notes = FileNotes()
    let root = book.addGroup("", in: nil, at: ForeignBook.Place(file: file, node: .root))
    var stack = [open(.root, root, declaration(.root, nil, tree), tree)]
    while var top = stack.popLast() {
      guard top.position < top.end else { continue }
      let child = NodeID(top.position)
      top.position = tree[child].next
      stack.append(top)
      let name = names.string(tree.name(child))
      let place = ForeignBook.Place(file: file, node: child)
      guard tree.isObject(child), !name.hasPrefix("$") || name == "$root" else {
        if !top.isToken { addData(name, of: top.group, at: place, tree) }
        continue
      }
      if top.isToken, !isChild(child, tree, shape) { continue }
      notes.check(name, child, tree)
      if let value = shape.value(of: child) {
        notes.check(modify: child, tree, names)
        addToken(name, place, value, in: top, tree, shape, &stack)
      } else {
        let group = book.addGroup(name, in: top.group, at: place)
        stack.append(open(child, group, declaration(child, top.declared, tree), tree))
      }
    }
    notes.report(to: &sink, options)
  }

  private func open(
    _ node: NodeID, _ group: Int, _ declared: ForeignBook.Declaration?, _ tree: JSONTree
  ) -> Open {
    Open(
      group: group, node: node, position: node.rawValue + 1, end: tree[node].next,
      declared: declared)
  }

  private mutating func addToken(
    _ name: String, _ place: ForeignBook.Place, _ value: NodeID, in top: Open, _ tree: JSONTree,
    _ shape: StyleDictionaryShape, _ stack: inout [Open]
  ) {
    let object = place.node
    let declared = declaration(object, top.declared, tree)
    let valuePlace = ForeignBook.Place(file: place.file, node: value)
    let entry: Int
    if tree.children(object).contains(where: { isChild($0, tree, shape) }) {
      let group = book.addGroup(name, in: top.group, at: place)
      entry = book.addRootEntry(of: group, object: place, value: valuePlace, declared: declared)
      var below = open(object, group, top.declared, tree)
      below.isToken = true
      stack.append(below)
      sink.report(
        .splitToken, "`\(book.groups[group].key)` has a value and tokens below it",
        at: tree.keySpan(object) ?? tree.span(object),
        help: "it is read as the `$root` of a group; references to it follow", under: options)
    } else if name == "$root" || (Self.rootNames.contains(name) && hasSiblings(object, top, tree)) {
      entry = book.addRootEntry(
        of: top.group, object: place, value: valuePlace, declared: declared)
      book.addKey(ForeignBook.join(book.groups[top.group].key, name), of: entry)
    } else {
      entry = book.addEntry(
        name, in: top.group, object: place, value: valuePlace, declared: declared)
    }
    let key = ForeignBook.join(book.groups[top.group].key, name)
    if let other = book.clash(of: entry, key: key) {
      sink.report(
        .characterInName, "`\(key)` and `\(other)` are one token once `.` is not in their names",
        at: tree.keySpan(object) ?? tree.span(object), help: "rename one of them")
    }
    if let unit = tree.member(object, .unit).flatMap(tree.string), isNumeric(value, tree) {
      book.setUnit(unit, of: entry)
    }
    addModes(of: entry, object: object, value: valuePlace, tree)
  }

  /// The names of tokens that stand for their group.
  private static let rootNames: Set<String> = ["_", "@"]

  private func hasSiblings(_ object: NodeID, _ open: Open, _ tree: JSONTree) -> Bool {
    guard open.node != .root else { return false }
    return tree.children(open.node).contains { $0 != object && tree.isObject($0) }
  }

  private func isChild(_ node: NodeID, _ tree: JSONTree, _ shape: StyleDictionaryShape) -> Bool {
    guard tree.isObject(node) else { return false }
    let name = names.string(tree.name(node))
    guard !name.hasPrefix("$"), StyleDictionaryRoom.vocabulary.role(of: name) == .extra else {
      return false
    }
    return shape.value(of: node) != nil || shape.holdsTokens(node)
  }

  private func isNumeric(_ value: NodeID, _ tree: JSONTree) -> Bool {
    tree.number(value) != nil
      || tree.string(value).flatMap { ForeignLiteral.number($0.trimmed) } != nil
  }

  /// The type of an object, or of the group around it.
  private func declaration(
    _ object: NodeID, _ inherited: ForeignBook.Declaration?, _ tree: JSONTree
  ) -> ForeignBook.Declaration? {
    if let node = tree.member(object, .type) ?? tree.member(object, .plainType),
      let text = tree.string(node)
    {
      return ForeignBook.Declaration(spelling: text, span: tree.span(node))
    }
    var outer = inherited
    outer?.isOwn = false
    return outer
  }
}

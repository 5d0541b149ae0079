import TokenModel
import TokenSyntax

/// Salesforce Theo: `props` are the tokens, `aliases` texts that `{!NAME}` stands for, `global` what
/// all tokens of the file say, and `imports` the files whose aliases are known too.
///
/// Aliases are no tokens: their texts are put in the place of their names, and the list itself is
/// kept under `$extensions`.
enum TheoRoom: DialectRoom {
  static let dialect = Dialect.theo

  static let vocabulary = ForeignVocabulary(
    vendor: "com.salesforce.theo",
    roles: [
      "value": .taken, "type": .taken, "name": .taken, "comment": .description,
      "deprecated": .deprecated,
    ])

  private static let rootNames = ["props", "aliases", "global", "imports", "options"]

  /// Whether the root has the members of Theo and no others, with `props` each of which has a value,
  /// or with aliases that are plain texts.
  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard tree.isObject(.root) else { return false }
    for child in tree.children(.root) where !rootNames.contains(names.string(tree.name(child))) {
      return false
    }
    if let props = tree.member(.root, named: "props", names) {
      guard tree.isObject(props) || tree.isArray(props) else { return false }
      return tree.children(props).allSatisfy {
        tree.member($0, named: "value", names) != nil
      }
    }
    guard let aliases = tree.member(.root, named: "aliases", names), tree.isObject(aliases) else {
      return tree.member(.root, named: "imports", names).map(tree.isArray) == true
    }
    return tree.childCount(.root) > 1
      || tree.children(aliases).allSatisfy { tree.isString($0) || tree.number($0) != nil }
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    var collector = TheoCollector(files, translation)
    collector.run()
    translation.sink.add(collector.sink)
    ForeignTranslator.translate(files, collector.book, vocabulary, &translation)
  }
}

/// Finds the tokens and aliases of Theo's files.
private struct TheoCollector {
  private(set) var book = ForeignBook()
  private(set) var sink = DiagnosticSink()
  private let files: [ForeignFile]
  private let names: NameTable
  private let options: ReaderOptions

  init(_ files: [ForeignFile], _ translation: Translation) {
    self.files = files
    names = translation.names
    options = translation.options
  }

  mutating func run() {
    addAliases()
    for file in files.indices { addTokens(file) }
  }

  /// Makes aliases known: to the files that import them, and where that leaves a name open to all.
  private mutating func addAliases() {
    let imports = files.indices.map { imported(by: $0) }
    for file in files.indices {
      var seen: Set<Int> = [file]
      var open = [file]
      while let next = open.popLast() {
        for (name, place) in aliases(of: next) {
          book.addData(key: "\(file)!\(name)", at: place)
        }
        open += imports[next].filter { seen.insert($0).inserted }
      }
    }
    for file in files.indices {
      for (name, place) in aliases(of: file) { book.addData(key: "!\(name)", at: place) }
    }
  }

  private func aliases(of file: Int) -> [(name: String, place: ForeignBook.Place)] {
    let tree = files[file].tree
    guard let aliases = tree.member(.root, named: "aliases", names) else { return [] }
    return tree.children(aliases).map { child in
      let value = tree.member(child, named: "value", names) ?? child
      return (
        names.string(tree.name(child)), ForeignBook.Place(file: file, node: value)
      )
    }
  }

  /// The files that a file imports; reports one that is not there.
  private mutating func imported(by file: Int) -> [Int] {
    let tree = files[file].tree
    guard let imports = tree.member(.root, named: "imports", names) else { return [] }
    var result: [Int] = []
    for child in tree.children(imports) {
      guard let path = tree.string(child) else { continue }
      let whole = Self.resolve(path, from: files[file].path)
      if let known = files.firstIndex(where: { $0.path == whole }) {
        result.append(known)
      } else {
        sink.report(
          .missingImport, "`\(path)` is not among the files", at: tree.span(child),
          help: "name it too; aliases are looked for in the other files", under: options)
      }
    }
    return result
  }

  /// A path beside another one, without `.` and `..`.
  private static func resolve(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var steps = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for step in path.split(separator: "/") {
      switch step {
      case ".": continue
      case ".." where !steps.isEmpty && steps.last != "..": steps.removeLast()
      default: steps.append(step)
      }
    }
    return steps.joined(separator: "/")
  }

  private mutating func addTokens(_ file: Int) {
    let tree = files[file].tree
    let root = book.addGroup("", in: nil, at: ForeignBook.Place(file: file, node: .root))
    let global = tree.member(.root, named: "global", names)
    let shared = global.flatMap { declaration($0, tree) }
    for child in tree.children(.root) where names.string(tree.name(child)) != "props" {
      book.addData(
        names.string(tree.name(child)), of: root, at: ForeignBook.Place(file: file, node: child))
    }
    guard let props = tree.member(.root, named: "props", names) else { return }
    for child in tree.children(props) {
      let name =
        tree.isArray(props)
        ? tree.member(child, named: "name", names).flatMap(tree.string) ?? ""
        : names.string(tree.name(child))
      guard let value = tree.member(child, named: "value", names) else {
        sink.report(
          .unfinishedToken, "this token of Theo has no `value`",
          at: tree.keySpan(child) ?? tree.span(child), help: "add it, or remove the token",
          under: options)
        continue
      }
      var declared = shared
      declared?.isOwn = false
      _ = book.addEntry(
        name, in: root, object: ForeignBook.Place(file: file, node: child),
        value: ForeignBook.Place(file: file, node: value),
        declared: declaration(child, tree) ?? declared)
    }
  }

  private func declaration(_ object: NodeID, _ tree: JSONTree) -> ForeignBook.Declaration? {
    guard let type = tree.member(object, named: "type", names), let text = tree.string(type) else {
      return nil
    }
    return ForeignBook.Declaration(spelling: text, span: tree.span(type))
  }
}

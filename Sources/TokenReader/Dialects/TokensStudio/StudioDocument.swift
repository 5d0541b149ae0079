import TokenModel
import TokenSyntax

/// A set of Tokens Studio: groups and tokens that take part together.
struct StudioSet {
  /// The name, such as `core/color`. It is no part of the paths of tokens.
  var name: String
  /// The position of the file.
  var file: Int
  /// The object of groups and tokens.
  var root: NodeID
}

/// How a theme takes part of a set.
enum StudioStatus: String {
  /// Its tokens may be used and are not shown.
  case source
  /// Its tokens are used and shown.
  case enabled
  case disabled
}

/// A theme: a choice of sets.
struct StudioTheme {
  /// The name.
  var name: String
  /// The themes of one group exclude each other; nil for the group without a name.
  var group: String?
  /// The sets that it names.
  var sets: [String: StudioStatus]
  /// Where it stands.
  var span: SourceSpan

  /// The themes in an array; whatever is no theme is left out (`StudioChecks` reports it).
  static func all(in tree: JSONTree, _ array: NodeID, _ names: NameTable) -> [StudioTheme] {
    guard let selected = names.find("selectedTokenSets") else { return [] }
    let group = names.find("group")
    return tree.children(array).compactMap { node in
      guard let name = tree.member(node, .name).flatMap({ tree.string($0) }),
        let sets = tree.member(node, selected), tree.isObject(sets)
      else { return nil }
      var statuses: [String: StudioStatus] = [:]
      for set in tree.children(sets) {
        statuses[names.string(tree.name(set))] = tree.string(set).flatMap(StudioStatus.init)
      }
      return StudioTheme(
        name: name, group: group.flatMap { tree.member(node, $0) }.flatMap { tree.string($0) },
        sets: statuses, span: tree.span(node))
    }
  }
}

/// Sets and the themes that choose among them: a file of sets, or a folder.
struct StudioDocument {
  /// The sets, lowest priority first.
  var sets: [StudioSet] = []
  /// The themes in authored order; empty if every set always takes part.
  var themes: [StudioTheme] = []
  /// Whether `tokenSetOrder` says which set replaces which.
  var isOrdered = false

  /// The documents that files make: each file with `$themes` or `$metadata`, each folder with such
  /// files, and all other files together.
  static func documents(
    of files: [ForeignFile], _ translation: inout Translation
  ) -> [StudioDocument] {
    var documents: [StudioDocument] = []
    var open = Set(files.indices)
    for folder in StudioFolder.find(in: files, translation.names) {
      open.subtract([folder.themes, folder.metadata].compactMap(\.self))
      documents.append(document(of: folder, files, &open, translation.names))
      guard let themes = folder.themes else { continue }
      StudioChecks.check(
        themes: .root, files[themes].tree, translation.names, &translation.sink)
    }
    var rest = StudioDocument()
    for index in files.indices where open.contains(index) {
      let tree = files[index].tree
      guard tree.isObject(.root) else {
        translation.sink.report(
          .rootNotObject,
          "a file of Tokens Studio is an object of sets or tokens, not \(tree.describe(.root))",
          at: tree.span(.root))
        continue
      }
      if let document = document(of: files[index], at: index, translation.names) {
        documents.append(document)
        StudioChecks.check(sets: tree, translation.names, &translation.sink)
        let themes = translation.names.find("$themes").flatMap { tree.member(.root, $0) }
        guard let themes else { continue }
        StudioChecks.check(themes: themes, tree, translation.names, &translation.sink)
      } else if StudioEvidence.holdsSets(tree, translation.names) {
        rest.sets += sets(in: tree, at: index, translation.names)
      } else {
        let name = StudioFolder.withoutEnding(String(StudioFolder.fileName(of: files[index].path)))
        rest.sets.append(StudioSet(name: name, file: index, root: .root))
      }
    }
    if !rest.sets.isEmpty { documents.append(rest) }
    return documents
  }

  /// The names in `tokenSetOrder` of an object.
  static func setOrder(in tree: JSONTree, _ metadata: NodeID, _ names: NameTable) -> [String] {
    guard let name = names.find("tokenSetOrder"), let order = tree.member(metadata, name) else {
      return []
    }
    return tree.children(order).compactMap { tree.string($0) }
  }

  private static func document(
    of folder: StudioFolder, _ files: [ForeignFile], _ open: inout Set<Int>, _ names: NameTable
  ) -> StudioDocument {
    var document = StudioDocument()
    for index in files.indices where open.contains(index) {
      guard let name = folder.setName(of: files[index]), files[index].tree.isObject(.root) else {
        continue
      }
      open.remove(index)
      document.sets.append(StudioSet(name: name, file: index, root: .root))
    }
    if let themes = folder.themes {
      document.themes = StudioTheme.all(in: files[themes].tree, .root, names)
    }
    if let metadata = folder.metadata {
      document.sort(by: setOrder(in: files[metadata].tree, .root, names))
    }
    return document
  }

  /// The document of a file that says itself that it holds sets; nil for another.
  private static func document(
    of file: ForeignFile, at index: Int, _ names: NameTable
  ) -> StudioDocument? {
    let tree = file.tree
    let themes = names.find("$themes").flatMap { tree.member(.root, $0) }
    let metadata = names.find("$metadata").flatMap { tree.member(.root, $0) }
    guard themes != nil || metadata != nil else { return nil }
    var document = StudioDocument(sets: sets(in: tree, at: index, names))
    if let themes { document.themes = StudioTheme.all(in: tree, themes, names) }
    if let metadata { document.sort(by: setOrder(in: tree, metadata, names)) }
    return document
  }

  private static func sets(in tree: JSONTree, at index: Int, _ names: NameTable) -> [StudioSet] {
    tree.children(.root).compactMap { child in
      let name = names.string(tree.name(child))
      guard tree.isObject(child), !name.hasPrefix("$") else { return nil }
      return StudioSet(name: name, file: index, root: child)
    }
  }

  /// Puts the sets into an order; those that it does not name come last.
  private mutating func sort(by order: [String]) {
    isOrdered = !order.isEmpty
    var places: [String: Int] = [:]
    for (place, name) in order.enumerated() where places[name] == nil { places[name] = place }
    sets = sets.enumerated().sorted { a, b in
      let first = places[a.element.name] ?? order.count
      let second = places[b.element.name] ?? order.count
      return (first, a.offset) < (second, b.offset)
    }.map(\.element)
  }
}

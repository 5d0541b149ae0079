import TokenModel
import TokenSyntax

/// The room of the variables that Figma exports itself: a DTCG file for each mode of a collection.
///
/// A file is recognised by Figma's data below `$extensions` (`com.figma.variableId` and its like), or
/// by an easing of Figma's motion variables. Files that hold the same variables are modes of one
/// collection; the export does not say the collection's name.
enum FigmaRoom: DialectRoom {
  static let dialect = Dialect.figma

  /// Members of `$extensions` that only Figma's export has.
  private static let marks = [
    "com.figma.variableId", "com.figma.modeName", "com.figma.type", "com.figma.composedColor",
    "com.figma.aliasData",
  ]

  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard tree.isObject(.root) else { return false }
    let marks = marks.compactMap { names.find($0) }
    let easing = FigmaEasing.members.compactMap { names.find($0) }
    guard !marks.isEmpty || !easing.isEmpty else { return false }
    return (0..<tree[.root].next).lazy.map { NodeID($0) }.contains { node in
      let looked =
        switch tree.name(node) {
        case WellKnownName.extensions.id: marks
        case WellKnownName.value.id: easing
        default: [NameID]()
        }
      return looked.contains { tree.member(node, $0) != nil }
    }
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    let index = FigmaIndex(files, &translation)
    let collections = FigmaCollection.all(of: files, index, translation.names)
    let names = FigmaCollection.modifierNames(of: collections, files)
    for (collection, name) in zip(collections, names) {
      let modifier = name.map {
        translation.modifier(
          $0, contexts: collection.contexts, at: files[collection.files[0].file].tree.span(.root))
      }
      for (file, mode) in collection.files {
        var translator = FigmaTranslator(
          names: translation.names, index: index, tree: files[file].tree)
        let draft = translator.translate()
        let condition = modifier.map { translation.condition($0, in: [mode]) }
        translation.add(
          draft, of: files[file], when: condition ?? Condition(terms: []),
          mayOverride: modifier != nil)
        translator.tally.report(to: &translator.sink, translation.options)
        translation.sink.add(translator.sink)
      }
    }
  }
}

/// The variables of all files: their names and identifiers.
struct FigmaIndex {
  /// The paths.
  private(set) var paths = PathBook()
  /// The path of each variable.
  private(set) var pathOfVariable: [String: [String]] = [:]
  /// The identifiers in each file.
  private(set) var variables: [[String]] = []

  /// Reads the variables of files; reports roots that are no objects, and names that clash.
  init(_ files: [ForeignFile], _ translation: inout Translation) {
    let names = translation.names
    for file in files {
      let tree = file.tree
      guard tree.isObject(.root) else {
        translation.sink.report(
          .rootNotObject, "the root of a token file must be an object, not \(tree.describe(.root))",
          at: tree.span(.root))
        variables.append([])
        continue
      }
      var found: [String] = []
      for case .token(let token) in GroupItem.all(in: tree, from: .root, names) {
        let (path, clash) = paths.add(token.path)
        if let clash { translation.sink.reportClash(token, with: clash, tree) }
        guard let id = tree.extensionData(token.node, "com.figma.variableId", names),
          let text = tree.string(id)
        else { continue }
        pathOfVariable[text] = path
        found.append(text)
      }
      variables.append(found)
    }
  }
}

/// A collection of variables: a file for each of its modes.
struct FigmaCollection {
  /// The files with the names of their modes.
  var files: [(file: Int, mode: String)]

  /// The modes; one that is called light comes first, since it is the default nearly everywhere and
  /// the export does not say which is.
  var contexts: [String] {
    let modes = files.map(\.mode)
    guard let light = modes.firstIndex(where: { $0.lowercased() == "light" }) else { return modes }
    return [modes[light]] + modes[..<light] + modes[(light + 1)...]
  }

  /// The collections in the order of their first files: files that share a variable belong together.
  static func all(
    of files: [ForeignFile], _ index: FigmaIndex, _ names: NameTable
  ) -> [FigmaCollection] {
    var collections: [FigmaCollection] = []
    var ownerOfVariable: [String: Int] = [:]
    for (number, file) in files.enumerated() {
      let owner = index.variables[number].lazy.compactMap { ownerOfVariable[$0] }.first
      let collection = owner ?? collections.count
      if owner == nil { collections.append(FigmaCollection(files: [])) }
      for variable in index.variables[number] { ownerOfVariable[variable] = collection }
      let tree = file.tree
      let written = tree.extensionData(.root, "com.figma.modeName", names).flatMap {
        tree.string($0)
      }
      let fileName = StudioFolder.withoutEnding(String(StudioFolder.fileName(of: file.path)))
      let used = collections[collection].files.map(\.mode)
      var mode = written ?? fileName
      if used.contains(mode) { mode = fileName }
      while used.contains(mode) { mode += "-2" }
      collections[collection].files.append((number, mode))
    }
    return collections
  }

  /// The names of the modifiers of collections; nil for one with a single mode.
  ///
  /// The only collection with modes is `theme`; of several, each has the name of the folder in which
  /// its files stand, and if those are not distinct, `theme`, `theme-2` and so on.
  static func modifierNames(
    of collections: [FigmaCollection], _ files: [ForeignFile]
  ) -> [String?] {
    let moded = collections.indices.filter { collections[$0].files.count > 1 }
    let folders = moded.map { index in
      let parts = files[collections[index].files[0].file].path.split(separator: "/").dropLast()
      return parts.last.map(String.init) ?? ""
    }
    let areDistinct = Set(folders).count == moded.count && !folders.contains("")
    var names = [String?](repeating: nil, count: collections.count)
    for (number, index) in moded.enumerated() {
      names[index] =
        moded.count == 1
        ? "theme" : areDistinct ? folders[number] : number == 0 ? "theme" : "theme-\(number + 1)"
    }
    return names
  }
}

extension JSONTree {
  /// A member of the `$extensions` of an object.
  func extensionData(_ node: NodeID, _ name: String, _ names: NameTable) -> NodeID? {
    guard let extensions = member(node, .extensions), let name = names.find(name) else {
      return nil
    }
    return member(extensions, name)
  }
}

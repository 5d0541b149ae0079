import TokenModel
import TokenSyntax

extension Dialect {
  /// The rooms in the order in which they are asked.
  static let rooms: [any DialectRoom.Type] = [
    RESTRoom.self, StudioRoom.self, FigmaRoom.self, PluginRoom.self,
    TheoRoom.self, SpectrumRoom.self, StyleDictionaryRoom.self,
  ]

  /// The room of a dialect; nil for the two that are read without translation.
  var room: (any DialectRoom.Type)? { Self.rooms.first { $0.dialect == self } }
}

extension DialectRoom {
  /// The files that match.
  static func claims(_ files: [ForeignFile], _ names: NameTable) -> Set<Int> {
    Set(files.indices.filter { matches(files[$0].tree, names) })
  }
}

extension ProjectBuilder {
  /// Adds parsed token files in the order of merging.
  ///
  /// The files of a dialect are read together, since one may say when another takes part; they stand
  /// where the first of them stands. Otherwise the order is that of the files: a later one wins, with
  /// a warning where it replaces a token.
  mutating func addLayers(of trees: [Int]) {
    let dialects = dialects(of: trees)
    var isDone: Set<Dialect> = []
    for (position, tree) in trees.enumerated() {
      guard let room = dialects[position].room else {
        project.layers.append(
          layer(
            tree, .root, condition: Condition(terms: []), mayOverride: false,
            forced: options.tokenDialect))
        continue
      }
      guard isDone.insert(dialects[position]).inserted else { continue }
      let own = zip(trees, dialects).filter { $0.1 == dialects[position] }.map(\.0)
      for layer in translated(own, by: room, isArranged: false) { append(layer) }
    }
  }

  /// Translates the files in other forms among the layers of a resolver document, which says when each
  /// takes part; what a file itself says of contexts comes on top.
  mutating func translateLayers() {
    var trees: [Int] = []
    var seen: Set<Int> = []
    for layer in project.layers where layer.root == .root && layer.form == .dtcg {
      if seen.insert(layer.tree).inserted { trees.append(layer.tree) }
    }
    let dialects = dialects(of: trees)
    var layersOfTree: [Int: [Translation.TranslatedLayer]] = [:]
    for dialect in Dialect.allCases {
      guard let room = dialect.room, dialects.contains(dialect) else { continue }
      let own = zip(trees, dialects).filter { $0.1 == dialect }.map(\.0)
      let treeOfFile = Dictionary(
        own.map { (project.trees[$0].file.id, $0) }, uniquingKeysWith: { first, _ in first })
      for tree in own { layersOfTree[tree] = [] }
      for layer in translated(own, by: room, isArranged: true) {
        guard let tree = treeOfFile[layer.tree.file.id] else { continue }
        layersOfTree[tree, default: []].append(layer)
      }
    }
    guard !layersOfTree.isEmpty else { return }
    let layers = project.layers
    project.layers = []
    for layer in layers {
      guard layer.root == .root, let parts = layersOfTree[layer.tree] else {
        project.layers.append(layer)
        continue
      }
      for var part in parts {
        guard let condition = layer.condition.and(part.condition) else { continue }
        part.condition = condition
        part.mayOverride = true
        part.sets = layer.sets
        append(part)
        project.layers[project.layers.count - 1].replaced = layer.replaced
      }
    }
  }

  private mutating func append(_ layer: Translation.TranslatedLayer) {
    var added = Layer(
      tree: project.trees.count, root: .root, condition: layer.condition,
      mayOverride: layer.mayOverride)
    added.sets = layer.sets
    added.isShown = layer.isShown
    project.trees.append(layer.tree)
    project.layers.append(added)
  }

  /// The dialect of each file. To the letter of the standard there is one alone.
  private func dialects(of trees: [Int]) -> [Dialect] {
    var result = [Dialect](repeating: .dtcg, count: trees.count)
    guard options.strength == .standard else { return result }
    if let forced = options.tokenDialect {
      return [Dialect](repeating: forced, count: trees.count)
    }
    let files = trees.map { ForeignFile(tree: project.trees[$0]) }
    var open = Set(files.indices)
    for room in Dialect.rooms {
      for index in room.claims(files, project.names) where open.contains(index) {
        open.remove(index)
        result[index] = room.dialect
      }
    }
    return result
  }

  /// What a room makes of files.
  private mutating func translated(
    _ trees: [Int], by room: any DialectRoom.Type, isArranged: Bool
  ) -> [Translation.TranslatedLayer] {
    let files = trees.map { ForeignFile(tree: project.trees[$0]) }
    var translation = Translation(
      names: project.names, modifiers: project.modifiers, options: options)
    translation.isArranged = isArranged
    room.translate(files, &translation)
    project.names = translation.names
    project.modifiers = translation.modifiers
    sink.add(translation.sink)
    for file in files { project.dialects[file.tree.file.id] = room.dialect }
    report(files, room)
    return translation.layers
  }

  private mutating func report(_ files: [ForeignFile], _ room: any DialectRoom.Type) {
    guard let first = files.first?.tree else { return }
    let which =
      switch files.count {
      case 1: "this file is"
      case 2: "this file and another are"
      case let count: "this file and \(count - 1) others are"
      }
    sink.report(
      .foreignDialect, "\(which) read as \(room.dialect.title)",
      at: SourceSpan(file: first.file.id, lower: 0, upper: 0),
      help: "`tokenc migrate` writes them as DTCG 2025.10; --dialect forces another reading",
      under: options)
  }
}

extension ReadResult {
  /// Leaves out what does not concern files of another dialect: that their spellings are not the
  /// standard's (unless the user gave such a code a level), and edits, which are made for the
  /// standard.
  mutating func forgiveSpellings(of project: SourceProject, _ options: ReaderOptions) {
    guard !project.dialects.isEmpty else { return }
    diagnostics = diagnostics.compactMap { diagnostic in
      guard let file = diagnostic.span?.file, project.dialects[file] != nil else {
        return diagnostic
      }
      let isNative = file.isNative(diagnostic.code, project)
      if diagnostic.severity != .error, options.levels[diagnostic.code] == nil,
        isNative || DiagnosticCode.spellings.contains(diagnostic.code)
      {
        return nil
      }
      var diagnostic = diagnostic
      diagnostic.fix = []
      return diagnostic
    }
  }
}

extension FileID {
  /// Whether a code is about what files of the dialect of this one have: a `modify` means in Tokens
  /// Studio what is read.
  fileprivate func isNative(_ code: String, _ project: SourceProject) -> Bool {
    code == DiagnosticCode.colorModifier.id && project.dialects[self] == .tokensStudio
  }
}

extension DiagnosticCode {
  /// The ids of the codes about a spelling that the standard does not have.
  static let spellings = Set(readerCodes.filter(\.isLeniency).map(\.id))
}

import TokenModel
import TokenSyntax

/// The room of the answer of Figma's REST endpoint `variables/local`.
///
/// The slashes in the name of a variable part groups. A collection with several modes is a modifier
/// with its name, the modes are the contexts and the default mode the default; a collection with one
/// mode always takes part. Names hold the name of the collection only where two collections would
/// claim one path.
enum RESTRoom: DialectRoom {
  static let dialect = Dialect.figmaREST

  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard names.find("valuesByMode") != nil, let meta = names.find("meta"),
      let root = tree.member(.root, meta)
    else { return false }
    return ["variables", "variableCollections"].allSatisfy { name in
      names.find(name).flatMap { tree.member(root, $0) }.map { tree.isObject($0) } == true
    }
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    var documents: [RESTDocument] = []
    for file in files {
      guard let document = RESTDocument(file, translation.names) else {
        translation.sink.report(
          .foreignShape,
          "an answer of `variables/local` has `meta` with `variables` and `variableCollections`",
          at: file.tree.span(.root), help: "read the file as another form with --dialect")
        continue
      }
      for (message, node) in document.faults {
        translation.sink.report(
          .foreignShape, message, at: file.tree.span(node), help: "ask Figma for the answer again")
      }
      documents.append(document)
    }
    let index = RESTIndex(documents, &translation)
    for document in documents {
      for (position, collection) in document.collections.enumerated() {
        let name = index.collectionNames[document.file.path, default: []][position]
        let modifier =
          collection.modes.count > 1
          ? translation.modifier(
            name, contexts: collection.modes.map(\.name), at: document.tree.span(collection.node))
          : nil
        for mode in collection.modes {
          var translator = RESTTranslator(
            document: document, index: index, names: translation.names)
          translator.write(collection, mode)
          let condition = modifier.map { translation.condition($0, in: [mode.name]) }
          translation.add(
            translator.draft, of: document.file, when: condition ?? Condition(terms: []),
            mayOverride: modifier != nil)
          translator.tally.report(to: &translator.sink, translation.options)
          translation.sink.add(translator.sink)
        }
      }
    }
  }
}

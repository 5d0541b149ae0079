import TokenModel
import TokenSyntax

/// A variable of Figma.
struct RESTVariable {
  /// The identifier, which aliases name.
  var id: String
  var node: NodeID
  /// The string that is its name.
  var name: NodeID
  /// The parts of its name.
  var path: [String]
  /// `BOOLEAN`, `FLOAT`, `STRING` or `COLOR`.
  var type: String
}

/// A collection of variables.
struct RESTCollection {
  /// A mode of a collection.
  struct Mode {
    var id: String
    var name: String
  }

  var node: NodeID
  /// The name as written.
  var name: String
  /// The modes, the default one first.
  var modes: [Mode]
  /// The variables in the collection's order.
  var variables: [RESTVariable]
}

/// The answer of the endpoint.
struct RESTDocument {
  let file: ForeignFile
  /// The collections in authored order.
  private(set) var collections: [RESTCollection] = []
  /// The variables that cannot be read, and why.
  private(set) var faults: [(message: String, node: NodeID)] = []
  private let names: NameTable

  /// The parsed file.
  var tree: JSONTree { file.tree }

  /// Reads an answer; nil for anything else.
  init?(_ file: ForeignFile, _ names: NameTable) {
    self.file = file
    self.names = names
    guard let meta = member("meta", of: .root),
      let variables = member("variables", of: meta),
      let all = member("variableCollections", of: meta)
    else { return nil }
    var byCollection: [String: [RESTVariable]] = [:]
    for node in tree.children(variables) {
      guard let variable = variable(node) else {
        faults.append(("a variable needs a `name`", node))
        continue
      }
      let collection = text("variableCollectionId", of: node) ?? ""
      byCollection[collection, default: []].append(variable)
    }
    for node in tree.children(all) {
      let id = text("id", of: node) ?? names.string(tree.name(node))
      collections.append(
        RESTCollection(
          node: node, name: text("name", of: node) ?? id, modes: modes(of: node),
          variables: sorted(byCollection.removeValue(forKey: id) ?? [], of: node)))
    }
    for variable in byCollection.values.joined().sorted(by: { $0.node < $1.node }) {
      faults.append(
        ("the collection of this variable is not among the `variableCollections`", variable.node))
    }
    for collection in collections where collection.modes.isEmpty {
      faults.append(("a collection needs `modes`", collection.node))
    }
  }

  /// The member of an object with a name.
  func member(_ name: String, of node: NodeID) -> NodeID? {
    names.find(name).flatMap { tree.member(node, $0) }
  }

  /// The string of a member.
  func text(_ name: String, of node: NodeID) -> String? {
    member(name, of: node).flatMap { tree.string($0) }
  }

  private func variable(_ node: NodeID) -> RESTVariable? {
    guard let name = member("name", of: node), let text = tree.string(name) else { return nil }
    return RESTVariable(
      id: self.text("id", of: node) ?? names.string(tree.name(node)), node: node, name: name,
      path: text.split(separator: "/", omittingEmptySubsequences: false).map(String.init),
      type: self.text("resolvedType", of: node) ?? "")
  }

  private func modes(of collection: NodeID) -> [RESTCollection.Mode] {
    var modes = (member("modes", of: collection).map { Array(tree.children($0)) } ?? [])
      .compactMap { node -> RESTCollection.Mode? in
        guard let id = text("modeId", of: node) else { return nil }
        return RESTCollection.Mode(id: id, name: text("name", of: node) ?? id)
      }
    let first = text("defaultModeId", of: collection)
    if let position = modes.firstIndex(where: { $0.id == first }) {
      modes.insert(modes.remove(at: position), at: 0)
    }
    // Modes of one name would be one context.
    var used: Set<String> = []
    for index in modes.indices where !used.insert(modes[index].name).inserted {
      modes[index].name += " (\(modes[index].id))"
    }
    return modes
  }

  /// Puts variables into the order of `variableIds`; those that it does not name come last.
  private func sorted(_ variables: [RESTVariable], of collection: NodeID) -> [RESTVariable] {
    guard let order = member("variableIds", of: collection) else { return variables }
    var places: [String: Int] = [:]
    for (place, node) in tree.children(order).enumerated() {
      if let id = tree.string(node) { places[id] = place }
    }
    return variables.enumerated().sorted { a, b in
      (places[a.element.id] ?? places.count, a.offset)
        < (places[b.element.id] ?? places.count, b.offset)
    }.map(\.element)
  }
}

/// The variables of all answers: where their tokens stand.
struct RESTIndex {
  /// The path of each variable in the standard.
  private(set) var pathOfVariable: [String: [String]] = [:]
  /// The names of the collections of each file, by its path: no two are the same.
  private(set) var collectionNames: [String: [String]] = [:]

  /// Names all variables; reports names that clash.
  init(_ documents: [RESTDocument], _ translation: inout Translation) {
    var used: Set<String> = []
    for document in documents {
      collectionNames[document.file.path] = document.collections.map { collection in
        var name = collection.name
        var number = 1
        while !used.insert(name).inserted {
          number += 1
          name = "\(collection.name)-\(number)"
        }
        return name
      }
    }
    let needsCollections = Self.pathsCollide(documents)
    var paths = PathBook()
    for document in documents {
      let names = collectionNames[document.file.path] ?? []
      for (collection, name) in zip(document.collections, names) {
        for variable in collection.variables {
          let path = (needsCollections ? [name] : []) + variable.path
          let (new, clash) = paths.add(path)
          pathOfVariable[variable.id] = new
          guard let clash else { continue }
          translation.sink.report(
            .nameClash,
            "`\(path.joined(separator: "/"))` would have the same name in the standard as `\(clash.joined(separator: "/"))`",
            at: document.tree.span(variable.name), help: "rename one of the two in Figma")
        }
      }
    }
  }

  /// Whether two collections have a variable of one name, or one has a variable where another has a
  /// group.
  private static func pathsCollide(_ documents: [RESTDocument]) -> Bool {
    var owners: [[String]: Int] = [:]
    let collections = documents.flatMap(\.collections)
    for (number, collection) in collections.enumerated() {
      for variable in collection.variables {
        if let owner = owners.updateValue(number, forKey: variable.path), owner != number {
          return true
        }
      }
    }
    for (number, collection) in collections.enumerated() {
      for variable in collection.variables {
        for length in 1..<max(variable.path.count, 1) {
          if let owner = owners[Array(variable.path.prefix(length))], owner != number {
            return true
          }
        }
      }
    }
    return false
  }
}

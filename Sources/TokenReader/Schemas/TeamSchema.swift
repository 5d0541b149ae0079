package import TokenModel
package import TokenSyntax

/// A team's own JSON Schema for its token files: rules beyond those of the standard, such as "every
/// color has a description".
///
/// Its files are local: a reference to another file is read from beside it, and one to the network
/// is reported and never fetched. The schemas of `TokenSchemas` can be referred to by their names.
package struct TeamSchema: Sendable {
  private let schema: Schema

  /// Reads a schema with all files that it refers to, and says what is wrong with them.
  ///
  /// - Parameters:
  ///   - path: The path by which the user knows the file.
  ///   - provider: Gives the other files.
  ///   - names: The names with which the token files were or will be read.
  ///   - sources: Where the files of the schema are added, for diagnostics that point into them.
  /// - Returns: No schema if a text is no JSON. With other faults there is a schema, in which the
  ///   faulty keywords do not count.
  package static func read(
    path: String, bytes: [UInt8], provider: any SourceProvider,
    options: SchemaOptions = SchemaOptions(), names: inout NameTable, sources: inout SourceMap
  ) -> (schema: TeamSchema?, diagnostics: [Diagnostic]) {
    var files = SchemaFiles(provider: provider)
    let root = files.add(path, bytes, &names, &sources)
    files.addReferenced(&names, &sources)
    guard files.diagnostics.isEmpty else { return (nil, files.diagnostics) }
    var library = SchemaLibrary()
    for tree in files.trees.dropFirst() { library.add(tree, uri: tree.file.path) }
    library.load = TokenSchemas.tree
    let (schema, faults) = compileSchema(
      root, uri: path, library: library, options: options, names: &names)
    return (TeamSchema(schema: schema), faults.map { Diagnostic($0) })
  }

  /// Whatever in the token files of a project breaks the schema, file by file. Each tree of tokens is
  /// judged as it is written: a whole file, or the part of one that a resolver document names.
  package func validate(_ project: SourceProject) -> [Diagnostic] {
    var seen: Set<UInt64> = []
    var diagnostics: [Diagnostic] = []
    for layer in project.layers {
      let key = UInt64(layer.tree) << 32 | UInt64(layer.root.rawValue)
      // What stands beside a `$ref` is no tree of its own.
      guard seen.insert(key).inserted,
        project.trees[layer.tree].member(layer.root, .ref) == nil || layer.root == .root
      else { continue }
      diagnostics += validate(project.trees[layer.tree], at: layer.root, names: project.names)
    }
    return diagnostics.inFileOrder()
  }

  /// Whatever in one tree, or in the part below a value, breaks the schema.
  package func validate(
    _ tree: JSONTree, at root: NodeID = .root, names: NameTable
  ) -> [Diagnostic] {
    schema.validate(tree, at: root, names: names).map { fault in
      var diagnostic = Diagnostic(fault)
      diagnostic.tokenPath = Self.tokenPath(
        fault.pointer, below: tree.pointer(to: root, names: names))
      return diagnostic
    }
  }

  /// The dotted path of the token or group around a value: the names up to the first reserved one.
  private static func tokenPath(_ text: String, below root: JSONPointer) -> String? {
    guard let pointer = try? JSONPointer(text) else { return nil }
    let path = pointer.segments.dropFirst(root.segments.count).map(\.name).prefix {
      !$0.hasPrefix("$") || $0 == "$root"
    }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }
}

/// The files of one schema.
private struct SchemaFiles {
  let provider: any SourceProvider
  var trees: [JSONTree] = []
  var diagnostics: [Diagnostic] = []
  private var paths: Set<String> = []

  init(provider: any SourceProvider) { self.provider = provider }

  /// Parses a file and keeps its tree.
  @discardableResult
  mutating func add(
    _ path: String, _ bytes: [UInt8], _ names: inout NameTable, _ sources: inout SourceMap
  ) -> JSONTree {
    paths.insert(path)
    let (tree, faults) = parseJSON(
      sources.add(path: path, bytes: bytes), dialect: JSONDialect(path: path) ?? .strict,
      names: &names)
    diagnostics += faults.map { Diagnostic($0) }
    trees.append(tree)
    return tree
  }

  /// Adds every file that is named by a relative reference, and those that they name. What cannot be
  /// read is left to the compiler of the schema, which knows whether it is needed.
  mutating func addReferenced(_ names: inout NameTable, _ sources: inout SourceMap) {
    var position = 0
    while position < trees.count {
      let tree = trees[position]
      position += 1
      for text in Self.references(in: tree) {
        guard let loaded = try? provider.load(text, from: tree.file.path),
          !paths.contains(loaded.path)
        else { continue }
        add(loaded.path, loaded.bytes, &names, &sources)
      }
    }
  }

  /// The paths in all `$ref` members of a tree, each once.
  private static func references(in tree: JSONTree) -> [String] {
    var seen: Set<String> = []
    return tree.nodes.indices.compactMap { index in
      let node = NodeID(UInt32(index))
      guard tree.name(node) == WellKnownName.ref.id, let text = tree.string(node) else {
        return nil
      }
      let path = String(text.prefix { $0 != "#" })
      return path.isEmpty || path.holds("://") || !seen.insert(path).inserted ? nil : path
    }
  }
}

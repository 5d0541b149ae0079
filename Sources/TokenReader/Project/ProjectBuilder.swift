package import TokenModel
package import TokenSyntax

/// Parses the files of a project and puts their trees in order.
package struct ProjectBuilder {
  /// The files by number: what diagnostics point into.
  package private(set) var sources: SourceMap
  /// The findings so far.
  var sink = DiagnosticSink()
  /// What was built so far.
  var project = SourceProject()
  let options: ReaderOptions
  private let concurrency: Concurrency
  private var treesByPath: [String: Int] = [:]

  /// Makes a builder that adds its files to `sources`.
  package init(
    sources: SourceMap, options: ReaderOptions, concurrency: Concurrency = .serial
  ) {
    self.sources = sources
    self.options = options
    self.concurrency = concurrency
  }

  /// Parses a file; returns the position of its tree. The same path is parsed once.
  mutating func parse(path: String, bytes: consuming [UInt8]) -> Int {
    if let known = treesByPath[path] { return known }
    let file = sources.add(path: path, bytes: bytes)
    let (tree, faults) = parseJSON(
      file, dialect: dialect(of: path), names: &project.names,
      maximumDepth: options.nestingLimit, concurrency: concurrency)
    return add(tree, faults)
  }

  private func dialect(of path: String) -> JSONDialect {
    JSONDialect(path: path) ?? options.dialect
  }

  private mutating func add(_ tree: JSONTree, _ faults: [JSONFault]) -> Int {
    for fault in faults { sink.add(Diagnostic(fault)) }
    let position = project.trees.count
    project.trees.append(tree)
    treesByPath[tree.file.path] = position
    return position
  }

  /// Adds token files that are merged in the given order; a token of a later one replaces one of an
  /// earlier, with a warning. The same path is parsed once.
  ///
  /// Bytes that nobody else holds are taken over and not copied.
  package mutating func addTokenFiles(_ files: consuming [(path: String, bytes: [UInt8])]) {
    var rest = consume files
    rest.reverse()
    var paths: [String] = []
    var added: [JSONSource] = []
    var seen: Set<String> = []
    while let (path, bytes) = rest.popLast() {
      paths.append(path)
      guard treesByPath[path] == nil, seen.insert(path).inserted else { continue }
      let file = sources.add(path: path, bytes: consume bytes)
      added.append(JSONSource(file: file, dialect: dialect(of: path)))
    }
    let parsed = parseJSON(
      added, names: &project.names, maximumDepth: options.nestingLimit, concurrency: concurrency)
    for (tree, faults) in parsed { _ = add(tree, faults) }
    addLayers(of: paths.compactMap { treesByPath[$0] })
  }

  /// A layer over a whole tree or a part of one, in the form that its content shows.
  func layer(
    _ tree: Int, _ root: NodeID, condition: Condition, mayOverride: Bool, forced: Dialect? = nil
  ) -> Layer {
    let isTable =
      options.strength == .standard && root == .root
      && forced.map { $0 == .appetite }
        ?? AppetiteTable.matches(project.trees[tree], project.names)
    return Layer(
      tree: tree, root: root, condition: condition, form: isTable ? .appetite : .dtcg,
      mayOverride: mayOverride)
  }

  /// Finishes the project: finds the modes in the files, and makes contexts of them.
  ///
  /// `choices` fixes modifiers to one context, by the names of both; the others stay open. A name
  /// that the project does not know is reported at no place. With `requiringInputs`, modifiers that
  /// have neither a default nor a choice are reported too.
  package mutating func finish(
    choices: [ContextChoice] = [], requiringInputs: Bool = false
  ) -> (project: SourceProject, sources: SourceMap, diagnostics: DiagnosticSink) {
    internTableNames()
    addModes()
    choose(choices)
    if requiringInputs { requireInputs() }
    return (project, sources, sink)
  }

  private mutating func internTableNames() {
    for layer in project.layers where layer.form == .appetite {
      let tree = project.trees[layer.tree]
      for child in tree.children(layer.root) {
        for step in project.names.bytes(tree.name(child)).split(
          separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        {
          _ = project.names.intern(step)
        }
      }
    }
  }
}

extension Diagnostic {
  /// The finding about a fault of a JSON text.
  package init(_ fault: JSONFault) {
    self.init(
      DiagnosticCode.of(fault.code), fault.message, at: fault.span,
      labels: fault.related.map { [Label(span: $0.span, text: $0.label)] } ?? [],
      help: fault.help)
  }
}

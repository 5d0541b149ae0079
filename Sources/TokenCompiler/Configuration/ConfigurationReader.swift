import TokenEmit
package import TokenModel
import TokenReader
package import TokenSyntax

/// Reads `tokenc.json`: JSON with comments, checked against its schema.
package struct ConfigurationReader {
  /// The names in the file.
  private(set) var names = NameTable()
  /// The file.
  let tree: JSONTree
  /// The folder of the file.
  let folder: String
  /// What is wrong with it.
  var diagnostics: [Diagnostic]

  /// Reads the configuration in `bytes`, the content of the file at `path`.
  ///
  /// - Parameters:
  ///   - files: Only asked whether there is a folder `tokens` beside the file.
  /// - Returns: What it says, as far as it can be understood, and what is wrong with it. It must not
  ///   be used if there is an error.
  package static func read(
    path: String, bytes: [UInt8], sources: inout SourceMap, files: any FileSystem
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let file = sources.add(path: path, bytes: bytes)
    var reader = ConfigurationReader(file)
    guard !reader.diagnostics.hasErrors else { return (Configuration(), reader.diagnostics) }
    reader.validate()
    guard !reader.diagnostics.hasErrors else { return (Configuration(), reader.diagnostics) }
    var configuration = reader.configuration(files)
    configuration.file = path
    return (configuration, reader.diagnostics)
  }

  init(_ file: SourceFile) {
    let (tree, faults) = parseJSON(file, dialect: .jsonc, names: &names)
    self.tree = tree
    diagnostics = faults.map(Diagnostic.init)
    folder = FilePath.folder(of: file.path)
  }

  private mutating func validate() {
    guard !isPlain else { return }
    let words = words
    // Most configurations use little of the schema and are right.
    let needed = schema(ConfigurationSchema.text(words.contains))
    guard !needed.accepts(tree, names: names) else { return }
    let schema = schema(ConfigurationSchema.text)
    diagnostics += schema.validate(tree, names: names).map { fault in
      Diagnostic(
        .invalidConfiguration, fault.message, at: fault.span, help: fault.help ?? nearestCode(fault)
      )
    }
  }

  private mutating func schema(_ text: String) -> Schema {
    let file = SourceFile(path: ConfigurationSchema.identifier, text: text)
    let (document, _) = parseJSON(file, dialect: .strict, names: &names)
    return compileSchema(document, names: &names).schema
  }

  /// Every name of a member, and every text.
  private var words: Set<String> {
    var words: Set<String> = []
    var open = [NodeID.root]
    while let node = open.popLast() {
      if let text = tree.string(node) { words.insert(text) }
      for child in tree.children(node) {
        if tree.isObject(node) { words.insert(names.string(tree.name(child))) }
        open.append(child)
      }
    }
    return words
  }

  /// The code that was meant where `diagnostics` names one that there is not.
  private func nearestCode(_ fault: SchemaFault) -> String? {
    guard fault.keyword == "propertyNames" else { return nil }
    let name = String(decoding: tree.file.slice(fault.span.lower, fault.span.upper), as: UTF8.self)
    let codes = DiagnosticCatalogue.all.filter(\.isAdjustable).map(\.id)
    return nearestMatch(to: name.filter { $0 != "\"" }, among: codes).map {
      "did you mean `\($0)`?"
    } ?? "'tokenc explain' lists the codes; those of plain errors cannot be adjusted"
  }

  private mutating func configuration(_ files: any FileSystem) -> Configuration {
    var result = Configuration()
    if let inputs = member("inputs") {
      result.inputs = strings(inputs).map { $0 == "-" ? $0 : FilePath.join(folder, $0) }
    } else {
      let tokens = FilePath.join(folder, "tokens")
      result.inputs = [files.kind(of: tokens) == .folder ? tokens : folder.isEmpty ? "." : folder]
    }
    result.out = FilePath.join(folder, member("out").flatMap(tree.string) ?? "generated")
    if let outputs = member("outputs") {
      result.outputs = tree.children(outputs).compactMap { output($0) }
      checkPaths(outputs)
    }
    if let formats = member("formats") {
      result.generators = generators(formats)
      // Who names what is written has named all of it.
      if member("outputs") == nil { result.outputs = [] }
    }
    if let contexts = member("contexts") {
      result.choices = choices(contexts)
    }
    if let lint = member("lint") { result.lint = self.lint(lint) }
    if member("spec") != nil { result.reading.strength = .spec }
    result.reading.tokenDialect = member("dialect").flatMap(tree.string).flatMap(
      Dialect.init(rawValue:))
    if let levels = member("diagnostics") {
      for child in tree.children(levels) {
        result.reading.levels[names.string(tree.name(child))] =
          switch tree.string(child) {
          case "allow": .allow
          case "warn": .warn
          default: .error
          }
      }
    }
    if let reading = member("reading") {
      result.reading.typesFromPath =
        member("typesFromPath", of: reading).flatMap(tree.bool) ?? false
    }
    if let limits = member("limits") {
      if let count = member("permutations", of: limits).flatMap(tree.integer) {
        result.reading.permutationLimit = count
      }
      if let depth = member("nesting", of: limits).flatMap(tree.integer) {
        result.reading.nestingLimit = depth
      }
    }
    result.schema = member("schema").flatMap(tree.string).map { FilePath.join(folder, $0) }
    result.assertsFormats = member("assertFormats").flatMap(tree.bool) ?? false
    return result
  }

  private mutating func output(_ node: NodeID) -> Configuration.Output? {
    guard
      let format = member("format", of: node).flatMap(tree.string).flatMap(OutputFormat.named)
    else { return nil }
    let path = member("path", of: node).flatMap(tree.string)
    let nodes = member("options", of: node).map { Array(tree.children($0)) } ?? []
    let values = nodes.compactMap { child in
      value(child).map { (name: names.string(tree.name(child)), value: $0) }
    }
    if let node = member("path", of: node), path?.holds(SplitBy.placeholder) == true,
      !values.contains(where: { $0.name == "splitBy" && $0.value == .text("group") })
    {
      diagnostics.append(
        Diagnostic(
          .invalidConfiguration,
          "`\(SplitBy.placeholder)` in a path needs `\"splitBy\": \"group\"`",
          at: tree.span(node), help: "add it to the `options` of this output"))
    }
    let (emitter, refused) = format.make(path.map(FilePath.tidy), values)
    for refusal in refused {
      diagnostics.append(
        Diagnostic(.invalidConfiguration, refusal.reason, at: tree.span(nodes[refusal.position])))
    }
    var output = Configuration.Output(
      format: format.name, path: path ?? format.defaultPath, emitter: emitter)
    output.selection = selection(node)
    return output
  }

  /// Which tokens an output or a generator gets.
  mutating func selection(_ node: NodeID) -> OutputSelection {
    var selection = OutputSelection()
    selection.include = patterns("include", of: node)
    selection.exclude = patterns("exclude", of: node)
    selection.types = Set(member("types", of: node).map(strings) ?? [])
    selection.sets =
      member("sets", of: node).map { list in
        tree.children(list).map { (name: tree.string($0) ?? "", span: tree.span($0)) }
      } ?? []
    selection.contexts = member("contexts", of: node).map(choices) ?? []
    return selection
  }

  /// The patterns for paths in a member.
  mutating func patterns(_ name: String, of output: NodeID) -> [PathPattern] {
    guard let list = member(name, of: output) else { return [] }
    var patterns: [PathPattern] = []
    for node in tree.children(list) {
      if let pattern = PathPattern(tree.string(node) ?? "") {
        patterns.append(pattern)
      } else {
        diagnostics.append(
          Diagnostic(
            .invalidConfiguration, "a pattern for paths is expected, such as `bg.*`",
            at: tree.span(node)))
      }
    }
    return patterns
  }

  private func choices(_ contexts: NodeID) -> [ContextChoice] {
    tree.children(contexts).map {
      ContextChoice(
        modifier: names.string(tree.name($0)), context: tree.string($0) ?? "",
        span: tree.span($0))
    }
  }

  /// Reports outputs whose (first) files have one path.
  private mutating func checkPaths(_ outputs: NodeID) {
    var seen: [String: SourceSpan] = [:]
    for node in tree.children(outputs) {
      let pathNode = member("path", of: node)
      let format = member("format", of: node).flatMap(tree.string).flatMap(OutputFormat.named)
      guard let path = pathNode.flatMap(tree.string) ?? format?.defaultPath else { continue }
      let span = tree.span(pathNode ?? node)
      if let first = seen.updateValue(span, forKey: FilePath.tidy(path)) {
        diagnostics.append(
          Diagnostic(
            .outputCollision, "two outputs are written to `\(path)`", at: span,
            labels: [Diagnostic.Label(span: first, text: "first written here")],
            help: "give one of them another `path`"))
      }
    }
  }

  /// What is written for an option.
  func value(_ node: NodeID) -> OptionValue? {
    switch tree.kind(node) {
    case .true, .false: tree.bool(node).map(OptionValue.flag)
    case .number: tree.number(node).map(OptionValue.number)
    case .plainString, .escapedString: tree.string(node).map(OptionValue.text)
    case .null: .null
    case .array: .list(tree.children(node).compactMap(value))
    case .object:
      .record(
        Dictionary(
          tree.children(node).map { (names.string(tree.name($0)), tree.string($0) ?? "") },
          uniquingKeysWith: { $1 }))
    case .missing: nil
    }
  }

  /// The texts in an array.
  func strings(_ node: NodeID) -> [String] { tree.children(node).compactMap(tree.string) }

  /// The member of an object.
  func member(_ name: String, of node: NodeID = .root) -> NodeID? {
    names.find(name).flatMap { tree.member(node, $0) }
  }
}

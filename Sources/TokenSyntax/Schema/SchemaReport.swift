extension Schema {
  /// Everything in `tree` that breaks the schema, in the order of the text; nothing if it is
  /// valid. The tree must have been read with the names that the schema was compiled with.
  ///
  /// At most `SchemaReport.maximumCount` faults. Of the branches of `anyOf` and `oneOf` only the nearest is reported. Linear in the size of
  /// the tree for schemas that do not apply several recursive branches to one value; beyond a
  /// limit the validation gives up with the code `schema-too-complex`.
  ///
  /// Only the value at `node` is judged, with all that it holds; by default the whole tree.
  package func validate(
    _ tree: JSONTree, at node: NodeID = .root, names: NameTable
  ) -> [SchemaFault] {
    var validator = SchemaValidator(self, tree: tree, names: names)
    if validator.evaluate(0, node.rawValue) { return [] }
    validator = SchemaValidator(self, tree: tree, names: names)
    validator.collects = true
    _ = validator.evaluate(0, node.rawValue)
    return SchemaReport(validator).faults()
  }

  /// Whether `tree` satisfies the schema; cheaper than asking for the faults.
  package func accepts(_ tree: JSONTree, names: NameTable) -> Bool {
    var validator = SchemaValidator(self, tree: tree, names: names)
    return validator.evaluate(0, 0)
  }
}

/// Puts the records of a validation into words.
struct SchemaReport {
  /// How many faults are reported for one instance; the first ones in the order of the text.
  static let maximumCount = 1000

  private struct Key: Hashable {
    var rule: Int
    var node: UInt32
    var detail: UInt32
  }

  private let records: [SchemaValidator.Record]
  private let surrender: (reason: String, rule: Int, node: UInt32)?
  let program: SchemaProgram
  let tree: JSONTree
  let names: NameTable

  init(_ validator: SchemaValidator) {
    records = validator.records
    surrender = validator.surrender
    program = validator.program
    tree = validator.tree
    names = validator.names
  }

  /// One fault for each rule and place, in the order of the text.
  func faults() -> [SchemaFault] {
    if let surrender {
      return [
        fault(
          .tooComplex, rule: surrender.rule, node: surrender.node, surrender.reason, help: nil)
      ]
    }
    var seen: Set<Key> = []
    var faults: [SchemaFault] = []
    let inOrder = records.indices.sorted { (records[$0].node, $0) < (records[$1].node, $1) }
    for record in inOrder.lazy.map({ records[$0] }) where faults.count < Self.maximumCount {
      let key = Key(rule: record.rule, node: record.node, detail: record.detail)
      guard seen.insert(key).inserted else { continue }
      faults.append(
        fault(.mismatch, rule: record.rule, node: record.node, message(record), help: help(record)))
    }
    let order = faults.indices.sorted { (faults[$0].span.lower, $0) < (faults[$1].span.lower, $1) }
    return order.map { faults[$0] }
  }

  private func fault(
    _ code: SchemaFaultCode, rule: Int, node: UInt32, _ message: String, help: String?
  ) -> SchemaFault {
    let place = program.places[rule]
    let document = program.documents[place.document]
    let location = document.pointer(to: place.node, names: names).text
    return SchemaFault(
      code: code, span: span(rule, NodeID(node)),
      pointer: tree.pointer(to: NodeID(node), names: names).text, keyword: keyword(rule),
      schemaSpan: document.keySpan(place.node) ?? document.span(place.node),
      schemaLocation: document.file.path + "#" + location, message: message, help: help)
  }

  /// The bracket of a container, the name of a member that must not exist, else the value.
  private func span(_ rule: Int, _ node: NodeID) -> SourceSpan {
    switch program.rules[rule] {
    case .never, .propertyNames:
      if let span = tree.keySpan(node) { return span }
    case .not(let schema):
      if let member = unwanted(schema, node), let span = tree.keySpan(member) { return span }
    default: break
    }
    let span = tree.span(node)
    guard tree.isObject(node) || tree.isArray(node) else { return span }
    return SourceSpan(file: span.file, lower: span.lower, upper: min(span.upper, span.lower + 1))
  }

  /// The member that must not exist, where `not` says no more than that.
  func unwanted(_ schema: Int, _ node: NodeID) -> NodeID? {
    for rule in program.schemas[schema].rules {
      guard case .required(let range) = program.rules[rule], range.count == 1 else { continue }
      return tree.member(node, program.required[range.lowerBound])
    }
    return nil
  }

  /// The keyword of a rule: the nearest name on the way to it that is one.
  private func keyword(_ rule: Int) -> String {
    let place = program.places[rule]
    let document = program.documents[place.document]
    for ancestor in document.ancestors(of: place.node).reversed() {
      let name = names.string(document.name(ancestor))
      if SchemaKeyword(rawValue: name) != nil { return name }
    }
    return "schema"
  }

  private func help(_ record: SchemaValidator.Record) -> String? {
    if let near = suggestion(record) { return "did you mean `\(near)`?" }
    guard record.choice >= 0 else { return nil }
    let count =
      switch program.rules[record.choice] {
      case .anyOf(let range), .oneOf(let range): range.count
      default: 0
      }
    guard count > 1 else { return nil }
    return "of \(count) alternatives this is number \(record.branch), which came nearest"
  }

  /// The allowed member or value that is nearest to one that is not allowed.
  private func suggestion(_ record: SchemaValidator.Record) -> String? {
    let node = NodeID(record.node)
    let document = program.documents[program.places[record.rule].document]
    switch program.rules[record.rule] {
    case .never:
      guard let properties = names.find("properties"), tree.name(node) != .none else { return nil }
      let keyword = program.places[record.rule].node
      let schema = document.ancestors(of: keyword).reversed().first {
        document.member($0, properties) != nil
      }
      guard let declared = schema.flatMap({ document.member($0, properties) }) else { return nil }
      let candidates = document.children(declared).map { names.string(document.name($0)) }
      return nearestMatch(to: names.string(tree.name(node)), among: candidates)
    case .values(let range):
      guard let text = tree.string(node) else { return nil }
      let candidates = range.compactMap { index in
        program.documents[program.values[index].document].string(program.values[index].node)
      }
      return nearestMatch(to: text, among: candidates)
    default: return nil
    }
  }
}

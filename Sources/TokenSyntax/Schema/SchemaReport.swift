import TokenMotion

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
  private let program: SchemaProgram
  private let tree: JSONTree
  private let names: NameTable

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
  private func unwanted(_ schema: Int, _ node: NodeID) -> NodeID? {
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

  private func message(_ record: SchemaValidator.Record) -> String {
    let found = describe(NodeID(record.node))
    switch program.rules[record.rule] {
    case .never:
      return tree.name(NodeID(record.node)) == .none
        ? "nothing is allowed here" : "the member \(name(NodeID(record.node))) is not allowed here"
    case .type(let types): return "expected \(types.description), found \(found)"
    case .values(let range): return "expected \(values(range)), found \(found)"
    case .minimum(let limit): return "expected at least \(limit.decimal), found \(found)"
    case .maximum(let limit): return "expected at most \(limit.decimal), found \(found)"
    case .exclusiveMinimum(let limit): return "expected more than \(limit.decimal), found \(found)"
    case .exclusiveMaximum(let limit): return "expected less than \(limit.decimal), found \(found)"
    case .multipleOf(let index): return "expected a multiple of \(value(index)), found \(found)"
    case .minLength(let least):
      return "expected at least \(count(least, "character")), found \(found)"
    case .maxLength(let most): return "expected at most \(count(most, "character")), found \(found)"
    case .minItems(let least): return "expected at least \(count(least, "element"))\(have(record))"
    case .maxItems(let most): return "expected at most \(count(most, "element"))\(have(record))"
    case .minProperties(let least):
      return "expected at least \(count(least, "member"))\(have(record))"
    case .maxProperties(let most): return "expected at most \(count(most, "member"))\(have(record))"
    case .uniqueItems: return "the element repeats an earlier one"
    case .pattern(let pattern):
      if let title = title(beside: record.rule) {
        return "\(found) does not have the form of \(title)"
      }
      return "\(found) does not match `\(program.patterns[pattern].source)`"
    case .format(let format): return "\(found) is not of the format `\(format.rawValue)`"
    case .required: return "the member \"\(names.string(NameID(record.detail)))\" is missing"
    case .dependentRequired(let name, _):
      return "the member \"\(names.string(NameID(record.detail)))\" is missing, which "
        + "\"\(names.string(name))\" demands"
    case .contains(_, let least, let most, _):
      return record.detail < least
        ? "expected at least \(count(least, "matching element")), found \(record.detail)"
        : "expected at most \(count(most, "matching element")), found \(record.detail)"
    case .propertyNames: return "the name \(name(NodeID(record.node))) is not allowed here"
    case .not(let schema):
      return unwanted(schema, NodeID(record.node)).map {
        "the member \(name($0)) is not allowed here"
      }
        ?? "\(found) is what must not stand here"
    case .oneOf where record.detail != 0:
      return "\(found) fits more than one alternative: numbers \(record.detail >> 16) and "
        + "\(record.detail & 0xFFFF)"
    case .anyOf(let range), .oneOf(let range): return "expected \(types(range)), found \(found)"
    default: return "\(found) does not satisfy the schema"
    }
  }

  /// The `title` of the schema in which a keyword stands, as it is written.
  private func title(beside rule: Int) -> String? {
    let place = program.places[rule]
    let document = program.documents[place.document]
    let around = document.ancestors(of: place.node).reversed().dropFirst()
    guard let schema = around.first(where: document.isObject) else { return nil }
    for child in document.children(schema)
    where names.string(document.name(child)) == "title" && document.isString(child) {
      return String(decoding: document.text(child), as: UTF8.self)
    }
    return nil
  }

  private func have(_ record: SchemaValidator.Record) -> String {
    ", found \(tree.childCount(NodeID(record.node)))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func name(_ node: NodeID) -> String { "\"\(names.string(tree.name(node)))\"" }

  /// A scalar as authored, a container by its kind.
  private func describe(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .object: "an object"
    case .array: "an array"
    case .missing: "nothing"
    default: Self.shortened(String(decoding: tree.text(node), as: UTF8.self))
    }
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 48
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(45))) + "…"
  }

  private func value(_ index: Int) -> String {
    let value = program.values[index]
    return Self.shortened(
      String(decoding: program.documents[value.document].text(value.node), as: UTF8.self))
  }

  private func values(_ range: Range<Int>) -> String {
    if range.count == 1 { return value(range.lowerBound) }
    let shown = range.prefix(12).map(value).joined(separator: ", ")
    return "one of " + shown + (range.count > 12 ? " or \(range.count - 12) others" : "")
  }

  /// The types of alternatives that ask for nothing but types.
  private func types(_ range: Range<Int>) -> String {
    var types: SchemaTypes = []
    for index in range { collect(program.branches[index], &types, levels: 8) }
    return types.isEmpty ? "one of \(range.count) alternatives" : types.description
  }

  private func collect(_ schema: Int, _ types: inout SchemaTypes, levels: Int) {
    guard levels > 0 else { return }
    for rule in program.schemas[schema].rules {
      switch program.rules[rule] {
      case .type(let found): types.formUnion(found)
      case .reference(let target): collect(target, &types, levels: levels - 1)
      case .anyOf(let range), .oneOf(let range):
        for index in range { collect(program.branches[index], &types, levels: levels - 1) }
      default: break
      }
    }
  }
}

extension Double {
  /// The number as outputs print it; infinities as Swift does.
  fileprivate var decimal: String { isFinite ? decimalText : "\(self)" }
}

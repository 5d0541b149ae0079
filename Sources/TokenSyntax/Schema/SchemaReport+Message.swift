import TokenMotion

/// The words for each kind of broken rule.
extension SchemaReport {
  /// What was expected and what was found, in one phrase.
  func message(_ record: SchemaValidator.Record) -> String {
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
    // A list that leaves out one could as well show it.
    let most = range.count == 13 ? 13 : 12
    let shown = range.prefix(most).map(value).joined(separator: ", ")
    guard range.count > most else { return "one of " + shown }
    return "one of " + shown + " or \(range.count - most) others"
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

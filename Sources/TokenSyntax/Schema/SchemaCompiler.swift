/// A compiled schema: validates any number of instances.
package struct Schema: Sendable {
  let program: SchemaProgram

  /// The schema documents that were used, the schema itself first.
  package var documents: [SourceFile] { program.documents.map(\.file) }
}

/// What the user of the engine may choose.
package struct SchemaOptions: Sendable {
  /// The dialect of documents without `$schema`.
  package var dialect = SchemaDialect.draft202012
  /// Whether `format` is checked; otherwise it is an annotation, as the standard has it.
  package var assertsFormats = false

  /// The defaults of the standard.
  package init() {}
}

/// Compiles a schema with everything that it refers to.
///
/// - Parameters:
///   - tree: The schema. It, the library's trees and all instances share one `NameTable`.
///   - uri: Where the schema comes from, for relative references; an `$id` overrides it.
/// - Returns: The schema, and what is wrong with it. With faults it still validates: a keyword
///   that is at fault is left out, a reference that leads nowhere accepts everything.
package func compileSchema(
  _ tree: JSONTree, uri: String = "", library: SchemaLibrary = SchemaLibrary(),
  options: SchemaOptions = SchemaOptions(), names: inout NameTable
) -> (schema: Schema, faults: [SchemaFault]) {
  var compiler = SchemaCompiler(library: library, options: options, &names)
  compiler.compile(tree, uri: uri, &names)
  return (Schema(program: compiler.program), compiler.faults)
}

/// The state of one compilation.
struct SchemaCompiler {
  let library: SchemaLibrary
  let options: SchemaOptions
  var index: SchemaIndex
  var program = SchemaProgram()
  var faults: [SchemaFault] = []
  private var numbers: [SchemaPlace: Int] = [:]
  private var patternNumbers: [String: Int] = [:]
  private var pending: [Int] = []

  init(library: SchemaLibrary, options: SchemaOptions, _ names: inout NameTable) {
    self.library = library
    self.options = options
    index = SchemaIndex(&names)
  }

  /// Compiles the document and, one after the other, every schema that is reached from it.
  mutating func compile(_ tree: JSONTree, uri: String, _ names: inout NameTable) {
    let root = index.add(
      tree, uri: uri, dialect: options.dialect, library: library, &names)
    // A library document may be known by its own `$id` only.
    for (uri, tree) in library.all where index.resource(uri) == nil {
      _ = index.add(tree, uri: uri, dialect: options.dialect, library: library, &names)
    }
    _ = number(of: index.resources[root].place)
    while let next = pending.popLast() { compileSchema(next, &names) }
    program.documents = index.documents
    linkDynamicAnchors(&names)
    program.addShortcuts()
    for fault in index.faults where isUsed(fault.place.document) {
      report(.unknownDialect, fault.place, fault.message, names)
    }
    faults.sort { $0.span < $1.span }
  }

  private func isUsed(_ document: Int) -> Bool {
    document == 0 || program.schemas.contains { $0.place.document == document }
  }

  /// The number of the schema at a place, which is compiled later.
  mutating func number(of place: SchemaPlace) -> Int {
    if let number = numbers[place] { return number }
    let number = program.schemas.count
    program.schemas.append(
      SchemaProgram.Entry(resource: index.resource(around: place), place: place))
    numbers[place] = number
    pending.append(number)
    return number
  }

  /// The number of a pattern in the program; nil after a fault.
  mutating func pattern(_ source: String, _ place: SchemaPlace, _ names: NameTable) -> Int? {
    if let number = patternNumbers[source] { return number }
    do {
      program.patterns.append(try Pattern(source))
    } catch {
      report(
        .badPattern, place,
        "bad regular expression: \(error.message), at character \(error.offset + 1)",
        names)
      return nil
    }
    patternNumbers[source] = program.patterns.count - 1
    return program.patterns.count - 1
  }

  /// Notes a fault of the schema itself.
  mutating func report(
    _ code: SchemaFaultCode, _ place: SchemaPlace, _ message: String, help: String? = nil,
    _ names: NameTable
  ) {
    let tree = index.documents[place.document]
    let pointer = tree.pointer(to: place.node, names: names).text
    let keyword = names.string(tree.name(place.node))
    let uri = index.resources[
      index.resource(around: SchemaPlace(document: place.document, node: .root))
    ]
    .base.withoutFragment
    let fault = SchemaFault(
      code: code, span: tree.span(place.node), pointer: pointer, keyword: keyword,
      schemaSpan: tree.span(place.node), schemaLocation: uri + "#" + pointer, message: message,
      help: help)
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Every `$dynamicAnchor` of a resource that was reached may become a target at run time.
  private mutating func linkDynamicAnchors(_ names: inout NameTable) {
    program.dynamicAnchors = Array(repeating: [:], count: index.resources.count)
    guard program.usesDynamicScope else { return }
    var position = 0
    var linked: Set<Int> = []
    while position < program.schemas.count {
      let resource = program.schemas[position].resource
      position += 1
      guard linked.insert(resource).inserted else { continue }
      let anchors = index.resources[resource].dynamicAnchors
      for anchor in anchors.keys.sorted() {
        guard let node = anchors[anchor] else { continue }
        let place = SchemaPlace(document: index.resources[resource].place.document, node: node)
        let name = names.intern(Array(anchor.utf8)[...])
        let target = number(of: place)
        if program.dynamicAnchors.count < index.resources.count {
          let missing = index.resources.count - program.dynamicAnchors.count
          program.dynamicAnchors += Array(repeating: [:], count: missing)
        }
        program.dynamicAnchors[resource][name] = target
      }
      while let next = pending.popLast() { compileSchema(next, &names) }
      program.documents = index.documents
    }
    let missing = index.resources.count - program.dynamicAnchors.count
    if missing > 0 { program.dynamicAnchors += Array(repeating: [:], count: missing) }
  }

  /// Finds the schema to which a reference leads; nil after a fault.
  mutating func target(
    of text: String, at place: SchemaPlace, _ names: inout NameTable
  ) -> (place: SchemaPlace, resource: Int, anchor: String?)? {
    let resource = index.resources[index.resource(around: place)]
    let reference = resource.base.resolving(URIReference(text))
    let uri = reference.withoutFragment
    var found = index.resource(uri)
    if found == nil, let tree = library.document(uri, &names) {
      found = index.add(tree, uri: uri, dialect: options.dialect, library: library, &names)
    }
    guard let found else {
      report(
        .missingDocument, place, "the schema `\(uri)` was not given",
        help: "nothing is fetched; pass the document together with this one", names)
      return nil
    }
    let root = index.resources[found].place
    guard let fragment = reference.fragment, !fragment.isEmpty else { return (root, found, nil) }
    if fragment.hasPrefix("/") {
      return follow(fragment, from: root, at: place, names).map { target in
        let around = index.resource(around: target)
        index.walk(target, in: around, library, &names)
        return (target, index.resource(around: target), nil)
      }
    }
    let decoded = Self.percentDecoded(fragment)
    guard let node = index.resources[found].anchors[decoded] else {
      report(.missingPlace, place, "there is no anchor `\(decoded)` in `\(uri)`", names)
      return nil
    }
    return (SchemaPlace(document: root.document, node: node), found, decoded)
  }

  private mutating func follow(
    _ fragment: String, from root: SchemaPlace, at place: SchemaPlace, _ names: NameTable
  ) -> SchemaPlace? {
    do {
      let pointer = try JSONPointer(fragment, isFragment: true)
      switch index.documents[root.document].find(pointer, from: root.node, names: names) {
      case .success(let node): return SchemaPlace(document: root.document, node: node)
      case .failure(let failure):
        report(.missingPlace, place, "`\(fragment)` leads nowhere: \(failure.message)", names)
      }
    } catch {
      report(.missingPlace, place, "`\(fragment)` is no JSON Pointer: \(error.message)", names)
    }
    return nil
  }

  private static func percentDecoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = JSONText.hexDigit(rest[rest.startIndex]),
        let low = JSONText.hexDigit(rest[rest.startIndex + 1])
      {
        bytes.append(UInt8(high << 4 | low))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

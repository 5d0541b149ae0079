import TokenModel
import TokenSyntax

/// Finds the tokens of Spectrum's files.
struct SpectrumCollector {
  /// What was found.
  private(set) var book = ForeignBook()
  /// What is wrong with it.
  private(set) var sink = DiagnosticSink()
  private let files: [ForeignFile]
  private let names: NameTable
  private let options: ReaderOptions
  /// The tokens of a list by their paths: one object for each context stands in it.
  private var entryOfName: [String: Int] = [:]

  /// One value and when it holds.
  private struct Variant {
    var terms: [ForeignBook.Term]
    var object: NodeID
    var value: NodeID
  }

  init(_ files: [ForeignFile], _ translation: Translation) {
    self.files = files
    names = translation.names
    options = translation.options
  }

  /// Fills the book.
  mutating func run() {
    for file in files.indices {
      let tree = files[file].tree
      let root = book.addGroup("", in: nil, at: ForeignBook.Place(file: file, node: .root))
      if tree.isArray(.root) {
        addList(file, root, tree)
        continue
      }
      for child in tree.children(.root) {
        let name = names.string(tree.name(child))
        if tree.isObject(child) {
          addToken(name, child, file, root, tree)
        } else {
          book.addData(name, of: root, at: ForeignBook.Place(file: file, node: child))
        }
      }
    }
  }

  private func value(of object: NodeID, _ tree: JSONTree) -> NodeID? {
    tree.member(object, named: "value", names) ?? tree.member(object, named: "$ref", names)
  }

  private mutating func reportMissing(_ object: NodeID, _ tree: JSONTree) {
    sink.report(
      .unfinishedToken, "this token of Spectrum has no value",
      at: tree.keySpan(object) ?? tree.span(object), help: "add it, or remove the token",
      under: options)
  }

  private mutating func addToken(
    _ name: String, _ object: NodeID, _ file: Int, _ root: Int, _ tree: JSONTree
  ) {
    let variants = variants(of: object, tree)
    guard let base = variants.first else {
      reportMissing(object, tree)
      return
    }
    func place(_ node: NodeID) -> ForeignBook.Place { ForeignBook.Place(file: file, node: node) }
    let entry = book.addEntry(
      name, in: root, object: place(object), value: place(base.value),
      declared: declaration(base.object, tree))
    register(object, of: entry, tree)
    if base.object != object { book.setValueObject(place(base.object), of: entry) }
    for variant in variants.dropFirst() {
      book.addMode(
        ForeignBook.Mode(
          terms: variant.terms, value: place(variant.value), object: place(variant.object),
          declared: declaration(variant.object, tree)),
        to: entry)
    }
  }

  /// The uuid is a second name.
  private mutating func register(_ object: NodeID, of entry: Int, _ tree: JSONTree) {
    for variant in variants(of: object, tree).map(\.object) + [object] {
      if let uuid = tree.member(variant, named: "uuid", names).flatMap(tree.string) {
        book.addKey(uuid, of: entry)
      }
    }
  }

  /// The values of a token: first the one that holds by default, and then those of the contexts in
  /// which it does not. Sets may hold sets.
  private mutating func variants(of object: NodeID, _ tree: JSONTree) -> [Variant] {
    var result: [Variant] = []
    var open = [(object: object, terms: [ForeignBook.Term]())]
    while let (object, terms) = open.popLast() {
      if let value = value(of: object, tree) {
        result.append(Variant(terms: terms, object: object, value: value))
      }
      guard let sets = tree.member(object, named: "sets", names), tree.isObject(sets) else {
        continue
      }
      let contexts = tree.children(sets).map { names.string(tree.name($0)) }
      let modifier = Self.modifier(of: contexts, schema: schema(of: object, tree))
      let first =
        contexts.first { Self.defaultContexts.contains($0) } ?? contexts.first ?? "default"
      book.addModifier(modifier, defaultContext: first)
      var below: [(object: NodeID, terms: [ForeignBook.Term])] = []
      for child in tree.children(sets) {
        let context = names.string(tree.name(child))
        if context == first {
          below.insert((child, terms), at: 0)
        } else {
          below.append(
            (child, terms + [ForeignBook.Term(modifier: modifier, context: context)]))
        }
      }
      open += below.reversed()
    }
    return result
  }

  private static let defaultContexts: Set<String> = ["light", "desktop", "spectrum"]

  private static func modifier(of contexts: [String], schema: String?) -> String {
    switch schema {
    case "color-set": "theme"
    case "scale-set": "scale"
    case "system-set": "system"
    default:
      if contexts.contains("light") || contexts.contains("dark") {
        "theme"
      } else if contexts.contains("desktop") || contexts.contains("mobile") {
        "scale"
      } else if contexts.contains("spectrum") || contexts.contains("express") {
        "system"
      } else {
        "set"
      }
    }
  }

  /// The last name in the `$schema` of an object, such as `dimension`.
  private func schema(of object: NodeID, _ tree: JSONTree) -> String? {
    guard
      let text = tree.member(object, named: "$schema", names).flatMap(tree.string),
      let last = text.split(separator: "/").last
    else { return nil }
    return String(last.prefix { $0 != "." })
  }

  private func declaration(_ object: NodeID, _ tree: JSONTree) -> ForeignBook.Declaration? {
    guard let node = tree.member(object, named: "$schema", names),
      let spelling = schema(of: object, tree), spelling != "alias", !spelling.hasSuffix("-set")
    else { return nil }
    return ForeignBook.Declaration(spelling: spelling, span: tree.span(node), isOwn: false)
  }
}

extension SpectrumCollector {
  /// The members of a name that say in which context a token holds.
  private static let contextMembers = [
    (name: "colorScheme", modifier: "theme"), (name: "scale", modifier: "scale"),
    (name: "contrast", modifier: "contrast"),
  ]
  /// The other members in the order in which they make up the name.
  private static let nameOrder = [
    "colorRole", "variant", "component", "anatomy", "object", "property", "state", "size",
    "scaleIndex",
  ]

  /// Adds the tokens of a list: first those of the default contexts, which hold where no other does.
  private mutating func addList(_ file: Int, _ root: Int, _ tree: JSONTree) {
    entryOfName = [:]
    let tokens = tree.children(.root).filter(tree.isObject)
    let isDefault = tokens.map { token in
      terms(of: token, tree).allSatisfy { Self.defaultContexts.contains($0.context) }
    }
    for (token, isFirst) in zip(tokens, isDefault) where isFirst {
      addListed(token, file, root, tree)
    }
    for (token, isFirst) in zip(tokens, isDefault) where !isFirst {
      addListed(token, file, root, tree)
    }
  }

  /// Adds a token of a list.
  private mutating func addListed(
    _ object: NodeID, _ file: Int, _ root: Int, _ tree: JSONTree
  ) {
    guard let value = value(of: object, tree) else {
      reportMissing(object, tree)
      return
    }
    let name = listedName(object, tree)
    let place = ForeignBook.Place(file: file, node: object)
    let valuePlace = ForeignBook.Place(file: file, node: value)
    let terms = terms(of: object, tree)
    for term in terms { book.addModifier(term.modifier, defaultContext: term.context) }
    let declared = declaration(object, tree)
    if let known = entryOfName[name], !terms.isEmpty {
      book.addMode(
        ForeignBook.Mode(terms: terms, value: valuePlace, object: place, declared: declared),
        to: known)
      register(object, of: known, tree)
      return
    }
    let entry = book.addEntry(
      name, in: root, object: place, value: valuePlace, declared: declared)
    entryOfName[name] = entry
    register(object, of: entry, tree)
  }

  /// The contexts in which a token of a list holds.
  private func terms(of object: NodeID, _ tree: JSONTree) -> [ForeignBook.Term] {
    guard let name = tree.member(object, named: "name", names) else { return [] }
    return Self.contextMembers.compactMap { member, modifier in
      tree.member(name, named: member, names).flatMap(tree.string).map {
        ForeignBook.Term(modifier: modifier, context: $0)
      }
    }
  }

  /// The name of a token of a list: the `legacyKey`, or the parts of the name joined by `-`.
  private func listedName(_ object: NodeID, _ tree: JSONTree) -> String {
    guard let name = tree.member(object, named: "name", names) else { return "" }
    if let text = tree.string(name) { return text }
    if let key = tree.member(name, named: "legacyKey", names).flatMap(tree.string) { return key }
    let parts = tree.children(name).map { (names.string(tree.name($0)), $0) }.filter { part in
      !Self.contextMembers.contains { $0.name == part.0 }
    }
    func position(_ name: String) -> Int {
      Self.nameOrder.firstIndex(of: name) ?? Self.nameOrder.count
    }
    return parts.enumerated().sorted {
      (position($0.element.0), $0.offset) < (position($1.element.0), $1.offset)
    }.flatMap { part -> [String] in
      let node = part.element.1
      return tree.isArray(node)
        ? tree.children(node).compactMap { text($0, tree) } : text(node, tree).map { [$0] } ?? []
    }.joined(separator: "-")
  }

  private func text(_ node: NodeID, _ tree: JSONTree) -> String? {
    tree.string(node)
      ?? (tree.number(node) == nil ? nil : String(decoding: tree.text(node), as: UTF8.self))
  }
}

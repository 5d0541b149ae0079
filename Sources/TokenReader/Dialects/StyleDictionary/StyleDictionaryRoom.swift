import TokenModel
import TokenSyntax

/// Style Dictionary before its DTCG mode, and what its users add to files of the standard.
///
/// A token is an object with `value` (or `$value`); `comment`, `attributes`, `themeable` and whatever
/// else stands in it is about the token. A value of the members `light` and `dark`, or a member
/// `dark` beside the value, gives the values of a modifier `theme`; so do files whose names differ
/// by `light` and `dark`. A name with `.`, `{` or `}` gets `-` in their place, a token `_` or `@`
/// beside others is the `$root` of its group, and so is a token that has tokens below it.
enum StyleDictionaryRoom: DialectRoom {
  static let dialect = Dialect.styleDictionary

  static let vocabulary = ForeignVocabulary(
    vendor: "com.styledictionary",
    roles: [
      "value": .taken, "$value": .taken, "type": .taken, "$type": .taken, "unit": .taken,
      "$description": .description, "description": .description, "comment": .description,
      "$deprecated": .deprecated, "deprecated": .deprecated,
      "deprecated_comment": .deprecationText, "deprecatedComment": .deprecationText,
    ])

  /// Members beside a `$value` that only Style Dictionary's users write.
  private static let companions = [
    "attributes", "themeable", "comment", "modify", "actions", "source", "original", "_darkMode",
    "darkValue",
  ]

  /// Whether a file has a token with `value`, or one with `$value` and a member that is not of the
  /// standard but of Style Dictionary.
  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    matches(tree, names, companions.compactMap { names.find($0) })
  }

  /// The same with the companions that the names of all files have.
  private static func matches(
    _ tree: JSONTree, _ names: NameTable, _ companions: [NameID]
  ) -> Bool {
    guard tree.isObject(.root) else { return false }
    let shape = StyleDictionaryShape(tree, names)
    var open: [NodeID] = [.root]
    while let object = open.popLast() {
      if object != .root {
        if let value = tree.member(object, .value) {
          if hasModes(value, tree) { return true }
          guard !companions.isEmpty else { continue }
          var hasCompanion = false
          tree.forEachMember(object) { child, name in
            if companions.contains(name), tree.member(child, .value) == nil { hasCompanion = true }
          }
          if hasCompanion { return true }
          continue
        }
        if shape.value(of: object) != nil { return true }
      }
      tree.forEachMember(object) { child, name in
        if tree.isObject(child), names.first(name) != UInt8(ascii: "$") { open.append(child) }
      }
    }
    return false
  }

  /// Whether a value is an object with one value for each theme.
  static func hasModes(_ value: NodeID, _ tree: JSONTree) -> Bool {
    tree.isObject(value) && tree.member(value, .light) != nil && tree.member(value, .dark) != nil
  }

  /// The files with tokens of the dialect, and with them those that hold data alone, which the tokens
  /// refer to.
  static func claims(_ files: [ForeignFile], _ names: NameTable) -> Set<Int> {
    let companions = companions.compactMap { names.find($0) }
    let own = files.indices.filter { matches(files[$0].tree, names, companions) }
    guard !own.isEmpty else { return [] }
    let data = files.indices.filter {
      StyleDictionaryShape(files[$0].tree, names).isData
    }
    return Set(own + data)
  }

  static func translate(_ files: [ForeignFile], _ translation: inout Translation) {
    var collector = StyleDictionaryCollector(files, translation)
    collector.run()
    translation.sink.add(collector.sink)
    let modes = ModeFiles(translation.isArranged ? [] : files.map(\.path), collector.book)
    modes.report(files, &translation)
    ForeignTranslator.translate(
      files, collector.book, vocabulary, contextOfFile: modes.contextOfFile, &translation)
  }
}

/// What the objects of a file are.
struct StyleDictionaryShape {
  private let tree: JSONTree
  private let names: NameTable

  init(_ tree: JSONTree, _ names: NameTable) {
    self.tree = tree
    self.names = names
  }

  /// The value of a token; nil for an object that is none.
  ///
  /// A group may be called `value`: an object of this name is a value only if it holds no tokens, or
  /// if its owner has a type.
  func value(of object: NodeID) -> NodeID? {
    if let value = tree.member(object, .value) { return value }
    guard let value = tree.member(object, .plainValue) else { return nil }
    guard tree.isObject(value) else { return value }
    if let type = tree.member(object, .plainType), tree.isString(type) { return value }
    return isToken(value) || holdsTokens(value) ? nil : value
  }

  /// Whether an object has a value that is none of a number and its unit.
  private func isToken(_ object: NodeID) -> Bool {
    if tree.member(object, .value) != nil { return true }
    return tree.member(object, .plainValue) != nil && !isMeasure(object)
  }

  /// Whether an object is a number and a unit, which is a value and no token.
  private func isMeasure(_ object: NodeID) -> Bool {
    guard let unit = tree.member(object, .unit), tree.isString(unit) else { return false }
    return tree.childCount(object) == 2
  }

  /// Whether an object has a token in it.
  func holdsTokens(_ object: NodeID) -> Bool {
    var open = [object]
    while let top = open.popLast() {
      for child in tree.children(top) where tree.isObject(child) {
        if isToken(child) { return true }
        open.append(child)
      }
    }
    return false
  }

  /// Whether a file holds neither tokens nor references of the standard: nothing but data.
  var isData: Bool {
    guard tree.isObject(.root), tree.childCount(.root) > 0 else { return false }
    var position: UInt32 = 1
    while position < tree.nodes.count {
      let name = tree.name(NodeID(position))
      let isSchema = name == WellKnownName.schema.id
      if names.bytes(name).first == UInt8(ascii: "$"), !isSchema { return false }
      if name == WellKnownName.plainValue.id || name == WellKnownName.resolutionOrder.id {
        return false
      }
      position += 1
    }
    return true
  }
}

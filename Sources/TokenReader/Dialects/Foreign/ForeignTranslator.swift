import TokenModel
import TokenSyntax

/// Turns a filled `ForeignBook` into trees of the standard.
///
/// Every value is planned on its own; then the types of what is computed follow from those of its
/// references; then all is written, a tree for each file and one for each context of a file. Linear
/// in the size of the files, but for texts that data is put into.
struct ForeignTranslator {
  /// The files.
  let files: [ForeignFile]
  /// What is in them.
  let book: ForeignBook
  /// What their members are called.
  let vocabulary: ForeignVocabulary
  /// What the user allows.
  let options: ReaderOptions
  /// The names of all trees.
  let names: NameTable
  /// When a file takes part, where that is not always.
  var contextOfFile: [Int: (modifier: String, context: String)] = [:]
  /// The findings.
  var sink = DiagnosticSink()
  /// For each token, how its value is written.
  var plans: [ForeignPlan] = []
  /// For each token, how its values in modes are written.
  var modePlans: [[ForeignPlan]] = []
  /// For each token, the type of its value; nil where it is not known.
  var types: [String?] = []
  /// For each path with `-` between all names, its token; -1 where there are several.
  lazy var entryOfKebab = kebabPaths()
  /// For each repaired path, its first token.
  let entryOfRepaired: [String: Int]

  /// The most data that is put into texts one inside the other.
  static let dataDepth = 32

  init(
    _ files: [ForeignFile], _ book: ForeignBook, _ vocabulary: ForeignVocabulary,
    _ translation: Translation
  ) {
    self.files = files
    self.book = book
    self.vocabulary = vocabulary
    options = translation.options
    names = translation.names
    entryOfRepaired = Dictionary(
      book.entries.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds what the book holds to a translation.
  static func translate(
    _ files: [ForeignFile], _ book: ForeignBook, _ vocabulary: ForeignVocabulary,
    contextOfFile: [Int: (modifier: String, context: String)] = [:],
    _ translation: inout Translation
  ) {
    var translator = ForeignTranslator(files, book, vocabulary, translation)
    translator.contextOfFile = contextOfFile
    for (index, entry) in book.entries.enumerated() {
      translator.plans.append(translator.plan(entry))
      translator.modePlans.append(
        entry.modes.map {
          translator.plan($0.value, $0.declared ?? entry.declared, unit: entry.unit, of: index)
        })
    }
    translator.resolveTypes()
    translator.typeFontsByUse()
    translator.checkAliases()
    translator.write(to: &translation)
    translation.sink.add(translator.sink)
  }

  private mutating func plan(_ entry: ForeignBook.Entry) -> ForeignPlan {
    plan(entry.value, entry.declared, unit: entry.unit, of: plans.count)
  }

  /// The tree of a place.
  func tree(_ place: ForeignBook.Place) -> JSONTree { files[place.file].tree }

  /// The name of a member.
  func name(_ node: NodeID, _ tree: JSONTree) -> String { names.string(tree.name(node)) }

  /// The member of an object with this name.
  func member(_ name: String, of place: ForeignBook.Place) -> ForeignBook.Place? {
    guard tree(place).isObject(place.node), let id = names.find(name),
      let node = tree(place).member(place.node, id)
    else { return nil }
    return ForeignBook.Place(file: place.file, node: node)
  }

  /// The members of an object, by name.
  func members(of place: ForeignBook.Place) -> [(name: String, place: ForeignBook.Place)] {
    let tree = tree(place)
    return tree.children(place.node).map {
      (name($0, tree), ForeignBook.Place(file: place.file, node: $0))
    }
  }

  /// The elements of an array.
  func elements(of place: ForeignBook.Place) -> [ForeignBook.Place] {
    tree(place).children(place.node).map { ForeignBook.Place(file: place.file, node: $0) }
  }

  /// The text of a string.
  func text(_ place: ForeignBook.Place) -> String? { tree(place).string(place.node) }

  /// The number that a value is, as a number or as a string.
  func number(_ place: ForeignBook.Place) -> Double? {
    if let number = tree(place).number(place.node) { return number.isFinite ? number : nil }
    return text(place).flatMap { ForeignLiteral.number($0.trimmed) }
  }

  /// Where something at a place comes from.
  func origin(_ place: ForeignBook.Place) -> TreeDraft.Origin {
    TreeDraft.Origin(place.node, of: tree(place))
  }

  /// The same, for something that is not written as it stands there.
  func rewritten(_ place: ForeignBook.Place) -> TreeDraft.Origin {
    let tree = tree(place)
    return TreeDraft.Origin(value: tree.span(place.node), key: tree.keySpan(place.node))
  }

  private func kebabPaths() -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, entry) in book.entries.enumerated() {
      let kebab = String(entry.path.map { $0 == "." ? "-" : $0 }).lowercased()
      if let known = result[kebab], known < 0 || book.entries[known].path != entry.path {
        result[kebab] = -1
      } else if result[kebab] == nil {
        result[kebab] = index
      }
    }
    return result
  }
}

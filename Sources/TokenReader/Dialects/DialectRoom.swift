import TokenModel
import TokenSyntax

/// What reads one dialect: a room of its own in this folder.
///
/// A room turns files into trees of the standard (`TreeDraft`), so that everything behind it, from
/// collecting to diagnostics and migrating, knows DTCG alone. What it cannot say in the standard's
/// members it leaves in `$extensions`; a value that is an expression stays a string.
protocol DialectRoom: Sendable {
  /// The dialect.
  static var dialect: Dialect { get }

  /// Whether the content of a file shows the dialect beyond doubt. No DTCG file may match.
  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool

  /// Which of the files are the dialect's, by position: those that match, unless a room knows better
  /// because it sees all files at once.
  static func claims(_ files: [ForeignFile], _ names: NameTable) -> Set<Int>

  /// Adds what the files say. They come in the order of merging, and all of them are the dialect's
  /// (or the user said so: then anything may come, and what makes no sense is reported).
  static func translate(_ files: [ForeignFile], _ translation: inout Translation)
}

/// A file in another form than the standard's.
struct ForeignFile {
  /// What was parsed.
  var tree: JSONTree
  /// Its path, as the user gave it.
  var path: String { tree.file.path }
}

/// What a room has to say: layers of tokens, and the modifiers that choose among them.
struct Translation {
  /// One tree, and when it takes part.
  struct TranslatedLayer {
    var tree: JSONTree
    var condition: Condition
    /// Whether it may replace tokens of an earlier layer without a word.
    var mayOverride: Bool
    /// The sets that it belongs to.
    var sets: [String]
    /// Whether outputs show its tokens unless they name its sets; references reach them always.
    var isShown: Bool
  }

  /// The names of all trees.
  var names: NameTable
  /// The findings.
  var sink = DiagnosticSink()
  /// What the user allows.
  let options: ReaderOptions
  /// Whether a resolver document says when each file takes part: then names of files mean nothing.
  var isArranged = false
  /// The modifiers, those of other files before these included.
  private(set) var modifiers: [Modifier]
  /// The layers, lowest priority first.
  private(set) var layers: [TranslatedLayer] = []

  init(names: NameTable, modifiers: [Modifier], options: ReaderOptions) {
    self.names = names
    self.modifiers = modifiers
    self.options = options
  }

  /// The position of the modifier with this name, which is added, or gets the contexts that it lacks.
  /// The first context is the default.
  mutating func modifier(
    _ name: String, contexts: [String], at span: SourceSpan? = nil
  ) -> Int {
    guard let known = modifiers.firstIndex(where: { $0.name == name }) else {
      modifiers.append(
        Modifier(
          name: name, contexts: contexts, defaultContext: contexts.isEmpty ? nil : 0, span: span))
      return modifiers.count - 1
    }
    for context in contexts where !modifiers[known].contexts.contains(context) {
      modifiers[known].contexts.append(context)
    }
    return known
  }

  /// The condition under which a modifier has one of these contexts; unknown ones are not allowed.
  func condition(_ modifier: Int, in contexts: [String]) -> Condition {
    let known = modifiers[modifier].contexts
    return Condition(terms: [
      Condition.Term(
        modifier: modifier, contexts: contexts.compactMap(known.firstIndex(of:)).sorted())
    ])
  }

  /// Adds a layer that has the number and path of `file`.
  mutating func add(
    _ draft: TreeDraft, of file: ForeignFile, when condition: Condition = Condition(terms: []),
    mayOverride: Bool = false, sets: [String] = [], isShown: Bool = true
  ) {
    layers.append(
      TranslatedLayer(
        tree: draft.finish(in: file.tree.file, names: &names), condition: condition,
        mayOverride: mayOverride, sets: sets, isShown: isShown))
  }
}

import TokenModel
import TokenSyntax

/// Which of the new files something belongs to.
struct MigrationKey: Hashable, Sendable {
  /// What holds always, or what one context of a modifier changes.
  enum Place: Hashable, Sendable {
    case base
    /// The positions of the modifier and of its context.
    case context(modifier: Int, context: Int)
  }

  var place: Place
  /// The path of the file that it comes from.
  var source: String
  /// The set that it belongs to; nil without sets, and in contexts.
  var set: String?
}

/// Divides tokens and groups among the new files: what holds always goes to a file for each old one,
/// what a context changes to files of that context.
struct MigrationLayout: Sendable {
  /// A token in one file.
  struct Entry: Sendable {
    var token: TokenID
    /// The combination of contexts whose value is written.
    var number: Int
  }

  /// The members of a group in one file.
  struct GroupEntry: Sendable {
    var group: GroupID
    /// A theme in which they hold.
    var theme: Theme
  }

  /// What one file holds.
  struct Content: Sendable {
    var tokens: [Entry] = []
    var groups: [GroupEntry] = []
  }

  /// The files in the order in which something was first put into them.
  private(set) var keys: [MigrationKey] = []
  private(set) var contents: [MigrationKey: Content] = [:]
  /// The tokens whose values no order of overriding gives.
  private(set) var inexpressible: [TokenID] = []
  /// The groups whose members no order of overriding gives.
  private(set) var inexpressibleGroups: [GroupID] = []
  /// The modifiers in the order in which later ones override.
  let order: [Int]
  /// The sets that were there for references alone, and of which a context has a part: outputs show
  /// that from now on.
  private(set) var unhidden: [String] = []
  private let sets: [SourceSet]
  private let layers: ContextLayers

  /// Divides everything.
  init(_ writer: MigrationWriter) {
    sets = writer.tokens.sets
    layers = ContextLayers(writer.tokens)
    order = layers.order
    for id in writer.tokens.tokenIDs { add(id, writer) }
    for index in writer.tokens.groups.indices { add(GroupID(UInt32(index)), writer) }
  }

  private mutating func add(_ id: TokenID, _ writer: MigrationWriter) {
    let tokens = writer.tokens
    let support = tokens.support(of: id)
    let first = Int(tokens[id].firstValue)
    let isSingle = support.count == 1
    let cells = (0..<support.count).map { number -> ContextLayers.Cell? in
      let declaration = tokens.winners[first + number]
      guard tokens.values[first + number] != nil, declaration != ThemedTokens.noOccurrence else {
        return nil
      }
      return ContextLayers.Cell(
        text: isSingle ? [] : writer.text(of: id, number), declaration: declaration)
    }
    func insert(_ number: Int, _ place: MigrationKey.Place) {
      let occurrence = tokens.occurrences[Int(tokens.winners[first + number])]
      let key = key(place, occurrence, tokens)
      open(key)
      contents[key]?.tokens.append(Entry(token: id, number: number))
    }
    guard let found = layers.divide(cells, support) else {
      inexpressible.append(id)
      let number = tokens.defaultCombination(of: id)
      if cells[number] != nil { insert(number, .base) }
      return
    }
    if let number = found.base { insert(number, .base) }
    for override in found.overrides {
      insert(
        override.number, .context(modifier: override.modifier, context: override.context))
    }
  }

  /// Groups have members in few files, and mostly in those that always hold.
  private mutating func add(_ id: GroupID, _ writer: MigrationWriter) {
    let tokens = writer.tokens
    let declarations = tokens[id].occurrences.filter { index in
      let occurrence = tokens.occurrences[Int(index)]
      return MigrationWriter.groupMembers.contains {
        tokens.trees[Int(occurrence.tree)].member(occurrence.object, $0) != nil
      }
    }
    guard !declarations.isEmpty else { return }
    let conditions = declarations.map {
      tokens.conditions[Int(tokens.occurrences[Int($0)].condition)]
    }
    let concerned = Set(conditions.flatMap { $0.terms.map(\.modifier) }).sorted()
    guard
      let support = ContextLayers.support(over: concerned, tokens)
    else {
      inexpressibleGroups.append(id)
      return
    }
    var theme = tokens.defaultTheme
    func themes(_ number: Int) -> Theme {
      support.assign(number, to: &theme)
      return theme
    }
    func declaration(in theme: Theme) -> UInt32? {
      declarations.last {
        tokens.conditions[Int(tokens.occurrences[Int($0)].condition)].holds(in: theme)
      }
    }
    func insert(_ number: Int, _ place: MigrationKey.Place) {
      let theme = themes(number)
      guard let index = declaration(in: theme) else { return }
      let key = key(place, tokens.occurrences[Int(index)], tokens)
      open(key)
      contents[key]?.groups.append(GroupEntry(group: id, theme: theme))
    }
    let cells = (0..<support.count).map { number -> ContextLayers.Cell? in
      let theme = themes(number)
      guard let index = declaration(in: theme), let text = writer.text(of: id, in: theme) else {
        return nil
      }
      return ContextLayers.Cell(text: text, declaration: index)
    }
    guard let found = layers.divide(cells, support) else {
      inexpressibleGroups.append(id)
      insert(support.index(in: tokens.defaultTheme), .base)
      return
    }
    if let number = found.base { insert(number, .base) }
    for override in found.overrides {
      insert(
        override.number, .context(modifier: override.modifier, context: override.context))
    }
  }

  private mutating func key(
    _ place: MigrationKey.Place, _ occurrence: Occurrence, _ tokens: ThemedTokens
  ) -> MigrationKey {
    let tree = tokens.trees[Int(occurrence.tree)]
    var key = MigrationKey(place: place, source: tree.file.path)
    guard !sets.isEmpty else { return key }
    let span = tree.span(occurrence.object)
    let set = sets.first {
      $0.span.file == span.file && $0.span.lower <= span.lower && span.upper <= $0.span.upper
    }
    guard place == .base else {
      if let set, !set.isShown, !unhidden.contains(set.name) { unhidden.append(set.name) }
      return key
    }
    key.set = set?.name
    return key
  }

  private mutating func open(_ key: MigrationKey) {
    guard contents[key] == nil else { return }
    keys.append(key)
    contents[key] = Content()
  }
}

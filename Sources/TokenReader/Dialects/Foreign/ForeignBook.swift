import TokenModel
import TokenSyntax

/// The groups, tokens and other data of files in another form, on their way into trees of the
/// standard: what Style Dictionary, Theo and Spectrum have in common.
///
/// A room fills the book, and `ForeignTranslator` reads it. Names are repaired here once, so that
/// references can follow them.
struct ForeignBook {
  /// A value in one of the files.
  struct Place: Hashable {
    /// The position of the file.
    var file: Int
    var node: NodeID
  }

  /// A group of one file.
  struct Group {
    /// The position of the group around it; nil for the root of a file.
    var parent: Int?
    /// The repaired name; empty for a root.
    var name: String
    /// The object that it is.
    var place: Place
    /// The repaired names from the root, joined by dots.
    var path: String
    /// The names from the root as they were written, joined by dots.
    var key: String
    /// Members that are neither tokens nor groups, with their names.
    var data: [(name: String, place: Place)] = []
  }

  /// A context of a modifier.
  struct Term: Hashable {
    var modifier: String
    var context: String
  }

  /// The value of a token in one context, or where several meet.
  struct Mode {
    var terms: [Term]
    var value: Place
    /// The object that says more about the value; nil if there is none.
    var object: Place?
    /// The type that the mode itself declares.
    var declared: Declaration?
  }

  /// A type as it was written.
  struct Declaration {
    var spelling: String
    /// Where it was written.
    var span: SourceSpan
    /// Whether it was written on the token and not on a group around it.
    var isOwn = true
  }

  /// A token.
  struct Entry {
    /// The position of its group.
    var group: Int
    /// The repaired name; `$root` for a token that has children.
    var name: String
    /// The repaired names from the root, joined by dots.
    var path: String
    /// The object that it is.
    var object: Place
    /// Its value where no mode says otherwise.
    var value: Place
    /// The object that says more about the value; nil if there is none but `object`.
    var valueObject: Place?
    /// Its type.
    var declared: Declaration?
    /// The unit that stands beside the value.
    var unit: String?
    /// Its values in contexts.
    var modes: [Mode] = []
  }

  /// A group or a token.
  enum Item {
    case group(Int)
    case entry(Int)
  }

  /// Groups and tokens in the order in which they stand in the files, a group before what is in it.
  private(set) var items: [Item] = []
  /// The modifiers, each with the context in which the values without a mode hold.
  private(set) var modifiers: [Term] = []
  /// The groups of all files.
  private(set) var groups: [Group] = []
  /// The tokens of all files.
  private(set) var entries: [Entry] = []
  /// For each path as it was written, the first token of it.
  private(set) var entryOfKey: [String: Int] = [:]
  /// For each path as it was written, other data that references may lead to.
  private(set) var dataOfKey: [String: Place] = [:]
  /// The objects that are groups or tokens.
  private(set) var objects: Set<Place> = []
  /// The paths as they were written that stand for different tokens.
  private(set) var ambiguous: Set<String> = []
  /// For each repaired path, the path as it was written.
  private var keyOfPath: [String: String] = [:]

  /// Adds the root of a file, or a group.
  mutating func addGroup(_ name: String, in parent: Int?, at place: Place) -> Int {
    let repaired = Self.repaired(name)
    let around = parent.map { groups[$0] }
    objects.insert(place)
    groups.append(
      Group(
        parent: parent, name: repaired, place: place,
        path: Self.join(around?.path ?? "", repaired), key: Self.join(around?.key ?? "", name)))
    items.append(.group(groups.count - 1))
    return groups.count - 1
  }

  /// Adds a token with a name as it was written.
  mutating func addEntry(
    _ name: String, in group: Int, object: Place, value: Place, declared: Declaration?
  ) -> Int {
    addEntry(
      Self.repaired(name), key: Self.join(groups[group].key, name), in: group, object: object,
      value: value, declared: declared)
  }

  /// Adds the token that a group itself is: its `$root`.
  mutating func addRootEntry(
    of group: Int, object: Place, value: Place, declared: Declaration?
  ) -> Int {
    addEntry(
      "$root", key: groups[group].key, in: group, object: object, value: value,
      declared: declared)
  }

  private mutating func addEntry(
    _ name: String, key: String, in group: Int, object: Place, value: Place, declared: Declaration?
  ) -> Int {
    let path = Self.join(groups[group].path, name)
    let index = entries.count
    objects.insert(object)
    entries.append(
      Entry(
        group: group, name: name, path: path, object: object, value: value, declared: declared))
    addKey(key, of: index)
    items.append(.entry(index))
    return index
  }

  /// Adds a second spelling of the path of a token.
  mutating func addKey(_ key: String, of index: Int) {
    guard let known = entryOfKey[key] else {
      entryOfKey[key] = index
      return
    }
    if entries[known].path != entries[index].path { ambiguous.insert(key) }
  }

  /// The path as it was written of another token with the same repaired path, if there is one;
  /// otherwise `key` is noted for the path.
  mutating func clash(of index: Int, key: String) -> String? {
    let path = entries[index].path
    guard let known = keyOfPath[path] else {
      keyOfPath[path] = key
      return nil
    }
    return known == key ? nil : known
  }

  /// Makes a modifier known with its default context, unless it is known.
  mutating func addModifier(_ name: String, defaultContext: String) {
    guard !modifiers.contains(where: { $0.modifier == name }) else { return }
    modifiers.append(Term(modifier: name, context: defaultContext))
  }

  /// Adds a mode to a token.
  mutating func addMode(_ mode: Mode, to entry: Int) {
    entries[entry].modes.append(mode)
  }

  /// Changes the value of a token, where its modes give it one.
  mutating func setValue(_ value: Place, _ declared: Declaration?, of entry: Int) {
    entries[entry].value = value
    if let declared { entries[entry].declared = declared }
  }

  /// Notes the object that says more about the value of a token.
  mutating func setValueObject(_ object: Place, of entry: Int) {
    entries[entry].valueObject = object
  }

  /// Notes the unit beside the value of a token.
  mutating func setUnit(_ unit: String, of entry: Int) {
    entries[entry].unit = unit
  }

  /// Notes a member of a group that is neither a token nor a group.
  mutating func addData(_ name: String, of group: Int, at place: Place) {
    groups[group].data.append((name, place))
  }

  /// Makes data known under the text by which references lead to it; the first of a text counts.
  mutating func addData(key: String, at place: Place) {
    if dataOfKey[key] == nil { dataOfKey[key] = place }
  }

  /// Two paths or names with a dot between them.
  static func join(_ first: String, _ second: String) -> String {
    first.isEmpty ? second : first + "." + second
  }

  /// A name that the standard takes: `.`, `{` and `}`, which references use to separate names, become
  /// `-`, and so does a `$` at the start.
  static func repaired(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x2E || $0 == 0x7B || $0 == 0x7D || $0 == 0x24 }) else {
      return name
    }
    var result = String(name.map { ".{}".contains($0) ? "-" : $0 })
    if result.hasPrefix("$") { result = "-" + result.dropFirst() }
    return result
  }
}

import TokenModel
import TokenSyntax

/// What the tokens of a document are called, and what references to them mean.
struct StudioIndex {
  /// The paths.
  private(set) var paths = PathBook()
  /// The paths of composite values that the standard has nothing for, and of their aliases: each is
  /// a group, and these are its members.
  private(set) var divided: [String: [String]] = [:]
  /// The paths behind which plain numbers stand, and no lengths.
  private(set) var numbers: Set<String> = []
  /// The tokens whose name in the standard is that of another, and the path of that one.
  private(set) var clashes: [(token: GroupToken, with: [String])] = []
  private var setsOfPath: [String: Set<Int>] = [:]
  private var setsOfPrefix: [String: Int] = [:]
  /// The aliases of each path.
  private var aliases: [String: [String]] = [:]

  /// Indexes the tokens of a document.
  init(_ tokens: [GroupToken], of document: StudioDocument, _ source: StudioSource) {
    for (index, set) in document.sets.enumerated() {
      setsOfPrefix[set.name] = index
      setsOfPrefix[String(set.name.map { $0 == "/" ? "." : $0 })] = index
    }
    for token in tokens {
      if let clash = paths.add(token.path).clash { clashes.append((token, clash)) }
      setsOfPath[token.reference, default: []].insert(token.set)
    }
    for token in tokens {
      guard let target = source.alias(token) else { continue }
      aliases[plain(target), default: []].append(token.reference)
    }
    divide(tokens, source)
    let literals = tokens.filter { source.alias($0) == nil }
    let lengths = reached(from: literals.filter { $0.studioKind == .length }.map(\.reference))
    numbers = reached(from: literals.filter { $0.studioKind == .number }.map(\.reference))
      .subtracting(lengths)
  }

  /// Finds what must be divided: values that lack members, then the aliases of what is divided.
  private mutating func divide(_ tokens: [GroupToken], _ source: StudioSource) {
    let incomplete = Set(
      tokens.filter { $0.studioKind.isIncomplete(source.tree($0), $0.value, source.names) }
        .map(\.reference))
    guard !incomplete.isEmpty else { return }
    let concerned = reached(from: Array(incomplete))
    var open: [(path: String, member: String)] = []
    for token in tokens where concerned.contains(token.reference) {
      let tree = source.tree(token)
      guard tree.isObject(token.value) else { continue }
      for child in tree.children(token.value) {
        open.append((token.reference, source.names.string(tree.name(child))))
      }
    }
    open.reverse()
    var known: Set<[String]> = []
    while let (path, member) = open.popLast() {
      guard known.insert([path, member]).inserted else { continue }
      divided[path, default: []].append(member)
      open += (aliases[path] ?? []).map { ($0, member) }
    }
    for token in tokens {
      for member in divided[token.reference] ?? [] { paths.add(token.path + [member]) }
    }
  }

  /// The paths themselves, their aliases, the aliases of these, and so on.
  private func reached(from paths: [String]) -> Set<String> {
    var reached: Set<String> = []
    var open = paths
    while let path = open.popLast() {
      guard reached.insert(path).inserted else { continue }
      open += aliases[path] ?? []
    }
    return reached
  }

  /// A path without the name of a set before it, if the path leads nowhere as it stands and only the
  /// tokens of that set have the rest.
  func plain(_ reference: String) -> String {
    guard setsOfPath[reference] == nil else { return reference }
    var position = reference.startIndex
    while let point = reference[position...].firstIndex(of: ".") {
      position = reference.index(after: point)
      guard let set = setsOfPrefix[String(reference[..<point])] else { continue }
      let rest = String(reference[position...])
      if setsOfPath[rest] == [set] { return rest }
    }
    return reference
  }
}

/// The files of a document, for reading values of its tokens.
struct StudioSource {
  let sets: [StudioSet]
  let files: [ForeignFile]
  let names: NameTable

  /// The tree in which a token stands.
  func tree(_ token: GroupToken) -> JSONTree { files[sets[token.set].file].tree }

  /// The path that a token refers to with its whole value.
  func alias(_ token: GroupToken) -> String? {
    tree(token).string(token.value).flatMap { ReferencePieces.whole($0, takesDollars: true) }
  }
}

extension StudioKind {
  /// Whether an object is no value of the standard, so that it becomes a group of its members.
  func isIncomplete(_ tree: JSONTree, _ value: NodeID, _ names: NameTable) -> Bool {
    guard tree.isObject(value) else { return false }
    if self == .composition { return true }
    guard let required = requiredMembers else { return false }
    return required.contains { name in
      guard let member = names.find(name).flatMap({ tree.member(value, $0) }) else { return true }
      // A line height of the font's own is no value of the standard.
      guard name == "lineHeight", let text = tree.string(member) else { return false }
      return StudioKind.lineHeight.reading(of: text).type == "string"
    }
  }
}

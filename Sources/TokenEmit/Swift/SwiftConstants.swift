import TokenModel
import TokenSyntax

/// What is known of every token before anything is printed: its Swift type, its name, and whether
/// other constants may refer to it.
struct SwiftConstants: Sendable {
  /// The longest chain of constants that refer to each other: each is made when it is first asked
  /// for, and that on the stack.
  static let longestChain = 32

  /// The tokens.
  let tokens: ThemedTokens
  /// The names of groups and tokens.
  let names: NestedNames
  /// The names of modifiers and contexts.
  let themes: SwiftThemes
  /// The name of the type around all tokens.
  let root: [UInt8]
  /// The type of each token; nil for one that has no value at all.
  private(set) var kinds: [SwiftKind?]
  /// Whether a token has no value, or one of another type, in some combination.
  private(set) var isPartial: [Bool]
  /// What to write before each token if it is deprecated: the position in `deprecations`, or -1.
  private(set) var deprecated: [Int32]
  /// The distinct deprecations.
  private(set) var deprecations: [Deprecation] = []
  /// How many constants a constant refers to, one behind the other.
  private var chains: [UInt8]

  /// Looks at all tokens.
  init(_ tokens: ThemedTokens, names: NestedNames, themes: SwiftThemes, root: [UInt8]) {
    self.tokens = tokens
    self.names = names
    self.themes = themes
    self.root = root
    kinds = []
    kinds.reserveCapacity(tokens.tokens.count)
    isPartial = Array(repeating: false, count: tokens.tokens.count)
    deprecated = Array(repeating: -1, count: tokens.tokens.count)
    chains = []
    findKinds()
    findDeprecations()
    findChains()
  }

  /// The number of combinations of a token.
  func count(_ id: TokenID) -> Int { tokens.supports[Int(tokens[id].support)].count }

  private mutating func findKinds() {
    for (index, token) in tokens.tokens.enumerated() {
      let first = Int(token.firstValue)
      var kind: SwiftKind?
      for value in tokens.values[first..<(first + tokens.supports[Int(token.support)].count)] {
        guard let value else {
          isPartial[index] = true
          continue
        }
        let own = SwiftKind(value)
        if kind == nil { kind = own } else if kind != own { isPartial[index] = true }
      }
      kinds.append(kind)
    }
  }

  /// Finds deprecated tokens: by their own word, else by that of the nearest group that has one.
  private mutating func findDeprecations() {
    let theme = tokens.defaultTheme
    var inherited = [Int32](repeating: -1, count: tokens.groups.count)
    for index in tokens.groups.indices.dropFirst() {
      let group = GroupID(UInt32(index))
      inherited[index] = inherited[Int(tokens[group].parent.rawValue)]
      if let own = tokens.member(.deprecated, of: group, in: theme) {
        inherited[index] = note(own.tree, own.node)
      }
    }
    for (index, token) in tokens.tokens.enumerated() {
      deprecated[index] = inherited[Int(token.group.rawValue)]
      guard let occurrence = declaration(of: index) else { continue }
      let tree = tokens.trees[Int(occurrence.tree)]
      guard let node = tree.member(occurrence.object, .deprecated) else { continue }
      deprecated[index] = note(tree, node)
    }
  }

  private mutating func note(_ tree: JSONTree, _ node: NodeID) -> Int32 {
    let message = tree.string(node)
    guard message != nil || tree.kind(node) == .true else { return -1 }
    deprecations.append(Deprecation(message: message))
    return Int32(deprecations.count - 1)
  }

  /// The declaration that a token has its first value from.
  func declaration(of index: Int) -> Occurrence? {
    let token = tokens.tokens[index]
    let first = Int(token.firstValue)
    let count = tokens.supports[Int(token.support)].count
    for winner in tokens.winners[first..<(first + count)]
    where winner != ThemedTokens.noOccurrence {
      return tokens.occurrences[Int(winner)]
    }
    return nil
  }

  /// The token of which another is an alias in one of its combinations.
  func alias(of id: TokenID, combination: Int) -> TokenID? {
    let winner = tokens.winners[Int(tokens[id].firstValue) + combination]
    return winner == ThemedTokens.noOccurrence ? nil : tokens.occurrences[Int(winner)].alias
  }

  private mutating func findChains() {
    let unknown = UInt8.max
    let open = unknown - 1
    chains = Array(repeating: unknown, count: tokens.tokens.count)
    var stack: [TokenID] = []
    for start in tokens.tokenIDs where chains[Int(start.rawValue)] == unknown {
      stack.append(start)
      while let id = stack.last {
        let index = Int(id.rawValue)
        var depth = 0
        var waits = false
        let isNew = chains[index] == unknown
        chains[index] = isNew ? open : chains[index]
        for combination in 0..<count(id) {
          guard let target = alias(of: id, combination: combination) else { continue }
          let length = chains[Int(target.rawValue)]
          if length == unknown, isNew {
            stack.append(target)
            waits = true
          } else if length < open {
            depth = max(depth, Int(length) + 1)
          }
        }
        if waits { continue }
        stack.removeLast()
        if chains[index] >= open { chains[index] = depth > Self.longestChain ? 0 : UInt8(depth) }
      }
    }
  }

  /// Appends a reference to a constant instead of its value, if the constant has the right type, is
  /// not deprecated, and has that very value in the combination that is being printed.
  ///
  /// - Parameters:
  ///   - support: The support of what is being printed.
  ///   - combination: Its combination.
  func appendReference(
    to target: TokenID, kind: SwiftKind, support: UInt32, combination: Int, to w: inout CodeWriter
  ) -> Bool {
    let index = Int(target.rawValue)
    guard kinds[index] == kind, deprecated[index] < 0, !isPartial[index],
      chains[index] < Self.longestChain
    else { return false }
    if count(target) == 1 {
      appendPath(of: target, to: &w)
      return true
    }
    guard let own = self.combination(of: tokens[target].support, for: combination, of: support),
      !themes.fields[Int(tokens[target].support)].isEmpty
    else { return false }
    appendPath(of: target, to: &w)
    w.append(".")
    w.append(themes.fields[Int(tokens[target].support)][own])
    return true
  }

  /// The combination of a support that belongs to one of another support; nil if the other does not
  /// have all modifiers of it.
  private func combination(of support: UInt32, for combination: Int, of other: UInt32) -> Int? {
    if support == other { return combination }
    let (part, whole) = (tokens.supports[Int(support)], tokens.supports[Int(other)])
    guard part.modifiers.allSatisfy(whole.modifiers.contains) else { return nil }
    var theme = tokens.defaultTheme
    whole.assign(combination, to: &theme)
    return part.index(in: theme)
  }

  /// The constant of the same support and type of which a token is an alias in all combinations.
  func alias(of id: TokenID) -> TokenID? {
    guard let target = alias(of: id, combination: 0) else { return nil }
    let (index, other) = (Int(id.rawValue), Int(target.rawValue))
    guard tokens[target].support == tokens[id].support, kinds[other] == kinds[index],
      deprecated[other] < 0, isPartial[other] == isPartial[index],
      chains[other] < Self.longestChain
    else { return nil }
    for combination in 1..<max(count(id), 1)
    where alias(of: id, combination: combination) != target { return nil }
    return target
  }

  /// Appends the full name of a token.
  func appendPath(of id: TokenID, to w: inout CodeWriter) {
    appendPath(of: names.scope(of: id, in: tokens), to: &w)
    w.append(".")
    w.append(names.name(of: id, in: tokens))
  }

  /// Appends the full name of a group.
  func appendPath(of id: GroupID, to w: inout CodeWriter) {
    w.append(root)
    var path: [GroupID] = []
    var group = id
    while group != .root {
      path.append(group)
      group = tokens[group].parent
    }
    for group in path.reversed() {
      w.append(".")
      w.append(names.name(of: group, in: tokens))
    }
  }
}

import TokenModel
import TokenSyntax

/// What is known of every token before anything is printed: its Swift type, its name, and whether
/// other constants may refer to it.
final class SwiftConstants: Sendable {
  /// The longest chain of constants that refer to each other: each is made when it is first asked
  /// for, and that on the stack.
  static let longestChain = 32

  /// How deep enums nest. The compiler's time doubles with each level: 16 take no time, 24 ten
  /// seconds. A group that is deeper stands beside its ancestor at this depth, under their names
  /// joined by `_`.
  static let deepestNesting: UInt32 = 16

  /// The tokens.
  let tokens: ThemedTokens
  /// The names of groups and tokens.
  let names: NestedNames
  /// The names of modifiers and contexts.
  let themes: SwiftThemes
  /// The name of the type around all tokens.
  let root: [UInt8]
  /// The type of each token; nil for one that has no value at all.
  let kinds: [SwiftKind?]
  /// Whether a token has no value, or one of another type, in some combination.
  let isPartial: [Bool]
  /// What is said of tokens beside their values.
  let notes: SwiftNotes
  /// How many constants a constant refers to, one behind the other.
  private let chains: [UInt8]

  /// Looks at all tokens.
  init(_ tokens: ThemedTokens, names: NestedNames, themes: SwiftThemes, root: [UInt8]) {
    self.tokens = tokens
    self.names = names
    self.themes = themes
    self.root = root
    (kinds, isPartial) = Self.kinds(of: tokens)
    notes = SwiftNotes(tokens)
    chains = Self.chains(of: tokens)
  }

  /// The number of combinations of a token.
  func count(_ id: TokenID) -> Int {
    tokens.supports[Int(tokens.tokens[Int(id.rawValue)].support)].count
  }

  private static func kinds(of tokens: ThemedTokens) -> ([SwiftKind?], [Bool]) {
    var kinds: [SwiftKind?] = []
    kinds.reserveCapacity(tokens.tokens.count)
    var isPartial = [Bool](repeating: false, count: tokens.tokens.count)
    for (index, token) in tokens.tokens.enumerated() {
      let first = Int(token.firstValue)
      var kind: SwiftKind?
      for slot in first..<(first + tokens.supports[Int(token.support)].count) {
        guard let own = tokens.values[slot].map(SwiftKind.init) else {
          isPartial[index] = true
          continue
        }
        if kind == nil { kind = own } else if kind != own { isPartial[index] = true }
      }
      kinds.append(kind)
    }
    return (kinds, isPartial)
  }

  /// The token of which another is an alias in one of its combinations.
  func alias(of id: TokenID, combination: Int) -> TokenID? {
    let slot = Int(tokens.tokens[Int(id.rawValue)].firstValue) + combination
    return Self.alias(tokens.winners[slot], tokens.occurrences)
  }

  private static func alias(_ winner: UInt32, _ occurrences: [Occurrence]) -> TokenID? {
    winner == ThemedTokens.noOccurrence ? nil : occurrences[Int(winner)].alias
  }

  private static func chains(of tokens: ThemedTokens) -> [UInt8] {
    let unknown = UInt8.max
    let open = unknown - 1
    var chains = [UInt8](repeating: unknown, count: tokens.tokens.count)
    var stack: [TokenID] = []
    for start in tokens.tokenIDs where chains[Int(start.rawValue)] == unknown {
      stack.append(start)
      while let id = stack.last {
        let index = Int(id.rawValue)
        var depth = 0
        var waits = false
        let isNew = chains[index] == unknown
        chains[index] = isNew ? open : chains[index]
        let first = Int(tokens[id].firstValue)
        for slot in first..<(first + tokens.supports[Int(tokens[id].support)].count) {
          guard let target = alias(tokens.winners[slot], tokens.occurrences) else { continue }
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
        if chains[index] >= open { chains[index] = depth > longestChain ? 0 : UInt8(depth) }
      }
    }
    return chains
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
    guard kinds[index] == kind, !notes.isDeprecated(index), !isPartial[index],
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
    guard tokens.tokens[other].support == tokens.tokens[index].support,
      kinds[other] == kinds[index],
      !notes.isDeprecated(other), isPartial[other] == isPartial[index],
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
    appendName(of: id, to: &w)
  }

  /// Appends the name of a token in its enum.
  func appendName(of id: TokenID, to w: inout CodeWriter) {
    let name = tokens.tokens[Int(id.rawValue)].name
    if name == WellKnownName.root.id {
      w.append(names.name(of: id, in: tokens))
    } else {
      names.append(token: name, to: &w.bytes)
    }
  }

  /// Appends the full name of a group.
  func appendPath(of id: GroupID, to w: inout CodeWriter) {
    w.append(root)
    names.appendPath(of: id, in: tokens, to: &w.bytes) {
      UInt8(ascii: $0.depth > Self.deepestNesting ? "_" : ".")
    }
  }

  /// Appends the name of a group's enum in the enum around it.
  func appendName(of id: GroupID, to w: inout CodeWriter) {
    if id == .root {
      w.append(root)
    } else if tokens[id].depth <= Self.deepestNesting {
      w.append(names.name(of: id, in: tokens))
    } else {
      for group in line(to: id).dropFirst(Int(Self.deepestNesting) - 1) {
        if tokens[group].depth > Self.deepestNesting { w.append("_") }
        w.append(names.name(of: group, in: tokens))
      }
    }
  }

  /// The groups on the way to a group, outermost first, without the root.
  private func line(to id: GroupID) -> [GroupID] {
    var path: [GroupID] = []
    var group = id
    while group != .root {
      path.append(group)
      group = tokens[group].parent
    }
    return path.reversed()
  }
}

package import TokenModel
import TokenSyntax

/// What rules look at: the tokens, and indices over them that are made when first asked for.
///
/// One context serves all rules of a run, on all threads, so that an index is made once.
package final class LintContext: Sendable {
  /// The tokens with their values in every theme.
  package let tokens: ThemedTokens

  /// The values that are written in a file, and no aliases, by type.
  var written: WrittenValues { once.written.value { WrittenValues(tokens, inherited) } }
  /// Which declarations come from `$extends`.
  var inherited: InheritedDeclarations { once.inherited.value { InheritedDeclarations(tokens) } }
  /// How often each token is referred to, by its position: in values and in animations.
  var useCounts: [UInt32] { once.useCounts.value { makeUseCounts() } }
  /// The groups and tokens in each group.
  var children: ChildIndex { once.children.value { ChildIndex(tokens) } }
  /// Every group and token by the group around it and its name, both as numbers.
  private var byName: [UInt64: LintSubject] { once.byName.value { makeByName() } }
  /// The words of each name, by its number.
  var words: [[String]] { once.words.value { makeWords() } }
  /// The animations with what they hang on.
  var animations: [LintAnimation] { once.animations.value { makeAnimations() } }
  /// Whether each token is deprecated in the default theme, by its position.
  var deprecations: [Bool] { once.deprecations.value { makeDeprecations() } }

  private let once = Indices()

  /// A context for the tokens.
  package init(_ tokens: ThemedTokens) {
    self.tokens = tokens
  }

  /// The group or token with a path; nil if there is none.
  func find(_ path: [NameID]) -> LintSubject? {
    var place = LintSubject.group(.root)
    for name in path {
      guard case .group(let group) = place, let inner = byName[key(group, name)] else { return nil }
      place = inner
    }
    return place
  }

  /// The token with a dotted path.
  func token(at path: String) -> TokenID? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    let known = names.compactMap { tokens.names.find($0) }
    guard known.count == names.count, case .token(let id)? = find(known) else { return nil }
    return id
  }

  private func key(_ group: GroupID, _ name: NameID) -> UInt64 {
    UInt64(group.rawValue) << 32 | UInt64(name.rawValue)
  }

  private func makeByName() -> [UInt64: LintSubject] {
    var result: [UInt64: LintSubject] = [:]
    result.reserveCapacity(tokens.groups.count + tokens.count)
    for (index, token) in tokens.tokens.enumerated() {
      result[key(token.group, token.name)] = .token(TokenID(UInt32(index)))
    }
    for (index, group) in tokens.groups.enumerated().dropFirst() {
      result[key(group.parent, group.name)] = .group(GroupID(UInt32(index)))
    }
    return result
  }

  private func makeUseCounts() -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: tokens.count)
    for reference in tokens.references { counts[Int(reference.target.rawValue)] += 1 }
    for animation in tokens.animations {
      for edge in animation.edges {
        if case .token(let id) = edge.target { counts[Int(id.rawValue)] += 1 }
      }
    }
    return counts
  }

  private func makeWords() -> [[String]] {
    (0..<UInt32(tokens.names.count)).map { nameWords(tokens.names.bytes(NameID($0))) }
  }

  private func makeAnimations() -> [LintAnimation] {
    tokens.animations.compactMap { record in
      let names = record.path.names.compactMap { tokens.names.find($0) }
      guard names.count == record.path.names.count, let subject = find(names) else {
        return nil
      }
      return LintAnimation(record: record, subject: subject)
    }
  }

  private func makeDeprecations() -> [Bool] {
    let isNeeded = tokens.trees.contains { tree in
      tree.nodes.contains { $0.name == WellKnownName.deprecated.id }
    }
    guard isNeeded else { return [Bool](repeating: false, count: tokens.count) }
    let theme = tokens.defaultTheme
    return tokens.tokenIDs.map { tokens.deprecation(of: $0, in: theme) != nil }
  }
}

/// An animation and what carries it.
struct LintAnimation: Sendable {
  /// The animation.
  let record: AnimationRecord
  /// The group or token that carries it.
  let subject: LintSubject
}

/// What is made at most once for all rules.
private struct Indices: Sendable {
  let written = Once<WrittenValues>()
  let inherited = Once<InheritedDeclarations>()
  let useCounts = Once<[UInt32]>()
  let children = Once<ChildIndex>()
  let byName = Once<[UInt64: LintSubject]>()
  let words = Once<[[String]]>()
  let animations = Once<[LintAnimation]>()
  let deprecations = Once<[Bool]>()
}

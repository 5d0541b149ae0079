package import TokenSyntax

/// All tokens of a project with their values in every theme: what lint and the emitters see.
///
/// Every value is typed and free of references. A token has one value for each combination of the
/// contexts on which it depends (its support), not one for each theme of the project. Tokens are in
/// authored order: that of their first appearance.
public struct ThemedTokens: Sendable {
  /// The modifiers of the project in the order of their declaration; empty without themes.
  public package(set) var modifiers: [Modifier]
  /// The distinct member names.
  package var names: NameTable
  /// The trees of all files that hold tokens.
  package var trees: [JSONTree]
  /// Groups in preorder; the root is first.
  @usableFromInline package var groups: [GroupRecord]
  /// Tokens in authored order.
  @usableFromInline package var tokens: [TokenRecord]
  /// The distinct supports; the empty one is first.
  @usableFromInline package var supports: [Support]
  /// The values of all tokens, by `TokenRecord.firstValue` and combination. Nil where no context
  /// of the combination declares the token, or where its value is faulty.
  @usableFromInline package var values: [TokenValue?]
  /// Beside `values`: the occurrence that each value comes from; `noOccurrence` where there is none.
  @usableFromInline package var winners: [UInt32]
  /// All declarations; those of one token or group stand together.
  @usableFromInline package var occurrences: [Occurrence]
  /// The distinct conditions of declarations; the one that always holds is first.
  package var conditions: [Condition]
  /// All references in values, by occurrence and then in the order of the text.
  package var references: [ReferenceRecord]
  /// Every `$deprecated` of a group, by group and then lowest priority first. Hardly any group has one,
  /// and a project of many files declares each of its groups in many of them.
  package var groupDeprecations: [GroupDeprecation] = []
  /// What belongs to the sets of the resolver document; empty without one.
  package var sets: [SourceSet]
  /// The declarations of tokens that others replace in every context; they are not among
  /// `occurrences`.
  package var shadowed: [ShadowedDeclaration] = []
  /// The animations, in authored order of the groups and tokens that carry them.
  package var animations: [AnimationRecord]

  /// The entry of `winners` for a combination in which the token is not declared.
  @inlinable package static var noOccurrence: UInt32 { .max }

  /// Makes an empty set.
  package init(names: NameTable = NameTable()) {
    modifiers = []
    self.names = names
    trees = []
    groups = [
      GroupRecord(parent: .root, name: .none, depth: 0, occurrences: 0..<0)
    ]
    tokens = []
    supports = [Support(modifiers: [], of: [])]
    values = []
    winners = []
    occurrences = []
    conditions = [Condition(terms: [])]
    references = []
    sets = []
    animations = []
  }
}

extension ThemedTokens {
  /// The theme in which every modifier has its default context (the first, without a default).
  public var defaultTheme: Theme {
    Theme(choices: modifiers.map { $0.defaultContext ?? 0 })
  }

  /// The number of tokens.
  public var count: Int { tokens.count }

  /// Every token in authored order.
  public var tokenIDs: some Sequence<TokenID> {
    (0..<UInt32(tokens.count)).lazy.map(TokenID.init)
  }

  /// The record of a token.
  @inlinable package subscript(id: TokenID) -> TokenRecord { tokens[Int(id.rawValue)] }

  /// The record of a group.
  @inlinable package subscript(id: GroupID) -> GroupRecord { groups[Int(id.rawValue)] }

  /// The support of a token.
  @inlinable package func support(of id: TokenID) -> Support { supports[Int(self[id].support)] }

  /// The value of a token in a theme; nil where the theme does not declare it.
  @inlinable public func value(of id: TokenID, in theme: Theme) -> TokenValue? {
    values[slot(of: id, in: theme)]
  }

  /// The occurrence whose value a token has in a theme.
  @inlinable package func winner(of id: TokenID, in theme: Theme) -> Int? {
    let winner = winners[slot(of: id, in: theme)]
    return winner == Self.noOccurrence ? nil : Int(winner)
  }

  /// The token of which `id` is a direct alias in a theme.
  @inlinable public func aliasTarget(of id: TokenID, in theme: Theme) -> TokenID? {
    winner(of: id, in: theme).flatMap { occurrences[$0].alias }
  }

  /// The first type that the token has in any theme; nil when all its values are faulty.
  @inlinable public func type(of id: TokenID) -> TokenType? {
    let token = self[id]
    var slot = Int(token.firstValue)
    let end = slot + (token.support == 0 ? 1 : supports[Int(token.support)].count)
    while slot < end {
      if let type = values[slot]?.type { return type }
      slot += 1
    }
    return nil
  }

  @inlinable func slot(of id: TokenID, in theme: Theme) -> Int {
    let token = self[id]
    let base = Int(token.firstValue)
    return token.support == 0 ? base : base + supports[Int(token.support)].index(in: theme)
  }

  /// The references in the value of an occurrence, in the order of the text: a binary search.
  package func references(of occurrence: Int) -> ArraySlice<ReferenceRecord> {
    let key = UInt32(occurrence)
    let start = references.partitioningIndex { $0.occurrence >= key }
    let end = references.partitioningIndex { $0.occurrence > key }
    return references[start..<end]
  }

  /// The reference that stands at `node` of an occurrence, if there is one. `node` is the string of
  /// a curly reference, or the object or string of a `$ref`.
  package func reference(at node: NodeID, of occurrence: Int) -> ReferenceRecord? {
    let tree = trees[Int(occurrences[occurrence].tree)]
    let string = tree.member(node, .ref) ?? node
    return references(of: occurrence).first { $0.node == string }
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, which must be false for a front part of
  /// the array and true for the rest; `endIndex` if it is never true.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

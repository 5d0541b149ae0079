public import TokenSyntax

/// A token as a theme has it: a snapshot for printing and for programs. Emitters that walk all
/// tokens read the flat records of `ThemedTokens` instead.
public struct Token: Sendable, Hashable {
  /// The full name.
  public var path: TokenPath
  /// The value in the theme, free of references.
  public var value: TokenValue
  /// The `$description`, if there is one.
  public var description: String?
  /// Whether and why it should no longer be used: its own `$deprecated`, else that of the nearest
  /// group that has one.
  public var deprecation: Deprecation?
  /// Where the value comes from.
  public var provenance: Provenance

  /// The type as written in a file.
  public var typeName: String { value.typeName }
}

/// That something should no longer be used.
public struct Deprecation: Sendable, Hashable {
  /// What the author says of it; nil for a plain `true`.
  public var message: String?

  /// Makes a deprecation.
  public init(message: String?) {
    self.message = message
  }
}

/// Where a value comes from.
public struct Provenance: Sendable, Hashable {
  /// The name of the token in the declaration that gives the value.
  public var declaration: SourceSpan
  /// The authored value there.
  public var value: SourceSpan
  /// The tokens through which the value came, the direct target first; empty for a value of its own.
  public var aliasChain: [TokenPath]
}

extension ThemedTokens {
  /// The snapshot of a token in a theme; nil where the theme has no value for it.
  public func token(_ id: TokenID, in theme: Theme) -> Token? {
    guard let value = value(of: id, in: theme), let winner = winner(of: id, in: theme) else {
      return nil
    }
    let occurrence = occurrences[winner]
    let tree = trees[Int(occurrence.tree)]
    return Token(
      path: path(of: id), value: value, description: description(of: id, in: theme),
      deprecation: deprecation(of: id, in: theme),
      provenance: Provenance(
        declaration: tree.keySpan(occurrence.object) ?? tree.span(occurrence.object),
        value: tree.span(occurrence.value),
        aliasChain: aliasChain(of: id, in: theme).map(path(of:))))
  }

  /// The tokens through which the value of an alias comes, the direct target first.
  package func aliasChain(of id: TokenID, in theme: Theme) -> [TokenID] {
    var chain: [TokenID] = []
    var current = id
    while let target = aliasTarget(of: current, in: theme), chain.count < tokens.count {
      chain.append(target)
      current = target
    }
    return chain
  }

  /// The `$description` of the declaration from which the token has its value.
  public func description(of id: TokenID, in theme: Theme) -> String? {
    member(.description, of: id, in: theme).flatMap { $0.tree.string($0.node) }
  }

  /// The `$description` of a group.
  public func description(of id: GroupID, in theme: Theme) -> String? {
    member(.description, of: id, in: theme).flatMap { $0.tree.string($0.node) }
  }

  /// Whether a token is deprecated in a theme; an inner `false` overrides an outer group.
  public func deprecation(of id: TokenID, in theme: Theme) -> Deprecation? {
    if let own = member(.deprecated, of: id, in: theme) {
      return Self.deprecation(own.tree, own.node)
    }
    var group = self[self[id].group].deprecatedGroup
    while let current = group {
      if let found = groupDeprecation(of: current, in: theme) {
        return Self.deprecation(trees[Int(occurrences[Int(found.occurrence)].tree)], found.node)
      }
      group = current == .root ? nil : self[self[current].parent].deprecatedGroup
    }
    return nil
  }

  /// The `$deprecated` of a group itself in a theme.
  private func groupDeprecation(of group: GroupID, in theme: Theme) -> GroupDeprecation? {
    let start = groupDeprecations.partitioningIndex { $0.group.rawValue >= group.rawValue }
    return groupDeprecations[start...].prefix { $0.group == group }.last {
      conditions[Int(occurrences[Int($0.occurrence)].condition)].holds(in: theme)
    }
  }

  private static func deprecation(_ tree: JSONTree, _ node: NodeID) -> Deprecation? {
    if let text = tree.string(node) { return Deprecation(message: text) }
    return tree.kind(node) == .true ? Deprecation(message: nil) : nil
  }
}

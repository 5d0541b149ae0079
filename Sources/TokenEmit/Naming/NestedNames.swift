package import TokenModel
import TokenMotion
import TokenSyntax

/// Names for targets where a group is a scope: `Color.Bg.sub200`.
///
/// `$root` is dropped: a token with that name stands beside its group, in the scope around it, under
/// the group's name in the style of tokens. At the very top its name is `root`; and so it is inside
/// its group where the two styles write the group's name alike (`_100`).
package struct NestedNames: Sendable {
  private let groupFragments: FragmentTable
  private let tokenFragments: FragmentTable
  private let rootName: [UInt8]

  /// Names every group and token.
  ///
  /// - Parameters:
  ///   - groupStyle: The style of groups, `pascal` as a rule.
  ///   - tokenStyle: The style of tokens, `camel` as a rule.
  ///   - escapeGroup: Makes the name of a group legal: keywords, leading digits, signs of its kind.
  ///   - escapeToken: The same for tokens.
  package init(
    _ tokens: ThemedTokens, groupStyle: CaseStyle, tokenStyle: CaseStyle,
    escapeGroup: FragmentTable.Escape, escapeToken: FragmentTable.Escape
  ) {
    groupFragments = FragmentTable(
      tokens, of: tokens.groups.lazy.map(\.name), style: groupStyle, escape: escapeGroup)
    tokenFragments = FragmentTable(
      tokens, of: Self.namesOfTokens(tokens), style: tokenStyle, escape: escapeToken)
    rootName = escapeToken(tokenStyle.text(of: NameWords("root".utf8)))
  }

  /// The name behind that of each token: its own, or for `$root` that of its group.
  private static func namesOfTokens(_ tokens: ThemedTokens) -> some Sequence<NameID> {
    tokens.tokens.lazy.map {
      $0.name == WellKnownName.root.id ? tokens[$0.group].name : $0.name
    }
  }

  /// The name of a group in the scope around it; empty for the root.
  package func name(of id: GroupID, in tokens: ThemedTokens) -> ArraySlice<UInt8> {
    groupFragments.fragment(tokens[id].name)
  }

  /// The name of a token in its scope.
  package func name(of id: TokenID, in tokens: ThemedTokens) -> ArraySlice<UInt8> {
    let token = tokens[id]
    guard token.name == WellKnownName.root.id else { return tokenFragments.fragment(token.name) }
    return standsInside(token, tokens)
      ? rootName[...] : tokenFragments.fragment(tokens[token.group].name)
  }

  /// Appends the name of every token with this name in its path but `$root`.
  @inline(__always)
  func append(token name: NameID, to bytes: inout ByteBuffer) {
    tokenFragments.append(name, to: &bytes)
  }

  /// Appends the names of the groups on the way to a group, each behind a separator: from the one
  /// below `outermost`, which must be on that way.
  func appendPath(
    of id: GroupID, below outermost: GroupID = .root, in tokens: ThemedTokens,
    to bytes: inout ByteBuffer, separator: (GroupRecord) -> UInt8
  ) {
    var length = 0
    var group = id
    while group != outermost {
      let record = tokens.groups[Int(group.rawValue)]
      length += 1 + groupFragments.length(record.name)
      group = record.parent
    }
    guard length > 0 else { return }
    bytes.append(atMost: length) { buffer in
      // The groups are found from the last to the first, and written so.
      var end = length
      var group = id
      while group != outermost {
        let record = tokens.groups[Int(group.rawValue)]
        let start = end - groupFragments.length(record.name)
        _ = buffer[start..<end].update(fromContentsOf: groupFragments.fragment(record.name))
        buffer[start - 1] = separator(record)
        end = start - 1
        group = record.parent
      }
      return length
    }
  }

  /// The scope in which a token stands: its group, or for `$root` the one around that.
  package func scope(of id: TokenID, in tokens: ThemedTokens) -> GroupID {
    let token = tokens[id]
    return token.name == WellKnownName.root.id && !standsInside(token, tokens)
      ? tokens[token.group].parent : token.group
  }

  /// Whether a `$root` stands inside its group and not beside it.
  private func standsInside(_ root: TokenRecord, _ tokens: ThemedTokens) -> Bool {
    guard root.group != .root else { return true }
    let name = tokens[root.group].name
    return groupFragments.fragment(name) == tokenFragments.fragment(name)
  }

  /// One error for each name that several groups or tokens of one scope have.
  ///
  /// Looks only at scopes that hold names which clash with another name of the project: without
  /// such names this takes time for each distinct name and not for each token.
  package func collisions(in tokens: ThemedTokens, target: String) -> [Diagnostic] {
    let clashing = clashingNames(tokens)
    guard clashing.contains(true) else { return [] }
    var claims = NameClaims(isScoped: true)
    var key: [UInt8] = []
    func claim(_ name: ArraySlice<UInt8>, _ scope: GroupID, _ owner: NameOwner) {
      key.removeAll(keepingCapacity: true)
      withUnsafeBytes(of: scope.rawValue.littleEndian) { key += $0 }
      key += name
      claims.claim(key[...], for: owner)
    }
    for index in tokens.groups.indices.dropFirst() {
      let id = GroupID(UInt32(index))
      guard clashing[Int(tokens[id].name.rawValue)] else { continue }
      claim(name(of: id, in: tokens), tokens[id].parent, .group(id))
    }
    for id in tokens.tokenIDs {
      let token = tokens[id]
      let isRoot = token.name == WellKnownName.root.id
      let name = isRoot ? tokens[token.group].name : token.name
      let isInside = isRoot && standsInside(token, tokens)
      guard name == .none || isInside || clashing[Int(name.rawValue)] else { continue }
      claim(self.name(of: id, in: tokens), scope(of: id, in: tokens), .token(id))
    }
    return claims.collisions(in: tokens, target: target)
  }

  /// For each name, whether its fragment as a group or token is also that of something else.
  private func clashingNames(_ tokens: ThemedTokens) -> [Bool] {
    var clashing = [Bool](repeating: false, count: tokens.names.count)
    var table = NameTable.empty
    /// The name behind each fragment, by the fragment's number.
    var first: [NameID] = []
    func visit(_ fragment: ArraySlice<UInt8>, of name: NameID) {
      let index = Int(table.intern(fragment).rawValue)
      if index >= first.count {
        first.append(contentsOf: repeatElement(.none, count: index + 1 - first.count))
      }
      if first[index] == .none {
        first[index] = name
      } else {
        clashing[Int(first[index].rawValue)] = true
        clashing[Int(name.rawValue)] = true
      }
    }
    var seen = [Bool](repeating: false, count: tokens.names.count)
    for group in tokens.groups where group.name != .none && !seen[Int(group.name.rawValue)] {
      seen[Int(group.name.rawValue)] = true
      visit(groupFragments.fragment(group.name), of: group.name)
    }
    seen = [Bool](repeating: false, count: tokens.names.count)
    for name in Self.namesOfTokens(tokens) where name != .none && !seen[Int(name.rawValue)] {
      seen[Int(name.rawValue)] = true
      visit(tokenFragments.fragment(name), of: name)
    }
    let hasInnerRoot = tokens.tokens.contains {
      $0.name == WellKnownName.root.id && standsInside($0, tokens)
    }
    let root = Int(table.intern(rootName[...]).rawValue)
    if hasInnerRoot, root < first.count, first[root] != .none {
      clashing[Int(first[root].rawValue)] = true
    }
    return clashing
  }
}

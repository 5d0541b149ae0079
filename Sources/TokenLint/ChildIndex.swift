import TokenModel
import TokenSyntax

/// The groups and tokens in each group, in authored order. Made in linear time.
struct ChildIndex: Sendable {
  private var groupStarts: [UInt32]
  private var groups: [GroupID]
  private var tokenStarts: [UInt32]
  private var tokens: [TokenID]

  /// The index over all groups and tokens.
  init(_ all: ThemedTokens) {
    let count = all.groups.count
    (groupStarts, groups) = Self.sorted(
      (1..<max(count, 1)).lazy.map { (all.groups[$0].parent, GroupID(UInt32($0))) }, count)
    (tokenStarts, tokens) = Self.sorted(
      all.tokens.indices.lazy.map { (all.tokens[$0].group, TokenID(UInt32($0))) }, count)
  }

  /// The groups in a group.
  func groups(in id: GroupID) -> ArraySlice<GroupID> {
    groups[Int(groupStarts[Int(id.rawValue)])..<Int(groupStarts[Int(id.rawValue) + 1])]
  }

  /// The tokens in a group, `$root` included.
  func tokens(in id: GroupID) -> ArraySlice<TokenID> {
    tokens[Int(tokenStarts[Int(id.rawValue)])..<Int(tokenStarts[Int(id.rawValue) + 1])]
  }

  /// Sorts children by their group: a counting sort, so that they keep their order.
  private static func sorted<Child>(
    _ pairs: some Collection<(GroupID, Child)>, _ count: Int
  ) -> (starts: [UInt32], children: [Child]) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for (group, _) in pairs { starts[Int(group.rawValue) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    guard let first = pairs.first?.1 else { return (starts, []) }
    var next = starts
    var children = [Child](repeating: first, count: pairs.count)
    for (group, child) in pairs {
      children[Int(next[Int(group.rawValue)])] = child
      next[Int(group.rawValue)] += 1
    }
    return (starts, children)
  }
}

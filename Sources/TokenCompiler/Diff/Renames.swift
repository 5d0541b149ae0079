/// Pairs what is gone with what is new and has the same value.
enum Renames {
  /// The number of the removed thing that each added thing was, as far as that is plain.
  ///
  /// Many tokens may share a value (`0`, white), so of several candidates one counts only if the
  /// names say so: the same last name, else the same group, and only if a single one is like that.
  /// A single thing gone and a single thing new with the same value are always a pair.
  ///
  /// - Parameters:
  ///   - key: A text that equal values share, for the removed (true) or added thing with a number;
  ///     nil for one that is nobody's match.
  ///   - isSame: Whether a removed and an added thing are the same in every theme.
  static func find(
    removed: [String], added: [String], key: (Bool, Int) -> String?,
    isSame: (Int, Int) -> Bool
  ) -> [Int: Int] {
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    var groups: [String: (removed: [Int], added: [Int])] = [:]
    for index in removed.indices {
      if let key = key(true, index) { groups[key, default: ([], [])].removed.append(index) }
    }
    for index in added.indices {
      if let key = key(false, index) { groups[key, default: ([], [])].added.append(index) }
    }
    var result: [Int: Int] = [:]
    for var group in groups.values where !group.removed.isEmpty && !group.added.isEmpty {
      for name in [lastName, groupName, { _ in "" }] {
        pair(&group, by: name, removed, added, isSame, &result)
      }
    }
    return result
  }

  /// Pairs those for which `name` gives a text that nothing else on their side has.
  private static func pair(
    _ group: inout (removed: [Int], added: [Int]), by name: (String) -> String,
    _ removed: [String], _ added: [String], _ isSame: (Int, Int) -> Bool,
    _ result: inout [Int: Int]
  ) {
    let before = Dictionary(grouping: group.removed) { name(removed[$0]) }
    let after = Dictionary(grouping: group.added) { name(added[$0]) }
    for (text, candidates) in after where candidates.count == 1 {
      guard let old = before[text], old.count == 1, isSame(old[0], candidates[0]) else { continue }
      result[candidates[0]] = old[0]
      group.removed.removeAll { $0 == old[0] }
      group.added.removeAll { $0 == candidates[0] }
    }
  }

  private static func lastName(_ path: String) -> String {
    String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
  }

  private static func groupName(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: ".") ?? path.startIndex)])
  }
}

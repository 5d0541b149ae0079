import TokenModel

extension ThemedTokens {
  /// What a comment says of a group: its `$description`.
  ///
  /// Every file has a root group. What one of several files says of its own is not said of all
  /// tokens, so the root of a project has a description only if one file declares it.
  func documentation(of group: GroupID) -> String? {
    if group == .root {
      let trees = Set(self[group].occurrences.map { occurrences[Int($0)].tree })
      guard trees.count == 1 else { return nil }
    }
    return description(of: group, in: defaultTheme)
  }
}

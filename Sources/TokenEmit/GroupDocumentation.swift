import TokenModel

extension ThemedTokens {
  /// What a comment says of a group: its `$description`.
  ///
  /// Every file has a root group. What one of several files says of its own is not said of all
  /// tokens, so the root of a project has a description only if one file declares it.
  func documentation(of group: GroupID) -> String? {
    if group == .root {
      // Stops at the second file: it is asked for each of the files that are written.
      let files = self[group].occurrences.lazy.map { occurrences[Int($0)].tree }
      guard let first = files.first, files.allSatisfy({ $0 == first }) else { return nil }
    }
    return description(of: group, in: defaultTheme)
  }
}

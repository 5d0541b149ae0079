package import TokenModel
package import TokenSyntax

/// The tokens that differ from an earlier state, and which findings are about them.
///
/// A token differs if it is new, if the text of one of its declarations is another one, or if its
/// value is, because something to which it refers has changed.
package struct ChangedTokens {
  /// The extent of a declaration in a file, its name included.
  private struct Extent {
    var span: SourceSpan
    var isChanged: Bool
  }

  private var paths: Set<String> = []
  /// The declarations by place, for findings that do not name a token.
  private var extents: [Extent] = []
  /// The files that have other bytes than before, or are new.
  private var files: Set<FileID> = []

  /// Compares projects, by their names, and files, by their paths.
  package init(
    old: [Project], _ oldSources: SourceMap, new: [Project], _ newSources: SourceMap
  ) {
    var before: [String: ArraySlice<UInt8>] = [:]
    for file in oldSources.files { before[FilePath.tidy(file.path)] = file.bytes }
    for file in newSources.files where before[FilePath.tidy(file.path)] != file.bytes {
      files.insert(file.id)
    }
    for project in new {
      let other = old.first { $0.name == project.name }
      add(other?.tokens ?? ThemedTokens(), project.tokens)
    }
    extents.sort { $0.span < $1.span }
  }

  /// Whether a finding is about a token that differs. One that is about no token counts if its file
  /// has changed; one about no file always does.
  package func concern(_ finding: Diagnostic) -> Bool {
    if let path = finding.tokenPath, paths.contains(path) { return true }
    guard let span = finding.span else { return true }
    // The last declaration that begins at or before the finding: declarations do not nest.
    var low = 0
    var high = extents.count
    while low < high {
      let middle = (low + high) / 2
      let start = extents[middle].span
      if (start.file, start.lower) <= (span.file, span.lower) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var index = low - 1
    while index >= 0, extents[index].span.file == span.file,
      extents[index].span.lower == extents[low - 1].span.lower
    {
      if extents[index].span.upper >= span.lower {
        if extents[index].isChanged { return true }
        if index == 0 || extents[index - 1].span != extents[index].span { return false }
      }
      index -= 1
    }
    return files.contains(span.file)
  }

  private mutating func add(_ old: ThemedTokens, _ new: ThemedTokens) {
    var before: [String: TokenID] = [:]
    for id in old.tokenIDs { before[old.path(of: id).description] = id }
    for change in TokenDiff.changes(from: old, to: new) {
      paths.insert(change.path)
      paths.formUnion(change.followers)
    }
    for id in new.tokenIDs {
      let path = new.path(of: id).description
      let isSame = before[path].map { Self.texts(of: $0, old) == Self.texts(of: id, new) } ?? false
      if !isSame { paths.insert(path) }
      let isChanged = paths.contains(path)
      for index in new[id].occurrences {
        let occurrence = new.occurrences[Int(index)]
        let tree = new.trees[Int(occurrence.tree)]
        let object = tree.span(occurrence.object)
        let start = tree.keySpan(occurrence.object)?.lower ?? object.lower
        extents.append(
          Extent(
            span: SourceSpan(file: object.file, lower: start, upper: object.upper),
            isChanged: isChanged))
      }
    }
  }

  private static func texts(of id: TokenID, _ tokens: ThemedTokens) -> [ArraySlice<UInt8>] {
    tokens[id].occurrences.map { index in
      let occurrence = tokens.occurrences[Int(index)]
      return tokens.trees[Int(occurrence.tree)].text(occurrence.object)
    }
  }
}

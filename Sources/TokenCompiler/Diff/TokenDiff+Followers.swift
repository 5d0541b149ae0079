import TokenModel
import TokenSyntax

extension TokenDiff {
  /// Takes out of the list what changed only because of a reference, and puts it beside the change
  /// that caused it.
  ///
  /// A token or animation follows if all its texts are what they were, and something to which it
  /// refers, directly or through others, has a change of its own.
  mutating func gatherFollowers() {
    var causes: [String: Int] = [:]
    var candidates: [String: Int] = [:]
    for (index, change) in changes.enumerated() {
      switch change.kind {
      case .changed:
        guard let a = oldTokens[change.path], let b = newTokens[change.path] else { continue }
        if hasSameTexts(a, b) {
          candidates[change.path] = index
        } else {
          causes[change.path] = index
        }
      case .typeChanged: causes[change.path] = index
      case .animationChanged, .added, .removed, .renamed, .deprecated, .undeprecated: continue
      }
    }
    var roots: [String: Int] = [:]
    var isFollower = [Bool](repeating: false, count: changes.count)
    // References lead from a token to those that it uses: walk them from each candidate, without
    // recursion, because a chain may be long.
    for (path, index) in candidates {
      guard let id = newTokens[path], let cause = cause(of: targets(of: id), causes, candidates)
      else { continue }
      roots[path] = cause
      isFollower[index] = true
    }
    for (index, change) in changes.enumerated() {
      guard case .animationChanged = change.kind,
        let before = old.animation(at: change.path), let after = new.animation(at: change.path),
        text(of: before, old) == text(of: after, new),
        let cause = cause(of: targets(of: after), causes, candidates)
      else { continue }
      roots[change.path] = cause
      isFollower[index] = true
    }
    for (index, change) in changes.enumerated() where isFollower[index] {
      if let cause = roots[change.path], !changes[cause].followers.contains(change.path) {
        changes[cause].followers.append(change.path)
      }
    }
    changes = changes.enumerated().filter { !isFollower[$0.offset] }.map(\.element)
  }

  /// The first change of its own among tokens and those to which they refer.
  private func cause(
    of start: [TokenID], _ causes: [String: Int], _ candidates: [String: Int]
  ) -> Int? {
    var rest = Array(start.reversed())
    var seen: Set<TokenID> = []
    while let id = rest.popLast() {
      guard seen.insert(id).inserted else { continue }
      let path = new.path(of: id).description
      if let cause = causes[path] { return cause }
      if candidates[path] != nil { rest += targets(of: id).reversed() }
    }
    return nil
  }

  /// What the declarations of a token refer to.
  private func targets(of id: TokenID) -> [TokenID] {
    new[id].occurrences.flatMap { occurrence in
      new.references(of: Int(occurrence)).map(\.target)
        + [new.occurrences[Int(occurrence)].alias].compactMap { $0 }
    }
  }

  /// The tokens to which an animation refers, also through animations that replace it.
  private func targets(of record: AnimationRecord) -> [TokenID] {
    var result = record.references
    var rest = [record]
    var seen: Set<Int> = []
    while let next = rest.popLast() {
      for case .animation(let number) in next.edges.map(\.target)
      where seen.insert(number).inserted {
        result += new.animations[number].references
        rest.append(new.animations[number])
      }
    }
    return result
  }

  /// Whether every declaration of a token has the text that it had.
  private func hasSameTexts(_ before: TokenID, _ after: TokenID) -> Bool {
    func texts(_ id: TokenID, _ tokens: ThemedTokens) -> [ArraySlice<UInt8>] {
      tokens[id].occurrences.map { index in
        let occurrence = tokens.occurrences[Int(index)]
        return tokens.trees[Int(occurrence.tree)].text(occurrence.value)
      }
    }
    return texts(before, old) == texts(after, new)
  }

  private func text(of record: AnimationRecord, _ tokens: ThemedTokens) -> ArraySlice<UInt8>? {
    tokens.trees.first { $0.file.id == record.span.file }?.file
      .slice(record.span.lower, record.span.upper)
  }
}

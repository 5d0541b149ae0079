import TokenModel
import TokenSyntax

extension LintContext {
  /// The dotted path of a token.
  func path(_ id: TokenID) -> String { dotted(tokens[id].group, tokens[id].name) }

  /// The dotted path of what a finding is about; empty for the root.
  func path(_ subject: LintSubject) -> String {
    switch subject {
    case .token(let id): path(id)
    case .group(let id): id == .root ? "" : dotted(tokens[id].parent, tokens[id].name)
    }
  }

  /// A name in a group, in one text: findings name tens of thousands of tokens.
  private func dotted(_ outer: GroupID, _ last: NameID) -> String {
    let names = tokens.names
    var length = names.byteCount(last)
    var group = outer
    while group != .root {
      let record = tokens[group]
      length += names.byteCount(record.name) + 1
      group = record.parent
    }
    return String(unsafeUninitializedCapacity: length) { text in
      var start = names.copy(last, to: text, endingAt: length)
      var group = outer
      while group != .root {
        let record = tokens[group]
        start -= 1
        text[start] = UInt8(ascii: ".")
        start = names.copy(record.name, to: text, endingAt: start)
        group = record.parent
      }
      return length
    }
  }

  /// The names in the path of what a finding is about.
  func names(_ subject: LintSubject) -> [String] {
    switch subject {
    case .token(let id): tokens.path(of: id).names
    case .group(let id): tokens.path(of: id).names
    }
  }

  /// Which tokens some patterns select, by position; all of them for no pattern.
  func selection(_ patterns: [PathPattern]) -> [Bool] {
    selection(patterns, among: tokens.tokenIDs)
  }

  /// Which of some tokens some patterns select, by the position among all tokens; the others are
  /// not selected. All tokens are for no pattern.
  ///
  /// Patterns are followed down the groups, so that a token costs something only where one of them
  /// can still match.
  func selection(_ patterns: [PathPattern], among ids: some Sequence<TokenID>) -> [Bool] {
    guard !patterns.isEmpty else { return [Bool](repeating: true, count: tokens.count) }
    typealias State = [(pattern: PathPattern, progress: PathPattern.Progress)]
    func advance(_ state: State, by name: NameID) -> State {
      guard !state.isEmpty else { return [] }
      let text = tokens.names.string(name)
      return state.compactMap { pattern, progress in
        pattern.advance(progress, by: text).map { (pattern, $0) }
      }
    }
    func isMatched(_ state: State) -> Bool {
      state.contains { $0.pattern.isMatched($0.progress) }
    }
    var states = [State](repeating: [], count: tokens.groups.count)
    var isWhole = [Bool](repeating: false, count: tokens.groups.count)
    states[0] = patterns.map { ($0, $0.start) }
    isWhole[0] = isMatched(states[0])
    for (index, group) in tokens.groups.enumerated().dropFirst() {
      let parent = Int(group.parent.rawValue)
      if isWhole[parent] {
        isWhole[index] = true
        continue
      }
      states[index] = advance(states[parent], by: group.name)
      isWhole[index] = isMatched(states[index])
    }
    var result = [Bool](repeating: false, count: tokens.count)
    for id in ids {
      let token = tokens[id]
      let group = Int(token.group.rawValue)
      result[Int(id.rawValue)] =
        isWhole[group]
        || !states[group].isEmpty && isMatched(advance(states[group], by: token.name))
    }
    return result
  }

  /// Which groups have one of the words in their own name or in that of a group around them.
  func groups(named wanted: Set<String>) -> [Bool] {
    let isWanted = words.map { !wanted.isDisjoint(with: $0) }
    var result = [Bool](repeating: false, count: tokens.groups.count)
    for (index, group) in tokens.groups.enumerated().dropFirst() {
      result[index] =
        result[Int(group.parent.rawValue)] || isWanted[Int(group.name.rawValue)]
    }
    return result
  }

  /// The words of a token's name and, in front of them, of the groups around it.
  func words(ofPath id: TokenID) -> [String] {
    var result = words[Int(tokens[id].name.rawValue)]
    var group = tokens[id].group
    while group != .root {
      result = words[Int(tokens[group].name.rawValue)] + result
      group = tokens[group].parent
    }
    return result
  }
}

extension LintContext {
  /// The file's tree in which an occurrence stands.
  func tree(of occurrence: UInt32) -> JSONTree {
    tokens.trees[Int(tokens.occurrences[Int(occurrence)].tree)]
  }

  /// Where the value of a declaration is written.
  func valueSpan(_ occurrence: UInt32) -> SourceSpan {
    let record = tokens.occurrences[Int(occurrence)]
    return tokens.trees[Int(record.tree)].span(record.value)
  }

  /// The name of the token or group in a declaration.
  func nameSpan(_ occurrence: UInt32) -> SourceSpan {
    let record = tokens.occurrences[Int(occurrence)]
    let tree = Int(record.tree)
    return tokens.trees[tree].keySpan(record.object) ?? tokens.trees[tree].span(record.object)
  }

  /// The name in the last declaration of a token or group; nil for a group that is only implied.
  func nameSpan(_ subject: LintSubject) -> SourceSpan? {
    let occurrences =
      switch subject {
      case .token(let id): tokens[id].occurrences
      case .group(let id): tokens[id].occurrences
      }
    return occurrences.last.map(nameSpan)
  }

  /// Where a token's value in a theme is written.
  func valueSpan(_ id: TokenID, in theme: Theme) -> SourceSpan? {
    tokens.winner(of: id, in: theme).map { valueSpan(UInt32($0)) } ?? nameSpan(.token(id))
  }

  /// The declarations of a token or group.
  func occurrences(_ subject: LintSubject) -> Range<UInt32> {
    switch subject {
    case .token(let id): tokens[id].occurrences
    case .group(let id): tokens[id].occurrences
    }
  }

  /// The group around a token or group; nil for the root.
  func parent(_ subject: LintSubject) -> GroupID? {
    switch subject {
    case .token(let id): tokens[id].group
    case .group(let id): id == .root ? nil : tokens[id].parent
    }
  }
}

import TokenSyntax

/// A part of a project's tokens as a project of its own: what one output wants to see.
extension ThemedTokens {
  /// The tokens and animations that are wanted, with the groups around them, in the same order.
  ///
  /// An alias of a token that is left out has the same value and is an alias no longer. Linear in
  /// the number of tokens and references.
  package func selecting(
    tokens isWanted: (TokenID) -> Bool, animations isWantedAnimation: (AnimationRecord) -> Bool
  ) -> ThemedTokens {
    var result = self
    let kept = tokenIDs.map(isWanted)
    var numbers = [TokenID?](repeating: nil, count: tokens.count)
    result.tokens = []
    for id in tokenIDs where kept[Int(id.rawValue)] {
      numbers[Int(id.rawValue)] = TokenID(UInt32(result.tokens.count))
      result.tokens.append(self[id])
    }
    func renumbered(_ id: TokenID?) -> TokenID? { id.flatMap { numbers[Int($0.rawValue)] } }
    for index in result.occurrences.indices {
      result.occurrences[index].alias = renumbered(result.occurrences[index].alias)
    }
    result.references = references.compactMap { reference in
      renumbered(reference.target).map { target in
        var reference = reference
        reference.target = target
        return reference
      }
    }
    result.selectAnimations(of: self, isWantedAnimation, renumbered)
    result.dropEmptyGroups()
    return result
  }

  private mutating func selectAnimations(
    of all: ThemedTokens, _ isWanted: (AnimationRecord) -> Bool,
    _ renumbered: (TokenID?) -> TokenID?
  ) {
    var numbers = [Int?](repeating: nil, count: all.animations.count)
    animations = []
    for (index, record) in all.animations.enumerated() where isWanted(record) {
      numbers[index] = animations.count
      animations.append(record)
    }
    for index in animations.indices {
      animations[index].keyframeReferences = animations[index].keyframeReferences.map {
        $0.map(renumbered)
      }
      animations[index].references = animations[index].references.compactMap(renumbered)
      animations[index].edges = animations[index].edges.compactMap { edge in
        var edge = edge
        switch edge.target {
        case .token(let id):
          guard let id = renumbered(id) else { return nil }
          edge.target = .token(id)
        case .animation(let number):
          guard let number = numbers[number] else { return nil }
          edge.target = .animation(number)
        }
        return edge
      }
    }
  }

  /// Keeps the groups that hold a token or an animation, and those around them.
  private mutating func dropEmptyGroups() {
    var isKept = [Bool](repeating: false, count: groups.count)
    isKept[0] = true
    func keep(_ id: GroupID, _ isKept: inout [Bool]) {
      var group = id
      while !isKept[Int(group.rawValue)] {
        isKept[Int(group.rawValue)] = true
        group = self[group].parent
      }
    }
    for token in tokens { keep(token.group, &isKept) }
    for record in animations {
      if let group = group(named: record.path.names) { keep(group, &isKept) }
    }
    var numbers = [GroupID](repeating: .root, count: groups.count)
    var result: [GroupRecord] = []
    // A parent comes before its children, so its number is known when theirs are given.
    for (index, group) in groups.enumerated() where isKept[index] {
      numbers[index] = GroupID(UInt32(result.count))
      var group = group
      group.parent = numbers[Int(group.parent.rawValue)]
      result.append(group)
    }
    groups = result
    for index in tokens.indices {
      tokens[index].group = numbers[Int(tokens[index].group.rawValue)]
    }
  }

  private func group(named path: [String]) -> GroupID? {
    let wanted = path.compactMap { names.find($0) }
    guard wanted.count == path.count else { return nil }
    return (0..<UInt32(groups.count)).lazy.map(GroupID.init).first { id in
      guard Int(self[id].depth) == wanted.count else { return false }
      var group = id
      for name in wanted.reversed() {
        guard self[group].name == name else { return false }
        group = self[group].parent
      }
      return true
    }
  }
}

extension ThemedTokens {
  /// The tokens with some modifiers fixed to one context each: what depended on them does so no
  /// longer.
  ///
  /// - Parameter choices: Contexts by the index of their modifier; those must be valid indices.
  package func fixing(_ choices: [Int: Int]) -> ThemedTokens {
    guard !choices.isEmpty else { return self }
    var result = self
    for (modifier, context) in choices { result.modifiers[modifier].defaultContext = context }
    let theme = result.defaultTheme
    // For each support: the one without the fixed modifiers, and which of the old combinations its
    // combinations are.
    var known: [Support: UInt32] = [:]
    var changes: [(support: UInt32, combinations: [Int])] = []
    result.supports = []
    for support in supports {
      let rest = Support(
        modifiers: support.modifiers.filter { choices[$0] == nil }, of: modifiers)
      let number = known[rest] ?? UInt32(result.supports.count)
      if known.updateValue(number, forKey: rest) == nil { result.supports.append(rest) }
      let combinations = (0..<rest.count).map { index in
        var chosen = theme
        rest.assign(index, to: &chosen)
        return support.index(in: chosen)
      }
      changes.append((number, combinations))
    }
    result.values = []
    result.winners = []
    for index in tokens.indices {
      let change = changes[Int(tokens[index].support)]
      result.tokens[index].support = change.support
      result.tokens[index].firstValue = UInt32(result.values.count)
      for combination in change.combinations {
        let slot = Int(tokens[index].firstValue) + combination
        result.values.append(values[slot])
        result.winners.append(winners[slot])
      }
    }
    for index in animations.indices {
      let change = changes[Int(animations[index].support)]
      result.animations[index].support = change.support
      result.animations[index].values = change.combinations.map { animations[index].values[$0] }
    }
    result.conditions = conditions.map { $0.fixed(choices) }
    return result
  }
}

extension Condition {
  /// The condition with some modifiers fixed: terms that hold are dropped, one that does not makes
  /// the condition hold never (a term without contexts).
  fileprivate func fixed(_ choices: [Int: Int]) -> Condition {
    Condition(
      terms: terms.compactMap { term in
        guard let choice = choices[term.modifier] else { return term }
        return term.contexts.contains(choice) ? nil : Term(modifier: term.modifier, contexts: [])
      })
  }
}

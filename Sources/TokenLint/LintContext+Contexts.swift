import TokenModel

extension LintContext {
  /// The combinations in which a token has the value that is written at `value`, and all in which it
  /// has any, as numbers of its support.
  private func combinations(of value: WrittenValue) -> (holding: [Int], all: [Int]) {
    let first = Int(tokens[value.token].firstValue)
    let count = tokens.support(of: value.token).count
    let all = (0..<count).filter { tokens.values[first + $0] != nil }
    return (
      all.filter {
        tokens.winners[first + $0] == value.occurrence
          && tokens.values[first + $0] == tokens.values[Int(value.slot)]
      }, all
    )
  }

  /// The contexts in which a token has the value that is written at `value`; empty if it always has.
  func contexts(of value: WrittenValue) -> [String] {
    let token = tokens[value.token]
    guard token.support != 0 else { return [] }
    let (holding, all) = combinations(of: value)
    return contexts(of: tokens.support(of: value.token), holding, among: all)
  }

  /// The contexts in which a token has any of some written values, which must be values of one token.
  func contexts(of values: [WrittenValue]) -> [String] {
    guard let first = values.first, tokens[first.token].support != 0 else { return [] }
    let holding = Set(values.flatMap { combinations(of: $0).holding })
    return contexts(
      of: tokens.support(of: first.token), holding.sorted(), among: combinations(of: first).all)
  }

  /// The contexts that single out some combinations of a support among those that count: `theme=dark`,
  /// one entry for each context of a modifier that matters. Combinations that no such list describes
  /// are named one by one, as `theme=dark size=small`. Empty if it is all of them.
  func contexts(of support: Support, _ holding: [Int], among all: [Int]) -> [String] {
    guard holding.count < all.count else { return [] }
    var theme = tokens.defaultTheme
    func choices(_ combination: Int) -> [Int] {
      support.assign(combination, to: &theme)
      return support.modifiers.map { theme.choices[$0] }
    }
    let held = holding.map(choices)
    let known = all.map(choices)
    var sets = support.modifiers.indices.map { position in Set(held.map { $0[position] }) }
    for position in sets.indices
    where sets[position].isSuperset(of: known.map { $0[position] }) {
      sets[position] = []
    }
    let described = known.count { choices in
      zip(choices, sets).allSatisfy { $1.isEmpty || $1.contains($0) }
    }
    if described == holding.count {
      return support.modifiers.indices.flatMap { position in
        sets[position].sorted().map { name(support.modifiers[position], $0) }
      }
    }
    return held.map { choices in
      zip(support.modifiers, choices).map(name).joined(separator: " ")
    }
  }

  private func name(_ modifier: Int, _ context: Int) -> String {
    "\(tokens.modifiers[modifier].name)=\(tokens.modifiers[modifier].contexts[context])"
  }

  /// The support over the modifiers of some tokens and animations together.
  func jointSupport(_ supports: [UInt32]) -> Support {
    let distinct = Set(supports).subtracting([0])
    guard distinct.count > 1 else { return tokens.supports[Int(distinct.first ?? 0)] }
    let modifiers = Set(distinct.flatMap { tokens.supports[Int($0)].modifiers })
    return Support(modifiers: modifiers.sorted(), of: tokens.modifiers)
  }

  /// Asks a question in every theme in which some values can differ.
  ///
  /// - Parameters:
  ///   - support: The modifiers on which the answer depends.
  ///   - body: The answer in a theme; nil where the question has no meaning.
  /// - Returns: The answers that are not nil, and of which combination they are. Beyond 4096
  ///   combinations only the first of them are asked.
  func answers<Answer>(
    over support: Support, _ body: (Theme) -> Answer?
  ) -> [(combination: Int, answer: Answer)] {
    var theme = tokens.defaultTheme
    return (0..<min(support.count, 4096)).compactMap { combination in
      support.assign(combination, to: &theme)
      return body(theme).map { (combination, $0) }
    }
  }
}

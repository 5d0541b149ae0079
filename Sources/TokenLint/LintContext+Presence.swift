import TokenModel

/// A modifier on which it depends whether a token is there at all.
struct PartialPresence: Sendable {
  /// The token.
  let token: TokenID
  /// The modifier, by its index.
  let modifier: Int
  /// The contexts in which some combination has a value, ascending.
  let present: [Int]
  /// The contexts in which none has.
  let absent: [Int]
}

extension LintContext {
  /// The tokens that some contexts of a modifier do not have at all. Those that are missing only in
  /// single combinations of several modifiers are not among them.
  func partialPresences() -> [PartialPresence] {
    var result: [PartialPresence] = []
    for id in tokens.tokenIDs where tokens[id].support != 0 {
      let support = tokens.support(of: id)
      let first = Int(tokens[id].firstValue)
      guard (first..<(first + support.count)).contains(where: { tokens.values[$0] == nil }) else {
        continue
      }
      var theme = tokens.defaultTheme
      var present = support.sizes.map { [Bool](repeating: false, count: $0) }
      for combination in 0..<support.count where tokens.values[first + combination] != nil {
        support.assign(combination, to: &theme)
        for (position, modifier) in support.modifiers.enumerated() {
          present[position][theme.choices[modifier]] = true
        }
      }
      for (position, modifier) in support.modifiers.enumerated() {
        let flags = present[position]
        guard flags.contains(true), flags.contains(false) else { continue }
        result.append(
          PartialPresence(
            token: id, modifier: modifier, present: flags.indices.filter { flags[$0] },
            absent: flags.indices.filter { !flags[$0] }))
      }
    }
    return result
  }

  /// `theme=dark`.
  func contextName(_ modifier: Int, _ context: Int) -> String {
    "\(tokens.modifiers[modifier].name)=\(tokens.modifiers[modifier].contexts[context])"
  }

  /// `` `light` and `dark` ``, at most three of them by name.
  func contextList(_ modifier: Int, _ contexts: [Int]) -> String {
    let names = contexts.map { "`\(tokens.modifiers[modifier].contexts[$0])`" }
    if names.count > 3 {
      return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
    }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}

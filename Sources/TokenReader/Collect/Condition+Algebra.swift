import TokenModel

extension Condition {
  /// The condition that holds where both do; nil where that is nowhere.
  func and(_ other: Condition) -> Condition? {
    var result: [Term] = []
    var (left, right) = (terms[...], other.terms[...])
    while let a = left.first, let b = right.first {
      if a.modifier < b.modifier {
        result.append(a)
        left.removeFirst()
      } else if a.modifier > b.modifier {
        result.append(b)
        right.removeFirst()
      } else {
        let contexts = a.contexts.filter(b.contexts.contains)
        if contexts.isEmpty { return nil }
        result.append(Term(modifier: a.modifier, contexts: contexts))
        left.removeFirst()
        right.removeFirst()
      }
    }
    return Condition(terms: result + left + right)
  }

  /// The condition that holds where both do; nil where that is nowhere.
  func and(_ term: Term) -> Condition? {
    and(Condition(terms: [term]))
  }

  /// Disjoint conditions that together hold where this one does and `other` does not.
  func subtracting(_ other: Condition, modifiers: [Modifier]) -> [Condition] {
    var result: [Condition] = []
    var rest: Condition? = self
    for term in other.terms {
      guard let current = rest else { break }
      let all = modifiers[term.modifier].contexts.indices
      let outside = Term(
        modifier: term.modifier, contexts: all.filter { !term.contexts.contains($0) })
      if !outside.contexts.isEmpty, let piece = current.and(outside) { result.append(piece) }
      rest = current.and(term)
    }
    return result
  }
}

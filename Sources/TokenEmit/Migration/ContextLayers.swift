import TokenModel

/// Divides what holds in all combinations of contexts into a base and what single contexts change,
/// in the order in which the modifiers of the project override each other.
struct ContextLayers: Sendable {
  /// What is written for one combination of contexts, and the declaration that it comes from.
  struct Cell: Hashable {
    var text: [UInt8]
    var declaration: UInt32
  }

  /// What a context changes: the modifier, its context, and the combination that has the value.
  struct Override {
    var modifier: Int
    var context: Int
    var number: Int
  }

  /// The modifiers in the order in which later ones override: that in which their first declarations
  /// are merged.
  let order: [Int]
  private let ranks: [Int]
  private let tokens: ThemedTokens

  init(_ tokens: ThemedTokens) {
    self.tokens = tokens
    var order: [Int] = []
    for condition in tokens.conditions {
      for term in condition.terms where !order.contains(term.modifier) {
        order.append(term.modifier)
      }
    }
    order += tokens.modifiers.indices.filter { !order.contains($0) }
    self.order = order
    ranks = tokens.modifiers.indices.map { order.firstIndex(of: $0) ?? 0 }
  }

  /// The support over some modifiers; nil if it has more combinations than a file can mean.
  static func support(over modifiers: [Int], _ tokens: ThemedTokens) -> Support? {
    var product = 1
    for modifier in modifiers where product <= 1 << 16 {
      product *= tokens.modifiers[modifier].contexts.count
    }
    return product <= 1 << 16 ? Support(modifiers: modifiers, of: tokens.modifiers) : nil
  }

  /// Finds a base and overrides for one cell of each combination; nil if there are none.
  ///
  /// What was declared without a modifier, or by an earlier one, is left there, and where each context
  /// has a declaration of its own it stays one, even if all say the same. Where the declarations
  /// cannot be kept apart so, it is enough that the texts are.
  func divide(_ cells: [Cell?], _ support: Support) -> (base: Int?, overrides: [Override])? {
    let positions = support.modifiers.indices.sorted {
      ranks[support.modifiers[$0]] < ranks[support.modifiers[$1]]
    }
    let sizes = positions.map { support.sizes[$0] }
    let numbers = numbers(positions, support)
    func isLeft(_ number: Int, _ position: Int) -> Bool {
      guard let declaration = cells[numbers[number]]?.declaration else { return false }
      let modifier = support.modifiers[positions[position]]
      return !tokens.conditions[Int(tokens.occurrences[Int(declaration)].condition)].terms
        .contains { $0.modifier == modifier }
    }
    let sorted = numbers.map { cells[$0] }
    guard
      let found = OverrideLayers(of: sorted, sizes: sizes, leaving: isLeft)
        ?? OverrideLayers(of: sorted.map { $0?.text }, sizes: sizes, leaving: isLeft)
    else { return nil }
    return (
      found.base.map { numbers[$0] },
      found.overrides.map {
        Override(
          modifier: support.modifiers[positions[$0.position]], context: $0.context,
          number: numbers[$0.number])
      }
    )
  }

  /// For each combination in the order of `positions`, its number in the support.
  private func numbers(_ positions: [Int], _ support: Support) -> [Int] {
    var strides = [Int](repeating: 1, count: support.sizes.count)
    for position in support.sizes.indices.dropLast().reversed() {
      strides[position] = strides[position + 1] * support.sizes[position + 1]
    }
    var numbers = [0]
    for position in positions {
      numbers = numbers.flatMap { number in
        (0..<support.sizes[position]).map { number + $0 * strides[position] }
      }
    }
    return numbers
  }
}

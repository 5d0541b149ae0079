/// Divides the values of one thing in all combinations of contexts into a base and overrides, where
/// a later modifier wins over an earlier one: the order of a resolver document.
struct OverrideLayers: Sendable, Hashable {
  /// What a context sets: the modifier's position in the support, and the combination that has the
  /// value.
  struct Override: Sendable, Hashable {
    var position: Int
    var context: Int
    var number: Int
  }

  /// The combination whose value holds where no context sets another; nil if there is none.
  var base: Int?
  /// What contexts set.
  var overrides: [Override] = []

  /// Finds a base and overrides that give every cell; nil if there are none.
  ///
  /// - Parameters:
  ///   - cells: One for each combination, the last modifier fastest; nil where nothing is declared.
  ///   - sizes: The number of contexts of each modifier.
  init?(of cells: [(some Equatable)?], sizes: [Int]) {
    // The combinations that earlier modifiers decide, by their numbers.
    var rest = Array(cells.indices)
    for position in sizes.indices.reversed() {
      guard rest.contains(where: { cells[$0] != cells[rest[0]] }) else { break }
      let size = sizes[position]
      var open: [Int]?
      for context in 0..<size {
        let numbers = stride(from: context, to: rest.count, by: size).map { rest[$0] }
        let isConstant = numbers.allSatisfy { cells[$0] == cells[numbers[0]] }
        if isConstant, cells[numbers[0]] != nil {
          overrides.append(Override(position: position, context: context, number: numbers[0]))
        } else if let open {
          guard zip(open, numbers).allSatisfy({ cells[$0] == cells[$1] }) else { return nil }
        } else {
          open = numbers
        }
      }
      // Where each context sets a value, nothing is left to decide.
      guard let open else { return }
      rest = open
    }
    guard let first = rest.first else { return nil }
    base = cells[first] == nil ? nil : first
  }
}

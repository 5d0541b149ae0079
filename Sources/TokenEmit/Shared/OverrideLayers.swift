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
  ///   - isOwn: Whether the value of a combination is better left to earlier modifiers than set by the
  ///     contexts of the one at a position, because it was not declared there.
  init?(
    of cells: [(some Equatable)?], sizes: [Int],
    leaving isOwn: (_ number: Int, _ position: Int) -> Bool = { _, _ in false }
  ) {
    // The combinations that earlier modifiers decide, by their numbers.
    var rest = Array(cells.indices)
    for position in sizes.indices.reversed() {
      guard rest.contains(where: { cells[$0] != cells[rest[0]] }) else { break }
      let size = sizes[position]
      let columns = (0..<size).map { context in
        stride(from: context, to: rest.count, by: size).map { rest[$0] }
      }
      var open: [Int]?
      func agrees(_ numbers: [Int]) -> Bool {
        guard let open else { return true }
        return zip(open, numbers).allSatisfy { cells[$0] == cells[$1] }
      }
      var settable: [Int] = []
      for (context, numbers) in columns.enumerated() {
        if let first = numbers.first, cells[first] != nil,
          numbers.allSatisfy({ cells[$0] == cells[first] })
        {
          settable.append(context)
        } else if agrees(numbers) {
          open = open ?? numbers
        } else {
          return nil
        }
      }
      for context in settable {
        let numbers = columns[context]
        if numbers.allSatisfy({ isOwn($0, position) }), agrees(numbers) {
          open = open ?? numbers
        } else {
          overrides.append(Override(position: position, context: context, number: numbers[0]))
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

import TokenModel
import TokenSyntax

/// Which values stand in the set of a resolver document, and which in the contexts of its modifiers.
struct DTCGLayers: Sendable {
  /// What is written for one combination of contexts.
  enum Cell: Sendable, Hashable {
    /// Nothing: the token is not declared.
    case absent
    /// A reference to a whole token.
    case alias(TokenID)
    /// The authored value of an occurrence, references and all.
    case authored(Int)
    /// A value without references.
    case value(TokenValue)
  }

  /// One token in one place.
  struct Entry: Sendable {
    var token: TokenID
    /// The position in `ThemedTokens.values`.
    var slot: Int
    var cell: Cell
  }

  /// What holds everywhere, in authored order.
  private(set) var base: [Entry] = []
  /// By modifier and context, what that context sets.
  private(set) var contexts: [[[Entry]]]
  /// The tokens whose values no order of overriding gives.
  private(set) var inexpressible: [TokenID] = []

  /// Divides all values among the layers.
  init(_ tokens: ThemedTokens, _ options: DTCGOptions) {
    contexts = tokens.modifiers.map { Array(repeating: [], count: $0.contexts.count) }
    for id in tokens.tokenIDs { add(id, tokens, options) }
  }

  private mutating func add(_ id: TokenID, _ tokens: ThemedTokens, _ options: DTCGOptions) {
    let record = tokens[id]
    let first = Int(record.firstValue)
    let support = tokens.support(of: id)
    let cells = (first..<first + support.count).map {
      Self.cell(at: $0, tokens, options)
    }
    func entry(_ number: Int) -> Entry {
      Entry(token: id, slot: first + number, cell: cells[number])
    }
    guard let found = Self.layers(of: cells, sizes: support.sizes) else {
      inexpressible.append(id)
      let number = tokens.defaultCombination(of: id)
      if cells[number] != .absent { base.append(entry(number)) }
      return
    }
    if let number = found.base { base.append(entry(number)) }
    for override in found.overrides {
      contexts[support.modifiers[override.position]][override.context].append(
        entry(override.number))
    }
  }

  private static func cell(at slot: Int, _ tokens: ThemedTokens, _ options: DTCGOptions) -> Cell {
    guard let value = tokens.values[slot], tokens.winners[slot] != ThemedTokens.noOccurrence else {
      return .absent
    }
    guard options.aliases == .reference else { return .value(value) }
    let number = Int(tokens.winners[slot])
    if let target = tokens.occurrences[number].alias { return .alias(target) }
    let references = tokens.references(of: number)
    let tree = tokens.trees[Int(tokens.occurrences[number].tree)]
    // A pointer leads to a place in the old file; a curly reference to a token, wherever it is.
    let areCurly = references.allSatisfy { tree.string($0.node)?.hasPrefix("{") == true }
    return !references.isEmpty && areCurly ? .authored(number) : .value(value)
  }

  /// A value that a context sets: the modifier's position in the support, and the combination that
  /// has the value.
  struct Override: Sendable, Hashable {
    var position: Int
    var context: Int
    var number: Int
  }

  /// Finds a base and overrides that give every cell, where a later modifier wins over an earlier
  /// one; nil if there are none.
  ///
  /// - Parameters:
  ///   - cells: One for each combination, the last modifier fastest.
  ///   - sizes: The number of contexts of each modifier.
  static func layers(
    of cells: [Cell], sizes: [Int]
  ) -> (base: Int?, overrides: [Override])? {
    var overrides: [Override] = []
    // The combinations that earlier modifiers decide, by their numbers.
    var rest = Array(cells.indices)
    for position in sizes.indices.reversed() {
      guard rest.contains(where: { cells[$0] != cells[rest[0]] }) else { break }
      let size = sizes[position]
      var open: [Int]?
      for context in 0..<size {
        let numbers = stride(from: context, to: rest.count, by: size).map { rest[$0] }
        let isConstant = numbers.allSatisfy { cells[$0] == cells[numbers[0]] }
        if isConstant, cells[numbers[0]] != .absent {
          overrides.append(Override(position: position, context: context, number: numbers[0]))
        } else if let open {
          guard zip(open, numbers).allSatisfy({ cells[$0] == cells[$1] }) else { return nil }
        } else {
          open = numbers
        }
      }
      // Where each context sets a value, nothing is left to decide.
      guard let open else { return (nil, overrides) }
      rest = open
    }
    guard let first = rest.first else { return nil }
    return (cells[first] == .absent ? nil : first, overrides)
  }
}

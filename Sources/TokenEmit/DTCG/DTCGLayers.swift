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
    let declared = cells.map { $0 == .absent ? nil : $0 }
    guard let found = OverrideLayers(of: declared, sizes: support.sizes) else {
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
}

import TokenModel
import TokenSyntax

/// What is said of each token beside its value: its description, and whether it is deprecated.
struct SwiftNotes: Sendable {
  /// Where a description is: the tree, and the string in it.
  private struct Place: Sendable {
    var tree: UInt32
    var node: NodeID
  }

  private let tokens: ThemedTokens
  /// The descriptions of the tokens that have one, and their positions by token, or -1.
  private var places: [Place] = []
  private(set) var placeIndex: [Int32]
  /// The distinct words of deprecation, and their positions by token, or -1.
  private var deprecations: [Deprecation] = []
  private(set) var deprecationIndex: [Int32]

  /// Reads the declarations that tokens have their first values from.
  init(_ tokens: ThemedTokens) {
    self.tokens = tokens
    placeIndex = Array(repeating: -1, count: tokens.tokens.count)
    deprecationIndex = Array(repeating: -1, count: tokens.tokens.count)
    let inherited = groupDeprecations()
    guard var tree = tokens.trees.first else { return }
    var treeIndex: UInt32 = 0
    for (index, token) in tokens.tokens.enumerated() {
      deprecationIndex[index] = inherited[Int(token.group.rawValue)]
      guard let winner = winner(of: token) else { continue }
      let occurrence = tokens.occurrences[Int(winner)]
      if occurrence.tree != treeIndex {
        treeIndex = occurrence.tree
        tree = tokens.trees[Int(treeIndex)]
      }
      for node in tree.children(occurrence.object) {
        let name = tree.name(node)
        if name == WellKnownName.description.id, tree.isString(node) {
          placeIndex[index] = Int32(places.count)
          places.append(Place(tree: treeIndex, node: node))
        } else if name == WellKnownName.deprecated.id {
          deprecationIndex[index] = note(tree, node)
        }
      }
    }
  }

  /// Whether a token should no longer be used.
  func isDeprecated(_ index: Int) -> Bool { deprecationIndex[index] >= 0 }

  /// What the author says of that.
  func deprecation(of index: Int) -> Deprecation? {
    isDeprecated(index) ? deprecations[Int(deprecationIndex[index])] : nil
  }

  /// The description of a token, UTF-8.
  func description(of index: Int) -> ArraySlice<UInt8>? {
    guard placeIndex[index] >= 0 else { return nil }
    let place = places[Int(placeIndex[index])]
    return tokens.trees[Int(place.tree)].decodedBytes(place.node)
  }

  /// For each group, the deprecation that its tokens inherit: its own, else that of the group around
  /// it; an inner `false` ends an outer one.
  private mutating func groupDeprecations() -> [Int32] {
    let theme = tokens.defaultTheme
    var result = [Int32](repeating: -1, count: tokens.groups.count)
    for index in tokens.groups.indices.dropFirst() {
      let group = GroupID(UInt32(index))
      result[index] = result[Int(tokens[group].parent.rawValue)]
      if let own = tokens.member(.deprecated, of: group, in: theme) {
        result[index] = note(own.tree, own.node)
      }
    }
    return result
  }

  private mutating func note(_ tree: JSONTree, _ node: NodeID) -> Int32 {
    let message = tree.string(node)
    guard message != nil || tree.kind(node) == .true else { return -1 }
    deprecations.append(Deprecation(message: message))
    return Int32(deprecations.count - 1)
  }

  /// The declaration that a token has its first value from.
  private func winner(of token: TokenRecord) -> UInt32? {
    let first = Int(token.firstValue)
    for slot in first..<(first + tokens.supports[Int(token.support)].count)
    where tokens.winners[slot] != ThemedTokens.noOccurrence {
      return tokens.winners[slot]
    }
    return nil
  }
}

import TokenModel

/// Something that is declared: a token, or a property that an animation needs.
enum CSSItem: Sendable {
  case token(TokenID)
  /// The position in `CSSPlan.extras`.
  case extra(UInt32)
}

/// A custom property that is no token: a value of an animation.
struct CSSExtra: Sendable {
  /// The name without `--`.
  var name: [UInt8]
  /// The modifiers that choose among `texts`.
  var support: Support
  /// The text for each combination of the support, perhaps a stand-in of `CSSEasings`; nil where
  /// there is none.
  var texts: [[UInt8]?]
  /// The modifiers on which the text depends, through `var()` too.
  var dependence: CSSModifierSet
}

/// What is declared where: everything that depends on no modifier or on one, and what depends on
/// combinations.
struct CSSItems: Sendable {
  /// All items that depend on at most one modifier, in authored order: those of `:root`.
  var plain: [CSSItem] = []
  /// For each modifier, the items that depend on it alone.
  var byModifier: [[CSSItem]]
  /// The items that depend on several modifiers, by the set of them, in the order of appearance.
  var combined: [(modifiers: [Int], items: [CSSItem])] = []
  private var combinedIndex: [CSSModifierSet: Int] = [:]
  private let modifierCount: Int

  init(modifierCount: Int) {
    self.modifierCount = modifierCount
    byModifier = Array(repeating: [], count: modifierCount)
  }

  /// What is left if only some items are wanted.
  func filter(_ isWanted: (CSSItem) -> Bool) -> CSSItems {
    var result = self
    result.plain = plain.filter(isWanted)
    result.byModifier = byModifier.map { $0.filter(isWanted) }
    result.combined = combined.map { ($0.modifiers, $0.items.filter(isWanted)) }
      .filter { !$0.items.isEmpty }
    return result
  }

  mutating func add(_ item: CSSItem, dependsOn set: CSSModifierSet) {
    if set.isEmpty {
      plain.append(item)
      return
    }
    let modifiers = (0..<modifierCount).filter(set.contains)
    if modifiers.count == 1 {
      plain.append(item)
      byModifier[modifiers[0]].append(item)
    } else if let index = combinedIndex[set] {
      combined[index].items.append(item)
    } else {
      combinedIndex[set] = combined.count
      combined.append((modifiers, [item]))
    }
  }
}

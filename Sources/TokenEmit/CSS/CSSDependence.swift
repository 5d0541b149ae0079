import TokenModel
import TokenSyntax

/// A set of modifiers, as bits by their index. Modifiers from 63 on share the last bit, which costs
/// nothing but a few redundant declarations in a project with that many.
struct CSSModifierSet: Sendable, Hashable {
  var bits: UInt64 = 0

  static func bit(_ modifier: Int) -> UInt64 { 1 << UInt64(min(modifier, 63)) }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  func contains(_ modifier: Int) -> Bool { bits & Self.bit(modifier) != 0 }

  mutating func insert(_ modifier: Int) { bits |= Self.bit(modifier) }
}

extension CSSModifierSet {
  /// The modifiers along which combinations differ.
  ///
  /// - Parameter isEqual: Whether two combinations, by their numbers, are the same.
  init(differencesIn support: Support, isEqual: (Int, Int) -> Bool) {
    var block = support.count
    for (position, modifier) in support.modifiers.enumerated() {
      // Combinations that differ in this modifier only are `step` apart inside a block.
      let step = block / support.sizes[position]
      let differs = (0..<support.count).contains {
        $0 % block >= step && !isEqual($0, $0 - step)
      }
      if differs { insert(modifier) }
      block = step
    }
  }
}

/// On which modifiers each token really depends: its value, or one that it refers to with `var()`,
/// differs along them. A part of its support.
///
/// A scope has to declare a property again exactly if it depends on the scope's modifier, because
/// `var()` is resolved on the element that declares it and then inherited as a value.
struct CSSDependence: Sendable {
  /// By token; empty in a project without modifiers.
  private(set) var sets: [CSSModifierSet] = []

  subscript(id: TokenID) -> CSSModifierSet {
    sets.isEmpty ? CSSModifierSet() : sets[Int(id.rawValue)]
  }

  /// Follows references with a stack of its own, since chains may be 20,000 long.
  init(_ tokens: ThemedTokens, aliases: CSSOptions.Aliases) {
    guard !tokens.modifiers.isEmpty else { return }
    sets = Array(repeating: CSSModifierSet(), count: tokens.tokens.count)
    var isDone = [Bool](repeating: false, count: tokens.tokens.count)
    for (start, record) in tokens.tokens.enumerated() where record.support != 0 && !isDone[start] {
      var stack = [(token: start, targets: Self.targets(tokens, start, aliases)[...])]
      isDone[start] = true
      sets[start] = Self.differences(tokens, start)
      while var top = stack.popLast() {
        if let target = top.targets.popFirst() {
          stack.append(top)
          guard tokens.tokens[target].support != 0, !isDone[target] else { continue }
          isDone[target] = true
          sets[target] = Self.differences(tokens, target)
          stack.append((target, Self.targets(tokens, target, aliases)[...]))
        } else {
          for target in Self.targets(tokens, top.token, aliases) {
            sets[top.token].bits |= sets[target].bits
          }
        }
      }
    }
  }

  /// The tokens to which any value of a token refers.
  private static func targets(
    _ tokens: ThemedTokens, _ index: Int, _ aliases: CSSOptions.Aliases
  ) -> [Int] {
    guard aliases == .variable else { return [] }
    var result: [Int] = []
    let record = tokens.tokens[index]
    let first = Int(record.firstValue)
    var last = ThemedTokens.noOccurrence
    for slot in first..<(first + tokens.supports[Int(record.support)].count) {
      let winner = tokens.winners[slot]
      guard winner != ThemedTokens.noOccurrence, winner != last else { continue }
      last = winner
      if let alias = tokens.occurrences[Int(winner)].alias {
        result.append(Int(alias.rawValue))
      } else if tokens.values[slot]?.type.isComposite ?? false {
        for reference in tokens.references(of: Int(winner)) where reference.isWhole {
          result.append(Int(reference.target.rawValue))
        }
      }
    }
    return result
  }

  /// The modifiers along which the resolved value itself differs.
  private static func differences(_ tokens: ThemedTokens, _ index: Int) -> CSSModifierSet {
    let record = tokens.tokens[index]
    let support = tokens.supports[Int(record.support)]
    let first = Int(record.firstValue)
    return CSSModifierSet(differencesIn: support) {
      tokens.values[first + $0] == tokens.values[first + $1]
    }
  }
}

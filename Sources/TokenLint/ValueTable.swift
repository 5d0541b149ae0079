import TokenModel
import TokenMotion

/// Tokens by their values, how a color is spelled aside: a hash table with open addressing that has
/// its size from the start and keeps no values. `Dictionary` moves them when it grows, and feeds
/// `Hasher` with every part of a color, which takes most of the time of a rule.
struct ValueTable {
  /// A place of the table.
  private struct Slot {
    /// Upper hash bits of the value, to skip most comparisons.
    var tag: UInt32 = 0
    /// The position of the token plus one; 0 is free.
    var token: UInt32 = 0
  }

  private var slots: [Slot]
  /// Odd, and different in each run, so that nobody can choose values that fall together.
  private let factor = UInt64.random(in: .min ... .max) | 1

  /// A table for at most `capacity` tokens, which is at least 0.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// The token that was added with a value; nil if there was none, and then `token` is added.
  ///
  /// - Parameters:
  ///   - value: The value of `token`, without its spelling.
  ///   - token: One with the same value in all themes. No more may be added than there is room for.
  mutating func first(
    with value: TokenValue, orAdd token: TokenID, in tokens: ThemedTokens
  ) -> TokenID? {
    let hash = hash(value)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].token != 0 {
      let other = TokenID(slots[index].token - 1)
      if slots[index].tag == tag,
        tokens.values[Int(tokens[other].firstValue)]?.withoutSpelling == value
      {
        return other
      }
      index = (index + 1) & mask
    }
    slots[index] = Slot(tag: tag, token: token.rawValue + 1)
    return nil
  }

  private func hash(_ value: TokenValue) -> UInt64 {
    guard case .color(let color) = value else {
      return UInt64(bitPattern: Int64(value.hashValue))
    }
    let components = color.color.components
    var hash = mix(factor, components.first)
    hash = mix(hash, components.second)
    hash = mix(hash, components.third)
    return mix(hash, color.color.alpha)
  }

  /// A hash that takes in a number; 0 and -0 are equal. The halves of the product are added, as each
  /// bit of the number counts.
  private func mix(_ hash: UInt64, _ number: Double) -> UInt64 {
    let product = (hash ^ (number + 0).bitPattern).multipliedFullWidth(by: factor)
    return product.high &+ product.low
  }
}

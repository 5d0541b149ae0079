/// Numbers that look random and depend on a position alone (SplitMix64), so that any part of a set
/// can be generated without the rest.
struct Draws {
  private var state: UInt64

  /// The numbers that belong to one token.
  init(seed: UInt64, kind: Int, index: Int, salt: UInt64 = 0) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(kind) << 56 ^ salt << 48 ^ UInt64(index)
    _ = next()
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 that is below `limit`.
  mutating func below(_ limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// One of several, all equally often.
  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}

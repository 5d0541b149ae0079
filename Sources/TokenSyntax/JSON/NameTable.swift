/// A member name that was interned in a `NameTable`: equal names have equal numbers.
public struct NameID: Hashable, Sendable {
  /// The position in the table, below 2^27.
  @usableFromInline package let rawValue: UInt32

  /// Names the entry at `rawValue`.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Stands for "no name": array elements and roots have it. It is not in any table.
  @inlinable package static var none: NameID { NameID(0x07FF_FFFF) }
}

/// Every distinct member name of a run, decoded, in the order of first appearance.
///
/// The hash is seeded per process by the standard library's `Hasher` (names cannot be chosen to
/// collide) and never decides an order.
package struct NameTable: Sendable {
  /// The decoded UTF-8 of all names, one behind the other.
  private var text: [UInt8] = []
  /// `ends[i]` is where name `i` ends in `text`; it starts where the one before ends.
  private var ends: [UInt32] = []
  /// The upper hash bits of each name, to skip most comparisons.
  private var hashes: [UInt32] = []
  /// Open addressing over name numbers plus one; 0 is free. The count is a power of two.
  private var slots: [UInt32]

  private let seed: UInt64

  /// Makes a table that holds the `WellKnownName` entries under their fixed numbers.
  package init() {
    slots = [UInt32](repeating: 0, count: 512)
    var hasher = Hasher()
    hasher.combine(0)
    seed = UInt64(bitPattern: Int64(hasher.finalize()))
    for name in WellKnownName.allCases {
      let id = intern(Array(name.spelling.utf8)[...])
      precondition(id == name.id, "well-known names come first and are distinct")
    }
  }

  /// The number of names.
  package var count: Int { ends.count }

  /// The decoded bytes of a name; empty for `NameID.none`.
  package func bytes(_ id: NameID) -> ArraySlice<UInt8> {
    guard id != .none else { return [] }
    let index = Int(id.rawValue)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return text[start..<Int(ends[index])]
  }

  /// The name as a `String`; empty for `NameID.none`.
  package func string(_ id: NameID) -> String {
    String(decoding: bytes(id), as: UTF8.self)
  }

  /// The number of a name that is in the table already.
  package func find(_ name: ArraySlice<UInt8>) -> NameID? {
    let slot = slotIndex(name, hash: hash(name))
    return slots[slot] == 0 ? nil : NameID(slots[slot] - 1)
  }

  /// The number of a name that is in the table already.
  package func find(_ name: some StringProtocol) -> NameID? {
    find(Array(name.utf8)[...])
  }

  /// The number of `name`, which is added when it is new. Amortised linear in its length.
  package mutating func intern(_ name: ArraySlice<UInt8>) -> NameID {
    let hash = hash(name)
    let slot = slotIndex(name, hash: hash)
    if slots[slot] != 0 { return NameID(slots[slot] - 1) }
    let id = UInt32(ends.count)
    precondition(id < NameID.none.rawValue, "more names than a file of 4 GiB can hold")
    text.append(contentsOf: name)
    ends.append(UInt32(text.count))
    hashes.append(UInt32(truncatingIfNeeded: hash >> 32))
    slots[slot] = id + 1
    if ends.count * 2 > slots.count { grow() }
    return NameID(id)
  }

  /// The slot that holds `name`, or the free one where it belongs.
  private func slotIndex(_ name: ArraySlice<UInt8>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == tag, equal(index, name) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func equal(_ index: Int, _ name: ArraySlice<UInt8>) -> Bool {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let count = Int(ends[index]) - start
    guard count == name.count else { return false }
    var offset = name.startIndex
    for position in start..<(start + count) {
      if text[position] != name[offset] { return false }
      offset += 1
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for index in ends.indices {
      let hash = hash(bytes(NameID(UInt32(index))))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index) + 1
    }
  }

  /// A seeded multiply-and-fold hash over eight bytes at a time.
  private func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    var state = seed ^ (UInt64(name.count) &* 0x9E37_79B9_7F4A_7C15)
    var index = name.startIndex
    let end = name.endIndex
    while index < end {
      var word: UInt64 = 0
      let stop = min(index + 8, end)
      while index < stop {
        word = word << 8 | UInt64(name[index])
        index += 1
      }
      let product = (state ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F ^ seed | 1)
      state = product.high ^ product.low ^ seed
    }
    let last = state.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return last.high ^ last.low
  }
}

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
  /// Open addressing; the count is a power of two.
  private var slots: [Slot]

  private let seed: UInt64

  /// A place of the hash table.
  private struct Slot {
    /// The upper hash bits of the name, to skip most comparisons.
    var tag: UInt32 = 0
    /// The number of the name plus one; 0 is free.
    var name: UInt32 = 0
  }

  /// Makes a table that holds the `WellKnownName` entries under their fixed numbers.
  package init() {
    self.init(slotCount: 512)
    for name in WellKnownName.allCases {
      var text = name.spelling
      let id = text.withUTF8 { intern($0) }
      precondition(id == name.id, "well-known names come first and are distinct")
    }
  }

  /// Makes an empty table, for names that are not those of members. It is made in a fraction of the
  /// time.
  package static var empty: NameTable { NameTable(slotCount: 32) }

  private init(slotCount: Int) {
    slots = [Slot](repeating: Slot(), count: slotCount)
    var hasher = Hasher()
    hasher.combine(0)
    seed = UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Makes room for so many names in all, so that adding them moves nothing.
  package mutating func reserveCapacity(_ count: Int) {
    var size = slots.count
    while size < count * 2 + 2 { size *= 2 }
    if size > slots.count { grow(to: size) }
    ends.reserveCapacity(count)
  }

  /// The number of names.
  package var count: Int { ends.count }

  /// The decoded bytes of a name; empty for `NameID.none`.
  package func bytes(_ id: NameID) -> ArraySlice<UInt8> {
    guard id != .none else { return [] }
    let index = Int(id.rawValue)
    return text[start(index)..<Int(ends[index])]
  }

  /// The first byte of a name; nil for an empty one and for `NameID.none`.
  package func first(_ id: NameID) -> UInt8? {
    guard id != .none else { return nil }
    let (start, end) = (start(Int(id.rawValue)), Int(ends[Int(id.rawValue)]))
    return start < end ? text[start] : nil
  }

  /// The number of decoded bytes of a name; 0 for `NameID.none`.
  package func byteCount(_ id: NameID) -> Int { id == .none ? 0 : length(id) }

  /// Writes the decoded bytes of a name to a text, in front of `end`; nothing for `NameID.none`.
  ///
  /// - Returns: Where they start. There must be room for them.
  package func copy(
    _ id: NameID, to buffer: UnsafeMutableBufferPointer<UInt8>, endingAt end: Int
  ) -> Int {
    guard id != .none else { return end }
    let from = start(Int(id.rawValue))
    let count = Int(ends[Int(id.rawValue)]) - from
    precondition(count <= end && end <= buffer.count, "a name has room in the text around it")
    text.withUnsafeBufferPointer { text in
      for offset in 0..<count { buffer[end - count + offset] = text[from + offset] }
    }
    return end - count
  }

  /// The number of bytes of a name.
  func length(_ id: NameID) -> Int { Int(ends[Int(id.rawValue)]) - start(Int(id.rawValue)) }

  /// Whether a name of the table has these bytes.
  func isEqual(_ id: NameID, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    equal(Int(id.rawValue), name)
  }

  /// The name as a `String`; empty for `NameID.none`.
  package func string(_ id: NameID) -> String {
    String(decoding: bytes(id), as: UTF8.self)
  }

  /// The number of a name that is in the table already.
  package func find(_ name: ArraySlice<UInt8>) -> NameID? {
    name.withUnsafeBufferPointer { name in
      let slot = slots[slotIndex(name, hash: hash(name))]
      return slot.name == 0 ? nil : NameID(slot.name - 1)
    }
  }

  /// The number of a name that is in the table already.
  package func find(_ name: String) -> NameID? {
    var name = name
    return name.withUTF8 { name in
      let slot = slots[slotIndex(name, hash: hash(name))]
      return slot.name == 0 ? nil : NameID(slot.name - 1)
    }
  }

  /// The number of a name that is in the table already.
  package func find(_ name: Substring) -> NameID? { find(String(name)) }

  /// The number of `name`, which is added when it is new. Amortised linear in its length.
  package mutating func intern(_ name: ArraySlice<UInt8>) -> NameID {
    name.withUnsafeBufferPointer { intern($0) }
  }

  /// The number of `name`, which is added when it is new. Amortised linear in its length.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = hash(name)
    let slot = slotIndex(name, hash: hash)
    if slots[slot].name != 0 { return NameID(slots[slot].name - 1) }
    let id = UInt32(ends.count)
    precondition(id < NameID.none.rawValue, "more names than a file of 4 GiB can hold")
    text.append(contentsOf: name)
    ends.append(UInt32(text.count))
    slots[slot] = Slot(tag: UInt32(truncatingIfNeeded: hash >> 32), name: id + 1)
    if ends.count * 2 > slots.count { grow(to: slots.count * 4) }
    return NameID(id)
  }

  /// Where a name starts in `text`.
  private func start(_ index: Int) -> Int { index == 0 ? 0 : Int(ends[index - 1]) }

  /// The slot that holds `name`, or the free one where it belongs.
  private func slotIndex(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].name != 0 {
      if slots[index].tag == tag, equal(Int(slots[index].name - 1), name) { return index }
      index = (index + 1) & mask
    }
    return index
  }

  private func equal(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = start(index)
    let count = Int(ends[index]) - start
    guard count == name.count else { return false }
    return text.withUnsafeBufferPointer { text in
      let own = UnsafeBufferPointer(rebasing: text[start..<(start + count)])
      var offset = 0
      while offset + 8 < count {
        if own.word(at: offset) != name.word(at: offset) { return false }
        offset += 8
      }
      return own.lastWord(from: offset) == name.lastWord(from: offset)
    }
  }

  private mutating func grow(to size: Int) {
    slots = [Slot](repeating: Slot(), count: size)
    let mask = slots.count - 1
    for index in ends.indices {
      let hash = bytes(NameID(UInt32(index))).withUnsafeBufferPointer { self.hash($0) }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot].name != 0 { slot = (slot + 1) & mask }
      slots[slot] = Slot(tag: UInt32(truncatingIfNeeded: hash >> 32), name: UInt32(index) + 1)
    }
  }

  /// A seeded multiply-and-fold hash over eight bytes at a time.
  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let factor = 0xA076_1D64_78BD_642F ^ seed | 1
    var state = seed ^ (UInt64(name.count) &* 0x9E37_79B9_7F4A_7C15)
    var offset = 0
    while offset + 8 < name.count {
      let product = (state ^ name.word(at: offset)).multipliedFullWidth(by: factor)
      state = product.high ^ product.low ^ seed
      offset += 8
    }
    let product = (state ^ name.lastWord(from: offset)).multipliedFullWidth(by: factor)
    state = product.high ^ product.low ^ seed
    let last = state.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return last.high ^ last.low
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes as a little-endian word; all eight must be inside the buffer.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count, "a word lies inside its buffer")
    return UInt64(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The last 0 to 8 bytes, from `offset` to the end, as a word that is equal for equal bytes
  /// among buffers of equal length.
  @inline(__always) func lastWord(from offset: Int) -> UInt64 {
    let rest = count - offset
    assert(rest >= 0 && rest <= 8, "at most one word is left")
    guard rest > 0 else { return 0 }
    if count >= 8 { return word(at: count - 8) }
    if rest >= 4 { return half(at: offset) | half(at: count - 4) << 32 }
    return UInt64(self[offset]) | UInt64(self[offset + rest / 2]) << 8
      | UInt64(self[count - 1]) << 16
  }

  @inline(__always) private func half(at offset: Int) -> UInt64 {
    UInt64(
      UInt32(
        littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
          .loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}

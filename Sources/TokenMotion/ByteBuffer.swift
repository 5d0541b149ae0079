/// Bytes of an output that grow at their end.
///
/// An output is made of a dozen pieces for each token, most of them a few bytes long. An array asks for
/// each of them whether it is the only owner of its storage and calls a function to make room; this has
/// one owner by its type, so that a short literal costs a comparison and a store or two.
@usableFromInline package struct ByteBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// An empty buffer with room for so many bytes, at least one.
  package init(capacity: Int = 64) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// The number of bytes.
  @inlinable package var count: Int { used }

  /// Whether there are none.
  @inlinable package var isEmpty: Bool { used == 0 }

  /// A copy of the bytes.
  package var array: [UInt8] { withBytes { Array($0) } }

  /// The bytes as UTF-8.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Lends the bytes.
  @inlinable
  package borrowing func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: start, count: used))
  }

  /// The last byte; nil if there is none.
  @inlinable package var last: UInt8? { used == 0 ? nil : start[used &- 1] }

  /// Removes what is behind the first `count` bytes, which must be there.
  @inlinable package mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= used, "bytes are removed, not added")
    used = count
  }

  /// Removes all bytes and keeps the room.
  @inlinable package mutating func removeAll() { used = 0 }

  /// Appends a byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    start[used] = byte
    used &+= 1
  }

  /// Appends the text of a literal.
  @inlinable @inline(__always)
  package mutating func append(_ text: StaticString) {
    append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends bytes that stand together.
  @inlinable @inline(__always)
  package mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + used).initialize(from: source, count: bytes.count)
    used &+= bytes.count
  }

  /// Appends an array or a part of one.
  @inlinable
  package mutating func append(slice: ArraySlice<UInt8>) {
    slice.withUnsafeBufferPointer { append(bytes: $0) }
  }

  /// Appends room for at most `limit` bytes, which `body` fills from its beginning.
  ///
  /// - Parameter body: Returns how many bytes it has written.
  @inlinable @inline(__always)
  package mutating func append(
    atMost limit: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    reserve(limit)
    used &+= body(UnsafeMutableBufferPointer(start: start + used, count: limit))
  }

  /// Appends the lowest so many hexadecimal digits of a number, at most eight.
  package mutating func append(hex number: UInt32, digits: Int, capitals: Bool) {
    // All digits at once, each in a byte of its own: a 6 more carries out of those that are letters.
    var signs = UInt64(number)
    signs = (signs | signs << 16) & 0x0000_FFFF_0000_FFFF
    signs = (signs | signs << 8) & 0x00FF_00FF_00FF_00FF
    signs = (signs | signs << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let letters = (signs &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    signs = (signs | 0x3030_3030_3030_3030) &+ letters &* (capitals ? 7 : 39)
    reserve(8)
    UnsafeMutableRawPointer(start + used).storeBytes(
      of: (signs << UInt64(64 - 8 * digits)).bigEndian, as: UInt64.self)
    used &+= digits
  }

  /// Appends so many blanks.
  @inlinable @inline(__always)
  package mutating func append(blanks count: Int) {
    // In words, the last of which may reach beyond the end.
    reserve(count &+ 8)
    var end = used
    while end < used &+ count {
      UnsafeMutableRawPointer(start + end).storeBytes(
        of: 0x2020_2020_2020_2020, as: UInt64.self)
      end &+= 8
    }
    used &+= count
  }

  /// Appends the elements of any sequence.
  @inlinable
  package static func += (buffer: inout ByteBuffer, bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { buffer.append(bytes: $0) }
    if isDone == nil { for byte in bytes { buffer.append(byte) } }
  }

  @inlinable @inline(__always)
  mutating func reserve(_ count: Int) {
    if capacity &- used < count { grow(by: count) }
  }

  @usableFromInline
  mutating func grow(by count: Int) {
    let larger = max(2 * capacity, used + count)
    let target = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    target.moveInitialize(from: start, count: used)
    start.deallocate()
    start = target
    capacity = larger
  }
}

extension [UInt8] {
  /// What a function writes into an empty buffer.
  package static func written(by body: (inout ByteBuffer) -> Void) -> [UInt8] {
    var buffer = ByteBuffer()
    body(&buffer)
    return buffer.array
  }
}

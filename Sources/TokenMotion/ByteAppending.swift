extension [UInt8] {
  /// Appends bytes that stand together: for the short pieces that outputs are made of, several times
  /// as fast as `append(contentsOf:)`.
  @inlinable
  package mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    // Adding nothing to an empty array writes into the storage that all empty arrays share, which is a
    // race where several threads do it.
    if bytes.isEmpty { return }
    append(addingCapacity: bytes.count) { span in
      span.withUnsafeMutableBufferPointer { buffer, used in
        guard let target = buffer.baseAddress else { return }
        target.initialize(from: source, count: bytes.count)
        used = bytes.count
      }
    }
  }

  /// Appends the text of a literal.
  @inlinable
  package mutating func append(_ text: StaticString) {
    append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a part of another array.
  @inlinable
  package mutating func append(slice: ArraySlice<UInt8>) {
    slice.withUnsafeBufferPointer { append(bytes: $0) }
  }

  /// Appends room for at most `capacity` bytes, which `body` fills from its beginning. For a capacity
  /// of 0 nothing is called.
  ///
  /// - Parameter body: Returns how many bytes it has written.
  @inlinable
  package mutating func append(
    atMost capacity: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    if capacity == 0 { return }
    append(addingCapacity: capacity) { span in
      span.withUnsafeMutableBufferPointer { buffer, used in used = body(buffer) }
    }
  }
}

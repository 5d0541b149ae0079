/// What scalars and names mean. Nothing here is cached: a reader asks once for each value.
extension JSONTree {
  /// The decoded text of a string; nil for every other value.
  ///
  /// Bytes that are not UTF-8 and surrogate escapes without their other half come out as U+FFFD.
  package func string(_ id: NodeID) -> String? {
    switch kind(id) {
    case .plainString: String(decoding: insideOfString(id), as: UTF8.self)
    case .escapedString: String(decoding: decodedBytes(id), as: UTF8.self)
    default: nil
    }
  }

  /// The decoded text of a string as bytes; of every other value the bytes as authored.
  ///
  /// For a string without escapes the result shares the storage of the file.
  package func decodedBytes(_ id: NodeID) -> ArraySlice<UInt8> {
    switch kind(id) {
    case .plainString: return insideOfString(id)
    case .escapedString:
      var decoded: [UInt8] = []
      insideOfString(id).withUnsafeBufferPointer { JSONText.decode($0, into: &decoded) }
      return decoded[...]
    default: return text(id)
    }
  }

  /// The bytes of a string between its quotes, escapes as authored.
  package func insideOfString(_ id: NodeID) -> ArraySlice<UInt8> {
    let node = self[id]
    guard node.end > node.start else { return [] }
    let quote = file.padded[Int(node.start)]
    let isClosed = node.end - node.start > 1 && file.padded[Int(node.end) - 1] == quote
    return file.slice(node.start + 1, isClosed ? node.end - 1 : node.end)
  }

  /// The span of the decoded byte range `lower ..< upper` of a string: for pointing into its text.
  ///
  /// Exact for strings without escapes; the whole string for those with escapes.
  package func span(_ id: NodeID, inside lower: Int, _ upper: Int) -> SourceSpan {
    guard kind(id) == .plainString, origins?[id].isVerbatim != false else { return span(id) }
    let whole = span(id)
    let start = whole.lower + 1
    let end = max(start, whole.upper - 1)
    let from = min(end, start + UInt32(clamping: lower))
    return SourceSpan(
      file: whole.file, lower: from, upper: max(from, min(end, start + UInt32(clamping: upper))))
  }

  /// The number, correctly rounded; nil for every other value.
  ///
  /// A number beyond the range of `Double` is an infinity; JSON5 also has `NaN` and `Infinity`.
  package func number(_ id: NodeID) -> Double? {
    let node = self[id]
    guard node.kind == .number else { return nil }
    return file.padded.withUnsafeBufferPointer { bytes in
      JSONNumber.double(UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)]))
    }
  }

  /// The truth value; nil for every other value.
  package func bool(_ id: NodeID) -> Bool? {
    switch kind(id) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether the value is a number without a fraction, however it is written: `2`, `2.0`, `20e-1`.
  package func isInteger(_ id: NodeID) -> Bool {
    guard let number = number(id), number.isFinite else { return false }
    return number.rounded(.towardZero) == number
  }

  /// The number if it is an integer that `Int` holds exactly; nil for every other value.
  package func integer(_ id: NodeID) -> Int? {
    guard let number = number(id) else { return nil }
    if let integer = Int(exactly: number), number.magnitude < 9_007_199_254_740_992 {
      return integer
    }
    return Int(String(decoding: text(id), as: UTF8.self))
  }

  /// The name of the member, its quotes included; nil for elements and the root.
  package func keySpan(_ id: NodeID) -> SourceSpan? {
    if let origins { return origins[id].key }
    let start = self[id].keyStart
    guard start != JSONNode.noKey else { return nil }
    let end = file.padded.withUnsafeBufferPointer { JSONText.endOfName(in: $0, from: Int(start)) }
    return SourceSpan(file: file.id, lower: start, upper: UInt32(min(end, file.length)))
  }

  /// The containers around each node, found by one walk from the root: outermost first, `id`
  /// last. Linear in the number of children of each container on the way.
  package func ancestors(of id: NodeID) -> [NodeID] {
    var path: [NodeID] = []
    var current = NodeID.root
    while current != id {
      path.append(current)
      guard let next = children(current).first(where: { id.rawValue < self[$0].next }) else {
        break
      }
      current = next
    }
    return path + [id]
  }
}

/// Names one value of a `JSONTree`: its position in preorder. The root is 0.
public struct NodeID: Hashable, Sendable, Comparable {
  /// The position in preorder.
  @usableFromInline package let rawValue: UInt32

  /// Names the node at `rawValue`.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The outermost value of a text.
  @inlinable package static var root: NodeID { NodeID(0) }

  /// Nodes compare in the order of the text.
  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// What a node is.
@usableFromInline package enum JSONKind: UInt8, Sendable {
  /// A place where a value was expected and none could be read; its span is what was skipped.
  case missing
  case null
  case `false`
  case `true`
  case number
  /// A string whose bytes between the quotes are its text.
  case plainString
  /// A string with at least one escape: its text must be decoded.
  case escapedString
  case array
  case object
}

/// One value: twenty bytes, in preorder, with the index of the node behind its subtree.
@usableFromInline package struct JSONNode: Sendable {
  /// The offset of the first byte of the value (the opening quote, bracket or digit).
  @usableFromInline package var start: UInt32
  /// The offset behind its last byte. A container that is never closed ends with the text.
  @usableFromInline package var end: UInt32
  /// The offset of the first byte of the member's name; `noKey` for elements and the root.
  @usableFromInline package var keyStart: UInt32
  /// The index of the first node behind this subtree.
  @usableFromInline package var next: UInt32
  /// The interned name of the member (27 bits, `NameID.none` without one) above the kind (4 bits);
  /// the highest bit says that an object has properties.
  @usableFromInline package var nameAndKind: UInt32

  /// The `keyStart` of a node that is no member of an object.
  @inlinable package static var noKey: UInt32 { .max }

  /// Makes a node.
  @inlinable package init(
    kind: JSONKind, name: NameID, keyStart: UInt32, start: UInt32, end: UInt32, next: UInt32
  ) {
    self.start = start
    self.end = end
    self.keyStart = keyStart
    self.next = next
    nameAndKind = name.rawValue << 4 | UInt32(kind.rawValue)
  }

  /// What the node is.
  @inlinable package var kind: JSONKind {
    // The initialiser is the only writer, so that the bits are those of a kind.
    unsafeBitCast(UInt8(truncatingIfNeeded: nameAndKind & 0xF), to: JSONKind.self)
  }

  /// The interned name of the member, or `NameID.none`.
  @inlinable package var name: NameID { NameID(nameAndKind >> 4 & NameID.none.rawValue) }

  /// Gives the member another name; the rest stays.
  mutating func rename(_ name: NameID) {
    nameAndKind = nameAndKind & 0x8000_000F | name.rawValue << 4
  }

  /// Whether the value is an object with a member that has a well-known name with `$`.
  var hasProperties: Bool {
    get { nameAndKind >> 31 == 1 }
    set { nameAndKind = nameAndKind & 0x7FFF_FFFF | (newValue ? 1 << 31 : 0) }
  }
}

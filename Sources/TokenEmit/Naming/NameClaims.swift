package import TokenModel
package import TokenSyntax

/// All names of an output and who has them: finds names with several owners.
///
/// Expected linear time, whatever the names are: `NameTable` hashes with a seed.
package struct NameClaims: Sendable {
  private var table = NameTable.empty
  /// The first owner of each name, by `NameID`: a token's number, or above `tokenLimit` a position in
  /// `others`; `nobody` for none.
  private var owners: [UInt32] = []
  private var others: [NameOwner] = []
  /// All owners of the names that have several, and these names in the order of the first clash.
  private var clashes: [(name: NameID, owners: [NameOwner])] = []
  private var clashIndex: [NameID: Int] = [:]

  private static let nobody = UInt32.max
  private static let tokenLimit = UInt32(1) << 31

  /// The number of bytes in front of each name that are not part of it.
  private let scopeLength: Int

  /// Makes an empty set.
  ///
  /// - Parameter isScoped: Whether the first four bytes of what is claimed tell scopes apart; they
  ///   are not printed.
  package init(isScoped: Bool = false) {
    scopeLength = isScoped ? 4 : 0
  }

  /// Makes room for so many names in all.
  package mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count + table.count)
    owners.reserveCapacity(count + table.count)
  }

  /// Gives a name to an owner. A second owner of one name is a clash.
  @discardableResult
  package mutating func claim(_ name: ArraySlice<UInt8>, for owner: NameOwner) -> NameID {
    name.withUnsafeBufferPointer { claim($0, for: owner) }
  }

  /// Gives a name to an owner. A second owner of one name is a clash.
  mutating func claim(_ name: UnsafeBufferPointer<UInt8>, for owner: NameOwner) -> NameID {
    let id = table.intern(name)
    let index = Int(id.rawValue)
    while owners.count <= index { owners.append(Self.nobody) }
    let first = owners[index]
    guard first != Self.nobody else {
      owners[index] = number(owner)
      return id
    }
    if let clash = clashIndex[id] {
      clashes[clash].owners.append(owner)
    } else {
      clashIndex[id] = clashes.count
      clashes.append((id, [self.owner(numbered: first), owner]))
    }
    return id
  }

  private mutating func number(_ owner: NameOwner) -> UInt32 {
    if case .token(let id) = owner, id.rawValue < Self.tokenLimit { return id.rawValue }
    others.append(owner)
    return Self.tokenLimit + UInt32(others.count - 1)
  }

  /// The first owner of a name; nil if nobody has claimed it.
  package func owner(of name: ArraySlice<UInt8>) -> NameOwner? {
    guard let id = table.find(name), Int(id.rawValue) < owners.count,
      owners[Int(id.rawValue)] != Self.nobody
    else { return nil }
    return owner(numbered: owners[Int(id.rawValue)])
  }

  private func owner(numbered number: UInt32) -> NameOwner {
    number < Self.tokenLimit
      ? .token(TokenID(number)) : others[Int(number - Self.tokenLimit)]
  }

  /// The text of a claimed name.
  package func bytes(_ id: NameID) -> ArraySlice<UInt8> { table.bytes(id) }

  /// One error for each name that has several owners, in the order of the first clash.
  ///
  /// - Parameter sigil: What stands before every name in the output, such as `--`.
  package func collisions(
    in tokens: ThemedTokens, target: String, sigil: String = ""
  ) -> [Diagnostic] {
    clashes.map {
      tokens.collision(
        of: $0.owners, on: Array(sigil.utf8) + bytes($0.name).dropFirst(scopeLength),
        target: target)
    }
  }
}

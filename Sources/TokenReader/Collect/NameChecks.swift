import TokenSyntax

/// What is wrong with names, found once for each distinct name and not for each use.
struct NameChecks {
  /// What is wrong with a name.
  enum Fault {
    case empty
    /// Nothing but spaces and tabs: reading trims a reference in braces.
    case blank
    /// A brace or a dot.
    case character(Character)
  }

  private static let unchecked: UInt8 = 0
  private static let fine: UInt8 = 1
  private static let reserved: UInt8 = 2
  private static let faulty: UInt8 = 3

  private var verdicts: [UInt8]

  /// Makes checks for a table of `count` names.
  init(count: Int) {
    verdicts = [UInt8](repeating: Self.unchecked, count: count)
  }

  /// Whether a name begins with `$`.
  mutating func isReserved(_ name: NameID, _ names: NameTable) -> Bool {
    verdict(name, names) == Self.reserved
  }

  /// What is wrong with a name that is not reserved.
  mutating func fault(of name: NameID, _ names: NameTable) -> Fault? {
    guard verdict(name, names) == Self.faulty else { return nil }
    let bytes = names.bytes(name)
    guard let byte = bytes.first(where: Self.isBarred) else {
      return bytes.isEmpty ? .empty : .blank
    }
    return .character(Character(Unicode.Scalar(byte)))
  }

  private mutating func verdict(_ name: NameID, _ names: NameTable) -> UInt8 {
    let index = Int(name.rawValue)
    guard index < verdicts.count else { return Self.fine }
    if verdicts[index] == Self.unchecked {
      let bytes = names.bytes(name)
      if bytes.first == UInt8(ascii: "$") {
        verdicts[index] = Self.reserved
      } else {
        verdicts[index] =
          bytes.allSatisfy(Self.isBlank) || bytes.contains(where: Self.isBarred)
          ? Self.faulty : Self.fine
      }
    }
    return verdicts[index]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private static func isBarred(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ".")
  }
}

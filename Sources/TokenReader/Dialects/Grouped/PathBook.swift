/// Names of other forms: some of them the standard forbids.
enum RepairedName {
  /// The name that stands for one in the standard: each `{`, `}` and `.` becomes `-`, and so does a
  /// `$` at the start. An empty name stays empty, which is reported where names are checked.
  static func repaired(_ name: String) -> String {
    var bytes = Array(name.utf8)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."): bytes[index] = UInt8(ascii: "-")
      case UInt8(ascii: "$") where index == 0: bytes[index] = UInt8(ascii: "-")
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The paths of foreign tokens: how references write them, and what they are called in the standard.
struct PathBook {
  /// What a reference means.
  enum Target: Equatable {
    /// Nothing that is known.
    case missing
    /// The token at this path of the standard.
    case path([String])
    /// One of two tokens: names that hold points make the same text of both.
    case ambiguous([String], [String])
  }

  private var targets: [String: Target] = [:]
  private var originals: [String: [String]] = [:]

  /// Adds a path and returns what it is called in the standard; adding it again changes nothing.
  ///
  /// The other result is a different path that has that name already: of the two, one must be
  /// renamed by its author.
  @discardableResult
  mutating func add(_ path: [String]) -> (path: [String], clash: [String]?) {
    let repaired = path.map(RepairedName.repaired)
    let text = path.joined(separator: ".")
    switch targets[text] {
    case nil, .missing: targets[text] = .path(repaired)
    case .path(let known) where known != repaired: targets[text] = .ambiguous(known, repaired)
    case .path, .ambiguous: break
    }
    let name = repaired.joined(separator: ".")
    guard let known = originals.updateValue(path, forKey: name), known != path else {
      return (repaired, nil)
    }
    originals[name] = known
    return (repaired, known)
  }

  /// What the path in a reference means.
  subscript(reference: String) -> Target { targets[reference] ?? .missing }
}

/// A JSON Pointer of RFC 6901: the way from a root to one value, name by name.
package struct JSONPointer: Hashable, Sendable {
  /// One step: a member name, or an index in decimal digits.
  package struct Segment: Hashable, Sendable {
    /// The decoded name.
    package let name: String
    /// Where the segment is in the text of the pointer, without its slash: offsets in bytes.
    package let range: Range<Int>
  }

  /// The steps, outermost first; none for the root itself.
  package let segments: [Segment]

  /// Why a text is no pointer.
  package struct SyntaxFault: Error, Hashable {
    /// What is wrong, in one phrase.
    package let message: String
    /// Where, in the text of the pointer: offsets in bytes.
    package let range: Range<Int>
  }

  /// Why a pointer leads nowhere.
  package struct Failure: Error, Hashable {
    /// The number of the step that fails.
    package let segment: Int
    /// Where that step is in the text of the pointer: offsets in bytes.
    package let range: Range<Int>
    /// What is wrong, in one phrase.
    package let message: String
    /// The last value that was reached.
    package let reached: NodeID
  }

  /// Reads a pointer: empty, or steps that each begin with a slash.
  ///
  /// - Parameter isFragment: whether the text stood behind the `#` of a URI, so that `%` and two
  ///   hexadecimal digits stand for a byte.
  package init(_ text: some StringProtocol, isFragment: Bool = false) throws(SyntaxFault) {
    let bytes = Array(text.utf8)
    var segments: [Segment] = []
    var offset = 0
    if let first = bytes.first, first != UInt8(ascii: "/") {
      throw SyntaxFault(message: "a JSON Pointer begins with `/`", range: 0..<bytes.count)
    }
    while offset < bytes.count {
      let start = offset + 1
      var name: [UInt8] = []
      offset = start
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "/") {
        let byte = try Self.byte(bytes, &offset, isFragment)
        guard byte == UInt8(ascii: "~") else {
          name.append(byte)
          continue
        }
        switch offset < bytes.count ? try Self.byte(bytes, &offset, isFragment) : 0 {
        case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
        default:
          throw SyntaxFault(
            message: "`~` must be followed by `0` or `1`", range: start..<min(offset, bytes.count))
        }
      }
      segments.append(Segment(name: String(decoding: name, as: UTF8.self), range: start..<offset))
    }
    self.segments = segments
  }

  /// Makes a pointer of names; the ranges are those of its own text.
  package init(names: [String]) {
    var segments: [Segment] = []
    var offset = 0
    for name in names {
      let length = Self.escape(name).utf8.count
      segments.append(Segment(name: name, range: (offset + 1)..<(offset + 1 + length)))
      offset += 1 + length
    }
    self.segments = segments
  }

  /// The pointer as RFC 6901 writes it, without percent-encoding.
  package var text: String {
    segments.map { "/" + Self.escape($0.name) }.joined()
  }

  /// A name as a step: `~` as `~0`, `/` as `~1`.
  package static func escape(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The next byte, percent-decoded where that applies; moves `offset` behind it.
  private static func byte(
    _ bytes: [UInt8], _ offset: inout Int, _ isFragment: Bool
  ) throws(SyntaxFault) -> UInt8 {
    let byte = bytes[offset]
    guard isFragment, byte == UInt8(ascii: "%") else {
      offset += 1
      return byte
    }
    guard offset + 2 < bytes.count, let high = JSONText.hexDigit(bytes[offset + 1]),
      let low = JSONText.hexDigit(bytes[offset + 2])
    else {
      throw SyntaxFault(
        message: "`%` must be followed by two hexadecimal digits",
        range: offset..<min(offset + 3, bytes.count))
    }
    offset += 3
    return UInt8(high << 4 | low)
  }
}

extension JSONTree {
  /// The value to which a pointer leads from `start`.
  ///
  /// An index is decimal without leading zeros. Of two members with one name the first counts.
  package func find(
    _ pointer: JSONPointer, from start: NodeID = .root, names: NameTable
  ) -> Result<NodeID, JSONPointer.Failure> {
    var current = start
    for (index, segment) in pointer.segments.enumerated() {
      func fail(_ message: String) -> Result<NodeID, JSONPointer.Failure> {
        .failure(
          JSONPointer.Failure(
            segment: index, range: segment.range, message: message, reached: current))
      }
      switch kind(current) {
      case .object:
        guard let name = names.find(segment.name), let member = member(current, name) else {
          return fail("the object has no member \"\(segment.name)\"")
        }
        current = member
      case .array:
        switch element(current, segment.name) {
        case .success(let element): current = element
        case .failure(let reason): return fail(reason.message)
        }
      default:
        return fail("the value is neither an object nor an array")
      }
    }
    return .success(current)
  }

  private struct IndexFault: Error {
    let message: String
  }

  private func element(_ array: NodeID, _ text: String) -> Result<NodeID, IndexFault> {
    let digits = Array(text.utf8)
    if digits == [UInt8(ascii: "-")] {
      return .failure(IndexFault(message: "`-` is the place behind the last element"))
    }
    guard !digits.isEmpty, digits.allSatisfy(JSONText.isDigit) else {
      return .failure(IndexFault(message: "`\(text)` is not an array index"))
    }
    guard digits.count == 1 || digits[0] != UInt8(ascii: "0") else {
      return .failure(IndexFault(message: "an array index has no leading zeros"))
    }
    var rest = Int(text) ?? .max
    for child in children(array) {
      if rest == 0 { return .success(child) }
      rest -= 1
    }
    let count = childCount(array)
    return .failure(
      IndexFault(message: "the array has \(count) element\(count == 1 ? "" : "s")"))
  }

  /// The pointer from the root to a value. Linear in the number of siblings on the way.
  package func pointer(to id: NodeID, names: NameTable) -> JSONPointer {
    let path = ancestors(of: id)
    var steps: [String] = []
    for (parent, child) in zip(path, path.dropFirst()) {
      if isObject(parent) {
        steps.append(names.string(name(child)))
      } else {
        var index = 0
        for sibling in children(parent) {
          if sibling == child { break }
          index += 1
        }
        steps.append(String(index))
      }
    }
    return JSONPointer(names: steps)
  }
}

/// References inside the strings of other forms.
enum ReferencePieces {
  /// A part of a string.
  enum Piece: Equatable {
    /// Text that is no reference.
    case text(Substring)
    /// The path inside a reference, without blanks at its ends, and the reference as written.
    case reference(String, written: Substring)
  }

  /// The parts of a string: `{a.b}` is a reference, and `$a.b` too if `takesDollars`. A path after a
  /// `$` ends before a blank, a comma, a bracket or an operator that does not stand inside a name, and
  /// its last character is a letter, a digit or `_`.
  static func pieces(of text: String, takesDollars: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var plain = rest.startIndex
    var position = rest.startIndex
    while position < text.endIndex {
      guard let end = endOfReference(in: text, from: position, takesDollars) else {
        position = text.utf8.index(after: position)
        continue
      }
      if plain < position { pieces.append(.text(text[plain..<position])) }
      let written = text[position..<end]
      let path = written.first == "{" ? written.dropFirst().dropLast() : written.dropFirst()
      pieces.append(.reference(trimmed(path), written: written))
      position = end
      plain = end
    }
    rest = text[plain...]
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  /// The path of a string that is one reference and nothing else.
  static func whole(_ text: String, takesDollars: Bool) -> String? {
    let pieces = pieces(of: text, takesDollars: takesDollars)
    guard pieces.count == 1, case .reference(let path, _) = pieces[0] else { return nil }
    return path
  }

  /// A text without blanks at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
    let bytes = Array(text.utf8)
    let head = bytes.drop(while: isBlank)
    guard let last = head.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(decoding: head[head.startIndex...last], as: UTF8.self)
  }

  private static func endOfReference(
    in text: String, from start: String.Index, _ takesDollars: Bool
  ) -> String.Index? {
    let bytes = text.utf8
    switch bytes[start] {
    case UInt8(ascii: "{"):
      let inside = bytes.index(after: start)
      guard
        let end = bytes[inside...].firstIndex(where: {
          $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{")
        }), bytes[end] == UInt8(ascii: "}"), end > inside
      else { return nil }
      return bytes.index(after: end)
    case UInt8(ascii: "$") where takesDollars:
      if start > bytes.startIndex, isWord(bytes[bytes.index(before: start)]) { return nil }
      var end: String.Index?
      var position = bytes.index(after: start)
      while position < bytes.endIndex, !endsDollarPath(bytes[position]) {
        let next = bytes.index(after: position)
        if isWord(bytes[position]) { end = next }
        position = next
      }
      return end
    default: return nil
    }
  }

  private static func endsDollarPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

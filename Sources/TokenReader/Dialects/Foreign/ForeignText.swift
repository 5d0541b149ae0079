import TokenModel

/// A text with references in braces, taken apart.
struct ForeignText {
  /// A part of a text.
  enum Piece: Equatable {
    case text(String)
    /// What stands between the braces, without blanks at its ends.
    case reference(String)
  }

  /// The parts in their order; no two texts stand beside each other.
  let pieces: [Piece]

  /// Takes a text apart. A brace without its other half is text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "{"),
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")), end > position + 1
      else {
        position += 1
        continue
      }
      // Of two opening braces the inner one is that of the reference.
      let open = bytes[position..<end].lastIndex(of: UInt8(ascii: "{")) ?? position
      if open > start { pieces.append(.text(String(decoding: bytes[start..<open], as: UTF8.self))) }
      let inside = bytes[(open + 1)..<end].trimmingBlanks
      pieces.append(.reference(String(decoding: inside, as: UTF8.self)))
      position = end + 1
      start = position
    }
    if start < bytes.count {
      pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
    self.pieces = pieces
  }

  /// The path, if the text is one reference as a whole.
  var wholeReference: String? {
    if pieces.count == 1, case .reference(let path) = pieces[0] { path } else { nil }
  }

  /// The paths of all references.
  var references: [String] {
    pieces.compactMap { if case .reference(let path) = $0 { path } else { nil } }
  }

  /// The text around the references, each of which is one `@`.
  var frame: String {
    pieces.map { if case .text(let text) = $0 { text } else { "@" } }.joined()
  }
}

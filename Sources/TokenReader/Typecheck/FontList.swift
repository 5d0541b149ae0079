/// A list of fonts in one string, as the property `font-family` of CSS takes it.
enum FontList {
  /// The names in a text, without blanks and quotes around them; a comma inside quotes is part of a
  /// name. The text itself if there is none.
  static func split(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    func trimmed(_ bytes: [UInt8]) -> String {
      let isEdge: (UInt8) -> Bool = {
        $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }
      let head = bytes.drop(while: isEdge)
      let end = head.lastIndex { !isEdge($0) }.map { $0 + 1 } ?? head.startIndex
      return String(decoding: head[head.startIndex..<end], as: UTF8.self)
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: ","), quote == nil {
        names.append(trimmed(name))
        name = []
        continue
      }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        name.allSatisfy({ $0 <= 0x20 })
      {
        quote = byte
      }
      name.append(byte)
    }
    names.append(trimmed(name))
    let filled = names.filter { !$0.isEmpty }
    return filled.isEmpty ? [text] : filled
  }
}

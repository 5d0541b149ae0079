import TokenMotion

extension UsageError {
  /// A text of CSS that was refused: what is expected instead, and the text with carets below the
  /// part at fault.
  ///
  /// - Parameters:
  ///   - error: Where and why.
  ///   - text: The whole text.
  ///   - owner: What the text was to be, as help names the argument: `EASING`, `COLOR`.
  ///   - names: What a word there may be, for a suggestion.
  init(_ error: CSSError, in text: String, owner: String, names: [String] = []) {
    let bytes = Array(text.utf8)
    let start = min(error.offset, bytes.count)
    let end = Self.endOfPart(from: start, in: bytes)
    let part = String(decoding: bytes[start..<end], as: UTF8.self)
    let word = part.lowercased()
    let near = names.contains(word) ? [] : suggestions(for: word, among: names)
    let reason = "\(error.expected) is expected\(didYouMean(near))"
    guard !bytes.isEmpty else {
      self.init("invalid value '' for '\(owner)': \(reason)")
      return
    }
    // As wide as a terminal that nobody asked: notes are not laid out.
    let window = FrameWindow(bytes[...], from: start, to: end, columns: 76)
    self.init(
      "invalid value \(quoted(part.isEmpty ? text : part)) for '\(owner)': \(reason)",
      notes: [
        "  \(window.text)",
        "  " + String(repeating: " ", count: window.indent)
          + String(repeating: "^", count: window.length),
      ])
  }

  /// Where the number or word at `start` ends: before white space, a comma or a parenthesis, and
  /// after one character if it is such a one itself.
  private static func endOfPart(from start: Int, in bytes: [UInt8]) -> Int {
    let isDelimiter: (UInt8) -> Bool = { " \t\n\r\u{C},()/".utf8.contains($0) }
    let end = bytes[start...].firstIndex(where: isDelimiter) ?? bytes.count
    return end > start ? end : min(start + 1, bytes.count)
  }
}

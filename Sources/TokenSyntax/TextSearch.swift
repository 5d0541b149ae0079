// The standard library looks for texts in texts with the module of its regular expressions. A program
// that uses it holds all of that: a megabyte more, which every start relocates and every look for a
// conformance reads through. `.ci/run` sees to it that no file uses it again.

extension Substring {
  /// Where a text stands first, byte for byte; an empty one stands at the start.
  package func place(of text: Substring) -> Range<Index>? {
    let (bytes, part) = (utf8, text.utf8)
    guard let first = part.first else { return startIndex..<startIndex }
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start] == first, bytes[start...].starts(with: part) {
        return start..<bytes.index(start, offsetBy: part.count)
      }
      start = bytes.index(after: start)
    }
    return nil
  }
}

extension String {
  /// Whether a text stands in it, byte for byte.
  package func holds(_ text: String) -> Bool { self[...].place(of: text[...]) != nil }

  /// What stands between the places of a text that is not empty.
  package func parts(between text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while !text.isEmpty, let place = rest.place(of: text[...]) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }

  /// The text with another one at each place of a text that is not empty.
  package func replacing(all text: String, by other: String) -> String {
    parts(between: text).joined(separator: other)
  }
}

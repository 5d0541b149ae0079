// The standard library looks for texts in texts with the module of its regular expressions. A program
// that uses it holds all of that: a megabyte more, which every start has to relocate and every look
// for a conformance to read through. `.ci/run` sees to it that no file uses it again.

extension StringProtocol {
  /// Where a text stands first, byte for byte; an empty one stands at the start.
  package func place(of text: some StringProtocol) -> Range<Index>? {
    let part = text.utf8
    var start = startIndex
    while true {
      if utf8[start...].starts(with: part) {
        return start..<utf8.index(start, offsetBy: part.count)
      }
      guard start < endIndex else { return nil }
      start = utf8.index(after: start)
    }
  }

  /// Whether a text stands in it, byte for byte.
  package func holds(_ text: some StringProtocol) -> Bool { place(of: text) != nil }

  /// What stands between the places of a text that is not empty.
  package func parts(between text: some StringProtocol) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[...]
    while let place = rest.place(of: text) {
      parts.append(self[rest.startIndex..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [self[rest.startIndex...]]
  }

  /// The text with another one at each place of a text that is not empty.
  package func replacing(all text: some StringProtocol, by other: String) -> String {
    parts(between: text).joined(separator: other)
  }
}

/// Drawings of one track over time, a column for each value.
enum Strip {
  private static let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The area below a curve, in lines from the top to the bottom; each row has eight levels.
  ///
  /// The least value is one level high and the greatest fills all rows; values that are all the same
  /// fill half. A column without a value is empty.
  static func curve(_ values: [Double?], rows: Int) -> [String] {
    let known = values.compactMap { $0 }
    guard let low = known.min(), let high = known.max(), rows > 0 else { return [] }
    let top = Double(rows * 8)
    let levels = values.map { value -> Int in
      guard let value else { return 0 }
      // Halved, so that the difference of two large numbers stays finite.
      let range = high / 2 - low / 2
      guard range > 0 else { return rows * 4 }
      return 1 + Int(((value / 2 - low / 2) / range * (top - 1)).rounded())
    }
    return (0..<rows).reversed().map { row in
      String(levels.map { blocks[min(max($0 - row * 8, 0), 8)] })
    }
  }

  /// A text at either end of a line; the second is left out where there is no room for both.
  static func axis(_ start: String, _ end: String, width: Int) -> String {
    let gap = width - TerminalText.width(of: start) - TerminalText.width(of: end)
    return gap > 0 ? start + String(repeating: " ", count: gap) + end : fitted(start, to: width)
  }

  /// A text that takes at most `width` columns, with an ellipsis where it was cut.
  static func fitted(_ text: String, to width: Int) -> String {
    guard TerminalText.width(of: text) > width else { return text }
    var result = String.UnicodeScalarView()
    var used = 1
    for scalar in text.unicodeScalars {
      used += TerminalText.width(of: scalar)
      if used > width { break }
      result.append(scalar)
    }
    return String(result) + "…"
  }
}

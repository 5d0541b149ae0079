/// A table of figures in Markdown whose columns stand below each other in plain text, too.
struct MarkdownTable {
  private let columns: [String]
  private var rows: [[String]] = []

  /// An empty table.
  init(columns: [String]) {
    self.columns = columns
  }

  /// Adds a row with as many cells as there are columns.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The table with a line break at its end.
  var text: String {
    let widths = columns.indices.map { column in
      ([columns] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return "| \(padded.joined(separator: " | ")) |\n"
    }
    let rule = widths.map { String(repeating: "-", count: max(2, $0 - 1)) + ":" }
    return line(columns) + line(rule) + rows.map(line).joined()
  }
}

/// Numbers as a table shows them.
enum Figure {
  /// About three digits.
  static func text(_ value: Double) -> String {
    let decimals = value < 10 ? 2 : value < 100 ? 1 : 0
    let scale = [1, 10, 100][decimals]
    let scaled = Int((value * Double(scale)).rounded())
    guard decimals > 0 else { return grouped(scaled) }
    let rest = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: decimals - rest.count) + rest
  }

  /// An integer, not negative, with a comma between thousands.
  static func grouped(_ value: Int) -> String {
    value < 1000
      ? "\(value)" : grouped(value / 1000) + "," + String("\(value % 1000 + 1000)".dropFirst())
  }
}

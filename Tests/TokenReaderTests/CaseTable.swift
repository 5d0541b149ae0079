import SharedData
import Foundation

/// A table of cases: tab-separated, the first line names the columns.
struct CaseTable {
  /// One case: its cells by column.
  typealias Row = [String: String]

  let rows: [Row]

  /// Reads a table of the shared data.
  init(_ path: String) throws {
    let lines = try SharedData.text(path).split(whereSeparator: \.isNewline)
    let columns = Self.cells(lines.first ?? "")
    rows = lines.dropFirst().map { line in
      Dictionary(zip(columns, Self.cells(line))) { first, _ in first }
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
      guard cell.hasPrefix("\""), cell.hasSuffix("\""), cell.count > 1 else { return String(cell) }
      return String(cell.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
  }
}

extension CaseTable.Row {
  /// A cell; empty when the table has no such column.
  func cell(_ name: String) -> String { self[name] ?? "" }

  /// The numbers in the named cells.
  func lines(_ names: String...) -> [Int] {
    names.flatMap { cell($0).split(separator: ",").compactMap { Int($0) } }
  }
}

/// Whether two JSON values are equal; numbers as numbers, to the last bits but one.
func isEqual(_ a: Any, _ b: Any) -> Bool {
  switch (a, b) {
  case (let a as [String: Any], let b as [String: Any]):
    a.count == b.count
      && a.allSatisfy { name, value in b[name].map { isEqual(value, $0) } ?? false }
  case (let a as [Any], let b as [Any]):
    a.count == b.count && zip(a, b).allSatisfy { isEqual($0, $1) }
  case (let a as String, let b as String): a == b
  case (let a as NSNumber, let b as NSNumber):
    abs(a.doubleValue - b.doubleValue) <= 1e-12 * max(1, abs(a.doubleValue))
  default: a is NSNull && b is NSNull
  }
}

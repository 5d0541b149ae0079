import Foundation
import Testing

@testable import TokenMotion

/// Ground truth from `Vectors/`, copied from the project's shared data; see its README for sources.
enum Vectors {
  static func load(_ name: String) throws -> Any {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Vectors/\(name).json"))
    return try JSONSerialization.jsonObject(with: data)
  }

  /// The `cases` of a file.
  static func cases(_ name: String) throws -> [[String: Any]] {
    let file = try #require(load(name) as? [String: Any])
    return try #require(file["cases"] as? [[String: Any]])
  }
}

/// Counts comparisons, keeps the worst, and says both at the end.
struct Tally {
  let file: String
  var rows = 0
  var worst = 0.0
  var failures: [String] = []

  init(_ file: String) { self.file = file }

  mutating func compare(
    _ value: Double, _ expected: Double, tolerance: Double, _ label: @autoclosure () -> String
  ) {
    rows += 1
    let error = value == expected ? 0 : (value - expected).magnitude
    if error > worst { worst = error }
    if !(error <= tolerance) { fail("\(label()): \(value), expected \(expected)") }
  }

  mutating func equal<Value: Equatable>(
    _ value: Value, _ expected: Value, _ label: @autoclosure () -> String
  ) {
    rows += 1
    if value != expected { fail("\(label()): \(value), expected \(expected)") }
  }

  mutating func fail(_ text: String) { failures.append(text) }

  func finish(atLeast minimum: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    print("vectors \(file): \(rows) compared, worst error \(worst), \(failures.count) wrong")
    #expect(rows >= minimum, "too few rows compared", sourceLocation: sourceLocation)
    #expect(
      failures.isEmpty, "\(failures.prefix(12).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}

extension Dictionary where Key == String, Value == Any {
  func double(_ key: String) throws -> Double { try #require(self[key] as? NSNumber).doubleValue }
  func text(_ key: String) throws -> String { try #require(self[key] as? String) }
  func rows(_ key: String) throws -> [[Any]] { try #require(self[key] as? [[Any]]) }
  func nanoseconds(_ key: String) throws -> Nanoseconds {
    try #require(Nanoseconds(milliseconds: double(key)))
  }
}

func double(_ value: Any) throws -> Double { try #require(value as? NSNumber).doubleValue }

/// A computed colour as Chromium prints it: a name of a function and its numbers, `none` as nil.
struct PrintedColor {
  let name: String
  let numbers: [Double?]

  init(_ text: String) {
    let parts = text.split(whereSeparator: { "(), /".contains($0) }).map(String.init)
    name = parts[0] == "color" ? parts[1] : parts[0]
    // A text that is no number compares unequal with everything.
    numbers = parts.dropFirst(parts[0] == "color" ? 2 : 1).map {
      $0 == "none" ? nil : Double($0) ?? .nan
    }
  }
}

/// The bytes of a colour the way Chromium prints a legacy colour.
func chromiumText(_ bytes: RGBA8) -> String {
  if bytes.alpha == 255 { return "rgb(\(bytes.red), \(bytes.green), \(bytes.blue))" }
  // Two decimals where they come back as the same byte, else three.
  let alpha = Double(bytes.alpha) / 255
  var printed = (alpha * 100).rounded() / 100
  if (printed * 255).rounded() != Double(bytes.alpha) { printed = (alpha * 1000).rounded() / 1000 }
  return "rgba(\(bytes.red), \(bytes.green), \(bytes.blue), \(printed.decimalText))"
}

import Foundation
import SharedData
import Testing
import TokenModel
import TokenReader

/// Real files of Style Dictionary, Theo and Spectrum, read whole.
@Suite(.enabled(if: SharedData.has("corpus"), "no corpus: \(SharedData.reason)"))
struct ForeignCorpusTests {
  /// A project of the corpus, and what is in it.
  struct Project: CustomTestStringConvertible, Sendable {
    var folder: String
    var title: String
    /// The tokens, faulty ones included: paths, not values.
    var tokens: Int
    /// The codes of errors that are faults of the files, of which the sample lacks some.
    var errors: [String: Int] = [:]

    var testDescription: String { folder }
  }

  static let projects = [
    Project(folder: "GovAlta__design-tokens", title: "Style Dictionary", tokens: 423),
    Project(folder: "wikimedia__design-codex", title: "Style Dictionary", tokens: 683),
    Project(folder: "openedx__paragon", title: "Style Dictionary", tokens: 334),
    Project(
      folder: "Workday__canvas-tokens", title: "Style Dictionary", tokens: 565,
      errors: ["unresolved-reference": 42, "type-mismatch": 4]),
    Project(
      folder: "pinterest__gestalt", title: "Style Dictionary", tokens: 331,
      errors: ["unresolved-reference": 248]),
    Project(folder: "amzn__style-dictionary", title: "Style Dictionary", tokens: 131),
    Project(folder: "Skyscanner__backpack-foundations", title: "Theo", tokens: 7),
    Project(
      folder: "adobe__spectrum-design-data", title: "Spectrum", tokens: 607,
      errors: ["unresolved-reference": 320]),
  ]

  @Test(arguments: projects)
  func isReadWhole(_ project: Project) throws {
    let files = try Self.files(of: project.folder)
    let reading = Reading(MemorySources(files: files), strength: .standard)
    #expect(reading.isRead(as: project.title))
    #expect(Array(reading.tokens.tokenIDs).count == project.tokens)
    var errors: [String: Int] = [:]
    for error in reading.errors { errors[error.code, default: 0] += 1 }
    #expect(errors == project.errors)
  }

  private static func files(of folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let root = try SharedData.url("corpus/\(folder)")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".json") || $0.hasSuffix(".json5") }.sorted().map {
      (path: $0, bytes: Array(try Data(contentsOf: root.appendingPathComponent($0))))
    }
  }
}

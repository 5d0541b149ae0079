import Foundation

/// The folder of shared suites and cases, which is not part of the repository.
enum SharedData {
  /// `TOKENC_SHARED`, by default `../shared` beside the package; nil if there is no such folder.
  static let root: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      environment["TOKENC_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Whether tests of shared data run: they must where tools are required.
  static var isUsable: Bool {
    root != nil || ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1"
  }

  /// Why such tests are skipped.
  static let reason = "no shared data: set TOKENC_SHARED or put it at ../shared"

  /// Whether there is such a file or folder.
  static func has(_ path: String) -> Bool {
    guard let root else { return false }
    return FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Where a file of the shared data is.
  static func url(_ path: String) throws -> URL {
    struct Missing: Error {}
    guard let root else { throw Missing() }
    return root.appendingPathComponent(path)
  }

  /// The bytes of a file of the shared data.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(path)))
  }

  /// The text of a file of the shared data.
  static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The paths below a folder of the shared data, in byte order.
  static func files(in folder: String) throws -> [String] {
    try (FileManager.default.subpaths(atPath: url(folder).path) ?? []).sorted()
  }
}

package import Foundation

/// The folder of shared suites, cases and vectors, which is not part of the repository.
package enum SharedData {
  /// Where it is to be, there or not: `TOKENC_SHARED`, by default `../shared` beside the package.
  package static let place: URL = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ProcessInfo.processInfo.environment["TOKENC_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent("shared")
  }()

  /// The folder; nil if there is none.
  package static let root = FileManager.default.fileExists(atPath: place.path) ? place : nil

  /// Whether tests of shared data run: they must where tools are required.
  package static var isUsable: Bool {
    root != nil || ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1"
  }

  /// Why such tests are skipped.
  package static let reason = "no shared data: set TOKENC_SHARED or put it at ../shared"

  /// Whether there is such a file or folder.
  package static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place.appendingPathComponent(path).path)
  }

  /// Where a file of the shared data is.
  package static func url(_ path: String) throws -> URL {
    struct Missing: Error {}
    guard let root else { throw Missing() }
    return root.appendingPathComponent(path)
  }

  /// The bytes of a file of the shared data.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(path)))
  }

  /// The text of a file of the shared data.
  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The paths below a folder of the shared data, in byte order, its folders among them.
  package static func files(in folder: String) throws -> [String] {
    try (FileManager.default.subpaths(atPath: url(folder).path) ?? []).sorted()
  }

  /// The files below a folder of the shared data with their bytes, by relative path in byte order.
  package static func contents(of folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let base = try url(folder)
    return try files(in: folder).compactMap { path in
      let url = base.appendingPathComponent(path)
      let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      return isFolder ? nil : (path, Array(try Data(contentsOf: url)))
    }
  }
}

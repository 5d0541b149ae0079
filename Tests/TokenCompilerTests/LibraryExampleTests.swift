import Foundation
import Testing

/// `Tests/LibraryExample` is a package of its own that uses this one by path.
struct LibraryExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let example = root.appendingPathComponent("Tests/LibraryExample").path
  /// Kept between runs, or every one would compile the whole library.
  private static let scratch = root.appendingPathComponent(".build/library-example").path

  private static func run(_ program: String, _ arguments: [String]) throws -> (
    output: String, status: Int32
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func buildsAndRuns() throws {
    let build = try Self.run(
      "swift", ["build", "--package-path", Self.example, "--scratch-path", Self.scratch])
    try #require(build.status == 0, "\(build.output.suffix(2000))")
    #expect(!build.output.contains("warning:"))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-library-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.resolver.json").path
    let out = folder.appendingPathComponent("out").path
    try Self.document.write(toFile: file, atomically: true, encoding: .utf8)
    let program = Self.scratch + "/debug/headers"
    let first = try Self.run(program, [file, out])
    #expect(first.status == 0)
    #expect(
      first.output.replacingOccurrences(of: folder.path + "/", with: "") == """
        created out/tokens.h
        created out/css/tokens.css
        created out/.tokenc-manifest.json
        a.resolver.json:10:43: warning: `bg` is black where the screen is dark [unlit-in-the-dark]
        a.resolver.json:5:46: warning: a header counts in px, not in rem [c-header]

        """)
    let header = try String(contentsOfFile: out + "/tokens.h", encoding: .utf8)
    #expect(header == "#pragma once\n\n#define BG 0xff6600ff\n#define GAP_WIDE 4.0\n")
    // Two names that the header cannot tell apart: nothing is written.
    try Self.document
      .replacing("\"gap wide\"", with: "\"Bg\"")
      .write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: out)
    let second = try Self.run(program, [file, out])
    #expect(second.status == 1)
    #expect(second.output.contains("error: `BG` is also the name of `bg` [c-header]"))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  private static let document = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{
        "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.4, 0] } },
        "far": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } },
        "gap wide": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "text": { "$type": "number", "$value": 1 }
      }] } },
      "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [
        { "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      ] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """
}

import Foundation
import Testing

/// Runs the tools of other languages on generated files.
enum ToolHarness {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// False where a tool is missing and may be: tests are then skipped. With
  /// `TOKENC_REQUIRE_TOOLS=1` they run, and fail.
  static func has(_ tool: String) -> Bool {
    path(of: tool) != nil || ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1"
  }

  private static func path(of tool: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Writes files into a new folder and runs a tool there; returns what it printed. A status other
  /// than 0 throws.
  static func run(_ tool: String, _ arguments: [String], files: [String: [UInt8]]) throws -> String
  {
    try run([(tool, arguments)], files: files)
  }

  /// The same for several tools in turn: what they printed, one behind the other.
  static func run(
    _ commands: [(tool: String, arguments: [String])], files: [String: [UInt8]]
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-tool-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    var text = ""
    for (tool, arguments) in commands {
      guard let program = path(of: tool) else { throw Failure(description: "no \(tool)") }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let output = String(decoding: data, as: UTF8.self)
      guard process.terminationStatus == 0 else {
        throw Failure(description: "\(tool) \(process.terminationStatus): \(output)")
      }
      text += output
    }
    return text
  }
}

import Foundation
import Testing

/// Compiles generated Swift the strict way and runs it.
enum SwiftHarness {
  /// What a command did.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Compiles a generated file together with statements that use it, runs them, and returns the lines
  /// that they print. A compiler's message fails the test.
  ///
  /// - Parameter allowsWarnings: For statements that use what is deprecated.
  static func run(
    _ generated: String, _ statements: String, allowsWarnings: Bool = false
  ) throws -> [String] {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tokens = try write(generated, "Tokens.swift", in: folder)
    let main = try write(statements, "main.swift", in: folder)
    let program = folder.appendingPathComponent("program").path
    let options = allowsWarnings ? ["-swift-version", "6", "-suppress-warnings"] : strict
    let compilation = try swiftc(options + [tokens, main, "-o", program])
    try #require(compilation.status == 0, "\(compilation.errors)")
    let outcome = try command(program, [])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Type-checks a generated file, with a file that uses it and against stub modules if there are
  /// any; returns the messages.
  static func typecheck(
    _ generated: String, modules: String? = nil, use: String? = nil
  ) throws -> String {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tokens = try write(generated, "Tokens.swift", in: folder)
    var files = [tokens]
    if let use { files.append(try write(use, "Use.swift", in: folder)) }
    return try swiftc(strict + ["-typecheck"] + files + (modules.map { ["-I", $0] } ?? [])).errors
  }

  /// Compiles a generated file on its own to the end, where more is found than by type-checking; a
  /// message fails the test.
  static func compile(_ generated: String) throws {
    try compile(["Tokens.swift": generated])
  }

  /// The same for the files of one module, by their names.
  static func compile(_ files: [String: String]) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.sorted { $0.key < $1.key }.map { try write($1, $0, in: folder) }
    let module = folder.appendingPathComponent("Generated.swiftmodule").path
    let outcome = try swiftc(
      strict + ["-parse-as-library", "-emit-module", "-emit-library", "-module-name", "Generated"]
        + ["-emit-module-path", module, "-o", folder.appendingPathComponent("generated.so").path]
        + paths)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors.prefix(2_000))")
  }

  /// Builds the stub modules of SwiftUI and of one more framework; returns their folder.
  static func stubs(with framework: String) throws -> String {
    let folder = try temporaryFolder().path
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SwiftUIStubs")
    for module in ["SwiftUI", framework] where !module.isEmpty {
      let outcome = try swiftc([
        "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-I",
        folder, sources.appendingPathComponent("\(module).swift").path, "-o",
        "\(folder)/\(module).swiftmodule",
      ])
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
    return folder
  }

  /// Removes a folder.
  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Swift 6, and no warning is let through.
  static let strict = [
    "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
    "MemberImportVisibility",
  ]

  /// Runs the compiler of the toolchain that runs the tests.
  static func swiftc(_ arguments: [String]) throws -> Outcome {
    try command("/usr/bin/env", ["swiftc"] + arguments)
  }

  /// A new folder for one test.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func write(_ text: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private static func command(_ path: String, _ arguments: [String]) throws -> Outcome {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // Files and not pipes, so that a long output cannot block the command.
    let files = ["out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }
}

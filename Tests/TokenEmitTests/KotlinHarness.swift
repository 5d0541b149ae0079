import Foundation
import Testing

/// Compiles Kotlin with warnings as errors, and runs it.
enum KotlinHarness {
  /// The folder of the compiler's jars: `TOKENC_KOTLIN_JARS`, or where `.ci/install-kotlin` puts them.
  static let jars: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["TOKENC_KOTLIN_JARS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".cache/tokenc/kotlin")
    return stdlib(in: folder) == nil ? nil : folder
  }()

  /// False where the compiler is missing and may be: tests are then skipped. With
  /// `TOKENC_REQUIRE_TOOLS=1` they run, and fail.
  static let isUsable =
    jars != nil && java != nil || ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1"

  /// Why Kotlin tests are skipped.
  static let reason: Comment =
    "no Kotlin compiler: run .ci/install-kotlin (TOKENC_REQUIRE_TOOLS=1 makes this fail)"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let java: String? =
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    .map { "\($0)/java" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func stdlib(in folder: URL) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.first { $0.hasPrefix("kotlin-stdlib-") && $0.hasSuffix(".jar") }
      .map { folder.appendingPathComponent($0).path }
  }

  /// Compiles files, given by name and text, in one run of the compiler; then runs the `main` of
  /// `Main.kt`, if there is one, and returns what it printed.
  ///
  /// - Parameters:
  ///   - files: The text of each file by its name.
  ///   - classpath: Jars and folders beside the standard library.
  static func run(_ files: [String: String], classpath: [String] = []) throws -> String {
    guard let jars, let java, let stdlib = stdlib(in: jars) else {
      throw Failure(description: "\(reason)")
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-kotlin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      sources.append(file.path)
    }
    let classes = folder.appendingPathComponent("classes").path
    let path = ([stdlib] + classpath).joined(separator: ":")
    // No optimising compiler for a program that runs for seconds.
    let compiled = try execute(
      java,
      [
        "-XX:TieredStopAtLevel=1", "-Xss64m", "-cp", jars.path + "/*",
        "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect", "-Werror",
        "-cp", path, "-d", classes,
      ] + sources)
    guard compiled.status == 0 else { throw Failure(description: compiled.output) }
    guard files["Main.kt"] != nil else { return "" }
    let ran = try execute(
      java,
      ["-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-cp", "\(classes):\(path)", "MainKt"])
    guard ran.status == 0 else { throw Failure(description: ran.output) }
    return ran.output
  }

  private static func execute(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    // A locale that knows all characters, for the names of class files.
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

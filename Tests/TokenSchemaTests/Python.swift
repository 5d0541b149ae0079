import Foundation
import Testing

/// Python with its package `jsonschema`: another opinion on our schemas.
enum Python {
  /// Why the tests that need it are skipped.
  static let reason = "no python3 with the package jsonschema: pip install jsonschema"

  /// Whether it is there. With `TOKENC_REQUIRE_TOOLS=1` it must be: the tests then run, and fail.
  static let isUsable: Bool = {
    if ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1" { return true }
    return (try? run(["-c", "from jsonschema import Draft202012Validator"]))?.status == 0
  }()

  /// What python printed, and its exit status.
  static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// Checks the schema, then prints a line with `valid`, `invalid` or `not JSON` for each file.
  private static let script = """
    import json, sys, threading
    from jsonschema import Draft202012Validator

    def main():
        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for path in open(sys.argv[2], encoding="utf-8").read().splitlines():
            try:
                instance = json.loads(open(path, "rb").read())
            except ValueError:
                print("not JSON")
                continue
            print("valid" if validator.is_valid(instance) else "invalid")
        print("done")

    # Groups may be nested deeply.
    sys.setrecursionlimit(1_000_000)
    threading.stack_size(512 << 20)
    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
    """

  /// The verdict on each file, in order. Fails if the schema is not a valid one of 2020-12.
  static func verdicts(_ schema: String, _ files: [URL]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schemaFile = folder.appendingPathComponent("schema.json")
    let list = folder.appendingPathComponent("files.txt")
    try Data(schema.utf8).write(to: schemaFile)
    try Data(files.map(\.path).joined(separator: "\n").utf8).write(to: list)
    let (output, status) = try run(["-c", script, schemaFile.path, list.path])
    try #require(status == 0, "\(output)")
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.last == "done", "\(output.suffix(2000))")
    return lines.dropLast()
  }
}

import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs lines of the system's shell, for what only another program can judge.
enum ShellTool {
  /// What a line printed on standard output, and its exit status (128 + signal if one ended it).
  struct Outcome: Equatable {
    var output: String
    var status: Int32
  }

  /// Runs a line and waits for it.
  static func run(_ line: String) throws -> Outcome {
    let pipe = try #require(popen(line, "r"))
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 {
      bytes += chunk[..<count]
    }
    let status = pclose(pipe)
    let signal = status & 0x7F
    return Outcome(
      output: String(decoding: bytes, as: UTF8.self),
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// Whether a program can be found. With `TOKENC_REQUIRE_TOOLS=1` it must be: the tests that need
  /// it then run, and fail, rather than being skipped.
  static func has(_ program: String) -> Bool {
    if getenv("TOKENC_REQUIRE_TOOLS").map({ String(cString: $0) }) == "1" { return true }
    return (try? run("command -v \(program)"))?.status == 0
  }

  /// Calls `body` with the path of a file that holds `text` and is removed afterwards.
  static func withFile<Result>(
    _ text: String, _ body: (String) throws -> Result
  ) throws -> Result {
    var path = Array("/tmp/tokenc-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(name) }
    let stream = try #require(fdopen(descriptor, "w"))
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
    try #require(written == bytes.count)
    return try body(name)
  }

  /// The absolute path of the built `tokenc`, beside the tests; `nil` where tests are not run from the build folder.
  static let executable: String? = {
    guard let slash = CommandLine.arguments.first?.lastIndex(of: "/"),
      let first = CommandLine.arguments.first
    else { return nil }
    guard let path = realpath(first[...slash] + "tokenc", nil) else { return nil }
    defer { free(path) }
    return access(path, X_OK) == 0 ? String(cString: path) : nil
  }()
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs that are started by a line of the system's shell, and folders for their files.
enum ChildRun {
  /// A line that failed.
  struct Failure: Error, CustomStringConvertible {
    /// The line.
    var line: String

    var description: String { "could not run `\(line)`" }
  }

  /// What a line prints on standard output.
  static func output(of line: String) throws(Failure) -> String {
    guard let pipe = popen(line, "r") else { throw Failure(line: line) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 {
      bytes += chunk[..<count]
    }
    guard pclose(pipe) == 0 else { throw Failure(line: line) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A new folder that this process removes at its end if it calls `remove`.
  static func makeFolder(in parent: String) throws(Failure) -> String {
    var template = Array("\(parent)/tokenc-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(line: "mkdtemp in \(parent)") }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes a folder and what is in it.
  static func remove(_ folder: String) { _ = try? output(of: "rm -rf \(quote(folder))") }

  /// One word for the shell.
  static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The path of this program.
  static var program: String {
    #if os(Linux)
      if let path = realpath("/proc/self/exe", nil) {
        defer { free(path) }
        return String(cString: path)
      }
    #endif
    return CommandLine.arguments.first ?? "tokenc-bench"
  }
}

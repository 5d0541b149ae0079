import Testing

@testable import tokenc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary folder with files, and runs of the program on it in this process.
struct Workspace {
  /// What a run printed and how it ended.
  struct Outcome {
    var output: String
    var errors: String
    var status: tokenc.ExitStatus
  }

  /// The folder, without a slash at its end.
  let folder: String

  /// Calls `body` with a folder that holds `files` and is removed afterwards.
  static func with(_ files: [String: String], _ body: (Workspace) throws -> Void) throws {
    var path = Array("/tmp/tokenc-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&path) != nil)
    let folder = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { _ = try? ShellTool.run("rm -rf \(Shell.quote(folder))") }
    let workspace = Workspace(folder: folder)
    for (name, text) in files { try workspace.write(text, to: name) }
    try body(workspace)
  }

  /// Writes a file and makes its folders.
  func write(_ text: String, to name: String) throws {
    let path = self.path(name)
    let end = try #require(path.lastIndex(of: "/"))
    _ = try ShellTool.run("mkdir -p \(Shell.quote(String(path[..<end])))")
    let stream = try #require(fopen(path, "w"))
    defer { fclose(stream) }
    try #require(fwrite(text, 1, text.utf8.count, stream) == text.utf8.count)
  }

  /// The text of a file; nil if there is none.
  func read(_ name: String) -> String? {
    let outcome = try? ShellTool.run("cat \(Shell.quote(path(name))) 2>/dev/null")
    return outcome?.status == 0 ? outcome?.output : nil
  }

  /// The path of a file.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Runs the program; `@` at the beginning of an argument stands for the folder.
  func run(_ arguments: String..., columns: Int? = nil) -> Outcome {
    run(arguments, columns: columns)
  }

  /// Runs the program with a list of arguments.
  func run(_ arguments: [String], columns: Int? = nil) -> Outcome {
    let terminal = Terminal(
      output: StandardStream(columns: columns), errors: StandardStream(columns: columns))
    let status = Tokenc.program.run(
      arguments.map { $0.hasPrefix("@") ? path(String($0.dropFirst())) : $0 }, on: terminal)
    func relative(_ text: String) -> String { text.replacing(folder + "/", with: "") }
    return Outcome(
      output: relative(terminal.output.text), errors: relative(terminal.errors.text),
      status: status)
  }
}

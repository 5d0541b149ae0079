import Foundation
import Testing

@testable import tokenc

/// A `tokenc build --watch` that runs in a folder of its own while a test saves files there.
final class WatchedProgram {
  /// The folder, without a slash at its end.
  let folder: String
  private let process = Process()

  /// Starts it in a workspace, and waits for its first build.
  init(in workspace: Workspace, _ options: String...) throws {
    folder = workspace.folder
    let executable = try #require(ShellTool.executable)
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["build", "--watch"] + options
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    for (name, path) in [(0, ".stdout"), (1, ".stderr")] {
      try #require(FileManager.default.createFile(atPath: workspace.path(path), contents: nil))
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: workspace.path(path)))
      if name == 0 { process.standardOutput = handle } else { process.standardError = handle }
    }
    try process.run()
    #expect(wait { errors.contains("watching") }, "no first build: \(errors)")
  }

  deinit { if process.isRunning { process.terminate() } }

  /// What it printed so far as results.
  var output: String { text(".stdout") ?? "" }
  /// What it said beside.
  var errors: String { text(".stderr") ?? "" }

  /// The text of a file in the folder.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Asks it to end as Ctrl-C does, or by another signal; its exit status.
  func end(by signal: Int32 = SIGINT) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The memory that it occupies, in KiB; nil where the system does not tell.
  var residentSize: Int? {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  /// Whether something becomes true before ten seconds are over.
  func wait(until isTrue: () -> Bool) -> Bool {
    for _ in 0..<10_000 {
      if isTrue() { return true }
      usleep(1000)
    }
    return false
  }

  /// Whether the stylesheet gets to hold a value before ten seconds are over.
  func builds(_ declaration: String) -> Bool {
    wait { text("generated/css/tokens.css")?.contains(declaration) == true }
  }

  /// The ways in which programs save.
  enum Saving: CaseIterable {
    /// In place: cut to nothing, then written.
    case writing
    /// In place and in two pieces, with a pause between them in which the file is half of itself.
    case halves
    /// Another file, moved over the old one.
    case renaming
    /// In place without cutting first: written over, then cut to the new length.
    case truncating
    /// The old file moved away for a backup, and a new one made.
    case backup
  }

  /// Saves a file.
  func save(_ text: String, to name: String, by way: Saving) throws {
    let path = "\(folder)/\(name)"
    let bytes = Array(text.utf8)
    func put(_ bytes: some Collection<UInt8>, _ path: String, _ flags: Int32) throws {
      let file = open(path, flags | O_WRONLY | O_CREAT, 0o644)
      try #require(file >= 0)
      defer { close(file) }
      let part = Array(bytes)
      try #require(write(file, part, part.count) == part.count)
      if flags & O_APPEND == 0, flags & O_TRUNC == 0 {
        try #require(ftruncate(file, off_t(part.count)) == 0)
      }
    }
    switch way {
    case .writing:
      try put(bytes, path, O_TRUNC)
    case .halves:
      try put(bytes.prefix(bytes.count / 2), path, O_TRUNC)
      usleep(5000)
      try put(bytes.dropFirst(bytes.count / 2), path, O_APPEND)
    case .renaming:
      try put(bytes, path + ".new", O_TRUNC)
      try #require(rename(path + ".new", path) == 0)
    case .truncating:
      try put(bytes, path, 0)
    case .backup:
      try #require(rename(path, path + "~") == 0)
      try put(bytes, path, O_TRUNC)
      unlink(path + "~")
    }
  }
}

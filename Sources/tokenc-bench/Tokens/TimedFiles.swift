import Synchronization
import TokenCompiler

/// The files of the machine, with the time that they take.
final class TimedFiles: FileSystem {
  /// Nanoseconds so far.
  struct Times: Sendable {
    /// In finding and reading files.
    var reading = 0
    /// In making, writing and moving files, beside comparing them with old ones.
    var writing = 0
    /// Bytes that were read.
    var bytesRead = 0
  }

  private let disk = DiskFiles()
  private let state = Mutex(Times())

  /// What was measured so far.
  var times: Times { state.withLock { $0 } }

  func kind(of path: String) -> FileKind? { reading { disk.kind(of: path) } }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let bytes = try reading { () throws(FileError) in try disk.read(path) }
    state.withLock { $0.bytesRead += bytes.count }
    return bytes
  }

  func entries(of folder: String) throws(FileError) -> [String] {
    try reading { () throws(FileError) in try disk.entries(of: folder) }
  }

  func destination(of path: String) -> String { disk.destination(of: path) }

  func createFolder(_ path: String) throws(FileError) {
    try writing { () throws(FileError) in try disk.createFolder(path) }
  }

  func create(_ path: String, like model: String) throws(FileError) {
    try writing { () throws(FileError) in try disk.create(path, like: model) }
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try writing { () throws(FileError) in try disk.append(bytes, to: path) }
  }

  func rename(_ path: String, to target: String) throws(FileError) {
    try writing { () throws(FileError) in try disk.rename(path, to: target) }
  }

  func remove(_ path: String) { writing { disk.remove(path) } }

  private func reading<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
    let start = Clock.now
    defer { state.withLock { $0.reading += Clock.now - start } }
    return try body()
  }

  private func reading<Result>(_ body: () -> Result) -> Result {
    let start = Clock.now
    defer { state.withLock { $0.reading += Clock.now - start } }
    return body()
  }

  private func writing(_ body: () throws(FileError) -> Void) throws(FileError) {
    let start = Clock.now
    defer { state.withLock { $0.writing += Clock.now - start } }
    try body()
  }

  private func writing(_ body: () -> Void) {
    let start = Clock.now
    defer { state.withLock { $0.writing += Clock.now - start } }
    body()
  }
}

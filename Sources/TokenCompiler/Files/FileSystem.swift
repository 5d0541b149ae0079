/// The files that a run sees. Nothing else in the compiler touches a disk.
///
/// `DiskFiles` is the real one; `MemoryFiles` holds everything in memory, for tests and for programs
/// that compile tokens from elsewhere. Paths are relative to the working folder or absolute.
public protocol FileSystem: Sendable {
  /// What stands at `path`, links followed; nil where nothing does.
  func kind(of path: String) -> FileKind?

  /// All bytes of a file; of standard input for `-`.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// The names in a folder, in byte order, without `.` and `..`.
  func entries(of folder: String) throws(FileError) -> [String]

  /// The path at which a write to `path` ends: the end of a chain of links, else `path`.
  func destination(of path: String) -> String

  /// Makes a folder and those above it, as far as they are missing.
  func createFolder(_ path: String) throws(FileError)

  /// Makes an empty file where none is, with the permissions of the file at `model` if there is one.
  func create(_ path: String, like model: String) throws(FileError)

  /// Appends bytes to a file that was made by `create`.
  func append(_ bytes: [UInt8], to path: String) throws(FileError)

  /// The same for bytes that are lent for the call alone.
  func append(lent bytes: UnsafeBufferPointer<UInt8>, to path: String) throws(FileError)

  /// Moves a file over another in one step.
  func rename(_ path: String, to target: String) throws(FileError)

  /// Removes a file; a failure is of no consequence.
  func remove(_ path: String)
}

extension FileSystem {
  /// Appends a copy of the bytes.
  public func append(
    lent bytes: UnsafeBufferPointer<UInt8>, to path: String
  ) throws(FileError) {
    try append(Array(bytes), to: path)
  }
}

/// What a path leads to.
public enum FileKind: Sendable, Hashable {
  /// A regular file, a pipe or a device: something to read.
  case file
  /// A folder.
  case folder
}

/// A file that cannot be read or written: exit status 2.
public struct FileError: Error, Hashable, Sendable {
  /// The path as the user knows it.
  public var path: String
  /// Why, as a phrase without a full stop: "no such file or folder".
  public var reason: String
  /// What to do, as a phrase; nil if there is nothing to say.
  public var help: String?

  /// Makes an error.
  public init(path: String, reason: String, help: String? = nil) {
    self.path = path
    self.reason = reason
    self.help = help
  }
}

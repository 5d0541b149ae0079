import Synchronization

/// Files in memory, for tests and for programs whose tokens are on no disk.
///
/// Folders exist as far as files are in them. A path may be made unwritable.
public final class MemoryFiles: FileSystem {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var unwritable: Set<String> = []
    var writes = 0
  }

  private let state = Mutex(State())

  /// Files by path, with their texts.
  public init(_ texts: [String: String] = [:]) {
    state.withLock { state in
      for (path, text) in texts { state.files[FilePath.tidy(path)] = Array(text.utf8) }
    }
  }

  /// The text of a file; nil where there is none.
  public func text(_ path: String) -> String? {
    state.withLock { $0.files[FilePath.tidy(path)] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts a file in place, whatever is there.
  public func put(_ path: String, _ text: String) {
    state.withLock { $0.files[FilePath.tidy(path)] = Array(text.utf8) }
  }

  /// Every path, in byte order.
  public var paths: [String] {
    state.withLock { $0.files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  /// How many files were moved into place.
  public var writeCount: Int { state.withLock { $0.writes } }

  /// Makes every later write below a folder fail.
  public func forbidWriting(below folder: String) {
    state.withLock { _ = $0.unwritable.insert(FilePath.tidy(folder)) }
  }

  /// What stands at `path`.
  public func kind(of path: String) -> FileKind? {
    let path = FilePath.tidy(path)
    return state.withLock { state in
      if state.files[path] != nil { return .file }
      return path == "." || state.files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
    }
  }

  /// All bytes of a file.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = state.withLock({ $0.files[FilePath.tidy(path)] }) else {
      throw FileError(
        path: path, reason: kind(of: path) == .folder ? "is a folder" : "no such file or folder")
    }
    return bytes
  }

  /// The names in a folder, in byte order.
  public func entries(of folder: String) throws(FileError) -> [String] {
    let folder = FilePath.tidy(folder)
    let prefix = folder == "." ? "" : folder + "/"
    let inside = paths.filter { $0.hasPrefix(prefix) }
    guard !inside.isEmpty || folder == "." else {
      throw FileError(path: folder, reason: "no such file or folder")
    }
    var names: [String] = []
    for path in inside {
      let name = String(path.dropFirst(prefix.count).prefix { $0 != "/" })
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// There are no links in memory.
  public func destination(of path: String) -> String { path }

  /// Folders need not be made; one that is unwritable cannot be.
  public func createFolder(_ path: String) throws(FileError) { try checkWritable(path) }

  /// Makes an empty file where none is.
  public func create(_ path: String, like model: String) throws(FileError) {
    try checkWritable(path)
    state.withLock { $0.files[FilePath.tidy(path)] = [] }
  }

  /// Appends bytes to a file.
  public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try checkWritable(path)
    state.withLock { $0.files[FilePath.tidy(path), default: []].append(contentsOf: bytes) }
  }

  /// Moves a file over another.
  public func rename(_ path: String, to target: String) throws(FileError) {
    try checkWritable(target)
    state.withLock { state in
      state.files[FilePath.tidy(target)] = state.files.removeValue(forKey: FilePath.tidy(path))
      state.writes += 1
    }
  }

  /// Removes a file.
  public func remove(_ path: String) {
    state.withLock { _ = $0.files.removeValue(forKey: FilePath.tidy(path)) }
  }

  private func checkWritable(_ path: String) throws(FileError) {
    let path = FilePath.tidy(path)
    let isForbidden = state.withLock { state in
      state.unwritable.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    if isForbidden { throw FileError(path: path, reason: "permission denied") }
  }
}

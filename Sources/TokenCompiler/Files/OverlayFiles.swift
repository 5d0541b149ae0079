/// A file system in which some files have other bytes: what would be if they were written.
package struct OverlayFiles: FileSystem {
  private let base: any FileSystem
  private let changed: [String: [UInt8]]

  /// Lays bytes, by tidied path, over the files of `base`.
  package init(_ base: any FileSystem, changed: [String: [UInt8]]) {
    self.base = base
    self.changed = changed
  }

  /// What stands at `path`; files that are laid over exist below.
  package func kind(of path: String) -> FileKind? { base.kind(of: path) }

  /// The bytes that are laid over a file, else its own.
  package func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = changed[FilePath.tidy(path)] { return bytes }
    return try base.read(path)
  }

  /// The names in a folder.
  package func entries(of folder: String) throws(FileError) -> [String] {
    try base.entries(of: folder)
  }

  /// The end of a chain of links.
  package func destination(of path: String) -> String { base.destination(of: path) }

  /// Nothing is written.
  package func createFolder(_ path: String) throws(FileError) { throw refusal(path) }

  /// Nothing is written.
  package func create(_ path: String, like model: String) throws(FileError) {
    throw refusal(path)
  }

  /// Nothing is written.
  package func append(_ bytes: [UInt8], to path: String) throws(FileError) { throw refusal(path) }

  /// Nothing is written.
  package func rename(_ path: String, to target: String) throws(FileError) {
    throw refusal(target)
  }

  /// Nothing is removed.
  package func remove(_ path: String) {}

  private func refusal(_ path: String) -> FileError {
    FileError(path: path, reason: "is only being tried and cannot be written")
  }
}

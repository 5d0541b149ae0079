import Synchronization

/// The files of the machine, with a record of what was asked about them.
///
/// Writing is passed on and not recorded. May be used by several threads.
package final class RecordingFiles: FileSystem {
  private let disk = DiskFiles()
  private let log = Mutex(InputRecord())

  /// Records from here on.
  package init() {}

  /// What was asked so far.
  package var record: InputRecord { log.withLock { $0 } }

  /// What stands at `path`.
  package func kind(of path: String) -> FileKind? {
    let stamp = FileStamp(path)
    log.withLock { $0.note(path, stamp) { _ in } }
    return stamp?.kind
  }

  /// All bytes of a file. Standard input is not recorded.
  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard path != "-" else { return try disk.read(path) }
    // The stamp is older than the bytes: a change in between is seen as one afterwards.
    let stamp = FileStamp(path)
    log.withLock { record in
      record.note(path, stamp) { entry in
        if !entry.isRead { entry.stamp = stamp }
        entry.isRead = true
      }
    }
    let bytes = try disk.read(path)
    if stamp?.isFresh == true {
      let hash = InputRecord.hash(bytes)
      log.withLock { $0.note(path, stamp) { entry in entry.hash = entry.hash ?? hash } }
    }
    return bytes
  }

  /// The names in a folder.
  package func entries(of folder: String) throws(FileError) -> [String] {
    let stamp = FileStamp(folder)
    // What cannot be listed is recorded as empty: it is stale as soon as it holds something.
    log.withLock { $0.note(folder, stamp) { $0.names = $0.names ?? [] } }
    let names = try disk.entries(of: folder)
    let relevant = names.filter { InputFinder.mayMatter($0, in: folder) }
    log.withLock { $0.note(folder, stamp) { $0.names = relevant } }
    return names
  }

  /// The end of a chain of links.
  package func destination(of path: String) -> String { disk.destination(of: path) }

  /// Makes a folder and those above it.
  package func createFolder(_ path: String) throws(FileError) { try disk.createFolder(path) }

  /// Makes an empty file where none is.
  package func create(_ path: String, like model: String) throws(FileError) {
    try disk.create(path, like: model)
  }

  /// Appends bytes to a file.
  package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try disk.append(bytes, to: path)
  }

  /// Moves a file over another in one step.
  package func rename(_ path: String, to target: String) throws(FileError) {
    try disk.rename(path, to: target)
  }

  /// Removes a file.
  package func remove(_ path: String) { disk.remove(path) }
}

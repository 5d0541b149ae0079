extension FileSystem {
  /// Puts a file with these bytes in place, in one step and with the folders around it: it is
  /// written beside its target and then renamed. A file that has the bytes already is not touched.
  ///
  /// For files that a person named; nothing here asks where an existing file came from.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = destination(of: path)
    if kind(of: target) == .file, let old = try? read(target), old == bytes { return }
    if kind(of: target) == .folder { throw FileError(path: path, reason: "is a folder") }
    try createFolder(FilePath.folder(of: target))
    let temporary = "\(target).\(Platform.processNumber).tmp"
    remove(temporary)
    do throws(FileError) {
      try create(temporary, like: target)
      try append(bytes, to: temporary)
      try rename(temporary, to: target)
    } catch {
      remove(temporary)
      throw FileError(path: path, reason: error.reason)
    }
  }
}

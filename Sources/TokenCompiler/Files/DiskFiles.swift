/// The files of the machine.
public struct DiskFiles: FileSystem {
  /// The files of the machine, seen from the working folder.
  public init() {}

  /// What stands at `path`, links followed.
  public func kind(of path: String) -> FileKind? { Platform.status(of: path)?.kind }

  /// All bytes of a file, or of standard input for `-`.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" {
      guard let bytes = Platform.readAll(0, expecting: 0) else { throw fault(path) }
      return bytes
    }
    let descriptor = Platform.openForReading(path)
    guard descriptor >= 0 else { throw fault(path) }
    defer { _ = Platform.shut(descriptor) }
    let size = Platform.status(of: path)?.size ?? 0
    guard let bytes = Platform.readAll(descriptor, expecting: size) else { throw fault(path) }
    return bytes
  }

  /// The names in a folder, in byte order.
  public func entries(of folder: String) throws(FileError) -> [String] {
    guard let names = Platform.names(in: folder) else { throw fault(folder) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The end of a chain of links.
  public func destination(of path: String) -> String {
    Platform.isLink(path) ? Platform.realPath(path) ?? path : path
  }

  /// Makes a folder and those above it.
  public func createFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, Platform.status(of: path)?.kind != .folder else { return }
    try createFolder(FilePath.folder(of: path))
    guard Platform.makeFolder(path) else { throw fault(path) }
  }

  /// Makes an empty file where none is.
  public func create(_ path: String, like model: String) throws(FileError) {
    let permissions = Platform.status(of: model)?.permissions
    let descriptor = Platform.openNew(path, permissions: permissions)
    guard descriptor >= 0 else { throw fault(path) }
    guard Platform.shut(descriptor) else { throw fault(path) }
  }

  /// Appends bytes to a file.
  public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try append(lent: bytes, to: path)
    }
  }

  /// Appends bytes to a file, without a copy of them.
  public func append(
    lent bytes: UnsafeBufferPointer<UInt8>, to path: String
  ) throws(FileError) {
    let descriptor = Platform.openForAppending(path)
    guard descriptor >= 0 else { throw fault(path) }
    let isWritten = Platform.write(UnsafeRawBufferPointer(bytes), to: descriptor)
    let reason = Platform.lastReason()
    guard Platform.shut(descriptor), isWritten else {
      throw FileError(path: path, reason: isWritten ? Platform.lastReason() : reason)
    }
  }

  /// Moves a file over another in one step.
  public func rename(_ path: String, to target: String) throws(FileError) {
    guard Platform.move(path, to: target) else { throw fault(target) }
  }

  /// Removes a file.
  public func remove(_ path: String) { Platform.delete(path) }

  private func fault(_ path: String) -> FileError {
    FileError(path: path, reason: Platform.lastReason())
  }
}

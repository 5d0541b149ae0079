#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import TokenSyntax

/// The C functions for files, in Swift's terms. Beside `ChildProcess` and the folder `Watch` nothing
/// else in the target imports a C library.
enum Platform {
  /// The kind and the permissions of what a path leads to.
  struct Status {
    var kind: FileKind
    var permissions: mode_t
    var size: Int
  }

  static func status(of path: String) -> Status? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return Status(
      kind: isFolder ? .folder : .file, permissions: status.st_mode & 0o777,
      size: Int(status.st_size))
  }

  /// The reason of the last failure, in the words of the system, in small letters.
  static func lastReason() -> String {
    switch errno {
    case ENOENT: "no such file or folder"
    case EISDIR: "is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case EEXIST: "a file is in the way"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case let code: String(cString: strerror(code)).lowercased()
    }
  }

  /// All that a descriptor gives until its end.
  static func readAll(_ descriptor: Int32, expecting size: Int) -> [UInt8]? {
    var count = 0
    // More than expected, so that the end of the file is seen and the padding added without growing.
    let room = max(size + SourceFile.paddingCount, 4096)
    var bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
      used = 0
      LargeMemory.willFill(UnsafeMutableRawBufferPointer(buffer))
      while used < buffer.count {
        let got = platformRead(
          descriptor, buffer.baseAddress?.advanced(by: used), buffer.count - used)
        if got < 0, errno == EINTR { continue }
        count = got
        guard got > 0 else { return }
        used += got
      }
    }
    while count > 0 {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: max(old, 65_536)))
      count = bytes.withUnsafeMutableBytes { buffer in
        platformRead(descriptor, buffer.baseAddress?.advanced(by: old), buffer.count - old)
      }
      let interrupted = count < 0 && errno == EINTR
      bytes.removeLast(bytes.count - old - max(count, 0))
      if interrupted { count = 1 }
    }
    return count < 0 ? nil : bytes
  }

  static func openForReading(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

  /// Opens a new file; fails if there is one.
  static func openNew(_ path: String, permissions: mode_t?) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0, let permissions { _ = fchmod(descriptor, permissions) }
    return descriptor
  }

  static func openForAppending(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
  }

  static func shut(_ descriptor: Int32) -> Bool { close(descriptor) == 0 }

  /// Whether all bytes were taken.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Whether all bytes were taken.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = platformWrite(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static func makeFolder(_ path: String) -> Bool {
    mkdir(path, 0o777) == 0 || errno == EEXIST && status(of: path)?.kind == .folder
  }

  static func move(_ path: String, to target: String) -> Bool { platformRename(path, target) == 0 }

  static func delete(_ path: String) { _ = unlink(path) }

  /// The path behind all links, for a path that exists.
  static func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Whether the last step of `path` is a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder; nil if it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var result: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { result.append(name) }
    }
    return result
  }

  /// Whether a text stands anywhere in some bytes. `rare` is the position of the byte in `text` that
  /// is seldom in such bytes: only where it is found the rest is compared.
  static func contains(_ bytes: [UInt8], _ text: StaticString, rare: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count >= length else { return false }
      var place = start + rare
      let end = start + bytes.count - (length - rare - 1)
      while place < end,
        let found = memchr(place, Int32(text.utf8Start[rare]), end - place)
      {
        if memcmp(found - rare, text.utf8Start, length) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }

  static var processNumber: Int32 { getpid() }

  /// The number of processors that are online; at least 1.
  static var processorCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  /// Starts a thread with 8 MB of stack; nil if the system refuses.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let box = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, runThreadBody, box.toOpaque())
    if status != 0 {
      box.release()
      return nil
    }
    return thread
  }

  /// Waits for the end of a thread.
  static func wait(for thread: pthread_t) { pthread_join(thread, nil) }
}

/// What a thread does, on its way through C.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func runThreadBody(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().body()
    return nil
  }
#else
  private func runThreadBody(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box { Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().body() }
    return nil
  }
#endif

// Members of `Platform` hide the C functions of the same names.
private func platformRead(_ descriptor: Int32, _ to: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, to, count)
}

private func platformWrite(_ descriptor: Int32, _ from: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, from, count)
}

private func platformRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }

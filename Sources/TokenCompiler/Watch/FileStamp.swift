#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells whether a file is still the one that was read, without reading it again.
struct FileStamp: Sendable, Equatable {
  /// File or folder, links followed.
  let kind: FileKind
  private let device: UInt64
  private let number: UInt64
  /// In bytes.
  let size: Int
  /// Seconds and nanoseconds of the last change of the content, and of anything about the file. The
  /// first can be set by anybody, the second not.
  private let times: [Int]
  /// Whether the file was changed so shortly before it was looked at that a change right afterwards
  /// may leave the same stamp: clocks of file systems tick every few milliseconds, some only every
  /// other second.
  let isFresh: Bool

  /// Looks at a path; nil if nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (content, all) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, all) = (status.st_mtim, status.st_ctim)
    #endif
    kind = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    times = [
      Int(content.tv_sec), Int(content.tv_nsec), Int(all.tv_sec), Int(all.tv_nsec),
    ]
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age =
      (Int(now.tv_sec) - Int(all.tv_sec)) * 1_000_000_000 + Int(now.tv_nsec) - Int(all.tv_nsec)
    isFresh = age < (all.tv_nsec == 0 ? Self.coarseTick : Self.fineTick)
  }

  /// The longest tick of a clock that counts fractions of a second, in nanoseconds, with room.
  private static let fineTick = 25_000_000
  /// The same for one that counts seconds.
  private static let coarseTick = 2_100_000_000

  /// Whether both are stamps of one state of a file, as far as stamps can tell.
  static func == (one: FileStamp, other: FileStamp) -> Bool {
    one.kind == other.kind && one.device == other.device && one.number == other.number
      && one.size == other.size && one.times == other.times
  }
}

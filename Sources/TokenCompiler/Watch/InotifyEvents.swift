#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Events of Linux.
  final class InotifyEvents: ChangeEvents {
    let descriptor: Int32
    private(set) var isBetweenWrites = false

    private var plan: [String: WatchPlan.Folder] = [:]
    /// The paths of watched folders by number; two paths may lead to one folder.
    private var paths: [Int32: [String]] = [:]
    /// Files that were changed since they were last closed.
    private var unfinished: Set<String> = [] {
      didSet { isBetweenWrites = !unfinished.isEmpty }
    }

    private static let ofFolder = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    private static let ofNames = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let ofContent = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)

    init() throws(WatchRefusal) {
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else {
        throw WatchRefusal(
          reason: errno == EMFILE
            ? "too many programs watch files (fs.inotify.max_user_instances)"
            : Platform.lastReason())
      }
    }

    deinit { close(descriptor) }

    func follow(_ plan: WatchPlan) throws(WatchRefusal) -> Bool {
      self.plan = plan.folders
      var watched: [Int32: [String]] = [:]
      var isMore = false
      for (path, folder) in plan.folders {
        let mask = Self.ofFolder | (folder.isOnlyPassed ? 0 : Self.ofNames | Self.ofContent)
        // Asked for every time: another folder may have taken the place of the old one.
        let number = inotify_add_watch(descriptor, path, mask | UInt32(IN_MASK_ADD))
        if number < 0, errno == ENOSPC || errno == ENOMEM {
          throw WatchRefusal(reason: "too many folders to watch (fs.inotify.max_user_watches)")
        }
        guard number >= 0 else { continue }
        if paths[number]?.contains(path) != true { isMore = true }
        watched[number, default: []].append(path)
      }
      for number in paths.keys where watched[number] == nil {
        inotify_rm_watch(descriptor, number)
      }
      paths = watched
      return isMore
    }

    func take() -> ChangeEvidence {
      var evidence = ChangeEvidence.none
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return evidence }
        buffer.withUnsafeBytes { bytes in
          let headerSize = MemoryLayout<inotify_event>.size
          var offset = 0
          while offset + headerSize <= count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let text = bytes[(offset + headerSize)..<(offset + headerSize + Int(event.len))]
            let name = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
            evidence = max(evidence, weigh(event.wd, event.mask, name))
            offset += headerSize + Int(event.len)
          }
        }
      }
    }

    func forgetWrites() { unfinished = [] }

    private func weigh(_ number: Int32, _ mask: UInt32, _ name: String) -> ChangeEvidence {
      func has(_ flags: Int32) -> Bool { mask & UInt32(flags) != 0 }
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .doubt }
      if has(IN_IGNORED) {
        // The folder is gone, or is not watched any more. Its number is never used again.
        paths[number] = nil
        return .none
      }
      guard let folders = paths[number] else { return .none }
      if has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) { return .certainty }
      var evidence = ChangeEvidence.none
      for path in folders {
        guard let folder = plan[path], !folder.isOnlyPassed else { continue }
        let isRead = folder.names[name]
        let file = path + "/" + name
        if mask & Self.ofNames != 0 {
          if has(IN_DELETE | IN_MOVED_FROM) { unfinished.remove(file) }
          let matters =
            isRead != nil || folder.isListed && has(IN_ISDIR)
            || folder.isListed && InputFinder.mayMatter(name, in: path)
          if matters { evidence = .certainty }
        } else if isRead == true {
          if has(IN_MODIFY) { unfinished.insert(file) }
          if has(IN_CLOSE_WRITE) { unfinished.remove(file) }
          evidence = .certainty
        }
      }
      return evidence
    }
  }
#endif

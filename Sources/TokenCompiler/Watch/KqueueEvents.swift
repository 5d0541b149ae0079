#if canImport(Darwin)
  import Darwin

  /// Events of macOS. They tell that something happened to a file or a folder, but not what, so that
  /// the files have to be looked at.
  final class KqueueEvents: ChangeEvents {
    let descriptor: Int32
    /// Closing is no event here.
    let isBetweenWrites = false

    private var watched: [Int32] = []

    init() throws(WatchRefusal) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw WatchRefusal(reason: Platform.lastReason()) }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      letGo()
      close(descriptor)
    }

    /// Opens everything anew: a file that was replaced keeps its old descriptor.
    func follow(_ plan: WatchPlan) throws(WatchRefusal) -> Bool {
      letGo()
      var paths: Set<String> = []
      for (folder, content) in plan.folders {
        paths.insert(folder)
        for (name, isRead) in content.names where isRead {
          paths.insert(FilePath.join(folder, name))
        }
      }
      allowDescriptors(paths.count)
      for path in paths {
        let file = open(path, O_EVTONLY | O_CLOEXEC)
        if file < 0, errno == EMFILE || errno == ENFILE {
          throw WatchRefusal(reason: "too many files to watch")
        }
        guard file >= 0 else { continue }
        watched.append(file)
        let interest =
          NOTE_DELETE | NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_RENAME | NOTE_REVOKE
        var event = kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(interest), data: 0, udata: nil)
        guard kevent(descriptor, &event, 1, nil, 0, nil) >= 0 else {
          throw WatchRefusal(reason: Platform.lastReason())
        }
      }
      return true
    }

    func take() -> ChangeEvidence {
      var evidence = ChangeEvidence.none
      var events: [kevent] = Array(repeating: kevent(), count: 64)
      var noTime = timespec()
      while kevent(descriptor, nil, 0, &events, Int32(events.count), &noTime) > 0 {
        evidence = .doubt
      }
      return evidence
    }

    func forgetWrites() {}

    private func letGo() {
      for file in watched { close(file) }
      watched = []
    }

    /// Asks for as many descriptors as are needed beside the usual ones; 256 are usual here.
    private func allowDescriptors(_ count: Int) {
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      let wanted = rlim_t(count + 128)
      guard limit.rlim_cur < wanted else { return }
      limit.rlim_cur = min(wanted, limit.rlim_max)
      setrlimit(RLIMIT_NOFILE, &limit)
    }
  }
#endif

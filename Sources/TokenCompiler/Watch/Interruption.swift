import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C and its relatives as something to wait for beside files.
enum Interruption {
  /// A descriptor that can be read once the process was asked to end; nil if there is no pipe left.
  ///
  /// From the first call on, the first SIGINT, SIGTERM or SIGHUP does only this, and a second one
  /// ends the process as usual. A signal that the process was started to ignore stays ignored.
  static let descriptor: Int32? = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    interruptionEnd.store(ends[1], ordering: .sequentiallyConsistent)
    // Who starts programs from a thread of a pool may leave them a mask that blocks everything.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&mask, number)
      let ignored = 1
      if unsafeBitCast(signal(number, noteInterruption), to: Int.self) == ignored {
        signal(number, SIG_IGN)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    return ends[0]
  }()
}

private let interruptionEnd = Atomic<Int32>(-1)

/// Does only what a signal handler may.
private func noteInterruption(_ number: Int32) {
  let code = errno
  var byte: UInt8 = 0
  _ = write(interruptionEnd.load(ordering: .relaxed), &byte, 1)
  signal(number, SIG_DFL)
  errno = code
}

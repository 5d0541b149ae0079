#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waiting for descriptors, by a clock that nobody sets.
enum Waiting {
  /// What there is to do first.
  enum Outcome {
    /// The process is asked to end.
    case interrupted
    /// The descriptor can be read.
    case readable
    /// Nothing came in time.
    case timeout
  }

  /// Nanoseconds since some moment; never goes back.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Waits until `descriptor` (nil: none) can be read, the process is asked to end, or `deadline`
  /// (nil: never) is over.
  static func wait(for descriptor: Int32?, until deadline: Int?) -> Outcome {
    var wanted = [
      pollfd(fd: Interruption.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      // Rounded up, so that nothing spins in the last millisecond.
      let rest = deadline.map { max(0, min($0 - now, 3_600_000_000_000) + 999_999) / 1_000_000 }
      let count = poll(&wanted, 2, Int32(rest ?? -1))
      if wanted[0].revents != 0, count > 0 { return .interrupted }
      if count > 0 { return .readable }
      if let deadline, now >= deadline { return .timeout }
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The C functions that the executable needs, in Swift's terms. No other file of the target imports
/// a C library.
enum SystemCalls {
  /// The descriptor of standard output.
  static let standardOutput: Int32 = 1
  /// The descriptor of standard error.
  static let standardError: Int32 = 2

  /// What came of an attempt to write.
  enum WriteOutcome: Equatable {
    /// So many bytes were taken; possibly fewer than offered.
    case wrote(Int)
    /// Nobody reads the pipe any more.
    case brokenPipe
    /// Any other failure, in the words of the system.
    case failed(String)
  }

  /// Whether a descriptor leads to a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The width of the terminal behind a descriptor in columns; `nil` if there is none or if it does
  /// not tell.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The value of an environment variable; `nil` if it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Offers bytes to a descriptor once. An interruption is retried, and a descriptor that does not
  /// block is waited for.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> WriteOutcome {
    guard let start = bytes.baseAddress else { return .wrote(0) }
    while true {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, start, bytes.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, start, bytes.count)
      #else
        let count = Darwin.write(descriptor, start, bytes.count)
      #endif
      if count >= 0 { return .wrote(count) }
      switch errno {
      case EINTR:
        continue
      case EAGAIN:
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      case EPIPE:
        return .brokenPipe
      case let code:
        return .failed(String(cString: strerror(code)))
      }
    }
  }

  /// Fills the standard descriptors that the caller left closed, so that no file which is opened
  /// later becomes standard output by accident. Reading or writing them fails as if they were closed.
  static func occupyStandardDescriptors() {
    for (descriptor, uselessMode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(Int32(descriptor), F_GETFD) == -1 {
      // The lowest free descriptor is taken, and all below this one are in use.
      _ = open("/dev/null", uselessMode)
    }
  }

  /// Makes a write to a pipe that nobody reads fail instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process as a program ends that wrote to a pipe that nobody reads: by the signal, which
  /// a shell shows as status 141.
  static func endByBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    _exit(128 + SIGPIPE)
  }

  /// Milliseconds since some moment; never goes back. For what is told to a person, not for outputs.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never {
    exit(status)
  }
}

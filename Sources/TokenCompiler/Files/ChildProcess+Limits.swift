#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ChildProcess {
  /// How long a program may run and how much it may print.
  struct Limits: Sendable, Hashable {
    /// From its start to its end, in milliseconds.
    var milliseconds: Int
    /// The most bytes, standard output and standard error together.
    var bytes: Int
  }

  /// How a program with limits came to its end.
  enum Ending {
    /// It could not be started; the reason is a phrase.
    case notStarted(String)
    /// It ran out of time and was killed. What it said on standard error.
    case outOfTime(errors: String)
    /// It printed too much and was killed.
    case tooMuchOutput
    /// It ended by itself.
    case ended(Outcome)
  }

  /// Runs a program to its end, or kills it with everything that it started.
  ///
  /// The input stands in a file without a name, so that a program which reads none of it, or reads it
  /// late, can block nobody. The program has a process group of its own: what it leaves running is
  /// killed too, even if it ends well.
  ///
  /// - Parameters:
  ///   - words: The program, looked for in `PATH` unless it has a slash, and its arguments. A path is
  ///     seen from `folder`.
  ///   - folder: The working folder of the program.
  ///   - input: Its standard input.
  static func run(
    _ words: [String], in folder: String, input: [UInt8], limits: Limits
  ) -> Ending {
    guard let program = words.first, let folder = Platform.realPath(folder),
      let output = pipe(), let errors = pipe()
    else { return .notStarted(Platform.lastReason()) }
    var reader = OutputReader(output: output.read, errors: errors.read)
    defer { reader.close() }
    guard isExecutable(program, from: folder), let source = inputFile(input) else {
      let reason = Platform.lastReason()
      _ = Platform.shut(output.write)
      _ = Platform.shut(errors.write)
      return .notStarted(reason)
    }
    var actions = fileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(source), 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    var attributes = spawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    // Not every C library can start a program in a folder; a shell can, and is then replaced by it.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = shell.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let failure = posix_spawn(&child, shell[0], &actions, &attributes, &arguments, environ)
    _ = Platform.shut(output.write)
    _ = Platform.shut(errors.write)
    fclose(source)
    guard failure == 0 else {
      errno = failure
      return .notStarted(Platform.lastReason())
    }
    let stop = reader.read(until: child, limits: limits)
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    switch stop {
    case .time: return .outOfTime(errors: String(decoding: reader.errors, as: UTF8.self))
    case .size: return .tooMuchOutput
    case .end:
      let signal = status & 0x7F
      return .ended(
        Outcome(
          output: reader.output, errors: String(decoding: reader.errors, as: UTF8.self),
          status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal))
    }
  }

  /// Whether there is such a program; `errno` tells why not.
  private static func isExecutable(_ program: String, from folder: String) -> Bool {
    let places =
      program.contains("/")
      ? [FilePath.join(folder, program)]
      : (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin")
        .split(separator: ":", omittingEmptySubsequences: false)
        .map { FilePath.join(folder, $0.isEmpty ? program : $0 + "/" + program) }
    errno = ENOENT
    return places.contains { place in
      guard access(place, X_OK) == 0 else { return false }
      guard Platform.status(of: place)?.kind == .file else {
        errno = EISDIR
        return false
      }
      return true
    }
  }

  /// A file without a name that holds some bytes and stands at its beginning.
  private static func inputFile(_ bytes: [UInt8]) -> UnsafeMutablePointer<FILE>? {
    guard let file = tmpfile() else { return nil }
    let descriptor = fileno(file)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard Platform.write(bytes, to: descriptor), lseek(descriptor, 0, SEEK_SET) == 0 else {
      fclose(file)
      return nil
    }
    return file
  }

  #if canImport(Darwin)
    private static func spawnAttributes() -> posix_spawnattr_t? { nil }
  #else
    private static func spawnAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
  #endif
}

/// Collects what a program prints on two pipes, until it has ended or a limit is reached.
private struct OutputReader {
  /// Why reading stopped.
  enum Stop { case end, time, size }

  private var pipes: [pollfd]
  /// What came from each pipe.
  private var texts: [[UInt8]] = [[], []]
  private var piece = [UInt8](repeating: 0, count: 65_536)

  init(output: Int32, errors: Int32) {
    pipes = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    for pipe in pipes { _ = fcntl(pipe.fd, F_SETFL, fcntl(pipe.fd, F_GETFL) | O_NONBLOCK) }
  }

  var output: [UInt8] { texts[0] }
  var errors: [UInt8] { texts[1] }

  /// Reads until the program has ended, whoever else may still hold the pipes open. The program is
  /// not waited for: its number stays its own until it is.
  mutating func read(until child: pid_t, limits: ChildProcess.Limits) -> Stop {
    let deadline = Self.now + limits.milliseconds
    while true {
      let hasEnded = Self.hasEnded(child)
      let rest = deadline - Self.now
      // What was printed before the end is in the pipes already.
      var isQuiet = true
      _ = poll(&pipes, nfds_t(pipes.count), hasEnded ? 0 : Int32(max(min(rest, 20), 0)))
      for index in pipes.indices where pipes[index].revents != 0 {
        if take(index) { isQuiet = false }
      }
      if texts[0].count + texts[1].count > limits.bytes { return .size }
      if hasEnded, isQuiet { return .end }
      if rest <= 0 { return .time }
    }
  }

  /// Whether there was anything. At its end a pipe is polled no more.
  private mutating func take(_ index: Int) -> Bool {
    let descriptor = pipes[index].fd
    let size = piece.count
    let count = piece.withUnsafeMutableBytes {
      platformReadPiece(descriptor, $0.baseAddress, size)
    }
    if count > 0 {
      texts[index].append(contentsOf: piece[..<count])
      return true
    }
    let isOver = count == 0 || errno != EAGAIN && errno != EINTR
    // `poll` passes over negative numbers.
    if isOver, pipes[index].fd >= 0 { pipes[index].fd = -1 - descriptor }
    return false
  }

  mutating func close() {
    for pipe in pipes { _ = Platform.shut(pipe.fd >= 0 ? pipe.fd : -1 - pipe.fd) }
  }

  private static func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo != 0
  }

  /// Milliseconds of a clock that is never set.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

private func platformReadPiece(
  _ descriptor: Int32, _ to: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, to, count)
}

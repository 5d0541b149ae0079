#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program to its end, without a shell.
enum ChildProcess {
  /// What a program printed and how it ended.
  struct Outcome {
    /// Standard output.
    var output: [UInt8]
    /// Standard error.
    var errors: String
    /// The exit status; 128 and the signal if one ended it.
    var status: Int32
  }

  /// Runs a program that is looked for in `PATH`; nil if it cannot be started.
  ///
  /// Its standard input is empty. Standard error is read after standard output, so that a program
  /// which prints more than a pipe holds there would wait for ever: `git` prints a line or two.
  static func run(_ words: [String]) -> Outcome? {
    guard let program = words.first, let output = pipe(), let errors = pipe() else { return nil }
    var actions = fileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, program, &actions, nil, &arguments, environ)
    _ = Platform.shut(output.write)
    _ = Platform.shut(errors.write)
    defer {
      _ = Platform.shut(output.read)
      _ = Platform.shut(errors.read)
    }
    guard failure == 0 else { return nil }
    let text = Platform.readAll(output.read, expecting: 65_536) ?? []
    let talk = Platform.readAll(errors.read, expecting: 0) ?? []
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      output: text, errors: String(decoding: talk, as: UTF8.self),
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// A pipe whose ends no program that is started inherits by accident.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard Musl.pipe(&ends) == 0 else { return nil }
    #else
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  #if canImport(Darwin)
    static func fileActions() -> posix_spawn_file_actions_t? { nil }
  #else
    static func fileActions() -> posix_spawn_file_actions_t {
      posix_spawn_file_actions_t()
    }
  #endif
}

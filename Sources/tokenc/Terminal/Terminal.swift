/// Where a run writes: results to `output`, talk to `errors`.
final class Terminal {
  /// Standard output: what was asked for.
  let output: StandardStream
  /// Standard error: everything else.
  let errors: StandardStream

  private let environment: (String) -> String?

  /// The streams of the process.
  ///
  /// From here on a broken pipe is an ordinary failure of a write: a build whose reader has gone
  /// away must not stop between two files.
  static func ofProcess() -> Terminal {
    SystemCalls.occupyStandardDescriptors()
    SystemCalls.ignoreBrokenPipes()
    let environment = SystemCalls.environment
    return Terminal(
      output: StandardStream(
        descriptor: SystemCalls.standardOutput, environment: environment),
      errors: StandardStream(
        descriptor: SystemCalls.standardError, environment: environment),
      environment: environment)
  }

  /// Two streams of one's own, coloured as `environment` says.
  init(
    output: StandardStream, errors: StandardStream,
    environment: @escaping (String) -> String? = { _ in nil }
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
    output.keepOrder(with: errors)
    errors.keepOrder(with: output)
    use(.auto)
  }

  /// Whether what stands on standard output can be replaced by other text.
  var canMoveCursor: Bool { output.isTerminal && environment("TERM") != "dumb" }

  /// Colours both streams by a policy from here on.
  func use(_ policy: ColorPolicy) {
    for stream in [output, errors] {
      let isColored = policy.isColored(isTerminal: stream.isTerminal, environment: environment)
      stream.use(Style(isColored: isColored))
    }
  }

  /// Hands on what is left and ends the process. If standard output could not be written the run has
  /// failed: a reader that went away ends it as SIGPIPE would, without a word; anything else is told
  /// and has status 2. What standard error could not take changes nothing.
  func finish(_ status: ExitStatus) -> Never {
    output.flush()
    switch output.failure {
    case nil:
      errors.flush()
      SystemCalls.end(status.rawValue)
    case .brokenPipe:
      errors.flush()
      SystemCalls.endByBrokenPipe()
    case .other(let reason):
      let label = errors.style.paint("error:", .bold, .red)
      errors.writeLine("\(label) cannot write to standard output: \(reason)")
      errors.flush()
      SystemCalls.end(ExitStatus.usage.rawValue)
    }
  }
}

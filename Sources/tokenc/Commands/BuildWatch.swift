import TokenCompiler

/// `tokenc build --watch`: builds, waits for a change, builds again.
struct BuildWatch {
  private let values: BuildValues
  private let terminal: Terminal
  private var status: StatusLine
  private var count = 0
  /// What was found last, so that the same findings are not told again and again.
  private var toldFindings = ""

  /// How long a failure must last before it is told, in milliseconds: half-written files, and files
  /// that are being replaced, are whole a moment later.
  private static let grace = 100
  /// How long failures in a row are kept back at the most, in milliseconds.
  private static let longestGrace = 500

  /// A watch that tells what it does on a terminal.
  init(_ values: BuildValues, _ terminal: Terminal) {
    self.values = values
    self.terminal = terminal
    status = StatusLine(terminal)
  }

  /// Builds until the process is asked to end or nobody reads what it prints.
  consuming func run() throws(UsageError) -> ExitStatus {
    let watcher = FileWatcher(polls: values.mode.isPolling)
    var firstFailure: Int?
    var isRefusalTold = false
    while true {
      let start = SystemCalls.milliseconds
      if count == 0 { status.show("Building") }
      var run = try BuildRun(values)
      run.write()
      let duration = SystemCalls.milliseconds - start
      let isStale = watcher.follow(run.inputs)
      if let refusal = watcher.refusal, !isRefusalTold {
        isRefusalTold = true
        tell(refusal: refusal)
      }
      if run.status == .success {
        firstFailure = nil
      } else {
        let since = firstFailure ?? start
        firstFailure = since
        if start - since < Self.longestGrace {
          let outcome = isStale ? .changed : watcher.wait(atMost: Self.grace)
          if case .changed = outcome { continue }
        }
      }
      tell(run, duration)
      guard terminal.output.failure == nil else { return .success }
      if !isStale, case .ended = watcher.wait() {
        status.clear()
        return .success
      }
    }
  }

  private mutating func tell(_ run: BuildRun, _ duration: Int) {
    count += 1
    status.clear()
    let memory = StandardStream(columns: terminal.errors.columns)
    memory.use(terminal.errors.style)
    run.printFindings(on: memory)
    let findings = memory.text
    if findings != toldFindings { terminal.errors.write(findings) }
    toldFindings = findings
    run.printChanges(on: terminal.output)
    let time = "in \(duration) ms"
    let summary =
      run.status == .success ? "\(run.summary) \(time)" : run.failureText ?? "Nothing was built"
    let watched = "watching \(counted(run.inputs.files.count, "file"))"
    if status.isLive {
      status.show("[\(count)] \(summary), \(watched); Ctrl-C ends")
    } else {
      (run.status == .success ? terminal.output : terminal.errors).writeLine(summary)
      if count == 1 { terminal.errors.writeLine("\(watched); Ctrl-C ends") }
    }
    terminal.output.flush()
    terminal.errors.flush()
  }

  private mutating func tell(refusal: String) {
    status.clear()
    let label = terminal.errors.style.paint("warning:", .bold, .yellow)
    terminal.errors.writeLine("\(label) \(refusal), so the files are looked at every 100 ms")
  }
}

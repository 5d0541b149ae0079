/// Waits until something that a run read is different.
///
/// It asks the system for events (inotify on Linux, kqueue on macOS), and looks at the files at
/// intervals where there are none: on other systems, if the system has no room for more, or if it
/// was told so because a network file system sends none. No change is lost, but several may be told
/// as one.
package final class FileWatcher {
  /// What ended the waiting.
  package enum Outcome: Sendable {
    /// Something that the run read is different now, and has been quiet for a moment.
    case changed
    /// Nothing happened in the time that was given.
    case unchanged
    /// The process was asked to end, by Ctrl-C for instance.
    case ended
  }

  /// Why files are looked at in intervals although events were wanted; nil if they are not.
  package private(set) var refusal: String?

  private var events: (any ChangeEvents)?
  private var record = InputRecord()

  /// How long nothing must happen before a change is told, in nanoseconds: programs that save do
  /// several things in a row.
  private static let quiet = 2_000_000
  /// How long a file that is being written may pause, in nanoseconds.
  private static let pauseOfWriter = 60_000_000
  /// How long a change is held back at the most, in nanoseconds.
  private static let patience = 250_000_000
  /// The time between two looks without events, in nanoseconds.
  private static let interval = 100_000_000

  /// Makes a watcher, and lets Ctrl-C end its waiting instead of the process.
  ///
  /// - Parameter polls: Look at the files in intervals, even if there could be events.
  package init(polls: Bool = false) {
    _ = Interruption.descriptor
    guard !polls else { return }
    do throws(WatchRefusal) {
      events = try Self.makeEvents()
    } catch {
      refusal = error.reason
    }
  }

  private static func makeEvents() throws(WatchRefusal) -> any ChangeEvents {
    #if os(Linux)
      try InotifyEvents()
    #elseif canImport(Darwin)
      try KqueueEvents()
    #else
      throw WatchRefusal(reason: "this system has no events that tokenc knows")
    #endif
  }

  /// Watches what a run read, and no longer what an earlier one did.
  ///
  /// - Returns: Whether something has changed already since the run looked at it.
  package func follow(_ record: InputRecord) -> Bool {
    self.record = record
    guard let events else { return self.record.isStale() }
    do throws(WatchRefusal) {
      return try events.follow(WatchPlan(record)) && self.record.isStale()
    } catch {
      self.events = nil
      refusal = error.reason
      return self.record.isStale()
    }
  }

  /// Waits for a change, at most so long; for ever without a limit.
  package func wait(atMost milliseconds: Int? = nil) -> Outcome {
    let deadline = milliseconds.map { Waiting.now + $0 * 1_000_000 }
    guard let events else { return poll(until: deadline) }
    while true {
      switch Waiting.wait(for: events.descriptor, until: deadline) {
      case .interrupted: return .ended
      case .timeout: return .unchanged
      case .readable:
        let evidence = events.take()
        if evidence == .certainty || evidence == .doubt && record.isStale() {
          settle(events)
          return .changed
        }
      }
    }
  }

  /// Waits until the programs that save are done.
  private func settle(_ events: any ChangeEvents) {
    let start = Waiting.now
    var lastChange = start
    while true {
      let pause = events.isBetweenWrites ? Self.pauseOfWriter : Self.quiet
      let deadline = min(lastChange + pause, start + Self.patience)
      guard Waiting.now < deadline,
        case .readable = Waiting.wait(for: events.descriptor, until: deadline)
      else { break }
      if events.take() != .none { lastChange = Waiting.now }
    }
    events.forgetWrites()
  }

  private func poll(until deadline: Int?) -> Outcome {
    while true {
      let next = Waiting.now + Self.interval
      let isLast = deadline.map { $0 <= next } ?? false
      if case .interrupted = Waiting.wait(for: nil, until: isLast ? deadline : next) {
        return .ended
      }
      if record.isStale() { return .changed }
      if isLast { return .unchanged }
    }
  }
}

/// What the system tells about watched folders.
protocol ChangeEvents: AnyObject {
  /// Can be read when there are events.
  var descriptor: Int32 { get }

  /// Whether a file is being written and was not closed yet.
  var isBetweenWrites: Bool { get }

  /// Watches what a plan says, and nothing else.
  ///
  /// - Returns: Whether something is watched that was not before, so that what happened there until
  ///   now is unknown.
  /// - Throws: Why the system refuses to watch any more.
  func follow(_ plan: WatchPlan) throws(WatchRefusal) -> Bool

  /// Takes all events that are there, without waiting.
  func take() -> ChangeEvidence

  /// Forgets which files were being written: they are taken as they are.
  func forgetWrites()
}

/// What events say about the files that matter.
enum ChangeEvidence: Int, Comparable {
  /// Nothing.
  case none
  /// Something may have happened; the files must be looked at.
  case doubt
  /// Something happened.
  case certainty

  /// From nothing to certainty.
  static func < (one: ChangeEvidence, other: ChangeEvidence) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Why the system does not watch.
struct WatchRefusal: Error {
  /// A phrase without a full stop.
  var reason: String
}

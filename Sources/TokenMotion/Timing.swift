/// When an animation runs: the timing properties of Web Animations 1, "Timing model".
public struct Timing: Sendable, Hashable {
  /// The length of one iteration, from 0 to ``Nanoseconds/limit``; beyond, it is clamped.
  public var duration: Nanoseconds { didSet { duration = Timing.clamped(duration, from: 0) } }
  /// From the start of the clock to the start of the first iteration. A negative delay starts
  /// part-way in. Clamped to ±``Nanoseconds/limit``.
  public var delay: Nanoseconds { didSet { delay = Timing.clamped(delay) } }
  /// From the end of the last iteration to the end of the animation, clamped like ``delay``.
  public var endDelay: Nanoseconds { didSet { endDelay = Timing.clamped(endDelay) } }
  /// How often the animation runs.
  public var iterations: IterationCount
  /// Where in an iteration the animation starts: 0.5 is half-way into the first, 1.5 into the
  /// second.
  public var iterationStart: DecimalFraction
  /// Which iterations run backwards.
  public var direction: Direction
  /// What shows before and after.
  public var fill: Fill

  /// Which iterations run from the end to the start.
  public enum Direction: UInt8, CaseIterable, Sendable {
    /// None.
    case normal
    /// All.
    case reverse
    /// The second, the fourth, …
    case alternate
    /// The first, the third, …
    case alternateReverse

    /// The CSS keyword.
    public var name: String {
      switch self {
      case .normal: "normal"
      case .reverse: "reverse"
      case .alternate: "alternate"
      case .alternateReverse: "alternate-reverse"
      }
    }

    /// The direction with this CSS keyword; nil for another text.
    public init?(name: String) {
      guard let match = Direction.allCases.first(where: { $0.name == name }) else { return nil }
      self = match
    }
  }

  /// Whether the animation is in effect before its start and after its end.
  public enum Fill: UInt8, CaseIterable, Sendable {
    /// Neither.
    case none
    /// After the end: the last value stays.
    case forwards
    /// Before the start: the first value shows already.
    case backwards
    /// Both.
    case both

    /// The CSS keyword.
    public var name: String {
      switch self {
      case .none: "none"
      case .forwards: "forwards"
      case .backwards: "backwards"
      case .both: "both"
      }
    }

    /// The fill with this CSS keyword; nil for another text.
    public init?(name: String) {
      guard let match = Fill.allCases.first(where: { $0.name == name }) else { return nil }
      self = match
    }

    /// True if the first value shows before the start.
    public var coversBefore: Bool { self == .backwards || self == .both }
    /// True if the last value shows after the end.
    public var coversAfter: Bool { self == .forwards || self == .both }
  }

  /// Timing with the defaults of CSS: no delay, one iteration, forwards, no fill.
  public init(
    duration: Nanoseconds, delay: Nanoseconds = .zero, endDelay: Nanoseconds = .zero,
    iterations: IterationCount = .one, iterationStart: DecimalFraction = .zero,
    direction: Direction = .normal, fill: Fill = .none
  ) {
    self.duration = Timing.clamped(duration, from: 0)
    self.delay = Timing.clamped(delay)
    self.endDelay = Timing.clamped(endDelay)
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
  }

  private static func clamped(
    _ time: Nanoseconds, from lowest: Int64 = -Nanoseconds.limit.count
  ) -> Nanoseconds {
    Nanoseconds(min(max(time.count, lowest), Nanoseconds.limit.count))
  }
}

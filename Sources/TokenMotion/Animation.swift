/// An animation: tracks of keyframes, when they run, and what is shown instead if motion is to be
/// reduced.
///
/// Everything is plain data, for generators of code to read. ``evaluate(at:index:reducedMotion:)``
/// answers single questions; ``AnimationSampler`` prepares an animation for many.
public struct Animation: Sendable, Hashable {
  /// What changes, in the order it was written.
  public var tracks: [KeyframeTrack]
  /// When it runs.
  public var timing: Timing
  /// The easing of every stretch between keyframes that names none itself.
  public var easing: Easing
  /// How items of a list follow each other; nil if all move as one.
  public var stagger: Stagger?
  /// Where generated code takes the time from; evaluation takes it as an argument.
  public var clock: Clock
  /// What is shown if motion is to be reduced.
  public var reducedMotion: ReducedMotion

  /// How items of a list follow each other.
  public struct Stagger: Sendable, Hashable {
    /// How much later each item is than the one before it; negative runs ahead.
    public var delay: Nanoseconds
    /// The number of items if it is fixed, from 1.
    public var count: Int?

    /// A stagger from its parts.
    public init(delay: Nanoseconds, count: Int? = nil) {
      self.delay = delay
      self.count = count
    }
  }

  /// Where generated code takes the time from.
  public enum Clock: UInt8, CaseIterable, Sendable {
    /// One clock for all, since a fixed moment: all views move as one.
    case shared
    /// Each view's own, since it appeared.
    case own

    /// The word in a token file.
    public var name: String {
      switch self {
      case .shared: "shared"
      case .own: "own"
      }
    }

    /// The clock with this name; nil for another text.
    public init?(name: String) {
      switch name {
      case "shared": self = .shared
      case "own": self = .own
      default: return nil
      }
    }
  }

  /// What is shown if the person has asked for less motion.
  public indirect enum ReducedMotion: Sendable, Hashable {
    /// The animation, as ever.
    case unchanged
    /// Nothing: the animation is not in effect.
    case notInEffect
    /// One moment of it, at every time: a directed progress before easing, 0 to 1.
    case hold(Double)
    /// Fixed values by the name of the track; a track without one shows its first keyframe.
    case values([String: TrackValue])
    /// Another animation, at the same time and index.
    case replacement(Animation)
  }

  /// An animation from its parts.
  public init(
    tracks: [KeyframeTrack], timing: Timing, easing: Easing = .linear, stagger: Stagger? = nil,
    clock: Clock = .own, reducedMotion: ReducedMotion = .unchanged
  ) {
    self.tracks = tracks
    self.timing = timing
    self.easing = easing
    self.stagger = stagger
    self.clock = clock
    self.reducedMotion = reducedMotion
  }

  /// The timing of item `index` of the list: its delay is longer by `index` times that of the
  /// stagger.
  ///
  /// It is the delay that moves, not the time: with a delay that is negative enough, every item is
  /// under way at time 0, as with `animation-delay` in CSS.
  public func timing(ofItem index: Int) -> Timing {
    guard let stagger, index != 0 else { return timing }
    var result = timing
    result.delay = timing.delay + stagger.delay * Int64(index)
    return result
  }

  /// Where item `index` of the list stands at `time`, motion not reduced.
  ///
  /// - Returns: nil if the animation is not in effect.
  public func timingSample(at time: Nanoseconds, index: Int = 0) -> TimingSample? {
    timing(ofItem: index).sample(at: time)
  }

  /// The progress and the value of every track at `time`.
  ///
  /// - Parameters:
  ///   - time: On the animation's own clock, 0 at the start of its delay.
  ///   - index: The item of the list, from 0. Without a stagger it changes nothing; one beyond the
  ///     stagger's count is answered as if there were more items.
  ///   - reducedMotion: True for what ``reducedMotion`` says. A held moment and fixed values are in
  ///     effect at every time, with iteration 0.
  /// - Returns: nil if the animation is not in effect: what is underneath it shows.
  public func evaluate(
    at time: Nanoseconds, index: Int = 0, reducedMotion isReduced: Bool = false
  ) -> AnimationState? {
    AnimationSampler(self, tables: false).evaluate(at: time, index: index, reducedMotion: isReduced)
  }
}

/// An animation's progress and the values of its tracks at one moment.
public struct AnimationState: Sendable, Hashable {
  /// A track's name and its value.
  public struct Track: Sendable, Hashable {
    /// The name that the track has in its animation.
    public let name: String
    /// The value.
    public let value: TrackValue
  }

  /// The directed progress, 0 to 1, before any easing.
  public let progress: Double
  /// The iteration, from 0; see ``TimingSample/iteration``.
  public let iteration: Int64
  /// The tracks and their values, in the animation's order.
  public let tracks: [Track]
}

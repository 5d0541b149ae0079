/// An animation prepared for many evaluations.
///
/// Built once. ``timingSample(at:index:reducedMotion:)`` and the methods of ``tracks`` allocate
/// nothing.
public struct AnimationSampler: Sendable {
  /// The animation that was prepared.
  public let animation: Animation
  /// Its tracks, in its order.
  public let tracks: [TrackSampler]
  /// The animation that replaces it if motion is to be reduced: none or one.
  private let replacement: [AnimationSampler]

  /// Prepares `animation`, whose tracks must be without a ``KeyframeTrack/problem``.
  ///
  /// - Parameter tables: False to solve curves one by one, if there will be few evaluations.
  public init(_ animation: Animation, tables: Bool = true) {
    self.animation = animation
    tracks = animation.tracks.map {
      TrackSampler(
        $0, easing: animation.easing, duration: animation.timing.duration, tables: tables)
    }
    if case .replacement(let other) = animation.reducedMotion {
      replacement = [AnimationSampler(other, tables: tables)]
    } else {
      replacement = []
    }
  }

  /// See ``Animation/evaluate(at:index:reducedMotion:)``. Allocates the list of values.
  public func evaluate(
    at time: Nanoseconds, index: Int = 0, reducedMotion isReduced: Bool = false
  ) -> AnimationState? {
    if isReduced, let other = replacement.first {
      // The replacement is what is shown, so its own rule for reduced motion does not apply.
      return other.evaluate(at: time, index: index)
    }
    guard let sample = timingSample(at: time, index: index, reducedMotion: isReduced) else {
      return nil
    }
    var fixed: [String: TrackValue] = [:]
    if isReduced, case .values(let values) = animation.reducedMotion { fixed = values }
    return AnimationState(
      progress: sample.progress, iteration: sample.iteration,
      tracks: tracks.map {
        AnimationState.Track(
          name: $0.track.name,
          value: fixed[$0.track.name] ?? $0.value(at: sample.progress, before: sample.isBefore))
      })
  }

  /// Where the animation stands at `time`: what its tracks are to be asked for.
  ///
  /// - Parameter isReduced: True for what ``Animation/reducedMotion`` says: a held moment is that
  ///   progress at every time, fixed values are progress 0. A replacement is another animation with
  ///   tracks of its own: this gives its sample, and ``evaluate(at:index:reducedMotion:)`` its
  ///   values.
  /// - Returns: nil if the animation is not in effect.
  public func timingSample(
    at time: Nanoseconds, index: Int = 0, reducedMotion isReduced: Bool = false
  ) -> TimingSample? {
    guard isReduced else { return animation.timingSample(at: time, index: index) }
    switch animation.reducedMotion {
    case .unchanged: return animation.timingSample(at: time, index: index)
    case .notInEffect: return nil
    case .hold(let progress):
      return TimingSample(phase: .active, progress: progress, iteration: 0, isBefore: false)
    case .values: return TimingSample(phase: .active, progress: 0, iteration: 0, isBefore: false)
    case .replacement(let other): return other.timingSample(at: time, index: index)
    }
  }

  /// The bytes of a colour track at evenly spaced times, motion not reduced.
  ///
  /// - Parameters:
  ///   - track: The index of a track of colours; another one stops the program.
  ///   - start: The first time.
  ///   - step: From each time to the next.
  ///   - index: The item of the list, from 0.
  ///   - buffer: One place for each time; each is assigned.
  ///   - absent: What stands where the animation is not in effect.
  public func bytes(
    ofTrack track: Int, from start: Nanoseconds, step: Nanoseconds, index: Int = 0,
    into buffer: UnsafeMutableBufferPointer<RGBA8>,
    absent: RGBA8 = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
  ) {
    let sampler = tracks[track]
    let timing = animation.timing(ofItem: index)
    var time = start
    for place in buffer.indices {
      if let sample = timing.sample(at: time) {
        buffer[place] = RGBA8(sampler.color(at: sample.progress, before: sample.isBefore))
      } else {
        buffer[place] = absent
      }
      time = time + step
    }
  }

  /// The numbers of a track of numbers at evenly spaced times; see
  /// ``bytes(ofTrack:from:step:index:into:absent:)``. NaN stands where the animation is not in
  /// effect.
  public func numbers(
    ofTrack track: Int, from start: Nanoseconds, step: Nanoseconds, index: Int = 0,
    into buffer: UnsafeMutableBufferPointer<Double>
  ) {
    let sampler = tracks[track]
    let timing = animation.timing(ofItem: index)
    var time = start
    for place in buffer.indices {
      let sample = timing.sample(at: time)
      buffer[place] =
        sample.map { sampler.number(at: $0.progress, before: $0.isBefore) } ?? .nan
      time = time + step
    }
  }
}

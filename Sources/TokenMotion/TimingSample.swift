/// Where an animation stands at a moment at which it is in effect.
public struct TimingSample: Sendable, Hashable {
  /// Before the first iteration, in one of them, or after the last.
  public enum Phase: UInt8, Sendable {
    /// Before the first iteration.
    case before
    /// In an iteration.
    case active
    /// After the last iteration.
    case after
  }

  /// The phase.
  public let phase: Phase
  /// The directed progress, 0 to 1, before any easing: Web Animations 1, "Calculating the directed
  /// progress".
  public let progress: Double
  /// The iteration, from 0; ``infiniteIteration`` after endless iterations of no duration.
  public let iteration: Int64
  /// The "before flag" of CSS Easing 2 for this moment.
  public let isBefore: Bool

  /// The value of ``iteration`` for "infinity".
  public static let infiniteIteration = Int64.max

  /// A sample from its parts.
  public init(phase: Phase, progress: Double, iteration: Int64, isBefore: Bool) {
    self.phase = phase
    self.progress = progress
    self.iteration = iteration
    self.isBefore = isBefore
  }
}

extension Timing {
  /// The iterations' total length in units of 1/denominator nanoseconds; nil if it has no end.
  private var active: (length: Int128, denominator: Int64)? {
    guard duration.count > 0 else { return (0, 1) }
    guard case .finite(let iterations) = iterations else { return nil }
    return (Int128(duration.count) * Int128(iterations.numerator), iterations.denominator)
  }

  /// The phase at `time` on the animation's own clock: Web Animations 1, "Animation effect phases
  /// and states".
  ///
  /// - Parameter playingBackwards: True if the clock runs backwards. It decides only who owns a
  ///   boundary: forwards, the later phase owns it.
  public func phase(at time: Nanoseconds, playingBackwards: Bool = false) -> TimingSample.Phase {
    guard let active else {
      let beforeEdge = max(delay.count, 0)
      return time.count < beforeEdge || (playingBackwards && time.count == beforeEdge)
        ? .before : .active
    }
    let scale = Int128(active.denominator)
    let (now, start) = (Int128(time.count) * scale, Int128(delay.count) * scale)
    let end = max(start + active.length + Int128(endDelay.count) * scale, 0)
    let beforeEdge = max(min(start, end), 0)
    let afterEdge = max(min(start + active.length, end), 0)
    if now < beforeEdge || (playingBackwards && now == beforeEdge) { return .before }
    if now > afterEdge || (!playingBackwards && now == afterEdge) { return .after }
    return .active
  }

  /// Where the animation stands at `time` on its own clock, in exact arithmetic.
  ///
  /// At the end of an iteration within, the next one has begun; at the very end, the last one has
  /// ended.
  ///
  /// - Parameter playingBackwards: See ``phase(at:playingBackwards:)``.
  /// - Returns: nil if the animation is not in effect: what is underneath it shows.
  public func sample(at time: Nanoseconds, playingBackwards: Bool = false) -> TimingSample? {
    if let sample = simpleSample(at: time, playingBackwards: playingBackwards) { return sample }
    let phase = phase(at: time, playingBackwards: playingBackwards)
    let scale = active?.denominator ?? 1
    var activeTime = (Int128(time.count) - Int128(delay.count)) * Int128(scale)
    switch phase {
    case .before:
      guard fill.coversBefore else { return nil }
      activeTime = max(activeTime, 0)
    case .active: break
    case .after:
      guard fill.coversAfter else { return nil }
      activeTime = max(activeTime, 0)
      if let active { activeTime = min(activeTime, active.length) }
    }
    // A negative end delay cuts the iterations short; then the time is not at their end.
    let isAtEnd = phase != .before && active.map { activeTime == $0.length } ?? false
    let overall = overallProgress(phase: phase, activeTime: activeTime, scale: scale)
    return sample(phase: phase, overall: overall, isAtEnd: isAtEnd)
  }

  /// Iterations done since the start, as a fraction; nil for infinity.
  private func overallProgress(
    phase: TimingSample.Phase, activeTime: Int128, scale: Int64
  ) -> (numerator: Int128, denominator: Int128)? {
    let start = iterationStart
    let whole = Int128(start.denominator)
    if duration.count > 0 {
      let iteration = Int128(duration.count) * Int128(scale)
      return (activeTime * whole + Int128(start.numerator) * iteration, iteration * whole)
    }
    if phase == .before { return (Int128(start.numerator), whole) }
    guard case .finite(let count) = iterations else { return nil }
    let parts = Int128(count.denominator)
    return (
      Int128(count.numerator) * whole + Int128(start.numerator) * parts, parts * whole
    )
  }

  private func sample(
    phase: TimingSample.Phase, overall: (numerator: Int128, denominator: Int128)?, isAtEnd: Bool
  ) -> TimingSample {
    guard let overall else {
      let start = iterationStart
      let rest = start.numerator % start.denominator
      return directed(
        phase, rest: rest == 0 && isAtEnd ? start.denominator : rest, of: start.denominator,
        iteration: TimingSample.infiniteIteration)
    }
    var (iteration, rest) = overall.numerator.quotientAndRemainder(dividingBy: overall.denominator)
    if rest == 0, isAtEnd, iterations != .finite(.zero) {
      rest = overall.denominator
      iteration -= 1
    }
    return directed(
      phase, rest: rest, of: overall.denominator, iteration: Int64(clamping: iteration))
  }

  /// Turns the part of an iteration that is done around if the direction says so, while it is
  /// exact.
  private func directed<Count: FixedWidthInteger>(
    _ phase: TimingSample.Phase, rest: Count, of whole: Count, iteration: Int64
  ) -> TimingSample {
    let isReversed =
      switch direction {
      case .normal: false
      case .reverse: true
      case .alternate: iteration != TimingSample.infiniteIteration && iteration & 1 == 1
      case .alternateReverse: iteration != TimingSample.infiniteIteration && iteration & 1 == 0
      }
    return TimingSample(
      phase: phase, progress: Double(isReversed ? whole - rest : rest) / Double(whole),
      iteration: iteration,
      isBefore: (phase == .before && !isReversed) || (phase == .after && isReversed))
  }

  /// The common case, in 64 bits: inside the iterations, which start whole and have no end in
  /// sight.
  private func simpleSample(at time: Nanoseconds, playingBackwards: Bool) -> TimingSample? {
    guard duration.count > 0, iterationStart == .zero, !playingBackwards, endDelay.count >= 0 else {
      return nil
    }
    let (activeTime, overflow) = time.count.subtractingReportingOverflow(delay.count)
    guard !overflow, activeTime >= 0, time.count >= 0 else { return nil }
    if case .finite(let count) = iterations {
      let whole = count.numerator / count.denominator
      let (length, overflow) = duration.count.multipliedReportingOverflow(by: whole)
      guard !overflow, activeTime < length else { return nil }
    }
    let (iteration, rest) = activeTime.quotientAndRemainder(dividingBy: duration.count)
    return directed(.active, rest: rest, of: duration.count, iteration: iteration)
  }
}

extension Spring {
  /// Where the spring is after `seconds`: 0 at the start, towards 1, past it if it bounces.
  ///
  /// The error is below 10^-12 for the first 100 periods. Times below 0 count as 0; NaN gives NaN.
  public func value(at seconds: Double) -> Double {
    guard seconds > 0 else { return seconds.isNaN ? seconds : 0 }
    let (cosine, sine) = decayed(seconds)
    let pull = dampingRatio * angularFrequency - initialVelocity
    return 1 - (cosine + pull * sine)
  }

  /// How fast the spring moves after `seconds`, in distances per second.
  ///
  /// Times below 0 count as 0; NaN gives NaN.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return seconds.isNaN ? seconds : initialVelocity }
    let (cosine, sine) = decayed(seconds)
    let w = angularFrequency
    return initialVelocity * cosine + (w * w - dampingRatio * w * initialVelocity) * sine
  }

  /// e^(-zwt)·cos(wt·√(1-z²)) and e^(-zwt)·sin(wt·√(1-z²)) / (w·√(1-z²)), continued through z = 1,
  /// where they are e^(-wt) and e^(-wt)·t, to the hyperbolic functions above it.
  private func decayed(_ seconds: Double) -> (cosine: Double, sine: Double) {
    let (w, z) = (angularFrequency, dampingRatio)
    let decay = z * w * seconds
    // e^-1000 is 0: without this an overdamped spring at a huge time would be 0 times infinity.
    if z <= 1, decay > 1000 { return (0, 0) }
    if z < 1 {
      let damped = dampedFrequency
      let factor = Maths.exponential(-decay)
      return (
        factor * Maths.cosine(damped * seconds), factor * Maths.sine(damped * seconds) / damped
      )
    }
    if z == 1 {
      let factor = Maths.exponential(-decay)
      return (factor, factor * seconds)
    }
    let damped = dampedFrequency
    // The slow root is w·(z - √(z²-1)), written without its cancellation.
    let fast = z * w + damped
    let slowFactor = Maths.exponential(-(w * w / fast) * seconds)
    let fastFactor = Maths.exponential(-fast * seconds)
    let sine =
      damped * seconds < 1
      ? Maths.exponential(-decay) * Maths.hyperbolicSine(damped * seconds) / damped
      : (slowFactor - fastFactor) / (2 * damped)
    return ((slowFactor + fastFactor) / 2, sine)
  }

  /// w·√|1 - z²|.
  private var dampedFrequency: Double {
    angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).magnitude.squareRoot()
  }

  /// The last moment, in seconds, at which the spring is `tolerance` or more away from 1.
  ///
  /// - Parameter tolerance: Above 0; with 1 or more the answer may be 0.
  /// - Returns: nil if the spring never settles, because it has no damping.
  public func settlingTime(tolerance: Double = 0.001) -> Double? {
    guard dampingRatio > 0, tolerance > 0 else { return nil }
    var start = 0.0
    var end: Double?
    if dampingRatio < 1 {
      // Between two turning points the distance falls, through 0, to that of the next one.
      let halfPeriod = .pi / dampedFrequency
      var turn = firstTurn
      while turn < .infinity, distance(turn) >= tolerance {
        start = turn
        turn += halfPeriod
      }
      end = turn
    } else if firstTurn < .infinity, distance(firstTurn) >= tolerance {
      start = firstTurn
    }
    let side: Double = value(at: start) < 1 ? -1 : 1
    func isOutside(_ seconds: Double) -> Bool { side * (value(at: seconds) - 1) >= tolerance }
    var low = start
    var high = end ?? max(start, 1 / angularFrequency)
    if end == nil {
      while isOutside(high), high.isFinite {
        low = high
        high *= 2
      }
    }
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return low }
      if isOutside(middle) { low = middle } else { high = middle }
    }
  }

  private func distance(_ seconds: Double) -> Double { (value(at: seconds) - 1).magnitude }

  /// The first time above 0 at which the velocity is 0; infinite if there is none.
  private var firstTurn: Double {
    let (w, z) = (angularFrequency, dampingRatio)
    // The velocity is 0 where sine / cosine, in the sense of `decayed`, is this.
    let ratio = -initialVelocity / (w * w - z * w * initialVelocity)
    if z == 1 { return ratio > 0 ? ratio : .infinity }
    let damped = dampedFrequency
    if z > 1 {
      let tangent = ratio * damped
      guard tangent > 0, tangent < 1 else { return .infinity }
      return Maths.logarithm((1 + tangent) / (1 - tangent)) / 2 / damped
    }
    let angle = Maths.arcTangent(
      y: -initialVelocity * damped, x: w * w - z * w * initialVelocity)
    let positive = angle.truncatingRemainder(dividingBy: .pi)
    return (positive <= 0 ? positive + .pi : positive) / damped
  }

  /// What SwiftUI's `Spring.settlingDuration` gives for a tolerance of 0.001: seconds.
  ///
  /// Longer than ``settlingTime(tolerance:)``, because it is a bound of the envelope. Known from
  /// observation by third parties, not from documentation.
  ///
  /// - Returns: nil from a damping ratio of 1, where SwiftUI searches in steps that are not
  ///   documented, and without damping.
  public var swiftUISettlingDuration: Double? {
    guard dampingRatio > 0, dampingRatio < 1 else { return nil }
    let decay = dampingRatio * angularFrequency
    return Maths.logarithm((1 + (decay - initialVelocity).magnitude) / 0.001) / decay
  }
}

/// A damped spring that pulls a value from 0 to 1, in closed form: no steps, no frames.
///
/// With angular frequency w and damping ratio z the value x follows
/// x'' = -w²·(x - 1) - 2·z·w·x', from x = 0 with a velocity of ``initialVelocity``.
public struct Spring: Sendable, Hashable {
  /// The numbers that a spring was written with.
  public enum Parameters: Sendable, Hashable {
    /// SwiftUI's form: the duration in seconds, which is the period without damping, and the
    /// bounce: 0 none, towards 1 more, below 0 slower than critical.
    case perceptual(duration: Double, bounce: Double)
    /// A mass in kilograms on a spring of `stiffness` N/m with a damper of `damping` N·s/m.
    case physical(mass: Double, stiffness: Double, damping: Double)
    /// Compose's form: a damping ratio, 1 is critical, and the stiffness of a mass of 1.
    case ratio(dampingRatio: Double, stiffness: Double)
  }

  /// The numbers that the spring was written with.
  public let parameters: Parameters
  /// The velocity at time 0, in distances per second: 1 would arrive after one second.
  public let initialVelocity: Double
  /// The undamped angular frequency w in radians per second, above 0.
  public let angularFrequency: Double
  /// The damping ratio z: 0 never settles, 1 is critical, above 1 creeps.
  public let dampingRatio: Double

  /// SwiftUI's spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds, above 0.
  ///   - bounce: Above -1, up to 1. At 1 the spring never settles; -1 would never move.
  ///   - initialVelocity: Distances per second, any finite number.
  /// - Returns: nil if a number is outside its range or not finite.
  public init?(duration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    guard duration > 0, bounce > -1, bounce <= 1 else { return nil }
    self.init(
      .perceptual(duration: duration, bounce: bounce), initialVelocity,
      angularFrequency: 2 * .pi / duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A physical spring.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: From 0.
  ///   - initialVelocity: Distances per second, any finite number.
  /// - Returns: nil if a number is outside its range or not finite.
  public init?(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    guard mass > 0, stiffness > 0, damping >= 0 else { return nil }
    self.init(
      .physical(mass: mass, stiffness: stiffness, damping: damping), initialVelocity,
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Compose's spring of mass 1.
  ///
  /// - Parameters:
  ///   - dampingRatio: From 0.
  ///   - stiffness: Above 0.
  ///   - initialVelocity: Distances per second, any finite number.
  /// - Returns: nil if a number is outside its range or not finite.
  public init?(dampingRatio: Double, stiffness: Double, initialVelocity: Double = 0) {
    guard dampingRatio >= 0, stiffness > 0 else { return nil }
    self.init(
      .ratio(dampingRatio: dampingRatio, stiffness: stiffness), initialVelocity,
      angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
  }

  private init?(
    _ parameters: Parameters, _ initialVelocity: Double, angularFrequency: Double,
    dampingRatio: Double
  ) {
    guard angularFrequency.isFinite, angularFrequency > 0, dampingRatio.isFinite,
      initialVelocity.isFinite
    else { return nil }
    self.parameters = parameters
    self.initialVelocity = initialVelocity
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// SwiftUI's duration in seconds: the period without damping.
  public var duration: Double {
    if case .perceptual(let duration, _) = parameters { return duration }
    return 2 * .pi / angularFrequency
  }

  /// SwiftUI's bounce, above -1 and up to 1.
  public var bounce: Double {
    if case .perceptual(_, let bounce) = parameters { return bounce }
    return dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The mass: 1 unless the spring was written with another.
  public var mass: Double {
    if case .physical(let mass, _, _) = parameters { return mass }
    return 1
  }

  /// The stiffness of the physical form, for ``mass``.
  public var stiffness: Double {
    switch parameters {
    case .physical(_, let stiffness, _), .ratio(_, let stiffness): stiffness
    case .perceptual: angularFrequency * angularFrequency
    }
  }

  /// The damping of the physical form, for ``mass``.
  public var damping: Double {
    if case .physical(_, _, let damping) = parameters { return damping }
    return 2 * dampingRatio * angularFrequency
  }

  /// Compose's stiffness, that of a mass of 1; its damping ratio is ``dampingRatio``.
  public var unitStiffness: Double {
    mass == 1 ? stiffness : angularFrequency * angularFrequency
  }
}

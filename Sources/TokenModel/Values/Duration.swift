public import TokenMotion

/// A length of time with its unit.
public struct Duration: Sendable, Hashable {
  /// The amount; any sign (the standard does not bar negative ones). Finite.
  public var value: Double
  /// What the amount counts.
  public var unit: DurationUnit

  /// Makes a length of time.
  public init(value: Double, unit: DurationUnit) {
    self.value = value
    self.unit = unit
  }

  /// The length in milliseconds.
  public var milliseconds: Double { unit == .s ? value * 1000 : value }

  /// The length in whole nanoseconds, rounded half away from zero; nil beyond ±292 years.
  public var nanoseconds: Nanoseconds? {
    let exact = (value * (unit == .s ? 1e9 : 1e6)).rounded()
    guard exact.magnitude < 0x1p63 else { return nil }
    return Nanoseconds(Int64(exact))
  }
}

/// The units of durations.
public enum DurationUnit: UInt8, CaseIterable, Sendable, Hashable {
  /// Thousandths of a second.
  case ms
  /// Seconds.
  case s

  /// The spelling in a token file.
  public var name: String { self == .ms ? "ms" : "s" }

  /// The unit with this spelling, case-sensitive.
  public init?(name: some StringProtocol) {
    guard let unit = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = unit
  }
}

/// The control points of a cubic Bézier easing: `x1` and `x2` in [0, 1], the others free.
public struct BezierPoints: Sendable, Hashable {
  /// The first point's progress in time, in [0, 1].
  public var x1: Double
  /// The first point's output; free.
  public var y1: Double
  /// The second point's progress in time, in [0, 1].
  public var x2: Double
  /// The second point's output; free.
  public var y2: Double

  /// Makes control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

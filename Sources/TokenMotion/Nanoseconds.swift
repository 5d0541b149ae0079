/// A span of time, or a moment on an animation's own clock, in whole nanoseconds.
///
/// Time is an integer wherever a boundary is decided: 0.1 s + 0.2 s is exactly 0.3 s, and the end
/// of the hundred-thousandth iteration is exactly there.
public struct Nanoseconds: Sendable, Hashable, Comparable {
  /// The count of nanoseconds; negative before the start of a clock.
  public var count: Int64

  /// A count as it is.
  public init(_ count: Int64) { self.count = count }

  /// No time.
  public static let zero = Nanoseconds(0)

  /// The longest duration or delay that ``Timing`` takes: 2^55 ns, 417 days.
  public static let limit = Nanoseconds(1 << 55)

  /// Milliseconds, rounded to the nearest nanosecond.
  ///
  /// - Returns: nil for NaN and beyond ±``limit``.
  public init?(milliseconds: Double) {
    self.init(rounding: milliseconds * 1e6)
  }

  /// Seconds, rounded to the nearest nanosecond.
  ///
  /// - Returns: nil for NaN and beyond ±``limit``.
  public init?(seconds: Double) {
    self.init(rounding: seconds * 1e9)
  }

  private init?(rounding count: Double) {
    guard count.magnitude <= Double(Nanoseconds.limit.count) else { return nil }
    self.count = Int64(count.rounded())
  }

  /// In seconds, for formulas that need them; a boundary is never decided with this.
  public var seconds: Double { Double(count) / 1e9 }

  /// In milliseconds, for printing.
  public var milliseconds: Double { Double(count) / 1e6 }

  /// Earlier, or shorter.
  public static func < (a: Nanoseconds, b: Nanoseconds) -> Bool { a.count < b.count }

  /// The sum; at the ends of the 64-bit range it stays there.
  public static func + (a: Nanoseconds, b: Nanoseconds) -> Nanoseconds {
    let (sum, overflow) = a.count.addingReportingOverflow(b.count)
    return Nanoseconds(overflow ? (b.count > 0 ? .max : .min) : sum)
  }

  /// The difference; at the ends of the 64-bit range it stays there.
  public static func - (a: Nanoseconds, b: Nanoseconds) -> Nanoseconds {
    let (difference, overflow) = a.count.subtractingReportingOverflow(b.count)
    return Nanoseconds(overflow ? (b.count < 0 ? .max : .min) : difference)
  }

  /// The multiple; at the ends of the 64-bit range it stays there.
  public static func * (a: Nanoseconds, factor: Int64) -> Nanoseconds {
    let (product, overflow) = a.count.multipliedReportingOverflow(by: factor)
    return Nanoseconds(overflow ? ((a.count < 0) == (factor < 0) ? .max : .min) : product)
  }
}

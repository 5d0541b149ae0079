/// A number of iterations: 1, 2.5, 0, or without end.
///
/// Fractions are kept exactly as written in decimal, so that 0.1 means a tenth and not the double
/// next to it.
public enum IterationCount: Sendable, Hashable {
  /// A number from 0.
  case finite(DecimalFraction)
  /// Without end.
  case infinite

  /// One iteration, the default of every animation.
  public static let one = IterationCount.finite(.one)

  /// The count for a number as it is written.
  ///
  /// - Returns: nil below 0, and for what ``DecimalFraction`` does not hold.
  public init?(_ number: Double) {
    guard let fraction = DecimalFraction(number) else { return nil }
    self = .finite(fraction)
  }

  /// The count as a double; infinity without end.
  public var value: Double {
    switch self {
    case .finite(let fraction): fraction.value
    case .infinite: .infinity
    }
  }
}

/// A decimal number from 0 to 1,000,000,000 with at most six decimals, kept exactly.
public struct DecimalFraction: Sendable, Hashable {
  /// The number times ``denominator``.
  public let numerator: Int64
  /// A power of ten from 1 to 1,000,000, no larger than needed.
  public let denominator: Int64

  /// 0.
  public static let zero = DecimalFraction(numerator: 0, denominator: 1)
  /// 1.
  public static let one = DecimalFraction(numerator: 1, denominator: 1)

  /// The largest number that fits.
  public static let maximum = 1e9

  private init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The decimal that `number` prints as, rounded half up to six decimals if it has more.
  ///
  /// - Returns: nil below 0, above ``maximum``, and for NaN.
  public init?(_ number: Double) {
    guard number >= 0, number <= DecimalFraction.maximum else { return nil }
    var numerator = Int64((number * 1e6).rounded())
    var denominator: Int64 = 1_000_000
    while denominator > 1, numerator % 10 == 0 {
      numerator /= 10
      denominator /= 10
    }
    self.init(numerator: numerator, denominator: denominator)
  }

  /// The nearest double.
  public var value: Double { Double(numerator) / Double(denominator) }
}

/// A cubic Bézier easing prepared for many evaluations: the same results as
/// ``CubicBezier/value(at:)`` within 10^-12 + 4·2^-53·max(1, slope), many times faster.
///
/// The range 0 to 1 is cut into 512 equal parts, each with a polynomial that is checked when the
/// table is built. Curves that start or end like a square root (`ease-out` does) get a finer table
/// there. Where a curve is too steep for a polynomial even so, the exact solver answers. 24 to
/// 72 KiB; building takes about a millisecond, after that nothing is allocated.
public struct CubicBezierTable: Sendable {
  /// The curve that was prepared.
  public let curve: CubicBezier
  private let isIdentity: Bool
  @usableFromInline let whole: PolynomialTable
  /// The first and the last eighth by the square root of the distance from the end, stretched to 0
  /// to 1, if the curve needs it.
  private let start: PolynomialTable?
  private let end: PolynomialTable?

  /// One over the width of an end with its own table.
  private static let endScale = 8.0

  /// Prepares `curve`.
  public init(_ curve: CubicBezier) {
    self.curve = curve
    isIdentity = curve.isIdentity
    if isIdentity {
      whole = PolynomialTable { _ in .nan }
      start = nil
      end = nil
      return
    }
    let solver = CubicBezierSolver(curve)
    let whole = PolynomialTable { solver.value(at: $0) }
    self.whole = whole
    let scale = CubicBezierTable.endScale
    let part = 0.25 / PolynomialTable.steps
    start =
      whole.value(at: part).isNaN
      ? PolynomialTable { solver.value(at: $0 * $0 / scale) } : nil
    end =
      whole.value(at: 1 - part).isNaN
      ? PolynomialTable { solver.value(at: 1 - $0 * $0 / scale) } : nil
  }

  /// The y of the curve at x; see ``CubicBezier/value(at:)`` for its promises.
  @inlinable
  @inline(__always)
  public func value(at x: Double) -> Double {
    // One comparison for 0 < x < 1: the bit patterns of positive numbers are in order.
    if x.bitPattern &- 1 < (1.0).bitPattern &- 1 {
      let y = whole.value(at: x)
      // NaN stands where there is no polynomial.
      if y == y { return y }
    }
    return rareValue(at: x)
  }

  /// The value outside 0 to 1, near a steep end, and where the curve is steep.
  @usableFromInline
  @inline(never)
  func rareValue(at x: Double) -> Double {
    if isIdentity { return x }
    if let start, x > 0, x < 1 / CubicBezierTable.endScale {
      let y = start.value(at: (x * CubicBezierTable.endScale).squareRoot())
      if y == y { return y }
    }
    if let end, x < 1, x > 1 - 1 / CubicBezierTable.endScale {
      let y = end.value(at: ((1 - x) * CubicBezierTable.endScale).squareRoot())
      if y == y { return y }
    }
    return curve.value(at: x)
  }
}

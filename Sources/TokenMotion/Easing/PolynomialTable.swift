/// A function on 0 to 1 as 513 polynomials of degree 5, each around one point of an even grid.
///
/// Every polynomial goes through six exact values and is checked at five more when it is made; one
/// that is off by more than a fifth of what ``CubicBezierTable`` promises is replaced by NaN.
///
/// A higher degree needs fewer points, but takes longer to evaluate and leaves more of a curve that
/// starts like a square root without a polynomial; with more points the table leaves the nearest
/// cache. Degree 7 on 128 points was a tenth to a third slower.
@usableFromInline
struct PolynomialTable: Sendable {
  /// Three pairs of coefficients for each point: those of the powers 0 and 3, 1 and 4, 2 and 5, so
  /// that both halves of the polynomial are computed at once.
  @usableFromInline let coefficients: [SIMD2<Double>]

  /// The distance between two points is one over this.
  @usableFromInline static var steps: Double { 512 }

  private static let tolerance = 2e-13

  /// Tabulates `function`, which is asked for some 5600 values from 0 to 1.
  init(_ function: (Double) -> Double) {
    var all: [SIMD2<Double>] = []
    let last = Int(PolynomialTable.steps)
    all.reserveCapacity((last + 1) * 3)
    for point in 0...last {
      let powers = PolynomialTable.polynomial(
        from: point == 0 ? 0 : -0.5, to: point == last ? 0 : 0.5
      ) { function((Double(point) + $0) / PolynomialTable.steps) }
      all += (0..<3).map { SIMD2(powers[$0], powers[$0 + 3]) }
    }
    coefficients = all
  }

  /// The function at x, or NaN if there is no good polynomial there.
  ///
  /// - Parameter x: Above 0 and below 1. The caller guarantees it, because the lookup is unchecked.
  @inlinable
  @inline(__always)
  func value(at x: Double) -> Double {
    let scaled = x * PolynomialTable.steps
    // Adding 2^52 rounds to a whole number and leaves it in the lowest bits: 0 to 512.
    let shifted = scaled + 0x1p52
    let index = Int(truncatingIfNeeded: shifted.bitPattern & 0x3ff) &* 3
    let u = scaled - (shifted - 0x1p52)
    return coefficients.withUnsafeBufferPointer { c in
      let halves = c[index] + (c[index &+ 1] + c[index &+ 2] * u) * u
      return halves.x + halves.y * (u * u * u)
    }
  }

  /// The coefficients of `function` from `start` to `end`, or NaN.
  private static func polynomial(
    from start: Double, to end: Double, _ function: (Double) -> Double
  ) -> [Double] {
    let nodes = unitNodes.map { start + (end - start) * $0 }
    let coefficients = interpolate(nodes, nodes.map(function))
    for probe in unitProbes.map({ start + (end - start) * $0 }) {
      let value = coefficients.reversed().reduce(0) { $0 * probe + $1 }
      let truth = function(probe)
      guard (value - truth).magnitude <= tolerance * max(1, truth.magnitude) else {
        return [Double](repeating: .nan, count: 6)
      }
    }
    return coefficients
  }

  /// Chebyshev's nodes, which keep the error between them even.
  private static let unitNodes: [Double] = (0..<6).map {
    (1 - Maths.cosine((Double($0) + 0.5) * .pi / 6)) / 2
  }

  /// Where interpolation errs most: at both ends, and between nodes.
  private static let unitProbes: [Double] = [0, 0.1, 0.5, 0.9, 1]

  /// The polynomial through the values at the nodes: divided differences, multiplied out.
  private static func interpolate(_ nodes: [Double], _ values: [Double]) -> [Double] {
    var differences = values
    for order in 1..<6 {
      for index in stride(from: 5, through: order, by: -1) {
        differences[index] =
          (differences[index] - differences[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    var coefficients = [Double](repeating: 0, count: 6)
    for index in stride(from: 5, through: 0, by: -1) {
      // What there is, times (u - node), plus the difference.
      for power in stride(from: 5, through: 1, by: -1) {
        coefficients[power] = coefficients[power - 1] - coefficients[power] * nodes[index]
      }
      coefficients[0] = differences[index] - coefficients[0] * nodes[index]
    }
    return coefficients
  }
}

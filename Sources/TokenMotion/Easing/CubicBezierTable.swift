/// A cubic Bézier easing prepared for many evaluations: the same results as
/// ``CubicBezier/value(at:)`` within 10^-12 + 4·2^-53·max(1, slope), many times faster.
///
/// The range 0 to 1 is cut into 128 equal parts; in each, y(x) is a polynomial of degree 7 through
/// eight exact points. Every part is checked when the table is built; where the curve is too steep
/// for a polynomial, the exact solver answers instead. 8 KiB; building takes about 0.2 ms, after
/// that nothing is allocated.
public struct CubicBezierTable: Sendable {
  /// The curve that was prepared.
  public let curve: CubicBezier
  private let parts: [SIMD8<Double>]
  private let isIdentity: Bool

  private static let partCount = 128
  /// Errors of the polynomials up to here are accepted; a tenth of what is promised.
  private static let tolerance = 2e-13

  /// Prepares `curve`.
  public init(_ curve: CubicBezier) {
    self.curve = curve
    isIdentity = curve.isIdentity
    parts =
      isIdentity
      ? [] : (0..<Self.partCount).map { CubicBezierTable.part($0, of: curve) }
  }

  /// The y of the curve at x; see ``CubicBezier/value(at:)`` for its promises.
  @inline(__always)
  public func value(at x: Double) -> Double {
    if isIdentity { return x }
    if x > 0, x < 1 {
      let scaled = x * Double(Self.partCount)
      let index = Int(truncatingIfNeeded: Int32(scaled))
      let u = scaled - Double(index)
      let c = parts[index]
      let squared = u * u
      let low = (c[0] + c[1] * u) + (c[2] + c[3] * u) * squared
      let high = (c[4] + c[5] * u) + (c[6] + c[7] * u) * squared
      let y = low + high * (squared * squared)
      // A part without a polynomial holds NaN.
      if y == y { return y }
    }
    return curve.value(at: x)
  }

  /// The coefficients, lowest power first, of y over part `index`, by its position 0 to 1 in it.
  private static func part(_ index: Int, of curve: CubicBezier) -> SIMD8<Double> {
    func exact(_ u: Double) -> Double {
      curve.value(at: (Double(index) + u) / Double(partCount))
    }
    let coefficients = interpolate(exact)
    for probe in probes {
      var value = coefficients[7]
      for power in stride(from: 6, through: 0, by: -1) {
        value = value * probe + coefficients[power]
      }
      let truth = exact(probe)
      let error = (value - truth).magnitude
      guard error <= tolerance * max(1, truth.magnitude) else {
        return SIMD8(repeating: .nan)
      }
    }
    return coefficients
  }

  /// Where interpolation through Chebyshev nodes errs most: between the nodes and at both ends.
  private static let probes: [Double] = [0, 0.04, 0.11, 0.22, 0.35, 0.5, 0.65, 0.78, 0.89, 0.96, 1]

  private static let nodes: [Double] = (0..<8).map {
    (1 - Maths.cosine((Double($0) + 0.5) * .pi / 8)) / 2
  }

  /// The polynomial of degree 7 through `function` at the nodes: divided differences, multiplied
  /// out.
  private static func interpolate(_ function: (Double) -> Double) -> SIMD8<Double> {
    let nodes = Self.nodes
    var differences = nodes.map(function)
    for order in 1..<8 {
      for index in stride(from: 7, through: order, by: -1) {
        differences[index] =
          (differences[index] - differences[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    var coefficients = SIMD8<Double>(repeating: 0)
    for index in stride(from: 7, through: 0, by: -1) {
      // coefficients = coefficients * (u - node) + difference
      var shifted = SIMD8<Double>(repeating: 0)
      for power in 0..<7 { shifted[power + 1] = coefficients[power] }
      coefficients = shifted - coefficients * nodes[index]
      coefficients[0] += differences[index]
    }
    return coefficients
  }
}

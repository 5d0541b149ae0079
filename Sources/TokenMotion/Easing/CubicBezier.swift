/// A cubic Bézier easing: `cubic-bezier(x1, y1, x2, y2)` of CSS Easing 2.
///
/// The curve runs from (0, 0) to (1, 1); the input is x, the output the y of the one point there.
/// Because x1 and x2 lie in 0 to 1, x never runs backwards and the point is unique.
///
/// Degenerate forms, and what they do:
/// - x1 = y1 and x2 = y2: exactly the identity, for every input.
/// - x1 = 0 or x2 = 1: the curve may leave or arrive upright; the output is still exact.
/// - x1 = 1 and x2 = 0: upright in the middle, at x = 1/2.
public struct CubicBezier: Sendable, Hashable {
  /// The x of the first control point, 0 to 1.
  public let x1: Double
  /// The y of the first control point, any finite number.
  public let y1: Double
  /// The x of the second control point, 0 to 1.
  public let x2: Double
  /// The y of the second control point, any finite number.
  public let y2: Double

  /// The curve with these control points.
  ///
  /// - Returns: nil if an x is outside 0 to 1 or a number is not finite, as CSS Easing 2 says.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(unchecked: x1, y1, x2, y2)
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The CSS keyword `ease`.
  public static let ease = CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
  /// The CSS keyword `ease-in`.
  public static let easeIn = CubicBezier(unchecked: 0.42, 0, 1, 1)
  /// The CSS keyword `ease-out`.
  public static let easeOut = CubicBezier(unchecked: 0, 0, 0.58, 1)
  /// The CSS keyword `ease-in-out`.
  public static let easeInOut = CubicBezier(unchecked: 0.42, 0, 0.58, 1)
  /// `cubic-bezier(0, 0, 1, 1)`, which is the CSS keyword `linear`.
  public static let linear = CubicBezier(unchecked: 0, 0, 1, 1)

  /// True if the output is the input, everywhere.
  public var isIdentity: Bool { x1 == y1 && x2 == y2 }

  /// The y of the curve at x.
  ///
  /// The error is at most 10^-12 + 4·2^-53·max(1, slope): an upright curve turns the last bit of
  /// the input into more than that of the output. 0 gives exactly 0 and 1 exactly 1. Below 0 and
  /// above 1 the curve goes on along its tangents (``startSlope``, ``endSlope``). NaN gives NaN;
  /// an infinity gives an infinity, or the end's value if the tangent there is level.
  ///
  /// About 100 ns; ``CubicBezierTable`` is the fast form for many evaluations.
  public func value(at x: Double) -> Double {
    if isIdentity { return x }
    return CubicBezierSolver(self).value(at: x)
  }

  /// The output outside 0 to 1, ends included.
  func extrapolated(_ x: Double) -> Double {
    if x <= 0 {
      return x == 0 || startSlope == 0 ? 0 : startSlope * x
    }
    if x >= 1 {
      return x == 1 || endSlope == 0 ? 1 : 1 + endSlope * (x - 1)
    }
    return x
  }

  /// The slope of the straight line below 0.
  ///
  /// CSS Easing 2 leaves the cases without a tangent open (csswg-drafts issue 4046); this is what
  /// WebKit and Chromium do.
  public var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The slope of the straight line above 1; see ``startSlope``.
  public var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
    return y1 == 1 && y2 == 1 ? 1 : 0
  }

  /// `cubic-bezier(x1, y1, x2, y2)`, or the CSS keyword for the same curve.
  public var cssText: String {
    switch self {
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    default:
      "cubic-bezier(\(x1.decimalText), \(y1.decimalText), \(x2.decimalText), \(y2.decimalText))"
    }
  }
}

/// Solves one curve: its polynomials, ready for any number of inputs.
struct CubicBezierSolver {
  private let curve: CubicBezier
  private let horizontal: CubicPolynomial
  private let vertical: CubicPolynomial

  init(_ curve: CubicBezier) {
    self.curve = curve
    horizontal = CubicPolynomial(curve.x1, curve.x2)
    vertical = CubicPolynomial(curve.y1, curve.y2)
  }

  func value(at x: Double) -> Double {
    x > 0 && x < 1 ? solve(x) : curve.extrapolated(x)
  }

  /// Solves x(t) = x for 0 < x < 1 and returns y(t).
  ///
  /// First Newton's method inside a bracket, in doubles, until it hardly moves; then with a
  /// remainder that is computed in 106 bits. What is left in the end is not added to t, where it
  /// would be rounded away, but carried into y along the tangent.
  private func solve(_ x: Double) -> Double {
    var parameter = roughParameter(x)
    var rest = 0.0
    for _ in 0..<4 {
      rest = horizontal.remainder(parameter, x) / horizontal.slope(parameter)
      guard rest.isFinite else {
        rest = 0
        break
      }
      let refined = parameter - rest
      guard rest.magnitude > 0x1p-40, refined >= 0, refined <= 1 else { break }
      parameter = refined
    }
    if rest.magnitude > 0x1p-30 { rest = 0 }
    return vertical.exact(parameter).value - vertical.slope(parameter) * rest
  }

  private func roughParameter(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = x
    // Bisection alone would need 53 rounds; Newton's method needs 4, except near a flat place.
    for _ in 0..<80 {
      let remainder = horizontal.rough(parameter) - x
      if remainder == 0 { return parameter }
      if remainder > 0 { high = parameter } else { low = parameter }
      let step = remainder / horizontal.slope(parameter)
      var next = parameter - step
      // Where the curve is not flat, a small step leaves about its square.
      if step.magnitude < 0x1p-24, step.magnitude < 0x1p-20 * min(parameter, 1 - parameter),
        horizontal.slope(parameter).magnitude > 0x1p-10
      {
        return next
      }
      if !(next > low && next < high) { next = (low + high) / 2 }
      if (next - parameter).magnitude <= 0x1p-54 || next == low || next == high { return next }
      parameter = next
    }
    return parameter
  }
}

/// One coordinate of the curve, ((a·t + b)·t + c)·t, from the inner two of its four Bézier values
/// 0, p1, p2, 1; in doubles and, rounded nowhere, in double-doubles.
private struct CubicPolynomial {
  let a: DoubleDouble
  let b: DoubleDouble
  let c: DoubleDouble

  init(_ p1: Double, _ p2: Double) {
    c = DoubleDouble(product: 3, p1)
    b = DoubleDouble(product: 3, p2) - DoubleDouble(product: 6, p1)
    a = DoubleDouble(1) + DoubleDouble(product: 3, p1) - DoubleDouble(product: 3, p2)
  }

  @inline(__always)
  func rough(_ t: Double) -> Double { ((a.high * t + b.high) * t + c.high) * t }

  @inline(__always)
  func slope(_ t: Double) -> Double { (3 * a.high * t + 2 * b.high) * t + c.high }

  @inline(__always)
  func exact(_ t: Double) -> DoubleDouble { ((a * t + b) * t + c) * t }

  @inline(__always)
  func remainder(_ t: Double, _ x: Double) -> Double { (exact(t) - DoubleDouble(x)).value }
}

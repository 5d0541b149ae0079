/// A number of about 106 bits as the sum of two doubles, `high + low`, for the cubic solver.
///
/// Near a flat place of a curve the input of an ordinary double says more about the result than
/// ordinary arithmetic keeps; see ``CubicBezier/value(at:)``.
struct DoubleDouble {
  let high: Double
  let low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// `a + b` in full, whatever their sizes (Knuth).
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    let sum = a + b
    let shadow = sum - a
    self.init(high: sum, low: (a - (sum - shadow)) + (b - shadow))
  }

  /// `a * b` in full.
  @inline(__always)
  init(product a: Double, _ b: Double) {
    let product = a * b
    self.init(high: product, low: (-product).addingProduct(a, b))
  }

  @inline(__always)
  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  @inline(__always)
  var value: Double { high + low }

  @inline(__always)
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sum: a.high, b.high)
    let low = sum.low + (a.low + b.low)
    return renormalized(sum.high, low)
  }

  @inline(__always)
  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    a + DoubleDouble(high: -b.high, low: -b.low)
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b)
    return renormalized(product.high, product.low.addingProduct(a.low, b))
  }

  @inline(__always)
  private static func renormalized(_ high: Double, _ low: Double) -> DoubleDouble {
    let sum = high + low
    return DoubleDouble(high: sum, low: low - (sum - high))
  }
}

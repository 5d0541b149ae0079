/// The method of browsers, written for comparison: eleven samples of x, a linear first guess, four
/// steps of Newton's method, then bisection, until x is right to 1e-7.
struct ClassicBezier {
  private let ax: Double, bx: Double, cx: Double
  private let ay: Double, by: Double, cy: Double
  private let samples: [Double]

  private static let sampleCount = 11
  private static let precision = 1e-7

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    let (a, b, c) = (ax, bx, cx)
    samples = (0..<ClassicBezier.sampleCount).map {
      let t = Double($0) / Double(ClassicBezier.sampleCount - 1)
      return ((a * t + b) * t + c) * t
    }
  }

  @inline(__always)
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let t = parameter(x)
    return ((ay * t + by) * t + cy) * t
  }

  @inline(__always)
  private func curveX(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  @inline(__always)
  private func parameter(_ x: Double) -> Double {
    let step = 1 / Double(ClassicBezier.sampleCount - 1)
    var (low, high, t) = (0.0, 1.0, x)
    for index in 1..<ClassicBezier.sampleCount where x <= samples[index] {
      high = step * Double(index)
      low = high - step
      t = low + step * (x - samples[index - 1]) / (samples[index] - samples[index - 1])
      break
    }
    for _ in 0..<4 {
      let error = curveX(t) - x
      if error.magnitude < ClassicBezier.precision { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if slope.magnitude < 1e-6 { break }
      t -= error / slope
    }
    if (curveX(t) - x).magnitude < ClassicBezier.precision { return t }
    t = (low + high) / 2
    while low < high {
      let error = curveX(t) - x
      if error.magnitude < ClassicBezier.precision { return t }
      if error < 0 { low = t } else { high = t }
      let middle = (low + high) / 2
      if middle == low || middle == high { return t }
      t = middle
    }
    return t
  }
}

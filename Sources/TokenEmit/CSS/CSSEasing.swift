import TokenMotion

/// An easing as CSS writes it, and how far that is off.
struct CSSEasing: Sendable, Hashable {
  /// The text of a `<easing-function>`.
  let text: String
  /// What the text stands for, with the bound of its error; nil where CSS has the easing itself.
  let note: String?

  /// The largest error of a spring's `linear()`.
  static let springError = 0.001
  /// The control points of half a sine wave, off by at most 0.00008.
  private static let sine = "cubic-bezier(0.3628, -0.0016, 0.6372, 1.0016)"

  /// The text of an easing.
  ///
  /// - Parameter seconds: The length of the stretch that is eased, which springs need.
  init(_ easing: Easing, over seconds: Double) {
    switch easing {
    case .linear, .cubicBezier, .steps:
      // A browser computes cubic-bezier(0, 0, 1, 1) with an error that decides ties of colours.
      text = easing.isIdentity ? "linear" : easing.cssText
      note = nil
    case .linearStops(let line):
      if let only = line.stops.first, line.stops.count == 1 {
        // Browsers refuse a single stop.
        text = "linear(\(only.output.decimalText) 0%, \(only.output.decimalText) 100%)"
      } else {
        text = easing.cssText
      }
      note = nil
    case .sine:
      text = Self.sine
      note = "half a sine wave as a cubic Bézier curve, off by at most 0.00008"
    case .spring:
      text = Self.approximation(of: EasingEvaluator(easing, over: seconds))
      note = "\(easing.cssText) as straight lines, off by at most \(Self.springError.decimalText)"
    }
  }

  /// A polyline within `springError` of the curve: from each stop the longest line that stays near,
  /// found by narrowing the range of its slope.
  private static func approximation(of curve: EasingEvaluator) -> String {
    let count = 4000
    // The rest of the bound is for printing five decimals.
    let tolerance = springError * 0.97
    let values = (0...count).map { curve.value(at: Double($0) / Double(count)) }
    var stops = [0]
    var start = 0
    while start < count {
      var (low, high) = (-Double.infinity, Double.infinity)
      var best = start + 1
      for end in (start + 1)...count {
        let width = Double(end - start)
        let slope = (values[end] - values[start]) / width
        if slope >= low, slope <= high { best = end }
        low = max(low, (values[end] - tolerance - values[start]) / width)
        high = min(high, (values[end] + tolerance - values[start]) / width)
        if low > high { break }
      }
      stops.append(best)
      start = best
    }
    let texts = stops.map { index -> String in
      var value = (values[index] * 1e5).rounded() / 1e5
      if index == count, (value - 1).magnitude <= springError { value = 1 }
      let percent = (Double(index) * 100 / Double(count)).roundedToSignificantDigits()
      return "\(value.decimalText) \(percent.decimalText)%"
    }
    return "linear(" + texts.joined(separator: ", ") + ")"
  }
}

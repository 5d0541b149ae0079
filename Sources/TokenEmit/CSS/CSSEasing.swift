import TokenMotion

/// An easing as CSS writes it, and how far that is off.
struct CSSEasing: Sendable, Hashable {
  /// The text of a `<easing-function>`.
  let text: String
  /// What the text stands for, with the bound of its error; nil where CSS has the easing itself.
  let note: String?
  /// The largest distance between the text and the easing; 0 where CSS has the easing itself.
  let error: Double

  /// The error that is aimed at for a spring's `linear()`.
  static let springError = 0.001
  /// The largest error of the curve that stands for half a sine wave.
  static let sineError = 0.00008
  /// The control points of that curve: no `linear()` of a reasonable length comes as near.
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
      error = 0
    case .linearStops(let line):
      if let only = line.stops.first, line.stops.count == 1 {
        // Browsers refuse a single stop.
        text = "linear(\(only.output.decimalText) 0%, \(only.output.decimalText) 100%)"
      } else {
        text = easing.cssText
      }
      note = nil
      error = 0
    case .sine:
      text = Self.sine
      note =
        "half a sine wave as a cubic Bézier curve, off by at most \(Self.sineError.decimalText)"
      error = Self.sineError
    case .spring:
      let line = easing.linearApproximation(maxError: Self.springError, over: seconds)
      text = line?.cssText ?? "linear"
      error = Self.error(line.map { .linearStops($0) } ?? .linear, easing, over: seconds)
      note = "\(easing.cssText) as straight lines, off by at most \(error.decimalText)"
    }
  }

  /// How far an easing is from a spring: the error that was aimed at, or more where the spring is so
  /// short beside its duration that no search finds that.
  private static func error(_ line: Easing, _ spring: Easing, over seconds: Double) -> Double {
    let count = 20_000
    let lines = EasingEvaluator(line, over: seconds)
    let curve = EasingEvaluator(spring, over: seconds)
    let worst =
      (0...count).lazy.map { index in
        let progress = Double(index) / Double(count)
        return (lines.value(at: progress) - curve.value(at: progress)).magnitude
      }.max() ?? 0
    return worst <= springError ? springError : (worst * 1000).rounded(.up) / 1000
  }
}

/// The easings of a style sheet, each worked out once: the search for a spring's lines takes
/// milliseconds, and themes, keyframes and comments ask for the same ones again and again.
final class CSSEasings {
  private struct Key: Hashable {
    let easing: Easing
    /// Only springs depend on it; 0 for all others.
    let seconds: Double
  }

  private var known: [Key: CSSEasing] = [:]

  /// An easing of a stretch that is `seconds` long.
  func callAsFunction(_ easing: Easing, over seconds: Double) -> CSSEasing {
    let isSpring = if case .spring = easing { true } else { false }
    let key = Key(easing: easing, seconds: isSpring ? seconds : 0)
    if let result = known[key] { return result }
    let result = CSSEasing(easing, over: seconds)
    known[key] = result
    return result
  }
}

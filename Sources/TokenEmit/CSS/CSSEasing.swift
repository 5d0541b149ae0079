import Synchronization
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

/// The easings of a style sheet, each worked out once and not before it is printed: the search for a
/// spring's lines takes milliseconds, and a plan that is only checked needs none.
///
/// Until then a stand-in takes the place of a spring's text: a zero byte, which no text of CSS has,
/// and a number. Two stand-ins are equal if and only if their springs are.
final class CSSEasings: Sendable {
  private struct Key: Hashable {
    let easing: Easing
    let seconds: Double
  }

  private struct State {
    var numbers: [Key: Int] = [:]
    /// By number.
    var springs: [Key] = []
    var found: [Int: CSSEasing] = [:]
  }

  private let state = Mutex(State())

  /// An easing of a stretch that is `seconds` long, worked out now.
  func callAsFunction(_ easing: Easing, over seconds: Double) -> CSSEasing {
    number(of: easing, seconds).flatMap(spring) ?? CSSEasing(easing, over: seconds)
  }

  /// The text of an easing of a stretch that is `seconds` long, or its stand-in.
  func text(_ easing: Easing, over seconds: Double) -> [UInt8] {
    let standIn = number(of: easing, seconds).map { "\0\($0)" }
    return Array((standIn ?? CSSEasing(easing, over: seconds).text).utf8)
  }

  /// What is to be said of an easing, or its stand-in; nil where CSS has the easing itself.
  func note(_ easing: Easing, over seconds: Double) -> String? {
    number(of: easing, seconds).map { "\0\($0)" } ?? CSSEasing(easing, over: seconds).note
  }

  /// The text behind a stand-in; any other text as it is.
  func resolved(_ text: [UInt8]) -> [UInt8] {
    guard text.first == 0 else { return text }
    let number = Int(String(decoding: text.dropFirst(), as: UTF8.self))
    return number.flatMap(spring).map { Array($0.text.utf8) } ?? text
  }

  /// The note behind a stand-in; any other note as it is.
  func resolved(note: String) -> String {
    guard note.utf8.first == 0 else { return note }
    return Int(note.dropFirst()).flatMap(spring)?.note ?? note
  }

  /// The number of a spring; nil for other easings.
  private func number(of easing: Easing, _ seconds: Double) -> Int? {
    guard case .spring = easing else { return nil }
    let key = Key(easing: easing, seconds: seconds)
    return state.withLock { state in
      if let known = state.numbers[key] { return known }
      state.numbers[key] = state.springs.count
      state.springs.append(key)
      return state.springs.count - 1
    }
  }

  private func spring(_ number: Int) -> CSSEasing? {
    state.withLock { state in
      guard state.springs.indices.contains(number) else { return nil }
      if let known = state.found[number] { return known }
      let key = state.springs[number]
      let result = CSSEasing(key.easing, over: key.seconds)
      state.found[number] = result
      return result
    }
  }
}

/// How an input progress becomes an output progress.
///
/// `linear()`, `steps()` and `cubic-bezier()` are those of CSS Easing 2. Two more have no CSS form
/// and are written to CSS by ``linearApproximation(maxError:over:)``.
public enum Easing: Sendable, Hashable {
  /// The input, unchanged.
  case linear
  /// A cubic Bézier curve.
  case cubicBezier(CubicBezier)
  /// Jumps between levels.
  case steps(Steps)
  /// Straight lines between stops.
  case linearStops(LinearEasing)
  /// A spring, in real time: see ``value(at:before:over:)``.
  case spring(Spring)
  /// (1 - cos(π·p)) / 2: half a wave. Played back and forth it is a whole sine wave.
  case sine

  /// The output at an input progress.
  ///
  /// A spring runs in real seconds: its time is the progress times the duration of what it eases
  /// (one iteration, or the part of it between two keyframes). It is not stretched to fit, and its
  /// value at the end is not pulled to 1: an iteration that is shorter than the spring's settling
  /// time ends where the spring is then.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1. Outside, curves go on as CSS Easing 2 says, a spring is at rest before
  ///     0, and the sine goes on. NaN gives NaN.
  ///   - before: The "before flag" of CSS Easing 2, for steps and stops: true before the start of
  ///     an animation that is filled backwards.
  ///   - seconds: The duration that a progress of 1 stands for. Only springs need it; for a spring,
  ///     nil stands for its settling time.
  public func value(
    at progress: Double, before: Bool = false, over seconds: Double? = nil
  ) -> Double {
    switch self {
    case .linear: progress
    case .cubicBezier(let curve): curve.value(at: progress)
    case .steps(let steps): steps.value(at: progress, before: before)
    case .linearStops(let line): line.value(at: progress, before: before)
    case .spring(let spring):
      spring.value(at: progress * (seconds ?? spring.settlingTime() ?? spring.duration))
    case .sine: (1 - Maths.cosine(.pi * progress)) / 2
    }
  }

  /// True if the output is the input, everywhere.
  public var isIdentity: Bool {
    switch self {
    case .linear: true
    case .cubicBezier(let curve): curve.isIdentity
    case .linearStops(let line):
      line.stops == [.init(input: 0, output: 0), .init(input: 1, output: 1)]
    case .steps, .spring, .sine: false
    }
  }

  /// True if CSS has this easing itself, so that ``cssText`` may be written to a style sheet.
  public var isCSS: Bool {
    switch self {
    case .linear, .cubicBezier, .steps: true
    case .linearStops(let line): line.stops.count > 1
    case .spring, .sine: false
    }
  }

  /// The easing as text that `Easing(css:)` reads: CSS, or `spring(…)` or `sine` in our own
  /// notation.
  public var cssText: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier(let curve): curve.cssText
    case .steps(let steps): steps.cssText
    case .linearStops(let line): line.cssText
    case .spring(let spring): spring.text
    case .sine: "sine"
    }
  }
}

extension Spring {
  /// `spring(duration, bounce)`, or with the initial velocity as a third number.
  fileprivate var text: String {
    func text(_ number: Double) -> String { number.roundedToSignificantDigits().decimalText }
    let velocity = initialVelocity == 0 ? "" : ", " + text(initialVelocity)
    return "spring(\(text(duration))s, \(text(bounce))\(velocity))"
  }
}

/// An easing prepared for many evaluations: curves by table, springs with their duration at hand.
///
/// Built once; evaluating allocates nothing.
public struct EasingEvaluator: Sendable {
  /// The easing that was prepared.
  public let easing: Easing
  /// The duration in seconds that a progress of 1 stands for.
  public let seconds: Double
  private let form: Form

  private enum Form: Sendable {
    case identity
    case table(CubicBezierTable)
    case other
  }

  /// Prepares `easing`; see ``Easing/value(at:before:over:)`` for `seconds`.
  ///
  /// - Parameter tables: False to solve curves one by one: building a table takes as long as some
  ///   thousand solutions.
  public init(_ easing: Easing, over seconds: Double? = nil, tables: Bool = true) {
    self.easing = easing
    if let seconds {
      self.seconds = seconds
    } else if case .spring(let spring) = easing {
      self.seconds = spring.settlingTime() ?? spring.duration
    } else {
      self.seconds = 1
    }
    if easing.isIdentity {
      form = .identity
    } else if tables, case .cubicBezier(let curve) = easing {
      form = .table(CubicBezierTable(curve))
    } else {
      form = .other
    }
  }

  /// The output at an input progress; see ``Easing/value(at:before:over:)``.
  public func value(at progress: Double, before: Bool = false) -> Double {
    switch form {
    case .identity: progress
    case .table(let table): table.value(at: progress)
    case .other: easing.value(at: progress, before: before, over: seconds)
    }
  }
}

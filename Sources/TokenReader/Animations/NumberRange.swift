import TokenMotion

/// The numbers that a place allows, and how a message says so.
struct NumberRange: Sendable {
  /// Completes "must be …".
  var text: String
  /// Whether a value is inside.
  var allows: @Sendable (Double) -> Bool

  /// Offsets and progress.
  static let unit = NumberRange(text: "a number from 0 to 1") { (0...1).contains($0) }
  /// Values of number tracks, and outputs.
  static let finite = NumberRange(text: "a finite number") { $0.isFinite }
  /// Masses, stiffnesses and dampings.
  static let positive = NumberRange(text: "a number above 0") { $0 > 0 && $0.isFinite }
  /// The bounce of a spring: 1 would never settle, and -1 never move.
  static let bounce = NumberRange(text: "a number between -1 and 1, neither included") {
    $0 > -1 && $0 < 1
  }
  /// Numbers of iterations.
  static let iterations = NumberRange(text: "a number from 0 to 1,000,000,000") {
    $0 >= 0 && $0 <= DecimalFraction.maximum
  }
  /// The largest number of items of a stagger.
  static let largestCount = 1_000_000.0
  /// The number of items of a stagger.
  static let count = NumberRange(text: "a whole number from 1 to 1,000,000") {
    $0 >= 1 && $0 <= largestCount && $0 == $0.rounded()
  }
  /// The number of steps of an easing, when no jump is missing at both ends.
  static let steps = NumberRange(text: "a whole number from 1 to 2,147,483,648") {
    $0 >= 1 && $0 <= Double(Steps.maximumCount) && $0 == $0.rounded()
  }
  /// The number of steps with `jump-none`.
  static let stepsWithoutEnds = NumberRange(
    text: "a whole number from 2 to 2,147,483,648 with `jump-none`"
  ) { $0 >= 2 && steps.allows($0) }
}

/// The lengths of time that a place allows.
struct TimeRange: Sendable {
  /// Completes "must be …".
  var text: String
  /// Whether a value is inside.
  var allows: @Sendable (Nanoseconds) -> Bool

  /// One iteration.
  static let duration = TimeRange(text: "from 0 to 36,000,000 seconds") {
    $0 >= .zero && $0 <= limit
  }
  /// Delays, which may be negative.
  static let delay = TimeRange(text: "from -36,000,000 to 36,000,000 seconds") {
    $0.count.magnitude <= limit.count.magnitude
  }
  /// SwiftUI's duration of a spring.
  static let spring = TimeRange(text: "above 0, up to 36,000,000 seconds") {
    $0 > .zero && $0 <= limit
  }

  /// The longest time: a round number of seconds below `Nanoseconds.limit`.
  static let limit = Nanoseconds(36_000_000 * 1_000_000_000)
}

import TokenMotion

/// A time as it is typed: `240ms`, `0.24s`, `-1s`, `50%` of an iteration, `2.5 iterations`.
///
/// The digits are read exactly; what is finer than a nanosecond is rounded, halves up.
struct TimeText: Sendable, Equatable {
  /// What the number counts.
  enum Unit: Sendable, Equatable {
    /// Nanoseconds of local time.
    case nanoseconds
    /// Billionths of an iteration, from the end of the delay.
    case billionthsOfIteration
  }

  /// The number of units.
  var count: Int64
  /// What they are.
  var unit: Unit

  /// The time on an animation's clock; nil if it is beyond `Nanoseconds.limit`.
  func nanoseconds(in timing: Timing) -> Nanoseconds? {
    let result: Nanoseconds
    switch unit {
    case .nanoseconds: result = Nanoseconds(count)
    case .billionthsOfIteration:
      // Twice the billionths of a nanosecond, and one for halves, so that rounding down rounds.
      let twice = 2 * Int128(timing.duration.count) * Int128(count) + 1_000_000_000
      var (whole, rest) = twice.quotientAndRemainder(dividingBy: 2_000_000_000)
      if rest < 0 { whole -= 1 }
      result = timing.delay + Nanoseconds(Int64(clamping: whole))
    }
    return abs(result) <= Nanoseconds.limit ? result : nil
  }

  private func abs(_ time: Nanoseconds) -> Nanoseconds {
    time.count == .min ? Nanoseconds(.max) : Nanoseconds(Swift.abs(time.count))
  }

  private static let units: [(name: String, power: Int, unit: Unit)] = [
    ("ms", 6, .nanoseconds), ("s", 9, .nanoseconds), ("%", 7, .billionthsOfIteration),
    ("iterations", 9, .billionthsOfIteration), ("iteration", 9, .billionthsOfIteration),
  ]

  /// Why a text is refused.
  static let expectation = "a time is expected, such as 240ms, 0.24s, 50% or '2.5 iterations'"

  /// Reads a text; throws what is expected instead.
  init(_ text: String) throws(InvalidValue) {
    let number = text.prefix { "+-.0123456789".contains($0) }
    let rest = text.dropFirst(number.count).drop { $0 == " " }
    if rest.isEmpty, !number.isEmpty, Double(number) != nil {
      throw InvalidValue(
        reason: "a time needs a unit: write \(number)ms, \(number)s, \(number)% or "
          + "'\(number) iterations'")
    }
    guard let unit = Self.units.first(where: { $0.name == rest.lowercased() }) else {
      throw InvalidValue(reason: Self.expectation)
    }
    guard let count = Self.scaled(number, by: unit.power) else {
      throw InvalidValue(reason: Self.expectation)
    }
    guard count.magnitude <= UInt64(Nanoseconds.limit.count) else {
      throw InvalidValue(reason: "a time of at most 36,000,000 s is expected")
    }
    self.count = count
    self.unit = unit.unit
  }

  /// A decimal number times a power of ten, rounded to a whole number, halves up; nil if it is no
  /// number or too large.
  private static func scaled(_ text: Substring, by power: Int) -> Int64? {
    var digits = text
    let isNegative = digits.first == "-"
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !digits.allSatisfy({ $0 == "." }),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    var padded = String(fraction.prefix(power))
    padded += String(repeating: "0", count: power - padded.count)
    let leading = parts[0].drop { $0 == "0" }
    guard leading.count + power <= 18, let whole = Int64("0" + leading + padded) else { return nil }
    let tail = fraction.dropFirst(power)
    guard let next = tail.first?.wholeNumberValue else { return isNegative ? -whole : whole }
    // Halves go up, towards later times.
    let isHalf = next == 5 && tail.dropFirst().allSatisfy { $0 == "0" }
    let roundsAway = next >= 5 && !(isNegative && isHalf)
    let result = roundsAway ? whole + 1 : whole
    return isNegative ? -result : result
  }
}

extension ValueSyntax where Value == TimeText {
  /// A time with its unit.
  static func time(_ placeholder: String = "TIME") -> Self {
    Self(placeholder, parse: { text throws(InvalidValue) in try TimeText(text) })
  }
}

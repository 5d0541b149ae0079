import TokenMotion

/// Where an easing is asked for: a progress (`0.3`, `30%`) or a time (`120ms`, `0.12s`).
struct EaseInput: Sendable, Equatable {
  /// What the number counts.
  enum Unit: Sendable, Equatable {
    /// Trillionths of the way.
    case progress
    /// Nanoseconds.
    case time
  }

  /// The number of units, exact for up to twelve decimals of a progress.
  var count: Int64
  /// What they are.
  var unit: Unit
  /// The progress as it was typed, if it has more decimals than `count` holds.
  private var typed: Double?

  /// The largest progress that is read, on either side of 0.
  static let limit = 1_000_000.0

  private static let parts = 1_000_000_000_000.0

  /// An input that is computed.
  init(count: Int64, unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// The progress; nil for a time.
  var progress: Double? { unit == .progress ? typed ?? Double(count) / Self.parts : nil }

  /// The time; nil for a progress.
  var time: Nanoseconds? { unit == .time ? Nanoseconds(count) : nil }

  /// The number as it is printed before a value: `0.3`, `120ms`.
  var text: String {
    if let progress { return progress.decimalText }
    return Nanoseconds(count).milliseconds.decimalText + "ms"
  }

  /// Reads a text; throws what is expected instead.
  init(_ text: String) throws(InvalidValue) {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text[...]
    if digits.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let number = Double(digits)
    {
      let progress = isPercentage ? number / 100 : number
      guard progress.magnitude <= Self.limit else {
        throw InvalidValue(reason: "a progress of at most 1,000,000 is expected")
      }
      self.init(count: Int64((progress * Self.parts).rounded()), unit: .progress)
      if self.progress != progress { typed = progress }
      return
    }
    guard let time = try? TimeText(text), time.unit == .nanoseconds else {
      throw InvalidValue(
        reason: "a progress such as 0.3 or 30%, or a time such as 120ms or 0.12s, is expected")
    }
    self.init(count: time.count, unit: .time)
  }
}

extension ValueSyntax where Value == EaseInput {
  /// A progress or a time.
  static var easeInput: Self {
    Self(
      "TIME-OR-PROGRESS", parse: { text throws(InvalidValue) in try EaseInput(text) },
      describe: \.text)
  }
}

extension ValueSyntax where Value == Nanoseconds {
  /// A length of time above 0, with its unit.
  static var length: Self {
    Self(
      "TIME",
      parse: { text throws(InvalidValue) in
        if text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }), Double(text) != nil {
          throw InvalidValue(reason: "a time needs a unit: write \(text)ms or \(text)s")
        }
        guard let time = try? TimeText(text), time.unit == .nanoseconds, time.count > 0 else {
          throw InvalidValue(
            reason: "a time above 0 of at most 36,000,000 s is expected, such as 480ms or 0.48s")
        }
        return Nanoseconds(time.count)
      },
      describe: { $0.milliseconds.decimalText + "ms" })
  }
}

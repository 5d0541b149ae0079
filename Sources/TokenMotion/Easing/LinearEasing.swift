/// A piecewise linear easing: `linear()` of CSS Easing 2.
public struct LinearEasing: Sendable, Hashable {
  /// A point of the line.
  public struct Stop: Sendable, Hashable {
    /// The input progress; 0 to 1 as a rule, any finite number in fact.
    public let input: Double
    /// The output there, any finite number.
    public let output: Double

    /// A point as it is.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// A stop as it is written: its input may be left out.
  public struct AuthoredStop: Sendable, Hashable {
    /// The output, any finite number.
    public let output: Double
    /// The input progress (a percentage over 100 in CSS), or nil to space stops evenly.
    public let input: Double?

    /// A stop as it is written.
    public init(output: Double, input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// The points; the inputs never fall.
  public let stops: [Stop]

  /// The line through stops that may lack inputs, filled in as CSS Easing 2 says: the first is at
  /// 0, the last at 1 (or at the largest input so far, if that is more), gaps are spaced evenly,
  /// and an input below an earlier one is raised to it.
  ///
  /// - Returns: nil without stops or if a number is not finite. One stop gives a constant, which
  ///   the newest draft allows and browsers refuse; do not write it to CSS.
  public init?(_ authored: [AuthoredStop]) {
    guard !authored.isEmpty,
      authored.allSatisfy({ $0.output.isFinite && ($0.input ?? 0).isFinite })
    else { return nil }
    var inputs = authored.map(\.input)
    inputs[0] = inputs[0] ?? 0
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? max(1, largest)
    stops = zip(LinearEasing.filled(inputs), authored).map {
      Stop(input: $0, output: $1.output)
    }
  }

  private static func filled(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(inputs.count)
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      let start = result.last ?? input
      for gap in 0..<missing {
        result.append(start + (input - start) * Double(gap + 1) / Double(missing + 1))
      }
      missing = 0
      result.append(input)
    }
    return result
  }

  /// The output at an input progress.
  ///
  /// On an input that several stops share, the last of them counts. Before the first stop and after
  /// the last, the nearest two stops' line goes on, inside 0 to 1 too. NaN gives NaN.
  ///
  /// - Parameter before: The "before flag" of CSS Easing 2: on the first stop's input, the first
  ///   stop counts.
  public func value(at progress: Double, before: Bool = false) -> Double {
    guard stops.count > 1 else { return progress.isNaN ? progress : stops[0].output }
    if before, progress == stops[0].input { return stops[0].output }
    // The number of stops at or before the progress.
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].input <= progress { low = middle + 1 } else { high = middle }
    }
    if low > 0, stops[low - 1].input == progress { return stops[low - 1].output }
    let start = min(max(low - 1, 0), stops.count - 2)
    let (a, b) = (stops[start], stops[start + 1])
    let width = b.input - a.input
    // Two stops at one place at an end have no direction to go on in; the last of them counts.
    if width == 0 { return progress.isNaN ? progress : b.output }
    if a.output == b.output { return progress.isNaN ? progress : a.output }
    return a.output + (b.output - a.output) * ((progress - a.input) / width)
  }

  /// `linear(output input%, …)`, always with inputs.
  public var cssText: String {
    let texts = stops.map {
      "\($0.output.decimalText) \(($0.input * 100).roundedToSignificantDigits().decimalText)%"
    }
    return "linear(" + texts.joined(separator: ", ") + ")"
  }
}

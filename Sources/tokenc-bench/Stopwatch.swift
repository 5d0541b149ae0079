/// Measures loops and prints how many evaluations a second each makes.
struct Stopwatch {
  /// What every result is added to, so that no loop is without effect.
  private(set) var sum = 0.0
  private var rates: [String: Double] = [:]

  /// Runs `body` for `count` inputs, five times, and keeps the fastest.
  @inline(__always)
  mutating func measure(_ name: String, count: Int, _ body: (Int) -> Double) {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<5 {
      var total = 0.0
      let start = clock.now
      for index in 0..<count { total += body(index) }
      let parts = (clock.now - start).components
      sum += total
      best = min(best, Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
    let rate = Double(count) / best
    rates[name] = rate
    print("\(pad(name, 38)) \(pad(tenths(rate / 1e6), 8)) M/s  \(tenths(1e9 / rate)) ns")
  }

  /// Prints how many times faster `fast` was than `slow`.
  func compare(_ fast: String, _ slow: String) {
    guard let a = rates[fast], let b = rates[slow] else { return }
    print("\(fast) : \(slow) = \(tenths(a / b))")
  }

  private func tenths(_ value: Double) -> String {
    let scaled = Int((value * 10).rounded())
    return "\(scaled / 10).\(scaled % 10)"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

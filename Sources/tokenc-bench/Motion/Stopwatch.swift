/// Measures loops and prints how many evaluations a second each makes.
struct Stopwatch {
  /// What every result is added to, so that no loop is without effect.
  private(set) var sum = 0.0
  private var rates: [String: Double] = [:]
  private var names: [String] = []

  /// Runs `body` for `count` inputs, five times, and keeps the fastest.
  ///
  /// - Parameter batch: How many evaluations one call of `body` makes.
  @inline(__always)
  mutating func measure(
    _ name: String, count: Int, batch: Int = 1, _ body: (Int) -> Double
  ) {
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
    let rate = Double(count) * Double(batch) / best
    rates[name] = rate
    names.append(name)
    print("\(pad(name, 38)) \(pad(tenths(rate / 1e6), 8)) M/s  \(tenths(1e9 / rate)) ns")
  }

  /// Prints, for everything that was measured, its throughput as multiples of that of others.
  func printRatios(to others: [String]) {
    print("\n" + pad("throughput as a multiple of", 38) + others.map { pad($0, 18) }.joined())
    for name in names {
      guard let rate = rates[name] else { continue }
      let ratios = others.map { other in
        rates[other].map { pad(hundredths(rate / $0), 18) } ?? pad("-", 18)
      }
      print(pad(name, 38) + ratios.joined())
    }
  }

  private func hundredths(_ value: Double) -> String {
    let scaled = Int((value * 100).rounded())
    return "\(scaled / 100).\(scaled % 100 < 10 ? "0" : "")\(scaled % 100)"
  }

  private func tenths(_ value: Double) -> String {
    let scaled = Int((value * 10).rounded())
    return "\(scaled / 10).\(scaled % 10)"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

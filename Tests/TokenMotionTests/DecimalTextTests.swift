import Testing

@testable import TokenMotion

@Suite("Decimal text")
struct DecimalTextTests {
  @Test(
    "prints without an exponent and without needless digits",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (480, "480"), (1e21, "1000000000000000000000"),
      (1e-7, "0.0000001"), (0.1, "0.1"), (-0.05, "-0.05"), (100.25, "100.25"), (3.3, "3.3"),
      (0.30000001192092896, "0.30000001192092896"), (1.0 / 3, "0.3333333333333333"),
      (9_007_199_254_740_991, "9007199254740991"), (1e15 + 0.5, "1000000000000000.5"),
      (123456.789012, "123456.789012"), (1e22, "10000000000000000000000"),
      (1e16, "10000000000000000"),
      (0.000001, "0.000001"), (1.5e-10, "0.00000000015"), (99999.9999, "99999.9999"),
    ] as [(Double, String)])
  func text(value: Double, expected: String) {
    #expect(value.decimalText == expected)
  }

  @Test("is the shortest text that reads back, over 200,000 numbers")
  func shortest() {
    var generator = SplitMix(state: 7)
    for round in 0..<200_000 {
      let bits = generator.next()
      let value: Double
      switch round % 5 {
      case 0: value = Double(bitPattern: bits)
      case 1: value = Double(bits % 1_000_000) / 10_000
      case 2: value = Double(bits % 1_000_000_000_000) / 1e9
      case 3: value = Double(bits >> 11) * 0x1p-53
      default: value = (Double(bits % 100_000) / 1000).nextUp
      }
      guard value.isFinite, value != 0 else { continue }
      let text = value.decimalText
      guard Double(text) == value, digitCount(text) == digitCount(value.description) else {
        Issue.record("\(value) printed as \(text)")
        return
      }
    }
  }

  @Test("extremes read back")
  func extremes() {
    for value in [
      Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, .ulpOfOne,
    ] {
      #expect(Double(value.decimalText) == value)
      #expect(!value.decimalText.contains("e"))
      #expect((-value).decimalText == "-" + value.decimalText)
    }
  }

  @Test(
    "rounds to twelve significant digits",
    arguments: [
      (3 * 1.1, 3.3), (0.1 + 0.2, 0.3), (0.30000001192092896, 0.300000011921), (0, 0),
      (-2.0000000000000004, -2), (9.9999999999999e5, 1e6), (1e-30 / 3, 3.33333333333e-31),
      (1e30 / 3, 3.33333333333e29), (9.99999999999999e-30, 1e-29),
      (123456789012345, 123456789012000),
      (9.9999999999996e-9, 1e-8), (1e22, 1e22), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func rounding(value: Double, expected: Double) {
    #expect(value.roundedToSignificantDigits() == expected)
  }

  @Test("rounding agrees with rounding the shortest text")
  func roundingAgrees() {
    var generator = SplitMix(state: 3)
    for _ in 0..<100_000 {
      let value = Double(generator.next() >> 11) * 0x1p-53 * 1000
      let rounded = value.roundedToSignificantDigits()
      #expect(digitCount(rounded.decimalText) <= 12)
      #expect((rounded - value).magnitude <= value * 5.0001e-12)
    }
    #expect((Double.nan).roundedToSignificantDigits().isNaN)
    #expect((-Double.infinity).roundedToSignificantDigits() == -.infinity)
  }

  private func digitCount(_ text: String) -> Int {
    let mantissa = text.prefix { $0 != "e" }.filter { $0.isNumber }
    let trimmed = mantissa.drop { $0 == "0" }
    return trimmed.count - trimmed.reversed().prefix { $0 == "0" }.count
  }
}

/// A small seeded generator, so that a failure repeats.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

import Testing
import TokenMotion

@testable import tokenc

/// Times as they are typed, against whole numbers.
@Suite struct TimeTextTests {
  @Test(
    arguments: [
      ("240ms", 240_000_000), ("0.24s", 240_000_000), ("-10ms", -10_000_000),
      ("+1s", 1_000_000_000),
      (".5s", 500_000_000), ("1.s", 1_000_000_000), ("1 MS", 1_000_000), ("0ms", 0),
      // Finer than a nanosecond: halves up, towards later times.
      ("0.0000005ms", 1), ("0.0000004999999999999999999ms", 0), ("-0.0000005ms", 0),
      ("-0.00000050000001ms", -1), ("36000000s", 36_000_000_000_000_000),
    ] as [(String, Int64)])
  func nanoseconds(text: String, count: Int64) throws {
    #expect(try TimeText(text) == TimeText(count: count, unit: .nanoseconds))
  }

  @Test(
    arguments: [
      ("50%", 500_000_000), ("2.5 iterations", 2_500_000_000), ("1 iteration", 1_000_000_000),
      ("-12.5%", -125_000_000), ("100000iterations", 100_000_000_000_000),
    ] as [(String, Int64)])
  func iterations(text: String, count: Int64) throws {
    #expect(try TimeText(text) == TimeText(count: count, unit: .billionthsOfIteration))
  }

  @Test(arguments: [
    ("240", "write 240ms, 240s, 240% or '240 iterations'"), ("-.5", "write -.5ms"),
    ("", "such as 240ms"), ("ms", "such as 240ms"), ("1min", "such as 240ms"),
    ("1e3ms", "such as 240ms"), ("nan ms", "such as 240ms"), ("inf s", "such as 240ms"),
    ("--1ms", "such as 240ms"), ("1.2.3ms", "such as 240ms"), (".ms", "such as 240ms"),
    ("36028798s", "at most 36,000,000 s"),
  ])
  func refused(text: String, reason: String) {
    do {
      _ = try TimeText(text)
      Issue.record("\(text) is no time")
    } catch {
      #expect(error.reason?.contains(reason) == true, "\(error)")
    }
  }

  /// The delay, and the iterations rounded to a whole nanosecond, halves up, with whole numbers.
  @Test(
    arguments: [480_000_000, 1, 3, 333_333_333, 0] as [Int64], [0, 7, -1_500_000_000] as [Int64])
  func onTheClock(duration: Int64, delay: Int64) throws {
    let timing = Timing(duration: Nanoseconds(duration), delay: Nanoseconds(delay))
    let counts: [Int64] = [
      0, 1, -1, 499_999_999, 500_000_000, -500_000_000, 333_333_333, -333_333_333, 2_500_000_000,
      -2_500_000_001, 100_000_000_000_000, 99_999_500_000_000,
    ]
    for count in counts {
      // floor(duration * count / 10^9 + 1/2), by shifting the product above zero first.
      let product = Int128(duration) * Int128(count)
      let shift = Int128(1) << 90
      let whole = (product + shift * 1_000_000_000 + 500_000_000) / 1_000_000_000 - shift
      let time = TimeText(count: count, unit: .billionthsOfIteration).nanoseconds(in: timing)
      #expect(time == Nanoseconds(delay + Int64(whole)), "\(count)")
    }
  }

  @Test func beyondTheClock() {
    let timing = Timing(duration: .limit)
    #expect(
      TimeText(count: 2_000_000_000, unit: .billionthsOfIteration).nanoseconds(in: timing) == nil)
    #expect(TimeText(count: .min, unit: .nanoseconds).nanoseconds(in: timing) == nil)
  }
}

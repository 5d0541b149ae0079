import Foundation
import Testing
import TokenMotion

@testable import tokenc

/// What `tokenc at` answers for `tokens/`, against whole numbers.
@Suite struct AtExactTests {
  @Test(arguments: ["light", "dark"], [[], ["--reduced-motion"]])
  func everyAnimationAnswers(theme: String, options: [String]) throws {
    try #require(Running.animations.count >= 10)
    var samplesInEffect = 0
    for path in Running.animations {
      for time in ["0ms", "-10ms", "50%", "100%", "2.5 iterations"] {
        let arguments = ["at", path, time, "--theme", theme, "--tokens", Running.tokens] + options
        let text = Running.run(arguments)
        #expect(text.status == .success && text.errors == "", "\(arguments) \(text.errors)")
        #expect(!text.lines.isEmpty)
        let sample = try #require(
          try Running.samples(Running.run(arguments + ["--format", "json"])).first)
        let tracks = sample["tracks"] as? [String: Any]
        #expect((tracks == nil) == (text.output == "-\n"), "\(arguments)")
        #expect(tracks?.isEmpty != true)
        samplesInEffect += tracks == nil ? 0 : 1
      }
    }
    print(
      "tokenc at, \(theme)\(options.isEmpty ? "" : ", reduced motion"): "
        + "\(Running.animations.count) animations, \(samplesInEffect) samples in effect")
    #expect(samplesInEffect > Running.animations.count)
  }

  /// One way of the pulse, in nanoseconds.
  private static let duration: Int64 = 480_000_000

  /// The pulse at a time with whole numbers alone: the iteration, the directed part of it that is
  /// done, and the colour, each channel a + (b - a)·part rounded half up.
  private static func pulse(at time: Int64) -> (iteration: Int64, part: Int64, hex: String) {
    let (iteration, rest) = time.quotientAndRemainder(dividingBy: duration)
    let part = iteration % 2 == 1 ? duration - rest : rest
    let channels = [(0xD1, 0xE9), (0xD1, 0xE9), (0xD6, 0xEA)] as [(Int64, Int64)]
    let bytes = channels.map {
      (2 * ($0 * duration + ($1 - $0) * part) + duration) / (2 * duration)
    }
    return (iteration, part, "#" + bytes.map { String($0, radix: 16) }.joined())
  }

  @Test(
    arguments: [
      ("0ms", 0), ("100%", duration), ("1 iteration", duration), ("200%", 2 * duration),
      ("2.5 iterations", 5 * duration / 2), ("250%", 5 * duration / 2), ("480ms", duration),
      ("479.999999ms", duration - 1), ("480.000001ms", duration + 1),
      ("100000 iterations", 100_000 * duration), ("99999.5 iterations", 199_999 * duration / 2),
      ("99999.999999999 iterations", 100_000 * duration), ("48000s", 100_000 * duration),
      ("47999.999999999s", 100_000 * duration - 1), ("12.5%", duration / 8),
      ("100000.125 iterations", 100_000 * duration + duration / 8),
    ] as [(String, Int64)])
  func thePulse(text: String, time: Int64) throws {
    let exact = Self.pulse(at: time)
    #expect(Running.at("motion/skeleton/pulse", text).output == exact.hex + "\n")
    let outcome = Running.at("motion/skeleton/pulse", text, "--format", "json")
    let sample = try #require(try Running.samples(outcome).first)
    #expect(sample["timeNanoseconds"] as? Int64 == time)
    #expect(sample["iteration"] as? Int64 == exact.iteration)
    #expect(Running.progress(outcome) == Double(exact.part) / Double(Self.duration))
  }

  /// Every tie of rounding: 24 levels in 480 ms have one each 20 ms, from 10 ms on.
  @Test func aBreathInSteps() {
    let lines = Running.at(
      "motion/skeleton/pulse", "0ms", "--to", "1920ms", "--step", "5ms"
    ).lines
    #expect(lines.count == 385)
    for (index, line) in lines.enumerated() {
      #expect(line == "\(index * 5)ms \(Self.pulse(at: Int64(index) * 5_000_000).hex)")
    }
  }

  @Test(arguments: ["-1ms", "-0.000001ms", "-50%", "-2.5 iterations"])
  func beforeTheStart(text: String) {
    #expect(Running.at("motion/skeleton/pulse", text).output == "-\n")
    #expect(Running.at("motion/skeleton/pulse", text, "--reduced-motion").output == "#d1d1d6\n")
  }

  /// The dots have a delay of -1500 ms, 180 ms more for each dot.
  @Test(arguments: 0...2) func theDots(index: Int) throws {
    let (duration, delay) = (600_000_000 as Int64, -1_500_000_000 + Int64(index) * 180_000_000)
    for (text, time) in [
      ("0ms", 0), ("-1%", delay - duration / 100), ("100%", delay + duration),
      ("2.5 iterations", delay + 5 * duration / 2), ("300ms", 300_000_000),
      ("100000 iterations", delay + 100_000 * duration), ("59998.5s", 59_998_500_000_000),
      ("60000.000000001s", 60_000_000_000_001),
    ] as [(String, Int64)] {
      let outcome = Running.at(
        "motion/thinking", text, "--index", "\(index)", "--format", "json")
      let sample = try #require(try Running.samples(outcome).first)
      #expect(sample["timeNanoseconds"] as? Int64 == time, "\(text)")
      guard time >= 0 else {
        // Before time 0 the clock has not started: whether it is in effect is up to the fill.
        continue
      }
      let (iteration, rest) = (time - delay).quotientAndRemainder(dividingBy: duration)
      let part = iteration % 2 == 1 ? duration - rest : rest
      #expect(sample["iteration"] as? Int64 == iteration, "\(text)")
      #expect(Running.progress(outcome) == Double(part) / Double(duration), "\(text)")
      let tracks = try #require(sample["tracks"] as? [String: [String: Any]])
      // (1 - cos(π·part)) / 2, at an angle that is reduced with whole numbers.
      let wave = (1 - cos(.pi * Double(part) / Double(duration))) / 2
      let value = try #require(tracks["wave"]?["value"] as? Double)
      #expect((value - wave).magnitude < 1e-9, "\(text)")
    }
  }
}

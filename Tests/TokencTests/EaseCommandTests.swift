import Foundation
import Testing
import TokenMotion

@testable import tokenc

/// `tokenc ease`.
@Suite struct EaseCommandTests {
  @Test func theValueAloneReadsBackAsTheSameNumber() throws {
    let curve = try #require(CubicBezier(0.2, 0, 0, 1))
    let outcome = Running.run("ease", "cubic-bezier(.2,0,0,1)", "0.3")
    #expect(outcome.status == .success && outcome.errors == "")
    #expect(outcome.output == "\(curve.value(at: 0.3))\n")
    #expect(Running.run("ease", "cubic-bezier(.2,0,0,1)", "30%").output == outcome.output)
  }

  /// 1 - e^(-zwt)·(cos dt + zw/d·sin dt), with w = 2π/0.35 and z = 0.8, written once more.
  @Test func aSpringRunsInRealTime() throws {
    for time in ["0ms", "120ms", "0.12s", "1s"] {
      let seconds =
        time.hasSuffix("ms")
        ? try #require(Double(time.dropLast(2))) / 1000
        : try #require(Double(time.dropLast()))
      let (w, z) = (2 * Double.pi / 0.35, 0.8)
      let d = w * (1 - z * z).squareRoot()
      let exact =
        1 - exp(-z * w * seconds) * (cos(d * seconds) + z * w / d * sin(d * seconds))
      let outcome = Running.run("ease", "spring(0.35, 0.2)", time)
      let value = try #require(outcome.lines.first.flatMap(Double.init))
      #expect((value - exact).magnitude < 1e-12, "\(time)")
      // A duration changes what a progress means, and no time.
      #expect(Running.run("ease", "spring(350ms, .2)", time, "--duration", "2s") == outcome)
    }
  }

  @Test func otherEasingsTakeTimesWithADuration() {
    let outcome = Running.run("ease", "steps(4)", "120ms")
    #expect(outcome.status == .usage && outcome.output == "")
    #expect(outcome.message == "error: 120ms is a time, and steps(4) has no duration of its own")
    #expect(Running.run("ease", "steps(4)", "120ms", "--duration", "480ms").output == "0.25\n")
    #expect(Running.run("ease", "linear", "-120ms", "--duration", "0.48s").output == "-0.25\n")
  }

  @Test func severalInputsBeginWithThem() {
    #expect(Running.run("ease", "linear", "0.25", "50%").output == "0.25 0.25\n0.5 0.5\n")
    let series = Running.run("ease", "linear", "0", "--to", "1", "--step", "0.1")
    let tenths = (0...10).map { "\(Double($0) / 10) \(Double($0) / 10)" }
    #expect(
      series.lines.map { $0.replacing(".0 ", with: " ") }
        == tenths.map {
          $0.replacing("0.0", with: "0").replacing("1.0", with: "1")
        })
    let times = Running.run(
      "ease", "linear", "-10ms", "--to", "10ms", "--step", "10ms", "--duration", "10ms")
    #expect(times.output == "-10ms -1\n0ms 0\n10ms 1\n")
  }

  @Test func json() throws {
    let outcome = Running.run(
      "ease", "linear", "0.5", "120ms", "--duration", "480ms", "--format", "json")
    let samples = try Running.samples(outcome)
    #expect(samples.map { $0["progress"] as? Double } == [0.5, 0.25])
    #expect(samples.map { $0["timeNanoseconds"] as? Int } == [240_000_000, 120_000_000])
    #expect(samples.map { $0["value"] as? Double } == [0.5, 0.25])
  }

  /// At most 26 stops, and 0.001 from the closed form at 10,000 points.
  @Test(arguments: [("spring(0.35, 0.2)", 26), ("sine", 26), ("spring(0.5, 0)", 26)])
  func theShortestLinear(easing: String, limit: Int) throws {
    let outcome = Running.run("ease", easing, "--css")
    #expect(outcome.status == .success)
    let text = try #require(outcome.lines.first)
    #expect(outcome.lines.count == 1 && text.hasPrefix("linear(0 0%, ") && text.hasSuffix(" 100%)"))
    let stops = text.split(separator: ",").count
    #expect(stops <= limit)
    #expect(outcome.errors.hasPrefix("note: \(stops) stops"))
    let line = try Easing(css: text)
    let closed = try Easing(css: easing)
    let worst = (0...10_000).reduce(0.0) { worst, index in
      let progress = Double(index) / 10_000
      return max(worst, (line.value(at: progress) - closed.value(at: progress)).magnitude)
    }
    print("\(easing) --css: \(stops) stops, worst error \(worst) at 10,001 points")
    #expect(worst <= 0.001 + 1e-9)
  }

  @Test func theErrorIsChosen() throws {
    func stops(_ arguments: String...) throws -> Int {
      let outcome = Running.run(["ease", "spring(0.35, 0.2)", "--css"] + arguments)
      return try #require(outcome.lines.first).split(separator: ",").count
    }
    let (fine, coarse) = (try stops("--max-error", "0.0001"), try stops("--max-error", "0.01"))
    #expect(try coarse < stops() && stops() < fine)
    #expect(Running.run("ease", "sine", "--css", "--max-error", "0").status == .usage)
    #expect(Running.run("ease", "sine", "0", "--max-error", "0.01").status == .usage)
    #expect(Running.run("ease", "sine", "0.5", "--css").status == .usage)
  }

  @Test(arguments: [
    ("EASE", "ease"), ("cubic-bezier(.2,0,0,1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("steps(3, start)", "steps(3, jump-start)"),
  ])
  func whatCSSHasStaysItself(easing: String, text: String) throws {
    let outcome = Running.run("ease", easing, "--css")
    #expect(outcome.errors == "")
    #expect(try Easing(css: outcome.output) == Easing(css: text))
  }

  @Test(arguments: [
    ("cubic-bezier(1.5, 0, 0, 1)", "1.5", "a number from 0 to 1"),
    ("cubic-bezier(0, 0, -0.1, 1)", "-0.1", "a number from 0 to 1"),
    ("cubic-bezier(0, x, 0, 1)", "x", "a number"),
    ("cubic-bezier(0, NaN, 0, 1)", "NaN", "a number"),
    ("cubic-bezier(0, 1e999, 0, 1)", "1e999", "a finite number"),
    ("spring(0.35, 1)", "1", "a bounce above -1 and below 1"),
    ("spring(0.35, -1)", "-1", "a bounce above -1 and below 1"),
    ("spring(-1s, 0)", "-1s", "a duration above 0"),
    ("steps(0)", "0", "a whole number from 1"),
    ("steps(4, middle)", "middle", "start, end, jump-start, jump-end, jump-none or jump-both"),
    ("ease-inn", "ease-inn", "the name of an easing"),
  ])
  func aCaretStandsBelowTheFault(easing: String, part: String, expected: String) throws {
    let outcome = Running.run("ease", easing, "0.3")
    #expect(outcome.status == .usage && outcome.output == "")
    #expect(
      outcome.message.hasPrefix(
        "error: invalid value '\(part)' for 'EASING': \(expected) is expected"))
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    try #require(lines.count >= 3)
    #expect(lines[1] == "  " + easing)
    let start = try #require(easing.range(of: part, options: .backwards)).lowerBound
    let indent = easing.distance(from: easing.startIndex, to: start) + 2
    #expect(
      lines[2] == String(repeating: " ", count: indent) + String(repeating: "^", count: part.count))
  }

  @Test(arguments: [
    ["ease"], ["ease", "ease"], ["ease", "ease", "nan"], ["ease", "ease", "inf"],
    ["ease", "ease", "0x1"], ["ease", "ease", "50% of it"], ["ease", "ease", "2 iterations"],
    ["ease", "ease", "0", "--to", "1"], ["ease", "ease", "0", "--to", "1", "--step", "0"],
    ["ease", "ease", "0", "--to", "1s", "--step", "0.1"],
    ["ease", "ease", "1", "--to", "0", "--step", "0.1"],
    ["ease", "ease", "0", "1", "--to", "1", "--step", "0.1"],
    ["ease", "ease", "0", "--to", "1", "--step", "0.0000001"],
    ["ease", "ease", "1s", "--duration", "-1s"], ["ease", "ease", "1s", "--duration", "0s"],
    ["ease", "ease", "1s", "--duration", "480"],
    ["ease", "cubic-bezier(0, 1e308, 1, -1e308)", "0.3"],
  ])
  func refused(arguments: [String]) {
    let outcome = Running.run(arguments)
    #expect(outcome.status == .usage && outcome.output == "", "\(outcome)")
  }
}

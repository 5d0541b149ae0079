import Testing

@testable import TokenMotion

@Suite("Easing")
struct EasingTests {
  @Test("curves outside 0 to 1, at its ends, and at what is no number")
  func edges() throws {
    for text in [
      "ease", "cubic-bezier(0, 0, 1, 1)", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0, 1, 0, 1)",
      "cubic-bezier(0.5, 0.5, 0.5, 0.5)", "cubic-bezier(1, 1, 1, 1)",
    ] {
      let easing = try Easing(css: text)
      let fast = EasingEvaluator(easing)
      let forms: [(Double) -> Double] = [{ easing.value(at: $0) }, { fast.value(at: $0) }]
      for value in forms {
        #expect(value(0) == 0)
        #expect(value(1) == 1)
        #expect(value(-0.0) == 0)
        #expect(value(.nan).isNaN)
        #expect(!value(.infinity).isNaN)
        #expect(!value(-.infinity).isNaN)
        #expect(value(Double.leastNonzeroMagnitude).magnitude < 1e-12)
        #expect(value((1.0).nextDown) <= 1)
      }
    }
    #expect(CubicBezier.ease.value(at: -1) == -0.4)
    #expect(CubicBezier.ease.value(at: 2) == 1)
    #expect(CubicBezier.ease.value(at: .infinity) == 1)
    #expect(CubicBezier.easeOut.startSlope == 1 / 0.58 * 1)
    #expect(CubicBezier(0.1, 0.1, 0.9, 0.9)?.value(at: 0.3) == 0.3)
  }

  @Test("curves whose x leaves 0 to 1 do not exist")
  func invalidCurves() {
    #expect(CubicBezier(-0.1, 0, 1, 1) == nil)
    #expect(CubicBezier(0, 0, 1.01, 1) == nil)
    #expect(CubicBezier(.nan, 0, 1, 1) == nil)
    #expect(CubicBezier(0, .infinity, 1, 1) == nil)
  }

  @Test("the table agrees with the solver at 20,000 points of 200 curves")
  func tables() throws {
    var generator = SplitMix(state: 11)
    func unit() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    for _ in 0..<200 {
      let curve = try #require(CubicBezier(unit(), unit() * 3 - 1, unit(), unit() * 3 - 1))
      let table = CubicBezierTable(curve)
      for _ in 0..<100 {
        let x = unit()
        let slope = ((curve.value(at: x + 1e-7) - curve.value(at: x - 1e-7)) / 2e-7).magnitude
        let error = (table.value(at: x) - curve.value(at: x)).magnitude
        #expect(error <= 1e-12 + 4 * 0x1p-53 * max(1, slope), "\(curve) at \(x)")
      }
    }
  }

  @Test("steps at the ends, with the before flag, and where they cannot be")
  func steps() throws {
    let start = try #require(Steps(4, .jumpStart))
    #expect(start.value(at: 0) == 0.25)
    #expect(start.value(at: 0, before: true) == 0)
    #expect(start.value(at: 0.25, before: true) == 0.25)
    #expect(start.value(at: .nan).isNaN)
    #expect(Steps(1, .jumpNone) == nil)
    #expect(Steps(0) == nil)
    #expect(Steps(Int.max) == nil)
    #expect(try #require(Steps(2, .jumpNone)).value(at: 0.5) == 1)
    #expect(try #require(Steps(3, .jumpBoth)).value(at: 1) == 1)
  }

  @Test("linear(): gaps, falling inputs, and jumps")
  func stops() throws {
    let line = try #require(
      LinearEasing([
        .init(output: 0), .init(output: 1, input: 0.5), .init(output: 0.5, input: 0.2),
        .init(output: 3), .init(output: 1),
      ]))
    #expect(line.stops.map(\.input) == [0, 0.5, 0.5, 0.75, 1])
    #expect(line.value(at: 0.5) == 0.5)
    #expect(line.value(at: 0.25) == 0.5)
    #expect(line.value(at: .nan).isNaN)
    #expect(LinearEasing([]) == nil)
    #expect(LinearEasing([.init(output: .nan), .init(output: 1)]) == nil)
    let late = try #require(
      LinearEasing([.init(output: 0, input: 0.2), .init(output: 1, input: 2)]))
    #expect(late.stops.map(\.input) == [0.2, 2])
  }

  @Test(
    "CSS text survives reading and writing",
    arguments: [
      "linear", "ease", "ease-in-out", "cubic-bezier(0.1, -2, 0.3, 4)", "steps(4)",
      "steps(3, jump-both)", "steps(1, jump-start)", "linear(0 0%, 0.25 75%, 1 100%)",
      "spring(0.35s, 0.2)", "spring(0.5s, -0.3, 5)", "sine",
    ])
  func roundTrip(text: String) throws {
    let easing = try Easing(css: text)
    #expect(easing.cssText == text)
    #expect(try Easing(css: " /* x */ " + text.uppercased() + "\n") == easing)
  }

  @Test(
    "a text that is no easing says where and what was expected",
    arguments: [
      ("", 0, "an easing"), ("easy", 0, "the name of an easing"),
      ("cubic-bezier(1.1, 0, 0, 1)", 13, "a number from 0 to 1"),
      ("cubic-bezier(0, 0, 1)", 20, "\",\""), ("cubic-bezier(0, 0, 1, 1", 23, "\")\""),
      ("steps(0)", 6, "a whole number from 1"), ("steps(2.5)", 6, "a whole number from 1"),
      ("steps(1, jump-none)", 6, "at least 2 steps with jump-none"),
      ("steps(2, middle)", 9, "start, end, jump-start, jump-end, jump-none or jump-both"),
      ("linear(0.5)", 7, "at least two stops"), ("linear(0 0% 5% 9%, 1)", 15, "a number and up to"),
      ("linear(10% 0 20%, 1)", 13, "a number and up to"), ("ease in", 5, "the end of the easing"),
      ("spring(0s, 0)", 7, "a duration above 0"), ("spring(1s, 2)", 11, "a bounce above -1"),
    ])
  func failures(text: String, offset: Int, expected: String) {
    #expect {
      try Easing(css: text)
    } throws: { error in
      guard let error = error as? CSSError else { return false }
      return error.offset == offset && error.expected.hasPrefix(expected)
    }
  }

  @Test("springs: ends of the ranges, conversions, and times that are no times")
  func springs() throws {
    #expect(Spring(duration: 0, bounce: 0) == nil)
    #expect(Spring(duration: 1, bounce: -1) == nil)
    #expect(Spring(duration: 1, bounce: 1.1) == nil)
    #expect(Spring(duration: .nan) == nil)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1) == nil)
    #expect(Spring(dampingRatio: -1, stiffness: 1) == nil)
    let spring = try #require(Spring(duration: 0.5, bounce: 0.3))
    #expect((spring.stiffness - 157.9).magnitude < 0.05 && (spring.damping - 17.6).magnitude < 0.05)
    let physical = try #require(
      Spring(mass: 2, stiffness: spring.stiffness * 2, damping: spring.damping * 2))
    #expect((physical.duration - 0.5).magnitude < 1e-12)
    #expect((physical.bounce - 0.3).magnitude < 1e-12)
    #expect((physical.unitStiffness - spring.unitStiffness).magnitude < 1e-12)
    let slow = try #require(Spring(dampingRatio: 2, stiffness: 100))
    #expect(slow.bounce == -0.5)
    #expect(spring.value(at: -1) == 0 && spring.value(at: .nan).isNaN)
    #expect(spring.value(at: .infinity) == 1 && slow.value(at: .infinity) == 1)
    #expect(slow.value(at: 1e9) == 1)
    #expect(try #require(Spring(duration: 1, bounce: 1)).settlingTime() == nil)
    let thrown = try #require(Spring(duration: 0.3, bounce: -0.2, initialVelocity: 40))
    let settled = try #require(thrown.settlingTime())
    #expect((thrown.value(at: settled + 1e-6) - 1).magnitude < 0.001)
    #expect((thrown.value(at: settled - 1e-6) - 1).magnitude >= 0.001)
  }

  @Test("a spring runs in real time, whatever the iteration's length")
  func springTime() throws {
    let spring = try #require(Spring(duration: 0.35, bounce: 0.2))
    let easing = Easing.spring(spring)
    #expect(easing.value(at: 0.5, over: 0.7) == spring.value(at: 0.35))
    #expect(easing.value(at: 1, over: 0.35) == spring.value(at: 0.35))
    #expect(EasingEvaluator(easing, over: 0.7).value(at: 0.5) == spring.value(at: 0.35))
    let cut = try #require(easing.linearApproximation(over: 0.35))
    #expect((cut.value(at: 1) - spring.value(at: 0.35)).magnitude <= 1e-5)
  }

  @Test("the sine as linear() and its exact values")
  func sine() throws {
    #expect(Easing.sine.value(at: 0) == 0 && Easing.sine.value(at: 1) == 1)
    #expect((Easing.sine.value(at: 0.5) - 0.5).magnitude < 1e-12)
    let line = try #require(Easing.sine.linearApproximation(maxError: 0.001))
    let worst = (0...10_000).map { Double($0) / 10_000 }.map {
      (line.value(at: $0) - Easing.sine.value(at: $0)).magnitude
    }.max()
    #expect(try #require(worst) <= 0.001)
    #expect(line.stops.count <= 26)
    #expect(Easing.steps(.stepEnd).linearApproximation() == nil)
  }
}

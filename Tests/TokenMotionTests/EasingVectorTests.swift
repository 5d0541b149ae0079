import Foundation
import Testing

@testable import TokenMotion

@Suite("Easing vectors")
struct EasingVectorTests {
  @Test("easing.json: CSS easings against 40-digit arithmetic and Chromium")
  func easing() throws {
    var tally = Tally("easing.json")
    for entry in try Vectors.cases("easing") {
      let id = try entry.text("id")
      let css = try entry.text("css")
      if entry["invalid_in_chromium"] as? Bool == true {
        tally.rows += 1
        if (try? Easing(css: css)) != nil { tally.fail("\(css) should be refused") }
        continue
      }
      let easing = try Easing(css: css)
      let fast = EasingEvaluator(easing)
      for row in try entry.rows("samples") {
        let x = try double(row[0])
        let exact = try double(row[2])
        // Decimal control points and inputs are off by half a bit, which a steep curve enlarges.
        let slope =
          ((easing.value(at: x + 1e-9) - easing.value(at: x - 1e-9)) / 2e-9).magnitude
        let tolerance = 1e-9 + 4 * 0x1p-53 * slope
        tally.compare(easing.value(at: x), exact, tolerance: tolerance, "\(id) at \(x)")
        tally.compare(fast.value(at: x), exact, tolerance: tolerance, "\(id) table at \(x)")
        if slope < 1000 {
          let chromium = try double(row[1])
          let difference = (easing.value(at: x) - chromium).magnitude
          let allowed = 1e-6 * max(1, exact.magnitude) + 1e-7 * slope
          if difference > allowed { tally.fail("\(id) at \(x): Chromium has \(chromium)") }
        }
      }
      for row in try entry.rows("outside") {
        let (x, exact) = (try double(row[0]), try double(row[2]))
        // The slope of decimal control points is itself off by 1e-9 of its size at worst.
        tally.compare(
          easing.value(at: x), exact, tolerance: 1e-8 * max(1, exact.magnitude), "\(id) at \(x)")
      }
      let before =
        try (entry["before_phase_spec"] as? String).map { try #require(Double($0)) }
        ?? (entry["before_phase_spec"] as? NSNumber)?.doubleValue
        ?? entry.double("before_phase_fill")
      tally.compare(easing.value(at: 0, before: true), before, tolerance: 1e-12, "\(id) before")
      tally.compare(
        easing.value(at: 1), try entry.double("after_phase_fill"), tolerance: 1e-12, "\(id) after")
    }
    tally.finish(atLeast: 20_000)
  }

  @Test("bezier_exact.json: curves with exact control points")
  func exactCurves() throws {
    var tally = Tally("bezier_exact.json")
    for entry in try Vectors.cases("bezier_exact") {
      let c = try #require(entry["c"] as? [NSNumber]).map(\.doubleValue)
      let curve = try #require(CubicBezier(c[0], c[1], c[2], c[3]))
      let table = CubicBezierTable(curve)
      for row in try entry.rows("rows") {
        let (x, y, slope) = (try double(row[0]), try double(row[1]), try double(row[2]))
        let tolerance = min(1e-12 + 4 * 0x1p-53 * max(1, slope), 5e-5)
        tally.compare(curve.value(at: x), y, tolerance: tolerance, "\(c) at \(x), slope \(slope)")
        tally.compare(table.value(at: x), y, tolerance: tolerance, "\(c) table at \(x)")
      }
      #expect(curve.value(at: 0) == 0 && table.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && table.value(at: 1) == 1)
    }
    tally.finish(atLeast: 3_000)
  }

  @Test("springs.json: values, velocities, settling times and conversions")
  func springs() throws {
    var tally = Tally("springs.json")
    for entry in try Vectors.cases("springs") {
      let velocity = try entry.double("initialVelocity")
      let spring =
        try entry.text("kind") == "swiftui"
        ? Spring(
          duration: try entry.double("duration"), bounce: try entry.double("bounce"),
          initialVelocity: velocity)
        : Spring(
          dampingRatio: try entry.double("dampingRatio"), stiffness: try entry.double("stiffness"),
          initialVelocity: velocity)
      let s = try #require(spring)
      let label = "\(s.parameters), v0 \(velocity)"
      let physical = try #require(
        Spring(stiffness: s.stiffness, damping: s.damping, initialVelocity: velocity))
      for row in try entry.rows("rows") {
        let (t, x, v) = (try double(row[0]), try double(row[1]), try double(row[2]))
        tally.compare(s.value(at: t), x, tolerance: 1e-10, "\(label) at \(t)")
        tally.compare(
          s.velocity(at: t), v, tolerance: 1e-10 * max(1, s.angularFrequency), "\(label) v \(t)")
        tally.compare(physical.value(at: t), x, tolerance: 1e-10, "\(label) physical at \(t)")
      }
      func check(_ value: Double?, _ key: String) throws {
        guard let expected = (entry[key] as? NSNumber)?.doubleValue else {
          if entry[key] != nil { #expect(value == nil, "\(label) \(key)") }
          return
        }
        tally.compare(try #require(value), expected, tolerance: 1e-9 * expected, "\(label) \(key)")
      }
      try check(s.angularFrequency, "omega0")
      try check(s.dampingRatio, "zeta")
      try check(s.unitStiffness, "stiffness_mass1")
      try check(s.damping, "damping_mass1")
      try check(s.swiftUISettlingDuration, "swiftui_settlingDuration")
      try check(s.settlingTime(), "true_settle_0p001")
    }
    tally.finish(atLeast: 2_000)
  }

  @Test("spring_linear.json: given and own linear() forms of springs")
  func springsAsLines() throws {
    var tally = Tally("spring_linear.json")
    for entry in try #require(Vectors.load("spring_linear") as? [[String: Any]]) {
      let duration = try #require(Double(entry.text("duration")))
      let bounce = try #require(Double(entry.text("bounce")))
      let spring = try #require(Spring(duration: duration, bounce: bounce))
      let settled = try entry.double("T_settle_s")
      tally.compare(
        try #require(spring.settlingTime()), settled, tolerance: 1e-9, "settling \(bounce)")
      for key in ["css", "css_on"] {
        let line = try Easing(css: entry.text(key))
        tally.compare(
          worstError(line, spring, settled), 0, tolerance: 0.00102, "\(key) of bounce \(bounce)")
      }
      let own = try #require(Easing.spring(spring).linearApproximation(maxError: 0.001))
      let printed = try Easing(css: own.cssText)
      let error = worstError(printed, spring, settled)
      // The jump to 1 at the very end is part of the tolerance by choice of the settling time.
      tally.compare(error, 0, tolerance: 0.001 + 1e-9, "own linear() of bounce \(bounce)")
      let limit = try entry.double("oncurve_stops")
      let optimum = try entry.double("tube_stops")
      print(
        "  bounce \(bounce): \(own.stops.count) stops (on curve \(limit), free \(optimum)),"
          + " error \(error)")
      #expect(Double(own.stops.count) <= limit)
      #expect(own.stops.last?.output == 1)
      #expect(printed.value(at: 1.5) == 1)
    }
    tally.finish(atLeast: 28)
  }

  private func worstError(_ line: Easing, _ spring: Spring, _ seconds: Double) -> Double {
    (0...10_000).reduce(0) { worst, index in
      let x = Double(index) / 10_000
      return max(worst, (line.value(at: x) - spring.value(at: x * seconds)).magnitude)
    }
  }
}

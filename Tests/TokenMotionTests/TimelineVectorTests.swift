import Foundation
import Testing

@testable import TokenMotion

@Suite("Timeline vectors")
struct TimelineVectorTests {
  private func iterations(_ entry: [String: Any]) throws -> IterationCount {
    guard let number = (entry["iterations"] as? NSNumber)?.doubleValue else { return .infinite }
    return try #require(IterationCount(number))
  }

  private func time(_ milliseconds: Any) throws -> Nanoseconds {
    try #require(Nanoseconds(milliseconds: double(milliseconds)))
  }

  @Test("timing.json: the timing model against exact rational arithmetic")
  func timing() throws {
    var tally = Tally("timing.json")
    for entry in try Vectors.cases("timing") {
      let timing = Timing(
        duration: try entry.nanoseconds("duration"), delay: try entry.nanoseconds("delay"),
        endDelay: try entry.nanoseconds("endDelay"), iterations: try iterations(entry),
        iterationStart: try #require(DecimalFraction(entry.double("iterationStart"))),
        direction: try #require(Timing.Direction(name: entry.text("direction"))),
        fill: try #require(Timing.Fill(name: entry.text("fill"))))
      let easing = try Easing(css: entry.text("easing"))
      let isBackwards = try entry.double("rate") < 0
      for row in try entry.rows("rows") {
        let now = try time(row[0])
        let label = "\(entry.filter { $0.key != "rows" }) at \(row[0])"
        let phase = timing.phase(at: now, playingBackwards: isBackwards)
        tally.equal("\(phase)", try #require(row[3] as? String), label)
        let sample = timing.sample(at: now, playingBackwards: isBackwards)
        guard let progress = (row[4] as? NSNumber)?.doubleValue else {
          tally.equal(sample == nil, true, label)
          continue
        }
        guard let sample else {
          tally.fail("\(label) is not in effect")
          continue
        }
        let output = easing.value(at: sample.progress, before: sample.isBefore)
        tally.compare(output, progress, tolerance: 1e-12, label)
        let iteration =
          (row[5] as? NSNumber)?.int64Value ?? TimingSample.infiniteIteration
        tally.equal(sample.iteration, iteration, "iteration of " + label)
      }
    }
    tally.finish(atLeast: 30_000)
  }

  private func pulse(_ entry: [String: Any]) throws -> AnimationSampler {
    let easing = try Easing(css: entry.text("easing"))
    let timing = Timing(
      duration: try entry.nanoseconds("duration"), delay: try entry.nanoseconds("delay"),
      iterations: try iterations(entry),
      direction: try #require(Timing.Direction(name: entry.text("direction"))),
      fill: try #require(Timing.Fill(name: entry.text("fill"))))
    let keyframes = [
      Keyframe(offset: 0, value: try Color(css: entry.text("from"))),
      Keyframe(offset: 1, value: try Color(css: entry.text("to"))),
    ]
    return AnimationSampler(
      Animation(
        tracks: [KeyframeTrack(name: "color", keyframes: .color(keyframes, .srgb))],
        timing: timing, easing: easing, reducedMotion: .hold(0)))
  }

  @Test("pulse.json: every colour that Chromium shows, ties included")
  func pulse() throws {
    var tally = Tally("pulse.json")
    for entry in try Vectors.cases("pulse") {
      let sampler = try pulse(entry)
      let id = try entry.text("id")
      for row in try entry.rows("rows") {
        let now = try time(row[0])
        var expected = row[1] as? String
        if row.count > 2, let exact = row[2] as? String { expected = exact }
        let sample = sampler.timingSample(at: now)
        let shown = sample.map {
          chromiumText(
            RGBA8(sampler.tracks[0].color(at: $0.progress, before: $0.isBefore)))
        }
        tally.equal(shown, expected, "\(id) at \(row[0])")
      }
    }
    tally.finish(atLeast: 5_000)
  }

  @Test("reduced_motion.json: the first colour, at every time")
  func reducedMotion() throws {
    var tally = Tally("reduced_motion.json")
    let file = try #require(Vectors.load("reduced_motion") as? [String: Any])
    let cases = try Vectors.cases("pulse")
    for row in try file.rows("rows") {
      let theme = try #require(row[0] as? String)
      let expected = try #require((row[1] as? [String: Any])?["static"] as? String)
      let entry = try #require(cases.first { $0["id"] as? String == "appetite-\(theme)" })
      let sampler = try pulse(entry)
      for count: Int64 in [-5_000_000_000, 0, 1, 240_000_000, 480_000_000, .max] {
        let state = sampler.evaluate(at: Nanoseconds(count), reducedMotion: true)
        guard case .color(let color)? = state?.tracks[0].value else {
          tally.fail("\(theme) is not in effect")
          continue
        }
        tally.equal(chromiumText(RGBA8(color)), expected, "\(theme) at \(count)")
      }
    }
    tally.finish(atLeast: 12)
  }

  @Test("shimmer.json: a number that jumps back at each period")
  func shimmer() throws {
    var tally = Tally("shimmer.json")
    for entry in try Vectors.cases("shimmer") {
      let (from, to) = (try entry.text("from"), try entry.text("to"))
      let unit = from.hasSuffix("%") ? "%" : "px"
      func number(_ text: String) throws -> Double {
        try #require(Double(text.dropLast(unit.count)))
      }
      let keyframes = [
        Keyframe(offset: 0, value: try number(from)), Keyframe(offset: 1, value: try number(to)),
      ]
      let sampler = AnimationSampler(
        Animation(
          tracks: [KeyframeTrack(name: "x", keyframes: .dimension(keyframes, unit: unit))],
          timing: Timing(
            duration: try entry.nanoseconds("duration"), delay: try entry.nanoseconds("delay"),
            iterations: .infinite, fill: .both),
          easing: try Easing(css: entry.text("easing"))))
      for row in try entry.rows("rows") {
        let printed = try #require(row[1] as? String)
        let expected = try number(printed == "none" ? "0" + unit : printed)
        let state = try #require(sampler.evaluate(at: time(row[0])))
        guard case .dimension(let value, unit) = state.tracks[0].value else {
          tally.fail("\(state.tracks[0].value)")
          continue
        }
        tally.compare(
          value, expected, tolerance: max(1e-4, 5e-6 * expected.magnitude), "\(from) \(row[0])")
        tally.compare(state.progress, try double(row[2]), tolerance: 1e-12, "progress \(row[0])")
        tally.equal(Double(state.iteration), try double(row[3]), "iteration at \(row[0])")
      }
    }
    tally.finish(atLeast: 500)
  }

  @Test("dots.json: a staggered sine, as an alternating animation")
  func dots() throws {
    var tally = Tally("dots.json")
    let file = try #require(Vectors.load("dots") as? [String: Any])
    let keyframes = [Keyframe(offset: 0, value: 0.3), Keyframe(offset: 1, value: 1.0)]
    let animation = Animation(
      tracks: [KeyframeTrack(name: "opacity", keyframes: .number(keyframes))],
      timing: Timing(
        duration: Nanoseconds(600_000_000), delay: Nanoseconds(-1_200_000_000),
        iterations: .infinite, direction: .alternate),
      easing: .sine,
      stagger: Animation.Stagger(delay: Nanoseconds(160_000_000), count: 3))
    for row in try file.rows("rows") {
      for index in 0..<3 {
        let state = try #require(animation.evaluate(at: time(row[0]), index: index))
        guard case .number(let value) = state.tracks[0].value else { continue }
        tally.compare(
          value, try double(row[index + 1]), tolerance: 1e-9, "dot \(index) at \(row[0])")
      }
    }
    tally.finish(atLeast: 75)
  }
}

import Testing
import TokenModel
import TokenMotion
import TokenReader

/// The animations of `tokens/` against the formulas of the documents that they come from, through
/// the reader and TokenMotion.
@Suite struct LoadingAnimationsTests {
  /// Times in milliseconds, from 0, over many cycles and between them.
  static let times = (0..<1200).map { Double($0) * 7.3 } + [1e7, 86_400_000.25]

  private static func animation(
    _ path: String, _ theme: String = "light"
  ) throws -> Animation {
    try Reading.package.get().animation(path, ["theme": theme])
  }

  private static func number(_ path: String, _ theme: String = "light") throws -> Double {
    switch try Reading.package.get().value(path, ["theme": theme]) {
    case .number(let number): return number
    case .dimension(let dimension): return dimension.value
    default:
      Issue.record("\(path) is no number")
      return .nan
    }
  }

  /// Not one error or warning, to the letter of the standard and otherwise.
  @Test func readsCleanly() throws {
    #expect(try Reading.package.get().diagnostics.isEmpty)
    #expect(try Reading(ofPackage: ReaderOptions()).diagnostics.isEmpty)
  }

  @Test func everyRepeatingAnimationHasARuleForReducedMotion() throws {
    let animations = try Reading.package.get().tokens.animations
    #expect(animations.count == 15)
    for record in animations {
      #expect(record.description?.isEmpty == false, "\(record.path)")
      for value in record.values {
        let animation = try #require(value)
        if animation.timing.iterations != .one {
          #expect(animation.reducedMotion != .unchanged, "\(record.path)")
        }
      }
    }
  }

  /// wave_i(t) = (sin((t - 0.18 s·i)·2π / 1.2 s) + 1) / 2, opacity 0.35 + 0.65·wave, rise -4·wave.
  @Test(arguments: 0...2) func dots(index: Int) throws {
    let dots = try Self.animation("motion.thinking")
    #expect(dots.stagger?.count == 3)
    var worst = 0.0
    for time in Self.times {
      // Nanoseconds are what the evaluator is asked for; the angle is reduced exactly.
      let phase = (time - 180 * Double(index)).truncatingRemainder(dividingBy: 1200)
      let wave = (sine(phase * 2 * .pi / 1200) + 1) / 2
      worst = max(worst, (try dots.number("wave", at: time, index: index) - wave).magnitude)
      let opacity = try dots.number("opacity", at: time, index: index)
      worst = max(worst, (opacity - (0.35 + 0.65 * wave)).magnitude)
      let rise = try dots.number("rise", at: time, index: index)
      worst = max(worst, (rise - -4 * wave).magnitude)
      #expect(try dots.number("wave", at: time, index: index, reducedMotion: true) == 0.5)
    }
    print("thinking dots, index \(index): worst error \(worst)")
    #expect(worst <= 1e-9)
  }

  /// phase -1 to 1, times 1.6 widths.
  @Test func sweep() throws {
    let sweep = try Self.animation("motion.shimmer.sweep")
    let band = try Self.number("motion.shimmer.sweep.band")
    let travel = try Self.number("motion.shimmer.sweep.travel")
    #expect((band, travel) == (0.6, 1.6))
    #expect(sweep.clock == .own)
    for time in Self.times {
      let progress = time.truncatingRemainder(dividingBy: 1400) / 1400
      let phase = -1 + 2 * progress
      #expect(try (sweep.number("phase", at: time) - phase).magnitude < 1e-9)
      #expect(try (sweep.number("offset", at: time) - phase * travel).magnitude < 1e-9)
    }
    let (start, end) = try Self.ends(sweep, "offset")
    #expect(start + band <= 0 && end >= 1)
    // The same if the band is centred in the view before it is moved.
    let centred = (1 - band) / 2
    #expect(centred + start + band <= 0 && centred + end >= 1)
    #expect(sweep.reducedMotion == .notInEffect)
  }

  /// progress = (t mod 1.6 s) / 1.6 s, offset = 1.5·progress - 0.5 widths.
  @Test func shared() throws {
    let shared = try Self.animation("motion.shimmer.shared")
    let band = try Self.number("motion.shimmer.shared.band")
    #expect(band == 0.5)
    #expect(shared.clock == .shared)
    for time in Self.times {
      let progress = time.truncatingRemainder(dividingBy: 1600) / 1600
      #expect(try (shared.number("progress", at: time) - progress).magnitude < 1e-9)
      #expect(try (shared.number("offset", at: time) - (1.5 * progress - 0.5)).magnitude < 1e-9)
    }
    let (start, end) = try Self.ends(shared, "offset")
    #expect(start + band <= 0 && end >= 1)
    #expect(shared.reducedMotion == .notInEffect)
  }

  /// centre = -0.5 + 2·progress; the gradient reaches half a width to both sides of it.
  @Test func mask() throws {
    let mask = try Self.animation("motion.shimmer.mask")
    #expect(mask.clock == .shared)
    for time in Self.times {
      let centre = -0.5 + 2 * (time.truncatingRemainder(dividingBy: 1400) / 1400)
      #expect(try (mask.number("centre", at: time) - centre).magnitude < 1e-9)
      #expect(try (mask.number("start-x", at: time) - (centre - 0.5)).magnitude < 1e-9)
      #expect(try (mask.number("end-x", at: time) - (centre + 0.5)).magnitude < 1e-9)
      #expect(try (mask.number("edge-opacity", at: time) - 0.35).magnitude < 1e-15)
      #expect(try (mask.number("peak-opacity", at: time) - 1).magnitude < 1e-15)
      for track in ["edge-opacity", "peak-opacity"] {
        #expect(try mask.number(track, at: time, reducedMotion: true) == 0.6)
      }
    }
    #expect(try Self.number("motion.shimmer.mask.start.y") == 0.2)
    #expect(try Self.number("motion.shimmer.mask.end.y") == 0.8)
  }

  /// The leading end of the band: -0.5 + 2.5·phase in the full form, -1 + 3·phase in the short one.
  @Test(arguments: [
    ("full", 0.85, 0.18), ("tinted", 0.85, 0.15), ("short", 0.8, 0.8), ("diagonal", 0.85, 0.18),
  ]) func gradient(name: String, light: Double, dark: Double) throws {
    let path = "motion.shimmer.gradient.\(name)"
    let frame = name == "diagonal" ? 0 : try Self.number("\(path).frame")
    let shift = name == "diagonal" ? 0 : try Self.number("\(path).shift")
    for (theme, peak) in [("light", light), ("dark", dark)] {
      let animation = try Self.animation(path, theme)
      #expect(animation.clock == .own)
      #expect(animation.timing.direction == .normal)
      #expect(animation.reducedMotion == .notInEffect)
      for time in Self.times {
        let progress = time.truncatingRemainder(dividingBy: 1400) / 1400
        #expect(try (animation.number("peak-opacity", at: time) - peak).magnitude < 1e-15)
        let phase = -1 + (name == "short" ? 2 : 2.4) * progress
        if name == "diagonal" {
          #expect(try (animation.number("start", at: time) - phase).magnitude < 1e-9)
          #expect(try (animation.number("end", at: time) - (phase + 0.5)).magnitude < 1e-9)
          continue
        }
        #expect(try (animation.number("phase", at: time) - phase).magnitude < 1e-9)
        let leading = try animation.number("leading", at: time)
        #expect((leading - (shift + frame * phase)).magnitude < 1e-9)
      }
      if name != "diagonal" {
        let band = try Self.number("\(path).band-views")
        let whole = try Self.number("\(path).band") * Self.number("\(path).frame")
        #expect((band - whole).magnitude < 1e-12)
        let ends = try Self.ends(animation, "leading")
        #expect(ends.start + band <= 0 && ends.end >= 1)
      }
    }
  }

  /// The springs in closed form, at rest when their animation ends.
  @Test(arguments: [
    ("motion.action-status", 0.35, 0.2, 1e-6), ("motion.progress-ring", 0.5, 0, 5e-5),
  ]) func spring(path: String, duration: Double, bounce: Double, rest: Double) throws {
    let animation = try Self.animation(path)
    let spring = try #require(Spring(duration: duration, bounce: bounce))
    #expect(animation.easing == .spring(spring))
    for time in stride(from: 0.0, through: 999, by: 3) {
      let value = try animation.number("progress", at: time)
      #expect((value - spring.value(at: time / 1000)).magnitude < 1e-12)
    }
    #expect(try (animation.number("progress", at: 5000) - 1).magnitude < rest)
    #expect(try animation.number("progress", at: 0, reducedMotion: true) == 1)
  }

  /// Ease-out over 0.3 s, row by row; with reduced motion a cross-fade of all rows at once.
  @Test func handOff() throws {
    let handOff = try Self.animation("motion.hand-off")
    #expect(handOff.timing.duration == Nanoseconds(300_000_000))
    #expect(handOff.easing == .cubicBezier(.easeOut))
    let delay = try #require(handOff.stagger).delay
    let first = try handOff.number("rise", at: 120)
    #expect(first > 0 && first < 1)
    #expect(try handOff.number("rise", at: 120 + delay.milliseconds, index: 1) == first)
    #expect(try handOff.number("rise", at: 0, index: 3) == 1)
    for index in 0...3 {
      #expect(try handOff.number("rise", at: 0, index: index, reducedMotion: true) == 0)
      #expect(try handOff.number("blur", at: 10, index: index, reducedMotion: true) == 0)
      #expect(try handOff.number("opacity", at: 150, index: index, reducedMotion: true) == 1)
    }
  }

  @Test(arguments: [("row", 350.0), ("card", 300.0)]) func contentChange(
    name: String, length: Double
  ) throws {
    let change = try Self.animation("motion.content-change.\(name)")
    #expect(change.timing.duration.milliseconds == length)
    #expect(change.easing == .cubicBezier(.easeInOut))
    #expect(try change.number("progress", at: length / 2) == 0.5)
    #expect(try change.number("progress", at: 0, reducedMotion: true) == 1)
  }

  /// The value of a track at the start of an iteration and just as it ends.
  private static func ends(
    _ animation: Animation, _ track: String
  ) throws -> (start: Double, end: Double) {
    var once = animation
    once.timing.iterations = .one
    once.timing.fill = .forwards
    return (
      try once.number(track, at: 0),
      try once.number(track, at: once.timing.duration.milliseconds)
    )
  }

  /// The sine by its series; the argument is at most a whole turn.
  private func sine(_ angle: Double) -> Double {
    var term = angle
    var sum = angle
    for step in stride(from: 2.0, through: 60, by: 2) {
      term *= -angle * angle / (step * (step + 1))
      sum += term
    }
    return sum
  }
}

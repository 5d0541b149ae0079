import Testing

@testable import TokenMotion

@Suite("Animation")
struct AnimationTests {
  private static let ms: Int64 = 1_000_000

  private func pulse(
    duration: Int64 = 480, delay: Int64 = 0, iterations: IterationCount = .infinite,
    fill: Timing.Fill = .none, easing: Easing = .linear
  ) throws -> Animation {
    let keyframes = [
      Keyframe(offset: 0, value: try Color(css: "#D1D1D6")),
      Keyframe(offset: 1, value: try Color(css: "#E9E9EA")),
    ]
    return Animation(
      tracks: [KeyframeTrack(name: "color", keyframes: .color(keyframes, .srgb))],
      timing: Timing(
        duration: Nanoseconds(duration * Self.ms), delay: Nanoseconds(delay * Self.ms),
        iterations: iterations, direction: .alternate, fill: fill),
      easing: easing, reducedMotion: .hold(0))
  }

  private func hex(_ animation: Animation, _ milliseconds: Double, reduced: Bool = false) -> String?
  {
    guard let time = Nanoseconds(milliseconds: milliseconds),
      case .color(let color)? =
        animation.evaluate(at: time, reducedMotion: reduced)?.tracks[0].value
    else { return nil }
    return RGBA8(color).hex
  }

  @Test("halves round up, on both ways, and in the hundred-thousandth cycle")
  func ties() throws {
    let animation = try pulse()
    #expect(hex(animation, 10) == "#d2d2d6")
    #expect(hex(animation, 9.999999) == "#d1d1d6")
    #expect(hex(animation, 950) == "#d2d2d6")
    #expect(hex(animation, 100_000 * 960 + 10) == "#d2d2d6")
    #expect(hex(animation, 100_000 * 960 + 480) == "#e9e9ea")
    #expect(hex(animation, -1) == nil)
  }

  @Test("two and a half iterations end half-way; the end belongs to what follows")
  func ends() throws {
    let half = try #require(IterationCount(2.5))
    let none = try pulse(iterations: half)
    #expect(hex(none, 1199.999999) == "#dddde0")
    #expect(hex(none, 1200) == nil)
    let filled = try pulse(iterations: half, fill: .forwards)
    #expect(hex(filled, 1200) == "#dddde0")
    #expect(hex(filled, 1e9) == "#dddde0")
    let state = try #require(filled.evaluate(at: Nanoseconds(1200 * Self.ms)))
    #expect(state.progress == 0.5 && state.iteration == 2)
    let one = try pulse(iterations: .one, fill: .both)
    #expect(one.evaluate(at: Nanoseconds(480 * Self.ms))?.progress == 1)
    #expect(one.evaluate(at: Nanoseconds(480 * Self.ms))?.iteration == 0)
  }

  @Test("a negative delay starts part-way, a duration of 0 only fills")
  func delays() throws {
    let three = try #require(IterationCount(3))
    let late = try pulse(delay: -700, iterations: three)
    #expect(late.timingSample(at: .zero)?.iteration == 1)
    #expect(hex(late, 739.999) != nil)
    #expect(hex(late, 740) == nil)
    let none = try pulse(duration: 0, iterations: .one, fill: .both)
    #expect(hex(none, -1) == "#d1d1d6")
    #expect(hex(none, 0) == "#e9e9ea")
    #expect(hex(try pulse(duration: 0, iterations: .one), 0) == nil)
  }

  @Test("extreme times do not overflow")
  func extremes() throws {
    let timing = Timing(
      duration: Nanoseconds(1), delay: Nanoseconds(.min), iterations: .infinite, fill: .both)
    #expect(timing.sample(at: Nanoseconds(.max)) != nil)
    #expect(timing.sample(at: Nanoseconds(.min)) != nil)
    let long = Timing(
      duration: Nanoseconds(.max), iterations: try #require(IterationCount(1e9)),
      iterationStart: try #require(DecimalFraction(0.123456)), fill: .both)
    #expect(long.sample(at: Nanoseconds(.max))?.phase == .active)
    #expect(IterationCount(-1) == nil && IterationCount(.nan) == nil)
    #expect(IterationCount(1e10) == nil)
    #expect(DecimalFraction(0.1)?.denominator == 10)
    #expect(Nanoseconds(milliseconds: .nan) == nil && Nanoseconds(seconds: 1e12) == nil)
  }

  @Test("reduced motion: held, fixed, replaced, none")
  func reducedMotion() throws {
    var animation = try pulse()
    #expect(hex(animation, -5000, reduced: true) == "#d1d1d6")
    animation.reducedMotion = .hold(0.5)
    #expect(hex(animation, 99, reduced: true) == "#dddde0")
    animation.reducedMotion = .values(["color": .color(try Color(css: "red"))])
    #expect(hex(animation, 99, reduced: true) == "#ff0000")
    #expect(hex(animation, 0) == "#d1d1d6")
    animation.reducedMotion = .notInEffect
    #expect(hex(animation, 99, reduced: true) == nil)
    animation.reducedMotion = .replacement(try pulse(duration: 960))
    #expect(hex(animation, 480, reduced: true) == "#dddde0")
    #expect(hex(animation, 480) == "#e9e9ea")
  }

  @Test("thinking dots: every item is under way at the start")
  func stagger() throws {
    let keyframes = [Keyframe(offset: 0, value: 0.0), Keyframe(offset: 1, value: 1.0)]
    let animation = Animation(
      tracks: [KeyframeTrack(name: "wave", keyframes: .number(keyframes))],
      timing: Timing(
        duration: Nanoseconds(600 * Self.ms), delay: Nanoseconds(-1500 * Self.ms),
        iterations: .infinite, direction: .alternate),
      easing: .sine,
      stagger: Animation.Stagger(delay: Nanoseconds(180 * Self.ms), count: 3),
      reducedMotion: .hold(0.5))
    for index in 0..<3 {
      for milliseconds in stride(from: Int64(0), through: 3000, by: 7) {
        let time = Nanoseconds(milliseconds * Self.ms)
        let state = try #require(animation.evaluate(at: time, index: index))
        let angle = (time.seconds - 0.18 * Double(index)) * 2 * .pi / 1.2
        let expected = (Maths.sine(angle) + 1) / 2
        guard case .number(let value) = state.tracks[0].value else { continue }
        #expect((value - expected).magnitude < 1e-12)
      }
    }
  }

  @Test("keyframes: easing of each stretch, gaps at the ends, and two at one place")
  func keyframes() throws {
    let list = [
      Keyframe(offset: 0.2, value: 0.0, easing: .steps(.stepEnd)),
      Keyframe(offset: 0.4, value: 10.0),
      Keyframe(offset: 0.4, value: 20.0), Keyframe(offset: 0.8, value: 30.0),
    ]
    let sampler = TrackSampler(
      KeyframeTrack(name: "x", keyframes: .number(list)), easing: .linear, duration: .zero)
    let expected =
      [
        (0, 0), (0.1, 0), (0.2, 0), (0.39, 0), (0.4, 20), (0.6, 25), (0.8, 30), (0.9, 30), (1, 30),
      ] as [(Double, Double)]
    for (progress, value) in expected {
      #expect((sampler.number(at: progress) - value).magnitude < 1e-12, "at \(progress)")
    }
    let single = TrackSampler(
      KeyframeTrack(name: "x", keyframes: .number([Keyframe(offset: 0.5, value: 7.0)])),
      easing: .linear, duration: .zero)
    #expect(single.number(at: 0) == 7 && single.number(at: 1) == 7)
    let jump = [
      Keyframe(offset: 0, value: 0.0), Keyframe(offset: 1, value: 1.0),
      Keyframe(offset: 1, value: 5.0),
    ]
    let jumping = TrackSampler(
      KeyframeTrack(name: "x", keyframes: .number(jump)), easing: .linear, duration: .zero)
    #expect(jumping.number(at: 1) == 5 && jumping.number(at: 0.5) == 0.5)
  }

  @Test("problems of keyframes are told by index")
  func problems() {
    func problem(_ offsets: [Double], value: Double = 1) -> KeyframeTrack.Problem? {
      KeyframeTrack(
        name: "x", keyframes: .number(offsets.map { Keyframe(offset: $0, value: value) })
      ).problem
    }
    #expect(problem([]) == .empty)
    #expect(problem([0, 1.5]) == .offsetOutOfRange(index: 1))
    #expect(problem([.nan]) == .offsetOutOfRange(index: 0))
    #expect(problem([0, 0.6, 0.5]) == .offsetsDescend(index: 2))
    #expect(problem([0], value: .infinity) == .valueNotFinite(index: 0))
    #expect(problem([0, 0.5, 0.5, 1]) == nil)
  }

  @Test("an easing past the end goes past the last value")
  func overshoot() throws {
    let easing = try Easing(css: "cubic-bezier(0.34, 1.56, 0.64, 1)")
    let sampler = TrackSampler(
      KeyframeTrack(
        name: "x",
        keyframes: .number([Keyframe(offset: 0, value: 0.0), Keyframe(offset: 1, value: 10.0)])),
      easing: easing, duration: .zero)
    #expect(sampler.number(at: 0.7) > 10)
    #expect(sampler.number(at: 1) == 10)
  }

  @Test("buffers hold what single evaluations give")
  func batches() throws {
    let sampler = AnimationSampler(try pulse(delay: 100))
    let step = Nanoseconds(7 * Self.ms)
    var bytes = [RGBA8](repeating: RGBA8(red: 1, green: 2, blue: 3), count: 300)
    bytes.withUnsafeMutableBufferPointer {
      sampler.bytes(ofTrack: 0, from: .zero, step: step, into: $0)
    }
    for (index, value) in bytes.enumerated() {
      let state = sampler.evaluate(at: step * Int64(index))
      guard case .color(let color)? = state?.tracks[0].value else {
        #expect(value == RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
        continue
      }
      #expect(value == RGBA8(color))
    }
  }
}

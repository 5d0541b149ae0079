import AllocationCounter
import TokenMotion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Evaluations per second of the motion library, beside a browser's way of solving curves and one
/// call of `sin`, all in one run so that the ratios mean something on a busy machine.
enum MotionBenchmark {
  private static let count = 4_000_000

  /// Runs everything and prints it.
  static func run() throws {
    var watch = Stopwatch()
    let inputs = shuffledInputs()
    curves(&watch, inputs)
    try motions(&watch, inputs)
    try pulse(&watch)
    watch.printRatios(to: ["sin", "classic ease", "classic ease-out", "classic material"])
    try allocations()
    print("(sum of all results: \(watch.sum))")
  }

  /// Inputs from 0 to 1 in no order, so that no branch can be learnt.
  private static func shuffledInputs() -> [Double] {
    var state: UInt64 = 1
    return (0..<8192).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
  }

  private static func curves(_ watch: inout Stopwatch, _ inputs: [Double]) {
    let shapes = [
      ("ease", 0.25, 0.1, 0.25, 1.0), ("ease-out", 0, 0, 0.58, 1), ("material", 0.2, 0, 0, 1),
    ]
    inputs.withUnsafeBufferPointer { inputs in
      for (name, x1, y1, x2, y2) in shapes {
        guard let curve = CubicBezier(x1, y1, x2, y2) else { continue }
        let classic = ClassicBezier(x1, y1, x2, y2)
        let table = CubicBezierTable(curve)
        watch.measure("classic \(name)", count: count) { classic.value(at: inputs[$0 & 8191]) }
        watch.measure("table \(name)", count: count) { table.value(at: inputs[$0 & 8191]) }
        watch.measure("exact \(name)", count: count / 8) { curve.value(at: inputs[$0 & 8191]) }
        watch.measure("build table \(name)", count: 200) { _ in
          CubicBezierTable(curve).value(at: 0.5)
        }
      }
      watch.measure("sin", count: count) { sin(inputs[$0 & 8191]) }
    }
  }

  private static func motions(_ watch: inout Stopwatch, _ inputs: [Double]) throws {
    guard let spring = Spring(duration: 0.35, bounce: 0.2) else { return }
    watch.measure("spring", count: count) { spring.value(at: inputs[$0 & 8191]) }
    let (red, blue) = (try Color(css: "#ff000080"), try Color(css: "#0000ff"))
    for (name, mixing) in [("sRGB", ColorMixing.srgb), ("Oklab", .oklab)] {
      let way = ColorInterpolator(from: red, to: blue, mixing: mixing)
      watch.measure("mix in \(name)", count: count) {
        way.color(at: inputs[$0 & 8191]).components.first
      }
      watch.measure("mix in \(name), to bytes", count: count / 4) {
        Double(RGBA8(way.color(at: inputs[$0 & 8191])).red)
      }
    }
    let oklch = try Color(css: "oklch(0.7 0.3 150)")
    watch.measure("gamut mapping", count: count / 100) { _ in
      oklch.gamutMapped(to: .srgb).components.first
    }
    watch.measure("spring to linear()", count: 5) { _ in
      Double(Easing.spring(spring).linearApproximation()?.stops.count ?? 0)
    }
  }

  /// The whole skeleton pulse at ten million times: timing, easing, mixing, bytes.
  private static func pulse(_ watch: inout Stopwatch) throws {
    for (name, easing) in [("linear", Easing.linear), ("ease", .cubicBezier(.ease))] {
      let sampler = try skeletonPulse(easing)
      let track = sampler.tracks[0]
      let timing = sampler.animation.timing
      watch.measure("pulse \(name), one by one", count: pulseCount) {
        red(of: track, timing, at: $0)
      }
      var buffer = [RGBA8](repeating: RGBA8(red: 0, green: 0, blue: 0), count: 10_000)
      watch.measure(
        "pulse \(name), 10,000 at a time", count: pulseCount / 10_000, batch: 10_000
      ) { round in
        fill(&buffer, sampler, round)
        return Double(buffer[0].red)
      }
    }
  }

  /// Counts what the same ten million samples allocate, through `malloc` itself.
  private static func allocations() throws {
    let sampler = try skeletonPulse(.cubicBezier(.ease))
    let track = sampler.tracks[0]
    let timing = sampler.animation.timing
    var buffer = [RGBA8](repeating: RGBA8(red: 0, green: 0, blue: 0), count: 10_000)
    var sum = 0.0
    let control = allocated {
      for index in 0..<1000 { sum += last(of: [Int](repeating: index, count: 100 + index)) }
    }
    let single = allocated {
      for index in 0..<pulseCount { sum += red(of: track, timing, at: index) }
    }
    let batch = allocated {
      for round in 0..<pulseCount / 10_000 {
        fill(&buffer, sampler, round)
        sum += Double(buffer[0].red)
      }
    }
    func text(_ count: Int?) -> String { count.map { "\($0)" } ?? "not counted here" }
    print("\nallocations, counted in malloc, calloc, realloc and memalign (sum \(sum))")
    print("  control, 1,000 arrays: \(text(control))")
    print("  pulse ease, \(pulseCount) samples one by one: \(text(single))")
    print("  pulse ease, \(pulseCount) samples, 10,000 at a time: \(text(batch))")
  }

  /// How many allocations `body` makes; nil where they cannot be counted.
  private static func allocated(_ body: () -> Void) -> Int? {
    let before = allocation_count()
    body()
    return before < 0 ? nil : allocation_count() - before
  }

  /// Not inlined, so that the arrays of the control are really made.
  @inline(never)
  private static func last(of numbers: [Int]) -> Double { Double(numbers.last ?? 0) }

  private static let pulseCount = 10_000_000

  private static func skeletonPulse(_ easing: Easing) throws -> AnimationSampler {
    let keyframes = [
      Keyframe(offset: 0, value: try Color(css: "#D1D1D6")),
      Keyframe(offset: 1, value: try Color(css: "#E9E9EA")),
    ]
    return AnimationSampler(
      Animation(
        tracks: [KeyframeTrack(name: "color", keyframes: .color(keyframes, .srgb))],
        timing: Timing(
          duration: Nanoseconds(480_000_000), iterations: .infinite, direction: .alternate),
        easing: easing))
  }

  @inline(__always)
  private static func red(of track: TrackSampler, _ timing: Timing, at index: Int) -> Double {
    guard let sample = timing.sample(at: Nanoseconds(Int64(index) * 100_003)) else { return 0 }
    return Double(RGBA8(track.color(at: sample.progress, before: sample.isBefore)).red)
  }

  private static func fill(_ buffer: inout [RGBA8], _ sampler: AnimationSampler, _ round: Int) {
    buffer.withUnsafeMutableBufferPointer {
      sampler.bytes(
        ofTrack: 0, from: Nanoseconds(Int64(round) * 1_000_030_000), step: Nanoseconds(100_003),
        into: $0)
    }
  }
}

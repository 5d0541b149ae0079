import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

@Suite("Swift: animations give what TokenMotion gives")
struct SwiftEvaluatorTests {
  /// Compiles animations and compares all tracks with TokenMotion at many times, for three items and
  /// with reduced motion: colours byte for byte, numbers to 1e-9.
  private func compare(_ animations: [Animation]) throws {
    let groups = animations.indices.map {
      "\"a\($0)\": { \"x\": { \"$type\": \"number\", \"$value\": 1 } }"
    }
    let tokens = SwiftProject.animated(
      SwiftProject.tokens("{ \(groups.joined(separator: ", ")) }"),
      animations.enumerated().map { ("a\($0.offset)", [$0.element]) })
    var times: [Int64] = stride(from: -1_700, through: 5_300, by: 83).map { $0 * 1_000_000 + 1 }
    times += (-6...24).map { (step: Int64) in step * 120_000_000 }
    let list = times.map { "\($0)" }.joined(separator: ", ")
    var statements = """
      func show(_ x: TokenColor?) -> String { x?.hex ?? "-" }
      func show(_ x: Double?) -> String { x.map { "\\($0)" } ?? "-" }
      func show(_ x: TokenDimension?) -> String { x.map { "\\($0.value)" } ?? "-" }
      let times: [Int64] = [\(list)]

      """
    var expected: [[String]] = []
    for (number, animation) in animations.enumerated() {
      for track in animation.tracks {
        statements += """
          for time in times {
            for index in 0..<3 {
              for reducedMotion in [false, true] {
                print(show(Tokens.a\(number).\(track.name)(
                  at: TokenDuration(nanoseconds: time), index: index, reducedMotion: reducedMotion)))
              }
            }
          }

          """
        expected.append([])
        for time in times {
          for index in 0..<3 {
            for isReduced in [false, true] {
              let state = animation.evaluate(
                at: Nanoseconds(time), index: index, reducedMotion: isReduced)
              let value = state?.tracks.first { $0.name == track.name }?.value
              switch value {
              case nil: expected[expected.count - 1].append("-")
              case .color(let color): expected[expected.count - 1].append(RGBA8(color).hex)
              case .number(let number), .dimension(let number, _):
                expected[expected.count - 1].append("\(number)")
              }
            }
          }
        }
      }
    }
    let lines = try SwiftHarness.run(
      SwiftProject.swift(tokens), statements)
    var start = 0
    for (track, values) in expected.enumerated() {
      let found = Array(lines[start..<min(start + values.count, lines.count)])
      start += values.count
      let wrong = zip(found, values).enumerated().first(where: {
        !isEqual($0.element.0, $0.element.1)
      })
      #expect(
        wrong == nil,
        "track \(track), sample \(wrong?.offset ?? 0): \(wrong?.element ?? ("", ""))")
    }
    #expect(start == lines.count)
  }

  private func isEqual(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard let x = Double(a), let y = Double(b) else { return false }
    return (x - y).magnitude < 1e-9
  }

  private static func color(_ hex: String) throws -> Color {
    Color(try #require(RGBA8(hex: hex)))
  }

  private static func numbers(_ values: [Double], _ easings: [Easing?] = []) -> KeyframeTrack {
    let last = Double(max(values.count - 1, 1))
    return KeyframeTrack(
      name: "number",
      keyframes: .number(
        values.enumerated().map { index, value in
          Keyframe(
            offset: Double(index) / last, value: value,
            easing: index < easings.count ? easings[index] : nil)
        }))
  }

  private static func colors(_ colors: [Color], _ mixing: ColorMixing = .srgb) -> KeyframeTrack {
    let last = Double(max(colors.count - 1, 1))
    return KeyframeTrack(
      name: "color",
      keyframes: .color(
        colors.enumerated().map { Keyframe(offset: Double($0) / last, value: $1) }, mixing))
  }

  private static func length(_ values: [Double]) -> KeyframeTrack {
    KeyframeTrack(
      name: "length",
      keyframes: .dimension(
        values.enumerated().map {
          Keyframe(offset: Double($0) / Double(values.count - 1), value: $1)
        },
        unit: "px"))
  }

  private static func ms(_ value: Int64) -> Nanoseconds { Nanoseconds(value * 1_000_000) }

  /// Tracks of all three kinds, so that the helpers of the program compile.
  private static func tracks() throws -> [KeyframeTrack] {
    [
      colors([try color("#d1d1d6"), try color("#e9e9ea80"), try color("#ff000000")]),
      numbers([0, 1]), length([-4, 4]),
    ]
  }

  @Test("every easing")
  func easings() throws {
    var easings: [Easing] = [.linear, .sine]
    for points in [
      (0.25, 0.1, 0.25, 1), (0, 0, 0.58, 1), (0.3, -0.6, 0.7, 1.6), (1, 0, 0, 1), (0, 1, 1, 0),
      (0.5, 0.5, 0.2, 0.2), (1, 0, 0.0001, 1),
    ] {
      easings.append(
        .cubicBezier(try #require(CubicBezier(points.0, points.1, points.2, points.3))))
    }
    for position in Steps.Position.allCases {
      easings.append(.steps(try #require(Steps(3, position))))
    }
    easings.append(
      .linearStops(
        try #require(
          LinearEasing([
            .init(output: 0, input: 0.1), .init(output: 0.8, input: 0.5),
            .init(output: 0.2, input: 0.5), .init(output: 1, input: 1),
          ]))))
    for spring in [
      Spring(duration: 0.35, bounce: 0.2), Spring(duration: 0.5, bounce: 0),
      Spring(duration: 0.5, bounce: -0.3), Spring(stiffness: 322.27, damping: 28.72),
      Spring(mass: 2, stiffness: 100, damping: 200, initialVelocity: 3),
    ] {
      easings.append(.spring(try #require(spring)))
    }
    let tracks = try Self.tracks()
    try compare(
      easings.enumerated().map { index, easing in
        Animation(
          tracks: tracks,
          timing: Timing(
            duration: Self.ms(480), delay: Self.ms(-100), iterations: .infinite,
            direction: index.isMultiple(of: 2) ? .alternate : .reverse, fill: .both),
          easing: easing, reducedMotion: .hold(0.3))
      })
  }

  @Test("every direction, fill, delay, iteration count and rule for reduced motion")
  func timing() throws {
    let tracks = try Self.tracks()
    let still: [Animation.ReducedMotion] = [
      .unchanged, .notInEffect, .hold(0.25),
      .values([
        "number": .number(7), "color": .color(try Self.color("#123456")),
        "length": .dimension(3, unit: "px"),
      ]),
      .replacement(
        Animation(
          tracks: tracks, timing: Timing(duration: Self.ms(900), fill: .both),
          easing: .steps(.stepEnd))),
    ]
    var animations: [Animation] = []
    for direction in Timing.Direction.allCases {
      for (index, fill) in Timing.Fill.allCases.enumerated() {
        for (number, count) in [0.0, 1, 2.5, 3].enumerated() {
          animations.append(
            Animation(
              tracks: tracks,
              timing: Timing(
                duration: Self.ms(number == 3 ? 0 : 360),
                delay: Self.ms([0, 240, -700, 130][(index + number) % 4]),
                iterations: try #require(IterationCount(count)), direction: direction, fill: fill),
              easing: index == 2 ? .steps(.stepStart) : .cubicBezier(.ease),
              stagger: Animation.Stagger(delay: Self.ms(Int64(number) * 90 - 90)),
              reducedMotion: still[(index + number) % still.count]))
        }
      }
    }
    animations.append(
      Animation(
        tracks: tracks,
        timing: Timing(duration: .zero, iterations: .infinite, direction: .reverse, fill: .both)))
    try compare(animations)
  }

  @Test("every space of mixing, with opacity, missing components and hues")
  func spaces() throws {
    let first = try Self.color("#d94f2a")
    let second = try Self.color("#2a6fd980")
    var third = Color(space: .oklch, components: ColorComponents(0.7, 0.2, 150), alpha: 0.5)
    third.missing = .third
    let open = Color(
      space: .oklch, components: ColorComponents(0.7, 0.1, 0), missing: [.third, .alpha])
    let hidden = try Self.color("#00ff0000")
    let wide = Color(space: .displayP3, components: ColorComponents(1, 0, 0))
    let others = [Self.numbers([3]), Self.length([1, 2])]
    let animations = ColorSpace.allCases.flatMap { space in
      ColorMixing.HueMethod.allCases.prefix(space.hueIndex == nil ? 1 : 4).map { hue in
        Animation(
          tracks: [
            Self.colors([first, second, third, open, hidden, wide], ColorMixing(space, hue: hue))
          ] + others,
          timing: Timing(duration: Self.ms(2_000), iterations: .infinite, direction: .alternate))
      }
    }
    try compare(animations)
  }

  @Test("the thinking dots: sine, stagger and a negative delay")
  func dots() throws {
    let wave = Animation(
      tracks: [
        try Self.colors([Self.color("#000000"), Self.color("#ffffff")]), Self.numbers([0.35, 1]),
        Self.length([0, -4]),
      ],
      timing: Timing(
        duration: Self.ms(600), delay: Self.ms(-1_500), iterations: .infinite,
        direction: .alternate),
      easing: .sine, stagger: Animation.Stagger(delay: Self.ms(180), count: 3),
      reducedMotion: .hold(0.5))
    try compare([wave])
  }
}

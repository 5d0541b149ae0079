import Testing
import TokenModel
import TokenMotion
import TokenSyntax

@testable import TokenEmit

/// Animations of every kind in a browser against TokenMotion.
@Suite(.serialized, .enabled(if: Chromium.isUsable, Chromium.reason)) struct CSSAnimationTests {
  /// A group for each animation, since an animation hangs on one.
  private func tokens(_ animations: [(name: String, animation: Animation)]) -> ThemedTokens {
    var tokens = CSSProject.tokens(#"{ "n": { "$type": "number", "$value": 1 } }"#)
    let span = SourceSpan(file: FileID(0), lower: 0, upper: 0)
    tokens.animations = animations.map { name, animation in
      AnimationRecord(
        path: TokenPath(names: [name]), span: span, support: 0, values: [animation],
        keyframeReferences: animation.tracks.map { $0.places.map { _ in nil } }, references: [],
        description: nil)
    }
    return tokens
  }

  private func number(
    _ name: String, _ frames: [(Double, Double)], easings: [Easing?] = []
  ) -> KeyframeTrack {
    KeyframeTrack(name: name, keyframes: .number(keyframes(frames, easings)))
  }

  private func length(_ name: String, _ frames: [(Double, Double)]) -> KeyframeTrack {
    KeyframeTrack(name: name, keyframes: .dimension(keyframes(frames, []), unit: "px"))
  }

  private func keyframes(
    _ frames: [(Double, Double)], _ easings: [Easing?]
  ) -> [Keyframe<Double>] {
    frames.enumerated().map { index, frame in
      Keyframe(
        offset: frame.0, value: frame.1, easing: index < easings.count ? easings[index] : nil)
    }
  }

  private func color(_ frames: [(Double, Color)], _ mixing: ColorMixing) -> KeyframeTrack {
    KeyframeTrack(
      name: "color",
      keyframes: .color(frames.map { Keyframe(offset: $0.0, value: $0.1) }, mixing))
  }

  private func timing(
    _ milliseconds: Int64, delay: Int64 = 0, _ iterations: Double = 1,
    _ direction: Timing.Direction = .normal, _ fill: Timing.Fill = .both
  ) -> Timing {
    Timing(
      duration: Nanoseconds(milliseconds * 1_000_000), delay: Nanoseconds(delay * 1_000_000),
      iterations: IterationCount(iterations) ?? .infinite, direction: direction, fill: fill)
  }

  private static let script = """
    const result = [];
    for (const query of queries) {
      const element = document.createElement("div");
      element.className = query.name;
      element.style.setProperty("--index", query.index);
      document.body.append(element);
      const animations = element.getAnimations();
      const samples = times.map(time => {
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = time;
        }
        const style = getComputedStyle(element);
        return query.tracks.map(track =>
          style.getPropertyValue("--" + query.name + "-" + track));
      });
      result.push(samples);
    }
    return result;
    """

  private func samples(
    _ tokens: ThemedTokens, times: [Double], index: Int = 0, media: Chromium.Media = .init()
  ) throws -> [[[String]]] {
    let queries = tokens.animations.map { record -> String in
      let names = record.values.first.flatMap { $0 }.map { $0.tracks.map(\.name) } ?? []
      return
        "{ name: '\(record.path.names[0])', index: '\(index)', tracks: \(names) }"
    }
    return try Chromium.run(
      css: CSSProject.css(tokens),
      script: "const times = \(times), queries = [\(queries.joined(separator: ","))];"
        + Self.script, media: media)
  }

  /// Whether what a browser shows is a value of TokenMotion.
  private func agrees(_ text: String, _ value: TrackValue, tolerance: Double) -> Bool {
    switch value {
    case .number(let number):
      (Double(text) ?? .nan) - number < tolerance + 2e-6
        && number - (Double(text) ?? .nan) < tolerance + 2e-6
    case .dimension(let number, let unit):
      text.hasSuffix(unit)
        && agrees(String(text.dropLast(unit.count)), .number(number), tolerance: tolerance)
    case .color(let color):
      text == "rgb(\(RGBA8(color).red), \(RGBA8(color).green), \(RGBA8(color).blue))"
    }
  }

  private func check(
    _ list: [(name: String, animation: Animation, tolerance: Double)], times: [Double],
    index: Int = 0, isReduced: Bool = false
  ) throws {
    let tokens = tokens(list.map { ($0.name, $0.animation) })
    let found = try samples(
      tokens, times: times, index: index, media: .init(isReduced: isReduced))
    for (entry, shown) in zip(list, found) {
      for (time, texts) in zip(times, shown) {
        guard let nanoseconds = Nanoseconds(milliseconds: time),
          let state = entry.animation.evaluate(
            at: nanoseconds, index: index, reducedMotion: isReduced)
        else { continue }
        for (text, track) in zip(texts, state.tracks) {
          #expect(
            agrees(text, track.value, tolerance: entry.tolerance),
            "\(entry.name).\(track.name) at \(time) ms: \(text), not \(track.value)")
        }
      }
    }
  }

  private let times = stride(from: 0.0, through: 1200, by: 7).map { $0 }

  @Test func numbersAndLengths() throws {
    let curve = try #require(CubicBezier(0.4, 0, 0.2, 1))
    let list: [(String, Animation, Double)] = [
      (
        "curve",
        Animation(
          tracks: [number("n", [(0, 1), (1, 5)]), length("x", [(0, -4), (1, 8.5)])],
          timing: timing(400, delay: -150, 2.5, .alternate), easing: .cubicBezier(curve)), 5e-5
      ),
      (
        "places",
        Animation(
          tracks: [number("n", [(0.2, 1), (0.5, 3), (0.5, 7), (0.8, 2)])], timing: timing(1000)),
        1e-5
      ),
      (
        "steps",
        Animation(
          tracks: [
            number("a", [(0, 0), (0.5, 1), (1, 0)], easings: [.steps(try #require(Steps(4)))]),
            number("b", [(0, 0), (0.5, 2), (1, 4)]),
          ], timing: timing(1000, 2, .reverse), easing: .cubicBezier(.easeIn)), 5e-5
      ),
      (
        "stops",
        Animation(
          tracks: [number("n", [(0, 0), (1, 10)])], timing: timing(800),
          easing: .linearStops(
            try #require(
              LinearEasing([.init(output: 0), .init(output: 1.2, input: 0.4), .init(output: 1)])))),
        1e-4
      ),
    ]
    try check(list.map { (name: $0.0, animation: $0.1, tolerance: $0.2) }, times: times)
  }

  @Test(arguments: [0, 1, 2])
  func dotsFollowEachOther(index: Int) throws {
    let dots = Animation(
      tracks: [number("opacity", [(0, 0.35), (1, 1)]), length("rise", [(0, 0), (1, -4)])],
      timing: Timing(
        duration: Nanoseconds(600_000_000), delay: Nanoseconds(-1_500_000_000),
        iterations: .infinite, direction: .alternate), easing: .sine,
      stagger: .init(delay: Nanoseconds(180_000_000), count: 3), reducedMotion: .hold(0.5))
    try check([("dots", dots, 0.0004)], times: times, index: index)
    try check([("dots", dots, 0.0004)], times: [0, 100], index: index, isReduced: true)
  }

  @Test(arguments: [(0.35, 0.2), (0.5, 0.0), (0.5, 0.7), (0.5, -0.3)])
  func springsKeepTheirBound(duration: Double, bounce: Double) throws {
    let spring = try #require(Spring(duration: duration, bounce: bounce))
    let whole = Animation(
      tracks: [number("n", [(0, 0), (1, 1)])], timing: timing(1000), easing: .spring(spring))
    let short = Animation(
      tracks: [number("n", [(0, 0), (0.3, 1), (1, 0)])], timing: timing(1000),
      easing: .spring(spring))
    try check([("whole", whole, 0.001), ("short", short, 0.001)], times: times)
  }

  @Test func coloursOfEverySpace() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let wide = Color(space: .displayP3, components: ColorComponents(0, 1, 0))
    let fade = Color(red: 1, green: 1, blue: 1)
    let exact: [(String, Animation, Double)] = [
      ("srgb", Animation(tracks: [color([(0, red), (1, blue)], .srgb)], timing: timing(960)), 0),
      ("wide", Animation(tracks: [color([(0, wide), (1, fade)], .srgb)], timing: timing(960)), 0),
    ]
    try check(exact.map { (name: $0.0, animation: $0.1, tolerance: $0.2) }, times: times)
    let mixings: [(String, ColorMixing)] = [
      ("oklab", .oklab), ("oklch", ColorMixing(.oklch)),
      ("longer", ColorMixing(.oklch, hue: .longer)), ("linear", ColorMixing(.srgbLinear)),
      ("lab", ColorMixing(.lab)), ("hsl", ColorMixing(.hsl)),
    ]
    let animations = mixings.map { name, mixing in
      (
        name: name,
        animation: Animation(tracks: [color([(0, red), (1, blue)], mixing)], timing: timing(960))
      )
    }
    let tokens = tokens(animations)
    let found: [[[Int]]] = try Chromium.run(
      css: CSSProject.css(tokens),
      script: """
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        return \(animations.map(\.name)).map(name => {
          const element = document.createElement("div");
          element.className = name;
          document.body.append(element);
          const animation = element.getAnimations()[0];
          animation.pause();
          return \(times).map(time => {
            animation.currentTime = time;
            canvas.fillStyle = getComputedStyle(element).backgroundColor;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
          });
        });
        """)
    for (entry, shown) in zip(animations, found) {
      for (time, bytes) in zip(times, shown) {
        let moment = try #require(Nanoseconds(milliseconds: time))
        guard let state = entry.animation.evaluate(at: moment),
          case .color(let color) = try #require(state.tracks.first).value
        else { continue }
        let wanted = RGBA8(color)
        let distance =
          zip(bytes, [wanted.red, wanted.green, wanted.blue, wanted.alpha])
          .map { abs($0 - Int($1)) }.max() ?? 255
        #expect(distance <= 2, "\(entry.name) at \(time) ms: \(bytes), not \(wanted.hex)")
      }
    }
  }

  @Test func lessMotion() throws {
    let base = Animation(
      tracks: [number("opacity", [(0, 0), (0.4, 1), (1, 0.2)]), length("x", [(0, 0), (1, 10)])],
      timing: timing(500, 3, .alternate, .none))
    func reduced(_ rule: Animation.ReducedMotion) -> Animation {
      var animation = base
      animation.reducedMotion = rule
      return animation
    }
    let slow = Animation(
      tracks: [number("opacity", [(0, 0.5), (1, 0.8)])],
      timing: Timing(duration: Nanoseconds(2_000_000_000), iterations: .infinite))
    let list: [(String, Animation.ReducedMotion)] = [
      ("start", .hold(0)), ("end", .hold(1)), ("middle", .hold(0.7)),
      ("fixed", .values(["opacity": .number(0.6)])), ("other", .replacement(slow)),
      ("same", .unchanged),
    ]
    try check(
      list.map { (name: $0.0, animation: reduced($0.1), tolerance: 1e-5) },
      times: [0, 100, 333, 700], isReduced: true)
    let css = CSSProject.css(tokens([("gone", reduced(.notInEffect))]))
    #expect(css.contains("@media (prefers-reduced-motion: no-preference) {\n  .gone {"))
  }
}

import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// Every figure of the checked-in parity file in a browser that plays the checked-in style sheet.
@Suite(
  "Parity in CSS: the figures of generated/conformance", .serialized,
  .enabled(if: Chromium.isUsable, Chromium.reason))
struct ConformanceCSSTests {
  private struct Shown: Decodable {
    /// Whether the animation is in effect; nil where there is none, as with reduced motion.
    var isInEffect: Bool?
    var tracks: [String]
  }

  private let easings = CSSEasings()

  private static let script = """
    return queries.map(query => {
      const outer = document.createElement("div");
      for (const name in query.contexts) outer.setAttribute("data-" + name, query.contexts[name]);
      const element = document.createElement("div");
      element.className = query.name;
      element.style.setProperty("--index", query.index);
      outer.append(element);
      document.body.append(outer);
      const animations = element.getAnimations();
      const samples = query.times.map(time => {
        for (const animation of query.moves ? animations : []) {
          animation.pause();
          animation.currentTime = time;
        }
        const style = getComputedStyle(element);
        const isInEffect = animations.length == 0
          ? null : animations[0].effect.getComputedTiming().progress !== null;
        const tracks = query.tracks.map(track =>
          style.getPropertyValue("--" + query.name + "-" + track).trim());
        return { isInEffect, tracks };
      });
      outer.remove();
      return samples;
    });
    """

  @Test("generated/css", arguments: [false, true]) func css(isReduced: Bool) throws {
    let tokens = try ReferenceProject.tokens()
    let runs = try ConformanceFile.checkedIn().animations.filter { $0.reducedMotion == isReduced }
    let queries = try runs.map { run -> String in
      let (animation, tracks) = try run.animation(in: tokens)
      let contexts = run.contexts.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
      let times = run.samples.map { Nanoseconds($0.timeNanoseconds).milliseconds }
      return """
        { name: "\(Self.kebab(run.animation))", contexts: { \(contexts) }, index: "\(run.index)",
          moves: \(Self.moves(animation, isReduced)), times: \(times),
          tracks: \(tracks.map(Self.kebab)) }
        """
    }
    let answers: [[Shown]] = try Chromium.run(
      css: ReferenceProject.generated("css/tokens.css"),
      script: "const queries = [\(queries.joined(separator: ",\n"))];\n" + Self.script,
      media: .init(isReduced: isReduced))
    try #require(answers.count == runs.count)
    var tally = Tally()
    for (run, shown) in zip(runs, answers) {
      let (animation, tracks) = try run.animation(in: tokens)
      for (sample, shown) in zip(run.samples, shown) {
        let place = "\(run.animation)[\(run.index)] \(run.contexts) at \(sample.timeNanoseconds)"
        if let isInEffect = shown.isInEffect {
          tally.count += 1
          if isInEffect != (sample.tracks != nil) { tally.differences.append("\(place): effect") }
        }
        guard let values = sample.tracks else { continue }
        for (track, text) in zip(tracks, shown.tracks) {
          guard let value = values[track] else { continue }
          tally.compare(text, value, bound(animation, track, isReduced), "\(place) \(track)")
        }
      }
    }
    tally.finish(isReduced)
  }

  /// Whether time changes what is shown: it does not where reduced motion stands still.
  private static func moves(_ animation: Animation, _ isReduced: Bool) -> Bool {
    guard isReduced else { return true }
    switch animation.reducedMotion {
    case .unchanged, .replacement: return true
    case .hold, .values, .notInEffect: return false
    }
  }

  private static func kebab(_ path: String) -> String {
    path.split(separator: ".").map {
      String(decoding: CaseStyle.kebab.text(of: NameWords($0.utf8)), as: UTF8.self)
    }.joined(separator: "-")
  }

  /// How far the style sheet says that its easings are off, times the range of a track; for colours
  /// in levels of 8 bits.
  private func bound(_ animation: Animation, _ name: String, _ isReduced: Bool) -> Double {
    var animation = animation
    if isReduced, case .replacement(let other) = animation.reducedMotion { animation = other }
    guard let track = animation.tracks.first(where: { $0.name == name }) else { return 0 }
    let seconds = animation.timing.duration.seconds
    let error =
      zip(track.places, track.places.dropFirst()).map { start, end in
        easings(start.easing ?? animation.easing, over: seconds * (end.offset - start.offset)).error
      }.max() ?? 0
    switch track.keyframes {
    case .color(_, let mixing):
      // Where a browser does not mix in the space itself, the samples are within one level.
      return error * 255 + (mixing.space == .srgb || mixing.space == .oklab ? 0 : 1)
    case .number(let list), .dimension(let list, _):
      let values = list.map(\.value)
      return error * ((values.max() ?? 0) - (values.min() ?? 0))
    }
  }

  private struct Tally {
    var count = 0
    var worstNumber = 0.0
    var worstLevel = 0
    var differences: [String] = []

    mutating func compare(
      _ text: String, _ value: ConformanceFile.Value, _ bound: Double, _ place: String
    ) {
      count += 1
      if let hex = value.hex {
        guard let expected = RGBA8(hex: hex), let color = try? Color(css: text) else {
          return differences.append("\(place): \(text), not \(hex)")
        }
        let shown = RGBA8(color)
        let level =
          zip(
            [shown.red, shown.green, shown.blue, shown.alpha],
            [expected.red, expected.green, expected.blue, expected.alpha]
          ).map { abs(Int($0) - Int($1)) }.max() ?? 0
        worstLevel = max(worstLevel, level)
        if level > Int(bound.rounded(.up)) { differences.append("\(place): \(text), not \(hex)") }
        return
      }
      let unit = value.unit ?? ""
      guard let number = value.number, text.hasSuffix(unit),
        let shown = Double(text.dropLast(unit.utf8.count))
      else { return differences.append("\(place): \(text), not \(value.number ?? .nan)\(unit)") }
      let difference = (shown - number).magnitude
      worstNumber = max(worstNumber, difference)
      // Browsers print six digits.
      if !(difference <= bound + max(2e-6, 5e-6 * number.magnitude)) {
        differences.append("\(place): \(text), not \(number)\(unit)")
      }
    }

    func finish(_ isReduced: Bool) {
      print(
        "conformance in CSS\(isReduced ? ", reduced motion" : ""): \(count) values compared, worst "
          + "number \(worstNumber), worst level \(worstLevel)")
      #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8))")
      #expect(count > 0)
    }
  }
}

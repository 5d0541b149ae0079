import TokenModel
import TokenMotion

/// Animations that flash so often that they can cause seizures.
enum FlashRate: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The most flashes a second that are no fault.
    var most = 3.0
    /// Whether tracks named `opacity` count as black coming and going on white.
    var opacity = true
  }

  static let documentation = RuleDocumentation(
    "flash-rate", .motion, .error,
    summary: "an animation flashes more than three times a second",
    explanation: """
      Flashes more often than three times in any second can cause seizures (WCAG 2.2, 2.3.1, at level \
      A). A flash is a pair of opposing changes of relative luminance by at least 0.1 of which the \
      darker image is below 0.8, or of opposing changes to and from a saturated red. Make the pulse \
      slower, or its colors more alike. Tracks of colors count, and those named `opacity`, as if \
      something black came and went on white. Small areas are safe by that criterion; the rule cannot \
      know them, so allow it there and say how small.
      """,
    bad: [
      MotionExample.pulse("0, 0, 0", "1, 1, 1", milliseconds: "100"),
      MotionExample.pulse("1, 0, 0", "0.5, 0.2, 0.2", milliseconds: "120"),
      MotionExample.pulse("0, 0, 0", "1, 1, 1", options: #"{ "most": 0.5 }"#),
      """
      { "blink": { "$extensions": { "dev.tokenc.animation": {
        "tracks": { "opacity": { "type": "number", "keyframes": [
          { "offset": 0, "value": 0 }, { "offset": 0.5, "value": 1 }, { "offset": 1, "value": 0 }] } },
        "duration": { "value": 100, "unit": "ms" }, "iterations": "infinite" } } } }
      """,
    ],
    good: [
      MotionExample.pulse(), MotionExample.pulse("0, 0, 0", "1, 1, 1"),
      MotionExample.pulse(milliseconds: "100", options: #"{ "most": 6 }"#),
      MotionExample.pulse("0.9, 0.9, 0.9", "0.93, 0.93, 0.93", milliseconds: "100"),
      RuleExample(
        DiagnosticCode.Example(
          .tokens,
          """
          { "blink": { "$extensions": { "dev.tokenc.animation": {
            "tracks": { "opacity": { "type": "number", "keyframes": [
              { "offset": 0, "value": 0 }, { "offset": 0.5, "value": 1 }, { "offset": 1, "value": 0 }] } },
            "duration": { "value": 100, "unit": "ms" }, "iterations": "infinite" } } } }
          """), options: #"{ "opacity": false }"#),
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("most", into: \.most, "The most flashes a second that are no fault."),
    .flag("opacity", into: \.opacity, "Tracks named `opacity` count as black on white."),
  ]

  /// The longest time that is looked at, in seconds, and the most samples.
  private static let longest = 60.0
  private static let mostSamples = 40_000

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for animation in context.animations {
      let found = context.fault(in: animation) { value, _ -> (track: String, changes: Int)? in
        for (index, track) in value.tracks.enumerated()
        where canFlash(track, of: value, options) {
          let changes = changes(ofTrack: index, of: value)
          if Double(changes) > 2 * options.most { return (track.name, changes) }
        }
        return nil
      }
      guard let found else { continue }
      let flashes = (Double(found.fault.changes) / 2).decimalText
      report.add(
        animation.subject,
        "track `\(found.fault.track)` flashes \(flashes) times in a second, more than "
          + options.most.decimalText,
        at: context.span(["tracks", found.fault.track], of: animation),
        help: "make it slower, or its values more alike", contexts: found.contexts)
    }
  }

  /// Whether a track has enough turns in a second, at most, to be worth a closer look.
  private static func canFlash(
    _ track: KeyframeTrack, of animation: Animation, _ options: Options
  ) -> Bool {
    let segments: Int
    switch track.keyframes {
    case .color(let keyframes, _): segments = keyframes.count
    case .number(let keyframes):
      guard options.opacity, track.name == "opacity" else { return false }
      segments = keyframes.count
    case .dimension: return false
    }
    let seconds = animation.timing.duration.seconds
    guard seconds > 0, segments > 1 else { return false }
    // Springs, and curves that leave 0 to 1, may turn within a segment.
    let iterations = min(animation.timing.iterations.value, 1 / seconds + 2)
    return iterations * Double(segments + 1) * 8 > 2 * options.most
  }

  private static func changes(ofTrack index: Int, of animation: Animation) -> Int {
    var timing = animation.timing
    timing.delay = .zero
    timing.fill = .both
    let seconds = timing.duration.seconds
    let isAlternating =
      timing.direction == .alternate || timing.direction == .alternateReverse
    // Everything that a second can hold: a whole period, and a second more.
    let whole = min(seconds * (isAlternating ? 2 : 1) + 1, seconds * timing.iterations.value)
    let length = min(whole, longest)
    let step = max(min(0.004, seconds / 16), length / Double(mostSamples))
    let sampler = TrackSampler(
      animation.tracks[index], easing: animation.easing, duration: timing.duration)
    var meter = FlashMeter()
    var number = 0
    while true {
      let time = Double(number) * step
      guard time <= length + step / 2, let moment = Nanoseconds(seconds: time),
        let sample = timing.sample(at: moment)
      else { break }
      meter.add(color(sampler.value(at: sample.progress, before: sample.isBefore)), at: time)
      number += 1
    }
    return meter.mostChangesInASecond
  }

  /// What a value shows, on white.
  private static func color(_ value: TrackValue) -> Color {
    let white = Color(red: 1, green: 1, blue: 1)
    switch value {
    case .color(let color): return color.composited(over: white)
    case .number(let opacity):
      return Color(red: 0, green: 0, blue: 0, alpha: opacity).composited(over: white)
    case .dimension: return white
    }
  }
}

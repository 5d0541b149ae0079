import TokenModel
import TokenMotion

/// Pulses that begin with their weaker end.
enum PulseOrder: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// What the pulse lies on.
    var surface = Surface.automatic
  }

  static let documentation = RuleDocumentation(
    "pulse-order", .motion,
    summary: "a pulse does not begin with its stronger color",
    explanation: """
      The first color of a pulse is what shows at once, and what stays if motion is reduced: it should \
      be the one that stands out most from the surface, in every theme. Swap the colors, or those of \
      the theme. Contrast is that of WCAG 2, because APCA gives 0 for greys as close as these. The \
      surface is white, and black in contexts with `dark` in their name, unless `surface` says \
      otherwise.
      """,
    bad: [
      MotionExample.pulse("0.91, 0.91, 0.92", "0.82, 0.82, 0.84"),
      MotionExample.pulse(options: #"{ "surface": "black" }"#),
      themed(options: #"{ "surface": { "light": "white", "dark": "white" } }"#),
    ],
    good: [
      MotionExample.pulse(),
      MotionExample.pulse(
        "0.91, 0.91, 0.92", "0.82, 0.82, 0.84", options: ##"{ "surface": "#000000" }"##),
      themed(options: nil),
    ])

  /// A pulse that is right on white in the light theme and on black in the dark one.
  private static func themed(options: String?) -> RuleExample {
    func context(_ first: String, _ second: String) -> String {
      func color(_ level: String) -> String {
        #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)] } }"#
      }
      return #"[{ "a": \#(color(first)), "b": \#(color(second)) }]"#
    }
    return .files(
      """
      -- example.resolver.json --
      { "version": "2025.10",
        "resolutionOrder": [{ "$ref": "#/sets/pulse" }, { "$ref": "#/modifiers/theme" }],
        "sets": { "pulse": { "sources": [{ "pulse": { "$extensions": { "dev.tokenc.animation": {
          "tracks": { "color": { "type": "color", "keyframes": [
            { "offset": 0, "value": "{a}" }, { "offset": 1, "value": "{b}" }] } },
          "duration": { "value": 480, "unit": "ms" }, "iterations": "infinite",
          "reducedMotion": { "hold": 0 } } } } }] } },
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": \(context("0.8", "0.9")),
          "dark": \(context("0.4", "0.3")) } } } }
      """, options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [Surface.option(into: \.surface)]

  /// By how much a later colour may exceed the first before it counts as stronger.
  private static let slack = 0.001

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    guard !context.animations.isEmpty else { return }
    let surface = ResolvedSurface(options.surface, context)
    for problem in surface.problems { report.add(.group(.root), problem, at: nil) }
    for animation in context.animations {
      let support = surface.support(with: animation.record.support)
      let found = context.fault(in: animation, over: support) { value, theme -> Weakness? in
        guard value.isPulse, let ground = surface.color(in: theme) else { return nil }
        return value.colorTracks.lazy.compactMap { weakness(of: $0, of: value, on: ground) }.first
      }
      guard let found else { continue }
      let worst = found.fault
      report.add(
        animation.subject,
        "the pulse begins with a contrast of \(text(worst.first)) and goes to \(text(worst.later))",
        at: context.span(ofKeyframe: worst.start, in: worst.track, of: animation),
        labels: [
          .init(
            span: context.span(ofKeyframe: worst.stronger, in: worst.track, of: animation),
            text: "the stronger color")
        ], help: "begin with the color that has more contrast against the surface",
        contexts: found.contexts)
    }
  }

  private struct Weakness {
    var track: String
    var start: Int
    var stronger: Int
    var first: Double
    var later: Double
  }

  private static func weakness(
    of track: Animation.ColorTrack, of animation: Animation, on ground: Color
  ) -> Weakness? {
    guard track.keyframes.count > 1 else { return nil }
    let contrasts = track.keyframes.map {
      $0.value.composited(over: ground).contrastRatio(to: ground)
    }
    let start = animation.firstKeyframe(of: track)
    guard let stronger = contrasts.indices.max(by: { contrasts[$0] < contrasts[$1] }),
      contrasts[stronger] > contrasts[start] + slack
    else { return nil }
    return Weakness(
      track: track.name, start: start, stronger: stronger, first: contrasts[start],
      later: contrasts[stronger])
  }

  private static func text(_ contrast: Double) -> String {
    ((contrast * 1000).rounded() / 1000).decimalText
  }
}

import TokenModel
import TokenMotion

/// Colours that a display cannot show.
enum OutOfGamut: LintRule {
  /// A gamut.
  enum Gamut: String, CaseIterable, Sendable {
    case srgb
    case displayP3 = "display-p3"
    case rec2020
  }

  /// What the rule can be told.
  struct Options: Sendable {
    /// What the displays can show.
    var gamut = Gamut.displayP3
  }

  static let documentation = RuleDocumentation(
    "out-of-gamut", .color,
    summary: "a color lies outside what displays can show",
    explanation: """
      Every device maps such a color to one that it can show, each in its own way, so that nobody \
      sees what was chosen. Less chroma at the same lightness and hue mostly brings it inside. By \
      default the limit is Display P3, which good displays show today; `srgb` is the limit of the \
      others.
      """,
    bad: [
      #"{ "hot": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 30] } } }"#,
      RuleExample(
        #"{ "hot": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } } }"#,
        options: #"{ "gamut": "srgb" }"#),
    ],
    good: [
      #"{ "hot": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } } }"#
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .choice("gamut", into: \.gamut, "What the displays can show.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    guard let gamut = ColorSpace(name: options.gamut.rawValue) else { return }
    for value in context.written[.color] {
      guard case .color(let color)? = context.tokens.values[Int(value.slot)] else { continue }
      let space = color.color.space
      // RGB spaces are checked by the reader; sRGB is inside all of these.
      if space == .srgb || space == .hsl || space == .hwb || space == gamut { continue }
      guard !color.color.isInGamut(of: gamut) else { continue }
      report.add(
        .token(value.token),
        "`\(context.path(value.token))` is outside the gamut of \(options.gamut.rawValue)",
        at: context.valueSpan(value.occurrence),
        help: "the nearest inside is \(color.color.gamutMapped(to: gamut).cssText)",
        contexts: context.contexts(of: value))
    }
  }
}

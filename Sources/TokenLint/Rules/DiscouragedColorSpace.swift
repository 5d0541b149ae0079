import TokenModel
import TokenMotion

/// Colours in spaces that a team has turned its back on.
enum DiscouragedColorSpace: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The spaces that are reported.
    var spaces: Set<ColorSpace> = [.hsl, .hwb]
  }

  static let documentation = RuleDocumentation(
    "discouraged-color-space", .color, .note, preset: .strict,
    summary: "a color is written in a discouraged space",
    explanation: """
      The lightness of `hsl` and `hwb` is not what eyes see: yellow and blue of one lightness differ \
      like white and black. Scales are better made in `oklch`, or written in `srgb`. Which spaces are \
      discouraged is said by `spaces`.
      """,
    bad: [
      #"{ "a": { "$type": "color", "$value": { "colorSpace": "hsl", "components": [30, 50, 50] } } }"#,
      RuleExample(
        #"{ "a": { "$type": "color", "$value": { "colorSpace": "lab", "components": [30, 5, 5] } } }"#,
        options: #"{ "spaces": ["lab", "lch"] }"#),
    ],
    good: [
      #"{ "a": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 50] } } }"#
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    ConfigurationOption(
      "spaces", .list(.choice(ColorSpace.allCases.map(\.name))), "The spaces that are reported."
    ) { value, options in
      guard case .list(let items) = value else { return nil }
      options.spaces = Set(items.compactMap(\.text).compactMap { ColorSpace(name: $0) })
      return nil
    }
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for value in context.written[.color] {
      guard case .color(let color)? = context.tokens.values[Int(value.slot)],
        options.spaces.contains(color.color.space)
      else { continue }
      report.add(
        .token(value.token),
        "`\(context.path(value.token))` is written in \(color.color.space.name)",
        at: context.valueSpan(value.occurrence), contexts: context.contexts(of: value))
    }
  }
}

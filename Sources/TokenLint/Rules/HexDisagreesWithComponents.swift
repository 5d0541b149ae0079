import TokenModel
import TokenMotion
import TokenSyntax

/// Fallbacks that are another colour.
enum HexDisagreesWithComponents: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// How far each of red, green and blue may be off, in steps of 1/255.
    var tolerance = 1.0
  }

  static let documentation = RuleDocumentation(
    "hex-disagrees-with-components", .color,
    summary: "the `hex` of a color is not the color of its components",
    explanation: """
      `hex` is a fallback for tools that do not know the color space; all others go by the \
      components. The two show different colors here: one of them was edited and the other \
      forgotten. Correct the one that is wrong, or remove `hex`. A color outside sRGB may have any \
      fallback that looks about the same. `lint --fix` writes the color of the components as `hex`.
      """,
    bad: [
      """
      { "grey": { "$type": "color", "$value": {
        "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "hex": "#707070" } } }
      """,
      RuleExample(
        """
        { "grey": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "hex": "#808080" } } }
        """, options: #"{ "tolerance": 0.4 }"#),
    ],
    good: [
      """
      { "grey": { "$type": "color", "$value": {
        "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "hex": "#808080" } } }
      """
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive(
      "tolerance", into: \.tolerance,
      "How far red, green and blue may be off, in steps of 1/255.")
  ]

  /// How different a fallback of a colour outside sRGB may look, as a distance in Oklab.
  private static let looseDistance = 0.08

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for value in context.written[.color] {
      guard case .color(let color)? = context.tokens.values[Int(value.slot)], let hex = color.hex,
        !agrees(hex, color.color, options.tolerance)
      else { continue }
      let right = RGBA8(color.color.gamutMapped(to: .srgb))
      let text = RGBA8(red: right.red, green: right.green, blue: right.blue).hex
      report.add(
        .token(value.token), "`hex` is \(hex.text), but the components are \(text)",
        at: context.valueSpan(value.occurrence), contexts: context.contexts(of: value),
        fix: edits(from: hex, to: text, in: value.occurrence, context))
    }
  }

  /// Writes the color of the components as `hex`, in the case of the digits that are there.
  private static func edits(
    from old: HexText, to new: String, in occurrence: UInt32, _ context: LintContext
  ) -> [Edit] {
    let tree = context.tree(of: occurrence)
    let value = context.tokens.occurrences[Int(occurrence)].value
    let isUpper = old.text.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
    let text = isUpper ? new.uppercased() : new
    guard let node = tree.member(value, .hex), tree.isString(node), text != old.text else {
      return []
    }
    return [Edit(span: tree.span(node), text: "\"\(text)\"")]
  }

  private static func agrees(_ hex: HexText, _ color: Color, _ tolerance: Double) -> Bool {
    let srgb = color.space == .srgb ? color : color.converted(to: .srgb)
    let steps = ColorComponents(
      Double(hex.rgb >> 16 & 255), Double(hex.rgb >> 8 & 255), Double(hex.rgb & 255))
    let isNear = (0..<3).allSatisfy {
      (srgb.components[$0] * 255 - steps[$0]).magnitude <= tolerance
    }
    if isNear { return true }
    guard !srgb.isInGamut(of: .srgb) else { return false }
    let fallback = Color(
      red: steps.first / 255, green: steps.second / 255, blue: steps.third / 255)
    return [GamutMapping.reduceChroma, .clip].contains {
      color.gamutMapped(to: .srgb, method: $0).deltaEOK(to: fallback) < looseDistance
    }
  }
}

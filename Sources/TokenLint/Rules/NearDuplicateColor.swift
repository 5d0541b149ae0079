import TokenModel
import TokenMotion

/// Colours that nobody can tell apart.
enum NearDuplicateColor: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The distance in Oklab below which two colours are near; one just sees 0.02.
    var distance = 0.01
  }

  static let documentation = RuleDocumentation(
    "near-duplicate-color", .color, preset: .strict,
    summary: "two colors are so similar that nobody can tell them apart",
    explanation: """
      A palette grows such colours when values are picked by eye. One of the two can go. Distances are \
      those of Oklab (ΔE-OK), in which about 0.02 is just visible; colours of different opacity are not \
      compared, and equal ones are `duplicate-value`. The default theme is looked at, and each colour \
      is reported once.
      """,
    bad: [colors("0.5, 0.5, 0.5", "0.502, 0.5, 0.5", options: nil)],
    good: [
      colors("0.5, 0.5, 0.5", "0.55, 0.5, 0.5", options: nil),
      colors("0.5, 0.5, 0.5", "0.502, 0.5, 0.5", options: #"{ "distance": 0.0001 }"#),
    ])

  private static func colors(_ a: String, _ b: String, options: String?) -> RuleExample {
    let text = """
      { "$type": "color",
        "a": { "$value": { "colorSpace": "srgb", "components": [\(a)] } },
        "b": { "$value": { "colorSpace": "srgb", "components": [\(b)] } } }
      """
    return RuleExample(DiagnosticCode.Example(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("distance", into: \.distance, "The distance in Oklab below which two are near.")
  ]

  /// A cube of space with twice the distance as its side: all that is near a colour lies in its own
  /// cube and in the seven that are nearest.
  private struct Cell: Hashable {
    var x: Int32
    var y: Int32
    var z: Int32
    var alpha: Double
  }

  private struct Entry {
    var color: ColorComponents
    var token: TokenID
  }

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let theme = tokens.defaultTheme
    var cells: [Cell: [Entry]] = [:]
    var seen: Set<Color> = []
    for value in context.written[.color] {
      guard
        tokens[value.token].support == 0
          || tokens.winner(of: value.token, in: theme)
            == Int(value.occurrence),
        case .color(let color)? = tokens.values[Int(value.slot)],
        seen.insert(color.color).inserted
      else { continue }
      let place = color.color.converted(to: .oklab).components
      let near = neighbours(of: place, color.color.alpha, options.distance)
      let found = near.lazy.compactMap { cells[$0] }.joined().first {
        isNear($0.color, place, options.distance)
      }
      guard let found else {
        // Only colours that are far from all others are kept, so that no cube fills up.
        cells[near[0], default: []].append(Entry(color: place, token: value.token))
        continue
      }
      guard found.color != place else { continue }
      report.add(
        .token(value.token),
        "`\(context.path(value.token))` can hardly be told from `\(context.path(found.token))`",
        at: context.valueSpan(value.occurrence),
        labels: context.nameSpan(.token(found.token)).map { [.init(span: $0, text: "the other")] }
          ?? [])
    }
  }

  /// The cube of a place and the seven next to its nearest corner.
  private static func neighbours(
    of place: ColorComponents, _ alpha: Double, _ distance: Double
  ) -> [Cell] {
    func axis(_ value: Double) -> (own: Int32, other: Int32) {
      // Oklab has no limits; far outside everything shares the last cubes.
      let scaled = min(max(value / (2 * distance), -1e9), 1e9)
      let own = scaled.rounded(.down)
      return (Int32(own), Int32(scaled - own < 0.5 ? own - 1 : own + 1))
    }
    let (x, y, z) = (axis(place.first), axis(place.second), axis(place.third))
    var result: [Cell] = []
    for first in [x.own, x.other] {
      for second in [y.own, y.other] {
        for third in [z.own, z.other] {
          result.append(Cell(x: first, y: second, z: third, alpha: alpha))
        }
      }
    }
    return result
  }

  private static func isNear(_ a: ColorComponents, _ b: ColorComponents, _ distance: Double) -> Bool
  {
    let (x, y, z) = (a.first - b.first, a.second - b.second, a.third - b.third)
    return x * x + y * y + z * z < distance * distance
  }
}

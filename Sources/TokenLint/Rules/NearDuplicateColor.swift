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
      A palette grows such colors when values are picked by eye. One of the two can go. Distances are \
      those of Oklab (ΔE-OK), in which about 0.02 is just visible; colors of different opacity are not \
      compared, and equal ones are `duplicate-value`. The default theme is looked at, and each color \
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

  static let isLong = true

  static let options: [ConfigurationOption<Options>] = [
    .positive("distance", into: \.distance, "The distance in Oklab below which two are near.")
  ]

  /// A color that is far from all before it.
  private struct Entry {
    var place: ColorComponents
    var alpha: Double
    var token: TokenID
    /// The entry before it in the same cube; -1 for none.
    var next: Int32
  }

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let theme = tokens.defaultTheme
    // The last entry of each cube of space. Only colors that are far from all others are kept, so
    // that no cube fills up.
    var cubes = CubeTable()
    var entries: [Entry] = []
    for value in context.written[.color] {
      guard
        tokens[value.token].support == 0
          || tokens.winner(of: value.token, in: theme) == Int(value.occurrence),
        case .color(let color)? = tokens.values[Int(value.slot)]
      else { continue }
      let place = color.color.converted(to: .oklab).components
      let (x, y, z) = (
        Axis(place.first, options.distance), Axis(place.second, options.distance),
        Axis(place.third, options.distance)
      )
      var near = Int32(-1)
      search: for corner in 0..<8 {
        let cube = x[corner & 1] << 42 | y[corner >> 1 & 1] << 21 | z[corner >> 2]
        var index = cubes[cube]
        while index >= 0 {
          let entry = entries[Int(index)]
          if entry.alpha == color.color.alpha, isNear(entry.place, place, options.distance) {
            near = index
            break search
          }
          index = entry.next
        }
      }
      if near < 0 {
        let cube = x[0] << 42 | y[0] << 21 | z[0]
        entries.append(
          Entry(
            place: place, alpha: color.color.alpha, token: value.token, next: cubes[cube]))
        cubes[cube] = Int32(entries.count - 1)
        continue
      }
      let other = entries[Int(near)]
      guard other.place != place else { continue }
      report.add(
        .token(value.token),
        "`\(context.path(value.token))` can hardly be told from `\(context.path(other.token))`",
        at: context.valueSpan(value.occurrence),
        labels: context.nameSpan(.token(other.token)).map { [.init(span: $0, text: "the other")] }
          ?? [])
    }
  }

  /// The cubes along one axis in which something near a place can lie, as 21 bits each. A cube has
  /// twice the distance as its side, so it is the place's own cube and the one at its nearer side.
  private struct Axis {
    private let own: UInt64
    private let other: UInt64

    init(_ value: Double, _ distance: Double) {
      // Oklab has no limits; what is far outside shares cubes with other places, which costs time
      // and nothing else.
      let scaled = min(max(value / (2 * distance), -1e15), 1e15)
      let floor = scaled.rounded(.down)
      own = UInt64(truncatingIfNeeded: Int64(floor)) & 0x1F_FFFF
      let side: Int64 = scaled - floor < 0.5 ? -1 : 1
      other = UInt64(truncatingIfNeeded: Int64(floor) + side) & 0x1F_FFFF
    }

    subscript(side: Int) -> UInt64 { side == 0 ? own : other }
  }

  private static func isNear(
    _ a: ColorComponents, _ b: ColorComponents, _ distance: Double
  ) -> Bool {
    let (x, y, z) = (a.first - b.first, a.second - b.second, a.third - b.third)
    return x * x + y * y + z * z < distance * distance
  }
}

import TokenModel
import TokenMotion
import TokenSyntax

/// Distances that are no multiple of the grid.
enum OffGrid: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The step of the grid in pixels.
    var base = 4.0
    /// Up to here, in pixels, everything goes: hairlines and half steps.
    var free = 4.0
    /// The pixels of one rem.
    var rootSize = 16.0
    /// Words of names that make a dimension a distance.
    var words = ["space", "spacing", "gap", "padding", "margin", "inset", "gutter"]
  }

  static let documentation = RuleDocumentation(
    "off-grid", .size, preset: .strict,
    summary: "a distance is no multiple of the grid",
    explanation: """
      Distances that are multiples of one step line up with each other. Dimensions count whose path has \
      one of `words` in it; those of at most `free` pixels are left alone, and so are units that \
      depend on something else, such as `em`.
      """,
    bad: [
      gap("18", "px", options: nil),
      gap("12", "px", options: #"{ "base": 8 }"#),
      gap("3", "px", options: #"{ "free": 2 }"#),
      gap("1", "rem", options: #"{ "rootSize": 10 }"#),
      gap("18", "px", name: "width", options: #"{ "words": ["width"] }"#),
    ],
    good: [
      gap("16", "px", options: nil), gap("1.5", "rem", options: nil), gap("2", "px", options: nil),
      gap("18", "px", name: "width", options: nil),
    ])

  private static func gap(
    _ value: String, _ unit: String, name: String = "gap", options: String?
  ) -> RuleExample {
    RuleExample(
      DiagnosticCode.Example(
        .tokens,
        #"{ "\#(name)": { "$type": "dimension", "$value": { "value": \#(value), "unit": "\#(unit)" } } }"#
      ),
      options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("base", into: \.base, "The step of the grid in pixels."),
    .positive("free", into: \.free, "Up to here, in pixels, everything goes."),
    .positive("rootSize", into: \.rootSize, "The pixels of one rem."),
    .texts("words", into: \.words, "Words of names that make a dimension a distance."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let values = context.written[.dimension]
    guard !values.isEmpty else { return }
    let tokens = context.tokens
    let wanted = Set(options.words)
    let groups = context.groups(named: wanted)
    let names = context.words.map { !wanted.isDisjoint(with: $0) }
    for value in values {
      let token = tokens[value.token]
      guard groups[Int(token.group.rawValue)] || names[Int(token.name.rawValue)],
        case .dimension(let dimension)? = tokens.values[Int(value.slot)],
        let pixels = dimension.pixels(rootSize: options.rootSize)
      else { continue }
      let steps = pixels / options.base
      guard pixels.magnitude > options.free, (steps - steps.rounded()).magnitude > 1e-6 else {
        continue
      }
      let nearest = (steps.rounded() * options.base).roundedToSignificantDigits().decimalText
      report.add(
        .token(value.token),
        "`\(context.path(value.token))` is no multiple of \(options.base.decimalText) px",
        at: context.valueSpan(value.occurrence), help: "the nearest is \(nearest) px",
        contexts: context.contexts(of: value))
    }
  }
}

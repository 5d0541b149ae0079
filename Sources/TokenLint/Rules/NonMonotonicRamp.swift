import TokenModel
import TokenMotion
import TokenSyntax

/// Scales of a colour that turn back.
enum NonMonotonicRamp: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The fewest steps that make a ramp.
    var fewest = 5.0
    /// How far the lightness of Oklch may go back.
    var tolerance = 0.005
  }

  static let documentation = RuleDocumentation(
    "non-monotonic-ramp", .color,
    summary: "the lightness of a ramp goes back",
    explanation: """
      The steps of a ramp, such as `gray.50` to `gray.900`, get lighter or darker from each to the \
      next; people count on a higher number having more contrast. Here one step goes the other way: \
      two values were swapped, or one is mistyped. A ramp is the opaque colors of one group whose \
      names end in numbers and are the same before them. Series in which many steps turn back, such as \
      the colors of a chart, are no ramps and are left alone, and so are those of states (`hover`, \
      `pressed`, …), which are darker than one end of a ramp and lighter than the other.
      """,
    bad: [
      ramp([0.9, 0.8, 0.7, 0.75, 0.5, 0.4], options: nil),
      ramp([0.9, 0.7, 0.8], options: #"{ "fewest": 3 }"#),
    ],
    good: [
      ramp([0.9, 0.8, 0.7, 0.6, 0.5, 0.4], options: nil),
      ramp([0.9, 0.2, 0.7, 0.3, 0.8, 0.1], options: nil),
      ramp([0.9, 0.8, 0.7, 0.75, 0.5, 0.4], options: #"{ "tolerance": 0.1 }"#),
    ])

  /// A ramp of greys with the given lightnesses.
  private static func ramp(_ steps: [Double], options: String?) -> RuleExample {
    let members = steps.enumerated().map {
      #"  "\#(($0 + 1) * 100)": { "$value": { "colorSpace": "oklab", "components": [\#($1), 0, 0] } }"#
    }
    let text = "{ \"gray\": { \"$type\": \"color\",\n" + members.joined(separator: ",\n") + " } }"
    return RuleExample(DiagnosticCode.Example(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("fewest", into: \.fewest, "The fewest steps that make a ramp."),
    .positive("tolerance", into: \.tolerance, "How far the lightness, 0 to 1, may go back."),
  ]

  /// Words of states whose colours follow those of a ramp.
  private static let states: Set<String> = [
    "hover", "hovered", "active", "press", "pressed", "focus", "focused", "selected", "disabled",
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    let isState = context.groups(named: states)
    let steps = (0..<UInt32(tokens.names.count)).map { step(tokens.names.bytes(NameID($0))) }
    for index in tokens.groups.indices where !isState[index] {
      var ramps: [ArraySlice<UInt8>: [(number: Int, token: TokenID)]] = [:]
      var order: [ArraySlice<UInt8>] = []
      for id in context.children.tokens(in: GroupID(UInt32(index))) {
        guard let step = steps[Int(tokens[id].name.rawValue)], tokens.type(of: id) == .color else {
          continue
        }
        if ramps[step.stem] == nil { order.append(step.stem) }
        ramps[step.stem, default: []].append((step.number, id))
      }
      for stem in order {
        guard let ramp = ramps[stem], Double(ramp.count) >= options.fewest else { continue }
        check(ramp.sorted { $0.number < $1.number }.map(\.token), context, options, &report)
      }
    }
  }

  private static func check(
    _ ramp: [TokenID], _ context: LintContext, _ options: Options, _ report: inout LintReport
  ) {
    let tokens = context.tokens
    let support = context.jointSupport(ramp.map { tokens[$0].support })
    let answers = context.answers(over: support) { theme -> [Int]? in
      var lightness: [Double] = []
      for id in ramp {
        guard case .color(let color)? = tokens.value(of: id, in: theme), color.color.alpha >= 1
        else { return nil }
        lightness.append(color.color.converted(to: .oklab).components.first)
      }
      return turns(lightness, options.tolerance)
    }
    for position in ramp.indices {
      let holding = answers.filter { $0.answer.contains(position) }.map(\.combination)
      guard let first = holding.first else { continue }
      var theme = tokens.defaultTheme
      support.assign(first, to: &theme)
      let before = ramp[position - 1]
      report.add(
        .token(ramp[position]),
        "the ramp turns back between `\(context.path(before))` and "
          + "`\(tokens.names.string(tokens[ramp[position]].name))`",
        at: context.valueSpan(ramp[position], in: theme),
        labels: context.valueSpan(before, in: theme).map {
          [.init(span: $0, text: "the step before")]
        } ?? [],
        contexts: context.contexts(of: support, holding, among: answers.map(\.combination)))
    }
  }

  /// The steps that go against the direction of the ramp, if it has one: a fifth of them at most.
  private static func turns(_ lightness: [Double], _ tolerance: Double) -> [Int] {
    let rises = lightness.indices.dropFirst().count { lightness[$0] > lightness[$0 - 1] }
    let falls = lightness.indices.dropFirst().count { lightness[$0] < lightness[$0 - 1] }
    let direction: Double = rises > falls ? 1 : -1
    let turns = lightness.indices.dropFirst().filter {
      (lightness[$0] - lightness[$0 - 1]) * direction < -tolerance
    }
    return turns.count <= max(1, (lightness.count - 1) / 5) ? turns : []
  }

  /// The number at the end of a name and what is before it; nil for a name without one.
  private static func step(
    _ name: ArraySlice<UInt8>
  ) -> (stem: ArraySlice<UInt8>, number: Int)? {
    let digits = name.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard digits > 0, digits < 7 else { return nil }
    let number = name.suffix(digits).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (name.dropLast(digits), number)
  }
}

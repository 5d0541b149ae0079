import TokenModel
import TokenMotion
import TokenSyntax

/// Colours that cannot be told from what they lie on.
enum LowContrast: LintRule {
  /// How contrast is measured.
  enum Method: String, CaseIterable, Sendable {
    /// The ratio of WCAG 2.
    case wcag2
    /// The lightness contrast Lc of APCA.
    case apca
    /// Both, and both must suffice.
    case both
  }

  /// Foregrounds and what they lie on.
  struct Pair: Sendable {
    /// The foregrounds: each name is a text in which `*` stands for any text.
    var foreground: [String]
    /// The background, in whose names each `*` stands for what the one of the foreground stood for.
    var background: [String]
  }

  /// What the rule can be told.
  struct Options: Sendable {
    /// Pairs by their paths.
    var pairs: [Pair] = []
    /// Whether pairs are found by their names, too.
    var naming = true
    /// How contrast is measured.
    var method = Method.wcag2
    /// The least ratio of WCAG 2.
    var minimum = 4.5
    /// The least Lc of APCA, without its sign.
    var minimumLc = 60.0
  }

  static let documentation = RuleDocumentation(
    "low-contrast", .color,
    summary: "text and what it lies on differ too little",
    explanation: """
      People with weak eyes, or in the sun, cannot read it. WCAG 2.2 AA asks for 4.5 to 1 for text, and \
      3 to 1 for large text and controls: say so for those with an override. Pairs are given by \
      `pairs`, such as `{ "foreground": "button.*.text", "background": "button.*.fill" }`, and found by \
      names: `on-primary` beside `primary`, `primary-foreground` beside `primary`, and `foreground`, \
      `fg` or `text` beside `background` or `bg` in one group, with the same words around them. Every theme is looked at; a foreground \
      that lets its background through is laid over it. Names with `disabled` are left alone, as in \
      WCAG, and so are backgrounds that are not opaque.
      """,
    bad: [
      colors(("primary", "1, 0.8, 0"), ("on-primary", "1, 1, 1"), options: nil),
      colors(("bg", "1, 1, 1"), ("text", "0.6, 0.6, 0.6"), options: nil),
      colors(
        ("card", "1, 1, 1"), ("label", "0.7, 0.7, 0.7"),
        options:
          #"{ "pairs": [{ "foreground": "*.label", "background": "*.card" }] }"#),
      colors(
        ("primary", "0.2, 0.2, 0.2"), ("on-primary", "0.62, 0.62, 0.62"),
        options: #"{ "method": "apca" }"#),
      colors(
        ("primary", "0.2, 0.2, 0.2"), ("on-primary", "0.8, 0.8, 0.8"),
        options: #"{ "method": "apca", "minimumLc": 75 }"#),
    ],
    good: [
      colors(("primary", "0.1, 0.1, 0.5"), ("on-primary", "1, 1, 1"), options: nil),
      colors(
        ("primary", "1, 0.8, 0"), ("on-primary", "1, 1, 1"), options: #"{ "naming": false }"#),
      colors(
        ("primary", "0.5, 0.5, 0.5"), ("on-primary", "1, 1, 1"), options: #"{ "minimum": 3 }"#),
    ])

  /// Opaque colours of one group.
  private static func colors(_ colors: (String, String)..., options: String?) -> RuleExample {
    let members = colors.map {
      #""\#($0.0)": { "$value": { "colorSpace": "srgb", "components": [\#($0.1)] } }"#
    }
    let text =
      "{ \"color\": { \"$type\": \"color\",\n  " + members.joined(separator: ",\n  ") + " } }"
    return RuleExample(DiagnosticCode.Example(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    ConfigurationOption(
      "pairs", .list(.record(["foreground", "background"])),
      "Pairs by paths; a `*` in the background is what it was in the foreground."
    ) { value, options in
      guard case .list(let items) = value else { return nil }
      for case .record(let members) in items {
        let sides = ["foreground", "background"].map { side in
          (members[side] ?? "").split(separator: ".", omittingEmptySubsequences: false)
            .map(String.init)
        }
        guard sides.allSatisfy({ !$0.contains(where: \.isEmpty) && !$0.contains("**") }) else {
          return "a path is expected, such as `button.*.text`"
        }
        options.pairs.append(Pair(foreground: sides[0], background: sides[1]))
      }
      return nil
    },
    .flag("naming", into: \.naming, "Find pairs by their names, too."),
    .choice("method", into: \.method, "How contrast is measured."),
    .positive("minimum", into: \.minimum, "The least ratio of WCAG 2."),
    .positive("minimumLc", into: \.minimumLc, "The least Lc of APCA, without its sign."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    var pairs: [(foreground: TokenID, background: TokenID)] = []
    if options.naming { pairs += ContrastPairs.byName(context) }
    for pair in options.pairs { pairs += ContrastPairs.byPath(pair, context) }
    var seen: Set<[TokenID]> = []
    for pair in pairs where seen.insert([pair.foreground, pair.background]).inserted {
      check(pair.foreground, on: pair.background, context, options, &report)
    }
  }

  private static func check(
    _ foreground: TokenID, on background: TokenID, _ context: LintContext, _ options: Options,
    _ report: inout LintReport
  ) {
    let tokens = context.tokens
    guard !context.words(ofPath: foreground).contains("disabled"),
      !context.words(ofPath: background).contains("disabled")
    else { return }
    let support = context.jointSupport([tokens[foreground].support, tokens[background].support])
    let answers = context.answers(over: support) { theme -> Contrast? in
      guard case .color(let top)? = tokens.value(of: foreground, in: theme),
        case .color(let bottom)? = tokens.value(of: background, in: theme),
        bottom.color.alpha >= 1
      else { return nil }
      return Contrast(top.color.composited(over: bottom.color), bottom.color)
    }
    let faults = answers.filter { !$0.answer.suffices(options) }
    guard let worst = faults.min(by: { $0.answer.rank(options) < $1.answer.rank(options) }) else {
      return
    }
    var theme = tokens.defaultTheme
    support.assign(worst.combination, to: &theme)
    report.add(
      .token(foreground),
      "`\(context.path(foreground))` has \(worst.answer.text(options)) on "
        + "`\(context.path(background))`",
      at: context.valueSpan(foreground, in: theme),
      labels: context.valueSpan(background, in: theme).map {
        [.init(span: $0, text: "what it lies on")]
      } ?? [],
      contexts: context.contexts(
        of: support, faults.map(\.combination), among: answers.map(\.combination)))
  }

  /// How much two colours differ.
  private struct Contrast {
    var ratio: Double
    var lightness: Double

    init(_ foreground: Color, _ background: Color) {
      ratio = foreground.contrastRatio(to: background)
      lightness = foreground.apcaContrast(on: background).magnitude
    }

    func suffices(_ options: Options) -> Bool {
      switch options.method {
      case .wcag2: ratio >= options.minimum
      case .apca: lightness >= options.minimumLc
      case .both: ratio >= options.minimum && lightness >= options.minimumLc
      }
    }

    func rank(_ options: Options) -> Double { options.method == .apca ? lightness : ratio }

    func text(_ options: Options) -> String {
      // Cut and not rounded, so that 4.49 never reads as 4.5.
      let ratioText =
        "a contrast of \(cut(ratio, 100)) (\(cut(options.minimum, 100)) is needed)"
      let lightnessText = "Lc \(cut(lightness, 10)) (\(cut(options.minimumLc, 10)) is needed)"
      switch options.method {
      case .wcag2: return ratioText
      case .apca: return lightnessText
      case .both: return "\(ratioText) and \(lightnessText)"
      }
    }

    private func cut(_ value: Double, _ parts: Double) -> String {
      ((value * parts + 1e-9).rounded(.down) / parts).decimalText
    }
  }
}

import TokenModel
import TokenMotion

/// Text that is too small to read.
enum FontSizeTooSmall: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The smallest size in pixels.
    var least = 10.0
    /// The pixels of one rem.
    var rootSize = 16.0
  }

  static let documentation = RuleDocumentation(
    "font-size-too-small", .size,
    summary: "a font size is too small to read",
    explanation: """
      Below 10 pixels letters fall apart on most screens; Apple's smallest text style has 11 points, \
      Material's 11 sp. The sizes of text styles count, and dimensions whose path says `font-size` or \
      `text-size`; 0 is left alone.
      """,
    bad: [
      size("8", "px", options: nil), size("11", "px", options: #"{ "least": 12 }"#),
      size("0.7", "rem", options: #"{ "rootSize": 12 }"#),
      """
      { "caption": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
        "fontSize": { "value": 9, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.2 } } }
      """,
    ],
    good: [size("11", "px", options: nil), size("0.75", "rem", options: nil)])

  private static func size(_ value: String, _ unit: String, options: String?) -> RuleExample {
    let text = """
      { "font-size": { "sm": { "$type": "dimension",
        "$value": { "value": \(value), "unit": "\(unit)" } } } }
      """
    return RuleExample(DiagnosticCode.Example(.tokens, text), options: options)
  }

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .positive("least", into: \.least, "The smallest size in pixels."),
    .positive("rootSize", into: \.rootSize, "The pixels of one rem."),
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    let tokens = context.tokens
    func look(_ value: WrittenValue, _ size: Dimension) {
      guard let pixels = size.pixels(rootSize: options.rootSize), pixels > 0,
        pixels < options.least
      else { return }
      report.add(
        .token(value.token),
        "`\(context.path(value.token))` is \(pixels.roundedToSignificantDigits().decimalText) px, "
          + "less than \(options.least.decimalText)",
        at: context.valueSpan(value.occurrence), contexts: context.contexts(of: value))
    }
    for value in context.written[.typography] {
      if case .typography(let style)? = tokens.values[Int(value.slot)] {
        look(value, style.fontSize)
      }
    }
    for value in context.written[.dimension] {
      guard case .dimension(let size)? = tokens.values[Int(value.slot)],
        let pixels = size.pixels(rootSize: options.rootSize), pixels < options.least,
        isFontSize(context.words(ofPath: value.token))
      else { continue }
      look(value, size)
    }
  }

  /// Whether a path says that it is the size of text.
  private static func isFontSize(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      ($0 == "font" || $0 == "text") && ($1 == "size" || $1 == "sizes")
    }
  }
}

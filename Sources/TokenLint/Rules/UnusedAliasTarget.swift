import TokenModel

/// Primitives that no other token uses.
enum UnusedAliasTarget: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The tokens that exist to be referred to.
    var primitives = [
      "primitive", "primitives", "core", "palette", "global", "ref", "reference",
    ].compactMap(PathPattern.init)
  }

  static let documentation = RuleDocumentation(
    "unused-alias-target", .structure, preset: .strict, judgesAbsence: true,
    summary: "a primitive is used by no other token",
    explanation: """
      Primitives exist so that other tokens refer to them. One to which nothing refers is a leftover, \
      or its users repeat its value instead. Remove it, or refer to it. References in composite \
      values and in animations count as uses; deprecated tokens are left alone. Which tokens are \
      primitives is said by `primitives`.
      """,
    bad: [
      """
      { "palette": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 } },
        "gap": { "$type": "number", "$value": "{palette.a}" } }
      """,
      RuleExample(
        #"{ "base": { "$type": "number", "a": { "$value": 1 } } }"#,
        options: #"{ "primitives": ["base"] }"#),
    ],
    good: [
      """
      { "palette": { "$type": "number", "a": { "$value": 1 } },
        "gap": { "$type": "number", "$value": "{palette.a}" } }
      """,
      #"{ "gap": { "$type": "number", "$value": 1 } }"#,
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    .patterns("primitives", into: \.primitives, "The tokens that exist to be referred to.")
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    guard !options.primitives.isEmpty else { return }
    let selection = context.selection(options.primitives)
    guard selection.contains(true) else { return }
    let uses = context.useCounts
    let deprecations = context.deprecations
    for (index, isPrimitive) in selection.enumerated() where isPrimitive && uses[index] == 0 {
      guard !deprecations[index] else { continue }
      let id = TokenID(UInt32(index))
      report.add(
        .token(id), "nothing uses `\(context.path(id))`", at: context.nameSpan(.token(id)),
        help: "remove it, or refer to it where its value is repeated")
    }
  }
}

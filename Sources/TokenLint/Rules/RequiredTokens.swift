import TokenModel
import TokenSyntax

/// Tokens that a team has promised and that are not there.
enum RequiredTokens: LintRule {
  /// What the rule can be told.
  struct Options: Sendable {
    /// The paths that must exist.
    var paths: [String] = []
  }

  static let documentation = RuleDocumentation(
    "required-tokens", .structure, .error, judgesAbsence: true,
    summary: "a token that must exist does not",
    explanation: """
      `paths` lists what apps rely on: dotted paths, or patterns of which at least one token must \
      match. A token that is renamed or lost is then told here and not by a crash. Without paths the \
      rule finds nothing.
      """,
    bad: [
      RuleExample(
        #"{ "bg": { "pag": { "$type": "number", "$value": 1 } } }"#,
        options: #"{ "paths": ["bg.page"] }"#),
      RuleExample(
        #"{ "bg": { "page": { "$type": "number", "$value": 1 } } }"#,
        options: #"{ "paths": ["fg.*"] }"#),
    ],
    good: [
      RuleExample(
        #"{ "bg": { "page": { "$type": "number", "$value": 1 } } }"#,
        options: #"{ "paths": ["bg.page", "bg.*"] }"#)
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    ConfigurationOption("paths", .list(.text), "Paths, or patterns, of tokens that must exist.") {
      guard case .list(let items) = $0 else { return nil }
      $1.paths = items.compactMap(\.text)
      let wrong = $1.paths.first { PathPattern($0) == nil }
      return wrong.map { "`\($0)` is no path; write one such as `bg.page`" }
    }
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for path in options.paths {
      if path.contains("*") {
        guard let pattern = PathPattern(path), !context.selection([pattern]).contains(true) else {
          continue
        }
        report.add(.group(.root), "no token matches `\(path)`", at: nil)
      } else if context.token(at: path) == nil {
        let near = nearestMatch(to: path, among: context.tokens.tokenIDs.lazy.map(context.path))
        report.add(
          .group(.root), "there is no token `\(path)`", at: nil,
          help: near.map { "did you mean `\($0)`?" })
      }
    }
  }
}

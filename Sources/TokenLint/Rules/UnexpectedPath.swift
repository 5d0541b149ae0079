import TokenModel
import TokenSyntax

/// Paths that are not of the form that a team has agreed on.
enum UnexpectedPath: LintRule {
  /// The form of the paths of some tokens.
  struct Form: Sendable {
    /// The tokens.
    var paths: PathPattern
    /// What their dotted paths must match.
    var pattern: Pattern
  }

  /// What the rule can be told.
  struct Options: Sendable {
    /// The forms; without one the rule finds nothing.
    var patterns: [Form] = []
  }

  static let documentation = RuleDocumentation(
    "path-pattern", .naming,
    summary: "a path does not match the pattern of its group",
    explanation: """
      `patterns` holds what a team has agreed on: for the tokens that `paths` selects, a regular \
      expression that some part of the dotted path must match (write `^` and `$` for the whole). \
      Without patterns the rule finds nothing.
      """,
    bad: [
      RuleExample(
        #"{ "space": { "$type": "number", "medium": { "$value": 8 } } }"#,
        options:
          #"{ "patterns": [{ "paths": "space", "pattern": "^space\\.\\d+$" }] }"#)
    ],
    good: [
      RuleExample(
        #"{ "space": { "$type": "number", "200": { "$value": 8 } }, "x": { "$type": "number", "$value": 1 } }"#,
        options:
          #"{ "patterns": [{ "paths": "space", "pattern": "^space\\.\\d+$" }] }"#)
    ])

  static let defaults = Options()

  static let options: [ConfigurationOption<Options>] = [
    ConfigurationOption(
      "patterns", .list(.record(["paths", "pattern"])),
      "For the tokens that `paths` selects, a regular expression for their dotted path."
    ) { value, options in
      guard case .list(let items) = value else { return nil }
      for case .record(let members) in items {
        let text = members["pattern"] ?? ""
        guard let paths = PathPattern(members["paths"] ?? "") else {
          return "a pattern for paths is expected, such as `bg.*`"
        }
        guard let pattern = try? Pattern(text) else {
          return "`\(text)` is no regular expression"
        }
        options.patterns.append(Form(paths: paths, pattern: pattern))
      }
      return nil
    }
  ]

  static func check(_ context: LintContext, _ options: Options, _ report: inout LintReport) {
    for form in options.patterns {
      let selection = context.selection([form.paths])
      for id in context.tokens.tokenIDs where selection[Int(id.rawValue)] {
        let path = context.path(id)
        guard !form.pattern.matches(path) else { continue }
        report.add(
          .token(id), "`\(path)` does not match `\(form.pattern.source)`",
          at: context.nameSpan(.token(id)))
      }
    }
  }
}

import Testing
import TokenModel
import TokenSyntax

@testable import TokenLint

/// What `lint` in a configuration can say.
struct LintConfigurationTests {
  /// Two groups with a color each that no display can show.
  private let vivid: DiagnosticCode.Example = """
    { "$type": "color",
      "old": { "hot": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 30] } } },
      "new": { "hot": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 31] } } } }
    """

  private func findings(_ lint: String) throws -> [String] {
    try LintRun(vivid, lint: lint).findings.map { "\($0.tokenPath ?? ""): \($0.severity.name)" }
  }

  private func faults(_ lint: String) throws -> [String] {
    let run = try LintRun(vivid, lint: lint)
    #expect(run.findings.isEmpty)
    return run.reading.map { $0.message + ($0.help.map { " (\($0))" } ?? "") }
  }

  @Test func recommendedIsTheDefault() throws {
    #expect(try findings("{}") == ["old.hot: warning", "new.hot: warning"])
    #expect(try findings(#"{ "preset": "none" }"#) == [])
  }

  @Test func presetsContainEachOther() {
    let counts = LintPreset.allCases.map { preset in
      Rule.all.count { preset.includes($0.documentation.preset) }
    }
    #expect(counts[0] == 0)
    #expect(counts[1] > 20)
    #expect(counts[2] == Rule.all.count)
  }

  @Test func severitiesCanBeSet() throws {
    #expect(try findings(#"{ "rules": { "out-of-gamut": "allow" } }"#) == [])
    #expect(
      try findings(#"{ "rules": { "out-of-gamut": "error" } }"#)
        == ["old.hot: error", "new.hot: error"])
    #expect(
      try findings(#"{ "rules": { "out-of-gamut": { "severity": "note" } } }"#)
        == ["old.hot: note", "new.hot: note"])
  }

  @Test func aRuleRunsAsSoonAsItHasOptions() throws {
    let found = try findings(
      #"{ "preset": "none", "rules": { "discouraged-color-space": { "options": { "spaces": ["oklch"] } } } }"#
    )
    #expect(found == ["old.hot: note", "new.hot: note"])
  }

  @Test func overridesHoldForTheirPaths() throws {
    #expect(
      try findings(
        #"{ "overrides": [{ "paths": ["old"], "rules": { "out-of-gamut": "allow" } }] }"#)
        == ["new.hot: warning"])
    // The last override with a path counts, on top of what holds for all.
    #expect(
      try findings(
        """
        { "rules": { "out-of-gamut": { "severity": "note", "options": { "gamut": "rec2020" } } },
          "overrides": [
            { "paths": ["*.hot"], "rules": { "out-of-gamut": "error" } },
            { "paths": ["new"], "rules": {
              "out-of-gamut": { "options": { "gamut": "display-p3" } } } } ] }
        """) == ["old.hot: error", "new.hot: note"])
  }

  @Test func unknownNamesHaveSuggestions() throws {
    #expect(
      try faults(#"{ "rules": { "out-of-gamt": "error" } }"#)
        .contains { $0.contains("out-of-gamt") && $0.contains("did you mean `out-of-gamut`?") })
    #expect(
      try faults(#"{ "rules": { "out-of-gamut": { "options": { "gamt": "srgb" } } } }"#)
        .contains { $0.contains("gamt") && $0.contains("did you mean `gamut`?") })
    #expect(
      try faults(#"{ "rules": { "out-of-gamut": { "options": { "gamut": "srbg" } } } }"#)
        .contains { $0.contains("srgb") })
    #expect(try faults(#"{ "rules": { "out-of-gamut": "erorr" } }"#).count == 1)
    #expect(try faults(#"{ "preset": "recomended" }"#).contains { $0.contains("recommended") })
  }

  @Test func whatOnlyARuleSeesIsRefused() throws {
    #expect(
      try faults(
        #"{ "rules": { "path-pattern": { "options": { "patterns": [{ "paths": "a", "pattern": "(" }] } } } }"#
      ) == ["`(` is no regular expression"])
  }

  @Test func soundTokensAreLookedAtBesideFaultyOnes() throws {
    let run = try LintRun(
      """
      { "hot": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 30] } },
        "gap": { "$type": "number", "$value": "wide" },
        "base": { "$type": "number", "$value": 1 },
        "user": { "$type": "number", "$value": "{base}", "x": 1 } }
      """, lint: #"{ "preset": "strict", "rules": { "missing-description": "allow" } }"#)
    #expect(run.reading.hasErrors)
    // Nothing is said of `gap`, which has an error, nor that nothing uses it.
    #expect(run.findings.map(\.tokenPath) == ["hot"], "\(run.texts)")
  }

  @Test func nothingRunsWhereNobodyKnowsWhichTokensThereAre() throws {
    let run = try LintRun(
      """
      { "hot": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 30] } },
        "gap": }
      """)
    #expect(run.reading.hasErrors)
    #expect(run.findings.isEmpty)
  }

  @Test func inheritedTokensAreNoDuplicates() throws {
    for inheritance in [#""$extends": "{button}""#, ##""$ref": "#/button""##] {
      let run = try LintRun(
        DiagnosticCode.Example(
          .tokens,
          """
          { "main": { "$type": "color", \(inheritance) },
            "button": {
              "$type": "color",
              "fg": {
                "$type": "color",
                "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#000000" } },
              "deep": { "er": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } },
            "other": { "$type": "color", "$extends": "{button.deep}" } }
          """), lint: #"{ "preset": "strict" }"#)
      #expect(!run.reading.hasErrors)
      #expect(
        run.findings.map { "\($0.code) \($0.tokenPath ?? "")" } == [
          "missing-description button.fg", "redundant-type button.fg",
          "hex-disagrees-with-components button.fg", "missing-description button.deep.er",
        ], "\(run.texts)")
    }
  }
}

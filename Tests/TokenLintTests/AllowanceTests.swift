import Testing
import TokenCompiler
import TokenModel

@testable import TokenLint

/// `$extensions."dev.tokenc.allow"`.
struct AllowanceTests {
  private func texts(
    group: String = "", token: String = "", lint: String = "{}"
  ) throws -> [String] {
    func allow(_ text: String) -> String {
      text.isEmpty ? "" : #""$extensions": { "dev.tokenc.allow": \#(text) }, "#
    }
    let run = try LintRun(
      DiagnosticCode.Example(
        .tokens,
        """
        { "$type": "color", "bg": { \(allow(group))"hot": { \(allow(token))
          "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 30] } } } }
        """), lint: lint)
    #expect(run.reading.map(\.message) == [])
    return run.findings.map {
      "\($0.code) \($0.tokenPath ?? "") \($0.severity.name)" + ($0.help.map { ": \($0)" } ?? "")
    }
  }

  private let reason = #"{ "out-of-gamut": "Only for print" }"#

  @Test func aTokenOrAGroupAllowsARule() throws {
    #expect(try texts().map { $0.prefix(12) } == ["out-of-gamut"])
    #expect(try texts(token: reason) == [])
    #expect(try texts(group: reason) == [])
    #expect(try texts(group: reason, token: reason) == [])
  }

  @Test func whatIsNotNeededIsReported() throws {
    #expect(
      try texts(token: #"{ "out-of-gamut": "Print", "low-contrast": "Decoration" }"#)
        == ["unused-allow bg.hot warning: remove it"])
    // A rule that does not run cannot say that it is not needed.
    #expect(try texts(token: reason, lint: #"{ "preset": "none" }"#) == [])
    #expect(
      try texts(
        token: reason,
        lint: #"{ "overrides": [{ "paths": ["bg"], "rules": { "out-of-gamut": "allow" } }] }"#)
        == [])
    #expect(
      try texts(
        token: reason,
        lint: #"{ "rules": { "out-of-gamut": { "options": { "gamut": "rec2020" } } } }"#) == [])
  }

  @Test func unknownRulesAndMissingReasonsAreReported() throws {
    #expect(
      try texts(token: #"{ "out-of-gamut": "Print", "of-grid": "Half" }"#)
        == ["unknown-allow bg.hot warning: did you mean `off-grid`?"])
    #expect(
      try texts(token: #"{ "out-of-gamut": "  " }"#).map { $0.prefix(20) }
        == ["allow-without-reason", "out-of-gamut bg.hot "])
    #expect(try texts(token: "true").map { $0.prefix(20) }.contains("allow-without-reason"))
  }

  /// The examples of the codes, as `tokenc explain` prints them.
  @Test(arguments: DiagnosticCode.lintCodes.map(\.id))
  func examples(_ id: String) throws {
    let code = try #require(DiagnosticCode.lintCodes.first { $0.id == id })
    #expect(try LintRun(code.bad).findings.map(\.code) == [id])
    #expect(try LintRun(code.good).findings.map(\.code) == [])
  }
}

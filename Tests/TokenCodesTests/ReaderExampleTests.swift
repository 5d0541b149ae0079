import Testing
import TokenModel
import TokenSyntax

@testable import TokenReader

/// The examples of the reader's codes, read by the reader.
struct ReaderExampleTests {
  static let codes = DiagnosticCode.readerCodes
  static let leniencies = codes.filter(\.isLeniency)

  /// Codes that a bad example cannot do without.
  private static let companions: [String: Set<String>] = {
    var companions: [String: Set<String>] = ["json-too-many-faults": ["json-missing-colon"]]
    for code in DiagnosticCode.foreignCodes { companions[code.id] = ["foreign-dialect"] }
    companions["ambiguous-reference"]?.insert("renamed-token")
    return companions
  }()

  @Test(arguments: codes)
  func theBadExampleHasTheDefectAndNoOther(_ code: DiagnosticCode) throws {
    let run = ExampleRun(code.bad)
    #expect((run == nil) == (GeneratedExamples.bad[code.id] != nil))
    guard let run = run ?? GeneratedExamples.bad[code.id]?() else { return }
    let found = run.read().findings
    #expect(Set(found.map(\.code)) == Self.companions[code.id, default: []].union([code.id]))
    #expect(found.allSatisfy { $0.code != code.id || $0.severity == code.severity })
  }

  @Test(arguments: codes)
  func theGoodExampleIsWithoutFindings(_ code: DiagnosticCode) throws {
    let run = ExampleRun(code.good)
    #expect((run == nil) == (GeneratedExamples.good[code.id] != nil))
    guard let run = run ?? GeneratedExamples.good[code.id]?() else { return }
    let found = run.read().findings
    #expect(found.map { "\($0.code): \($0.message)" } == [])
  }

  /// A form outside the standard is an error to the letter of it, under this code or another.
  @Test(arguments: leniencies)
  func theStandardForbidsTheBadExample(_ code: DiagnosticCode) throws {
    let run = try #require(ExampleRun(code.bad, ReaderOptions(strength: .spec)))
    #expect(run.read().findings.hasErrors)
  }

  @Test(arguments: codes)
  func theStandardAllowsTheGoodExample(_ code: DiagnosticCode) {
    guard let run = ExampleRun(code.good, ReaderOptions(strength: .spec)) else { return }
    #expect(!run.read().findings.hasErrors)
  }

  /// What a configuration says of an adjustable code holds, wherever the code is reported.
  @Test(arguments: codes.filter(\.isAdjustable))
  func aConfigurationSetsTheLevel(_ code: DiagnosticCode) throws {
    for (level, severity) in [
      (ReaderOptions.Level.allow, nil), (.warn, Severity.warning), (.error, .error),
    ] {
      let run = try #require(ExampleRun(code.bad, ReaderOptions(levels: [code.id: level])))
      let found = run.read().findings
      #expect(found.first { $0.code == code.id }?.severity == severity)
    }
  }

  /// A configuration cannot make an error less than that.
  @Test func plainErrorsStayErrors() throws {
    let code = DiagnosticCode.missingType
    let run = try #require(ExampleRun(code.bad, ReaderOptions(levels: [code.id: .allow])))
    #expect(run.read().findings.map(\.severity) == [.error])
  }
}

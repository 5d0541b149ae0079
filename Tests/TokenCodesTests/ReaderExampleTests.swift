import Testing
import TokenModel
import TokenSyntax

@testable import TokenReader

/// The examples of the reader's codes, read by the reader.
struct ReaderExampleTests {
  static let codes = DiagnosticCode.readerCodes
  static let leniencies = codes.filter(\.isLeniency)

  /// Codes that nothing reports yet: the test says so when that changes.
  private static let pending: Set<String> = ["animation-shape"]

  @Test(arguments: codes)
  func theBadExampleHasTheDefectAndNoOther(_ code: DiagnosticCode) throws {
    let run = ExampleRun(code.bad)
    #expect((run == nil) == (GeneratedExamples.bad[code.id] != nil))
    guard let run = run ?? GeneratedExamples.bad[code.id]?() else { return }
    let found = run.read().findings
    withKnownIssue {
      #expect(Set(found.map(\.code)) == [code.id])
    } when: {
      Self.pending.contains(code.id)
    }
    #expect(found.allSatisfy { $0.severity == code.severity })
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
    let run = try #require(ExampleRun(code.bad, strength: .spec))
    #expect(run.read().findings.hasErrors)
  }

  @Test(arguments: codes)
  func theStandardAllowsTheGoodExample(_ code: DiagnosticCode) {
    guard let run = ExampleRun(code.good, strength: .spec) else { return }
    #expect(!run.read().findings.hasErrors)
  }
}

import Testing
import TokenSyntax

@testable import TokenModel

@Suite struct FileOrderTests {
  private func finding(_ message: String, at place: UInt32?) -> Diagnostic {
    Diagnostic(
      code: "a", .warning, message,
      at: place.map { SourceSpan(file: FileID(0), lower: $0, upper: $0 + 1) })
  }

  /// Few and many at one place, with and without one.
  @Test(arguments: [1, 3, 8, 9, 40])
  func keepsOneOfEqualFindings(count: Int) {
    let messages = (0..<count).map { "finding \($0)" }
    let findings = [7, nil, 3].flatMap { (place: UInt32?) in
      (messages + messages).map { finding($0, at: place) }
    }
    let expected = [nil, 3, 7].flatMap { (place: UInt32?) in
      messages.map { finding($0, at: place) }
    }
    #expect(findings.inFileOrder() == expected)
  }
}

import Testing
import TokenCompiler
import TokenModel

@testable import TokenReader

/// What `tokenc explain` prints is there for every code.
struct DocumentationTests {
  static let codes = DiagnosticCatalogue.all

  @Test(arguments: codes)
  func everyPartIsWritten(_ code: DiagnosticCode) {
    #expect(!code.summary.isEmpty)
    #expect(code.explanation.contains(".") && code.explanation.count > 60)
    #expect(!code.explanation.contains("\n\n\n"))
    // The one example that is rightly empty is an empty file.
    #expect(!code.bad.text.isEmpty || code.id == "json-empty")
    #expect(!code.good.text.isEmpty)
    #expect(code.bad != code.good)
    #expect(code.rule?.isEmpty != true)
  }

  /// A code without a rule has a reason to have none: it is no rule of a standard.
  @Test func rulesOfOurOwnAreKnown() {
    let others =
      (DiagnosticCode.animations + DiagnosticCode.foreignCodes + DiagnosticCode.studioCodes)
      .map(\.id)
    let own = DiagnosticCode.readerCodes.map { ($0.id, $0.rule) }
      .filter { $0.1 == nil && !others.contains($0.0) }.map(\.0)
    #expect(
      own.sorted() == [
        "extends-too-large", "json-too-many-faults",
        "json-unterminated-comment", "too-many-permutations", "unknown-mode",
      ])
  }

  @Test(arguments: codes)
  func namesAreInKebabCase(_ code: DiagnosticCode) {
    let words = code.id.split(separator: "-", omittingEmptySubsequences: false)
    #expect(
      words.allSatisfy { word in
        !word.isEmpty
          && word.utf8.allSatisfy {
            ("a"..."z").contains(Character(.init($0))) || (0x30...0x39).contains($0)
          }
      })
    #expect(code.id.first?.isLetter ?? false)
  }

  @Test func namesAreUnique() {
    let groups = Dictionary(grouping: Self.codes, by: \.id)
    #expect(groups.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  /// The command line promises that codes of JSON texts, and no others, begin with `json-`.
  @Test(arguments: codes)
  func onlyFaultsOfJSONTextsAreCalledSo(_ code: DiagnosticCode) {
    let isJSON = DiagnosticCode.jsonCodes.contains(code) && code.id != "duplicate-key"
    #expect(code.id.hasPrefix("json-") == isJSON)
  }

  /// `summary` is one line without a full stop, as lists of codes print it.
  @Test(arguments: codes)
  func summariesAreOnePhrase(_ code: DiagnosticCode) {
    #expect(!code.summary.contains("\n") && !code.summary.hasSuffix("."))
    #expect(code.summary.first?.isUppercase != true || code.summary.hasPrefix("Kotlin"))
  }
}

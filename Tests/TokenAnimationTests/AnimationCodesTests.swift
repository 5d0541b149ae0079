import Testing
import TokenModel
import TokenReader

/// What `tokenc explain` says of the codes of animations is true.
@Suite struct AnimationCodesTests {
  private static func read(_ example: DiagnosticCode.Example) -> Reading? {
    switch example.kind {
    case .tokens: Reading(example.text)
    case .resolver: Reading(resolver: example.text)
    case .text, .files, .configuration, .words: nil
    }
  }

  @Test func examples() throws {
    #expect(DiagnosticCode.animations.count == 13)
    for code in DiagnosticCode.animations {
      #expect(!code.summary.isEmpty && !code.explanation.isEmpty)
      let bad = try #require(Self.read(code.bad))
      #expect(Set(bad.diagnostics.map(\.code)) == [code.id], "\(code.id): \(bad.errors)")
      let good = try #require(Self.read(code.good))
      #expect(good.diagnostics.isEmpty, "\(code.id): \(good.errors)")
      #expect(!good.tokens.animations.isEmpty)
    }
  }
}

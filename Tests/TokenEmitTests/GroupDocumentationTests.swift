import Testing
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenEmit

@Suite("What is said of all tokens") struct GroupDocumentationTests {
  private func tokens(_ texts: [String]) -> ThemedTokens {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addTokenFiles(
      texts.enumerated().map { ("\($0.offset).tokens.json", Array($0.element.utf8)) })
    let (project, _, _) = builder.finish()
    return readTokens(of: project, ReaderOptions()).tokens
  }

  @Test("the root's description if one file has it, and none that is true of one of several")
  func root() {
    let first = #"{ "$description": "Mine.", "a": { "$type": "number", "$value": 1 } }"#
    let second = #"{ "$description": "Yours.", "b": { "$type": "number", "$value": 1 } }"#
    let one = tokens([first])
    #expect(SwiftProject.swift(one).contains("/// Mine.\npublic enum Tokens {"))
    #expect(KotlinProject.kotlin(one).contains("/** Mine. */\nobject Tokens {"))
    let both = tokens([first, second])
    #expect(SwiftProject.swift(both).contains("/// The design tokens.\npublic enum Tokens {"))
    #expect(KotlinProject.kotlin(both).contains("/** The design tokens. */\nobject Tokens {"))
  }
}

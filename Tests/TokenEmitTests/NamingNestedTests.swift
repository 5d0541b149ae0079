import Testing
import TokenModel
import TokenReader

@testable import TokenEmit

@Suite struct NamingNestedTests {
  private func names(_ tokens: ThemedTokens) -> NestedNames {
    @Sendable func legal(_ text: [UInt8]) -> [UInt8] {
      text.first.map { $0.isASCIIDigit } ?? false ? [UInt8(ascii: "_")] + text : text
    }
    return NestedNames(
      tokens, groupStyle: .pascal, tokenStyle: .camel, escapeGroup: legal, escapeToken: legal)
  }

  private func collisions(_ json: String) -> [String] {
    let tokens = CSSProject.tokens(json)
    return names(tokens).collisions(in: tokens, target: "swift").map(\.message)
  }

  @Test func aNameMayComeBackInAnotherScope() {
    #expect(
      collisions(
        #"""
        { "$type": "number", "a": { "sub-200": { "$value": 1 } }, "b": { "sub200": { "$value": 2 } },
          "gray": { "light": { "$value": 3 } }, "gray-light": { "$value": 4 } }
        """#) == [])
  }

  @Test func twoOfOneScopeAreAnError() {
    #expect(
      collisions(
        #"{ "$type": "number", "a": { "sub-200": { "$value": 1 }, "sub200": { "$value": 2 } } }"#)
        == ["`a.sub-200` and `a.sub200` get one name in swift: `sub200`"])
    #expect(
      collisions(
        #"{ "$type": "number", "a-b": { "x": { "$value": 1 } }, "aB": { "y": { "$value": 2 } } }"#)
        == ["the group `a-b` and the group `aB` get one name in swift: `AB`"])
  }

  @Test func theRootOfAGroupStandsBesideIt() throws {
    let tokens = CSSProject.tokens(
      #"{ "$type": "number", "b": { "accent": { "$root": { "$value": 1 }, "x": { "$value": 2 } } } }"#
    )
    let root = try #require(tokens.token(at: "b.accent.$root"))
    let names = names(tokens)
    #expect(Array(names.name(of: root, in: tokens)) == Array("accent".utf8))
    #expect(tokens.path(of: names.scope(of: root, in: tokens)).description == "b")
    #expect(names.collisions(in: tokens, target: "swift") == [])
    #expect(collisions(#"{ "$type": "number", "2xl": { "$root": { "$value": 1 } } }"#) == [])
    #expect(
      collisions(
        #"{ "$type": "number", "2xl": { "$root": { "$value": 1 }, "root": { "$value": 2 } } }"#)
        == ["`2xl.$root` and `2xl.root` get one name in swift: `root`"])
  }
}

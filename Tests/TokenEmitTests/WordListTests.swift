import Testing

@testable import TokenEmit

@Suite("Lists of words")
struct WordListTests {
  @Test("whole words are found, and nothing else", arguments: ["as", "is", "in", "class", "über"])
  func contains(word: String) {
    let words = WordList("as is in class über")
    #expect(words.contains(Array(word.utf8)))
    #expect(!words.contains(Array(word.utf8.dropLast())))
    #expect(!words.contains(Array(word.utf8) + [0x73]))
  }

  @Test("words of one length do not make a word where they meet")
  func borders() {
    let words = WordList("ab cd")
    #expect(!words.contains(Array("bc".utf8)))
    #expect(!words.contains([]))
    #expect(!WordList().contains([]))
    #expect(!WordList().contains(Array("a".utf8)))
  }

  @Test("a word that is added is there, also twice")
  func insert() {
    var words = WordList()
    for word in ["Tokens", "a", "Tokens", ""] { words.insert(word.utf8) }
    #expect(words.contains(Array("Tokens".utf8)))
    #expect(words.contains(Array("a".utf8)))
    #expect(!words.contains([]))
  }
}

@Suite("Fixed texts of Swift")
struct SwiftTemplateTests {
  private func write(_ text: String, access: String, prefix: String) -> String {
    var parts = SwiftParts()
    parts.insert("border")
    var sink = ByteSink()
    let template = SwiftTemplate(
      access: access, prefix: prefix, parts: parts, texts: ["x": "public TokenX", "empty": ""])
    CodeWriter.write(to: &sink) { template.write(text, to: &$0) }
    return String(decoding: sink.finish(), as: UTF8.self)
  }

  private static let text = """
    //? color
    public struct TokenColor { let token: TokenX, tokenColor: Republic }
    //! shadow
      (public var myToken: Tokens, a: {{x}}, b: [{{empty}}{{none}}])
    //.
    //.
    //? shadow
    public nothing
    //.
    """

  @Test("parts, texts, the level of access and the prefix")
  func adapted() {
    #expect(
      write(Self.text, access: "public ", prefix: "Token") == """
        public struct TokenColor { let token: TokenX, tokenColor: Republic }
          (public var myToken: Tokens, a: public TokenX, b: [])

        """)
    #expect(
      write(Self.text, access: "", prefix: "Acme") == """
        struct AcmeColor { let token: AcmeX, acmeColor: Republic }
          (var myToken: Tokens, a: AcmeX, b: [])

        """)
    #expect(
      write(Self.text, access: "package ", prefix: "tokenB").hasPrefix(
        "package struct tokenBColor { let token: tokenBX, tokenBColor: Republic }"))
  }
}

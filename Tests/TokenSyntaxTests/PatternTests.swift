import Testing

@testable import TokenSyntax

@Suite struct PatternTests {
  @Test(
    arguments: [
      ("", "", true), ("a", "bab", true), ("^a", "ba", false), ("a$", "ba", true),
      ("^a|b$", "xb", true), ("^(a|b)+$", "abba", true), ("^(?:ab){2,3}$", "abab", true),
      ("^(?:ab){2,3}$", "abababab", false), ("^a{2}$", "aa", true), ("^a{2,}$", "a", false),
      ("^a{,2}$", "a{,2}", true), ("^[^${}.][^{}.]*$", "size-1", true),
      ("^[^${}.][^{}.]*$", "$value", false), ("^#[0-9a-fA-F]{6}$", "#12aBcF", true),
      ("^#[0-9a-fA-F]{6}$", "#12aBcg", false), (#"^\d+$"#, "٣", false), (#"^\p{Nd}+$"#, "٣", true),
      (#"^\w+$"#, "é", false), (#"^\p{L}+$"#, "é", true), (#"^\P{L}+$"#, "é", false),
      (#"^\S+$"#, "a\u{FEFF}", false), (#"^[\W_]+$"#, "-_é", true), (#"^[\d-]+$"#, "1-2", true),
      (#"^[a\-c]+$"#, "b", false), (#"\bcat\b"#, "a cat.", true), (#"\bcat\b"#, "concat", false),
      (#"^a\Bb"#, "ab", true), ("^.$", "🐲", true), (#"^\u{1F432}$"#, "🐲", true),
      (#"^\uD83D\uDC32$"#, "🐲", true), ("^[🐲-🐴]+$", "🐳", true), ("^.+$", "a\nb", false),
      ("^(?!x).*$", "xa", false), ("^(?!x).*$", "ax", true), ("a(?=bc)b", "abc", true),
      ("a(?=bd)b", "abc", false), ("(?<=a)b", "ab", true), ("(?<=a)b", "cb", false),
      ("(?<!a)b$", "ab", false), ("^(?=.*[0-9])(?=.*[a-z]).{4,}$", "ab1c", true),
      ("^(?=.*[0-9])(?=.*[a-z]).{4,}$", "abcd", false), ("^(?=(?!ab).b)", "cb", true),
      ("^(?=(?!ab).b)", "ab", false), ("(a*)*$", "b", true), ("^(a?){3}$", "aaaa", false),
      ("^(?<year>[0-9]{4})$", "2026", true), (#"^\x41\t$"#, "A\t", true), ("a]}", "a]}", true),
      ("^a??b", "ab", true), (#"^\/$"#, "/", true), ("^[^]$", "\n", true), ("[]", "x", false),
    ])
  func matchesLikeECMAScript(source: String, text: String, expected: Bool) throws {
    #expect(try Pattern(source).matches(text) == expected)
  }

  @Test(
    arguments: [
      "(", ")", "a(b", "[a", "*a", "a**", "a{2,1}", #"\1"#, #"(a)\k<a>"#, #"\a"#, #"\Z"#,
      #"\p{Foo}"#,
      #"\p{Script=Greek}"#, #"\u{110000}"#, #"\x4"#, "[b-a]", "(?x)", "\\", "^*", "a{9999}", "(?<n",
    ])
  func refusesOthers(source: String) {
    #expect(throws: PatternFault.self) { try Pattern(source) }
  }

  @Test func staysLinear() throws {
    let letters = String(repeating: "a", count: 50_000) + "!"
    let clock = ContinuousClock()
    let start = clock.now
    for source in ["(a+)+$", "^(a|a)*$", "(a*)*b", "^(?=(a+)+$)", "(?<!(a+)+!)$", "(.*)(.*)(.*)x"] {
      #expect(try Pattern(source).matches(letters) == false, "\(source)")
    }
    #expect(clock.now - start < .seconds(20))
    #expect(throws: PatternFault.self) { try Pattern("((((a{99}){99}){99}){99})") }
    #expect(throws: PatternFault.self) { try Pattern(String(repeating: "(", count: 100_000)) }
  }
}

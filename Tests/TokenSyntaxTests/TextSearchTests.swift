import Testing
import TokenSyntax

@Suite("Texts in texts")
struct TextSearchTests {
  @Test(
    "the first place counts, byte for byte",
    arguments: [
      ("abcabc", "bc", "a"), ("aab", "ab", "a"), ("abc", "abc", ""), ("über://x", "://", "über"),
      ("abc", "", ""),
    ])
  func place(text: String, part: String, before: String) throws {
    let whole = text[...]
    let place = try #require(whole.place(of: part[...]))
    #expect(whole[..<place.lowerBound] == before)
    #expect(whole[place] == part)
    #expect(text.holds(part))
  }

  @Test(
    "what is not there is not found",
    arguments: [("abc", "abd"), ("", "a"), ("ab", "abc"), ("e\u{301}", "é")])
  func absent(text: String, part: String) {
    #expect(text[...].place(of: part[...]) == nil)
    #expect(!text.holds(part))
  }

  @Test("a slice is looked through from its start to its end")
  func slices() throws {
    let text = "a-b-c"
    let rest = text.dropFirst(2)
    let place = try #require(rest.place(of: "-"))
    #expect(rest[place.upperBound...] == "c")
    #expect(rest.prefix(1).place(of: "-") == nil)
  }

  @Test("a text is divided and put together again")
  func parts() {
    #expect("a → b →  → ".parts(between: " → ") == ["a", "b", "", ""])
    #expect("abc".parts(between: "") == ["abc"])
    #expect("{x}/{x}.css".replacing(all: "{x}", by: "bg") == "bg/bg.css")
    #expect("|a||".replacing(all: "|", by: "\\|") == "\\|a\\|\\|")
  }
}

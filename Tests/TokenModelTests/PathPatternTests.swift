import Testing
import TokenModel

@Suite("Patterns for paths")
struct PathPatternTests {
  @Test(
    arguments: [
      ("bg.*", "bg.sub-200", true), ("bg.*", "bg.a.b", true), ("bg", "bg.sub-200", true),
      ("bg", "bgx.a", false), ("*.duration", "motion.duration", true),
      ("*.duration", "motion.pulse.duration", false),
      ("**.duration", "motion.pulse.duration", true), ("**.duration", "duration", true),
      ("motion.**.to", "motion.a.b.to", true), ("motion.**.to", "motion.to", true),
      ("motion.**.to", "motion.a.from", false), ("bg/sub-*", "bg.sub-200", true),
      ("sub-*00", "sub-200", true), ("a*b*c", "aXbbYc", true), ("a*b*c", "aXbbY", false),
      ("**", "a", true), ("bg.sub", "bg", false),
    ])
  func matching(pattern: String, path: String, expected: Bool) throws {
    let pattern = try #require(PathPattern(pattern))
    #expect(pattern.matches(path.split(separator: ".").map(String.init)) == expected)
  }

  @Test(arguments: ["", "a..b", ".a", "a/"])
  func refused(text: String) { #expect(PathPattern(text) == nil) }

  @Test("a name full of stars does not take long")
  func linear() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 200) + "b"))
    #expect(!pattern.matches([String(repeating: "a", count: 5000)]))
  }
}

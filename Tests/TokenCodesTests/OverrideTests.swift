import Testing
import TokenModel

/// Which replacements of a token are worth a warning.
struct OverrideTests {
  private func codes(_ archive: String) throws -> [String] {
    try #require(ExampleRun(DiagnosticCode.Example(.files, archive))).read().findings.map(\.code)
  }

  @Test func aLocalTokenMayReplaceAnInheritedOne() throws {
    let base = #""base": { "$type": "number", "gap": { "$value": 4 } }"#
    let card = #""card": { "$extends": "{base}", "gap": { "$value": 8 } }"#
    #expect(try codes("-- a.json --\n{ \(base), \(card) }\n") == [])
    #expect(try codes("-- a.json --\n{ \(base) }\n-- b.json --\n{ \(card) }\n") == [])
  }

  @Test func aTokenWithModesIsReplacedOnce() throws {
    let found = try codes(
      """
      -- a.json --
      {
        "gap": {
          "$type": "number",
          "$value": 4,
          "$extensions": { "mode": { "light": 5, "dark": 6 } }
        }
      }
      -- b.json --
      { "gap": { "$type": "number", "$value": 8 } }
      """)
    #expect(found == ["overridden-token"])
  }
}

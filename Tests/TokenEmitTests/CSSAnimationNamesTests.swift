import Testing
import TokenModel

@testable import TokenEmit

/// What animations are called in CSS, beside everything else that has a name there.
@Suite("CSS: names of animations") struct CSSAnimationNamesTests {
  private func animation(_ track: String) -> String {
    """
    "$extensions": { "dev.tokenc.animation": {
      "tracks": { "\(track)": { "type": "number", "keyframes": [
        { "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
      "duration": { "value": 1, "unit": "s" } } }
    """
  }

  private func findings(_ json: String) -> [String] {
    CSSEmitter().plan(CSSProject.tokens(json)).diagnostics.map { "\($0.code): \($0.message)" }
  }

  @Test("a token with the name of a track is an error that names both") func track() throws {
    let findings = findings(
      #"""
      { "pulse": { \#(animation("color")), "color": { "$type": "number", "$value": 1 } } }
      """#)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.hasPrefix("name-collision: "))
    #expect(finding.contains("--pulse-color"))
    #expect(finding.contains("`pulse.color`") && finding.contains("`pulse`"))
  }

  @Test("so is one with the name of a timing") func timing() {
    let findings = findings(
      #"""
      {
        "pulse": { \#(animation("glow")), "n": { "$type": "number", "$value": 1 } },
        "pulse-animation": { "delay": { "$type": "number", "$value": 1 } }
      }
      """#)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.contains("--pulse-animation-delay") })
  }

  @Test("two animations of one name are an error, whatever their tracks") func classes() {
    let findings = findings(
      #"""
      {
        "a": { "b": { \#(animation("x")), "n": { "$type": "number", "$value": 1 } } },
        "a-b": { \#(animation("y")), "m": { "$type": "number", "$value": 1 } }
      }
      """#)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.hasPrefix("name-collision: ") })
    #expect(findings.allSatisfy { $0.contains("@keyframes a-b") && $0.contains("`a.b`") })
  }

  @Test("names that differ are none") func apart() {
    #expect(
      findings(
        #"""
        { "pulse": { \#(animation("color")), "colour": { "$type": "number", "$value": 1 } } }
        """#) == [])
  }
}

import Testing
import TokenModel

@testable import TokenLint

/// Nothing about a rule grows faster than the tokens.
struct SpeedTests {
  /// Greys in one flat group, in pairs of a foreground and a background, with a time in seconds.
  private func time(_ count: Int) throws -> Double {
    var text = "{ \"$type\": \"color\""
    for index in 0..<count {
      let level = Double(index % 97) / 97
      for side in ["text", "bg"] {
        text += ",\n\"\(side)-\(index)\": { \"$value\": { \"colorSpace\": \"srgb\", "
        text += "\"components\": [\(level), \(Double(index % 89) / 89), 0.5] } }"
      }
    }
    let example = DiagnosticCode.Example(.tokens, text + " }")
    let options = """
      { "preset": "strict", "rules": { "low-contrast": { "options": {
        "pairs": [{ "foreground": "text-*", "background": "bg-*" }] } },
        "path-pattern": { "options": { "patterns": [{ "paths": "**", "pattern": "-" }] } } } }
      """
    let clock = ContinuousClock()
    var run: LintRun?
    let duration = try clock.measure { run = try LintRun(example, lint: options) }
    #expect(run?.reading.hasErrors == false)
    #expect((run?.findings.count ?? 0) > count)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  @Test func eightTimesTheTokensAreNotFortyTimesTheWork() throws {
    let small = try time(250)
    let large = try time(2000)
    #expect(large < small * 40)
  }
}

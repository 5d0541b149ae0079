import Testing
import TokenModel

@testable import TokenLint

/// What counts as a use of a token.
struct UseTests {
  private func codes(_ text: String, _ rule: String, _ options: String) throws -> [String] {
    try LintRun(
      DiagnosticCode.Example(.tokens, text),
      lint: """
        { "preset": "none", "rules": { "\(rule)": { "severity": "warn", "options": \(options) } } }
        """
    ).findings.map { $0.tokenPath ?? "" }
  }

  private let animated = """
    { "palette": { "$type": "color",
        "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }, "$deprecated": true },
        "b": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "c": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },
      "edge": { "$type": "border", "$value": { "color": "{palette.b}", "style": "solid",
        "width": { "value": 1, "unit": "px" } } },
      "pulse": { "$extensions": { "dev.tokenc.animation": {
        "tracks": { "color": { "type": "color", "keyframes": [
          { "offset": 0, "value": "{palette.a}" }, { "offset": 1, "value": "{palette.b}" }] } },
        "duration": { "value": 480, "unit": "ms" } } } } }
    """

  @Test func compositesAndAnimationsUseTokens() throws {
    #expect(
      try codes(animated, "unused-alias-target", #"{ "primitives": ["palette"] }"#) == ["palette.c"]
    )
  }

  @Test func animationsMayNotUseDeprecatedTokens() throws {
    #expect(try codes(animated, "deprecated-reference", "{}") == ["pulse"])
  }
}

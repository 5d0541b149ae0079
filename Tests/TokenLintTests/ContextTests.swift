import Testing
import TokenModel

@testable import TokenLint

/// A finding is told once, with the contexts in which it holds.
struct ContextTests {
  /// A foreground for each of two themes on a background for each of two brands.
  private func contrast(
    light: String, dark: String, plain: String, loud: String
  ) throws -> [String] {
    func color(_ name: String, _ level: String) -> String {
      #"[{ "\#(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)] } } }]"#
    }
    return try LintRun(
      DiagnosticCode.Example(
        .resolver,
        """
        { "version": "2025.10",
          "resolutionOrder": [{ "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/brand" }],
          "modifiers": {
            "theme": { "default": "light", "contexts": {
              "light": \(color("text", light)), "dark": \(color("text", dark)) } },
            "brand": { "default": "plain", "contexts": {
              "plain": \(color("bg", plain)), "loud": \(color("bg", loud)) } } } }
        """), lint: #"{ "preset": "none", "rules": { "low-contrast": "warn" } }"#
    ).findings.map { $0.contexts.joined(separator: ", ") }
  }

  @Test func everywhereIsNoContext() throws {
    #expect(try contrast(light: "0.4", dark: "0.5", plain: "0.45", loud: "0.55") == [""])
  }

  @Test func oneContextIsNamed() throws {
    #expect(try contrast(light: "0", dark: "0.9", plain: "1", loud: "0.95") == ["theme=dark"])
    #expect(try contrast(light: "0", dark: "0.05", plain: "1", loud: "0.1") == ["brand=loud"])
  }

  @Test func twoContextsTogetherAreNamed() throws {
    #expect(
      try contrast(light: "0", dark: "1", plain: "0.46", loud: "0.9") == ["theme=dark, brand=loud"])
  }

  @Test func combinationsThatAreNoProductAreNamedOneByOne() throws {
    #expect(
      try contrast(light: "0", dark: "1", plain: "0", loud: "1")
        == ["theme=light brand=plain, theme=dark brand=loud"])
  }
}

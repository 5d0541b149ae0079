import Testing
import TokenModel

@testable import TokenEmit

/// DTCG that is read back by the real reader gives the same tokens.
struct DTCGFormatTests {
  private static func text(_ tokens: ThemedTokens, _ options: DTCGOptions = DTCGOptions()) -> String
  {
    let plan = DTCGEmitter(options: options).plan(tokens)
    return plan.files.first.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? ""
  }

  /// Every theme of a project.
  private static func themes(of tokens: ThemedTokens) -> [Theme] {
    let all = Support(modifiers: Array(tokens.modifiers.indices), of: tokens.modifiers)
    return (0..<all.count).map {
      var theme = tokens.defaultTheme
      all.assign($0, to: &theme)
      return theme
    }
  }

  /// What a project says, by path.
  private static func snapshot(_ tokens: ThemedTokens, _ theme: Theme) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for id in tokens.tokenIDs {
      guard let token = tokens.token(id, in: theme) else { continue }
      let deprecation = token.deprecation.map { $0.message ?? "yes" } ?? "no"
      result[token.path.description] = [
        "\(token.value)", token.description ?? "-", deprecation,
      ]
    }
    return result
  }

  private static func expectEqual(_ a: ThemedTokens, _ b: ThemedTokens) {
    #expect(a.modifiers.map(\.name) == b.modifiers.map(\.name))
    #expect(a.modifiers.map(\.contexts) == b.modifiers.map(\.contexts))
    #expect(a.defaultTheme == b.defaultTheme)
    for theme in themes(of: a) { #expect(snapshot(a, theme) == snapshot(b, theme)) }
  }

  @Test func everythingReadsBackWithItsAliases() {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let plan = DTCGEmitter().plan(tokens)
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.files.map(\.path) == ["dtcg/design.resolver.json"])
    let text = Self.text(tokens)
    let lines = text.split(separator: "\n").prefix(3)
    #expect(lines.contains { $0.contains(GeneratedMark.text) })
    let again = CSSProject.resolver(text)
    Self.expectEqual(tokens, again)
    // An alias is one still.
    let chain = again.token(at: "alias.chain").flatMap {
      again.aliasTarget(of: $0, in: again.defaultTheme)
    }
    #expect(chain.map { "\(again.path(of: $0))" } == "alias.color")
    // Printing what was read gives the same bytes.
    #expect(Self.text(again) == text)
  }

  @Test func resolvedValuesThatNoOrderGivesAreTold() {
    let tokens = CSSProject.resolver(CSSEverything.document)
    var options = DTCGOptions()
    options.aliases = .resolved
    let plan = DTCGEmitter(options: options).plan(tokens)
    // A colour of one modifier and a length of the other in one border.
    #expect(plan.diagnostics.map(\.tokenPath) == ["mixed.edge", "mixed.edge-alias", "mixed.glow"])
    #expect(plan.diagnostics.allSatisfy { $0.code == "value-not-expressible" })
    #expect(!Self.text(tokens, options).contains("{plain"))
    let again = CSSProject.resolver(Self.text(tokens, options))
    let theme = tokens.defaultTheme
    #expect(Self.snapshot(tokens, theme) == Self.snapshot(again, theme))
  }

  @Test func aProjectWithoutModifiersIsATokenFile() {
    let tokens = CSSProject.tokens(
      """
      {
        "$description": "All", "$extensions": { "com.example": [1] },
        "base": { "$type": "dimension", "$deprecated": "old", "$description": "Lengths",
          "a": { "$value": { "value": 1, "unit": "px" } }, "b": { "$value": "{base.a}" },
          "$root": { "$value": { "value": 2, "unit": "rem" }, "$deprecated": false } },
        "more": { "$extends": "{base}", "c": { "$value": { "value": 3, "unit": "px" } } }
      }
      """)
    let text = Self.text(tokens)
    #expect(text.contains("\"com.example\""))
    #expect(text.contains("\"Lengths\""))
    #expect(!text.contains("$extends\""))
    Self.expectEqual(tokens, CSSProject.tokens(text))
    #expect(Self.text(CSSProject.tokens(text)) == text)
    var options = DTCGOptions()
    options.keepsDescriptions = false
    options.keepsExtensions = false
    let bare = Self.text(tokens, options)
    for word in ["Lengths", "com.example", "$deprecated"] { #expect(!bare.contains(word)) }
  }

  @Test func layersOverrideInOrder() {
    func cells(_ numbers: [Double?]) -> [Double?] { numbers }
    #expect(OverrideLayers(of: cells([1, 1, 1, 1]), sizes: [2, 2])?.overrides == [])
    let later = OverrideLayers(of: cells([1, 9, 2, 9]), sizes: [2, 2])
    #expect(later?.overrides.map(\.position) == [1, 0, 0])
    #expect(OverrideLayers(of: cells([1, 2, 3, 4]), sizes: [2, 2]) == nil)
    #expect(OverrideLayers(of: cells([1, 2, 2, 1]), sizes: [2, 2]) == nil)
    let sparse = OverrideLayers(of: cells([nil, 7, nil]), sizes: [3])
    #expect(sparse?.base == nil)
    #expect(sparse?.overrides.map(\.context) == [1])
  }

  @Test func animationsAreKept() {
    let tokens = CSSProject.tokens(
      """
      { "fade": {
        "from": { "$type": "number", "$value": 0 },
        "$extensions": { "dev.tokenc.animation": {
          "tracks": { "opacity": { "type": "number", "keyframes": [
            { "offset": 0, "value": "{fade.from}" }, { "offset": 1, "value": 1 }] } },
          "duration": { "value": 200, "unit": "ms" } } } } }
      """)
    #expect(tokens.animations.count == 1)
    let again = CSSProject.tokens(Self.text(tokens))
    #expect(again.animations.map(\.path) == tokens.animations.map(\.path))
    #expect(again.animations.map(\.values) == tokens.animations.map(\.values))
  }
}

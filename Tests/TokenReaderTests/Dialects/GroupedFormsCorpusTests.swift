import SharedData
import Testing
import TokenModel

@testable import TokenReader

/// Published files of Tokens Studio, Figma and its plugins: how many tokens are found, and that all
/// findings are known.
struct GroupedFormsCorpusTests {
  /// The files of a project below `corpus`, what comes of them, and the codes of their findings.
  struct Project: Sendable, CustomTestStringConvertible {
    var folder: String
    var tokens: Int
    var modifiers: [String: [String]] = [:]
    var errors: [String: Int] = [:]
    var notes: Set<String> = []

    var testDescription: String { folder }
  }

  private static let studio = "tokens-studio__figma-plugin/packages/tokens-studio-for-figma"
  private static let projects = [
    Project(
      folder: "MetaMask__design-tokens/src/figma/tokens.json", tokens: 187,
      modifiers: ["theme": ["light", "dark"]], notes: ["sets-as-contexts"]),
    Project(
      folder: "\(studio)/cypress/fixtures/sample_tokens.json", tokens: 3528,
      modifiers: ["core": ["default"], "semantic": ["nrSWBT"], "overwrite": ["zero"]],
      // Four tokens of the file hold another token.
      errors: ["token-with-children": 4], notes: ["divided-token", "kept-aside"]),
    Project(
      folder: "\(studio)/token-transformer/tokens.json", tokens: 22,
      modifiers: ["theme": ["themes-light", "themes-dark"]],
      notes: ["divided-token", "misplaced-modify", "unselected-set"]),
    Project(
      folder: "\(studio)/token-transformer/modifier", tokens: 3,
      modifiers: ["theme": ["light", "dark"]]),
    Project(
      folder: "fermi-ad__flutter-bison-design-system", tokens: 131,
      modifiers: ["theme": ["Light", "Dark"]], notes: ["value-of-alias"]),
    Project(
      folder: "lukasoppermann__design-tokens/tests/files/original-tokens.json", tokens: 316,
      notes: ["renamed-token"]),
    Project(
      folder: "lukasoppermann__design-tokens/tests/files/standard-tokens.json", tokens: 191,
      errors: ["no-standard-easing": 2], notes: ["divided-token", "kept-aside", "renamed-token"]),
  ]

  @Test(
    .enabled(if: SharedData.has("corpus"), Comment(rawValue: SharedData.reason)),
    arguments: projects)
  func theFindingsAreKnown(_ project: Project) throws {
    let reading = Reading(
      try Self.files(of: "corpus/" + project.folder), strength: .standard)
    #expect(reading.tokens.count == project.tokens)
    #expect(
      Dictionary(
        reading.tokens.modifiers.map { ($0.name, $0.contexts) }, uniquingKeysWith: { $1 })
        == project.modifiers)
    #expect(
      Dictionary(grouping: reading.errorCodes, by: \.self).mapValues(\.count) == project.errors)
    let others = reading.findings.filter { $0.severity != .error }.map(\.code)
    #expect(Set(others).subtracting(["foreign-dialect"]) == project.notes)
  }

  /// No room takes a file of the standard.
  @Test(
    .enabled(if: SharedData.has("cases/dtcg"), Comment(rawValue: SharedData.reason)),
    arguments: [
      "cases/dtcg", "corpus/terrazzoapp__dtcg-examples", "corpus/dispersa-core__dispersa",
    ])
  func filesOfTheStandardStay(_ folder: String) throws {
    let files = try Self.files(of: folder).files
    #expect(files.count > 3)
    for file in files {
      let reading = Reading(MemorySources(files: [file]), strength: .standard)
      let forms = ["Tokens Studio", "Figma"]
      #expect(
        !reading.findings.contains { finding in
          finding.code == "foreign-dialect" && forms.contains { finding.message.contains($0) }
        }, "\(file.path)")
    }
  }

  private static func files(of path: String) throws -> MemorySources {
    if path.hasSuffix(".json") {
      return MemorySources(files: [(path, try SharedData.bytes(path))])
    }
    let paths = try SharedData.files(in: path).filter {
      $0.hasSuffix(".json") && !$0.hasSuffix(".resolver.json")
    }
    return MemorySources(
      files: try paths.map { ("\(path)/\($0)", try SharedData.bytes("\(path)/\($0)")) })
  }
}

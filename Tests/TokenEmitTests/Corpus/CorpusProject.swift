import Foundation
import SharedData
import Testing
import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

/// A published project of the corpus, read as its team keeps it.
struct CorpusProject: Sendable, CustomTestStringConvertible {
  /// A short name for the table.
  let name: String
  /// The folder of the repository.
  let repository: String
  /// Files and folders in it; empty for all of it.
  var inputs: [String] = []

  var testDescription: String { name }

  /// The projects, in the order of the table.
  static let all: [CorpusProject] = [
    CorpusProject(
      name: "adobe spectrum", repository: "adobe__spectrum-design-data",
      inputs: ["packages/tokens/src"]),
    CorpusProject(
      name: "adobe spectrum (array)", repository: "adobe__spectrum-design-data",
      inputs: ["packages/design-data/tokens"]),
    CorpusProject(name: "codex", repository: "wikimedia__design-codex"),
    CorpusProject(
      name: "dispersa atlassian", repository: "dispersa-core__dispersa",
      inputs: ["examples/atlassian-semantic"]),
    CorpusProject(
      name: "dispersa multi-brand", repository: "dispersa-core__dispersa",
      inputs: ["examples/multi-brand"]),
    CorpusProject(
      name: "equinor colour and elevation", repository: "equinor__design-system",
      inputs: ["packages/eds-tokens/tokens/GnovDpL3UV6X51Ot7Kv6Im"]),
    CorpusProject(
      name: "equinor semantic", repository: "equinor__design-system",
      inputs: ["packages/eds-tokens/tokens/OWxw2XogDLUt1aCvcDFXPw"]),
    CorpusProject(
      name: "equinor concept", repository: "equinor__design-system",
      inputs: ["packages/eds-tokens/tokens/nyPaQ3QnI1UAcxKW4a0d2c"]),
    CorpusProject(name: "fermi", repository: "fermi-ad__flutter-bison-design-system"),
    CorpusProject(name: "GovAlta", repository: "GovAlta__design-tokens"),
    CorpusProject(
      name: "Kong day", repository: "Kong__design-tokens",
      inputs: ["packages/design-tokens/themes/electric-lime-day"]),
    CorpusProject(
      name: "Kong night", repository: "Kong__design-tokens",
      inputs: ["packages/design-tokens/themes/electric-lime-night"]),
    CorpusProject(
      name: "Kong components", repository: "Kong__design-tokens",
      inputs: ["packages/design-tokens/tokens"]),
    CorpusProject(
      name: "lukasoppermann original", repository: "lukasoppermann__design-tokens",
      inputs: ["tests/files/original-tokens.json"]),
    CorpusProject(
      name: "lukasoppermann standard", repository: "lukasoppermann__design-tokens",
      inputs: ["tests/files/standard-tokens.json"]),
    CorpusProject(name: "MetaMask", repository: "MetaMask__design-tokens"),
    CorpusProject(name: "open-props", repository: "argyleink__open-props"),
    CorpusProject(name: "paragon", repository: "openedx__paragon"),
    CorpusProject(
      name: "pinterest light", repository: "pinterest__gestalt",
      inputs: [
        "packages/gestalt-design-tokens/tokens/vr-theme",
        "packages/gestalt-design-tokens/tokens/classic/sema-color-light.json",
        "packages/gestalt-design-tokens/tokens/classic/comp-web-color-light.json",
      ]),
    CorpusProject(
      name: "pinterest dark", repository: "pinterest__gestalt",
      inputs: [
        "packages/gestalt-design-tokens/tokens/vr-theme",
        "packages/gestalt-design-tokens/tokens/classic/sema-color-dark.json",
        "packages/gestalt-design-tokens/tokens/classic/comp-web-color-dark.json",
      ]),
    CorpusProject(name: "Skyscanner", repository: "Skyscanner__backpack-foundations"),
    CorpusProject(
      name: "style-dictionary basic", repository: "amzn__style-dictionary",
      inputs: ["examples/basic"]),
    CorpusProject(
      name: "style-dictionary demo", repository: "amzn__style-dictionary",
      inputs: ["docs/public/demo-tokens.json"]),
    CorpusProject(
      name: "style-dictionary transitive", repository: "amzn__style-dictionary",
      inputs: ["examples/advanced/transitive-transforms/tokens"]),
    CorpusProject(
      name: "terrazzo adobe-spectrum", repository: "terrazzoapp__dtcg-examples",
      inputs: ["adobe-spectrum.resolver.json"]),
    CorpusProject(
      name: "terrazzo github-primer", repository: "terrazzoapp__dtcg-examples",
      inputs: ["github-primer.resolver.json"]),
    CorpusProject(
      name: "terrazzo ibm-carbon", repository: "terrazzoapp__dtcg-examples",
      inputs: ["ibm-carbon.resolver.json"]),
    CorpusProject(
      name: "terrazzo microsoft-fluent", repository: "terrazzoapp__dtcg-examples",
      inputs: ["microsoft-fluent.resolver.json"]),
    CorpusProject(
      name: "terrazzo shopify-polaris", repository: "terrazzoapp__dtcg-examples",
      inputs: ["shopify-polaris.resolver.json"]),
    CorpusProject(
      name: "tokens-studio fixture", repository: "tokens-studio__figma-plugin",
      inputs: ["packages/tokens-studio-for-figma/cypress/fixtures/sample_tokens.json"]),
    CorpusProject(
      name: "tokens-studio modifier", repository: "tokens-studio__figma-plugin",
      inputs: ["packages/tokens-studio-for-figma/token-transformer/modifier"]),
    CorpusProject(
      name: "tokens-studio transformer", repository: "tokens-studio__figma-plugin",
      inputs: ["packages/tokens-studio-for-figma/token-transformer/tokens.json"]),
    CorpusProject(name: "Workday", repository: "Workday__canvas-tokens"),
  ]

  /// The projects without missing targets, which must read without an error.
  static let complete = ["MetaMask", "open-props", "paragon", "codex", "GovAlta"]

  /// The corpus.
  static let folder = SharedData.place.appendingPathComponent("corpus")

  /// The project with a name.
  static func named(_ name: String) throws -> CorpusProject {
    try #require(all.first { $0.name == name })
  }

  /// Where the inputs are.
  var paths: [String] {
    let root = Self.folder.appendingPathComponent(repository)
    return inputs.isEmpty ? [root.path] : inputs.map { root.appendingPathComponent($0).path }
  }

  /// What reading it gives.
  struct Outcome {
    var compiler: Compiler
    var projects: [Project]
    var sources: SourceMap
    var diagnostics: [Diagnostic] { projects.flatMap(\.diagnostics) }
    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  /// Reads it from the disk.
  func read() throws -> Outcome {
    var configuration = Configuration()
    configuration.inputs = paths
    let compiler = Compiler(configuration: configuration)
    let (inputs, faults) = compiler.inputs()
    #expect(faults.isEmpty, "\(faults)")
    var sources = SourceMap()
    var projects: [Project] = []
    for input in inputs { projects.append(try compiler.read(input, sources: &sources)) }
    return Outcome(compiler: compiler, projects: projects, sources: sources)
  }
}

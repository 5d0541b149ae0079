import Testing
import TokenCompiler

@Suite("Inputs and the projects behind them")
struct InputFinderTests {
  private func find(_ inputs: [String], _ paths: [String]) -> ([ProjectInput], [FileError]) {
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, "{}") }))
    var configuration = Configuration()
    configuration.inputs = inputs
    return Compiler(configuration: configuration, files: files).inputs()
  }

  @Test("without a resolver document all token files of a folder are one project, in byte order")
  func merged() {
    let (inputs, faults) = find(
      ["tokens"],
      [
        "tokens/b.json", "tokens/a.tokens", "tokens/sub/c.tokens.json", "tokens/d.jsonc",
        "tokens/e.json5", "tokens/B.json", "tokens/readme.md", "tokens/tokenc.json",
        "tokens/.hidden/x.json", "tokens/node_modules/y.json",
      ])
    #expect(faults.isEmpty)
    #expect(
      inputs.map(\.content) == [
        .files([
          "tokens/B.json", "tokens/a.tokens", "tokens/b.json", "tokens/d.jsonc", "tokens/e.json5",
          "tokens/sub/c.tokens.json",
        ])
      ])
  }

  @Test("each resolver document of a folder is a project with the name of its file")
  func resolvers() {
    let (inputs, _) = find(
      ["tokens/"], ["tokens/app.resolver.json", "tokens/web/web.resolver.json", "tokens/a.json"])
    #expect(inputs.map(\.name) == ["app", "web"])
    #expect(inputs.first?.content == .resolver("tokens/app.resolver.json"))
  }

  @Test("files named one by one are merged in the order of their naming, each once")
  func files() {
    let (inputs, _) = find(["b.json", "a.json", "b.json", "-"], ["a.json", "b.json"])
    #expect(inputs.map(\.content) == [.files(["b.json", "a.json", "-"])])
  }

  @Test("everything that is missing or empty is told at once")
  func faults() {
    let (inputs, faults) = find(["no.json", "empty", "a.json"], ["a.json", "empty/readme.md"])
    #expect(faults.map(\.path) == ["no.json", "empty"])
    #expect(inputs.count == 1)
  }

  @Test(
    "paths are joined and tidied without the disk",
    arguments: [
      ("tokens", "../a.json", "a.json"), ("", "./x/./y", "x/y"), ("a/b", "../../../c", "../c"),
      ("a", "/b//c/", "/b/c"), (".", ".", "."), ("/", "../a", "/a"),
    ])
  func joining(folder: String, path: String, expected: String) {
    #expect(FilePath.join(folder, path) == expected)
  }
}

import SharedData
import Testing
import TokenReader

/// Python's `jsonschema` and our engine give the same verdicts under our schemas.
@Suite(.enabled(if: Python.isUsable, Comment(rawValue: Python.reason)))
struct PythonTests {
  @Test(arguments: [
    TokenSchemas.tokens, TokenSchemas.resolver, TokenSchemas.animation,
  ])
  func theSchemaIsValid(_ schema: String) throws {
    #expect(try Python.verdicts(schema, []).isEmpty)
  }

  @Test(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
  func tokenFiles() throws {
    // All token files of all shared cases, valid or not, those of resolvers included.
    let paths = try SharedData.files(in: "cases").filter {
      $0.hasSuffix(".json") && !$0.hasSuffix("resolver.json")
    }.map { "cases/" + $0 }
    try compare(TokenSchemas.tokens, paths)
  }

  @Test(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
  func resolverDocuments() throws {
    let paths = try SharedData.files(in: "cases").filter { $0.hasSuffix("resolver.json") }
    try compare(TokenSchemas.resolver, paths.map { "cases/" + $0 })
  }

  private func compare(_ schema: String, _ paths: [String]) throws {
    #expect(paths.count > 30)
    var compiled = CompiledSchema(schema)
    let theirs = try Python.verdicts(schema, paths.map(SharedData.url))
    try #require(theirs.count == paths.count)
    var counts: [String: Int] = [:]
    for (path, verdict) in zip(paths, theirs) {
      let lines = compiled.lines(try SharedData.bytes(path))
      let ours = lines.map { $0.isEmpty ? "valid" : "invalid" } ?? "not JSON"
      #expect(ours == verdict, "\(path): \(lines?.first ?? "")")
      counts[verdict, default: 0] += 1
    }
    print("python agrees on \(paths.count) files: \(counts.sorted { $0.key < $1.key })")
  }
}

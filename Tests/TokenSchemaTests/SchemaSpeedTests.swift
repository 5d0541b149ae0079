import Foundation
import SharedData
import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// What the check against the schema of token files costs beside reading and typechecking.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct SchemaSpeedTests {
  /// How many times reading and typechecking the check may take.
  static let limit = 3.0

  /// An optimised build takes on the full number of tokens.
  #if DEBUG
    static let count = 10_000
  #else
    static let count = 100_000
  #endif

  /// Tokens that all break the schema: strings as older drafts write them.
  @Test(.enabled(if: Python.isUsable, Comment(rawValue: Python.reason)))
  func endsSoonWhereEverythingIsFaulty() throws {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    let bytes = try Self.generated("hex")
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure { count = compiled.lines(bytes)?.count ?? 0 }
    print("\(Self.count) faulty tokens: checked in \(time)")
    #expect(count == 1000)
    #expect(time < .seconds(10))
  }

  /// A file of tokens with colors in the given form.
  private static func generated(_ form: String) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try SharedData.url("tools/gen_tokens.py").path
    let (output, status) = try Python.run([tool, String(count), folder.path, "--form", form])
    try #require(status == 0, "\(output)")
    return Array(try Data(contentsOf: folder.appendingPathComponent("tokens.json")))
  }

  @Test(.enabled(if: Python.isUsable, Comment(rawValue: Python.reason)))
  func costsNoMoreThanThreeTimesReading() throws {
    let bytes = try Self.generated("object")
    let clock = ContinuousClock()
    var reading = Swift.Duration.seconds(1000)
    var checking = Swift.Duration.seconds(1000)
    // The best of several, as other programs run too.
    for _ in 0..<3 {
      var project = SourceProject()
      reading = min(
        reading,
        clock.measure {
          var builder = ProjectBuilder(
            sources: SourceMap(), options: ReaderOptions(strength: .spec))
          builder.addTokenFiles([("tokens.json", bytes)])
          project = builder.finish().project
          let result = readTokens(of: project, ReaderOptions(strength: .spec))
          #expect(result.tokens.tokens.count == Self.count && !result.diagnostics.hasErrors)
        })
      let text = Array(TokenSchemas.tokens.utf8)
      checking = min(
        checking,
        clock.measure {
          let file = SourceFile(id: FileID(.max), path: "tokens.json", bytes: text)
          let tree = parseJSON(file, dialect: .strict, names: &project.names).tree
          let schema = compileSchema(tree, names: &project.names).schema
          #expect(schema.validate(project.trees[0], names: project.names).isEmpty)
        })
    }
    let ratio = checking / reading
    print("\(Self.count) tokens: read in \(reading), checked in \(checking), \(ratio) times")
    #expect(ratio <= Self.limit)
  }
}

import Foundation
import SharedData
import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// The design systems of the corpus, each by its resolver document.
enum Systems {
  private static let folder = SharedData.place.appendingPathComponent(
    "corpus/terrazzoapp__dtcg-examples")

  /// Whether the corpus is there.
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// Why tests on the corpus are skipped.
  static let reason: Comment = "no shared data (TOKENC_SHARED)"

  /// The systems.
  static let names = [
    "adobe-spectrum", "github-primer", "ibm-carbon", "microsoft-fluent", "shopify-polaris",
  ]

  private struct Disk: SourceProvider {
    func load(
      _ reference: String, from base: String
    ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
      let file = URL(fileURLWithPath: base).deletingLastPathComponent()
        .appendingPathComponent(reference).standardizedFileURL
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw SourceFault(reason: "no such file")
      }
      return (file.path, Array(data))
    }
  }

  /// The tokens of a system that have a value. One system has errors, which is why `tokenc build` would
  /// refuse it: its other tokens are tokens like any.
  static func tokens(_ name: String) throws -> ThemedTokens {
    let path = folder.appendingPathComponent(name + ".resolver.json").path
    let bytes = try #require(FileManager.default.contents(atPath: path))
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addResolver(path: path, bytes: Array(bytes), provider: Disk())
    let (project, _, _) = builder.finish()
    let tokens = readTokens(of: project, ReaderOptions()).tokens
    return tokens.selecting(tokens: { tokens.type(of: $0) != nil }, animations: { _ in true })
  }
}

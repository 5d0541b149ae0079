import Foundation
import Testing
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenEmit

/// Real design systems, compiled, plain and for Compose.
@Suite(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) struct KotlinCorpusTests {
  /// The folder of resolver documents; nil where the shared data is missing.
  private static let folder: URL? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["TOKENC_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    let folder = shared.appendingPathComponent("corpus/terrazzoapp__dtcg-examples")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

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

  private static func tokens(_ name: String, in folder: URL) throws -> ThemedTokens {
    let path = folder.appendingPathComponent(name + ".resolver.json").path
    let bytes = try #require(FileManager.default.contents(atPath: path))
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addResolver(path: path, bytes: Array(bytes), provider: Disk())
    let (project, _, _) = builder.finish()
    return readTokens(of: project, ReaderOptions()).tokens
  }

  @Test(.enabled(if: folder != nil, "no shared data (TOKENC_SHARED)"))
  func systemsCompile() throws {
    let folder = try #require(Self.folder)
    var files = try KotlinComposeTests.stubs()
    let systems = [
      "adobe-spectrum", "github-primer", "ibm-carbon", "microsoft-fluent", "shopify-polaris",
    ]
    for name in systems {
      let tokens = try Self.tokens(name, in: folder)
      for platform in KotlinOptions.Platform.allCases {
        var options = KotlinOptions()
        options.platform = platform
        options.packageName = name.replacing("-", with: ".") + "." + platform.rawValue
        let plan = KotlinEmitter(options: options).plan(tokens)
        let errors = plan.diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(name): \(errors.map(\.message).prefix(3))")
        let text = String(decoding: try #require(plan.files.first).bytes(), as: UTF8.self)
        files["\(name)-\(platform.rawValue).kt"] = text
        // Every token that has a value is one declaration of the first object.
        let valued = tokens.tokenIDs.filter { tokens.type(of: $0) != nil }.count
        let declarations = text.split(separator: "\n").prefix { $0 != "}" }.filter {
          let line = $0.drop { $0 == " " }
          return line.hasPrefix("const val ") || line.hasPrefix("fun ")
            || line.hasPrefix("val ") && !line.contains("@Composable")
        }
        #expect(valued > 0 && declarations.count == valued, "\(name) \(platform.rawValue)")
      }
    }
    _ = try KotlinHarness.run(files)
  }
}

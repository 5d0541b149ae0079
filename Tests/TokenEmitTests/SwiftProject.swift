import Testing
import TokenModel
import TokenMotion
import TokenReader
import TokenSyntax

@testable import TokenEmit

/// Projects of inline JSON, read by the real reader, as Swift.
enum SwiftProject {
  private struct NoFiles: SourceProvider {
    func load(
      _ reference: String, from base: String
    ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
      throw SourceFault(reason: "no such file")
    }
  }

  /// The tokens of one file; its errors fail the test.
  static func tokens(_ json: String) -> ThemedTokens {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addTokenFiles([("test.tokens.json", Array(json.utf8))])
    return finish(&builder)
  }

  /// The tokens of a resolver document with everything inline.
  static func resolver(_ json: String) -> ThemedTokens {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    builder.addResolver(
      path: "test.resolver.json", bytes: Array(json.utf8), provider: NoFiles())
    return finish(&builder)
  }

  private static func finish(_ builder: inout ProjectBuilder) -> ThemedTokens {
    let (project, _, sink) = builder.finish()
    let result = readTokens(of: project, ReaderOptions())
    for diagnostic in sink.diagnostics + result.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.code): \(diagnostic.message)")
    }
    return result.tokens
  }

  /// The one file of a plan without findings.
  static func swift(_ tokens: ThemedTokens, _ options: SwiftOptions = SwiftOptions()) -> String {
    let plan = SwiftEmitter(options: options).plan(tokens)
    for diagnostic in plan.diagnostics { Issue.record("\(diagnostic.code): \(diagnostic.message)") }
    return plan.files.first.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? ""
  }

  /// The findings of a plan, as `code: message`.
  static func findings(_ tokens: ThemedTokens) -> [String] {
    SwiftEmitter().plan(tokens).diagnostics.map { "\($0.code): \($0.message)" }
  }

  /// Tokens with an animation on the group at `path`, one for each context of `theme` or one for all.
  static func animated(
    _ tokens: ThemedTokens, _ animations: [(path: String, values: [Animation])]
  ) -> ThemedTokens {
    var tokens = tokens
    for (path, values) in animations {
      let support =
        tokens.supports.firstIndex { $0.count == values.count } ?? 0
      tokens.animations.append(
        AnimationRecord(
          path: TokenPath(dotted: path), span: SourceSpan(file: FileID(0), lower: 0, upper: 0),
          support: UInt32(support), values: values, keyframeReferences: [], references: [],
          description: nil))
    }
    return tokens
  }
}

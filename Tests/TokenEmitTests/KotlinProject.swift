import Testing
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenEmit

/// Projects of inline JSON, read by the real reader, as Kotlin.
enum KotlinProject {
  private struct NoFiles: SourceProvider {
    func load(
      _ reference: String, from base: String
    ) throws(SourceFault) -> (path: String, bytes: [UInt8]) {
      throw SourceFault(reason: "no such file")
    }
  }

  /// The tokens of a file, or of a resolver document with everything inline; errors fail the test.
  static func tokens(_ json: String, isResolver: Bool = false) -> ThemedTokens {
    var builder = ProjectBuilder(sources: SourceMap(), options: ReaderOptions())
    if isResolver {
      builder.addResolver(
        path: "test.resolver.json", bytes: Array(json.utf8), provider: NoFiles())
    } else {
      builder.addTokenFiles([("test.tokens.json", Array(json.utf8))])
    }
    let (project, _, sink) = builder.finish()
    let result = readTokens(of: project, ReaderOptions())
    for diagnostic in sink.diagnostics + result.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.code): \(diagnostic.message)")
    }
    return result.tokens
  }

  /// The one file of a plan without findings.
  static func kotlin(_ tokens: ThemedTokens, _ options: KotlinOptions = KotlinOptions()) -> String {
    let plan = KotlinEmitter(options: options).plan(tokens)
    for diagnostic in plan.diagnostics { Issue.record("\(diagnostic.code): \(diagnostic.message)") }
    return plan.files.first.map { String(decoding: $0.bytes(), as: UTF8.self) } ?? ""
  }

  /// The findings of a plan, as `code: message`.
  static func findings(_ json: String, _ options: KotlinOptions = KotlinOptions()) -> [String] {
    KotlinEmitter(options: options).plan(tokens(json)).diagnostics.map {
      "\($0.code): \($0.message)"
    }
  }
}

import Foundation
import Testing
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenEmit

/// A real fault of other tools, distilled: an input in `WildCases` and what must come of it.
struct WildCase: Sendable, CustomTestStringConvertible {
  /// The number and the name of the folder.
  let id: String
  /// The form of the files, where the case says it; else it is seen from their content.
  var dialect: Dialect?
  /// Parts of the errors' texts, code in front, each of which exactly one error has; there are no others.
  var errors: [String] = []
  /// Parts of warnings that there must be.
  var warnings: [String] = []
  /// Lines of the style sheet, or parts of them.
  var css: [String] = []
  /// Parts of the Swift file.
  var swift: [String] = []
  /// Parts of the Kotlin file.
  var kotlin: [String] = []
  /// What no output holds.
  var nowhere: [String] = []

  var testDescription: String { id }

  /// All cases.
  static let all = standard + others

  /// The case with this number.
  static func numbered(_ number: String) throws -> WildCase {
    try #require(all.first { $0.id.hasPrefix(number) })
  }

  /// The tokens of the inputs, in the order of their names, and what is wrong with them.
  func read() throws -> ReadResult {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("WildCases/\(id)")
    var options = ReaderOptions()
    options.tokenDialect = dialect
    var builder = ProjectBuilder(sources: SourceMap(), options: options)
    builder.addTokenFiles(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
        ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0))))
      })
    let (project, _, sink) = builder.finish()
    var result = readTokens(of: project, options)
    result.diagnostics = sink.diagnostics + result.diagnostics
    return result
  }

  /// The three emitters.
  static var emitters: [any Emitter] { [CSSEmitter(), SwiftEmitter(), KotlinEmitter()] }
}

import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenLint
import TokenModel
import TokenReader

/// Every code that is declared is in the list of its target, and so has passed the other tests.
struct CodeListTests {
  /// The list of each target that declares codes.
  private static let lists = [
    "TokenReader": DiagnosticCode.readerCodes, "TokenEmit": DiagnosticCode.emitCodes,
    "TokenCompiler": DiagnosticCode.compilerCodes, "TokenLint": DiagnosticCode.lintCodes,
  ]

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  private struct Declaration {
    var id: String
    var target: String
    var place: String
  }

  /// The calls of `DiagnosticCode(` with a literal for the id, in all sources.
  private static func declarations() throws -> [Declaration] {
    let paths = try #require(FileManager.default.subpaths(atPath: sources.path))
    var result: [Declaration] = []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: #/\bDiagnosticCode\(\s*"([^"]*)"/#) {
        let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        result.append(
          Declaration(
            id: String(match.output.1), target: String(path.prefix { $0 != "/" }),
            place: "Sources/\(path):\(line)"))
      }
    }
    return result
  }

  @Test func everyDeclarationIsListed() throws {
    for declaration in try Self.declarations() {
      let list = try #require(
        Self.lists[declaration.target],
        "\(declaration.place) declares `\(declaration.id)`, and \(declaration.target) has no list")
      #expect(
        list.contains { $0.id == declaration.id },
        "\(declaration.place) declares `\(declaration.id)`, which no list of its target has")
    }
  }

  /// `tokenc explain` finds the codes of every list.
  @Test func theCatalogueHasEveryList() {
    let listed = Set(Self.lists.values.joined().map(\.id))
    #expect(Set(DiagnosticCatalogue.all.map(\.id)) == listed)
    #expect(DiagnosticCatalogue.all.count == listed.count)
  }

  /// So that a change of style cannot blind the search above.
  @Test func everyListedCodeIsFound() throws {
    let declarations = try Self.declarations()
    for (target, list) in Self.lists {
      let found = Set(declarations.filter { $0.target == target }.map(\.id))
      #expect(list.map(\.id).filter { !found.contains($0) } == [])
    }
  }
}

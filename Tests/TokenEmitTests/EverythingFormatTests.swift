import Foundation
import Testing
import TokenModel

@testable import TokenEmit

/// The fixtures of all languages, with their hostile names, in every other format, by its own program.
struct EverythingFormatTests {
  private static let fixtures = EverythingTests.Fixture.allCases

  /// The files of a format, by their names without folders where they are to be flat.
  private static func files(
    _ emitter: any Emitter, _ fixture: EverythingTests.Fixture
  ) -> [String: [UInt8]] {
    let plan = emitter.plan(fixture.tokens)
    #expect(plan.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return Dictionary(plan.files.map { ($0.path, $0.bytes()) }, uniquingKeysWith: { $1 })
  }

  @Test(.enabled(if: ToolHarness.has("tsc"), "no tsc"), arguments: fixtures)
  func typeScriptChecks(_ fixture: EverythingTests.Fixture) throws {
    for values in TypeScriptOptions.Values.allCases {
      var options = TypeScriptOptions()
      options.values = values
      let files = Self.files(TypeScriptEmitter(options: options), fixture)
      _ = try ToolHarness.run(
        "tsc", ["--strict", "--noEmit", "--target", "es2020", options.path], files: files)
    }
  }

  @Test(.enabled(if: ToolHarness.has("node"), "no node"), arguments: fixtures)
  func javaScriptHasEveryToken(_ fixture: EverythingTests.Fixture) throws {
    var options = TypeScriptOptions()
    options.language = .javascript
    options.path = "tokens.js"
    var files = Self.files(TypeScriptEmitter(options: options), fixture)
    files["package.json"] = Array(#"{ "type": "module" }"#.utf8)
    files["count.js"] = Array(
      "import * as tokens from './tokens.js'; console.log(Object.keys(tokens).length);".utf8)
    let said = try ToolHarness.run("node", ["count.js"], files: files)
    #expect(said == "\(fixture.tokens.count)\n")
  }

  @Test(.enabled(if: ToolHarness.has("sassc"), "no sassc"), arguments: fixtures)
  func scssHasEveryToken(_ fixture: EverythingTests.Fixture) throws {
    var options = SCSSOptions()
    options.path = "_tokens.scss"
    var files = Self.files(SCSSEmitter(options: options), fixture)
    files["use.scss"] = Array(
      "@charset \"utf-8\"; @import \"tokens\"; a { b: length(map-keys($tokens)); }".utf8)
    let said = try ToolHarness.run("sassc", ["use.scss"], files: files)
    #expect(said.contains("b: \(fixture.tokens.count);"))
  }

  @Test(.enabled(if: ToolHarness.has("xmllint"), "no xmllint"), arguments: fixtures)
  func androidIsWellFormed(_ fixture: EverythingTests.Fixture) throws {
    let files = Self.files(AndroidEmitter(), fixture)
    _ = try ToolHarness.run("xmllint", ["--noout"] + files.keys.sorted(), files: files)
    // What `aapt` takes as the name of a file.
    for path in files.keys {
      let name = path.split(separator: "/").last ?? ""
      #expect(
        name.hasSuffix(".xml")
          && name.dropLast(4).utf8.allSatisfy {
            $0.isASCIILower || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
          }, "\(path)")
    }
  }

  @Test(arguments: fixtures) func jsonFilesAreJSON(_ fixture: EverythingTests.Fixture) throws {
    let emitters: [any Emitter] = [JSONEmitter(), DTCGEmitter(), XCAssetsEmitter()]
    for emitter in emitters {
      let files = Self.files(emitter, fixture)
      #expect(!files.isEmpty)
      for (path, bytes) in files {
        #expect(
          (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any], "\(path)")
      }
    }
  }

  /// A cell that is not closed, or a line break in one, would shift all that follows.
  @Test(arguments: fixtures) func markdownHasWholeRows(_ fixture: EverythingTests.Fixture) throws {
    let file = try #require(Self.files(MarkdownEmitter(), fixture).values.first)
    var width = 0
    var rows = 0
    let text = String(decoding: file, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        width = 0
        continue
      }
      let cells = line.replacing("\\|", with: "").count { $0 == "|" }
      if width == 0 { width = cells }
      #expect(cells == width && line.hasSuffix("|"), "\(line)")
      rows += 1
    }
    #expect(rows > fixture.tokens.count)
  }
}

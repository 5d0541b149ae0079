import SharedData
import Testing

@testable import TokenSyntax

/// The official schemas of the Design Tokens format, unchanged, over the shared cases.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct DTCGSchemaTests {
  private static let base = "https://www.designtokens.org/schemas/2025.10/"

  /// Compiles one of the official schemas with all others at hand.
  static func compile(_ name: String, _ names: inout NameTable) throws -> Schema {
    var library = SchemaLibrary()
    var root: JSONTree?
    for (path, bytes) in try SharedData.contents(of: "suites/dtcg-schemas/2025.10") {
      let file = SourceFile(id: FileID(900), path: path, bytes: bytes)
      let tree = parseJSON(file, dialect: .strict, names: &names).tree
      library.add(tree, uri: base + path)
      if path == name { root = tree }
    }
    let tree = try #require(root)
    let (schema, faults) = compileSchema(tree, uri: base + name, library: library, names: &names)
    #expect(faults.isEmpty, "\(faults.map(\.message))")
    return schema
  }

  private func rows(_ index: String) throws -> [[String]] {
    let folder = index.split(separator: "/").dropLast().joined(separator: "/")
    let name = index.split(separator: "/").last.map(String.init)
    let files = try SharedData.contents(of: folder)
    let bytes = try #require(files.first { $0.path == name }).bytes
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func agreesWithTheVerdictsOfTheFormatSchema() throws {
    var names = NameTable()
    let schema = try Self.compile("format.json", &names)
    let files = try SharedData.contents(of: "cases/dtcg")
    var counts: [String: Int] = [:]
    var isOnLine = 0
    for row in try rows("cases/dtcg/index.tsv") {
      let bytes = try #require(files.first { $0.path == row[0] }).bytes
      let file = SourceFile(id: FileID(0), path: row[0], bytes: bytes)
      let (tree, faults) = parseJSON(file, dialect: .strict, names: &names)
      counts[row[7], default: 0] += 1
      if row[7] == "not JSON" {
        #expect(faults.contains { $0.code.rawValue.hasPrefix("json-") }, "\(row[0])")
        continue
      }
      let found = schema.validate(tree, names: names)
      #expect((found.isEmpty ? "valid" : "invalid") == row[7], "\(row[0]): \(found)")
      let lines = LineIndex(file)
      if found.contains(where: { String(lines.position(of: $0.span.lower).line) == row[4] }) {
        isOnLine += 1
      }
    }
    #expect(counts == ["valid": 140, "invalid": 104, "not JSON": 2])
    print("DTCG format schema: \(counts) as told, \(isOnLine) faults on the line of the index")
  }

  @Test func agreesWithTheVerdictsOfTheResolverSchema() throws {
    var names = NameTable()
    let schema = try Self.compile("resolver.json", &names)
    let files = try SharedData.contents(of: "cases/dtcg/resolver")
    var counts: [String: Int] = [:]
    for row in try rows("cases/dtcg/resolver/index.tsv")
    where row[7] == "valid" || row[7] == "invalid" {
      let path = files.map(\.path).first {
        $0.hasPrefix(row[0] + "/") && $0.hasSuffix("resolver.json")
      }
      let bytes = try #require(files.first { $0.path == path }).bytes
      let file = SourceFile(id: FileID(0), path: row[0], bytes: bytes)
      let tree = parseJSON(file, dialect: .strict, names: &names).tree
      let found = schema.validate(tree, names: names)
      counts[row[7], default: 0] += 1
      #expect((found.isEmpty ? "valid" : "invalid") == row[7], "\(row[0]): \(found.map(\.message))")
    }
    print("DTCG resolver schema: \(counts) as told")
  }
}

import SharedData
import Testing

@testable import TokenSyntax

/// The official test suite of JSON Schema, with its remote documents given by hand.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct SchemaSuiteTests {
  private static let suite = "suites/JSON-Schema-Test-Suite"

  /// Runs all groups of the files that `includes` accepts; the failures and the number of tests.
  private func run(
    _ draft: String, _ dialect: SchemaDialect, assertsFormats: Bool = false,
    _ includes: (String) -> Bool
  ) throws -> (failures: [String], count: Int) {
    var names = NameTable()
    var library = SchemaLibrary()
    for (path, bytes) in try SharedData.contents(of: Self.suite + "/remotes") {
      let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
      let tree = parseJSON(file, dialect: .strict, names: &names).tree
      let skipped = ["draft3/", "draft4/", "draft6/", "draft2019-09/", "v1/"]
      if skipped.contains(where: path.hasPrefix) { continue }
      library.add(tree, uri: "http://localhost:1234/" + path)
    }
    var options = SchemaOptions()
    options.dialect = dialect
    options.assertsFormats = assertsFormats
    var failures: [String] = []
    var count = 0
    for (path, bytes) in try SharedData.contents(of: Self.suite + "/tests/" + draft)
    where includes(path) {
      for group in try SuiteGroup.groups(bytes, &names) {
        let (schema, faults) = compileSchema(
          group.schema, library: library, options: options, names: &names)
        // Names in Punycode are not decoded.
        for test in group.tests where !group.description.contains("punycode") {
          count += 1
          let found = schema.validate(test.data, names: names)
          if found.isEmpty != test.isValid
            || schema.accepts(test.data, names: names) != test.isValid
            || faults.contains(where: { $0.code != .badPattern })
          {
            let reason = (faults + found).map(\.message).joined(separator: "; ")
            failures.append("\(path): \(group.description): \(test.description): \(reason)")
          }
        }
      }
    }
    return (failures, count)
  }

  @Test func passesAllRequiredTestsOf202012() throws {
    let (failures, count) = try run("draft2020-12", .draft202012) { !$0.contains("/") }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(count == 1299)
    print("JSON Schema 2020-12: \(count - failures.count) of \(count) required tests")
  }

  @Test func assertsFormatsWhenAsked() throws {
    let checked = Set(SchemaFormat.allCases.map(\.rawValue)).subtracting(["regex"])
    let (failures, count) = try run("draft2020-12", .draft202012, assertsFormats: true) { path in
      path.hasPrefix("optional/format/")
        && checked.contains(String(path.dropFirst("optional/format/".count).dropLast(5)))
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    print("JSON Schema 2020-12 formats: \(count - failures.count) of \(count) tests")
    for shape in [
      SchemaFormat.durationShape, SchemaFormat.hostnameShape, SchemaFormat.ipv4Shape,
      SchemaFormat.uuidShape,
      SchemaFormat.mailboxShape, SchemaFormat.timeShape, SchemaFormat.uriShape,
    ] { #expect(shape.pattern != nil) }
  }

  @Test func passesWhatItCanOfTheOptionalTests() throws {
    let (failures, count) = try run("draft2020-12", .draft202012) { path in
      [
        "optional/anchor.json", "optional/bignum.json", "optional/dynamicRef.json",
        "optional/ecmascript-regex.json", "optional/float-overflow.json", "optional/id.json",
        "optional/no-schema.json", "optional/non-bmp-regex.json",
        "optional/refOfUnknownKeyword.json",
        "optional/unknownKeyword.json",
      ].contains(path)
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    print("JSON Schema 2020-12 optional: \(count - failures.count) of \(count) tests")
  }

  @Test(
    .enabled(
      if: SharedData.has("suites/JSON-Schema-Test-Suite/tests/draft7"),
      "the shared suite has no draft7 folder"))
  func passesAllRequiredTestsOfDraft07() throws {
    let (failures, count) = try run("draft7", .draft07) { !$0.contains("/") }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(count > 900)
    print("JSON Schema draft-07: \(count - failures.count) of \(count) required tests")
  }
}

/// One group of the official suite.
struct SuiteGroup {
  struct Case {
    let description: String
    let data: JSONTree
    let isValid: Bool
  }

  struct Malformed: Error {}

  let description: String
  let schema: JSONTree
  let tests: [Case]

  /// Reads a file of groups; each schema and instance becomes a text of its own.
  static func groups(_ bytes: [UInt8], _ names: inout NameTable) throws -> [SuiteGroup] {
    let file = SourceFile(id: FileID(0), path: "suite", bytes: bytes)
    let tree = parseJSON(file, dialect: .strict, names: &names).tree
    return try tree.children(.root).map { group in
      let tests = try Self.member(group, "tests", of: tree, names)
      return SuiteGroup(
        description: tree.string(try Self.member(group, "description", of: tree, names)) ?? "",
        schema: Self.copy(try Self.member(group, "schema", of: tree, names), of: tree, &names),
        tests: try tree.children(tests).map { test in
          Case(
            description: tree.string(try Self.member(test, "description", of: tree, names)) ?? "",
            data: Self.copy(try Self.member(test, "data", of: tree, names), of: tree, &names),
            isValid: tree.bool(try Self.member(test, "valid", of: tree, names)) ?? false)
        })
    }
  }

  private static func member(
    _ node: NodeID, _ name: String, of tree: JSONTree, _ names: NameTable
  ) throws -> NodeID {
    guard let id = names.find(name), let member = tree.member(node, id) else { throw Malformed() }
    return member
  }

  private static func copy(
    _ node: NodeID, of tree: JSONTree, _ names: inout NameTable
  ) -> JSONTree {
    let file = SourceFile(id: FileID(1), path: "", bytes: Array(tree.text(node)))
    return parseJSON(file, dialect: .strict, names: &names).tree
  }
}

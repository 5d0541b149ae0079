import SharedData
import Testing
import TokenModel
import TokenReader
import TokenSyntax

/// Schema and typechecker over the shared cases of the standard: a schema accepts what is valid, and
/// refuses all that is not, but for the rules that are listed here.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct CaseAgreementTests {
  /// The rules of token files of which at least one case is beyond a schema, and what it would have
  /// to know.
  static let unseenInTokens = [
    "R-012": "whether a reference leads to a token or a group",
    "R-020": "whether a group or a reference gives a type",
    "R-022": "the type of the target",
    "R-030": "whether `$extends` leads to a group or a token",
    "R-031": "whether the group exists",
    "R-032": "the way of `$extends` through several groups",
    "R-033": "the ancestors of a group",
    "R-041": "whether a reference leads to a token or a group",
    "R-043": "whether the token exists",
    "R-046": "the path of the token itself",
    "R-047": "the way of references through several tokens",
    "R-054": "whether a pointer leads anywhere",
    "R-056": "the way of references through several tokens",
    "R-057": "the value to which a pointer leads",
    "R-059": "the type of the target",
    "R-062": "how many layers the target has",
  ]

  /// The same for resolver documents.
  static let unseenInResolvers = [
    "R-215": "the names of the contexts beside `default`",
    "R-219": "the names of other items",
    "R-221": "other files",
    "R-223": "where the reference itself stands",
    "R-231": "the inputs",
    "R-232": "the inputs",
    "R-234": "the inputs",
    "R-237": "the tokens after merging",
    "R-238": "the tokens after merging",
  ]

  /// What came of the cases.
  private struct Tally {
    var valid = 0
    var refused = 0
    var onLine = 0
    var missed: [String: [String]] = [:]

    /// Notes the verdict of a schema on a case.
    mutating func add(_ row: CaseRow, _ lines: [String]) {
      if row.isValid {
        valid += 1
        #expect(lines.isEmpty, "\(row.name) is valid: \(lines)")
      } else if lines.isEmpty {
        missed[row.rule, default: []].append(row.name)
      } else {
        refused += 1
        if lines.contains(where: { $0.hasPrefix(row.line + ":") }) { onLine += 1 }
      }
    }

    /// Compares the rules that were missed with the list of those that may be.
    func check(_ what: String, _ unseen: [String: String]) {
      for (rule, cases) in missed where unseen[rule] == nil {
        Issue.record("the schema of \(what) does not see \(rule): \(cases)")
      }
      for rule in unseen.keys where missed[rule] == nil {
        Issue.record("the schema of \(what) sees every case of \(rule): take it off the list")
      }
      print("The schema of \(what): \(valid) valid files accepted, \(refused) invalid ones refused")
      print("(\(onLine) on the line of the index), not seen by a schema:")
      for (rule, reason) in unseen.sorted(by: { $0.key < $1.key }) {
        print("  \(rule): \(reason) (\(missed[rule]?.joined(separator: ", ") ?? ""))")
      }
    }
  }

  @Test func tokenFiles() throws {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    var tally = Tally()
    for row in try CaseRow.read("cases/dtcg/index.tsv") where row.isJSON {
      let bytes = try SharedData.bytes("cases/dtcg/" + row.name)
      tally.add(row, compiled.lines(bytes) ?? ["not JSON"])
      let errors = Typechecker.errors(bytes)
      #expect(errors.isEmpty == row.isValid, "typechecker on \(row.name): \(errors)")
    }
    tally.check("token files", Self.unseenInTokens)
  }

  @Test func resolverDocuments() throws {
    var compiled = CompiledSchema(TokenSchemas.resolver)
    var tally = Tally()
    for row in try CaseRow.read("cases/dtcg/resolver/index.tsv") {
      let path = "cases/dtcg/resolver/\(row.name)/\(try Self.resolverFile(row.name))"
      tally.add(row, compiled.lines(try SharedData.bytes(path)) ?? ["not JSON"])
      // Inputs do not come from the document, so that it has no fault of its own.
      let isInput = row.fault.hasPrefix("input:")
      let errors = try Typechecker.resolverErrors(path)
      #expect(errors.isEmpty == (row.isValid || isInput), "typechecker on \(row.name): \(errors)")
    }
    tally.check("resolver documents", Self.unseenInResolvers)
  }

  /// No file in which the typechecker finds nothing is refused: all token files of the cases and of
  /// real systems.
  @Test func refusesNothingThatTypechecks() throws {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    var counts = (fine: 0, faulty: 0, both: 0)
    for folder in ["cases", "corpus"] {
      for name in try SharedData.files(in: folder)
      where name.hasSuffix(".json") && !name.hasSuffix("resolver.json") {
        let bytes = try SharedData.bytes(folder + "/" + name)
        guard bytes.count < 200_000, let lines = compiled.lines(bytes) else { continue }
        if Typechecker.errors(bytes).isEmpty {
          counts.fine += 1
          #expect(lines.isEmpty, "\(folder)/\(name): \(lines.first ?? "")")
        } else {
          counts.faulty += 1
          if !lines.isEmpty { counts.both += 1 }
        }
      }
    }
    #expect(counts.fine > 100)
    print("\(counts.fine) files typecheck and are accepted; of \(counts.faulty) others the schema")
    print("refuses \(counts.both)")
  }

  /// The name of the resolver document of a case.
  static func resolverFile(_ name: String) throws -> String {
    let files = try SharedData.files(in: "cases/dtcg/resolver/" + name)
    return try #require(files.first { $0.hasSuffix("resolver.json") })
  }

  /// The inline tokens of resolver documents are judged as token files are.
  @Test func inlineTokensAreTokens() {
    var compiled = CompiledSchema(TokenSchemas.resolver)
    let document = """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
        {"t": {"$type": "number", "$value": "1"}}]}]}
      """
    #expect(
      compiled.lines(document) == [
        "2:39 pattern /resolutionOrder/0/sources/0/t/$value: "
          + "\"1\" does not have the form of \"Reference\""
      ])
  }
}

import Testing
import TokenReader
import TokenSyntax

/// Schema and typechecker over the shared cases of the standard.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct CaseAgreementTests {
  /// The rules of which at least one case is beyond a schema, and why.
  static let unseen: [String: String] = [
    "R-012": "a reference to a group",
    "R-020": "a token without a type",
    "R-022": "the type of a target",
  ]

  @Test func tokenSchemaSeesWhatASchemaCan() throws {
    var compiled = CompiledSchema(TokenSchemas.tokens)
    #expect(compiled.faults.isEmpty)
    for row in try CaseRow.read("cases/dtcg/index.tsv") where row.isJSON {
      let found = compiled.lines(try SharedData.bytes("cases/dtcg/" + row.name)) ?? ["not JSON"]
      let errors = Typechecker.errors(try SharedData.bytes("cases/dtcg/" + row.name))
      print("CASE", row.name, row.isValid, found.isEmpty, errors.isEmpty, found.prefix(2))
    }
  }
}

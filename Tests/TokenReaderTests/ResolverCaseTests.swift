import Foundation
import SharedData
import Testing
import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

/// The shared cases of the resolver module, each with its inputs.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct ResolverCaseTests {
  private static let folder = "cases/dtcg/resolver/"

  @Test
  func everyCaseHasItsVerdictItsLineAndItsValues() throws {
    let rows = try CaseTable(Self.folder + "index.tsv").rows
    var invalid = 0
    for row in rows {
      let name = row.cell("case")
      let run = try Run(Self.folder + name)
      guard row.cell("verdict") == "invalid" else {
        #expect(!run.hasErrors, "\(name) is valid: \(run.reading.errorPlaces)")
        let expected = try #require(
          try JSONSerialization.jsonObject(
            with: Data(try SharedData.bytes(Self.folder + name + "/expected.json")))
            as? [String: Any])
        let found = try run.reading.allAsJSON()
        #expect(isEqual(expected["tokens"] ?? [:], found), "\(name): \(found)")
        continue
      }
      invalid += 1
      #expect(run.hasErrors, "\(name) is invalid: \(row.cell("reason"))")
      for line in row.lines("line_in_resolver_json") {
        let lines = run.reading.errors.map(run.reading.line(of:))
        #expect(
          lines.contains(line), "\(name): \(run.reading.errorPlaces), and the fault is on \(line)")
      }
    }
    print("cases of resolver documents: \(rows.count), of which \(invalid) invalid")
    #expect(rows.count > 35)
  }

  /// One case: the document, the files beside it, and the inputs.
  private struct Run {
    let reading: Reading
    private let inputFaults: [Diagnostic]

    var hasErrors: Bool { !reading.errors.isEmpty || inputFaults.hasErrors }

    init(_ folder: String) throws {
      let names = try SharedData.files(in: folder).filter {
        $0.hasSuffix(".json") && $0 != "input.json" && $0 != "expected.json"
      }
      let memory = MemorySources(
        files: try names.map { ($0, try SharedData.bytes("\(folder)/\($0)")) })
      var sources = SourceMap()
      let inputs = InputsFile.read(
        path: "input.json", bytes: try SharedData.bytes(folder + "/input.json"), sources: &sources)
      inputFaults = inputs.diagnostics
      reading = Reading(
        memory, strength: .spec, choices: inputs.choices, requiringInputs: true)
    }
  }
}

import Foundation
import SharedData
import Testing
import TokenModel
import TokenReader

/// The shared cases of the standard's letter: the verdict, the line of the fault, and the values.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct CaseTests {
  private static let folder = "cases/dtcg/"

  @Test
  func everyCaseHasItsVerdictAndItsLine() throws {
    let rows = try CaseTable(Self.folder + "index.tsv").rows
    var invalid = 0
    for row in rows {
      let name = row.cell("file")
      let reading = Reading(try SharedData.text(Self.folder + name))
      guard row.cell("verdict") == "invalid" else {
        #expect(reading.errorPlaces == [], "\(name) is valid: \(row.cell("reason"))")
        continue
      }
      invalid += 1
      let lines = reading.errors.map(reading.line(of:))
      #expect(!lines.isEmpty, "\(name) is invalid: \(row.cell("reason"))")
      let wanted = row.lines("line", "also_lines")
      #expect(
        wanted.contains(where: lines.contains),
        "\(name): \(reading.errorPlaces), and the fault is on \(wanted)")
      #expect(
        lines.allSatisfy(wanted.contains),
        "\(name): \(reading.errorPlaces), and the only fault is on \(wanted)")
    }
    print("cases of token files: \(rows.count), of which \(invalid) invalid")
    #expect(rows.count > 200)
  }

  @Test
  func everyExpectedValueComesOut() throws {
    let names = try SharedData.files(in: Self.folder).filter {
      $0.hasSuffix(".expected.json") && !$0.contains("/")
    }
    for name in names {
      let source = name.replacing(".expected.json", with: ".json")
      let reading = Reading(try SharedData.text(Self.folder + source))
      let expected = try JSONSerialization.jsonObject(
        with: Data(try SharedData.bytes(Self.folder + name)))
      let found = try reading.allAsJSON()
      #expect(isEqual(expected, found), "\(source): \(found)")
    }
    print("cases with values: \(names.count)")
    #expect(names.count > 40)
  }
}

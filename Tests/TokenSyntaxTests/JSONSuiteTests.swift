import SharedData
import Testing

@testable import TokenSyntax

/// The public suites of texts that a parser must accept or refuse.
@Suite(.enabled(if: SharedData.isUsable, Comment(rawValue: SharedData.reason)))
struct JSONSuiteTests {
  @Test func acceptsAndRefusesWhatJSONTestSuiteSays() throws {
    var counts = (accepted: 0, refused: 0, open: 0)
    for (path, bytes) in try SharedData.contents(of: "suites/JSONTestSuite/test_parsing") {
      let parsed = ParsedText(bytes)
      parsed.checkInvariants(path)
      switch path.prefix(2) {
      case "y_":
        counts.accepted += 1
        #expect(parsed.isWellFormed, "\(path): \(parsed.codes)")
      case "n_":
        counts.refused += 1
        #expect(!parsed.isWellFormed, "\(path) is accepted")
      default:
        counts.open += 1
      }
    }
    #expect(counts.accepted == 95 && counts.refused == 188 && counts.open == 35)
    print("JSONTestSuite: \(counts.accepted) y_, \(counts.refused) n_, \(counts.open) i_ as told")
  }

  @Test func keepsTheTransformTexts() throws {
    let files = try SharedData.contents(of: "suites/JSONTestSuite/test_transform")
    for (path, bytes) in files {
      let parsed = ParsedText(bytes)
      parsed.checkInvariants(path)
      #expect(parsed.isWellFormed || path.contains("invalid_codepoint"), "\(path): \(parsed.codes)")
    }
    #expect(files.count == 22)
  }

  @Test func acceptsAndRefusesWhatTheJSON5TestsSay() throws {
    var counts = (accepted: 0, refused: 0)
    for (path, bytes) in try SharedData.contents(of: "suites/json5-tests") {
      let parsed = ParsedText(bytes, dialect: .json5)
      parsed.checkInvariants(path)
      let kind = path.split(separator: ".").last
      if kind == "json" || kind == "json5" {
        counts.accepted += 1
        #expect(parsed.isWellFormed, "\(path): \(parsed.codes)")
        if kind == "json" {
          #expect(ParsedText(bytes).isWellFormed || path.contains("comment"), "\(path) is strict")
        }
      } else if kind == "js" || kind == "txt" {
        counts.refused += 1
        #expect(!parsed.isWellFormed, "\(path) is accepted")
      }
    }
    #expect(counts.accepted > 80 && counts.refused > 30)
    print("json5-tests: \(counts.accepted) accepted, \(counts.refused) refused as told")
  }
}

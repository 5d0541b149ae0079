import SharedData
import Testing
import TokenModel
import TokenReader

/// Five published design systems by their resolver documents: the findings by code.
///
/// The errors are faults of the files: tokens of Primer with members beside `$value`, and one text
/// style without `lineHeight`.
struct CorpusTests {
  private static let folder = "corpus/terrazzoapp__dtcg-examples"
  private static let expected: [String: [String: Int]] = [
    "adobe-spectrum": ["nonstandard-unit": 3, "short-hex": 33, "unknown-type": 209],
    "github-primer": [
      "expression-value": 3, "missing-letter-spacing": 11, "missing-member": 1,
      "nonstandard-unit": 1, "short-hex": 5,
      "token-with-children": 36, "unknown-type": 3,
    ],
    "ibm-carbon": [
      "font-list": 18, "legacy-dimension": 28, "nonstandard-unit": 4, "short-hex": 6,
      "unitless-zero": 90,
    ],
    "microsoft-fluent": [
      "extra-typography-member": 26, "font-list": 13, "nonstandard-unit": 16, "short-hex": 49,
      "unitless-zero": 13,
    ],
    "shopify-polaris": [:],
  ]

  @Test(
    .enabled(if: SharedData.has(folder), Comment(rawValue: SharedData.reason)),
    arguments: expected.keys.sorted())
  func theFindingsAreKnown(_ system: String) throws {
    let paths = try SharedData.files(in: Self.folder).filter {
      $0 == system + ".resolver.json" || $0.hasPrefix(system + "/") && $0.hasSuffix(".json")
    }
    let memory = MemorySources(
      files: try paths.map { ($0, try SharedData.bytes("\(Self.folder)/\($0)")) })
    let reading = Reading(memory, strength: .standard)
    #expect(reading.tokens.count > 50)
    let counts = Dictionary(grouping: reading.codes, by: \.self).mapValues(\.count)
    #expect(counts == Self.expected[system])
    #expect(Set(reading.errorCodes).isSubset(of: ["missing-member", "token-with-children"]))
  }
}

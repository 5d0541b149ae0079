import Foundation
import Testing

@testable import TokenLint

/// The folder of rules and the list of rules say the same; every rule is documented.
struct RuleListTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/TokenLint/Rules")

  @Test func everyFileIsListed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let listed = lintRules.map { "\($0)" }
    for file in files.sorted() {
      let name = file.replacingOccurrences(of: ".swift", with: "")
      #expect(listed.contains(name), "add the line `\(name).self,` to RuleList.swift")
    }
    #expect(listed.count == files.count)
    #expect(Set(listed).count == listed.count)
  }

  @Test func thereAreAtLeastThirty() {
    #expect(lintRules.count >= 30)
    #expect(Set(Rule.all.map(\.id)).count == lintRules.count)
  }

  @Test(arguments: Rule.all)
  func everyRuleIsDocumented(_ rule: Rule) {
    let documentation = rule.documentation
    #expect(rule.id.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
    #expect(!documentation.summary.isEmpty && !documentation.summary.hasSuffix("."))
    #expect(!documentation.summary.contains("\n"))
    #expect(documentation.explanation.count > 100 && documentation.explanation.hasSuffix("."))
    #expect(documentation.preset != .none)
    for option in rule.options {
      #expect(option.summary.hasSuffix("."))
    }
  }
}

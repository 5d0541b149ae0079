import Testing
import TokenModel
import TokenSyntax

@testable import TokenLint

extension Rule: CustomTestStringConvertible {
  /// The id, by which tests name their arguments.
  public var testDescription: String { id }
}

/// The examples of every rule, read and linted with no rule but that one.
struct RuleExampleTests {
  static let rules = Rule.all

  private func run(_ example: RuleExample, _ rule: Rule) throws -> LintRun {
    let options = example.options.map { #", "options": \#($0)"# } ?? ""
    return try LintRun(
      example.files,
      lint: #"{ "preset": "none", "rules": { "\#(rule.id)": { "severity": "warn"\#(options) } } }"#)
  }

  @Test(arguments: rules)
  func badExamplesHaveTheDefect(_ rule: Rule) throws {
    #expect(!rule.documentation.bad.isEmpty)
    for example in rule.documentation.bad {
      let run = try run(example, rule)
      // One rule is about types outside the standard, of which reading warns.
      #expect(run.reading.filter { $0.code != "unknown-type" }.map(\.message) == [])
      #expect(Set(run.findings.map(\.code)) == [rule.id], "\(example.files.text)")
      #expect(run.findings.allSatisfy { $0.severity == .warning })
    }
  }

  @Test(arguments: rules)
  func goodExamplesDoNot(_ rule: Rule) throws {
    #expect(!rule.documentation.good.isEmpty)
    for example in rule.documentation.good {
      let run = try run(example, rule)
      // One rule is about types outside the standard, of which reading warns.
      #expect(run.reading.filter { $0.code != "unknown-type" }.map(\.message) == [])
      #expect(run.texts == [], "\(example.files.text)")
    }
  }

  /// Every option stands in an example, in which it changes what is found.
  @Test(arguments: rules)
  func everyOptionDoesSomething(_ rule: Rule) throws {
    let examples = rule.documentation.bad + rule.documentation.good
    for option in rule.options {
      let shown = examples.filter { $0.options?.contains("\"\(option.name)\"") == true }
      #expect(!shown.isEmpty, "no example of \(rule.id) has the option \(option.name)")
      let changes = try shown.contains { example in
        let plain = RuleExample(example.files)
        return try run(example, rule).texts != run(plain, rule).texts
      }
      #expect(changes, "no example of \(rule.id) changes with the option \(option.name)")
    }
  }
}

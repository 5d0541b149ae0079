import Testing
import TokenCompiler
import TokenModel
import TokenReader
import TokenSyntax

/// A resolver document with the files beside it and an input, and what reading it gives.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let document: String
  let files: [String: String]
  let inputs: String?
  let values: [String: String]
  let codes: [String]

  /// A case; `files` are the texts of token files by path.
  init(
    _ document: String, files: [String: String] = [:], inputs: String? = nil,
    values: [String: String] = [:], codes: [String] = []
  ) {
    self.document = document
    self.files = files
    self.inputs = inputs
    self.values = values
    self.codes = codes
  }

  var testDescription: String { document + (inputs.map { " with \($0)" } ?? "") }

  /// What reading gives, and the errors in the inputs.
  func read() -> (reading: Reading, inputErrors: [String]) {
    var sources = SourceMap()
    let given = InputsFile.read(
      path: "input.json", bytes: Array((inputs ?? "{}").utf8), sources: &sources)
    let all = [("t.resolver.json", document)] + files.sorted { $0.key < $1.key }
    let reading = Reading(
      files: all.map { (path: $0.0, text: Self.expanded($0.1)) }, choices: given.choices,
      requiringInputs: true)
    return (reading, given.diagnostics.map(\.code))
  }

  /// In the tables `@v` stands for the version, `@o:` for `"resolutionOrder":`, and `@n:` for the
  /// members that make a token of a number.
  private static func expanded(_ text: String) -> String {
    text
      .replacing("@v", with: #""version":"2025.10""#)
      .replacing("@o:", with: #""resolutionOrder":"#)
      .replacing("@n:", with: #""$type":"number","$value":"#)
  }
}

/// Small resolver documents for the rules R-200 to R-242 and D-08 to D-11.
struct ResolverRuleTests {
  @Test(arguments: ResolverAccepted.cases)
  func theStandardAllows(_ rule: RuleCase) {
    let (reading, inputErrors) = rule.read()
    #expect(inputErrors + reading.errorPlaces == [])
    for (path, value) in rule.values { #expect(reading.value(path) == value, "\(path)") }
  }

  @Test(arguments: ResolverRefused.cases)
  func theStandardBars(_ rule: RuleCase) {
    let (reading, inputErrors) = rule.read()
    #expect(!rule.codes.isEmpty)
    if inputErrors.isEmpty {
      #expect(reading.errorCodes == rule.codes)
    } else {
      #expect(inputErrors.contains(where: rule.codes.contains))
    }
  }
}

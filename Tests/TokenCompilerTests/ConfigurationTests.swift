import Testing
import TokenEmit
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenCompiler

@Suite("tokenc.json")
struct ConfigurationTests {
  private func read(
    _ text: String, at path: String = "tokenc.json", files: [String: String] = [:]
  ) -> (configuration: Configuration, findings: [String]) {
    var sources = SourceMap()
    let (configuration, diagnostics) = ConfigurationReader.read(
      path: path, bytes: Array(text.utf8), sources: &sources, files: MemoryFiles(files))
    let findings = diagnostics.map { diagnostic in
      let place = diagnostic.span.map { sources.text($0) } ?? ""
      return "\(diagnostic.code) at \(place): \(diagnostic.message)"
        + (diagnostic.help.map { " (\($0))" } ?? "")
    }
    return (configuration, findings)
  }

  @Test("an empty one means the defaults, seen from its folder")
  func defaults() {
    let (configuration, findings) = read("{}", at: "design/tokenc.json")
    #expect(findings.isEmpty)
    #expect(configuration.inputs == ["design"])
    #expect(configuration.out == "design/generated")
    #expect(configuration.outputs.map(\.format) == ["css", "swift", "kotlin"])
    let beside = read("{}", at: "design/tokenc.json", files: ["design/tokens/a.json": "{}"])
    #expect(beside.configuration.inputs == ["design/tokens"])
  }

  @Test("comments, inputs, outputs with options, contexts, levels and limits")
  func everything() {
    let (configuration, findings) = read(
      """
      {
        // JSON with comments
        "inputs": ["a.json", "../b", "-"], "out": "../gen", "spec": "2025.10",
        "outputs": [
          { "format": "css", "path": "x.css", "options": { "prefix": "acme", "selectors": ["class"] } },
          { "format": "swift", "options": { "access": "internal", "root": "Design" } },
          { "format": "kotlin", "options": { "package": "com.acme", "platform": "compose" } },
        ],
        "contexts": { "theme": "dark" },
        "diagnostics": { "unknown-type": "allow" },
        "limits": { "permutations": 8, "nesting": 50 },
        "schema": "team.json"
      }
      """, at: "design/tokenc.json")
    #expect(findings.isEmpty)
    #expect(configuration.inputs == ["design/a.json", "b", "-"])
    #expect(configuration.out == "gen")
    #expect(
      configuration.outputs.map(\.path) == ["x.css", "swift/Tokens.swift", "kotlin/Tokens.kt"])
    #expect(configuration.choices.map(\.modifier) == ["theme"])
    #expect(configuration.reading.strength == .spec)
    #expect(configuration.reading.levels == ["unknown-type": .allow])
    #expect(configuration.reading.permutationLimit == 8)
    #expect(configuration.reading.nestingLimit == 50)
    #expect(configuration.schema == "design/team.json")
  }

  @Test("an unknown key is refused with the nearest one")
  func unknownKey() throws {
    let finding = try #require(read(#"{ "imputs": ["a"] }"#).findings.first)
    #expect(finding.contains("invalid-configuration at \"imputs\""))
    #expect(finding.contains("`inputs`"))
  }

  @Test(
    "what an option cannot take is refused where it stands",
    arguments: [
      (#"{ "format": "csss" }"#, "\"csss\""),
      (#"{ "format": "css", "options": { "naming": "upper" } }"#, "\"upper\""),
      (#"{ "format": "css", "options": { "prefx": "a" } }"#, "\"prefx\""),
      (#"{ "format": "css", "options": { "layer": "a; }" } }"#, "\"a; }\""),
      (#"{ "format": "swift", "options": { "root": "1a" } }"#, "\"1a\""),
      (#"{ "format": "swift", "options": { "pointsPerRem": 0 } }"#, "0"),
      (#"{ "format": "kotlin", "options": { "package": "a..b" } }"#, "\"a..b\""),
    ])
  func badOptions(output: String, place: String) throws {
    let findings = read(#"{ "outputs": [\#(output)] }"#).findings
    #expect(findings.count == 1)
    #expect(try #require(findings.first).hasPrefix("invalid-configuration at \(place): "))
  }

  @Test("two outputs with one path are told with both places")
  func collision() {
    let findings = read(
      #"{ "outputs": [{ "format": "css" }, { "format": "css", "path": "./css/tokens.css" }] }"#
    ).findings
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("output-collision at \"./css/tokens.css\"") == true)
  }

  @Test("a text that is no JSON is told as such")
  func broken() {
    #expect(read("{").findings.first?.hasPrefix("json-") == true)
  }

  @Test("what is taken without the schema satisfies it, and what is plain is taken so")
  func plainOnes() throws {
    let values = [
      "null", "true", "0", "-1", "1.5", "\"\"", "\"a\"", "\"class\"", "\"css\"", "[]", "[\"\"]",
      "[\"a\"]", "[\"class\", \"class\"]", "[1]", "{}", "{\"a\": \"b\"}", "{\"a\": 1}",
    ]
    let members = [
      "$schema", "inputs", "out", "outputs", "schema", "contexts", "assertFormats", "spec", "lint",
      "formats", "x",
    ]
    let options = OutputFormat.all.flatMap { format in
      format.options.map { (format.name, $0.name) } + [(format.name, "x")]
    }
    var texts = ["{}", "[]", "{ \"out\": \"a\", \"out\": \"b\" }"]
    for value in values {
      texts += members.map { "{ \"\($0)\": \(value) }" }
      texts += ["format", "path", "options", "include", "types", "sets", "contexts", "x"].map {
        "{ \"outputs\": [{ \"format\": \"css\", \"\($0)\": \(value) }] }"
      }
      texts += ["{ \"outputs\": [\(value)] }", "{ \"outputs\": [{ \"format\": \(value) }] }"]
      texts += options.map {
        "{ \"outputs\": [{ \"format\": \"\($0)\", \"options\": { \"\($1)\": \(value) } }] }"
      }
    }
    var names = NameTable()
    let file = SourceFile(path: "schema.json", text: ConfigurationSchema.text)
    let (document, _) = parseJSON(file, dialect: .strict, names: &names)
    let schema = compileSchema(document, names: &names).schema
    var plainCount = 0
    for text in texts {
      let file = SourceFile(path: "tokenc.json", text: text)
      guard ConfigurationReader(file).isPlain else { continue }
      plainCount += 1
      let (tree, _) = parseJSON(file, dialect: .jsonc, names: &names)
      #expect(schema.accepts(tree, names: names), "\(text)")
    }
    #expect(plainCount > 100)
    let ours = """
      { "$schema": "x", "inputs": ["."], "out": "../generated", "outputs": [
        { "format": "css", "path": "a.css", "options": { "prefix": "acme", "selectors": ["class"] } },
        { "format": "kotlin", "include": ["a.*"], "contexts": { "theme": "dark" } }] }
      """
    #expect(ConfigurationReader(SourceFile(path: "tokenc.json", text: ours)).isPlain)
  }

  @Test("every option of every format is in the schema, with what it does")
  func schemaIsComplete() {
    let text = ConfigurationSchema.text
    for code in DiagnosticCatalogue.all where code.isAdjustable {
      #expect(text.contains("\"\(code.id)\""))
    }
    #expect(text.contains("\"pointsPerRem\""))
    #expect(text.contains("\"mediaRules\""))
  }
}

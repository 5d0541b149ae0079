import Foundation
import SharedData
import Testing
import TokenCompiler
import TokenModel
import TokenSyntax

@testable import tokenc

@Suite("reports of tokenc lint")
struct ReportTests {
  private static let files = [
    "a.tokens.json": """
    {
      "old": { "$type": "color", "$value": "#ff0000" },
      "card": { "$value": "{gone}" }
    }
    """
  ]

  /// Python with `jsonschema`, and the shared schema.
  private static let isPythonUsable: Bool = {
    if ProcessInfo.processInfo.environment["TOKENC_REQUIRE_TOOLS"] == "1" { return true }
    return (try? ShellTool.run("python3 -c 'import jsonschema' 2>/dev/null"))?.status == 0
  }()

  private static let schema: String? = {
    let path = "suites/sarif/sarif-schema-2.1.0.json"
    return SharedData.has(path) ? SharedData.place.appendingPathComponent(path).path : nil
  }()

  private func python(_ script: String, _ arguments: String...) throws -> ShellTool.Outcome {
    try ShellTool.withFile(script) { file in
      let words = ([file] + arguments).map(Shell.quote).joined(separator: " ")
      return try ShellTool.run("python3 \(words) 2>&1")
    }
  }

  private func isValidSARIF(_ path: String) throws {
    let schema = try #require(Self.schema)
    let outcome = try python(
      """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      report = json.load(open(sys.argv[2], encoding="utf-8"))
      jsonschema.Draft4Validator(schema).validate(report)
      print("valid")
      """, schema, path)
    #expect(outcome.output == "valid\n")
  }

  @Test(
    "SARIF is valid by its schema, with findings and without",
    .enabled(
      if: isPythonUsable && schema != nil, "no python3 with jsonschema, or no shared data"))
  func sarif() throws {
    try Workspace.with(Self.files) { workspace in
      let run = workspace.run("lint", "@a.tokens.json", "--format", "sarif")
      #expect(run.status == .failure)
      try workspace.write(run.output, to: "out.sarif")
      try isValidSARIF(workspace.path("out.sarif"))
      #expect(run.output.contains(#""ruleId": "unresolved-reference""#))
      #expect(run.output.contains(#""fullyQualifiedName": "card""#))
      #expect(run.output.contains("tokencFinding/v1"))
      try workspace.write("{}", to: "ok.json")
      let clean = workspace.run("lint", "@ok.json", "--format", "sarif")
      try workspace.write(clean.output, to: "clean.sarif")
      try isValidSARIF(workspace.path("clean.sarif"))
    }
  }

  @Test(
    "SARIF carries the edits of a finding",
    .enabled(
      if: isPythonUsable && schema != nil, "no python3 with jsonschema, or no shared data"))
  func sarifFixes() throws {
    var sources = SourceMap()
    let file = sources.add(path: "/a b/c.json", bytes: Array("{\n \"a\": 1 }".utf8))
    let code = try #require(DiagnosticCatalogue.all.first)
    let span = SourceSpan(file: file.id, lower: 8, upper: 9)
    let finding = Diagnostic(
      code, "wrong", at: span, labels: [Diagnostic.Label(span: span, text: "here")],
      contexts: ["theme=dark"], fix: [Edit(span: span, text: "2")])
    let none = Diagnostic(code, "nowhere", at: nil)
    let report = Report(
      findings: [none, finding],
      fingerprints: Fingerprint.all(of: [none, finding], sources: sources), sources: sources,
      summary: nil)
    let text = String(decoding: report.bytes(.sarif), as: UTF8.self)
    #expect(
      text.contains(
        #""deletedRegion": { "startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 8 }"#)
        || text.contains(
          #""deletedRegion": {"startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 8}"#),
      "\(text)")
    #expect(text.contains(#""uri": "file:///a%20b/c.json""#))
    try ShellTool.withFile(text) { try isValidSARIF($0) }
  }

  @Test(
    "SARIF of codes and lint rules: valid, with what each rule says, fingerprints and fixes",
    .enabled(
      if: isPythonUsable && schema != nil, "no python3 with jsonschema, or no shared data"))
  func sarifOfRules() throws {
    let tokens = """
      { "grey": { "$type": "color",
        "a": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "hex": "#000000" } },
        "b": { "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } },
        "c": { "$value": "#123456" } } }
      """
    let files = [
      "t/a.json": tokens,
      "t/tokenc.json": #"{ "inputs": ["a.json"], "lint": { "preset": "strict" } }"#,
    ]
    try Workspace.with(files) { workspace in
      let run = workspace.run("lint", "--config", "@t/tokenc.json", "--format", "sarif")
      try workspace.write(run.output, to: "out.sarif")
      try isValidSARIF(workspace.path("out.sarif"))
      let outcome = try python(
        """
        import json, sys
        run, = json.load(open(sys.argv[1], encoding="utf-8"))["runs"]
        rules = run["tool"]["driver"]["rules"]
        for rule in rules:
            assert rule["shortDescription"]["text"] and rule["fullDescription"]["text"], rule
            assert "Wrong:" in rule["help"]["text"] and "```json" in rule["help"]["markdown"], rule
            assert rule["defaultConfiguration"]["level"] in ("note", "warning", "error"), rule
        prints = [next(iter(result["partialFingerprints"].values())) for result in run["results"]]
        assert len(set(prints)) == len(prints) > 0
        for result in run["results"]:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
            fixes = [r["insertedContent"]["text"] for f in result.get("fixes", [])
                     for c in f["artifactChanges"] for r in c["replacements"]]
            print(result["ruleId"], *fixes)
        """, workspace.path("out.sarif"))
      #expect(
        outcome.output.split(separator: "\n").map(String.init).sorted() == [
          #"duplicate-value "{grey.a}""#, ##"hex-disagrees-with-components "#808080""##,
          ##"legacy-color { "colorSpace": "srgb", "components": [0.07058823529411765, 0.20392156862745098, 0.33725490196078434], "hex": "#123456" }"##,
          "missing-description", "missing-description", "missing-description", "redundant-type ",
        ])
    }
  }

  @Test(
    "junit and checkstyle are XML, whatever the names are",
    .enabled(if: isPythonUsable, "no python3"), arguments: ["junit", "checkstyle"])
  func xml(_ format: String) throws {
    let text = #"{ "a<b>&\"c\"": { "$value": "{x<y>&'z\n\t\u0001}" }, "w": 1 }"#
    try Workspace.with(["a&b.json": text, "ok.json": "{}"]) { workspace in
      let run = workspace.run("lint", "@a&b.json", "@ok.json", "--format", format)
      #expect(run.status == .failure)
      try workspace.write(run.output, to: "out.xml")
      let outcome = try python(
        """
        import sys, xml.etree.ElementTree as tree
        root = tree.parse(sys.argv[1]).getroot()
        print(root.tag, len(root), len(root.findall(".//failure") + root.findall(".//error")) > 0)
        """, workspace.path("out.xml"))
      let tag = format == "junit" ? "testsuites" : "checkstyle"
      #expect(outcome.output == "\(tag) 2 True\n")
    }
  }

  @Test("text in XML: what has a meaning is escaped, what XML lacks is replaced")
  func xmlText() {
    #expect(XMLText.escaped("a<&>\"\n\u{1}é") == "a&lt;&amp;&gt;&quot;&#10;\u{FFFD}é")
  }

  @Test("lines for GitHub: percent signs and line ends, and in properties commas and colons")
  func github() throws {
    #expect(GitHubReport.data("50%\r\na, b: c") == "50%25%0D%0Aa, b: c")
    #expect(GitHubReport.property("a,b:c%\n") == "a%2Cb%3Ac%25%0A")
    try Workspace.with(Self.files) { workspace in
      let run = workspace.run("lint", "@a.tokens.json", "--format", "github")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines.last?.hasPrefix(
          "::error file=a.tokens.json,line=3,col=23,endColumn=31,title=unresolved-reference::there is"
        ) == true, "\(run.output)")
    }
  }

  @Test("the report for GitLab has a unique fingerprint for each finding, and a line")
  func gitlab() throws {
    let text = #"{ "a": { "$value": "{x} " }, "b": { "$value": "{x}" }, "c": {"$value": "{x}"} }"#
    try Workspace.with(["a.json": text]) { workspace in
      let run = workspace.run("lint", "@a.json", "--format", "gitlab")
      let issues = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
      #expect(issues.count >= 2)
      let prints = issues.compactMap { $0["fingerprint"] as? String }
      #expect(Set(prints).count == issues.count)
      for issue in issues {
        let location = try #require(issue["location"] as? [String: Any])
        #expect((location["path"] as? String)?.hasSuffix("a.json") == true)
        #expect((location["lines"] as? [String: Int])?["begin"] == 1)
      }
    }
  }

  @Test("several reports at once, beside the printed one; an input is never overwritten")
  func files() throws {
    try Workspace.with(Self.files) { workspace in
      let run = workspace.run(
        "lint", "@a.tokens.json", "--format", "concise", "--report",
        "json=\(workspace.path("out/findings.json"))", "--report",
        "text=\(workspace.path("findings.txt"))")
      #expect(run.status == .failure)
      #expect(run.output.split(separator: "\n").count == 2)
      #expect(workspace.read("out/findings.json")?.hasPrefix("[\n  {\n    \"code\"") == true)
      #expect(workspace.read("findings.txt")?.contains("^^^^") == true)
      let refused = workspace.run(
        "lint", "@a.tokens.json", "--report", "json=\(workspace.path("a.tokens.json"))")
      #expect(refused.status == .usage)
      #expect(workspace.read("a.tokens.json") == Self.files["a.tokens.json"])
      #expect(workspace.run("lint", "--report", "pdf=x").status == .usage)
      #expect(workspace.run("lint", "--report", "json").status == .usage)
    }
  }
}

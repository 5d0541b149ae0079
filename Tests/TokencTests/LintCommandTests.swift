import Testing

@testable import tokenc

@Suite("tokenc lint")
struct LintCommandTests {
  private let broken = """
    {
      "bg": {
        "$type": "color",
        "sub-200": { "$value": { "colorSpace": "srgb", "components": [0.8, 0.8, 0.8] } }
      },
      "card": { "$value": "{bg.sub-20}" }
    }
    """

  @Test("an alias that leads nowhere: one error, framed, with the nearest name")
  func unresolvedAlias() throws {
    try Workspace.with(["a.tokens.json": broken]) { workspace in
      let run = workspace.run("lint", "@a.tokens.json")
      #expect(run.status == .failure)
      #expect(run.errors == "")
      #expect(
        run.output == """
          a.tokens.json:6:23: error: there is no token `bg.sub-20` [unresolved-reference]
             |
           6 |   "card": { "$value": "{bg.sub-20}" }
             |                       ^^^^^^^^^^^^^
             = token: card
             = help: did you mean `{bg.sub-200}`?

          1 error: 2 tokens in 1 file

          """)
    }
  }

  @Test("concise output is one line for each finding")
  func concise() throws {
    try Workspace.with(["a.tokens.json": broken]) { workspace in
      let run = workspace.run("lint", "--format", "concise", "@a.tokens.json")
      #expect(
        run.output
          == "a.tokens.json:6:23: error: there is no token `bg.sub-20` [unresolved-reference]\n")
    }
  }

  @Test("JSON output has the members of the contract")
  func json() throws {
    try Workspace.with(["a.tokens.json": broken, "ok.json": "{}"]) { workspace in
      let run = workspace.run("lint", "--format", "json", "@a.tokens.json")
      #expect(
        run.output == """
          [
            {
              "code": "unresolved-reference",
              "severity": "error",
              "message": "there is no token `bg.sub-20`",
              "file": "a.tokens.json",
              "line": 6,
              "column": 23,
              "endLine": 6,
              "endColumn": 36,
              "help": "did you mean `{bg.sub-200}`?",
              "token": "card"
            }
          ]

          """)
      #expect(workspace.run("lint", "--format", "json", "@ok.json").output == "[]\n")
    }
  }

  @Test("warnings alone are fine, unless there are too many")
  func warnings() throws {
    let text = ##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##
    try Workspace.with(["a.json": text]) { workspace in
      #expect(workspace.run("lint", "@a.json").status == .success)
      #expect(workspace.run("lint", "@a.json", "--max-warnings", "1").status == .success)
      let run = workspace.run("lint", "@a.json", "--max-warnings", "0")
      #expect(run.status == .failure)
      #expect(run.errors == "1 warning, but --max-warnings allows 0\n")
      #expect(workspace.run("lint", "@a.json", "--spec", "2025.10").status == .failure)
    }
  }

  @Test("a missing input and an empty folder are told together, status 2")
  func missing() throws {
    try Workspace.with(["empty/readme.md": ""]) { workspace in
      let run = workspace.run("lint", "@no.json", "@empty")
      #expect(run.status == .usage)
      #expect(run.errors.contains("'no.json': no such file or folder"))
      #expect(run.errors.contains("'empty': holds no token files"))
      #expect(run.output == "")
    }
  }

  @Test("a file that is missing behind a reference is a finding at the reference, status 1")
  func missingBehindReference() throws {
    let document = #"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }],
        "sets": { "a": { "sources": [{ "$ref": "gone.json" }] } } }
      """#
    try Workspace.with(["x.resolver.json": document]) { workspace in
      let run = workspace.run("lint", "--format", "concise", "@x.resolver.json")
      #expect(run.status == .failure)
      #expect(run.output.hasPrefix("x.resolver.json:2:42: error: cannot read `gone.json`"))
    }
  }

  @Test("names that collide in an output are one error with all places, but not of the standard")
  func collision() throws {
    let text = """
      {
        "a-b": { "$type": "number", "$value": 1 },
        "a": { "b": { "$type": "number", "$value": 1 } }
      }
      """
    try Workspace.with(["a.json": text]) { workspace in
      let run = workspace.run("lint", "@a.json")
      #expect(run.status == .failure)
      #expect(
        run.output.contains("a.json:2:3: error: `a-b` and `a.b` get one name in css: `--a-b`"))
      #expect(run.output.contains(":: a.json:3:10: "))
      #expect(workspace.run("lint", "@a.json", "--spec", "2025.10").status == .success)
    }
  }

  @Test("a team's own schema")
  func teamSchema() throws {
    let files = [
      "a.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
      "team.json": #"{ "additionalProperties": { "required": ["$description"] } }"#,
    ]
    try Workspace.with(files) { workspace in
      let run = workspace.run("lint", "@a.json", "--schema", workspace.path("team.json"))
      #expect(run.status == .failure)
      #expect(run.output.contains("a.json:1:8: error: the member \"$description\" is missing"))
    }
  }

  @Test("a narrow terminal cuts the line around the fault")
  func narrow() throws {
    let text =
      #"{ "first": { "$type": "number", "$value": 1 }, "second": { "$value": "{frist}" } }"#
    try Workspace.with(["a.json": text]) { workspace in
      let run = workspace.run("lint", "@a.json", columns: 40)
      let frame = run.output.split(separator: "\n").prefix(4).map(String.init)
      #expect(frame.count == 4)
      #expect(frame.dropFirst().allSatisfy { $0.count <= 40 }, "\(frame)")
      let indent = frame[3].prefix { $0 != "^" }.count
      #expect(frame[2].dropFirst(indent).hasPrefix("\"{frist}\""), "\(frame)")
    }
  }
}

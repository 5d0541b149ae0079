import Testing

@testable import tokenc

@Suite("tokenc show, at, explain and schema")
struct ShowCommandTests {
  private let tokens = #"""
    {
      "bg": {
        "$type": "color",
        "base": {
          "$value": { "colorSpace": "srgb", "components": [1, 0, 0] },
          "$description": "Red", "$deprecated": "use blue",
          "$extensions": { "mode": {
            "light": { "colorSpace": "srgb", "components": [1, 0, 0] },
            "dark": { "colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5 } } }
        },
        "card": { "$value": "{bg.base}" }
      },
      "gap": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } }
    }
    """#

  @Test("text in columns, with what an alias means")
  func text() throws {
    try Workspace.with(["a.json": tokens]) { workspace in
      let run = workspace.run("show", "--tokens", workspace.path("a.json"))
      #expect(
        run.output == """
          bg.base  color      #ff0000
          bg.card  color      #ff0000  = {bg.base}
          gap      dimension  1.5rem

          """)
      let dark = workspace.run(
        "show", "bg/card", "--theme", "dark", "--tokens", workspace.path("a.json"))
      #expect(dark.output == "bg.card  color  #0000ff80  = {bg.base}\n")
    }
  }

  @Test("JSON has the shape of the contract")
  func json() throws {
    try Workspace.with(["a.json": tokens]) { workspace in
      let run = workspace.run(
        "show", "bg", "--format", "json", "--tokens", workspace.path("a.json"))
      #expect(
        run.output == #"""
          {
            "tokens": {
              "bg.base": {
                "type": "color",
                "value": {"colorSpace": "srgb", "components": [1, 0, 0]},
                "file": "a.json",
                "line": 4,
                "column": 5,
                "description": "Red",
                "deprecated": "use blue"
              },
              "bg.card": {
                "type": "color",
                "value": {"colorSpace": "srgb", "components": [1, 0, 0]},
                "file": "a.json",
                "line": 11,
                "column": 5,
                "aliasOf": "bg.base"
              }
            }
          }

          """#)
    }
  }

  @Test("an unknown path, theme or modifier is told with the nearest one")
  func unknown() throws {
    try Workspace.with(["a.json": tokens]) { workspace in
      let file = workspace.path("a.json")
      let path = workspace.run("show", "bg.bass", "--tokens", file)
      #expect(path.status == .usage && path.errors.contains("did you mean 'bg.base'?"))
      let theme = workspace.run("show", "--theme", "drak", "--tokens", file)
      #expect(theme.status == .failure && theme.errors.contains("did you mean `dark`?"))
      let modifier = workspace.run("show", "--context", "them=dark", "--tokens", file)
      #expect(modifier.status == .failure && modifier.errors.contains("did you mean `theme`?"))
    }
  }

  @Test("a plain token has its one value at every time; a time needs a unit")
  func plainToken() throws {
    try Workspace.with(["a.json": tokens]) { workspace in
      let file = workspace.path("a.json")
      #expect(workspace.run("at", "gap", "-5ms", "--tokens", file).output == "1.5rem\n")
      #expect(
        workspace.run("at", "bg.base", "1s", "--format", "css", "--tokens", file).output
          == "#ff0000\n")
      let bare = workspace.run("at", "gap", "5", "--tokens", file)
      #expect(bare.status == .usage && bare.errors.contains("5ms, 5s, 5%"))
    }
  }

  @Test("choices from a file of inputs; all its faults at once")
  func inputs() throws {
    let files = [
      "a.json": tokens, "ok.json": #"{ "theme": "dark" }"#,
      "bad.json": #"{ "theme": true, "other": "x" }"#,
    ]
    try Workspace.with(files) { workspace in
      let file = workspace.path("a.json")
      let ok = workspace.run(
        "at", "bg.base", "0s", "--tokens", file, "--inputs", workspace.path("ok.json"))
      #expect(ok.output == "#0000ff80\n")
      let bad = workspace.run("show", "--tokens", file, "--inputs", workspace.path("bad.json"))
      #expect(bad.status == .failure)
      #expect(bad.errors.contains("the input `theme` must be the name of a context, not a boolean"))
      #expect(bad.errors.contains("there is no modifier `other`"))
    }
  }

  @Test("every code is explained with both examples; a typo gets the nearest")
  func explain() throws {
    try Workspace.with([:]) { workspace in
      let run = workspace.run("explain", "unresolved-reference")
      #expect(run.status == .success)
      for part in ["unresolved-reference: ", "Wrong:", "Right:", "Rule: DTCG 2025.10, R-043"] {
        #expect(run.output.contains(part))
      }
      let typo = workspace.run("explain", "unresolved-refrence")
      #expect(typo.status == .usage && typo.errors.contains("did you mean 'unresolved-reference'?"))
    }
  }

  @Test("every schema is JSON with a name", arguments: SchemaValues.Kind.allCases)
  func schema(kind: SchemaValues.Kind) throws {
    try Workspace.with([:]) { workspace in
      let run = workspace.run("schema", kind.rawValue)
      #expect(
        run.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\""))
      #expect(run.output.contains("\"$id\": "))
    }
  }
}

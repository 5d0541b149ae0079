import Testing

@testable import tokenc

@Suite("tokenc diff: themes, names and causes")
struct DiffThemesTests {
  private func resolver(_ contexts: [String]) -> String {
    let list = contexts.map { "\"\($0)\": [{ \"$ref\": \"\($0).json\" }]" }.joined(separator: ", ")
    return """
      { "version": "2025.10",
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/theme" }],
        "sets": { "all": { "sources": [{ "$ref": "all.json" }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { \(list) } } } }
      """
  }

  private func theme(_ number: Int) -> String {
    "{ \"a\": { \"$type\": \"number\", \"$value\": \(number) } }"
  }

  @Test("a change in one context names it; contexts that are gone or new are changes themselves")
  func contexts() throws {
    let all = #"{ "b": { "$value": "{a}" } }"#
    let files = [
      "old/x.resolver.json": resolver(["light", "dark", "dim"]), "old/all.json": all,
      "old/light.json": theme(1), "old/dark.json": theme(2), "old/dim.json": theme(3),
      "new/x.resolver.json": resolver(["light", "dark", "loud"]), "new/all.json": all,
      "new/light.json": theme(1), "new/dark.json": theme(9), "new/loud.json": theme(4),
    ]
    try Workspace.with(files) { workspace in
      let run = workspace.run("diff", "@old", "@new", "--fail-on", "breaking")
      #expect(run.status == .failure)
      #expect(run.errors == "")
      #expect(
        run.output == """
          - context theme=dim removed
          + context theme=loud added
          ~ a
              theme=dark: 2 -> 9
              and with it b

          3 changes: breaking

          """)
    }
  }

  @Test("of many tokens with one value only plain pairs are renames")
  func renames() throws {
    func number(_ name: String) -> String {
      "\"\(name)\": { \"$type\": \"number\", \"$value\": 0 }"
    }
    let old = "{ \"g\": { \(number("a")), \(number("b")) }, \(number("x")) }"
    let new = "{ \"h\": { \(number("a")), \(number("c")), \(number("d")) } }"
    try Workspace.with(["old.json": old, "new.json": new]) { workspace in
      let lines = workspace.run("diff", "@old.json", "@new.json").output.split(separator: "\n")
      #expect(
        lines.dropLast() == [
          "> h.a renamed from g.a", "+ h.c added", "+ h.d added", "- g.b removed", "- x removed",
        ])
    }
  }
}

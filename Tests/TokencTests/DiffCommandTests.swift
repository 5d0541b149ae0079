import Foundation
import Testing

@testable import tokenc

@Suite("tokenc diff")
struct DiffCommandTests {
  /// Calls `body` with a copy of the package's tokens in `tokens/` of a workspace.
  private func withTokens(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with([:]) { workspace in
      let tokens = Running.package.appendingPathComponent("tokens").path
      _ = try ShellTool.run("cp -r \(Shell.quote(tokens)) \(Shell.quote(workspace.folder))")
      try body(workspace)
    }
  }

  private var tokens: String { Running.package.appendingPathComponent("tokens").path }

  @Test("one renamed, one changed, one removed token and a slower pulse: exactly those four")
  func four() throws {
    try withTokens { workspace in
      func change(_ name: String, _ old: String, _ new: String) throws {
        let text = try #require(workspace.read("tokens/" + name))
        let range = try #require(text.range(of: old), "\(old) in \(name)")
        try workspace.write(text.replacingCharacters(in: range, with: new), to: "tokens/" + name)
      }
      let progress = try ShellTool.run(
        "cd \(Shell.quote(workspace.folder)) && grep -l '\"minimum-width\"' -r tokens/progress")
      let file = String(progress.output.dropFirst("tokens/".count).prefix { $0 != "\n" })
      try change(file, "\"minimum-width\"", "\"least-width\"")
      try change(
        "skeleton/pulse.json", "\"duration\": \"{motion.skeleton.pulse.duration}\"",
        "\"duration\": { \"value\": 900, \"unit\": \"ms\" }")
      try change(
        "skeleton/pulse.json",
        """
              "breath": {
                "$type": "duration",
                "$value": { "value": 960, "unit": "ms" },
                "$description": "A whole breath of the pulse: one way and back, twice the pulse's duration (Appetite UI, Skeleton)."
              },

        """, "")
      try change("themes/light.json", "0.8196078431372549, 0.8196078431372549", "0.7, 0.7")
      try change("themes/light.json", "\"hex\": \"#D1D1D6\"", "\"hex\": \"#B3B3D6\"")
      let run = workspace.run("diff", tokens, "@tokens", "--format", "json")
      #expect(run.status == .success)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let document = try #require(object as? [String: Any])
      #expect(document["verdict"] as? String == "breaking")
      let changes = try #require(document["changes"] as? [[String: Any]])
      let names = changes.map { "\($0["kind"] ?? "") \($0["path"] ?? "")" }
      #expect(
        Set(names) == [
          "renamed action.least-width", "changed bg.sub-200", "removed motion.skeleton.breath",
          "animation-changed motion.skeleton.pulse",
        ], "\(names)")
      #expect(names.count == 4)
      #expect(workspace.run("diff", tokens, "@tokens", "--fail-on", "breaking").status == .failure)
      let text = workspace.run("diff", tokens, "@tokens").output
      #expect(text.contains("~ bg.sub-200\n    theme=light: "), "\(text)")
      #expect(text.contains("~ animation motion.skeleton.pulse\n    duration 480ms -> 900ms\n"))
      #expect(text.contains("> action.least-width renamed from action.minimum-width"))
      #expect(text.hasSuffix("\n4 changes: breaking\n"))
      let markdown = workspace.run("diff", tokens, "@tokens", "--format", "markdown").output
      #expect(markdown.hasPrefix("### Design tokens: breaking\n"))
      #expect(markdown.contains("| removed | `motion.skeleton.breath` |"))
    }
  }

  @Test("equal trees are no change, whatever the strictness")
  func equal() throws {
    try withTokens { workspace in
      let run = workspace.run("diff", tokens, "@tokens", "--fail-on", "any")
      #expect(run.status == .success)
      #expect(run.output == "No changes\n")
    }
  }

  @Test("verdicts: another look is visual, another spelling nothing")
  func verdicts() throws {
    let old = ##"{ "a": { "$type": "color", "$value": "#ff0000" }, "b": { "$value": "{a}" } }"##
    let files = [
      "old.json": old, "look.json": old.replacing("#ff0000", with: "#00ff00"),
      "spelling.json": """
      { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "b": { "$value": "{a}" } }
      """,
      "type.json": #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }"#,
      "old2.json": old.replacing(
        ##""$type": "color","##, with: ##""$type": "color", "$deprecated": "use b","##),
    ]
    try Workspace.with(files) { workspace in
      func status(_ new: String, _ failOn: String) -> tokenc.ExitStatus {
        workspace.run("diff", "@old.json", "@\(new).json", "--fail-on", failOn).status
      }
      #expect(status("look", "visual") == .failure)
      #expect(status("look", "breaking") == .success)
      #expect(status("spelling", "any") == .success)
      #expect(status("type", "breaking") == .failure)
      #expect(status("old2", "visual") == .success)
      #expect(status("old2", "any") == .failure)
      #expect(
        workspace.run("diff", "@old.json", "@look.json").output == """
          ~ a #ff0000 -> #00ff00  ΔE 0.5198
              and with it b

          1 change: visual

          """)
      #expect(workspace.run("diff", "@old.json", "@no.json").status == .usage)
    }
  }

  @Test("git revisions, through the program", .enabled(if: ShellTool.has("git"), "no git"))
  func git() throws {
    let text = #"{ "a": { "$type": "number", "$value": 1 } }"#
    try Workspace.with(["t/a.json": text]) { workspace in
      let folder = Shell.quote(workspace.folder)
      let made = try ShellTool.run(
        "cd \(folder) && git init -q . && git add . && git -c user.name=a -c user.email=a@b commit "
          + "-qm a && echo done")
      try #require(made.output == "done\n")
      try workspace.write(text.replacing("1", with: "2"), to: "t/a.json")
      let executable = try #require(ShellTool.executable)
      let run = try ShellTool.run("cd \(folder) && \(Shell.quote(executable)) diff HEAD:t t 2>&1")
      #expect(run.output == "~ a 1 -> 2\n\n1 change: visual\n")
      let relative = try ShellTool.run(
        "cd \(folder)/t && \(Shell.quote(executable)) diff HEAD:./a.json a.json 2>&1")
      #expect(relative.output == "~ a 1 -> 2\n\n1 change: visual\n")
      let unknown = try ShellTool.run(
        "cd \(folder) && \(Shell.quote(executable)) diff nope:t t 2>&1")
      #expect(unknown.status == 2)
      #expect(unknown.output.contains("'nope:t': "), "\(unknown.output)")
    }
  }

  @Test("text in a table: pipes and backticks do no harm")
  func markdown() {
    #expect(DiffMarkdown.code("a|b`c") == "`` a\\|b`c ``")
    #expect(DiffMarkdown.escaped("<b>*x*|") == "\\<b\\>\\*x\\*\\|")
  }
}

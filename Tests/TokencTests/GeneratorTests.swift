import Foundation
import Testing

@testable import tokenc

/// Programs under `formats` in a configuration.
@Suite("external generators")
struct GeneratorTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Generators").path

  private static let tokens = """
    {
      "bg": {
        "$type": "color",
        "page": { "$value": { "colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#ff6600" } },
        "alias": { "$value": "{bg.page}" }
      },
      "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }
    }
    """

  /// Runs `build` with one generator: a shell script, or a command as JSON.
  private static func run(
    _ script: String?, command: String = #"["/bin/sh", "./gen"]"#, members: String = "",
    files: [String: String] = [:], _ words: [String] = [],
    _ body: (Workspace, Workspace.Outcome) throws -> Void
  ) throws {
    var all = files
    all["t/a.json"] = tokens
    all["tokenc.json"] = """
      {
        "inputs": ["t"], "out": "out", "outputs": [{ "format": "css" }],
        "formats": [{ "command": \(command)\(members) }]
      }
      """
    if let script { all["gen"] = "#!/bin/sh\n" + script }
    try Workspace.with(all) { workspace in
      if script != nil { _ = try ShellTool.run("chmod +x \(workspace.path("gen"))") }
      let outcome = workspace.run(["build", "--config", "@tokenc.json"] + words)
      try body(workspace, outcome)
    }
  }

  /// Every file below the outputs.
  private static func outputs(_ workspace: Workspace) throws -> [String] {
    try ShellTool.run("cd \(workspace.folder) && find out -type f 2>/dev/null | sort || true")
      .output.split(separator: "\n").map(String.init)
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    var script: String?
    var code: String
    var says: String
    // Not `./gen` itself: what another test starts meanwhile may still hold the new file open for
    // writing, and Linux runs no such program.
    var command = #"["/bin/sh", "./gen"]"#
    var members = ""

    var testDescription: String { script ?? command }
  }

  static let bad: [Bad] = [
    Bad(
      script: "sleep 60 & sleep 60", code: "generator-limit", says: "did not end within 0.3 s",
      members: #", "timeout": 0.3"#),
    Bad(
      script: "yes", code: "generator-limit", says: "printed more than 50000 bytes",
      members: #", "maxOutput": 50000"#),
    Bad(
      script: "yes >&2", code: "generator-limit", says: "printed more than 50000 bytes",
      members: #", "maxOutput": 50000"#),
    Bad(
      script: #"echo '{"files": [{"path": "../x", "content": ""}]}'"#, code: "generator-path",
      says: "`../x`, which leads out of the output folder"),
    Bad(
      script: #"echo '{"files": {"a/../../x": ""}}'"#, code: "generator-path",
      says: "which leads out of the output folder"),
    Bad(
      script: #"echo '{"files": {"/tmp/x": ""}}'"#, code: "generator-path", says: "an absolute path"
    ),
    Bad(script: #"echo '{"files": {"": ""}}'"#, code: "generator-path", says: "without a name"),
    Bad(script: #"echo '{"files": {"a//b": ""}}'"#, code: "generator-path", says: "an empty step"),
    Bad(
      script: #"printf '%s' '{"files": {"a\u0000b": ""}}'"#, code: "generator-path",
      says: "which has a character"),
    Bad(
      script: #"echo '{"files": {".tokenc-manifest.json": ""}}'"#, code: "generator-path",
      says: "tokenc's own list"),
    Bad(
      script: "mkdir -p out; ln -sfn /tmp out/l; echo '{\"files\": {\"l/x\": \"\"}}'",
      code: "generator-path", says: "`out/l` is a link that leads out of the output folder"),
    Bad(
      script: #"echo '{"files": [{"path": "a", "content": ""}, {"path": "A", "content": ""}]}'"#,
      code: "generator-path", says: "wants to write `A` and `a`"),
    Bad(
      script: #"echo '{"files": {"css/tokens.css": ""}}'"#, code: "output-collision",
      says: "two files of the outputs are written to `css/tokens.css`"),
    Bad(
      script: #"echo '{"files": {"css": ""}}'"#, code: "output-collision",
      says: "`css` is a file of the outputs, and the folder of `css/tokens.css`"),
    Bad(script: "echo Done", code: "generator-answer", says: "printed no JSON"),
    Bad(script: "true", code: "generator-answer", says: "found the end of the text"),
    Bad(
      script: #"echo '{"files": []} Done'"#, code: "generator-answer",
      says: "at line 1, column 15 of its output"),
    Bad(script: #"echo '{}'"#, code: "generator-answer", says: "the member `files` is missing"),
    Bad(
      script: #"echo '{"files": [{"path": "a", "contents": ""}]}'"#, code: "generator-answer",
      says: "there is no member `contents` here"),
    Bad(
      script: #"echo '{"files": [{"path": "a", "base64": "%"}]}'"#, code: "generator-answer",
      says: "no base64"),
    Bad(
      script: "echo first >&2; echo 'no icons' >&2; exit 3", code: "generator-failed",
      says: "ended with status 3: no icons"),
    Bad(script: "kill -9 $$", code: "generator-failed", says: "was ended by signal 9"),
    Bad(
      code: "generator-failed", says: "cannot be started: no such file or folder",
      command: #"["./missing"]"#),
    Bad(
      code: "generator-failed", says: "cannot be started: no such file or folder",
      command: #"["no-such-program-anywhere"]"#),
    Bad(
      code: "generator-failed", says: "cannot be started: permission denied",
      command: #"["./t/a.json"]"#),
    Bad(code: "generator-failed", says: "cannot be started: is a folder", command: #"["./t"]"#),
  ]

  @Test("writes nothing and says why", arguments: bad)
  func faults(_ bad: Bad) throws {
    try Self.run(bad.script, command: bad.command, members: bad.members) { workspace, outcome in
      #expect(outcome.status == .failure)
      #expect(outcome.output == "")
      // The place of `command`.
      #expect(outcome.errors.hasPrefix("tokenc.json:3:28: error: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(bad.says), "\(outcome.errors)")
      #expect(outcome.errors.contains("[\(bad.code)]"), "\(outcome.errors)")
      #expect(outcome.errors.contains("= help: "))
      let found = try Self.outputs(workspace)
      #expect(found == [])
    }
  }

  @Test("stops what a generator has started")
  func orphans() throws {
    let script = "sh -c 'sleep 61.25' & echo '{\"files\": {\"a\": \"\"}}'"
    try Self.run(script) { _, outcome in
      #expect(outcome.status == .success, "\(outcome.errors)")
      let left = try ShellTool.run("ps -eo args | grep -c '[s]leep 61.25' || true").output
      #expect(left == "0\n")
    }
  }

  @Test("runs in the folder of the configuration, with the options and the tokens it asked for")
  func input() throws {
    let script = #"""
      pwd > seen-folder; cat > seen.json; echo "$1" > seen-word
      printf %s '{"files": [{"path": "a.bin", "base64": "AP8Q"}, {"path": "d/b", "content": "é\n"}]}'
      """#
    let members = #", "options": { "n": [1, "a"] /* note */ }, "path": "gen", "types": ["color"]"#
    try Self.run(script, command: #"["/bin/sh", "./gen", "word"]"#, members: members) {
      workspace, outcome in
      #expect(outcome.status == .success, "\(outcome.errors)")
      #expect(
        outcome.output == """
          created out/css/tokens.css
          created out/gen/a.bin
          created out/gen/d/b
          created out/.tokenc-manifest.json
          Built 3 tokens, 4 files

          """)
      #expect(workspace.read("seen-folder") == workspace.folder + "\n")
      #expect(workspace.read("seen-word") == "word\n")
      #expect(workspace.read("out/gen/d/b") == "é\n")
      let bytes = try ShellTool.run("od -An -tx1 \(workspace.path("out/gen/a.bin"))").output
      #expect(bytes == " 00 ff 10\n")
      let text = try #require(workspace.read("seen.json"))
      let given = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let options = try #require(given["options"] as? [String: Any])
      #expect((options["n"] as? [Any])?.count == 2)
      let tokens = try #require(given["tokens"] as? [[String: Any]])
      #expect(tokens.map { $0["name"] as? String } == ["bg.page", "bg.alias"])
    }
  }

  @Test("knows its files, and keeps what somebody else wrote")
  func manifest() throws {
    let script = #"echo '{"files": {"a": "1", "b": "2"}}'"#
    try Self.run(script) { workspace, first in
      func build(_ words: String...) -> Workspace.Outcome {
        workspace.run(["build", "--config", "@tokenc.json"] + words)
      }
      #expect(first.status == .success)
      #expect(build().output == "Nothing changed: 3 tokens, 4 files\n")
      #expect(build("--check").output == "Up to date: 3 tokens, 4 files\n")
      // Another text is an update of our own file.
      try workspace.write("#!/bin/sh\n" + #"echo '{"files": {"a": "3", "b": "2"}}'"#, to: "gen")
      #expect(build("--check").status == .failure)
      #expect(workspace.read("out/a") == "1")
      #expect(build().output.hasPrefix("updated out/a\nupdated out/.tokenc-manifest.json\n"))
      // What somebody has changed is theirs.
      try workspace.write("mine", to: "out/a")
      let refused = build()
      #expect(refused.status == .usage)
      #expect(refused.errors.contains("was changed since tokenc generated it"))
      #expect(workspace.read("out/a") == "mine")
      #expect(build("--force").status == .success)
      #expect(workspace.read("out/a") == "3")
      // A file that is not written any more is told as long as it is there.
      try workspace.write("#!/bin/sh\n" + #"echo '{"files": {"a": "3"}}'"#, to: "gen")
      let stale = build()
      #expect(stale.status == .success)
      #expect(stale.errors.contains("warning: `out/b` was generated once"))
      #expect(build("--check").errors.contains("[stale-output]"))
      _ = try ShellTool.run("rm \(workspace.path("out/b"))")
      #expect(build().errors == "")
      #expect(workspace.read("out/.tokenc-manifest.json")?.contains("\"b\"") == false)
    }
  }

  @Test("a file that nobody generated is not overwritten")
  func foreign() throws {
    let script = #"echo '{"files": {"a": "1"}}'"#
    try Self.run(script, files: ["out/a": "mine"]) { workspace, outcome in
      #expect(outcome.status == .usage)
      #expect(outcome.errors.contains("was not generated by tokenc"))
      let found = try Self.outputs(workspace)
      #expect(found == ["out/a"])
    }
  }

  @Test("--format chooses generators by name; without outputs they are all there is")
  func names() throws {
    let script = #"echo '{"files": {"a": "1"}}'"#
    try Self.run(script, members: #", "name": "mine""#, ["--format", "mine"]) {
      workspace, outcome in
      #expect(outcome.output.hasPrefix("created out/a\n"))
      let found = try Self.outputs(workspace)
      #expect(found == ["out/.tokenc-manifest.json", "out/a"])
      let wrong = workspace.run(["build", "--config", "@tokenc.json", "--format", "mime"])
      #expect(wrong.status == .usage)
      #expect(wrong.errors.contains("did you mean 'mine'?"))
      let css = workspace.run(["build", "--config", "@tokenc.json", "--format", "css"])
      #expect(css.output == "created out/css/tokens.css\nBuilt 3 tokens, 2 files\n")
      // What this call leaves out is not stale.
      #expect(css.errors == "")
      try workspace.write(
        #"{ "inputs": ["t"], "out": "new", "formats": [{ "command": ["/bin/sh", "./gen"] }] }"#,
        to: "tokenc.json")
      let alone = workspace.run(["build", "--config", "@tokenc.json"])
      #expect(alone.output.hasPrefix("created new/a\ncreated new/.tokenc-manifest.json\n"))
    }
  }

  @Test("no error in the tokens, and no other command, runs a program")
  func unneeded() throws {
    let script = "touch ran; echo '{\"files\": {}}'"
    let files = ["bad.json": #"{ "a": { "$value": "{b}" } }"#]
    try Self.run(script, files: files, ["--tokens", "@bad.json"]) { workspace, outcome in
      #expect(outcome.status == .failure)
      for command in ["lint", "show", "rules"] {
        _ = workspace.run([command] + (command == "rules" ? [] : ["--config", "@tokenc.json"]))
      }
      #expect(workspace.read("ran") == nil)
      #expect(
        workspace.run(["build", "--config", "@tokenc.json"]).status == .success)
      #expect(workspace.read("ran") == "")
    }
  }

  @Test("a path of a generator that leads out is an error of the configuration")
  func folder() throws {
    try Self.run("true", members: #", "path": "a/../../b""#) { _, outcome in
      #expect(outcome.status == .failure)
      #expect(outcome.errors.contains("leads out of the output folder [invalid-configuration]"))
    }
  }

  @Test("the examples of the README do what they say", arguments: ["less.py", "names.sh"])
  func examples(_ example: String) throws {
    let command = "[\"\(Self.examples)/\(example)\"]"
    try Self.run(nil, command: command, members: #", "options": { "prefix": "x-" }"#) {
      workspace, outcome in
      #expect(outcome.status == .success, "\(outcome.errors)")
      switch example {
      case "less.py":
        #expect(
          workspace.read("out/default.less")
            == "@x-bg-page: #ff6600;\n@x-bg-alias: #ff6600;\n@x-gap: 4px;\n")
      default:
        #expect(workspace.read("out/names.txt") == "bg.page\nbg.alias\ngap\n")
      }
    }
  }

  @Test("the example in Python writes a file for each theme of the package")
  func themes() throws {
    let configuration = """
      {
        "inputs": ["\(Running.tokens)"], "out": "out",
        "formats": [{ "command": ["\(Self.examples)/less.py"] }]
      }
      """
    try Workspace.with(["tokenc.json": configuration]) { workspace in
      let outcome = workspace.run("build", "--config", "@tokenc.json")
      #expect(outcome.status == .success, "\(outcome.errors)")
      let line = "@bg-sub-200: "
      for (theme, hex) in [("light", "#d1d1d6"), ("dark", "#636366")] {
        let text = try #require(workspace.read("out/\(theme).less"))
        #expect(
          text.contains(line + hex),
          "\(text.split(separator: "\n").first { $0.hasPrefix(line) } ?? "")")
      }
    }
  }
}

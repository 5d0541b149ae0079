import Foundation
import Testing

@testable import tokenc

@Suite("The snippets for CI in the README, as far as their programs are here")
struct SnippetTests {
  private static let readme: String = {
    let path = Running.package.appendingPathComponent("README.md").path
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  /// The snippet whose first line is the comment `# name`.
  private func snippet(_ name: String) throws -> String {
    let start = try #require(Self.readme.range(of: "```yaml\n# \(name)\n"), "\(name)")
    let end = try #require(
      Self.readme.range(of: "```", range: start.upperBound..<Self.readme.endIndex))
    return String(Self.readme[start.upperBound..<end.lowerBound])
  }

  /// The tokens, one of them with a spelling that can be mended, and all that is generated from them.
  private func withProject(_ body: (Workspace, _ program: String) throws -> Void) throws {
    let program = try #require(ShellTool.executable)
    let files = [
      "user/tokens/a.tokens.json": """
      { "a": { "$description": "A", "$type": "duration", "$value": "200ms" } }

      """,
      "user/tokens/tokenc.json": #"{ "inputs": ["."], "out": "../generated" }"#,
    ]
    try Workspace.with(files) { workspace in
      _ = try ShellTool.run(
        "cd \(Shell.quote(workspace.path("user"))) && \(Shell.quote(program)) build 2>/dev/null")
      try body(workspace, program)
    }
  }

  @Test("GitLab: the lines of the script, with the program that is built already")
  func gitlab() throws {
    let lines = try snippet(".gitlab-ci.yml").split(separator: "\n").compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("- ") ? String(text.dropFirst(2)) : nil
    }
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("git clone ") && lines[1].hasPrefix("swift build "))
    let built = "/opt/tokenc/.build/release/tokenc"
    #expect(lines[2].hasPrefix(built + " lint "))
    try withProject { workspace, program in
      let line = lines[2].replacing(built, with: Shell.quote(program))
      let folder = Shell.quote(workspace.path("user"))
      let run = try ShellTool.run("cd \(folder) && \(line)")
      #expect(run.status == 0)
      #expect(run.output.contains("[legacy-duration]"))
      // The files that `artifacts` names are there.
      let report = try #require(workspace.read("user/gl-code-quality.json"))
      #expect(report.contains(#""check_name": "legacy-duration""#))
      #expect(workspace.read("user/tokens.xml")?.contains("<testsuite") == true)
      // An error fails the job.
      try workspace.write(#"{ "b": { "$value": "{gone}" } }"#, to: "user/tokens/b.tokens.json")
      #expect(try ShellTool.run("cd \(folder) && \(line)").status == 1)
    }
  }

  @Test(
    "pre-commit: the hooks mend, lint and compare",
    .enabled(if: ShellTool.has("pre-commit") && ShellTool.has("git"), "no pre-commit or no git"))
  func preCommit() throws {
    try withProject { workspace, program in
      // The hooks as they are, but for the build of the program, which takes minutes.
      let hooks = Running.package.appendingPathComponent(".pre-commit-hooks.yaml").path
      let text = try String(contentsOfFile: hooks, encoding: .utf8)
      #expect(text.contains("language: swift"))
      try workspace.write(
        text.replacing("language: swift", with: "language: system"),
        to: "hooks/.pre-commit-hooks.yaml")
      func run(_ folder: String, _ line: String) throws -> ShellTool.Outcome {
        try ShellTool.run(
          "cd \(Shell.quote(workspace.path(folder))) && export HOME=\(Shell.quote(workspace.folder)) "
            + "PATH=\(Shell.quote((program as NSString).deletingLastPathComponent)):$PATH "
            + "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b "
            + "&& { \(line); } 2>&1")
      }
      let commit = "git init -q -b main . && git add -A && git commit -qm x && git rev-parse HEAD"
      let revision = try run("hooks", commit)
      try #require(revision.status == 0, "\(revision.output)")
      let configuration = try snippet(".pre-commit-config.yaml")
        .replacing("https://github.com/OWNER/tokenc", with: workspace.path("hooks"))
        .replacing("v0.1.0", with: revision.output.prefix { $0 != "\n" })
      try workspace.write(configuration, to: "user/.pre-commit-config.yaml")
      try workspace.write(
        #"{ "tokencBaseline": 1, "findings": [] }"#, to: "user/tokenc-baseline.json")
      try #require(try run("user", commit).status == 0)
      let first = try run("user", "pre-commit run --all-files --color never")
      #expect(first.status == 1)
      #expect(first.output.contains("files were modified by this hook"), "\(first.output)")
      #expect(first.output.contains("mended 1 finding in 1 file"))
      #expect(
        workspace.read("user/tokens/a.tokens.json")?
          .contains(#""$value": { "value": 200, "unit": "ms" }"#) == true)
      let second = try run("user", "git commit -qam y; pre-commit run --all-files --color never")
      #expect(second.status == 0, "\(second.output)")
      #expect(second.output.split(separator: "\n").filter { $0.hasSuffix("Passed") }.count == 3)
      try workspace.write(#"{ "b": { "$value": "{gone}" } }"#, to: "user/tokens/b.tokens.json")
      let third = try run("user", "git add -A; pre-commit run --color never")
      #expect(third.status == 1)
      #expect(third.output.contains("[unresolved-reference]"))
    }
  }
}

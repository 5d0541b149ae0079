import Foundation
import SharedData
import Testing

@testable import tokenc

@Suite("lint where there are findings already")
struct AdoptionTests {
  private let faulty = """
    {
      "a": { "$type": "color", "$value": "#ff0000" },
      "b": { "$value": "{gone}" },
      "c": { "$value": "{gone}" }
    }
    """

  @Test("a recorded finding is not shown and does not count; a new one alone fails")
  func baseline() throws {
    try Workspace.with(["t/a.json": faulty]) { workspace in
      let file = workspace.path("base.json")
      func lint(_ more: String...) -> Workspace.Outcome {
        workspace.run(
          "lint", "@t", "--format", "concise", "--baseline", file, more.first ?? "--color=auto")
      }
      #expect(lint().status == .usage)
      let recorded = lint("--update-baseline")
      #expect(recorded.status == .success)
      #expect(recorded.output == "")
      #expect(recorded.errors == "base.json records 3 findings\n")
      #expect(workspace.read("base.json")?.contains("\"file\": \"t/a.json\"") == true)
      let clean = lint()
      #expect(clean.status == .success)
      #expect(clean.output == "")
      // Lines move, and there is one new fault of a kind that is recorded for other tokens.
      let moved = faulty.replacing(
        "{\n  \"a\"", with: "{\n\n\n  \"new\": { \"$value\": \"{gone}\" },\n  \"a\"")
      try workspace.write(moved, to: "t/a.json")
      let failing = lint()
      #expect(failing.status == .failure)
      #expect(
        failing.output
          == "t/a.json:4:22: error: there is no token `gone` [unresolved-reference]\n")
      // What is mended is told, and goes with the next recording.
      try workspace.write(
        faulty.replacing("\"b\": { \"$value\": \"{gone}\" },", with: ""), to: "t/a.json")
      let fixed = lint()
      #expect(fixed.status == .success)
      #expect(fixed.errors.contains("1 finding of base.json fixed"))
      #expect(lint("--update-baseline").errors == "base.json records 2 findings\n")
      #expect(!lint().errors.contains("fixed"))
    }
  }

  @Test("reports and baselines in the folder of the tokens are not read back as tokens")
  func reportsBesideTokens() throws {
    let text = ##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##
    for content in [text, "{}"] {
      try Workspace.with(["t/a.json": content]) { workspace in
        var arguments = ["lint", "@t", "--baseline", workspace.path("t/known.json")]
        for format in ReportFormat.allCases {
          arguments += ["--report", "\(format.rawValue)=\(workspace.path("t/\(format).json"))"]
        }
        #expect(workspace.run(arguments + ["--update-baseline"]).status == .success)
        #expect(workspace.read("t/known.json") != nil)
        let lines = try #require(workspace.read("t/sarif.json")).split(separator: "\n")
        #expect(!lines.isEmpty)
        // Those that are no JSON have names that nobody gives them.
        for format in ["text", "concise", "github", "junit", "checkstyle"] {
          _ = try ShellTool.run("rm \(Shell.quote(workspace.path("t/\(format).json")))")
        }
        let plain = workspace.run("lint", "@t", "--format", "concise")
        #expect(!plain.output.contains("error"), "\(plain.output)")
        let again = workspace.run(arguments)
        #expect(again.status == .success, "\(again.output)\(again.errors)")
        // One that is named is meant.
        #expect(workspace.run("lint", "@t/known.json").status == .failure)
      }
    }
  }

  @Test("the same fault twice at one subject is counted")
  func counter() throws {
    let text = #"{ "a": { "$type": "number", "$value": 1, "x": 1 }, "b": 1, "b": 2 }"#
    try Workspace.with(["a.json": text]) { workspace in
      let file = workspace.path("base.json")
      _ = workspace.run("lint", "@a.json", "--baseline", file, "--update-baseline")
      #expect(workspace.run("lint", "@a.json", "--baseline", file).status == .success)
      try workspace.write(text.replacing("\"b\": 2", with: "\"b\": 2, \"b\": 3"), to: "a.json")
      #expect(workspace.run("lint", "@a.json", "--baseline", file).status == .failure)
    }
  }

  @Test("what is no baseline is refused, and recording needs a file")
  func refused() throws {
    try Workspace.with(["a.json": "{}", "b.json": "[]"]) { workspace in
      let run = workspace.run("lint", "@a.json", "--baseline", workspace.path("b.json"))
      #expect(run.status == .usage)
      #expect(run.errors.contains("'b.json': is no baseline of tokenc"))
      #expect(workspace.run("lint", "@a.json", "--update-baseline").status == .usage)
      let input = workspace.run(
        "lint", "@a.json", "--baseline", workspace.path("a.json"), "--update-baseline")
      #expect(input.status == .usage)
      #expect(workspace.read("a.json") == "{}")
    }
  }

  @Test(
    "five systems of the corpus: recorded, then clean", .enabled(if: corpus != nil, "no corpus"))
  func systems() throws {
    let corpus = try #require(Self.corpus)
    let systems = try FileManager.default.contentsOfDirectory(atPath: corpus).sorted()
      .filter { $0.hasSuffix(".resolver.json") }.map { corpus + "/" + $0 }
    #expect(systems.count == 5)
    try Workspace.with([:]) { workspace in
      for (index, system) in systems.enumerated() {
        let file = workspace.path("base\(index).json")
        let before = workspace.run("lint", system, "--format", "json")
        let recorded = workspace.run("lint", system, "--baseline", file, "--update-baseline")
        #expect(recorded.status == .success, "\(system): \(recorded.errors)")
        let after = workspace.run(
          "lint", system, "--baseline", file, "--format", "json", "--max-warnings", "0")
        #expect(after.output == "[]\n", "\(system)")
        #expect(after.status == .success)
        #expect(before.output != "", "\(system)")
      }
    }
  }

  private static let corpus: String? = {
    let path = "corpus/terrazzoapp__dtcg-examples"
    return SharedData.has(path) ? SharedData.place.appendingPathComponent(path).path : nil
  }()

  @Test("only tokens that differ from a revision", .enabled(if: ShellTool.has("git"), "no git"))
  func since() throws {
    try Workspace.with(["t/a.json": faulty]) { workspace in
      let folder = Shell.quote(workspace.folder)
      let made = try ShellTool.run(
        "cd \(folder) && git init -q . && git add . && git -c user.name=a -c user.email=a@b commit "
          + "-qm a && echo done")
      try #require(made.output == "done\n")
      let tokenc = Shell.quote(try #require(ShellTool.executable))
      let call = "cd \(folder) && \(tokenc) lint t --format concise --since HEAD 2>&1"
      #expect(try ShellTool.run(call) == ShellTool.Outcome(output: "", status: 0))
      try workspace.write(
        "\n" + faulty.replacing("\"b\": { ", with: "\"b\": {  "), to: "t/a.json")
      let touched = try ShellTool.run(call)
      #expect(touched.status == 1)
      #expect(
        touched.output == "t/a.json:4:21: error: there is no token `gone` [unresolved-reference]\n")
      let unknown = try ShellTool.run("cd \(folder) && \(tokenc) lint t --since nope 2>&1")
      #expect(unknown.status == 2)
    }
  }
}

import Foundation
import Testing

@testable import tokenc

@Suite(
  "tokenc build --watch", .serialized,
  .enabled(if: ShellTool.executable != nil, "tokenc is not beside the tests"))
struct WatchTests {
  private func number(_ value: Int) -> String {
    #"{ "a": { "$type": "number", "$value": \#(value) } }"#
  }

  @Test(
    "every state that 200 saves leave is built, and memory does not grow", arguments: [false, true])
  func saves(polls: Bool) throws {
    try Workspace.with(["tokens/a.json": number(-1)]) { workspace in
      let program =
        try polls
        ? WatchedProgram(in: workspace, "--poll") : WatchedProgram(in: workspace)
      var sizes: [Int] = []
      let count = polls ? 40 : 200
      for value in 0..<count {
        let way = WatchedProgram.Saving.allCases[value % WatchedProgram.Saving.allCases.count]
        try program.save(number(value), to: "tokens/a.json", by: way)
        try #require(program.builds("--a: \(value);"), "\(value) by \(way) is lost")
        sizes += [program.residentSize].compactMap { $0 }
      }
      #expect(program.errors == "watching 1 file; Ctrl-C ends\n")
      #expect(program.end() == 0)
      if let early = sizes.prefix(count / 2).max(), let late = sizes.suffix(count / 2).max() {
        #expect(late <= early + 1024, "KiB: \(early), then \(late)")
      }
      let rest = try ShellTool.run("find \(Shell.quote(workspace.folder)) -name '*.tmp'")
      #expect(rest.output == "")
    }
  }

  @Test("of a burst of saves the last one is built")
  func bursts() throws {
    try Workspace.with(["tokens/a.json": number(-1)]) { workspace in
      let program = try WatchedProgram(in: workspace)
      for burst in 1...5 {
        for value in 0..<60 {
          let way = WatchedProgram.Saving.allCases.filter { $0 != .halves }[value % 4]
          try program.save(number(burst * 1000 + value), to: "tokens/a.json", by: way)
        }
        #expect(program.builds("--a: \(burst * 1000 + 59);"))
      }
      #expect(program.end(by: SIGTERM) == 0)
    }
  }

  @Test("folders that are deleted, made again and moved; files that appear and go")
  func folders() throws {
    try Workspace.with(["tokens/deep/a.json": number(1)]) { workspace in
      let program = try WatchedProgram(in: workspace)
      let files = FileManager.default
      try files.removeItem(atPath: workspace.path("tokens"))
      #expect(program.wait { program.errors.contains("'tokens': no such file or folder") })
      try workspace.write(number(2), to: "tokens/deep/a.json")
      #expect(program.builds("--a: 2;"))
      try files.moveItem(atPath: workspace.path("tokens"), toPath: workspace.path("old"))
      try workspace.write(number(3), to: "tokens/a.json")
      #expect(program.builds("--a: 3;"))
      try workspace.write(#"{ "b": { "$type": "number", "$value": 4 } }"#, to: "tokens/new/b.json")
      #expect(program.builds("--b: 4;"))
      try files.removeItem(atPath: workspace.path("tokens/new"))
      #expect(program.wait { program.text("generated/css/tokens.css")?.contains("--b") == false })
      try files.removeItem(atPath: workspace.path("generated"))
      try workspace.write(number(5), to: "tokens/a.json")
      #expect(program.builds("--a: 5;"))
      #expect(program.end(by: SIGHUP) == 0)
    }
  }

  @Test("configurations, resolver documents, what they refer to, links and schemas are watched")
  func everything() throws {
    let document = #"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }],
        "sets": { "a": { "sources": [{ "$ref": "../elsewhere/a.json" }] } } }
      """#
    let files = [
      "tokens/app.resolver.json": document, "elsewhere/a.json": number(1),
      "other/a.json": number(7),
    ]
    try Workspace.with(files) { workspace in
      let program = try WatchedProgram(in: workspace)
      try workspace.write(number(2), to: "elsewhere/a.json")
      #expect(program.builds("--a: 2;"))
      try FileManager.default.removeItem(atPath: workspace.path("elsewhere"))
      #expect(program.wait { program.errors.contains("elsewhere/a.json") })
      try FileManager.default.createSymbolicLink(
        atPath: workspace.path("elsewhere"), withDestinationPath: "other")
      #expect(program.builds("--a: 7;"))
      try workspace.write(number(8), to: "other/a.json")
      #expect(program.builds("--a: 8;"))
      try workspace.write(
        #"{ "inputs": ["."], "schema": "team.json", "out": "../generated" }"#,
        to: "tokens/tokenc.json")
      #expect(program.wait { program.errors.contains("team.json") })
      try workspace.write(#"{ "required": ["b"] }"#, to: "tokens/team.json")
      #expect(program.wait { program.errors.contains("1 error: nothing was written") })
      try workspace.write(#"{ "required": ["a"] }"#, to: "tokens/team.json")
      try workspace.write(number(9), to: "other/a.json")
      #expect(program.builds("--a: 9;"))
      #expect(program.end() == 0)
    }
  }

  @Test("only outputs whose bytes change are written, and an error is told once")
  func onlyWhatChanged() throws {
    let configuration = """
      { "outputs": [{ "format": "css", "include": ["a"] },
        { "format": "scss", "include": ["b"] }] }
      """
    func tokens(_ a: String) -> String {
      #"{ "a": { "$type": "number", "$value": \#(a) }, "b": { "$type": "number", "$value": 1 } }"#
    }
    let files = ["tokenc.json": configuration, "tokens/t.json": tokens("1")]
    try Workspace.with(files) { workspace in
      let program = try WatchedProgram(in: workspace)
      let scss = try ShellTool.run("stat -c '%i %y' \(workspace.path("generated/scss"))/*").output
      #expect(!scss.isEmpty)
      try workspace.write(tokens("2"), to: "tokens/t.json")
      #expect(program.wait { program.output.contains("updated generated/css/tokens.css") })
      #expect(
        try ShellTool.run("stat -c '%i %y' \(workspace.path("generated/scss"))/*").output == scss)
      #expect(!program.output.contains("updated generated/scss"))
      for _ in 0..<2 {
        try workspace.write(tokens("true"), to: "tokens/t.json")
        let errors = program.errors
        #expect(program.wait { program.errors.count > errors.count })
      }
      #expect(program.errors.ranges(of: "t.json:1:").count == 1, "\(program.errors)")
      #expect(program.errors.ranges(of: "1 error: nothing was written").count == 2)
      #expect(program.builds("--a: 2;"))
      try workspace.write(tokens("3"), to: "tokens/t.json")
      #expect(program.builds("--a: 3;"))
      #expect(program.end() == 0)
    }
  }

  @Test("what cannot be watched is a mistake of the call")
  func combinations() {
    #expect(
      Running.run("build", "--watch", "-").message.contains("standard input cannot be watched"))
    #expect(Running.run("build", "--poll").message.contains("--poll needs --watch"))
    #expect(
      Running.run("build", "--watch", "--check").message.contains(
        "--check and --watch cannot be combined"))
    #expect(Running.run("build", "--watch", "--check").status == .usage)
  }
}

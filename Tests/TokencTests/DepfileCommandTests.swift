import Foundation
import Testing

@testable import tokenc

@Suite("tokenc build for build systems")
struct DepfileCommandTests {
  private static let document = #"""
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }],
      "sets": { "a": { "sources": [{ "$ref": "../sources/my colors$.json" }] } } }
    """#
  private static let configuration = """
    { "inputs": ["in"], "out": "out", "schema": "team.json",
      "outputs": [{ "format": "css" }, { "format": "scss" }] }
    """
  private static let files = [
    "in/app.resolver.json": document, "tokenc.json": configuration, "team.json": "{}",
    "sources/my colors$.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
  ]

  private func run(_ workspace: Workspace, _ options: String) throws -> ShellTool.Outcome {
    let executable = try #require(ShellTool.executable)
    return try ShellTool.run(
      "cd \(Shell.quote(workspace.folder)) && \(Shell.quote(executable)) build \(options) 2>&1")
  }

  @Test(
    "a depfile names every file that was read",
    .enabled(if: ShellTool.executable != nil, "tokenc is not beside the tests"))
  func depfile() throws {
    try Workspace.with(Self.files) { workspace in
      #expect(try run(workspace, "--depfile tokens.d").status == 0)
      #expect(
        workspace.read("tokens.d") == ##"""
          out/css/tokens.css \
            out/scss/_tokens.scss: \
            in/app.resolver.json \
            sources/my\ colors$$.json \
            team.json \
            tokenc.json \
            in

          """##)
      try workspace.write("{}", to: "in/app.resolver.json")
      let before = try ShellTool.run("stat -c '%y' \(workspace.path("tokens.d"))").output
      #expect(try run(workspace, "--depfile tokens.d").status == 1)
      #expect(try ShellTool.run("stat -c '%y' \(workspace.path("tokens.d"))").output == before)
    }
  }

  @Test(
    "make reads the paths back",
    .enabled(if: ShellTool.executable != nil, "tokenc is not beside the tests"),
    .enabled(if: ShellTool.has("make"), "make is not installed"))
  func make() throws {
    let makefile = """
      all: out/css/tokens.css
      out/css/tokens.css:
      \t@echo built
      \t@touch out/css/tokens.css
      -include tokens.d
      """
    try Workspace.with(Self.files.merging(["Makefile": makefile]) { $1 }) { workspace in
      #expect(try run(workspace, "--depfile tokens.d").status == 0)
      func make() throws -> String {
        try ShellTool.run("make -C \(Shell.quote(workspace.folder)) -s 2>&1").output
      }
      // Everything is older than what is touched next, inputs older than outputs.
      func age() throws {
        let find = "cd \(Shell.quote(workspace.folder)) && find ."
        _ = try ShellTool.run(
          "\(find) -path ./out -prune -o -exec touch -d '2 hours ago' {} +; "
            + "\(find)/out -exec touch -d '1 hour ago' {} +")
      }
      #expect(try make() == "")
      for name in Self.files.keys.sorted() {
        let path = Shell.quote(workspace.path(name))
        try age()
        _ = try ShellTool.run("touch \(path)")
        #expect(try make() == "built\n", "\(name)")
        #expect(try make() == "", "\(name)")
      }
      try age()
      _ = try ShellTool.run("touch \(Shell.quote(workspace.path("in")))")
      #expect(try make() == "built\n")
    }
  }

  @Test("--list-outputs prints paths and writes nothing")
  func list() throws {
    let tokens = #"{ "x": { "a": { "$type": "number", "$value": 1 } } }"#
    let files = ["t/a.json": tokens, "broken.json": #"{ "a": { "$value": 1 } }"#]
    try Workspace.with(files) { workspace in
      let out = workspace.path("out")
      let run = workspace.run("build", "@t", "--out", out, "--list-outputs")
      #expect(run.status == .success)
      #expect(
        run.output == "out/css/tokens.css\nout/swift/Tokens.swift\nout/kotlin/Tokens.kt\n")
      let rest = try ShellTool.run("ls \(workspace.folder)").output
      #expect(rest == "broken.json\nt\n")
      let failed = workspace.run("build", "@broken.json", "--list-outputs")
      #expect(failed.status == .failure && failed.output == "")
      #expect(failed.errors.hasSuffix("1 error: nothing was listed\n"))
    }
  }

  @Test("a depfile overwrites neither inputs nor outputs")
  func overwriting() throws {
    let tokens = #"{ "a": { "$type": "number", "$value": 1 } }"#
    try Workspace.with(["a.json": tokens]) { workspace in
      for path in ["a.json", "out/css/tokens.css"] {
        let run = workspace.run(
          "build", "@a.json", "--out", workspace.path("out"), "--depfile", workspace.path(path))
        #expect(run.status == .usage)
        #expect(run.errors.contains("'\(path)': is an "))
      }
      #expect(workspace.read("a.json") == tokens)
    }
  }

  @Test("what contradicts itself is refused")
  func combinations() {
    for options in [["--list-outputs", "--depfile", "x"], ["--check", "--depfile", "x"]] {
      let run = Running.run(["build"] + options)
      #expect(run.status == .usage && run.message.contains("writes nothing"))
    }
    #expect(Running.run("build", "--list-outputs", "--check").status == .usage)
    #expect(Running.run("build", "--depfile", "-").status == .usage)
  }

  @Test(
    "the environment, the time and the folder change no byte",
    .enabled(if: ShellTool.executable != nil, "tokenc is not beside the tests"))
  func hermetic() throws {
    let tokens = Shell.quote(Running.package.appendingPathComponent("tokens").path)
    try Workspace.with(["a/x": "", "b/x": ""]) { workspace in
      let executable = Shell.quote(try #require(ShellTool.executable))
      let environments = [
        "env -i", "env LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu NO_COLOR=1 COLUMNS=20",
        "env -i SWIFT_DETERMINISTIC_HASHING=1",
      ]
      var sums: Set<String> = []
      for (number, environment) in environments.enumerated() {
        let folder = workspace.path(number == 1 ? "b" : "a")
        let run = try ShellTool.run(
          "cd \(folder) && rm -rf generated && \(environment) \(executable) build "
            + "--config \(tokens)/tokenc.json --out generated --jobs \(number + 1) >/dev/null "
            + "&& sleep 0.01 && find generated -type f | sort | xargs cat | cksum")
        #expect(run.status == 0)
        sums.insert(run.output)
      }
      #expect(sums.count == 1, "\(sums)")
      #expect(sums.first?.contains(" 0\n") == false)
    }
  }
}

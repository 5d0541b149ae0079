import Testing

@testable import tokenc

@Suite("tokenc migrate")
struct MigrateCommandTests {
  private static let old = ##"{ "ink": { "$type": "color", "$value": "#000033" } }"## + "\n"

  @Test("writes new files into the folder, and says so; a second run changes nothing")
  func writes() throws {
    try Workspace.with(["old/a.json": Self.old]) { workspace in
      let outcome = workspace.run("migrate", "@old", "--out", "@new")
      #expect(outcome.status == .success, "\(outcome.errors)")
      #expect(outcome.output == "created new/a.tokens.json\nMigrated 1 token to 1 file\n")
      #expect(workspace.read("new/a.tokens.json")?.contains("\"components\": [0, 0, 0.2]") == true)
      #expect(workspace.read("old/a.json") == Self.old)
      let again = workspace.run("migrate", "@old", "--out", "@new")
      #expect(again.output.hasPrefix("unchanged new/a.tokens.json\n"))
      #expect(workspace.run("lint", "--spec", "2025.10", "@new").status == .success)
    }
  }

  @Test("replaces no file without --force, and then none at all")
  func force() throws {
    let files = ["old/a.json": Self.old, "old/b.json": "{}", "new/a.tokens.json": "{ }\n"]
    try Workspace.with(files) { workspace in
      let refused = workspace.run("migrate", "@old", "--out", "@new")
      #expect(refused.status == .usage)
      #expect(refused.errors.contains("new/a.tokens.json': is there already"))
      #expect(workspace.read("new/a.tokens.json") == "{ }\n")
      #expect(workspace.read("new/b.tokens.json") == nil)
      let forced = workspace.run("migrate", "@old", "--out", "@new", "--force")
      #expect(forced.output.contains("updated new/a.tokens.json"))
    }
  }

  @Test("--dry-run prints a unified diff that patch applies, lists on stderr, and writes nothing")
  func dryRun() throws {
    let files = ["a.json": ##"{ "t": { "$type": "string", "$value": "x" } }"## + "\n"]
    try Workspace.with(files) { workspace in
      let outcome = workspace.run("migrate", "@a.json", "--dry-run")
      #expect(outcome.status == .success)
      #expect(outcome.output.hasPrefix("--- a/a.json\n+++ b/a.tokens.json\n@@ -1,1 +1,"))
      #expect(outcome.errors.contains("1 token without a standard form"))
      #expect(outcome.errors.contains("t: string  (a.json:1:3)"))
      #expect(workspace.read("a.tokens.json") == nil)
    }
  }

  @Test("writes nothing if there is an error in the tokens")
  func errors() throws {
    try Workspace.with(["a.json": ##"{ "b": { "$value": "{gone}" } }"##]) { workspace in
      let outcome = workspace.run("migrate", "@a.json", "--out", "@new")
      #expect(outcome.status == .failure)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("[unresolved-reference]"))
      #expect(outcome.errors.hasSuffix("nothing was written\n"))
      #expect(workspace.read("new/a.tokens.json") == nil)
    }
  }

  @Test("wants a folder for what it writes, and knows no --spec")
  func usage() {
    let missing = Running.run("migrate", "tokens")
    #expect(missing.status == .usage)
    #expect(missing.message.contains("--out DIR is needed"))
    #expect(Running.run("migrate", "t", "--out", "o", "--spec", "2025.10").status == .usage)
  }

  @Test("the package's own tokens migrate: no difference, nothing to say")
  func own() throws {
    try Workspace.with([:]) { workspace in
      let outcome = workspace.run("migrate", Running.tokens, "--out", "@new")
      #expect(outcome.status == .success, "\(outcome.errors)")
      #expect(outcome.output.contains("created new/appetite.resolver.json"))
      #expect(!outcome.output.contains(":\n"))
      let diff = workspace.run("diff", Running.tokens, "@new", "--fail-on", "any")
      #expect(diff.status == .success, "\(diff.output)")
    }
  }

  @Test("--dialect forces a reading, and knows no other names")
  func dialect() throws {
    try Workspace.with(["a.json": Self.old]) { workspace in
      let wrong = workspace.run("show", "--tokens", "@a.json", "--dialect", "figmaa")
      #expect(wrong.status == .usage)
      #expect(wrong.errors.contains("did you mean 'figma'?"), "\(wrong.errors)")
      for command in ["lint", "build", "migrate"] {
        let wrong = workspace.run(command, "@a.json", "--dialect", "nothing")
        #expect(wrong.status == .usage)
        #expect(wrong.errors.contains("style-dictionary"), "\(wrong.errors)")
      }
      let forced = workspace.run("show", "--tokens", "@a.json", "--dialect", "dtcg")
      #expect(forced.status == .success)
    }
  }

  @Test("a configuration names the dialect; an unknown one is an error in the file")
  func configuration() throws {
    let files = [
      "a.json": Self.old, "tokenc.json": ##"{ "inputs": ["a.json"], "dialect": "dtcg" }"##,
      "bad.json": ##"{ "inputs": ["a.json"], "dialect": "dtgc" }"##,
    ]
    try Workspace.with(files) { workspace in
      #expect(workspace.run("show", "--config", "@tokenc.json").status == .success)
      let bad = workspace.run("show", "--config", "@bad.json")
      #expect(bad.status == .failure)
      #expect(bad.errors.contains("`dtcg`"), "\(bad.errors)")
    }
  }
}

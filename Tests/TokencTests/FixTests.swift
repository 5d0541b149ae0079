import Testing
import TokenCompiler

@testable import tokenc

@Suite("lint --fix")
struct FixTests {
  /// Every spelling of older drafts, with comments and spacing that must stay.
  private let legacy = """
    {
      // a comment
      "a": { "$type": "color",   "$value": "#f00" },
      "b": { "$type": "color", "$value": "rgb(1 2 3 / 50%)" },\t"b2": { "$type": "color", "$value": "#d1d1d680" },
      "c": { "$type": "dimension", "$value": "16px" },
      "d": { "$type": "duration", "$value": "200ms" /* kept */ },
      "e": { "$type": "dimension", "$value": 0 },
      "f": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00" } },
    }

    """

  @Test("legacy spellings: clean afterwards, all other bytes as they were, twice the same as once")
  func legacySpellings() throws {
    try Workspace.with(["a.jsonc": legacy, "before.jsonc": legacy]) { workspace in
      let run = workspace.run("lint", "@a.jsonc", "--fix", "--max-warnings", "0")
      #expect(run.status == .success, "\(run.output)")
      #expect(run.errors == "mended 7 findings in 1 file\n")
      let fixed = try #require(workspace.read("a.jsonc"))
      let expected =
        legacy
        .replacing(
          ##""$value": "#f00""##,
          with: ##""$value": { "colorSpace": "srgb", "components": [1, 0, 0] }"##
        )
        .replacing(
          "\"rgb(1 2 3 / 50%)\"",
          with:
            ##"{ "colorSpace": "srgb", "components": [0.00392156862745098, 0.00784313725490196, 0.011764705882352941], "alpha": 0.5 }"##
        )
        .replacing(
          "\"#d1d1d680\"",
          with:
            ##"{ "colorSpace": "srgb", "components": [0.8196078431372549, 0.8196078431372549, 0.8392156862745098], "alpha": 0.5019607843137255, "hex": "#d1d1d6" }"##
        )
        .replacing("\"16px\"", with: #"{ "value": 16, "unit": "px" }"#)
        .replacing("\"200ms\"", with: #"{ "value": 200, "unit": "ms" }"#)
        .replacing("\"$value\": 0 ", with: #""$value": { "value": 0, "unit": "px" } "#)
        .replacing(##""hex": "#f00""##, with: ##""hex": "#ff0000""##)
      #expect(fixed == expected)
      #expect(workspace.run("lint", "@a.jsonc", "--fix").errors == "")
      #expect(workspace.read("a.jsonc") == fixed)
      #expect(
        workspace.run("diff", "@before.jsonc", "@a.jsonc", "--fail-on", "any").status == .success)
    }
  }

  @Test("a dry run writes nothing and prints what patch can apply")
  func dryRun() throws {
    try Workspace.with(["a.jsonc": legacy]) { workspace in
      let run = workspace.run("lint", "@a.jsonc", "--fix", "--dry-run")
      #expect(run.status == .failure)
      #expect(workspace.read("a.jsonc") == legacy)
      #expect(run.output.hasPrefix("--- a/"))
      try workspace.write(run.output, to: "p.diff")
      let patched = try ShellTool.run(
        "cd \(Shell.quote(workspace.folder)) && patch -s a.jsonc p.diff && cat a.jsonc")
      #expect(patched.status == 0)
      #expect(workspace.run("lint", "@a.jsonc", "--fix", "--dry-run").status == .success)
      #expect(workspace.run("lint", "@a.jsonc", "--dry-run").status == .usage)
      #expect(workspace.run("lint", "-", "--fix").status == .usage)
    }
  }

  @Test("a unified diff: hunks with context, and files without a final line feed")
  func unifiedDiff() {
    func diff(_ old: String, _ new: String) -> String {
      String(
        decoding: UnifiedDiff.bytes(path: "f", old: Array(old.utf8), new: Array(new.utf8)),
        as: UTF8.self)
    }
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(
      diff("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\nX\n6\n")
        == "--- a/f\n+++ b/f\n@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-5\n+X\n 6\n")
    #expect(
      diff("a\nb", "a\nc")
        == "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n"
        + "\\ No newline at end of file\n")
    #expect(diff("", "a\n") == "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(
      diff("a\nb\nc\n", "a\nc\n") == "--- a/f\n+++ b/f\n@@ -1,3 +1,2 @@\n a\n-b\n c\n")
  }
}

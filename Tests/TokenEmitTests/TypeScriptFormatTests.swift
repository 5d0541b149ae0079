import Foundation
import Testing
import TokenModel

@testable import TokenEmit

/// TypeScript as `tsc` takes it, JavaScript as node runs it.
struct TypeScriptFormatTests {
  private static func files(
    _ tokens: ThemedTokens, _ options: TypeScriptOptions = TypeScriptOptions()
  ) -> [String: [UInt8]] {
    let plan = TypeScriptEmitter(options: options).plan(tokens)
    for diagnostic in plan.diagnostics { Issue.record("\(diagnostic.message)") }
    return Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.bytes()) })
  }

  private static let everything = CSSProject.resolver(CSSEverything.document)
  private static let strict = [
    "--strict", "--noEmit", "--target", "es2020", "--module", "es2020", "--moduleResolution",
    "node",
  ]

  @Test(.enabled(if: ToolHarness.has("tsc"), "no tsc"))
  func everythingTypeChecks() throws {
    var files = Self.files(Self.everything)
    let use = """
      import * as t from "./typescript/tokens";
      import type { Contexts } from "./typescript/tokens";
      const a: "#ff6600" = t.plainHex;
      const theme: Contexts["theme"] = "high contrast";
      const both: 1 | 9 | 2 | 3 = t.themeBoth[theme].cozy;
      const missing: undefined = t.themeOnlyDark.light;
      const size: string = t.plainText.fontSize;
      // @ts-expect-error a constant cannot be changed
      t.plainText.fontSize = "1px";
      console.log(a, both, missing, size, t.hostileClass, t.hostile, t.hostileMinus1);
      """
    files["use.ts"] = Array(use.utf8)
    _ = try ToolHarness.run("tsc", Self.strict + ["--lib", "es2020,dom", "use.ts"], files: files)
    var options = TypeScriptOptions()
    options.values = .structured
    options.naming = .screamingSnake
    files = Self.files(Self.everything, options)
    _ = try ToolHarness.run("tsc", Self.strict + ["typescript/tokens.ts"], files: files)
  }

  @Test(.enabled(if: ToolHarness.has("tsc") && ToolHarness.has("node"), "no tsc or node"))
  func javaScriptHasTheResolvedValues() throws {
    var options = TypeScriptOptions()
    options.language = .javascript
    options.values = .structured
    options.path = "tokens.ts"
    var files = Self.files(Self.everything, options)
    #expect(files.keys.sorted() == ["tokens.d.ts", "tokens.js"])
    let json = try #require(JSONEmitter().plan(Self.everything).files.first)
    files["tokens.json"] = json.bytes()
    files["package.json"] = Array(#"{ "type": "module" }"#.utf8)
    // Every value of the resolved JSON is found under the constant in the same place.
    let program = """
      import * as t from "./tokens.js";
      import { readFileSync } from "node:fs";
      import { deepStrictEqual } from "node:assert";
      const file = JSON.parse(readFileSync("tokens.json", "utf8"));
      const order = readFileSync("tokens.js", "utf8").matchAll(/^export const (\\S+) =/gm);
      const names = [...order].map(match => match[1]);
      deepStrictEqual(names.length, file.tokens.length);
      let count = 0;
      file.tokens.forEach((token, index) => {
        for (const entry of token.values) {
          let value = t[names[index]];
          for (const context of Object.values(entry.contexts)) value = value[context];
          deepStrictEqual(value === undefined ? null : value, entry.value, token.name);
          count += 1;
        }
      });
      console.log(count > 100 ? "equal" : count);
      """
    files["check.js"] = Array(program.utf8)
    let use =
      "import { plainNumber } from \"./tokens\"; const a: 1.25 = plainNumber; console.log(a);"
    files["use.ts"] = Array(use.utf8)
    let output = try ToolHarness.run(
      [
        ("tsc", Self.strict + ["--lib", "es2020,dom", "use.ts", "tokens.d.ts"]),
        ("node", ["check.js"]),
      ], files: files)
    #expect(output == "equal\n")
  }

  @Test func commentsCannotBeLeft() throws {
    var options = TypeScriptOptions()
    let text = try #require(Self.files(Self.everything)["typescript/tokens.ts"])
    let lines = String(decoding: text, as: UTF8.self)
    #expect(lines.hasPrefix("// \(GeneratedMark.text)\n"))
    #expect(lines.contains(" * ends * / here </style>\n * next\n * @deprecated use * / x\n"))
    options.writesComments = false
    let bare = try #require(Self.files(Self.everything, options)["typescript/tokens.ts"])
    #expect(!String(decoding: bare, as: UTF8.self).contains("@deprecated"))
  }

  @Test func twoTokensWithOneNameAreAnError() {
    let tokens = CSSProject.tokens(
      #"{ "a": { "$type": "number", "b-c": { "$value": 1 }, "b": { "c": { "$value": 2 } } } }"#)
    let plan = TypeScriptEmitter().plan(tokens)
    #expect(plan.diagnostics.map(\.code) == ["name-collision"])
  }
}

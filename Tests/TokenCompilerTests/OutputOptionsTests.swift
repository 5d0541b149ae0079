import Testing
import TokenEmit
import TokenModel
import TokenReader
import TokenSyntax

@testable import TokenCompiler

/// Every option of every output, as `tokenc.json` says it, does something.
@Suite("Options of outputs")
struct OutputOptionsTests {
  /// An option and what shows that it was heard.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The format and the member, such as `css.prefix`.
    var name: String
    /// The value as JSON.
    var value: String
    /// A part of the output with the option, and not without it.
    var appears: String?
    /// A part of the output without the option, and not with it.
    var disappears: String?
    /// What stands beside `options`.
    var beside = ""

    var testDescription: String { name }

    init(
      _ name: String, _ value: String, appears: String? = nil, disappears: String? = nil,
      beside: String = ""
    ) {
      self.name = name
      self.value = value
      self.appears = appears
      self.disappears = disappears
      self.beside = beside
    }
  }

  static let cases: [Case] = [
    Case("css.files", #""perContext""#, appears: "out/css/tokens.theme-dark.css"),
    Case(
      "css.splitBy", #""group""#, appears: "out/css/bg.css",
      beside: #""path": "css/{group}.css", "#),
    Case("css.prefix", #""acme""#, appears: "--acme-bg-sub-200: #ffffff;"),
    Case("css.naming", #""camel""#, appears: "--bgSub200: #ffffff;"),
    Case("css.aliases", #""resolved""#, disappears: "var(--bg-sub-200)"),
    Case("css.selectors", #"["class"]"#, appears: ".theme-dark {", disappears: "[data-theme="),
    Case(
      "css.mediaRules",
      #"[{ "modifier": "theme", "context": "dark", "query": "(prefers-contrast: more)" }]"#,
      appears: "@media (prefers-contrast: more)", disappears: "prefers-color-scheme"),
    Case("css.lightDark", "true", appears: "light-dark(#ffffff, #000000)"),
    Case("css.wideGamut", #""never""#, disappears: "color(display-p3 1 0 0)"),
    Case("css.layer", #""base.tokens""#, appears: "@layer base.tokens {"),
    Case("css.register", "true", appears: "@property --bg-sub-200 {"),
    Case("css.parts", "false", disappears: "--line-width"),
    Case("css.classes", "true", appears: ".line {\n  border: var(--line);"),
    Case("css.comments", "false", disappears: "the gap"),
    Case("css.indexProperty", #""--place""#, appears: "var(--place", disappears: "var(--index"),
    Case("swift.root", #""Design""#, appears: "enum Design {"),
    Case("swift.typePrefix", #""Acme""#, appears: "struct AcmeColor"),
    Case("swift.access", #""internal""#, disappears: "public "),
    Case("swift.namespace", #""struct""#, appears: "public struct Tokens {"),
    Case("swift.groupNaming", #""snake""#, appears: "enum bg {"),
    Case("swift.tokenNaming", #""snake""#, appears: "let sub_200"),
    Case(
      "swift.splitBy", #""group""#, appears: "extension Tokens {\n  public enum Bg {",
      beside: #""path": "swift/{group}.swift", "#),
    Case("swift.pointsPerRem", "10", appears: "value * 10"),
    Case("swift.platformLayer", "false", disappears: "import SwiftUI"),
    Case("kotlin.package", #""com.acme""#, appears: "package com.acme\n"),
    Case("kotlin.visibility", #""internal""#, appears: "internal object Tokens {"),
    Case("kotlin.platform", #""compose""#, appears: "import androidx.compose"),
    Case("kotlin.root", #""Design""#, appears: "object Design {"),
    Case("kotlin.animations", #""Moves""#, appears: "object Moves {"),
    Case("kotlin.groupNaming", #""snake""#, appears: "object bg {"),
    Case("kotlin.tokenNaming", #""snake""#, appears: "fun sub_200("),
    Case(
      "kotlin.splitBy", #""group""#, appears: "object TokensBg {",
      beside: #""path": "kotlin/{group}.kt", "#),
    Case("kotlin.types", "false", disappears: "class TokenColor("),
    Case(
      "tailwind.namespaces", #"[{ "paths": "gap", "namespace": "radius" }]"#,
      appears: "--radius-gap: 0.5rem;", disappears: "--spacing-gap"),
    Case("tailwind.static", "true", appears: "@theme static {"),
    Case("tailwind.replaceDefaults", "true", appears: "--color-*: initial;"),
    Case("tailwind.colors", #""srgb""#, disappears: "color(display-p3 1 0 0)"),
    Case("tailwind.aliases", #""resolved""#, disappears: "var(--color-bg-sub-200)"),
    Case("tailwind.comments", "false", disappears: "the gap"),
    Case("tailwind.selectors", #"["class"]"#, appears: ".theme-dark {"),
    Case(
      "tailwind.mediaRules",
      #"[{ "modifier": "theme", "context": "dark", "query": "(prefers-contrast: more)" }]"#,
      appears: "@media (prefers-contrast: more)"),
    Case("dart.root", #""Design""#, appears: "abstract final class Design {"),
    Case("dart.pixelsPerRem", "10", appears: "gap = 5.0;", disappears: "gap = 8.0;"),
    Case("dart.wideGamut", "false", disappears: "Color.from("),
    Case("dart.comments", "false", disappears: "the gap"),
    Case(
      "kotlin.remBase", #"10, "platform": "compose""#, appears: "5.0f.dp", disappears: "8.0f.dp"),
  ]

  private static let resolver = #"""
    { "version": "2025.10",
      "sets": {
        "base": { "sources": [{
          "gap": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" },
            "$description": "the gap", "$deprecated": "use space" },
          "wide": { "$type": "color", "$value": { "colorSpace": "display-p3",
            "components": [1, 0, 0] } } }] },
        "button": { "sources": [{
          "button": { "bg": { "$value": "{bg.sub-200}" } },
          "line": { "$type": "border", "$value": { "color": "{bg.sub-200}", "style": "solid",
            "width": { "value": 1, "unit": "px" } } },
          "move": { "in": { "$extensions": { "dev.tokenc.animation": {
            "tracks": { "opacity": { "type": "number", "keyframes": [
              { "offset": 0, "value": 0 }, { "offset": 1, "value": 1 }] } },
            "duration": { "value": 200, "unit": "ms" },
            "stagger": { "delay": { "value": 40, "unit": "ms" }, "count": 3 } } } } } }] } },
      "modifiers": { "theme": { "default": "light", "contexts": {
        "light": [{ "bg": { "sub-200": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }],
        "dark": [{ "bg": { "sub-200": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/button" },
        { "$ref": "#/modifiers/theme" }] }
    """#

  /// Builds one output; all files, each behind its path, and the errors.
  private func build(_ output: String) throws -> (text: String, errors: [String]) {
    let files = MemoryFiles([
      "tokenc.json": #"{ "inputs": ["t.resolver.json"], "out": "out", "outputs": [\#(output)] }"#,
      "t.resolver.json": Self.resolver,
    ])
    var sources = SourceMap()
    let (configuration, faults) = ConfigurationReader.read(
      path: "tokenc.json", bytes: try files.read("tokenc.json"), sources: &sources, files: files)
    guard !faults.contains(where: { $0.severity == .error }) else {
      return ("", faults.map { "\($0.code): \($0.message)" })
    }
    let compiler = Compiler(configuration: configuration, files: files)
    let input = try #require(compiler.inputs().inputs.first)
    let project = try compiler.read(input, sources: &sources)
    let result = try compiler.build(project)
    let errors = (project.diagnostics + result.diagnostics)
      .filter { $0.severity == .error }.map { "\($0.code): \($0.message)" }
    let text = files.paths.filter { $0.hasPrefix("out/") }
      .map { "\($0)\n\(files.text($0) ?? "")" }.joined(separator: "\n")
    return (text, errors)
  }

  @Test(arguments: cases)
  func doesSomething(option: Case) throws {
    let parts = option.name.split(separator: ".")
    // What hangs on another option is compared under that.
    let others = option.name == "kotlin.remBase" ? #"{ "platform": "compose" }"# : "{}"
    let before = try build(#"{ "format": "\#(parts[0])", "options": \#(others) }"#)
    let after = try build(
      #"{ \#(option.beside)"format": "\#(parts[0])", "options": { "\#(parts[1])": \#(option.value) } }"#
    )
    #expect(before.errors == [] && after.errors == [])
    if let part = option.appears {
      #expect(!before.text.contains(part), "without: \(part)")
      #expect(after.text.contains(part), "\(after.text)")
    }
    if let part = option.disappears {
      #expect(before.text.contains(part), "\(before.text)")
      #expect(!after.text.contains(part), "with: \(part)")
    }
  }

  /// The small formats have tests of their own.
  @Test("no option of the three languages is without a case")
  func allOptions() {
    let tested = Set(Self.cases.map(\.name))
    for format in OutputFormat.all where ["css", "swift", "kotlin"].contains(format.name) {
      for option in format.options {
        #expect(tested.contains("\(format.name).\(option.name)"))
      }
    }
  }

  @Test("one output of what comes from a set, another of the rest, both of CSS")
  func sets() throws {
    let button = try build(#"{ "format": "css", "sets": ["button"] }"#)
    #expect(button.errors == [])
    for part in ["--button-bg: ", "--line: ", "--move-in-opacity"] {
      #expect(button.text.contains(part))
    }
    #expect(!button.text.contains("--gap") && !button.text.contains("--bg-sub-200:"))
    let base = try build(#"{ "format": "css", "sets": ["base"] }"#)
    #expect(base.text.contains("--gap: 0.5rem;") && base.text.contains("--wide: "))
    #expect(!base.text.contains("--button-bg") && !base.text.contains("--move-in"))
    let both = try build(#"{ "format": "css", "sets": ["base", "button"] }"#)
    #expect(both.text.contains("--gap: ") && both.text.contains("--line: "))
    #expect(!both.text.contains("--bg-sub-200:"))
  }

  @Test(
    "an unknown set, and a group's name without a place for it",
    arguments: [
      (#"{ "format": "css", "sets": ["buton"] }"#, "there is no set `buton`"),
      (#"{ "format": "css", "options": { "splitBy": "group" } }"#, "needs `{group}`"),
      (#"{ "format": "css", "path": "{group}.css" }"#, "in a path needs `\"splitBy\""),
    ])
  func refused(output: String, message: String) throws {
    let errors = try build(output).errors
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("invalid-configuration: ") == true)
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }

  @Test("files of two outputs that differ by case alone")
  func collision() throws {
    let errors = try build(
      #"{ "format": "css", "path": "Bg.css" }, "#
        + #"{ "format": "css", "path": "{group}.css", "options": { "splitBy": "group" } }"#
    ).errors
    #expect(errors == ["output-collision: two files of the outputs are written to `bg.css`"])
  }
}

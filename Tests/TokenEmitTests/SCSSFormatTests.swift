import Foundation
import Testing
import TokenModel

@testable import TokenEmit

/// SCSS as `sassc` compiles it.
struct SCSSFormatTests {
  private static let everything = CSSProject.resolver(CSSEverything.document)

  private static func text(_ tokens: ThemedTokens, _ options: SCSSOptions = SCSSOptions())
    -> [UInt8]
  {
    let plan = SCSSEmitter(options: options).plan(tokens)
    for diagnostic in plan.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message)")
    }
    return plan.files.first?.bytes() ?? []
  }

  private static func compile(_ use: String, _ options: SCSSOptions = SCSSOptions()) throws
    -> String
  {
    try ToolHarness.run(
      "sassc", ["use.scss"],
      files: [
        "_tokens.scss": text(everything, options),
        "use.scss": Array(("@charset \"utf-8\";\n" + use).utf8),
      ])
  }

  @Test(.enabled(if: ToolHarness.has("sassc"), "no sassc"))
  func valuesSurviveTheCompiler() throws {
    // What a style sheet gets for each expression.
    let probes: [(expression: String, css: String)] = [
      ("$plain-hex", "#ff6600"), ("red($plain-hex)", "255"),
      ("$plain-p3", "color(display-p3 1 0 0)"), ("$plain-oklch", "oklch(0.7 0.15 none)"),
      ("$plain-xyz", "color(xyz-d50 0.2 0.3 0.1 / 0.25)"),
      ("$plain-hsl", "hsl(210 50% 40% / 0.8)"), ("$plain-px * 2", "-3px"), ("$plain-rem", "0.1rem"),
      ("$plain-ms", "480ms"), ("$plain-bezier", "cubic-bezier(0.4, -0.2, 0.2, 1.4)"),
      ("$plain-number + 1", "2.25"), ("$plain-weight", "600"), ("$plain-stroke", "dotted"),
      ("$plain-border", "0.1rem dotted #ff6600"),
      ("$plain-transition", "0.24s cubic-bezier(0.4, -0.2, 0.2, 1.4) -100ms"),
      ("nth($plain-shadows, 2)", "2px 3px 4px 5px color(display-p3 1 0 0)"),
      ("$plain-gradient", "linear-gradient(#ff6600 0%, #000000 30%, color(display-p3 1 0 0) 100%)"),
      ("map-get($plain-text, \"line-height\")", "1.25"),
      ("map-get($plain-text, \"letter-spacing\")", "-0.5px"),
      ("length($plain-family)", "4"), ("nth($plain-family, 2)", "\"Segoe UI\""),
      ("map-get($tokens, \"alias.chain\")", "#ff6600"), ("$hostile--1", "3"), ("$hostile-1", "4"),
      ("$hostile", "18"), ("$hostile-größe", "14"), ("$theme-bg", "#ffffff"),
      ("map-get(map-get($tokens-in-contexts, \"theme.bg\"), \"theme=dark\")", "#000000"),
      (
        "map-get(map-get($tokens-in-contexts, \"theme.both\"), \"theme=dark density=compact\")", "9"
      ),
      ("type-of($theme-only-dark)", "null"),
    ]
    let rules = probes.enumerated().map { ".p\($0.offset) { v: \($0.element.expression); }" }
    let output = try Self.compile("@import \"tokens\";\n" + rules.joined(separator: "\n"))
    let lines = output.split(separator: "\n").filter { $0.contains("v: ") }
    try #require(lines.count == probes.count, "\(output)")
    for (line, probe) in zip(lines, probes) {
      let value = line.drop { $0 != ":" }.dropFirst(2).prefix { $0 != ";" }
      #expect(Self.normal(value) == Self.normal(probe.css[...]), "\(probe.expression)")
    }
  }

  /// A colour that the compiler shortens, as it was.
  private static func normal(_ text: Substring) -> String {
    text.replacingOccurrences(of: "#f60 ", with: "#ff6600 ")
      .replacingOccurrences(of: "white", with: "#ffffff")
      .replacingOccurrences(of: "black", with: "#000000")
  }

  @Test(.enabled(if: ToolHarness.has("sassc"), "no sassc"))
  func optionsDoWhatTheySay() throws {
    var options = SCSSOptions()
    options.prefix = "acme"
    options.colors = .srgb
    options.isDefault = true
    let output = try Self.compile(
      "$acme-plain-px: 7px; @import \"tokens\"; a { b: $acme-plain-px; c: type-of($acme-plain-p3); }",
      options)
    #expect(output.contains("b: 7px;"))
    #expect(output.contains("c: color;"))
    options.writesMaps = false
    options.writesComments = false
    let text = String(decoding: Self.text(Self.everything, options), as: UTF8.self)
    #expect(!text.contains("$tokens"))
    #expect(!text.contains("Deprecated"))
  }

  @Test func whatIsLostIsSaid() {
    let plan = SCSSEmitter().plan(Self.everything)
    #expect(plan.diagnostics.map(\.tokenPath) == ["plain.dashes"])
    #expect(plan.diagnostics.map(\.code) == ["value-not-expressible"])
  }

  @Test func textCannotInterpolate() throws {
    let tokens = CSSProject.tokens(
      ##"{ "a": { "$type": "string", "$value": "x #{1 + 1}" }, "tokens": { "$type": "number", "$value": 1 } }"##
    )
    let text = String(decoding: Self.text(tokens), as: UTF8.self)
    #expect(text.contains(##"$a: "x \#{1 + 1}";"##))
    #expect(text.contains("$tokens_: 1;"))
  }
}

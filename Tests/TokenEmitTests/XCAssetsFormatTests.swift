import Foundation
import Testing
import TokenModel

@testable import TokenEmit

/// The asset catalog: the shape that Xcode documents, and the resolved colours in it.
struct XCAssetsFormatTests {
  private static let everything = CSSProject.resolver(CSSEverything.document)

  private static func colors(
    _ name: String, _ options: XCAssetsOptions = XCAssetsOptions()
  ) throws -> [[String: Any]] {
    let plan = XCAssetsEmitter(options: options).plan(everything)
    let file = try #require(
      plan.files.first { $0.path.hasSuffix("/\(name).colorset/Contents.json") })
    let text = file.bytes()
    #expect(
      String(decoding: text, as: UTF8.self).split(separator: "\n").prefix(3)
        .contains { $0.contains(GeneratedMark.text) })
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    #expect((object["info"] as? [String: Any])?["version"] as? Int == 1)
    return try #require(object["colors"] as? [[String: Any]])
  }

  private static func components(_ entry: [String: Any]) -> [String: String] {
    (entry["color"] as? [String: Any])?["components"] as? [String: String] ?? [:]
  }

  @Test func namesThatDifferByCaseAloneAreOneFolder() {
    let black =
      #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
    let tokens = CSSProject.tokens(
      #"{ "a": { "b-c": \#(black) }, "abC": \#(black), "ab": { "c": \#(black) } }"#)
    var options = XCAssetsOptions()
    options.naming = .camel
    let findings = XCAssetsEmitter(options: options).plan(tokens).diagnostics
    // `aBC`, `abC` and `abC`: the last two are one everywhere, all three on such a disk.
    #expect(findings.map(\.code) == ["name-collision", "name-collision"])
    #expect(
      findings.last?.message
        == "`a.b-c`, `abC` and `ab.c` get one name in xcassets: `aBC`",
      "\(findings.map(\.message))")
  }

  @Test func aColorOfOneThemeHasOneVariant() throws {
    let colors = try Self.colors("plainSrgb")
    #expect(colors.count == 1)
    #expect(colors.first?["idiom"] as? String == "universal")
    let expected = ["red": "0.5", "green": "0.25", "blue": "1", "alpha": "0.5"]
    #expect(colors.first.map(Self.components) == expected)
  }

  @Test func theDarkContextIsAnAppearance() throws {
    let colors = try Self.colors("themeBg")
    #expect(colors.count == 2)
    #expect(colors.first?["appearances"] == nil)
    let appearances = colors.last?["appearances"] as? [[String: String]]
    #expect(appearances == [["appearance": "luminosity", "value": "dark"]])
    #expect(colors.map { Self.components($0)["red"] } == ["1", "0"])
    var options = XCAssetsOptions()
    options.dark = "high contrast"
    #expect(try Self.colors("themeBg", options).map { Self.components($0)["blue"] } == ["1", "0"])
    options.modifier = "density"
    #expect(try Self.colors("themeBg", options).count == 1)
  }

  @Test func wideColorsHaveAVariantForEachGamut() throws {
    let colors = try Self.colors("plainP3")
    #expect(colors.map { $0["display-gamut"] as? String } == ["sRGB", "display-P3"])
    #expect(
      colors.last?["color"].flatMap { ($0 as? [String: Any])?["color-space"] as? String }
        == "display-p3")
    #expect(colors.last.map { Self.components($0)["red"] } == "1")
    var options = XCAssetsOptions()
    options.hasWideGamut = false
    options.naming = .kebab
    #expect(try Self.colors("plain-p3", options).count == 1)
  }

  @Test func whatIsLeftOutIsSaid() {
    let plan = XCAssetsEmitter().plan(Self.everything)
    #expect(plan.diagnostics.allSatisfy { $0.code == "value-not-expressible" })
    #expect(plan.diagnostics.contains { $0.message.contains("of type shadow left out") })
    #expect(plan.diagnostics.contains { $0.tokenPath == "theme.bg" })
    #expect(Set(plan.files.map(\.path)).count == plan.files.count)
  }
}

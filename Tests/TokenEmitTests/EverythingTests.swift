import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// The fixtures of all languages in every language: each has every type, aliases, themes, and the
/// names that are hostile to its own language.
@Suite(.serialized) struct EverythingTests {
  enum Fixture: String, CaseIterable {
    case css, swift, kotlin

    var tokens: ThemedTokens {
      switch self {
      case .css: KotlinProject.tokens(CSSEverything.document, isResolver: true)
      case .swift: KotlinProject.tokens(SwiftEverything.document, isResolver: true)
      case .kotlin: KotlinProject.tokens(KotlinEverything.document, isResolver: true)
      }
    }
  }

  /// The text of the one file of a plan without errors.
  private func text(_ plan: EmitPlan) throws -> String {
    #expect(plan.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return String(decoding: try #require(plan.files.first).bytes(), as: UTF8.self)
  }

  @Test(arguments: Fixture.allCases) func swift(fixture: Fixture) throws {
    let tokens = fixture.tokens
    let generated = try text(SwiftEmitter().plan(tokens))
    try SwiftHarness.compile(generated)
    let trip = SwiftRoundTrip(tokens, SwiftOptions(), generated: generated)
    let lines = try SwiftHarness.run(generated, trip.statements, allowsWarnings: true)
    #expect(trip.count == tokens.count && lines == trip.expected)
  }

  @Test(.enabled(if: Chromium.isUsable, Chromium.reason), arguments: Fixture.allCases)
  func css(fixture: Fixture) throws {
    let tokens = fixture.tokens
    let sheet = try CSSComparison.sheet(try text(CSSEmitter().plan(tokens)))
    #expect(sheet.parsed == sheet.written)
    let chains =
      [[]]
      + tokens.modifiers.flatMap { modifier in modifier.contexts.map { [[modifier.name: $0]] } }
    let (problems, count) = try CSSComparison.run(tokens, CSSOptions(), chains)
    #expect(problems.isEmpty, "\(problems.prefix(5))")
    #expect(count == tokens.count * chains.count)
  }

  @Test(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) func kotlin() throws {
    var files: [String: String] = [:]
    var calls: [String] = []
    var expected: [String] = []
    for fixture in Fixture.allCases {
      var options = KotlinOptions()
      options.packageName = "fixture." + fixture.rawValue
      options.rootName = fixture.rawValue.uppercased() + "Tokens"
      let printer = KotlinPrinter(fixture.tokens, options)
      files["\(fixture.rawValue).kt"] = try text(
        KotlinEmitter(options: options).plan(printer.tokens))
      for id in printer.tokens.tokenIDs where !printer.shape(id).isThemed {
        var path = ByteBuffer()
        printer.appendReference(to: id, &path)
        let reference = "fixture.\(fixture.rawValue)." + path.string
        guard let (call, answer) = Self.probe(reference, printer.tokens, id) else { continue }
        calls.append("    println(\(call))")
        expected.append(answer)
      }
    }
    // Uses of what is deprecated are warnings, and warnings are errors.
    files["Main.kt"] =
      "@file:Suppress(\"DEPRECATION\")\n\nfun main() {\n" + calls.joined(separator: "\n") + "\n}\n"
    let output = try KotlinHarness.run(files)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(calls.count > 150)
    for (index, line) in zip(expected.indices, lines) {
      #expect(line == expected[index], "\(calls[index])")
    }
    #expect(lines.count == expected.count + 1)
  }

  /// What shows a value of a simple type in Kotlin, and what it must be.
  private static func probe(
    _ reference: String, _ tokens: ThemedTokens, _ id: TokenID
  ) -> (call: String, answer: String)? {
    switch tokens.value(of: id, in: tokens.defaultTheme) {
    case .number(let number): ("(\(reference) == \(number)).toString()", "true")
    case .dimension(let size):
      (
        "(\(reference).value == \(size.value)).toString() + \(reference).unit.cssName",
        "true\(size.unit.name)"
      )
    case .duration(let time):
      ("\(reference).nanoseconds", "\(time.nanoseconds?.count ?? 0)")
    case .color(let color):
      (
        "\(reference).argb.toUInt().toString(16).padStart(8, '0')",
        hex(RGBA8(color.color.gamutMapped(to: .srgb)))
      )
    case .fontFamily(let family): ("\(reference).names.size", "\(family.names.count)")
    case .fontWeight(let weight): ("(\(reference).value == \(weight.value)).toString()", "true")
    case .cubicBezier(let points): ("(\(reference).y2 == \(points.y2)).toString()", "true")
    case .shadow(let shadow): ("\(reference).layers.size", "\(shadow.layers.count)")
    case .gradient(let stops): ("\(reference).stops.size", "\(stops.count)")
    case .strokeStyle, .border, .transition, .typography, .opaque, nil: nil
    }
  }

  private static func hex(_ bytes: RGBA8) -> String {
    [bytes.alpha, bytes.red, bytes.green, bytes.blue].map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }.joined()
  }
}

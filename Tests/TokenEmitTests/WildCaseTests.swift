import Testing
import TokenModel
import TokenMotion
import TokenReader

@testable import TokenEmit

/// Faults that other tools had, in the outputs of this one.
@Suite struct WildCaseTests {
  private static func said(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.code): \(diagnostic.message)"
  }

  @Test(arguments: WildCase.all)
  func outcome(wild: WildCase) throws {
    let (tokens, found) = try {
      let result = try wild.read()
      return (result.tokens, result.diagnostics)
    }()
    let plans = WildCase.emitters.map { $0.plan(tokens) }
    let diagnostics = found + plans.flatMap(\.diagnostics)
    var errors = diagnostics.filter { $0.severity == .error }.map(Self.said)
    for part in wild.errors {
      let index = errors.firstIndex { $0.contains(part) }
      #expect(index != nil, "no error says: \(part)")
      if let index { errors.remove(at: index) }
    }
    #expect(errors == [])
    #expect(diagnostics.filter { $0.severity == .error }.allSatisfy { $0.span != nil })
    for part in wild.warnings {
      #expect(
        diagnostics.contains { $0.severity == .warning && Self.said($0).contains(part) }, "\(part)")
    }
    let texts = try plans.map {
      String(decoding: try #require($0.files.first).bytes(), as: UTF8.self)
    }
    for (text, parts) in zip(texts, [wild.css, wild.swift, wild.kotlin]) {
      for part in parts { #expect(text.contains(part), "\(part)\n\(text)") }
    }
    if wild.errors.isEmpty {
      // The runtime that Swift and Kotlin files carry is not the tokens'.
      let values = texts.map { $0.split(separator: "\n}").first.map(String.init) ?? "" }
      for part in wild.nowhere { #expect(!values.contains { $0.contains(part) }, "\(part)") }
    }
  }

  @Test func swiftCompiles() throws {
    for wild in WildCase.all where wild.errors.isEmpty {
      let tokens = try wild.read().tokens
      try SwiftHarness.compile(SwiftProject.swift(tokens))
    }
  }

  @Test(.enabled(if: KotlinHarness.isUsable, KotlinHarness.reason)) func kotlinCompiles() throws {
    var files: [String: String] = [:]
    for wild in WildCase.all where wild.errors.isEmpty {
      var options = KotlinOptions()
      options.packageName = "wild.case" + wild.id.prefix(3)
      files["\(wild.id).kt"] = KotlinProject.kotlin(try wild.read().tokens, options)
    }
    _ = try KotlinHarness.run(files)
  }

  /// Straight mixing would give `#8080804d` and `#800080c0`.
  @Test(
    "060-at-fade-from-transparent", arguments: [("shimmer", "#ffffff4d"), ("tint", "#5500aac0")])
  func fadesArePremultiplied(name: String, halfway: String) throws {
    let animation = try animation(name, in: "060")
    #expect(try color(animation, at: 500) == halfway)
    #expect(try color(animation, at: 1000) == (name == "shimmer" ? "#ffffff99" : "#0000ff"))
    #expect(try color(animation, at: 0).hasSuffix(name == "shimmer" ? "00" : "80"))
  }

  /// Decided: sRGB where nothing is said; the track's `colorSpace` changes it.
  @Test(
    "062-at-colour-space", arguments: [("x", "#800080", "#8c53a2"), ("g", "#808080", "#636363")])
  func theSpaceOfATrackMatters(name: String, srgb: String, oklab: String) throws {
    var animation = try animation(name, in: "062")
    #expect(try color(animation, at: 50) == srgb)
    guard case .color(let frames, _) = animation.tracks[0].keyframes else { return }
    animation.tracks[0].keyframes = .color(frames, .oklab)
    #expect(try color(animation, at: 50) == oklab)
  }

  private func animation(_ name: String, in number: String) throws -> Animation {
    let tokens = try WildCase.numbered(number).read().tokens
    let record = try #require(tokens.animations.first { $0.path.description == name })
    return try #require(record.values.first ?? nil)
  }

  private func color(_ animation: Animation, at milliseconds: Int64) throws -> String {
    let state = animation.evaluate(at: Nanoseconds(milliseconds * 1_000_000))
    guard case .color(let color)? = state?.tracks.first?.value else { return "nothing" }
    return RGBA8(color).hex
  }
}

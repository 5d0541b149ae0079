import Testing
import TokenModel
import TokenMotion

@testable import TokenReader

/// `modify` of Tokens Studio.
struct ModifierTests {
  private static func read(
    _ modify: String, value: String = ##""#c14242""##,
    _ strength: ReaderOptions.Strength = .standard
  ) -> Reading {
    Reading(
      ##"""
      {
        "n": {"$type": "number", "$value": 0.2},
        "white": {"$type": "color", "$value": "#ffffff"},
        "other": {
          "$type": "color", "$value": "#000000",
          "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.4"}}}
        },
        "ink": {"$type": "color", "$value": "#222222"},
        "x": {
          "$type": "color", "$value": \##(value),
          "$extensions": {"studio.tokens": {"modify": \##(modify)}}
        }
      }
      """##, strength: strength)
  }

  private static func color(_ reading: Reading) -> Color? {
    guard let id = reading.tokens.token(at: "x"),
      case .color(let value)? = reading.tokens.value(of: id, in: reading.theme())
    else { return nil }
    return value.color
  }

  /// Alpha leaves everything else as it is written, the hexadecimal form too.
  @Test(arguments: [
    (#"{"type": "alpha", "value": "0.5", "space": "srgb"}"#, 0.5),
    (#"{"type": "alpha", "value": 0, "space": "hsl"}"#, 0),
    (#"{"type": "alpha", "value": "25%"}"#, 0.25),
    (#"{"type": "alpha", "value": "{n}", "space": "lch"}"#, 0.2),
    (#"{"type": "alpha", "value": "{n} * 2", "space": "lch"}"#, 0.4),
    (#"{"type": "alpha", "value": "1 - 0.25", "space": "lch"}"#, 0.75), (#""{other}""#, 0.4),
  ])
  func alpha(_ modify: String, _ expected: Double) throws {
    let reading = Self.read(modify, value: #""{ink}""#)
    #expect(reading.errors.isEmpty, "\(reading.errors.map(\.message))")
    let color = try #require(Self.color(reading))
    #expect(color.space == .srgb)
    #expect(color.alpha == expected)
    #expect(color.components.first == 34.0 / 255)
    #expect(reading.value("x")?.hasSuffix(##""hex":"#222222"}"##) == true)
  }

  /// The figures follow from the rules: a share of the way to the end of the scale.
  @Test func lightenAndDarken() throws {
    func components(_ type: String, _ space: String) throws -> (ColorSpace, [Double]) {
      let color = try #require(
        Self.color(Self.read(#"{"type": "\#(type)", "value": "0.2", "space": "\#(space)"}"#)))
      return (
        color.space, [color.components.first, color.components.second, color.components.third]
      )
    }
    let base = Color(RGBA8(red: 0xC1, green: 0x42, blue: 0x42, alpha: 255))
    func close(_ a: [Double], _ b: [Double]) -> Bool {
      zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
    }
    let rgb = [base.components.first, base.components.second, base.components.third]
    var found = try components("lighten", "srgb")
    #expect(found.0 == .srgb && close(found.1, rgb.map { $0 + 0.2 * (1 - $0) }))
    found = try components("darken", "srgb")
    #expect(close(found.1, rgb.map { $0 * 0.8 }))
    let hsl = base.converted(to: .hsl).components
    found = try components("lighten", "hsl")
    #expect(
      found.0 == .hsl
        && close(found.1, [hsl.first, hsl.second, hsl.third + 0.2 * (100 - hsl.third)]))
    found = try components("darken", "hsl")
    #expect(close(found.1, [hsl.first, hsl.second, hsl.third * 0.8]))
    let lch = base.converted(to: .lch).components
    found = try components("lighten", "lch")
    #expect(
      found.0 == .lch
        && close(
          found.1, [lch.first + 0.2 * (100 - lch.first), lch.second * 0.8, lch.third])
    )
    found = try components("darken", "lch")
    #expect(close(found.1, [lch.first * 0.8, lch.second * 0.8, lch.third]))
    let p3 = base.converted(to: .displayP3).components
    found = try components("darken", "p3")
    #expect(
      found.0 == .displayP3 && close(found.1, [p3.first * 0.8, p3.second * 0.8, p3.third * 0.8]))
  }

  @Test func mix() throws {
    let reading = Self.read(
      #"{"type": "mix", "value": "0.25", "space": "srgb", "color": "{white}"}"#,
      value: ##""#000000""##)
    #expect(reading.errors.isEmpty)
    let color = try #require(Self.color(reading))
    #expect(abs(color.components.first - 0.25) < 1e-12)
    let literal = Self.read(
      ##"{"type": "mix", "value": "0.5", "space": "lch", "color": "#ffffff"}"##,
      value: ##""#000000""##)
    #expect(abs(try #require(Self.color(literal)).components.first - 50) < 1e-6)
  }

  /// `format` says the space of the result, within its gamut.
  @Test func formats() throws {
    for (format, space) in [("hex", ColorSpace.srgb), ("hsl", .hsl), ("p3", .displayP3)] {
      let color = try #require(
        Self.color(
          Self.read(
            #"{"type": "lighten", "value": "0.2", "space": "lch", "format": "\#(format)"}"#)))
      #expect(color.space == space)
      #expect(color.isInGamut(of: space))
    }
  }

  @Test(arguments: [
    (#"{"type": "fade", "value": "0.5", "space": "srgb"}"#, "modifier-form", #""fade""#),
    (#"{"value": "0.5", "space": "srgb"}"#, "modifier-form", #"{"value": "0.5", "space": "srgb"}"#),
    (#"{"type": "alpha"}"#, "modifier-form", #"{"type": "alpha"}"#),
    (#"{"type": "alpha", "value": "much"}"#, "modifier-form", #""much""#),
    (#"{"type": "alpha", "value": "2"}"#, "expression-result", "2"),
    (#"{"type": "alpha", "value": "{nope}"}"#, "unresolved-reference", #""{nope}""#),
    (#"{"type": "alpha", "value": "1 / 0"}"#, "expression-result", "0"),
    (
      #"{"type": "lighten", "value": "0.2"}"#, "modifier-form",
      #"{"type": "lighten", "value": "0.2"}"#
    ),
    (#"{"type": "lighten", "value": "0.2", "space": "lab"}"#, "modifier-form", #""lab""#),
    (
      #"{"type": "mix", "value": "0.2", "space": "lch"}"#, "modifier-form",
      #"{"type": "mix", "value": "0.2", "space": "lch"}"#
    ),
    (
      #"{"type": "mix", "value": "0.2", "space": "lch", "color": "{n}"}"#, "type-mismatch",
      #""{n}""#
    ),
    (#""{n}""#, "modifier-form", #""{n}""#), (#""{nope}""#, "unresolved-reference", #""{nope}""#),
    (#""{x}""#, "reference-circle", #""{x}""#), ("7", "modifier-form", "7"),
  ])
  func faults(_ modify: String, _ code: String, _ place: String) throws {
    let reading = Self.read(modify)
    let error = try #require(reading.errors.first)
    #expect(reading.errors.count == 1)
    #expect(error.code == code)
    #expect(reading.text(of: error) == place)
    #expect(reading.value("x") == nil)
  }

  /// By the letter the data of a vendor means nothing.
  @Test func theLetterKnowsNone() {
    let reading = Self.read(
      #"{"type": "alpha", "value": "0.5"}"#,
      value: #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#, .spec)
    #expect(reading.value("x") == #"{"colorSpace":"srgb","components":[0,0,0]}"#)
  }

  /// An alias that is modified is not written as an alias.
  @Test func aModifiedAliasIsNone() throws {
    let reading = Self.read(#"{"type": "alpha", "value": "0.5"}"#, value: #""{ink}""#)
    let id = try #require(reading.tokens.token(at: "x"))
    let occurrence = try #require(reading.tokens[id].occurrences.last)
    #expect(reading.tokens.occurrences[Int(occurrence)].alias == nil)
  }
}

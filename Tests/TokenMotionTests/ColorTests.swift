import Testing

@testable import TokenMotion

@Suite("Colour")
struct ColorTests {
  @Test("every space leads to every other and back")
  func roundTrips() throws {
    let colors = ["#D1D1D6", "red", "white", "black", "#123456", "color(srgb 0.2 0.7 0.1 / 0.5)"]
    for text in colors {
      let color = try Color(css: text)
      for space in ColorSpace.allCases {
        for other in ColorSpace.allCases {
          let back = color.converted(to: space).converted(to: other).converted(to: .srgb)
          for index in 0..<3 {
            #expect(
              (back.components[index] - color.components[index]).magnitude < 1e-9,
              "\(text) through \(space) and \(other)")
          }
          #expect(back.alpha == color.alpha)
        }
      }
    }
  }

  @Test("greys have no hue")
  func greys() throws {
    for space in [ColorSpace.hsl, .hwb, .lch, .oklch] {
      let hue = try #require(space.hueIndex)
      #expect(try Color(css: "#808080").converted(to: space).missing == .component(hue))
      #expect(try Color(css: "#D1D1D6").converted(to: space).missing.isEmpty)
    }
    #expect(try Color(css: "oklch(0.5 0 77)").converted(to: .oklch).missing.isEmpty)
  }

  @Test("names of spaces are those of the Color module")
  func names() {
    #expect(ColorSpace.allCases.count == 14)
    for space in ColorSpace.allCases {
      #expect(ColorSpace(name: space.name) == space)
      #expect(space.componentInfo.count == 3)
    }
    #expect(ColorSpace(name: "SRGB") == nil && ColorSpace(name: "xyz") == nil)
  }

  @Test("wide colours are mapped at their lightness and hue")
  func gamut() throws {
    let green = try Color(css: "color(display-p3 0 1 0)")
    #expect(!green.isInGamut(of: .srgb) && green.isInGamut(of: .displayP3))
    let mapped = green.gamutMapped(to: .srgb)
    #expect(mapped.isInGamut(of: .srgb) && mapped.space == .srgb)
    let (a, b) = (green.converted(to: .oklch), mapped.converted(to: .oklch))
    #expect((a.components.first - b.components.first).magnitude < 0.02)
    // Clipping the last, invisible, part may turn the hue a little.
    #expect((a.components.third - b.components.third).magnitude < 3)
    #expect(RGBA8(green.gamutMapped(to: .srgb, method: .clip)).hex == "#00ff00")
    #expect(RGBA8(try Color(css: "oklch(1 0.3 20)").gamutMapped(to: .srgb)).hex == "#ffffff")
    #expect(RGBA8(try Color(css: "oklch(0 0.3 20)").gamutMapped(to: .srgb)).hex == "#000000")
    let inside = try Color(css: "#D1D1D6")
    #expect(inside.gamutMapped(to: .srgb) == inside)
    #expect(inside.gamutMapped(to: .oklch) == inside.converted(to: .oklch))
  }

  @Test(
    "contrast of the greys on their surfaces",
    arguments: [
      ("#D1D1D6", "#FFFFFF", 1.521, 24.3), ("#E9E9EA", "#F2F2F7", 1.087, 0),
      ("#636366", "#000000", 3.507, -21.9), ("#48484A", "#2C2C2E", 1.527, 0),
      ("#888888", "#FFFFFF", 3.545, 63.06), ("#FFFFFF", "#888888", 3.545, -68.54),
      ("#000000", "#AAAAAA", 9.04, 58.15), ("#AAAAAA", "#000000", 9.04, -56.24),
    ])
  func contrast(text: String, ground: String, ratio: Double, apca: Double) throws {
    let (a, b) = (try Color(css: text), try Color(css: ground))
    #expect((a.contrastRatio(to: b) - ratio).magnitude < 0.001)
    #expect(a.contrastRatio(to: b) == b.contrastRatio(to: a))
    #expect((a.apcaContrast(on: b) - apca).magnitude < 0.06)
  }

  @Test("hex in and out")
  func hex() {
    #expect(RGBA8(hex: "#abc")?.hex == "#aabbcc")
    #expect(RGBA8(hex: "#ABCD")?.hex == "#aabbccdd")
    #expect(RGBA8(hex: "#D1D1D6ff")?.hex == "#d1d1d6")
    for wrong in [
      "", "#", "abc", "#ab", "#abcde", "#abcdefg", "#123456789", " #abc", "#ab\u{301}c",
    ] {
      #expect(RGBA8(hex: wrong) == nil)
    }
  }

  @Test("bytes round half up, clamp, and take NaN for 0")
  func bytes() {
    #expect(RGBA8(Color(red: 0.5, green: 0.1, blue: 127.4999 / 255)).hex == "#801a7f")
    #expect(RGBA8(Color(red: -1, green: 2, blue: .nan)).hex == "#00ff00")
    for value in 0...255 {
      let byte = UInt8(value)
      #expect(RGBA8(Color(RGBA8(red: byte, green: byte, blue: byte))).red == byte)
    }
  }

  @Test(
    "a text that is no colour says where and what was expected",
    arguments: [
      ("", 0, "a colour"), ("#12", 0, "3, 4, 6 or 8"), ("#ggg", 1, "a hexadecimal digit"),
      ("reed", 0, "the name of a colour"), ("rgb(1, 2 3)", 9, "\",\""),
      ("rgb(1 2 3", 9, "\")\""), ("rgb(1px 2 3)", 5, "no unit"), ("hsl(120, 100, 50)", 9, "a perc"),
      ("rgb(10%, 20, 30)", 9, "a percentage"), ("color(foo 1 0 0)", 6, "the name of an RGB"),
      ("rgb(1 2 3 / 4 5)", 14, "\")\""), ("red;", 3, "the end"),
      ("rgb(none, 1, 2)", 8, "no \"none"),
      ("color-mix(in srgb, red)", 22, "\",\""), ("currentcolor", 0, "the name of a colour"),
    ])
  func failures(text: String, offset: Int, expected: String) {
    #expect {
      try Color(css: text)
    } throws: { error in
      guard let error = error as? CSSError else { return false }
      return error.offset == offset && error.expected.hasPrefix(expected)
    }
  }

  @Test("deep nesting is refused, not followed")
  func depth() {
    let deep = String(repeating: "color-mix(in srgb, ", count: 20_000)
    #expect(throws: CSSError.self) { try Color(css: deep) }
    #expect(throws: CSSError.self) {
      try Color(css: "rgb(" + String(repeating: "calc(", count: 20_000))
    }
  }

  @Test(
    "CSS text survives reading and writing",
    arguments: [
      "#d1d1d6", "#d1d1d680", "rgb(209 209 214 / 0.5)", "color(srgb 0.1234 0.5 0.5)",
      "color(srgb 2 -1 none)", "hsl(120 50% 25%)", "hwb(none 10% 20% / 0.25)", "lab(50 40 -20)",
      "lch(50 40 none)", "oklab(0.5 0.1 -0.1 / none)", "oklch(0.7 0.2 30)",
      "color(display-p3 1 0.5 0)", "color(xyz-d65 0.1 0.2 0.3)", "color(rec2020 0 0.5 1 / 0.1)",
    ])
  func roundTripText(text: String) throws {
    #expect(try Color(css: text).cssText == text)
  }

  @Test("hues take the way that was asked for")
  func hues() throws {
    let (a, b) = (try Color(css: "oklch(0.5 0.1 350)"), try Color(css: "oklch(0.5 0.1 20)"))
    func hue(_ method: ColorMixing.HueMethod, _ from: Color, _ to: Color) -> Double {
      from.mixed(with: to, by: 0.5, mixing: ColorMixing(.oklch, hue: method)).components.third
    }
    #expect(hue(.shorter, a, b) == 5 && hue(.longer, a, b) == 185)
    #expect(hue(.increasing, a, b) == 5 && hue(.decreasing, a, b) == 185)
    #expect(hue(.increasing, b, a) == 185 && hue(.decreasing, b, a) == 5)
    #expect(hue(.longer, a, a) == 170)
  }

  @Test("laying a colour over another")
  func compositing() throws {
    let half = try Color(css: "rgb(255 0 0 / 0.5)")
    #expect(RGBA8(half.composited(over: try Color(css: "white"))).hex == "#ff8080")
    #expect(RGBA8(half.composited(over: try Color(css: "transparent"))).hex == "#ff000080")
    let nothing = try Color(css: "transparent")
    #expect(nothing.composited(over: nothing).alpha == 0)
  }
}

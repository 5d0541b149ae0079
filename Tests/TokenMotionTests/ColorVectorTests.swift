import Foundation
import Testing

@testable import TokenMotion

@Suite("Colour vectors")
struct ColorVectorTests {
  @Test("color_parse.json: what is a colour, and which")
  func parse() throws {
    var tally = Tally("color_parse.json")
    let skipped = [
      "canvastext", "buttonface", "light-dark", "var(", "inherit", "initial", "unset", "revert",
      "currentcolor", "contrast-color", "infinity", "nan",
    ]
    for entry in try Vectors.cases("color_parse") {
      let input = try entry.text("input")
      if skipped.contains(where: input.lowercased().contains) { continue }
      let isUnclosed = input.filter { $0 == "(" }.count > input.filter { $0 == ")" }.count
      let isValid = try #require(entry["valid"] as? Bool) && !isUnclosed
      let parsed = try? CSSColor(parsing: input)
      tally.equal(parsed != nil, isValid, "validity of \(input)")
      guard let parsed, let computed = entry["computed"] as? String else { continue }
      if computed.hasPrefix("rgb") {
        tally.equal(chromiumText(RGBA8(parsed.color)), computed, input)
        continue
      }
      let printed = PrintedColor(computed)
      var color = parsed.color
      if printed.name == "display-p3-linear" { continue }
      let space = try #require(ColorSpace(name: printed.name))
      // Chromium mixes in floats: what is computed, and not only read, is good to four digits.
      let isComputed = color.space != space || input.contains("from") || input.contains("mix")
      color = color.converted(to: space)
      for index in 0..<3 {
        tally.equal(
          color.missing.contains(.component(index)), printed.numbers[index] == nil, input)
        tally.compare(
          color.components[index], printed.numbers[index] ?? 0,
          tolerance: !isComputed ? 1e-6 : index == space.hueIndex ? 2e-3 : 6e-4, input)
      }
      if printed.numbers.count > 3 {
        tally.compare(color.alpha, printed.numbers[3] ?? 0, tolerance: 1e-6, input)
      }
    }
    tally.finish(atLeast: 250)
  }

  @Test("color_mix.json: color-mix() against coloraide")
  func mix() throws {
    var tally = Tally("color_mix.json")
    for entry in try Vectors.cases("color_mix") {
      if let reason = entry["disagree"] as? String,
        reason.contains("missing") || reason.contains("none")
      {
        continue
      }
      let (method, a, b) = (try entry.text("method"), try entry.text("a"), try entry.text("b"))
      let percent = try entry.double("b_percent")
      let label = "\(a) \(b) \(percent)% in \(method)"
      let mixed = try Color(css: "color-mix(in \(method), \(a), \(b) \(percent.decimalText)%)")
      let expected = try #require(entry["spec_coloraide"] as? [String: Any])
      let space = try #require(ColorSpace(name: expected.text("space")))
      let color = mixed.converted(to: space)
      let coords = try #require(expected["coords"] as? [Any])
      for index in 0..<3 {
        let coordinate = (coords[index] as? NSNumber)?.doubleValue ?? 0
        let isLab = space == .lab || space == .lch
        var difference = color.components[index] - coordinate
        if index == space.hueIndex {
          if color.missing.contains(.component(index)) || coords[index] is NSNull { continue }
          difference = normalizedHue(difference + 180) - 180
          // A hue as far as it moves the colour: on a grey it is mostly noise.
          difference *= color.components.second * .pi / 180
        }
        tally.compare(difference, 0, tolerance: isLab ? 1e-4 : 1e-6, "\(label) [\(index)]")
      }
      if let alpha = (expected["alpha"] as? NSNumber)?.doubleValue {
        tally.compare(color.alpha, alpha, tolerance: 1e-6, "\(label) alpha")
      }
    }
    tally.finish(atLeast: 5_000)
  }

  @Test("anim_color.json: Chromium's animations between colours of all kinds")
  func animation() throws {
    var tally = Tally("anim_color.json")
    for entry in try Vectors.cases("anim_color") {
      let (a, b) = (try entry.text("a"), try entry.text("b"))
      if a.contains("/ none") || (a + b).contains("rec2020") || a == "currentcolor" { continue }
      let (start, end) = (try CSSColor(parsing: a), try CSSColor(parsing: b))
      let isLegacy = start.isLegacy && end.isLegacy
      let mixing: ColorMixing = isLegacy ? .srgb : .oklab
      // Chromium holds the alpha of a legacy colour as a byte.
      func held(_ color: CSSColor) -> Color {
        var result = color.color
        if color.isLegacy { result.alpha = Double(RGBA8(result).alpha) / 255 }
        return result
      }
      let keyframes = [
        Keyframe(offset: 0, value: held(start)), Keyframe(offset: 1, value: held(end)),
      ]
      let sampler = TrackSampler(
        KeyframeTrack(name: "color", keyframes: .color(keyframes, mixing)), easing: .linear,
        duration: .zero)
      for row in try entry.rows("linear") + entry.rows("overshoot") {
        let progress = try double(row[0])
        let printed = try #require(row[1] as? String)
        let label = "\(a) \(b) at \(progress)"
        let color = sampler.color(at: progress)
        if isLegacy {
          tally.equal(chromiumText(RGBA8(color)), printed, label)
          continue
        }
        let expected = PrintedColor(printed)
        for index in 0..<3 {
          tally.compare(
            color.components[index], expected.numbers[index] ?? 0, tolerance: 1e-3, label)
        }
        if expected.numbers.count > 3 {
          tally.compare(color.alpha, expected.numbers[3] ?? 0, tolerance: 1e-3, label)
        }
      }
    }
    tally.finish(atLeast: 1_000)
  }
}

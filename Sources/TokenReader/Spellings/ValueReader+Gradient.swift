import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// Whether the value at a place is a gradient that is written as CSS.
  func isGradientText(_ place: Place) -> Bool {
    let tree = tree(place)
    return options.strength == .standard && tree.isString(place.node)
      && GradientText.matches(tree.decodedBytes(place.node))
  }

  /// The stops of a gradient that is written as CSS, references in it or not. Reports what of it has no
  /// form in the standard.
  mutating func gradientText(_ place: Place) -> [GradientStop]? {
    let text = Array(tree(place).decodedBytes(place.node))
    guard let parts = GradientText(text[...]) else { return nil }
    var colors: [ColorValue] = []
    var positions: [Double?] = []
    for stop in parts.stops {
      guard let color = gradientColor(stop.color, text, place) else { return nil }
      let written = stop.positions
      for range in written.isEmpty ? [nil] : written.map(Optional.some) {
        colors.append(color)
        guard let range else {
          positions.append(nil)
          continue
        }
        guard let position = gradientPosition(range, text, place) else { return nil }
        positions.append(position)
      }
    }
    guard !colors.isEmpty else {
      report(.emptyList, "a gradient needs at least one stop", at: place)
      return nil
    }
    if text.contains(UInt8(ascii: "{")) { note(.expression, at: place) }
    let isPlain = parts.prelude == nil && parts.name == "linear-gradient"
    let lost = parts.prelude.map { String(decoding: text[$0], as: UTF8.self) } ?? parts.name
    report(
      .gradientText,
      isPlain
        ? "a gradient is an array of stops in DTCG 2025.10, not a text"
        : "a gradient is an array of stops in DTCG 2025.10, and has no place for `\(lost)`",
      at: place, help: "write the stops, and say the rest where the gradient is used")
    return zip(colors, Self.filled(positions)).map {
      GradientStop(color: $0, position: min(max($1, 0), 1))
    }
  }

  private mutating func gradientColor(
    _ range: Range<Int>, _ text: [UInt8], _ place: Place
  ) -> ColorValue? {
    let written = String(decoding: text[range], as: UTF8.self)
    if !written.hasBrace, let color = try? Color(css: written) {
      return ColorValue(
        color, writesAlpha: color.alpha != 1, hex: HexText(written.prefix(7).utf8))
    }
    // Blanks in place of the rest keep every finding at its character.
    let blank = text.indices.map { range.contains($0) ? text[$0] : 0x20 }
    do throws(ExpressionFault) {
      let program = try ExpressionProgram(parsing: blank)
      guard let values = values(of: program, at: place) else { return nil }
      if case .color(let color) = try program.value(values) { return color }
      throw ExpressionFault(.units, range, "a stop of a gradient begins with a color")
    } catch {
      report(error, at: place)
      return nil
    }
  }

  /// A percentage, as a share; anything else has no form in the standard.
  private mutating func gradientPosition(
    _ range: Range<Int>, _ text: [UInt8], _ place: Place
  ) -> Double? {
    let written = String(decoding: text[range], as: UTF8.self)
    if let (value, unit) = LegacyForm.split(written) {
      if unit == "%" { return (value / 100).roundedToSignificantDigits() }
      if unit.isEmpty, value == 0 { return 0 }
    }
    report(
      ExpressionFault(
        .units, range, "`\(written)` is no position of a stop: expected a percentage",
        help: "a length has no form in the standard"),
      at: place)
    return nil
  }

  /// Positions as CSS fills them in: the first 0, the last 1, the rest evenly between their neighbours,
  /// and none before an earlier one.
  private static func filled(_ positions: [Double?]) -> [Double] {
    var result = positions
    let last = result.count - 1
    if result[0] == nil { result[0] = 0 }
    if result[last] == nil { result[last] = 1 }
    var highest = -Double.infinity
    for index in result.indices {
      guard let position = result[index] else { continue }
      highest = max(highest, position)
      result[index] = highest
    }
    var start = 0
    for index in result.indices.dropFirst() {
      guard let end = result[index], let begin = result[start] else { continue }
      for between in (start + 1)..<index {
        result[between] =
          (begin + (end - begin) * Double(between - start) / Double(index - start))
          .roundedToSignificantDigits()
      }
      start = index
    }
    return result.map { $0 ?? 0 }
  }
}

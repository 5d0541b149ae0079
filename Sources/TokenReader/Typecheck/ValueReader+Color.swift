import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// A colour (R-100 to R-116), or a CSS colour string of older drafts.
  mutating func color(_ start: Place, takesCurly: Bool) -> ColorValue? {
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.color(let value)): return value
    case .value(let other):
      if case .color(let value)? = adapted(other, to: .color, at: start) { return value }
      reportMismatch(other, expected: "color", at: start)
      return nil
    case .literal(let place):
      let tree = tree(place)
      if options.strength == .standard, let text = tree.string(place.node), !text.hasBrace {
        return colorText(text, at: place)
      }
      guard tree.isObject(place.node) else {
        reportKind("a color object with `colorSpace` and `components`", at: place)
        return nil
      }
      return colorObject(place)
    }
  }

  private mutating func colorText(_ text: String, at place: Place) -> ColorValue? {
    let color: Color
    do {
      color = try Color(css: text)
    } catch {
      switch literalExpression(place) {
      case .failed: return nil
      case .value(.color(let value)): return value
      case .value, .literal: break
      }
      report(
        .wrongValue, "`\(text)` is not a color: expected \(error.expected)", at: place,
        help:
          "write { \"colorSpace\": \"srgb\", \"components\": [r, g, b] } with components from 0 to 1"
      )
      return nil
    }
    let value = ColorValue(
      color, writesAlpha: color.alpha != 1, hex: HexText(text.prefix(7).utf8))
    // The help is for reading; the edit must not change the color by a single bit.
    report(
      .legacyColor, "a color is an object in DTCG 2025.10, not a string", at: place,
      help: "write \(DTCGText.color(value) { $0.roundedToSignificantDigits(6) })",
      fix: [Edit(span: tree(place).span(place.node), text: DTCGText.color(value) { $0 })])
    return value
  }

  private mutating func colorObject(_ place: Place) -> ColorValue? {
    reportUnknownMembers(
      of: place, allowed: [.colorSpace, .components, .alpha, .hex], in: "color")
    let space = required(.colorSpace, of: place, in: "color").flatMap { colorSpace($0) }
    let components = required(.components, of: place, in: "color").flatMap {
      colorComponents($0, of: space)
    }
    var alpha: Double?
    if let written = optional(.alpha, of: place) {
      guard let value = number(written)?.withoutWidening else { return nil }
      guard (0...1).contains(value) else {
        report(.alphaRange, "`alpha` must be from 0 to 1", at: written)
        return nil
      }
      alpha = value
    }
    var hex: HexText?
    if let written = optional(.hex, of: place) {
      guard let value = hexText(written) else { return nil }
      hex = value
    }
    guard let space, let components else { return nil }
    return ColorValue(
      Color(
        space: space, components: components.values, alpha: alpha ?? 1,
        missing: components.missing),
      writesAlpha: alpha != nil, hex: hex)
  }

  private mutating func colorSpace(_ place: Place) -> ColorSpace? {
    keyword(
      place, .colorSpace, "a color space", among: ColorSpace.allCases.map(\.name)
    ).flatMap(ColorSpace.init(name:))
  }

  private mutating func colorComponents(
    _ start: Place, of space: ColorSpace?
  ) -> (values: ColorComponents, missing: MissingComponents)? {
    guard let place = literal(start, expected: "list of components") else { return nil }
    let tree = tree(place)
    guard tree.isArray(place.node) else {
      reportKind("`components` as an array of three numbers", at: place)
      return nil
    }
    let children = Array(tree.children(place.node))
    guard children.count == 3 else {
      report(
        .wrongCount, "a color has three components, and this has \(children.count)", at: place)
      return nil
    }
    var values = ColorComponents(0, 0, 0)
    var missing: MissingComponents = []
    var isComplete = true
    for (index, child) in children.enumerated() {
      let component = inside(place, child)
      if isNone(component) {
        missing.insert(.component(index))
      } else if let value = number(component)?.withoutWidening {
        if let space, !checkRange(value, index, space, at: component) { isComplete = false }
        values[index] = value
      } else {
        isComplete = false
      }
    }
    return isComplete ? (values, missing) : nil
  }

  private mutating func isNone(_ start: Place) -> Bool {
    let tree = tree(start)
    if tree.isString(start.node) {
      return tree.decodedBytes(start.node).elementsEqual("none".utf8)
    }
    guard tree.isObject(start.node), case .literal(let place) = follow(start, takesCurly: false)
    else { return false }
    return self.tree(place).string(place.node) == "none"
  }

  /// Checks a component against the range of its space (R-105 to R-112). A hue is below 360.
  private mutating func checkRange(
    _ value: Double, _ index: Int, _ space: ColorSpace, at place: Place
  ) -> Bool {
    let info = space.componentInfo[index]
    if info.range.contains(value), !(info.isHue && value == 360) { return true }
    let range = info.range
    let expectation =
      if info.isHue {
        "from 0 up to, and not including, 360"
      } else if range.upperBound == .infinity {
        "\(range.lowerBound.decimalText) or more"
      } else {
        "from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)"
      }
    let isByte = range == 0...1 && value > 1 && value <= 255
    report(
      .componentRange, "the \(info.name) of \(space.name) must be \(expectation)", at: place,
      help: isByte
        ? "divide by 255: \((value / 255).roundedToSignificantDigits(4).decimalText)" : nil)
    return false
  }

  private mutating func hexText(_ start: Place) -> HexText? {
    guard let place = literal(start, expected: "string") else { return nil }
    guard let text = tree(place).string(place.node) else {
      reportKind("`hex` as a string", at: place)
      return nil
    }
    if let hex = HexText(text.utf8) { return hex }
    let digits = text.dropFirst()
    let isHex = text.hasPrefix("#") && digits.allSatisfy(\.isHexDigit)
    var long: String?
    if isHex, digits.count == 3 || digits.count == 4 {
      long = "#" + digits.prefix(3).flatMap { [$0, $0] }.map(String.init).joined()
    } else if isHex, digits.count == 8 {
      long = String(text.prefix(7))
    }
    guard options.strength == .standard, let long, let hex = HexText(long.utf8) else {
      report(
        .hexForm, "`hex` must be `#` and six hexadecimal digits, not `\(text)`", at: place,
        help: long.map { "write \"\($0)\"" })
      return nil
    }
    report(
      .shortHex, "`hex` has six digits in DTCG 2025.10, and this has \(digits.count)", at: place,
      help: "write \"\(long)\"",
      fix: [Edit(span: tree(place).span(place.node), text: "\"\(long)\"")])
    return hex
  }
}

/// Values in the standard's own notation, for messages and fixes.
enum DTCGText {
  /// A string with its quotes.
  static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(quoting: text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A value of any type, on one line.
  static func value(_ value: TokenValue) -> String {
    if case .color(let color) = value {
      return self.color(color) { $0.roundedToSignificantDigits(6) }
    }
    var writer = JSONWriter(style: .compact)
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A colour as an object on one line, each number as `rounded` makes it.
  static func color(_ value: ColorValue, rounded: (Double) -> Double) -> String {
    let components = (0..<3).map { index in
      value.color.missing.contains(.component(index))
        ? "\"none\""
        : rounded(value.color.components[index]).decimalText
    }
    var text = "{ \"colorSpace\": \"\(value.color.space.name)\", "
    text += "\"components\": [\(components.joined(separator: ", "))]"
    if value.color.alpha != 1 {
      text += ", \"alpha\": \(rounded(value.color.alpha).decimalText)"
    }
    if let hex = value.hex { text += ", \"hex\": \"\(hex.text)\"" }
    return text + " }"
  }
}

extension Double {
  /// The shortest decimal number that a 32-bit float stands for, if this is such a float, widened:
  /// tools that keep colours in floats write 0.3 as 0.30000001192092896. Any other number is itself.
  var withoutWidening: Double {
    let narrow = Float(self)
    guard Double(narrow) == self, (self * 4096).rounded() != self * 4096 else { return self }
    return Double("\(narrow)") ?? self
  }
}

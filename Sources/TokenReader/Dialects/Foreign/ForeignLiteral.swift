import TokenModel
import TokenMotion

/// What a text without references is by its spelling alone, where that has one reading.
enum ForeignLiteral: Equatable {
  /// A colour of CSS with its `#`, as a function, or `transparent`.
  case color
  case number(Double)
  /// A number with a unit of length or `%`.
  case dimension
  case duration
  /// A function `cubic-bezier()`.
  case bezier(BezierPoints)
  /// Everything else.
  case text

  /// Reads a text. Words are text: `red` or `ease` may be anything where nothing says what it is.
  init(_ text: String) {
    let text = text.trimmed
    if let value = Self.number(text) {
      self = .number(value)
    } else if Self.isColor(text) {
      self = .color
    } else if LegacyForm.duration(text) != nil {
      self = .duration
    } else if LegacyForm.dimension(text) != nil {
      self = .dimension
    } else if text.lowercased().hasPrefix("cubic-bezier("), let curve = Self.bezier(text) {
      self = .bezier(curve)
    } else {
      self = .text
    }
  }

  /// The number that a text is as a whole.
  static func number(_ text: String) -> Double? {
    guard let (value, unit) = LegacyForm.split(text), unit.isEmpty else { return nil }
    return value
  }

  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  private static func isColor(_ text: String) -> Bool {
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      return [3, 4, 6, 8].contains(digits.utf8.count) && digits.allSatisfy(\.isHexDigit)
    }
    if let open = text.firstIndex(of: "(") {
      return colorFunctions.contains(text[..<open].lowercased())
        && (try? Color(css: text)) != nil
    }
    return text.lowercased() == "transparent"
  }

  /// The curve of a CSS easing: the function `cubic-bezier()` or a keyword.
  static func bezier(_ text: String) -> BezierPoints? {
    switch text.trimmed.lowercased() {
    case "linear": BezierPoints(0, 0, 1, 1)
    case "ease": BezierPoints(0.25, 0.1, 0.25, 1)
    case "ease-in", "easein": BezierPoints(0.42, 0, 1, 1)
    case "ease-out", "easeout": BezierPoints(0, 0, 0.58, 1)
    case "ease-in-out", "easeinout": BezierPoints(0.42, 0, 0.58, 1)
    case let lowered:
      if case .cubicBezier(let curve) = try? Easing(css: lowered) {
        BezierPoints(curve.x1, curve.y1, curve.x2, curve.y2)
      } else {
        nil
      }
    }
  }

  /// The name of a font weight of the standard, however its words are joined.
  static func fontWeight(_ text: String) -> FontWeightName? {
    var name = ""
    for character in text.trimmed {
      if character == " " || character == "_" || character == "-" {
        name += "-"
      } else if character.isUppercase, let last = name.last, last != "-" {
        name += "-" + character.lowercased()
      } else {
        name += character.lowercased()
      }
    }
    let joined = name.filter { $0 != "-" }
    return FontWeightName(rawValue: name)
      ?? FontWeightName.allCases.first { $0.rawValue.filter { $0 != "-" } == joined }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    String(decoding: Array(utf8)[...].trimmingBlanks, as: UTF8.self)
  }

  /// The words of the text; blanks inside parentheses, braces and quotes separate none.
  var words: [Substring] {
    var result: [Substring] = []
    var depth = 0
    var quote: Character?
    var start: String.Index?
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" || character == "{" {
        depth += 1
      } else if character == ")" || character == "}" {
        depth -= 1
      }
      if character.isWhitespace, depth <= 0, quote == nil {
        if let begin = start { result.append(self[begin..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begin = start { result.append(self[begin...]) }
    return result
  }
}

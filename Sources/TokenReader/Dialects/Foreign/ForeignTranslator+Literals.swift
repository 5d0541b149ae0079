import TokenModel
import TokenMotion
import TokenSyntax

extension ForeignTranslator {
  /// Words of CSS that stand for a length without being one: they stay texts.
  private static let lengthWords: Set<String> = [
    "auto", "none", "normal", "inherit", "initial", "unset", "min-content", "max-content",
    "fit-content",
  ]

  /// A text without references.
  mutating func literal(
    _ text: String, _ meaning: ForeignType, unit: String?, of entry: Int,
    _ place: ForeignBook.Place
  ) -> ForeignPlan {
    if let unit, let value = ForeignLiteral.number(text.trimmed) {
      return measure(value, unit, place)
    }
    if meaning == .open { return openLiteral(text, of: entry, place) }
    let literal = ForeignLiteral(text)
    let type = meaning.standard?.name
    func plan(_ form: ForeignPlan.Form, _ type: String?) -> ForeignPlan {
      ForeignPlan(place: place, form: form, type: type)
    }
    switch meaning {
    case .text: return plan(.copy, "string")
    case .ratio:
      if case .number(let value) = literal { return plan(.number(value), type) }
      if let (value, unit) = LegacyForm.split(text.trimmed), unit == "%" {
        return plan(.number((value / 100).roundedToSignificantDigits(12)), type)
      }
    case .lineHeight:
      switch literal {
      case .number(let value): return plan(.number(value), "number")
      case .dimension: return plan(.copy, "dimension")
      case .color, .duration, .bezier, .text:
        return plan(.copy, Self.lengthWords.contains(text.lowercased()) ? "string" : "number")
      }
    case .length, .pixels, .standard(.dimension):
      if case .number(let value) = literal, value == 0 || meaning == .pixels {
        return plan(.measure(value, unit: "px"), type)
      }
      let isShorthand = meaning != .standard(.dimension) && text.words.count > 1
      if isShorthand || Self.lengthWords.contains(text.lowercased()) {
        return plan(.copy, "string")
      }
      if literal == .text, Self.isWord(text) {
        return other(than: "dimension", "string", of: entry, place)
      }
    case .standard(.number):
      switch literal {
      case .number(let value): return plan(.number(value), type)
      case .dimension: return other(than: "number", "dimension", of: entry, place)
      case .duration: return other(than: "number", "duration", of: entry, place)
      case .text where Self.isWord(text):
        return other(than: "number", "string", of: entry, place)
      case .color, .bezier, .text: break
      }
    case .standard(.fontFamily):
      let names = FontList.split(text)
      if names.count > 1 { return plan(.fonts(names), type) }
    case .standard(.fontWeight): return fontWeight(text, place)
    case .standard(.duration):
      if literal == .number(0) { return plan(.measure(0, unit: "ms"), type) }
      // Style Dictionary keeps times and easings under `time`.
      if case .bezier(let curve) = literal { return plan(.numbers(curve.numbers), "cubicBezier") }
    case .standard(.cubicBezier):
      if let curve = ForeignLiteral.bezier(text) { return plan(.numbers(curve.numbers), type) }
    case .standard(.shadow), .standard(.border), .standard(.transition), .standard(.typography),
      .standard(.gradient):
      return plan(.copy, "string")
    case .standard, .open: break
    }
    return plan(.copy, type)
  }

  /// A value that its spelling says to be of another type than the one declared. What it is counts:
  /// Style Dictionary checks no types.
  private mutating func other(
    than declared: String, _ type: String, of entry: Int, _ place: ForeignBook.Place
  ) -> ForeignPlan {
    let path = book.entries[entry].path
    let what = type == "string" ? "a word, which is kept as text" : "a \(type)"
    sink.report(
      .literalType, "`\(path)` is declared as \(declared), and its value is \(what)",
      at: tree(place).span(place.node), help: "correct the type", token: path, under: options)
    return ForeignPlan(place: place, form: .copy, type: type)
  }

  /// Whether a text is one word of CSS, such as `a3` or `min-content`.
  private static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
    }
  }

  private mutating func openLiteral(
    _ text: String, of entry: Int, _ place: ForeignBook.Place
  ) -> ForeignPlan {
    func plan(_ form: ForeignPlan.Form, _ type: String) -> ForeignPlan {
      ForeignPlan(place: place, form: form, type: type)
    }
    if let byPath = planByPath(text, of: entry, place) { return byPath }
    switch ForeignLiteral(text) {
    case .color: return plan(.copy, "color")
    case .number(let value):
      warnOfUnit(text, of: entry, place)
      return plan(.number(value), "number")
    case .dimension: return plan(.copy, "dimension")
    case .duration: return plan(.copy, "duration")
    case .bezier(let curve): return plan(.numbers(curve.numbers), "cubicBezier")
    case .text:
      let names = FontList.split(text)
      guard names.count > 1, let last = names.last, Self.genericFamilies.contains(last) else {
        return plan(.copy, "string")
      }
      return plan(.fonts(names), "fontFamily")
    }
  }

  /// Tells of a number whose path calls it a time, unless it is 0.
  private mutating func warnOfUnit(
    _ text: String, of entry: Int, _ place: ForeignBook.Place
  ) {
    let path = book.entries[entry].path
    let text = text.trimmed
    guard ForeignLiteral.number(text) != 0,
      path.lowercased().split(whereSeparator: { ".-_ ".contains($0) }).contains(where: {
        $0 == "duration" || $0 == "durations" || $0 == "delay"
      })
    else { return }
    sink.report(
      .unitlessDuration, "`\(path)` has no unit: \(text)ms or \(text)s?",
      at: tree(place).span(place.node), help: "write the unit; it is read as a number",
      token: path, under: options)
  }

  private func fontWeight(_ text: String, _ place: ForeignBook.Place) -> ForeignPlan {
    let type = TokenType.fontWeight.name
    if let value = ForeignLiteral.number(text.trimmed) {
      return ForeignPlan(place: place, form: .number(value), type: type)
    }
    if let name = ForeignLiteral.fontWeight(text) {
      return ForeignPlan(place: place, form: .text(name.rawValue), type: type)
    }
    let isRelative = ["lighter", "bolder", "inherit", "initial", "unset"].contains(text)
    return ForeignPlan(place: place, form: .copy, type: isRelative ? "string" : type)
  }

  /// A JSON number.
  mutating func number(
    _ place: ForeignBook.Place, _ meaning: ForeignType, unit: String?, of entry: Int
  ) -> ForeignPlan {
    let value = tree(place).number(place.node) ?? 0
    if let unit { return measure(value, unit, place) }
    if meaning == .open, let text = scalarText(place),
      let byPath = planByPath(text, of: entry, place)
    {
      return byPath
    }
    switch meaning {
    case .length, .pixels, .standard(.dimension):
      guard value == 0 || meaning == .pixels else { break }
      return ForeignPlan(place: place, form: .measure(value, unit: "px"), type: "dimension")
    case .standard(.duration):
      guard value == 0 else { break }
      return ForeignPlan(place: place, form: .measure(0, unit: "ms"), type: "duration")
    case .text: return ForeignPlan(place: place, form: .copy, type: "string")
    case .open, .lineHeight:
      if meaning == .open { warnOfUnit(scalarText(place) ?? "", of: entry, place) }
      return ForeignPlan(place: place, form: .copy, type: "number")
    case .standard, .ratio: break
    }
    return ForeignPlan(place: place, form: .copy, type: meaning.standard?.name)
  }

  /// A number whose unit stands beside it, or in its object.
  func measure(_ value: Double, _ unit: String, _ place: ForeignBook.Place) -> ForeignPlan {
    let name =
      switch unit.lowercased() {
      case "pixel", "pixels": "px"
      case "percent": "%"
      default: unit
      }
    let type = DurationUnit(name: name) == nil ? TokenType.dimension : .duration
    return ForeignPlan(place: place, form: .measure(value, unit: name), type: type.name)
  }

  /// What the first name of the path says of a value without a type, if the user wants that: the
  /// categories of Style Dictionary, with the units that its transforms give bare numbers.
  private func planByPath(
    _ text: String, of entry: Int, _ place: ForeignBook.Place
  ) -> ForeignPlan? {
    guard options.typesFromPath else { return nil }
    let category = book.entries[entry].path.prefix { $0 != "." }
    let number = ForeignLiteral.number(text.trimmed)
    switch (category, number) {
    case ("color", nil) where (try? Color(css: text)) != nil:
      return ForeignPlan(place: place, form: .copy, type: "color")
    case ("size", let value?):
      return ForeignPlan(place: place, form: .measure(value, unit: "rem"), type: "dimension")
    case ("time", let value?):
      return ForeignPlan(place: place, form: .measure(value, unit: "ms"), type: "duration")
    case ("content", _), ("asset", _):
      return ForeignPlan(place: place, form: .copy, type: "string")
    default: return nil
    }
  }
}

extension BezierPoints {
  /// The four numbers in the order of the standard.
  var numbers: [Double] { [x1, y1, x2, y2] }
}

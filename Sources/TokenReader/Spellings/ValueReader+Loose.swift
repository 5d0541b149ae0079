import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// A number written as a string, where it is nothing but a number.
  mutating func numberText(_ place: Place) -> Double? {
    let tree = tree(place)
    guard options.strength == .standard, tree.isString(place.node), let value = plainNumber(place)
    else { return nil }
    report(
      .numberString, "a number is written without quotes", at: place,
      help: "write \(value.decimalText)",
      fix: [Edit(span: tree.span(place.node), text: value.decimalText)])
    return value
  }

  /// An opacity: a number from 0 to 1 or a percentage.
  mutating func share(_ start: Place) -> Double? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.number(let value)): return checkedShare(value, at: start)
    case .value(.dimension(let length)) where length.unit == .percent:
      return checkedShare((length.value / 100).roundedToSignificantDigits(), at: start)
    case .value(let other):
      if case .number(let value)? = adapted(other, to: .number, at: start) {
        return checkedShare(value, at: start)
      }
      reportMismatch(other, expected: "number", at: start)
      return nil
    case .literal(let place):
      let tree = tree(place)
      if let text = tree.string(place.node), let (value, unit) = LegacyForm.split(text), unit == "%"
      {
        let share = (value / 100).roundedToSignificantDigits()
        report(
          .percentage, "an opacity is a number from 0 to 1 in DTCG 2025.10, not a percentage",
          at: place, help: "write \(share.decimalText)",
          fix: [Edit(span: tree.span(place.node), text: share.decimalText)])
        return checkedShare(share, at: place)
      }
      return number(place).flatMap { checkedShare($0, at: place) }
    }
  }

  private mutating func checkedShare(_ value: Double, at place: Place) -> Double? {
    if (0...1).contains(value) { return value }
    report(
      .unitlessValue, "an opacity is from 0 to 1, and this is \(value.decimalText)", at: place,
      help: (1...100).contains(value)
        ? "is it \((value / 100).roundedToSignificantDigits().decimalText), written as a percentage, or 1?"
        : "write a number from 0 to 1")
    return nil
  }

  /// A letter spacing: a length, or a percentage of the font size, which is a length in `em`.
  mutating func letterSpacing(_ start: Place, takesCurly: Bool) -> Dimension? {
    guard let length = dimension(start, takesCurly: takesCurly) else { return nil }
    guard options.strength == .standard, length.unit == .percent else { return length }
    return Dimension(value: (length.value / 100).roundedToSignificantDigits(), unit: .em)
  }

  /// The largest plain number that can only be a multiple of the font size, and the smallest that can
  /// only be a length: no text has lines four font sizes apart, and none lines of 8 pixels.
  private static let lineHeightBounds = (multiple: 4.0, pixels: 8.0)

  /// A plain number that is the line height of a token of its own, where tools disagree: Figma takes
  /// pixels and CSS a multiple. Between the bounds it is an error with both readings.
  mutating func plainLineHeight(_ value: Double, at place: Place) -> LineHeight? {
    if value <= Self.lineHeightBounds.multiple { return .multiple(value) }
    if value >= Self.lineHeightBounds.pixels {
      report(
        .unitlessLength, "a line height above 8 without a unit counts pixels", at: place,
        help: "write \(Self.object(value, "px"))")
      return .fixed(Dimension(value: value, unit: .px))
    }
    let text = value.decimalText
    report(
      .unitlessValue, "nobody can tell whether this line height is a multiple or a length",
      at: place,
      help:
        "is it \(text) times the font size or `\(text)px`? Write \(text) in a typography, or \(Self.object(value, "px"))"
    )
    return nil
  }

  /// A line height in percent of the font size, as a multiple of it.
  mutating func percentLineHeight(_ place: Place) -> Double? {
    let tree = tree(place)
    guard options.strength == .standard, let text = tree.string(place.node),
      let (value, unit) = LegacyForm.split(text), unit == "%"
    else { return nil }
    let multiple = (value / 100).roundedToSignificantDigits()
    report(
      .percentage, "a line height is a multiple of the font size in DTCG 2025.10, not a percentage",
      at: place, help: "write \(multiple.decimalText)",
      fix: [Edit(span: tree.span(place.node), text: multiple.decimalText)])
    return multiple
  }

  /// An easing as CSS writes it, or as an object of four numbers; an inner nil where it is one of those
  /// and no curve, which was told.
  mutating func looseEasing(_ place: Place) -> BezierPoints?? {
    guard options.strength == .standard else { return nil }
    let tree = tree(place)
    if let text = tree.string(place.node) { return easingText(text, place) }
    guard tree.isObject(place.node) else { return nil }
    let members = ["x1", "y1", "x2", "y2"].map { name in
      project.names.find(name).flatMap { tree.member(place.node, $0) }
    }
    guard members.contains(where: { $0 != nil }) else { return nil }
    var numbers: [Double] = []
    for (index, member) in members.enumerated() {
      let name = ["x1", "y1", "x2", "y2"][index]
      guard let member else {
        report(
          .missingMember, "an easing needs `\(name)`", at: place, help: "add `\"\(name)\": …`")
        return .some(nil)
      }
      guard let value = number(inside(place, member)) else { return .some(nil) }
      guard index % 2 == 1 || (0...1).contains(value) else {
        report(
          .bezierRange, "`\(name)` of an easing must be from 0 to 1", at: inside(place, member))
        return .some(nil)
      }
      numbers.append(value.withoutWidening)
    }
    let points = BezierPoints(numbers[0], numbers[1], numbers[2], numbers[3])
    reportEasing(points, place)
    return points
  }

  private mutating func easingText(_ text: String, _ place: Place) -> BezierPoints?? {
    let easing: Easing
    do {
      easing = try Easing(css: text)
    } catch {
      let word = text.prefix { $0.isLetter || $0 == "-" }
      guard ["cubic-bezier", "steps", "linear", "ease"].contains(String(word)) else { return nil }
      report(
        .wrongValue, "this is not an easing: expected \(error.expected)",
        span: tree(place).span(place.node, inside: error.offset, error.offset + 1), in: place,
        help: "write [x1, y1, x2, y2]")
      return .some(nil)
    }
    let curve: CubicBezier
    switch easing {
    case .cubicBezier(let found): curve = found
    case .linear: curve = .linear
    case .linearStops(let line) where Easing.linearStops(line).isIdentity: curve = .linear
    case .linearStops, .steps, .spring, .sine:
      report(
        .wrongValue,
        "`\(text)` is not one cubic Bézier curve, and a cubicBezier can be nothing else",
        at: place,
        help: "use `easing` of an animation for it, or write the nearest [x1, y1, x2, y2]")
      return .some(nil)
    }
    let points = BezierPoints(curve.x1, curve.y1, curve.x2, curve.y2)
    reportEasing(points, place)
    return points
  }

  private mutating func reportEasing(_ points: BezierPoints, _ place: Place) {
    let numbers = [points.x1, points.y1, points.x2, points.y2].map(\.decimalText)
    let text = "[\(numbers.joined(separator: ", "))]"
    report(
      .legacyEasing, "a cubicBezier is an array of four numbers in DTCG 2025.10", at: place,
      help: "write \(text)", fix: [Edit(span: tree(place).span(place.node), text: text)])
  }

  /// A font weight by a name that the standard spells otherwise, or a number as a string.
  mutating func looseFontWeight(_ text: String, _ place: Place) -> FontWeight? {
    guard options.strength == .standard, let read = FontWeightText(text) else { return nil }
    let written = read.weight.name.map { "\"\($0.rawValue)\"" } ?? read.weight.value.decimalText
    if let style = read.style {
      report(
        .fontWeightSpelling, "the style `\(style)` is no part of a weight and is left out",
        at: place,
        help: "write \(written), and keep the style in a token of its own")
    } else {
      report(
        .fontWeightSpelling, "`\(text)` is not how the standard spells this weight", at: place,
        help: "write \(written)", fix: [Edit(span: tree(place).span(place.node), text: written)])
    }
    return read.weight
  }
}

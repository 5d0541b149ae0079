import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// The value at a place, read as a type outside the standard that stands for one inside.
  mutating func value(_ place: Place, as spelling: TypeSpelling) -> TokenValue? {
    lengthUnit =
      spelling.reading == .pixels || spelling.reading == .letterSpacing ? .px : lengthUnit
    switch spelling.reading {
    case .plain, .pixels: return value(place, as: spelling.type)
    case .letterSpacing: return letterSpacing(place, takesCurly: true).map(TokenValue.dimension)
    case .opacity: return share(place).map(TokenValue.number)
    case .lineHeight:
      switch lineHeight(place, isToken: true) {
      case .multiple(let value): return .number(value)
      case .fixed(let length): return .dimension(length)
      case nil: return nil
      }
    case .time:
      let tree = tree(place)
      if let text = tree.string(place.node), (try? Easing(css: text)) != nil {
        return cubicBezier(place, takesCurly: true).map(TokenValue.cubicBezier)
      }
      switch follow(place, takesCurly: true) {
      case .failed: return nil
      case .value(.cubicBezier(let curve)): return .cubicBezier(curve)
      case .value, .literal: return duration(place, takesCurly: true).map(TokenValue.duration)
      }
    }
  }

  /// The value of an alias of a token with a spelled type.
  mutating func value(
    _ value: TokenValue, as spelling: TypeSpelling, at place: Place
  ) -> TokenValue? {
    if value.type == spelling.type { return value }
    switch (spelling.reading, value) {
    case (.lineHeight, .dimension), (.time, .cubicBezier): return value
    default: break
    }
    if spelling.reading == .pixels || spelling.reading == .letterSpacing { lengthUnit = .px }
    if let other = adapted(value, to: spelling.type, at: place) { return other }
    report(
      .typeMismatch,
      "the token is declared as \(spelling.name) and refers to a \(value.typeName)", at: place,
      help: "correct the type, or refer to a token of type \(spelling.type.name)")
    return nil
  }

  /// A value of another type as one of `type`, where it has one meaning there: a number is a length in
  /// pixels where plain numbers count pixels, and the text of a type outside the standard is what it
  /// says. Nil where it has none; reports nothing.
  ///
  /// The reference is noted as one that changes the value, so that no output writes it in place of
  /// the value.
  mutating func adapted(_ value: TokenValue, to type: TokenType, at place: Place) -> TokenValue? {
    guard options.strength == .standard, let result = converted(value, to: type) else { return nil }
    let tree = tree(place)
    if let node = tree.isString(place.node) ? place.node : tree.member(place.node, .ref) {
      conversions.insert(Conversion(occurrence: place.occurrence, node: node))
      note(.conversion, at: place)
    }
    return result
  }

  private func converted(_ value: TokenValue, to type: TokenType) -> TokenValue? {
    switch (type, value) {
    case (.dimension, .number(let number)):
      return number == 0 || lengthUnit != nil
        ? .dimension(Dimension(value: number, unit: lengthUnit ?? .px)) : nil
    case (.fontWeight, .number(let number)) where (1...1000).contains(number):
      return .fontWeight(FontWeight(value: number))
    case (.number, .fontWeight(let weight)): return .number(weight.value)
    case (.number, .dimension(let length)) where length.unit == .none: return .number(length.value)
    case (_, .opaque(let opaque)):
      switch opaque.content {
      case .boolean: return nil
      case .number(let number): return converted(.number(number), to: type)
      case .string(let text): return Self.literal(text, type).flatMap { plain($0, as: type) }
      }
    default: return nil
    }
  }

  private func plain(_ value: TokenValue, as type: TokenType) -> TokenValue? {
    value.type == type ? value : converted(value, to: type)
  }

  /// The value of a text of an opaque token where a type is asked for.
  private static func literal(_ text: String, _ type: TokenType) -> TokenValue? {
    switch type {
    case .fontFamily:
      let names = FontList.split(text)
      return .fontFamily(FontFamily(names: names, isList: names.count > 1))
    case .cubicBezier:
      guard case .cubicBezier(let curve)? = try? Easing(css: text) else { return nil }
      return .cubicBezier(BezierPoints(curve.x1, curve.y1, curve.x2, curve.y2))
    case .fontWeight: return FontWeightText(text).map { .fontWeight($0.weight) }
    case .strokeStyle:
      return StrokeStyleKeyword(rawValue: text).map { .strokeStyle(.keyword($0)) }
    default: return ExpressionValue(literal: text)?.tokenValue
    }
  }

  /// The `unit` beside the `$value` that a place is: `"$value": "0.2", "unit": "s"`.
  func siblingUnit(_ place: Place) -> (name: String, node: NodeID)? {
    let occurrence = draft.tokens.occurrences[Int(place.occurrence)]
    guard options.strength == .standard, place.node == occurrence.value,
      place.node != occurrence.object,
      let node = tree(place).member(occurrence.object, .unit), let text = tree(place).string(node)
    else { return nil }
    return (text == "pixel" || text == "pixels" ? "px" : text, node)
  }

  /// A plain number, also as a text: the amount of a length or time without its unit.
  func plainNumber(_ place: Place) -> Double? {
    let tree = tree(place)
    if let value = tree.number(place.node) { return value.isFinite ? value : nil }
    guard options.strength == .standard, let text = tree.string(place.node),
      let (value, unit) = LegacyForm.split(text), unit.isEmpty
    else { return nil }
    return value
  }

  /// A length whose unit is not in the value: beside it, or pixels by its type. Reports the two
  /// readings where it is neither.
  ///
  /// Nil if the value is no plain number; an inner nil if it is one and cannot be read.
  mutating func unitlessLength(_ place: Place) -> Dimension?? {
    guard options.strength == .standard, let value = plainNumber(place) else { return nil }
    if let (name, node) = siblingUnit(place) {
      guard let unit = DimensionUnit(name: name) else {
        report(
          .unknownUnit, "`\(name)` is not a unit of dimensions", span: tree(place).span(node),
          in: place, help: "the units are `px` and `rem`")
        return .some(nil)
      }
      reportSiblingUnit(node, value, unit.name, place)
      checkUnit(unit, at: place)
      return Dimension(value: value, unit: unit)
    }
    if value == 0 {
      let unit = lengthUnit ?? .px
      report(
        .unitlessZero, "a dimension needs its unit, zero too", at: place,
        help: "write \(Self.object(0, unit.name))",
        fix: [Edit(span: tree(place).span(place.node), text: Self.object(0, unit.name))])
      return Dimension(value: 0, unit: unit)
    }
    if let unit = lengthUnit {
      let text = Self.object(value, unit.name)
      report(
        .unitlessLength, "a dimension needs its unit: a plain number of this type counts pixels",
        at: place, help: "write \(text)",
        fix: [Edit(span: tree(place).span(place.node), text: text)])
      return Dimension(value: value, unit: unit)
    }
    let text = value.decimalText
    report(
      .unitlessValue, "a dimension needs its unit, and nobody can tell which \(quoted(place)) has",
      at: place,
      help:
        "is it `\(text)px` or `\(text)rem`? Write \(Self.object(value, "px")) or \(Self.object(value, "rem"))"
    )
    return .some(nil)
  }

  /// The same for a duration.
  mutating func unitlessDuration(_ place: Place) -> Duration?? {
    guard options.strength == .standard, let value = plainNumber(place) else { return nil }
    if let (name, node) = siblingUnit(place) {
      guard let unit = DurationUnit(name: name) else {
        report(
          .unknownUnit, "`\(name)` is not a unit of durations", span: tree(place).span(node),
          in: place, help: "the units are `ms` and `s`")
        return .some(nil)
      }
      reportSiblingUnit(node, value, unit.name, place)
      return Duration(value: value, unit: unit)
    }
    if value == 0 {
      report(
        .unitlessZero, "a duration needs its unit, zero too", at: place,
        help: "write \(Self.object(0, "ms"))",
        fix: [Edit(span: tree(place).span(place.node), text: Self.object(0, "ms"))])
      return Duration(value: 0, unit: .ms)
    }
    let text = value.decimalText
    report(
      .unitlessValue, "a duration needs its unit, and nobody can tell which \(quoted(place)) has",
      at: place,
      help:
        "is it `\(text)ms` or `\(text)s`? Write \(Self.object(value, "ms")) or \(Self.object(value, "s"))"
    )
    return .some(nil)
  }

  private mutating func reportSiblingUnit(
    _ node: NodeID, _ value: Double, _ unit: String, _ place: Place
  ) {
    report(
      .siblingUnit, "the unit belongs to the value, not beside it", span: tree(place).span(node),
      in: place, help: "write \"$value\": \(Self.object(value, unit))")
  }
}

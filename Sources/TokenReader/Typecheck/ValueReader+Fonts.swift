import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// One font name or a list of them (R-130, R-131, D-04).
  mutating func fontFamily(_ start: Place, takesCurly: Bool) -> FontFamily? {
    if takesCurly, hasTerms(start) { return fontTemplate(start) }
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.fontFamily(let value)): return value
    case .value(let other):
      if case .fontFamily(let value)? = adapted(other, to: .fontFamily, at: start) { return value }
      reportMismatch(other, expected: "fontFamily", at: start)
      return nil
    case .literal(let place):
      let tree = tree(place)
      if tree.isString(place.node) {
        return fontName(place).map { fontFamily(named: $0, at: place) }
      }
      guard tree.isArray(place.node) else {
        reportKind("a font name or an array of font names", at: place)
        return nil
      }
      let children = Array(tree.children(place.node))
      guard !children.isEmpty else {
        report(.emptyList, "a list of fonts needs at least one name", at: place)
        return nil
      }
      let names = children.compactMap { fontName(inside(place, $0)) }
      return names.count == children.count ? FontFamily(names: names, isList: true) : nil
    }
  }

  /// The family of a string: one name, or the list that commas make of it.
  private mutating func fontFamily(named text: String, at place: Place) -> FontFamily {
    guard options.strength == .standard, text.utf8.contains(UInt8(ascii: ",")) else {
      return FontFamily(names: [text], isList: false)
    }
    let names = FontList.split(text)
    guard names.count > 1 else { return FontFamily(names: [text], isList: false) }
    let list = "[\(names.map(DTCGText.string).joined(separator: ", "))]"
    report(
      .fontList, "several fonts are an array in DTCG 2025.10, not one string", at: place,
      help: "write \(list)", fix: [Edit(span: tree(place).span(place.node), text: list)])
    return FontFamily(names: names, isList: true)
  }

  private mutating func fontName(_ start: Place) -> String? {
    switch follow(start, takesCurly: false) {
    case .failed: return nil
    case .value(.fontFamily(let family)) where family.names.count == 1: return family.names[0]
    case .value(let other):
      reportMismatch(other, expected: "font name", at: start)
      return nil
    case .literal(let place):
      guard let text = tree(place).string(place.node), !text.hasBrace else {
        reportKind("a font name as a string", at: place)
        return nil
      }
      return text
    }
  }

  /// A number in [1, 1000] or one of the names of the standard.
  mutating func fontWeight(_ start: Place, takesCurly: Bool) -> FontWeight? {
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.fontWeight(let value)): return value
    case .value(let other):
      if case .fontWeight(let value)? = adapted(other, to: .fontWeight, at: start) { return value }
      reportMismatch(other, expected: "fontWeight", at: start)
      return nil
    case .literal(let place):
      let tree = tree(place)
      if let text = tree.string(place.node), !text.hasBrace {
        if let name = FontWeightName(rawValue: text) { return FontWeight(name: name) }
        if let weight = looseFontWeight(text, place) { return weight }
        let known = FontWeightName.allCases.map(\.rawValue)
        report(
          .fontWeight, "`\(text)` is not a font weight", at: place,
          help: nearestMatch(to: text, among: known).map { "did you mean `\($0)`?" }
            ?? "use a number from 1 to 1000, or a name such as `bold`")
        return nil
      }
      guard let value = tree.number(place.node) else {
        reportKind("a font weight as a number or a name", at: place)
        return nil
      }
      guard (1...1000).contains(value) else {
        report(.fontWeight, "a font weight must be from 1 to 1000", at: place)
        return nil
      }
      return FontWeight(value: value)
    }
  }

  /// A text style.
  mutating func typography(_ start: Place) -> Typography? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.typography(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "typography", at: start)
      return nil
    case .literal(let place):
      guard tree(place).isObject(place.node) else {
        reportKind("a typography object", at: place)
        return nil
      }
      return typographyObject(place)
    }
  }

  private static let typographyMembers: [WellKnownName] = [
    .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight,
  ]

  private mutating func typographyObject(_ place: Place) -> Typography? {
    let what = "typography"
    let family = required(.fontFamily, of: place, in: what).flatMap {
      fontFamily($0, takesCurly: true)
    }
    let size = required(.fontSize, of: place, in: what).flatMap { dimension($0, takesCurly: true) }
    let weight = required(.fontWeight, of: place, in: what).flatMap {
      fontWeight($0, takesCurly: true)
    }
    var spacing: Dimension?
    if let written = optional(.letterSpacing, of: place) {
      guard let value = letterSpacing(written, takesCurly: true) else { return nil }
      spacing = value
    } else {
      report(
        .missingLetterSpacing, "a typography needs `letterSpacing`", at: place,
        help: "add \"letterSpacing\": { \"value\": 0, \"unit\": \"px\" }")
    }
    let height = required(.lineHeight, of: place, in: what).flatMap { lineHeight($0) }
    let extras = extraMembers(of: place)
    guard let family, let size, let weight, let height else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height, extras: extras)
  }

  /// A multiple of the font size; in default strength also a length, and for a token of its own
  /// (`isToken`) a plain number that can only be one.
  mutating func lineHeight(_ start: Place, isToken: Bool = false) -> LineHeight? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.number(let value)):
      return isToken || lengthUnit != nil
        ? plainLineHeight(value, at: start) : .multiple(value)
    case .value(.dimension(let value)) where options.strength == .standard:
      if value.unit == .percent {
        return .multiple((value.value / 100).roundedToSignificantDigits())
      }
      if !isToken { reportLineHeight(at: start) }
      return .fixed(value)
    case .value(let other):
      if case .number(let value)? = adapted(other, to: .number, at: start) {
        return plainLineHeight(value, at: start)
      }
      if case .dimension(let value)? = adapted(other, to: .dimension, at: start) {
        if !isToken { reportLineHeight(at: start) }
        return .fixed(value)
      }
      reportMismatch(other, expected: "number", at: start)
      return nil
    case .literal(let place): return lineHeightLiteral(place, isToken: isToken)
    }
  }

  private mutating func lineHeightLiteral(_ place: Place, isToken: Bool) -> LineHeight? {
    let tree = tree(place)
    if let multiple = percentLineHeight(place) { return .multiple(multiple) }
    let isLength =
      tree.isObject(place.node)
      || tree.string(place.node).flatMap(LegacyForm.dimension) != nil
    if options.strength == .standard, isLength {
      if !isToken { reportLineHeight(at: place) }
      return dimension(place, takesCurly: false).map(LineHeight.fixed)
    }
    switch literalExpression(place) {
    case .failed: return nil
    case .value(.dimension(let value)):
      if !isToken { reportLineHeight(at: place) }
      return .fixed(value)
    case .value, .literal: break
    }
    guard let value = number(place, takesCurly: true) else { return nil }
    return isToken || lengthUnit != nil ? plainLineHeight(value, at: place) : .multiple(value)
  }

  private mutating func reportLineHeight(at place: Place) {
    report(
      .lineHeightDimension, "`lineHeight` is a multiple of the font size in DTCG 2025.10",
      at: place,
      help: "write the line height divided by the font size")
  }

  /// The members outside the standard, kept where they are scalars (or references to scalars).
  private mutating func extraMembers(of place: Place) -> [ExtraMember] {
    var extras: [ExtraMember] = []
    let tree = tree(place)
    for child in tree.children(place.node) {
      let name = tree.name(child)
      if Self.typographyMembers.contains(where: { $0.id == name }) { continue }
      let text = project.names.string(name)
      let known = Self.typographyMembers.map(\.spelling)
      let nearest = nearestMatch(to: text, among: known)
      report(
        .extraTypographyMember, "a typography has no member `\(text)` in DTCG 2025.10",
        span: tree.keySpan(child) ?? tree.span(child), in: place,
        help: nearest.map { "did you mean `\($0)`?" }
          ?? "keep data of your own under `$extensions`")
      guard options.strength == .standard, let scalar = extraScalar(inside(place, child)) else {
        continue
      }
      extras.append(ExtraMember(name: text, value: scalar))
    }
    return extras
  }

  private mutating func extraScalar(_ start: Place) -> Scalar? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .literal(let place): return scalar(place)
    case .value(.number(let value)): return .number(value)
    case .value(.opaque(let value)): return value.content
    case .value(.dimension(let value)):
      return .string(value.value.decimalText + value.unit.name)
    case .value: return nil
    }
  }

  /// A string, number or boolean as it is; nil for anything else.
  func scalar(_ place: Place) -> Scalar? {
    let tree = tree(place)
    if let text = tree.string(place.node) { return .string(text) }
    if let value = tree.bool(place.node) { return .boolean(value) }
    if let value = tree.number(place.node), value.isFinite { return .number(value) }
    return nil
  }
}

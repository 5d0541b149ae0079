import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// A finite number (R-155), or one behind a reference.
  mutating func number(_ start: Place, takesCurly: Bool = false) -> Double? {
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.number(let value)): return value
    case .value(let other):
      if case .number(let value)? = adapted(other, to: .number, at: start) { return value }
      reportMismatch(other, expected: "number", at: start)
      return nil
    case .literal(let place):
      guard let value = tree(place).number(place.node) else {
        if let value = numberText(place) { return value }
        switch literalExpression(place) {
        case .failed: return nil
        case .value(.number(let value)): return value
        case .value(let other):
          reportMismatch(other, expected: "number", at: place)
          return nil
        case .literal: break
        }
        reportKind("a number", at: place)
        return nil
      }
      guard value.isFinite else {
        report(.numberTooLarge, "the number is beyond what can be represented", at: place)
        return nil
      }
      return value
    }
  }

  /// A string that is one of a fixed list.
  mutating func keyword(
    _ start: Place, _ code: DiagnosticCode, _ what: String, among known: [String]
  ) -> String? {
    guard let place = literal(start, expected: "string") else { return nil }
    guard let text = tree(place).string(place.node) else {
      reportKind("\(what) as a string", at: place)
      return nil
    }
    if known.contains(text) { return text }
    let nearest = nearestMatch(to: text, among: known)
    report(
      code, "`\(text)` is not \(what)", at: place,
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "use one of \(known.joined(separator: ", "))")
    return nil
  }

  /// A dimension (R-120 to R-124), or one of the looser spellings of real files.
  mutating func dimension(_ start: Place, takesCurly: Bool) -> Dimension? {
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.dimension(let value)): return value
    case .value(let other): return dimension(of: other, at: start)
    case .literal(let place):
      if options.strength == .standard, let value = looseDimension(place) { return value }
      return dimensionObject(place)
    }
  }

  /// The length that a value of another type is, where it is one.
  private mutating func dimension(of other: TokenValue, at place: Place) -> Dimension? {
    if case .dimension(let value)? = adapted(other, to: .dimension, at: place) { return value }
    if options.strength == .standard, case .number(let value) = other {
      let text = value.decimalText
      let isAlias = edge(at: place.node, of: place.occurrence) != nil
      report(
        isAlias ? .typeMismatch : .unitlessValue,
        isAlias
          ? "this reference leads to the number \(text), and a dimension is needed"
          : "this comes to \(text), and a dimension needs its unit", at: place,
        help: "is it `\(text)px` or `\(text)rem`? Give one of the values its unit")
      return nil
    }
    reportMismatch(other, expected: "dimension", at: place)
    return nil
  }

  /// A string such as `16px`, or a bare zero.
  private mutating func looseDimension(_ place: Place) -> Dimension?? {
    let tree = tree(place)
    if let text = tree.string(place.node), let value = LegacyForm.dimension(text) {
      report(
        .legacyDimension, "a dimension is an object in DTCG 2025.10, not a string", at: place,
        help: "write \(Self.object(value.value, value.unit.name))",
        fix: [
          Edit(span: tree.span(place.node), text: Self.object(value.value, value.unit.name))
        ])
      checkUnit(value.unit, at: place)
      return value
    }
    if let value = unitlessLength(place) { return value }
    switch literalExpression(place) {
    case .failed: return .some(nil)
    case .value(.dimension(let value)): return value
    case .value(let other): return .some(dimension(of: other, at: place))
    case .literal: return nil
    }
  }

  private mutating func dimensionObject(_ place: Place) -> Dimension? {
    let tree = tree(place)
    guard tree.isObject(place.node) else {
      reportKind("a dimension object with `value` and `unit`", at: place)
      return nil
    }
    reportUnknownMembers(of: place, allowed: [.plainValue, .unit], in: "dimension")
    let amount = required(.plainValue, of: place, in: "dimension").flatMap { number($0) }
    guard let unitPlace = required(.unit, of: place, in: "dimension") else { return nil }
    guard let written = literal(unitPlace, expected: "unit") else { return nil }
    guard let text = self.tree(written).string(written.node) else {
      reportKind("a unit as a string", at: written)
      return nil
    }
    guard let unit = DimensionUnit(name: text), options.strength == .standard || unit.isStandard
    else {
      let known = options.strength == .spec ? ["px", "rem"] : DimensionUnit.allCases.map(\.name)
      report(
        .unknownUnit, "`\(text)` is not a unit of dimensions", at: written,
        help: nearestMatch(to: text, among: known).map { "did you mean `\($0)`?" }
          ?? "the units are `px` and `rem`")
      return nil
    }
    checkUnit(unit, at: written)
    return amount.map { Dimension(value: $0, unit: unit) }
  }

  /// Reports a unit outside the standard.
  mutating func checkUnit(_ unit: DimensionUnit, at place: Place) {
    guard !unit.isStandard else { return }
    let name = unit.name.isEmpty ? "an empty unit" : "the unit `\(unit.name)`"
    report(
      .nonstandardUnit, "\(name) is outside DTCG 2025.10, which has `px` and `rem`", at: place)
  }

  /// The standard form of a number with a unit.
  static func object(_ value: Double, _ unit: String) -> String {
    "{ \"value\": \(value.decimalText), \"unit\": \"\(unit)\" }"
  }

  /// A duration (R-140 to R-143), or the string form of older drafts.
  mutating func duration(_ start: Place, takesCurly: Bool) -> Duration? {
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.duration(let value)): return value
    case .value(let other):
      if case .duration(let value)? = adapted(other, to: .duration, at: start) { return value }
      reportMismatch(other, expected: "duration", at: start)
      return nil
    case .literal(let place): return durationLiteral(place)
    }
  }

  private mutating func durationLiteral(_ place: Place) -> Duration? {
    let tree = tree(place)
    if options.strength == .standard, let text = tree.string(place.node),
      let value = LegacyForm.duration(text)
    {
      let standard = Self.object(value.value, value.unit.name)
      report(
        .legacyDuration, "a duration is an object in DTCG 2025.10, not a string", at: place,
        help: "write \(standard)", fix: [Edit(span: tree.span(place.node), text: standard)])
      return value
    }
    if let value = unitlessDuration(place) { return value }
    switch literalExpression(place) {
    case .failed: return nil
    case .value(.duration(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "duration", at: place)
      return nil
    case .literal: break
    }
    guard tree.isObject(place.node) else {
      reportKind("a duration object with `value` and `unit`", at: place)
      return nil
    }
    reportUnknownMembers(of: place, allowed: [.plainValue, .unit], in: "duration")
    let amount = required(.plainValue, of: place, in: "duration").flatMap { number($0) }
    guard let unitPlace = required(.unit, of: place, in: "duration"),
      let text = keyword(
        unitPlace, .unknownUnit, "a unit of durations", among: DurationUnit.allCases.map(\.name)),
      let unit = DurationUnit(name: text), let amount
    else { return nil }
    return Duration(value: amount, unit: unit)
  }

  /// Four numbers, the first and third in [0, 1] (R-150, R-151).
  mutating func cubicBezier(_ start: Place, takesCurly: Bool) -> BezierPoints? {
    switch follow(start, takesCurly: takesCurly) {
    case .failed: return nil
    case .value(.cubicBezier(let value)): return value
    case .value(let other):
      if case .cubicBezier(let value)? = adapted(other, to: .cubicBezier, at: start) {
        return value
      }
      reportMismatch(other, expected: "cubicBezier", at: start)
      return nil
    case .literal(let place): return cubicBezierLiteral(place)
    }
  }

  private mutating func cubicBezierLiteral(_ place: Place) -> BezierPoints? {
    let tree = tree(place)
    guard tree.isArray(place.node) else {
      if let points = looseEasing(place) { return points }
      reportKind("a cubicBezier as an array of four numbers", at: place)
      return nil
    }
    let children = Array(tree.children(place.node))
    guard children.count == 4 else {
      report(
        .wrongCount, "a cubicBezier has four numbers, and this has \(children.count)", at: place,
        help: "write [x1, y1, x2, y2]")
      return nil
    }
    var values: [Double] = []
    for (index, child) in children.enumerated() {
      guard let value = number(inside(place, child)) else { continue }
      if index % 2 == 0, !(0...1).contains(value) {
        report(
          .bezierRange, "the first and third number of a cubicBezier must be from 0 to 1",
          at: inside(place, child))
        continue
      }
      values.append(value)
    }
    guard values.count == 4 else { return nil }
    return BezierPoints(values[0], values[1], values[2], values[3])
  }
}

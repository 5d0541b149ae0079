import TokenModel
import TokenMotion
import TokenSyntax

extension ValueReader {
  /// A colour changed by the `modify` of Tokens Studio at `place`; reports a modifier that cannot be
  /// applied, for a colour without it would be a wrong colour.
  ///
  /// The whole modifier may be a reference to a token whose own modifier is meant.
  mutating func modified(
    _ value: TokenValue, by place: Place, of token: Place
  ) -> TokenValue? {
    guard case .color(let color) = value else {
      report(
        .colorModifier,
        "`modify` changes colors, and this is a \(value.typeName): it is left alone",
        at: place, help: "remove it")
      return value
    }
    guard let definition = modifierObject(place), let modifier = modifier(definition) else {
      return nil
    }
    // The value is no longer that of the token referred to.
    conversions.insert(Conversion(occurrence: token.occurrence, node: token.node))
    if tree(token).isObject(token.node), let node = tree(token).member(token.node, .ref) {
      conversions.insert(Conversion(occurrence: token.occurrence, node: node))
    }
    note(.modifier, at: place)
    let changed = modifier.applied(to: color.color)
    let keepsHex = modifier.kind == .alpha && changed.space == color.color.space
    let result = TokenValue.color(
      ColorValue(changed, writesAlpha: changed.alpha != 1, hex: keepsHex ? color.hex : nil))
    report(
      .colorModifier, "only Tokens Studio changes a color by `modify`, and this one is changed so",
      at: place,
      help: contexts.isEmpty ? "write \(DTCGText.value(result)), which it comes to" : nil)
    return result
  }

  /// The object that a modifier is, or that of the token that it refers to.
  private mutating func modifierObject(_ start: Place) -> Place? {
    guard let names = studioNames else { return nil }
    var place = start
    for _ in 0..<Self.partLimit {
      if tree(place).isObject(place.node) { return place }
      guard let edge = edge(at: place.node, of: place.occurrence), edge.kind == .value,
        case let token = draft.tokenOfPath[Int(edge.target)], token != PathTree.none,
        let index = winner(of: TokenID(token))
      else {
        if edge(at: place.node, of: place.occurrence)?.kind == .fault {
          reportFault(at: place.node, place)
        } else {
          report(
            .modifierForm, "`modify` is an object, not \(quoted(place))", at: place,
            help: "write { \"type\": \"alpha\", \"value\": \"0.5\", \"space\": \"srgb\" }")
        }
        return nil
      }
      let occurrence = draft.tokens.occurrences[Int(index)]
      guard let node = project.trees[Int(occurrence.tree)].modifier(of: occurrence.object, names)
      else {
        report(
          .modifierForm, "`\(pathText(edge.target))` has no `modify` to take over", at: place,
          help: "refer to a token with one")
        return nil
      }
      let origin = place.origin ?? tree(place).span(place.node)
      place = Place(tree: occurrence.tree, node: node, occurrence: index, origin: origin)
    }
    report(.modifierForm, "these modifiers refer to each other", at: start)
    return nil
  }

  private mutating func modifier(_ place: Place) -> StudioModifier? {
    guard let kind = word("type", of: place, StudioModifier.Kind.self, isRequired: true) else {
      return nil
    }
    let needsSpace = kind != .alpha
    let space = word("space", of: place, StudioModifier.Space.self, isRequired: needsSpace)
    if needsSpace, space == nil { return nil }
    guard let share = modifierShare(place) else { return nil }
    var result = StudioModifier(kind: kind, share: share, space: space ?? .srgb)
    if kind == .mix {
      guard let color = modifierColor(place) else { return nil }
      result.other = color
    }
    switch modifierFormat(place) {
    case .success(let format): result.format = format
    case .failure: return nil
    }
    return result
  }

  private func member(_ name: String, of place: Place) -> Place? {
    project.names.find(name).flatMap { tree(place).member(place.node, $0) }.map {
      inside(place, $0)
    }
  }

  /// A member that is one of the words of an enumeration; reports any other.
  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of place: Place, _ type: Word.Type, isRequired: Bool
  ) -> Word? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    guard let member = member(name, of: place) else {
      if isRequired {
        report(.modifierForm, "`modify` needs `\(name)`", at: place, help: "it is one of \(list)")
      }
      return nil
    }
    let text = tree(member).string(member.node) ?? ""
    if let word = Word(rawValue: text) { return word }
    report(
      .modifierForm, "\(quoted(member)) is no `\(name)` of a modifier", at: member,
      help: nearestMatch(to: text, among: known).map { "did you mean `\($0)`?" }
        ?? "use one of \(list)")
    return nil
  }

  /// The `value`: a number, a text of one, a percentage, a reference or an expression.
  private mutating func modifierShare(_ place: Place) -> Double? {
    guard let member = member("value", of: place) else {
      report(
        .modifierForm, "`modify` needs `value`", at: place, help: "it is a number from 0 to 1")
      return nil
    }
    let operand: ExpressionValue
    switch modifierValue(member) {
    case .failed: return nil
    case .value(let value):
      guard let found = ExpressionValue(value) else {
        reportMismatch(value, expected: "number", at: member)
        return nil
      }
      operand = found
    case .literal(let literal):
      guard let number = plainNumber(literal) else {
        report(
          .modifierForm, "`value` of a modifier is a number from 0 to 1, not \(quoted(literal))",
          at: literal)
        return nil
      }
      operand = .number(number)
    }
    do {
      let length = tree(member).decodedBytes(member.node).count
      return try ColorCall.share(
        ExpressionProgram.Operand(value: operand, range: 0..<length))
    } catch {
      report(error, at: member)
      return nil
    }
  }

  private mutating func modifierColor(_ place: Place) -> Color? {
    guard let member = member("color", of: place) else {
      report(
        .modifierForm, "`mix` needs the other color as `color`", at: place,
        help: "write a color or a reference to one")
      return nil
    }
    switch modifierValue(member) {
    case .failed: return nil
    case .value(.color(let color)): return color.color
    case .value(let value):
      if case .color(let color)? = ExpressionValue(value) { return color.color }
      reportMismatch(value, expected: "color", at: member)
      return nil
    case .literal(let literal):
      if let text = tree(literal).string(literal.node), let color = try? Color(css: text) {
        return color
      }
      if tree(literal).isObject(literal.node) {
        return color(literal, takesCurly: false)?.color
      }
      report(.modifierForm, "\(quoted(literal)) is not a color", at: literal)
      return nil
    }
  }

  /// What stands in a member of a modifier, computed where it is an expression.
  private mutating func modifierValue(_ place: Place) -> Followed {
    switch follow(place, takesCurly: true) {
    case .literal(let literal):
      if let text = tree(literal).string(literal.node), let value = ExpressionValue(literal: text) {
        return value.tokenValue.map(Followed.value) ?? .literal(literal)
      }
      return literalExpression(literal)
    case .value(let value): return .value(value)
    case .failed: return .failed
    }
  }

  private struct UnknownFormat: Error {}

  private mutating func modifierFormat(_ place: Place) -> Result<ColorSpace?, UnknownFormat> {
    guard let member = member("format", of: place) else { return .success(nil) }
    let text = tree(member).string(member.node) ?? ""
    if text == "hex" { return .success(.srgb) }
    if let space = StudioModifier.Space(rawValue: text) { return .success(space.space) }
    report(
      .modifierForm, "\(quoted(member)) is no `format` of a modifier", at: member,
      help: "use one of `hex`, `srgb`, `p3`, `hsl`, `lch`")
    return .failure(UnknownFormat())
  }
}

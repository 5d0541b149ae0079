import TokenModel
import TokenSyntax

/// Writes values that are made of others. A member that is a whole reference becomes a reference to
/// the other constant where it can.
extension SwiftExpressions {
  func border(_ value: Border, from source: SwiftSource?, to w: inout CodeWriter) {
    type("Border", to: &w)
    w.openArguments()
    w.argument("color", isFirst: true)
    if !reference(source, .color, .color, &w) { color(value.color, to: &w) }
    w.argument("width")
    if !reference(source, .width, .dimension, &w) { dimension(value.width, to: &w) }
    w.argument("style")
    if !reference(source, .style, .strokeStyle, &w) { strokeStyle(value.style, to: &w) }
    w.closeArguments()
  }

  func transition(_ value: Transition, from source: SwiftSource?, to w: inout CodeWriter) {
    type("Transition", to: &w)
    w.openArguments()
    w.argument("duration", isFirst: true)
    if !reference(source, .duration, .duration, &w) { duration(value.duration, to: &w) }
    w.argument("delay")
    if !reference(source, .delay, .duration, &w) { duration(value.delay, to: &w) }
    w.argument("easing")
    if !reference(source, .timingFunction, .cubicBezier, &w) {
      bezier(value.timingFunction, to: &w)
    }
    w.closeArguments()
  }

  func shadow(_ value: Shadow, from source: SwiftSource?, to w: inout CodeWriter) {
    type("Shadow", to: &w)
    w.openArguments()
    let sources = source?.elements(count: value.layers.count, isList: value.isList)
    for (index, layer) in value.layers.enumerated() {
      w.argument(isFirst: index == 0)
      self.layer(layer, from: sources?[index], to: &w)
    }
    w.closeArguments()
  }

  private func layer(_ value: ShadowLayer, from source: SwiftSource?, to w: inout CodeWriter) {
    type("ShadowLayer", to: &w)
    w.openArguments()
    w.argument("color", isFirst: true)
    if !reference(source, .color, .color, &w) { color(value.color, to: &w) }
    w.argument("x")
    if !reference(source, .offsetX, .dimension, &w) { dimension(value.offsetX, to: &w) }
    w.argument("y")
    if !reference(source, .offsetY, .dimension, &w) { dimension(value.offsetY, to: &w) }
    w.argument("blur")
    if !reference(source, .blur, .dimension, &w) { dimension(value.blur, to: &w) }
    w.argument("spread")
    if !reference(source, .spread, .dimension, &w) { dimension(value.spread, to: &w) }
    if value.inset == true {
      w.argument("isInset")
      w.append("true")
    }
    w.closeArguments()
  }

  func gradient(_ stops: [GradientStop], from source: SwiftSource?, to w: inout CodeWriter) {
    type("Gradient", to: &w)
    w.openArguments()
    let sources = source?.elements(count: stops.count, isList: true)
    for (index, stop) in stops.enumerated() {
      w.argument(isFirst: index == 0)
      type("GradientStop", to: &w)
      w.append("(")
      if !reference(sources?[index], .color, .color, &w) { color(stop.color, to: &w) }
      w.append(", at: ")
      w.append(argument: stop.position)
      w.append(")")
    }
    w.closeArguments()
  }

  func typography(_ value: Typography, from source: SwiftSource?, to w: inout CodeWriter) {
    type("Typography", to: &w)
    w.openArguments()
    w.argument("fontFamily", isFirst: true)
    if !reference(source, .fontFamily, .fontFamily, &w) { fontFamily(value.fontFamily, to: &w) }
    w.argument("fontSize")
    if !reference(source, .fontSize, .dimension, &w) { dimension(value.fontSize, to: &w) }
    w.argument("fontWeight")
    if !reference(source, .fontWeight, .fontWeight, &w) { fontWeight(value.fontWeight, to: &w) }
    if let spacing = value.letterSpacing {
      w.argument("letterSpacing")
      if !reference(source, .letterSpacing, .dimension, &w) { dimension(spacing, to: &w) }
    }
    w.argument("lineHeight")
    switch value.lineHeight {
    case .multiple(let factor):
      w.append(".multiple(")
      if !reference(source, .lineHeight, .number, &w) { w.append(argument: factor) }
    case .fixed(let length):
      w.append(".fixed(")
      if !reference(source, .lineHeight, .dimension, &w) { dimension(length, to: &w) }
    }
    w.append(")")
    if !value.extras.isEmpty {
      w.argument("extras")
      extras(value.extras, to: &w)
    }
    w.closeArguments()
  }

  private func extras(_ members: [ExtraMember], to w: inout CodeWriter) {
    w.append("[")
    for (index, member) in members.enumerated() {
      if index > 0 { w.append(", ") }
      type("ExtraMember", to: &w)
      w.append("(")
      w.append(swiftString: member.name)
      switch member.value {
      case .string: w.append(", .string(")
      case .number: w.append(", .number(")
      case .boolean: w.append(", .boolean(")
      }
      scalar(member.value, to: &w)
      w.append("))")
    }
    w.append("]")
  }

  /// Appends a reference if the member of a value is one that can be printed.
  private func reference(
    _ source: SwiftSource?, _ name: WellKnownName, _ kind: SwiftKind, _ w: inout CodeWriter
  ) -> Bool {
    guard let source else { return false }
    return source.appendReference(of: name, kind: kind, to: &w)
  }
}

/// Where a value with references in it was written.
struct SwiftSource: Sendable {
  /// What references may lead to.
  let constants: SwiftConstants
  /// The support and the combination of the token that is being printed.
  let support: UInt32
  let combination: Int
  /// The occurrence and the node of the value in it.
  let occurrence: Int
  let node: NodeID

  private var tree: JSONTree {
    constants.tokens.trees[Int(constants.tokens.occurrences[occurrence].tree)]
  }

  /// The elements of a list; nil if the text does not have as many.
  func elements(count: Int, isList: Bool) -> [SwiftSource]? {
    guard isList, tree.isArray(node) else { return count == 1 ? [self] : nil }
    let nodes = tree.children(node).map { $0 }
    guard nodes.count == count else { return nil }
    return nodes.map {
      SwiftSource(
        constants: constants, support: support, combination: combination, occurrence: occurrence,
        node: $0)
    }
  }

  /// Appends a reference to the constant that a member leads to, if it is a reference to the whole of
  /// one that can be named.
  func appendReference(
    of name: WellKnownName, kind: SwiftKind, to w: inout CodeWriter
  ) -> Bool {
    guard let member = tree.member(node, name),
      let reference = constants.tokens.reference(at: member, of: occurrence), reference.isWhole
    else { return false }
    return constants.appendReference(
      to: reference.target, kind: kind, support: support, combination: combination, to: &w)
  }
}

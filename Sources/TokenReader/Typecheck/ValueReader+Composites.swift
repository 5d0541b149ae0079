import TokenModel
import TokenSyntax

extension ValueReader {
  /// The object at a place; reports anything else. A whole token in the place of a sub-value is told
  /// apart.
  private mutating func object(_ place: Place, _ what: String) -> Bool {
    guard tree(place).isObject(place.node) else {
      reportKind("a \(what) object", at: place)
      return false
    }
    return true
  }

  /// One of eight names, or dashes and a cap.
  mutating func strokeStyle(_ start: Place) -> StrokeStyle? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.strokeStyle(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "strokeStyle", at: start)
      return nil
    case .literal(let place):
      if tree(place).isString(place.node), tree(place).string(place.node)?.hasBrace != true {
        return keyword(
          place, .strokeStyle, "a stroke style", among: StrokeStyleKeyword.allCases.map(\.rawValue)
        ).flatMap(StrokeStyleKeyword.init(rawValue:)).map(StrokeStyle.keyword)
      }
      guard object(place, "strokeStyle") else { return nil }
      return dashedStroke(place)
    }
  }

  private mutating func dashedStroke(_ place: Place) -> StrokeStyle? {
    reportUnknownMembers(of: place, allowed: [.dashArray, .lineCap], in: "strokeStyle")
    let dashes = required(.dashArray, of: place, in: "strokeStyle").flatMap { dashArray($0) }
    let cap = required(.lineCap, of: place, in: "strokeStyle").flatMap {
      keyword($0, .lineCap, "a line cap", among: LineCap.allCases.map(\.rawValue))
    }
    guard let dashes, let cap = cap.flatMap(LineCap.init(rawValue:)) else { return nil }
    return .dashed(dashArray: dashes, lineCap: cap)
  }

  private mutating func dashArray(_ start: Place) -> [Dimension]? {
    guard let place = literal(start, expected: "list of dimensions") else { return nil }
    guard tree(place).isArray(place.node) else {
      reportKind("`dashArray` as an array of dimensions", at: place)
      return nil
    }
    let children = Array(tree(place).children(place.node))
    guard !children.isEmpty else {
      report(.emptyList, "a `dashArray` needs at least one dash", at: place)
      return nil
    }
    let dashes = children.compactMap { dimension(inside(place, $0), takesCurly: true) }
    return dashes.count == children.count ? dashes : nil
  }

  /// A colour, a width and a style.
  mutating func border(_ start: Place) -> Border? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.border(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "border", at: start)
      return nil
    case .literal(let place):
      guard object(place, "border") else { return nil }
      reportUnknownMembers(of: place, allowed: [.color, .width, .style], in: "border")
      let color = required(.color, of: place, in: "border").flatMap {
        self.color($0, takesCurly: true)
      }
      let width = required(.width, of: place, in: "border").flatMap {
        dimension($0, takesCurly: true)
      }
      let style = required(.style, of: place, in: "border").flatMap { strokeStyle($0) }
      guard let color, let width, let style else { return nil }
      return Border(color: color, width: width, style: style)
    }
  }

  /// Two durations and an easing.
  mutating func transition(_ start: Place) -> Transition? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.transition(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "transition", at: start)
      return nil
    case .literal(let place):
      let what = "transition"
      guard object(place, what) else { return nil }
      if options.strength == .standard,
        let transition = figmaTransition(place) ?? cssTransition(place)
      {
        return transition
      }
      reportUnknownMembers(of: place, allowed: [.duration, .delay, .timingFunction], in: what)
      let duration = required(.duration, of: place, in: what).flatMap {
        self.duration($0, takesCurly: true)
      }
      let delay = required(.delay, of: place, in: what).flatMap {
        self.duration($0, takesCurly: true)
      }
      let easing = required(.timingFunction, of: place, in: what).flatMap {
        cubicBezier($0, takesCurly: true)
      }
      guard let duration, let delay, let easing else { return nil }
      return Transition(duration: duration, delay: delay, timingFunction: easing)
    }
  }

  /// One layer or an array of layers and references to shadows of one layer.
  mutating func shadow(_ start: Place) -> Shadow? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.shadow(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "shadow", at: start)
      return nil
    case .literal(let place):
      let tree = tree(place)
      guard tree.isArray(place.node) else {
        guard object(place, "shadow") else { return nil }
        return shadowLayer(place).map { Shadow(layers: [$0], isList: false) }
      }
      let children = Array(tree.children(place.node))
      guard !children.isEmpty else {
        report(.emptyList, "a list of shadows needs at least one layer", at: place)
        return nil
      }
      let layers = children.compactMap { shadowElement(inside(place, $0)) }
      return layers.count == children.count ? Shadow(layers: layers, isList: true) : nil
    }
  }

  private mutating func shadowElement(_ start: Place) -> ShadowLayer? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.shadow(let value)):
      if value.layers.count == 1 { return value.layers[0] }
      report(
        .elementIsList,
        "an element stands for one layer, and this shadow has \(value.layers.count)", at: start,
        help: "list the layers one by one")
      return nil
    case .value(let other):
      reportMismatch(other, expected: "shadow", at: start)
      return nil
    case .literal(let place):
      guard object(place, "shadow") else { return nil }
      return shadowLayer(place)
    }
  }

  private mutating func shadowLayer(_ place: Place) -> ShadowLayer? {
    let what = "shadow"
    if options.strength == .standard, let layer = looseShadow(place) { return layer }
    reportUnknownMembers(
      of: place, allowed: [.color, .offsetX, .offsetY, .blur, .spread, .inset], in: what)
    let color = required(.color, of: place, in: what).flatMap {
      self.color($0, takesCurly: true)
    }
    let lengths = [WellKnownName.offsetX, .offsetY, .blur, .spread].map { name -> Dimension? in
      if name == .blur || name == .spread, let zero = omittedZero(name, of: place) { return zero }
      return required(name, of: place, in: what).flatMap { dimension($0, takesCurly: true) }
    }
    var inset: Bool?
    if let written = optional(.inset, of: place) {
      guard let value = boolean(written) else { return nil }
      inset = value
    }
    guard let color, let offsetX = lengths[0], let offsetY = lengths[1], let blur = lengths[2],
      let spread = lengths[3]
    else { return nil }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  private mutating func boolean(_ start: Place) -> Bool? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.opaque(let value)):
      if case .boolean(let truth) = value.content { return truth }
      reportMismatch(.opaque(value), expected: "boolean", at: start)
      return nil
    case .value(let other):
      reportMismatch(other, expected: "boolean", at: start)
      return nil
    case .literal(let place):
      guard let value = tree(place).bool(place.node) else {
        reportKind("`inset` as true or false", at: place)
        return nil
      }
      return value
    }
  }

  /// An array of stops and references to gradients of one stop.
  mutating func gradient(_ start: Place) -> [GradientStop]? {
    if isGradientText(start) { return gradientText(start) }
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.gradient(let value)): return value
    case .value(let other):
      reportMismatch(other, expected: "gradient", at: start)
      return nil
    case .literal(let found):
      let place = figmaStops(found) ?? found
      guard tree(place).isArray(place.node) else {
        reportKind("a gradient as an array of stops", at: place)
        return nil
      }
      let children = Array(tree(place).children(place.node))
      guard !children.isEmpty else {
        report(.emptyList, "a gradient needs at least one stop", at: place)
        return nil
      }
      let stops = children.compactMap { gradientElement(inside(place, $0)) }
      return stops.count == children.count ? stops : nil
    }
  }

  private mutating func gradientElement(_ start: Place) -> GradientStop? {
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.gradient(let stops)):
      if stops.count == 1 { return stops[0] }
      report(
        .elementIsList,
        "an element stands for one stop, and this gradient has \(stops.count)", at: start,
        help: "list the stops one by one")
      return nil
    case .value(let other):
      reportMismatch(other, expected: "gradient", at: start)
      return nil
    case .literal(let place):
      guard object(place, "gradient stop") else { return nil }
      reportUnknownMembers(of: place, allowed: [.color, .position], in: "gradient stop")
      let color = required(.color, of: place, in: "gradient stop").flatMap {
        self.color($0, takesCurly: true)
      }
      let position = required(.position, of: place, in: "gradient stop").flatMap {
        number($0, takesCurly: true)
      }
      guard let color, let position else { return nil }
      return GradientStop(color: color, position: min(max(position, 0), 1))
    }
  }

  /// A scalar of a type outside the standard, as it is.
  mutating func opaque(_ start: Place, typeName: String) -> TokenValue? {
    let tree = tree(start)
    if let text = template(start) {
      return text.map { .opaque(OpaqueValue(typeName: typeName, content: $0)) }
    }
    if hasTerms(start), let text = tree.string(start.node) {
      return .opaque(OpaqueValue(typeName: typeName, content: .string(text)))
    }
    if let text = tree.string(start.node),
      edge(at: start.node, of: start.occurrence)?.kind == .fault,
      !text.hasSuffix("}")
    {
      return .opaque(OpaqueValue(typeName: typeName, content: .string(text)))
    }
    switch follow(start, takesCurly: true) {
    case .failed: return nil
    case .value(.opaque(let value)):
      return .opaque(OpaqueValue(typeName: typeName, content: value.content))
    case .value(let other): return other
    case .literal(let place):
      guard let content = scalar(place) else {
        report(
          .wrongValue,
          "a value of the foreign type `\(typeName)` must be a string, a number or a boolean",
          at: place, help: "give it one of the types of the standard")
        return nil
      }
      return .opaque(OpaqueValue(typeName: typeName, content: content))
    }
  }

  /// The value at a place, read as a type.
  mutating func value(_ place: Place, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(place, takesCurly: true).map(TokenValue.color)
    case .dimension: dimension(place, takesCurly: true).map(TokenValue.dimension)
    case .fontFamily: fontFamily(place, takesCurly: true).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(place, takesCurly: true).map(TokenValue.fontWeight)
    case .duration: duration(place, takesCurly: true).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(place, takesCurly: true).map(TokenValue.cubicBezier)
    case .number: number(place, takesCurly: true).map(TokenValue.number)
    case .strokeStyle: strokeStyle(place).map(TokenValue.strokeStyle)
    case .border: border(place).map(TokenValue.border)
    case .transition: transition(place).map(TokenValue.transition)
    case .shadow: shadow(place).map(TokenValue.shadow)
    case .gradient: gradient(place).map(TokenValue.gradient)
    case .typography: typography(place).map(TokenValue.typography)
    case .opaque: opaque(place, typeName: TokenType.opaque.name)
    }
  }
}

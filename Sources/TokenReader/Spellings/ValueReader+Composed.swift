import TokenModel
import TokenSyntax

extension ValueReader {
  private func member(_ name: String, of place: Place) -> Place? {
    project.names.find(name).flatMap { tree(place).member(place.node, $0) }.map {
      inside(place, $0)
    }
  }

  private mutating func reportMember(_ place: Place, _ what: String, _ name: String) {
    let tree = tree(place)
    let written = project.names.string(tree.name(place.node))
    let span = tree.keySpan(place.node) ?? tree.span(place.node)
    report(
      .memberSpelling, "`\(written)` of a \(what) is `\(name)` in DTCG 2025.10", span: span,
      in: place, help: "write `\"\(name)\"`")
  }

  /// The members of a shadow under other names: of Tokens Studio, and of the plugin export of Figma.
  private static let shadowMembers: [(name: String, standard: WellKnownName)] = [
    ("x", .offsetX), ("y", .offsetY), ("radius", .blur),
  ]

  /// A layer as Tokens Studio writes it, with `x`, `y` and `type`, or the plugin export of Figma, with
  /// `radius` and `shadowType`; `innerShadow` is `inset`. Nil for a layer of the standard; an inner nil
  /// for a faulty one.
  mutating func looseShadow(_ place: Place) -> ShadowLayer?? {
    let kind = member("type", of: place) ?? member("shadowType", of: place)
    let others = Self.shadowMembers.compactMap { other in
      member(other.name, of: place).map { (other.standard, $0) }
    }
    guard !others.isEmpty else { return nil }
    let what = "shadow"
    let tree = tree(place)
    let known =
      others.map { tree.name($0.1.node) } + [kind].compactMap { $0.map { tree.name($0.node) } }
    reportUnknownMembers(
      of: place, allowed: [.color, .offsetX, .offsetY, .blur, .spread, .inset], in: what,
      except: { known.contains(tree.name($0)) })
    let color = required(.color, of: place, in: what).flatMap {
      self.color($0, takesCurly: true)
    }
    var lengths: [Dimension?] = []
    for name in [WellKnownName.offsetX, .offsetY, .blur, .spread] {
      if let other = others.first(where: { $0.0 == name })?.1 {
        reportMember(other, what, name.spelling)
        lengths.append(dimension(other, takesCurly: true))
      } else if name == .blur || name == .spread, let zero = omittedZero(name, of: place) {
        lengths.append(zero)
      } else {
        lengths.append(
          required(name, of: place, in: what).flatMap { dimension($0, takesCurly: true) })
      }
    }
    var inset: Bool?
    if let kind {
      switch tree.string(kind.node) {
      case "dropShadow": inset = nil
      case "innerShadow": inset = true
      default:
        report(
          .wrongValue, "\(quoted(kind)) is no kind of shadow", at: kind,
          help: "write `dropShadow` or `innerShadow`")
        return .some(nil)
      }
      reportMember(kind, what, "inset")
    }
    guard let color, let offsetX = lengths[0], let offsetY = lengths[1], let blur = lengths[2],
      let spread = lengths[3]
    else { return .some(nil) }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  /// The stops of a gradient as the plugin export of Figma writes it: `gradientType`, `rotation` and
  /// `stops`. Nil for any other value.
  mutating func figmaStops(_ place: Place) -> Place? {
    guard options.strength == .standard, tree(place).isObject(place.node),
      let stops = member("stops", of: place), tree(stops).isArray(stops.node)
    else { return nil }
    let kind = member("gradientType", of: place).flatMap { tree($0).string($0.node) } ?? "linear"
    report(
      .gradientText,
      "a gradient is an array of stops in DTCG 2025.10, and has no place for `\(kind)` and a rotation",
      at: place, help: "write the stops, and say the rest where the gradient is used")
    return stops
  }

  /// A transition as the plugin export of Figma writes it: `duration` in seconds, `easingType` and
  /// `easingFunction`. Nil for a transition of the standard; an inner nil for a faulty one.
  mutating func figmaTransition(_ place: Place) -> Transition?? {
    guard let easing = member("easingFunction", of: place) else { return nil }
    if let kind = member("easingType", of: place), tree(kind).string(kind.node) == "spring" {
      report(
        .wrongValue,
        "a spring is not a cubic Bézier curve, and a transition can have no other easing",
        at: easing, help: "describe it as an animation with a `spring` easing")
      return .some(nil)
    }
    reportMember(easing, "transition", "timingFunction")
    let curve = cubicBezier(easing, takesCurly: true)
    var time: Duration?
    if let written = required(.duration, of: place, in: "transition") {
      if let seconds = tree(written).number(written.node), seconds.isFinite {
        time = Duration(value: seconds.withoutWidening, unit: .s)
        report(
          .unitlessLength,
          "a duration needs its unit: a plain number of this export counts seconds",
          at: written, help: "write \(Self.object(seconds.withoutWidening, "s"))")
      } else {
        time = duration(written, takesCurly: true)
      }
    }
    var delay = Duration(value: 0, unit: .ms)
    if let written = optional(.delay, of: place) {
      guard let value = duration(written, takesCurly: true) else { return .some(nil) }
      delay = value
    }
    guard let curve, let time else { return .some(nil) }
    return Transition(duration: time, delay: delay, timingFunction: curve)
  }

  /// A transition with the members of CSS in their own spelling: `timing-function`, `property` and
  /// `behavior`. Nil for a transition of the standard; an inner nil for a faulty one.
  mutating func cssTransition(_ place: Place) -> Transition?? {
    guard let easing = member("timing-function", of: place) else { return nil }
    reportMember(easing, "transition", "timingFunction")
    let names = ["timing-function", "property", "behavior"].compactMap { project.names.find($0) }
    let tree = tree(place)
    reportUnknownMembers(
      of: place, allowed: [.duration, .delay, .timingFunction], in: "transition",
      except: { names.contains(tree.name($0)) })
    for name in ["property", "behavior"] {
      guard let extra = member(name, of: place) else { continue }
      report(
        .extraMember, "a transition has no member `\(name)` in DTCG 2025.10: it is left out",
        span: tree.keySpan(extra.node) ?? tree.span(extra.node), in: place,
        help: "keep it under `$extensions`, or say it where the transition is used")
    }
    let curve = cubicBezier(easing, takesCurly: true)
    let time = required(.duration, of: place, in: "transition").flatMap {
      duration($0, takesCurly: true)
    }
    let delay = required(.delay, of: place, in: "transition").flatMap {
      duration($0, takesCurly: true)
    }
    guard let curve, let time, let delay else { return .some(nil) }
    return Transition(duration: time, delay: delay, timingFunction: curve)
  }

  /// The length that a blur or spread is when it is left out: 0, as in CSS. Nil where it is written.
  mutating func omittedZero(_ name: WellKnownName, of place: Place) -> Dimension? {
    guard options.strength == .standard, optional(name, of: place) == nil else { return nil }
    report(
      .omittedZero, "a shadow needs `\(name.spelling)`, which is read as 0", at: place,
      help: "add \"\(name.spelling)\": \(Self.object(0, "px"))")
    return Dimension(value: 0, unit: .px)
  }

  /// A text that CSS has a meaning for where the standard has none: several values in one
  /// (`0 {space.xl}`, `opacity 200ms ease-out`), and words such as `inherit` and `auto`. It is kept as a
  /// text with its references put in; nil for any other value.
  mutating func keptText(_ place: Place, _ type: TokenType) -> TokenValue?? {
    let tree = tree(place)
    guard options.strength == .standard, tree.isString(place.node),
      CSSText.isKept(tree.decodedBytes(place.node), type)
    else { return nil }
    if type == .dimension,
      (try? ExpressionProgram(parsing: tree.decodedBytes(place.node)))?.isComputed == true
    {
      report(
        .expressionSyntax, "this is one value computed from two, or two values in one text",
        at: place,
        help:
          "put a blank behind the sign too for a difference, or give the token the type `string`")
      return .some(nil)
    }
    let content: Scalar?
    if let text = template(place) {
      content = text
    } else {
      content = tree.string(place.node).map(Scalar.string)
    }
    guard let content else { return .some(nil) }
    note(.keptText, at: place)
    report(
      .cssText, "this text of CSS is no \(type.name) of the standard, and is kept as a text",
      at: place, help: "split it into tokens with one value each, or give it the type `string`")
    return .opaque(OpaqueValue(typeName: "string", content: content))
  }
}

import TokenModel
import TokenMotion
import TokenSyntax

extension PluginTranslator {
  /// Writes `$type` and `$value` of an object, or its members as tokens of a group; returns whether a
  /// part had no place.
  mutating func writeObject(_ token: GroupToken, in id: TreeDraft.ID) -> Bool {
    let value = token.value
    switch token.type {
    case "custom-transition": return writeTransition(value, in: id)
    case "custom-stroke": return writeStroke(value, in: id)
    case "custom-gradient": return writeGradient(value, in: id)
    case "custom-shadow": return writeShadow(value, in: id)
    case "custom-fontStyle": return writeFontStyle(value, in: id)
    case let type? where !type.hasPrefix("custom-"):
      draft.add(type, as: "$type", in: id, at: .made(of: value, tree))
      draft.copy(value, of: tree, as: "$value", in: id)
      return false
    default:
      tally.addDivided(at: tree.span(value))
      for child in tree.children(value) { divide(child, in: id) }
      return false
    }
  }

  /// Writes a member of a value that the standard has nothing for as a token: its numbers are
  /// lengths, but for counts and ratios.
  private mutating func divide(_ node: NodeID, in group: TreeDraft.ID) {
    let name = names.string(tree.name(node))
    let id = draft.object(
      RepairedName.repaired(name), in: group, at: JSONOrigins.Origin(node, of: tree))
    guard !draft.isToken(id) else { return }
    let origin = JSONOrigins.Origin.made(of: node, tree)
    if tree.number(node) != nil {
      let isLength = !["count", "smoothing"].contains(name)
      draft.add(isLength ? "dimension" : "number", as: "$type", in: id, at: origin)
      isLength ? addLength(node, as: "$value", in: id) : addNumber(node, as: "$value", in: id)
      return
    }
    let reading = tree.string(node).map { ScalarReading.inferred($0, otherwise: "string") }
    draft.add(reading?.type ?? "string", as: "$type", in: id, at: origin)
    draft.add(reading?.content ?? .copy, from: node, of: tree, as: "$value", in: id)
  }

  /// The members of an object by name.
  private func members(_ value: NodeID) -> [String: NodeID] {
    var members: [String: NodeID] = [:]
    for child in tree.children(value) { members[names.string(tree.name(child))] = child }
    return members
  }

  private mutating func typed(
    _ type: String, _ value: NodeID, in id: TreeDraft.ID
  ) -> TreeDraft.ID {
    let origin = JSONOrigins.Origin.made(of: value, tree)
    draft.add(type, as: "$type", in: id, at: origin)
    return draft.addObject("$value", in: id, at: origin)
  }

  private mutating func addLength(_ node: NodeID?, as name: String?, in parent: TreeDraft.ID) {
    guard let node else { return }
    guard let number = tree.number(node) else {
      draft.copy(node, of: tree, as: name, in: parent)
      return
    }
    draft.addMeasure(number.withoutFloatTail, "px", as: name, in: parent, at: .made(of: node, tree))
  }

  private mutating func addNumber(_ node: NodeID?, as name: String?, in parent: TreeDraft.ID) {
    guard let node else { return }
    let content = tree.number(node).map { ScalarReading.Content.number($0.withoutFloatTail) }
    draft.add(content ?? .copy, from: node, of: tree, as: name, in: parent)
  }

  private mutating func addCopy(_ node: NodeID?, as name: String, in parent: TreeDraft.ID) {
    if let node { draft.copy(node, of: tree, as: name, in: parent) }
  }

  /// A duration in seconds and a curve; a spring is told, since the standard has none.
  private mutating func writeTransition(_ value: NodeID, in id: TreeDraft.ID) -> Bool {
    let members = members(value)
    let easing = members["easingFunction"]
    let points = easing.map { self.members($0) } ?? [:]
    let origin = JSONOrigins.Origin.made(of: value, tree)
    if let easing, points["x1"] == nil, points["mass"] != nil || points["stiffness"] != nil {
      draft.add("transition", as: "$type", in: id, at: origin)
      draft.addMissing(as: "$value", in: id, at: origin)
      sink.report(
        .noStandardEasing, "a spring has no cubic Bézier curve, which a transition of DTCG needs",
        at: tree.span(easing),
        help: "choose a curve in Figma, or animate with a spring of an animation token")
      return false
    }
    let transition = typed("transition", value, in: id)
    if let duration = members["duration"] {
      if let seconds = tree.number(duration) {
        draft.addMeasure(
          (seconds.withoutFloatTail * 1000).roundedToSignificantDigits(), "ms", as: "duration",
          in: transition, at: .made(of: duration, tree))
      } else {
        draft.copy(duration, of: tree, as: "duration", in: transition)
      }
    }
    draft.addMeasure(0, "ms", as: "delay", in: transition, at: origin)
    if let easing {
      let curve = ["x1", "y1", "x2", "y2"].map { points[$0] }
      if curve.contains(nil) {
        draft.copy(easing, of: tree, as: "timingFunction", in: transition)
      } else {
        let list = draft.addArray("timingFunction", in: transition, at: .made(of: easing, tree))
        for point in curve { addNumber(point, as: nil, in: list) }
      }
    }
    return members.keys.contains {
      !["duration", "easingFunction", "easingType"].contains($0)
    }
  }

  /// A border: dashes of length zero are a solid line.
  private mutating func writeStroke(_ value: NodeID, in id: TreeDraft.ID) -> Bool {
    let members = members(value)
    let border = typed("border", value, in: id)
    addCopy(members["color"], as: "color", in: border)
    addLength(members["weight"], as: "width", in: border)
    let dashes = members["dashPattern"].map { Array(tree.children($0)) } ?? []
    if let pattern = members["dashPattern"], dashes.contains(where: { tree.number($0) != 0 }) {
      let style = draft.addObject("style", in: border, at: .made(of: pattern, tree))
      let list = draft.addArray("dashArray", in: style, at: .made(of: pattern, tree))
      for dash in dashes { addLength(dash, as: nil, in: list) }
      let cap = members["lineCap"]
      if let cap, let name = tree.string(cap), ["round", "square"].contains(name) {
        draft.copy(cap, of: tree, as: "lineCap", in: style)
      } else {
        draft.add("butt", as: "lineCap", in: style, at: .made(of: cap ?? pattern, tree))
      }
    } else {
      draft.add("solid", as: "style", in: border, at: .made(of: value, tree))
    }
    return members.keys.contains {
      !["color", "weight", "dashPattern", "lineCap"].contains($0)
    }
  }

  private mutating func writeGradient(_ value: NodeID, in id: TreeDraft.ID) -> Bool {
    let members = members(value)
    let origin = JSONOrigins.Origin.made(of: value, tree)
    draft.add("gradient", as: "$type", in: id, at: origin)
    guard let stops = members["stops"], tree.isArray(stops) else {
      draft.copy(value, of: tree, as: "$value", in: id)
      return false
    }
    let list = draft.addArray("$value", in: id, at: origin)
    for stop in tree.children(stops) {
      guard tree.isObject(stop) else {
        draft.copy(stop, of: tree, in: list)
        continue
      }
      let object = draft.addObject(in: list, at: .made(of: stop, tree))
      let parts = self.members(stop)
      addCopy(parts["color"], as: "color", in: object)
      addNumber(parts["position"], as: "position", in: object)
    }
    return members.count > 1
  }

  private mutating func writeShadow(_ value: NodeID, in id: TreeDraft.ID) -> Bool {
    let members = members(value)
    let kind = members["shadowType"].flatMap { tree.string($0) }
    let shadow = typed("shadow", value, in: id)
    addCopy(members["color"], as: "color", in: shadow)
    addLength(members["offsetX"], as: "offsetX", in: shadow)
    addLength(members["offsetY"], as: "offsetY", in: shadow)
    addLength(members["radius"], as: "blur", in: shadow)
    addLength(members["spread"], as: "spread", in: shadow)
    if kind == "innerShadow", let node = members["shadowType"] {
      draft.add(true, as: "inset", in: shadow, at: .made(of: node, tree))
    }
    let known = ["color", "offsetX", "offsetY", "radius", "spread"]
    return members.keys.contains { !known.contains($0) && $0 != "shadowType" }
      || !["dropShadow", "innerShadow"].contains(kind)
  }

  /// A text style. Its other members are scalars, which a typography keeps beside its own.
  private mutating func writeFontStyle(_ value: NodeID, in id: TreeDraft.ID) -> Bool {
    let style = typed("typography", value, in: id)
    for child in tree.children(value) {
      let name = names.string(tree.name(child))
      switch name {
      case "fontSize", "letterSpacing", "lineHeight", "paragraphIndent", "paragraphSpacing":
        addLength(child, as: name, in: style)
      case "fontWeight": addNumber(child, as: name, in: style)
      default: draft.copy(child, of: tree, as: name, in: style)
      }
    }
    return false
  }
}

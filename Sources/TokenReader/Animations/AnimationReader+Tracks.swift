import TokenModel
import TokenMotion
import TokenSyntax

extension AnimationReader {
  /// The tracks of an animation, in authored order; nil if one of them is faulty.
  mutating func tracks(_ place: Place) -> [KeyframeTrack]? {
    let tree = reader.tree(place)
    guard tree.isObject(place.node) else {
      reportForm("`tracks` is an object of named tracks", at: place)
      return nil
    }
    var result: [KeyframeTrack] = []
    var isComplete = true
    for child in tree.children(place.node) {
      let name = reader.project.names.string(tree.name(child))
      if name.isEmpty {
        reader.report(
          .animationForm, "a track needs a name",
          span: tree.keySpan(child) ?? tree.span(child), in: place)
        isComplete = false
      }
      if let keyframes = track(reader.inside(place, child)) {
        result.append(KeyframeTrack(name: name, keyframes: keyframes))
      } else {
        isComplete = false
      }
    }
    if tree.childCount(place.node) == 0 {
      reader.report(.animationForm, "an animation has at least one track", at: place)
      return nil
    }
    return isComplete ? result : nil
  }

  private mutating func track(_ place: Place) -> KeyframeTrack.Keyframes? {
    guard let members = members(of: place, .ofTrack, in: "a track") else { return nil }
    let type = required(.type, in: members, of: place, "a track").flatMap {
      keyword($0, "the type of a track", among: ["color", "number", "dimension"])
    }
    let mixing = read(members[.colorSpace], or: .srgb) { $0.mixing($1) }
    if let space = members[.colorSpace], let type, type != "color" {
      reader.report(
        .unknownAnimationMember, "only a track of type color has a `colorSpace`",
        span: reader.tree(space).keySpan(space.node) ?? reader.tree(space).span(space.node),
        in: space, help: "remove it")
    }
    guard let list = required(.keyframes, in: members, of: place, "a track"), let type else {
      return nil
    }
    switch type {
    case "color":
      let frames = keyframes(list) { $0.reader.color($1, takesCurly: true)?.color }
      guard let frames, let mixing else { return nil }
      return .color(frames, mixing)
    case "number":
      return keyframes(list) { $0.number($1, "the value of a number track", .finite) }
        .map(KeyframeTrack.Keyframes.number)
    default: return dimensions(list)
    }
  }

  /// A colour space to mix in, and for one with a hue which way around: `oklch longer hue`, as CSS
  /// writes it after `in`.
  private mutating func mixing(_ place: Place) -> ColorMixing? {
    let spaces = ColorSpace.allCases.map(\.name)
    let words = (reader.tree(place).string(place.node) ?? "").split(separator: " ")
    guard words.count == 3, words[2] == "hue", let space = ColorSpace(name: String(words[0]))
    else {
      return keyword(place, "a color space", among: spaces).flatMap(ColorSpace.init(name:))
        .map { ColorMixing($0) }
    }
    guard let method = ColorMixing.HueMethod(name: String(words[1])), space.hueIndex != nil else {
      let methods = ColorMixing.HueMethod.allCases.map(\.name)
      reader.report(
        .animationKeyword,
        space.hueIndex == nil
          ? "\(space.name) has no hue to go around" : "`\(words[1])` is not a way around the hues",
        at: place,
        help: space.hueIndex == nil
          ? "write \"\(space.name)\" alone"
          : "use one of \(methods.map { "`\($0)`" }.joined(separator: ", "))")
      return nil
    }
    return ColorMixing(space, hue: method)
  }

  private mutating func dimensions(_ list: Place) -> KeyframeTrack.Keyframes? {
    var unit: DimensionUnit?
    let frames = keyframes(list) { reader, place -> Double? in
      guard let dimension = reader.reader.dimension(place, takesCurly: true) else { return nil }
      if let unit, unit != dimension.unit {
        reader.report(unit: dimension.unit, of: "the keyframes of a track", unit, at: place)
        return nil
      }
      unit = dimension.unit
      return dimension.value
    }
    guard let frames, let unit else { return nil }
    return .dimension(frames, unit: unit.name)
  }

  /// Reports a unit that differs from that of a track.
  mutating func report(
    unit: DimensionUnit, of what: String, _ expected: DimensionUnit, at place: Place
  ) {
    reader.report(
      .keyframeUnits,
      "this is in `\(unit.name)`, and \(what) must all be in `\(expected.name)` like the first",
      at: place)
  }

  /// Keyframes in the order of their offsets: the first at 0, the last at 1, no other at either.
  private mutating func keyframes<Value>(
    _ place: Place, _ value: (inout AnimationReader, Place) -> Value?
  ) -> [Keyframe<Value>]? {
    let tree = reader.tree(place)
    guard tree.isArray(place.node) else {
      reportForm("`keyframes` is an array of keyframes", at: place)
      return nil
    }
    var result: [Keyframe<Value>] = []
    var offsets: [(value: Double, place: Place)] = []
    for child in tree.children(place.node) {
      let frame = reader.inside(place, child)
      guard let members = members(of: frame, .ofKeyframe, in: "a keyframe") else { continue }
      let offset = required(.offset, in: members, of: frame, "a keyframe").flatMap { place in
        number(place, "an offset", .unit).map { (value: $0, place: place) }
      }
      let content = required(.value, in: members, of: frame, "a keyframe").flatMap {
        value(&self, $0)
      }
      let easing = read(members[.easing], or: Easing?.none) {
        $0.easing($1).map(Optional.some)
      }
      if let offset { offsets.append(offset) }
      guard let offset, let content, let easing else { continue }
      result.append(Keyframe(offset: offset.value, value: content, easing: easing))
    }
    // Without all offsets it cannot be said which of them are missing.
    let count = tree.childCount(place.node)
    guard offsets.count == count, checkOrder(offsets, of: place), result.count == count else {
      return nil
    }
    return result
  }

  private mutating func checkOrder(
    _ offsets: [(value: Double, place: Place)], of list: Place
  ) -> Bool {
    guard let first = offsets.first, let last = offsets.last else {
      reader.report(
        .keyframeEnds, "a track needs a keyframe at offset 0 and one at offset 1", at: list)
      return false
    }
    var isFine = true
    for index in offsets.indices.dropFirst() where offsets[index].value < offsets[index - 1].value {
      let (previous, offset) = (offsets[index - 1], offsets[index])
      report(
        .keyframeOrder,
        "offsets must not fall: this one must be from \(previous.value.decimalText) to 1",
        at: offset.place, after: previous.place)
      isFine = false
    }
    guard isFine else { return false }
    if first.value != 0 {
      reader.report(
        .keyframeEnds, "the first keyframe of a track must be at offset 0", at: first.place)
      isFine = false
    }
    if last.value != 1 {
      reader.report(
        .keyframeEnds, "the last keyframe of a track must be at offset 1", at: last.place)
      isFine = false
    }
    for index in offsets.indices.dropFirst() {
      let (previous, offset) = (offsets[index - 1], offsets[index])
      guard offset.value == previous.value, offset.value == 0 || offset.value == 1 else { continue }
      report(
        .keyframeEnds,
        "only one keyframe of a track may be at offset \(offset.value.decimalText), and those between are above 0 and below 1",
        at: offset.place, after: previous.place)
      isFine = false
    }
    return isFine
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at place: Place, after previous: Place
  ) {
    let tree = reader.tree(place)
    reader.report(
      code, message, span: tree.span(place.node), in: place,
      labels: [
        Diagnostic.Label(span: reader.tree(previous).span(previous.node), text: "the one before")
      ])
  }
}

import TokenModel
import TokenMotion
import TokenSyntax

extension AnimationReader {
  /// What is shown if motion is to be reduced: a held progress, a value for each of `tracks`,
  /// another animation, or `"none"`.
  ///
  /// - Parameter tracks: The tracks of the animation; nil if they are faulty, which nothing is
  ///   then compared with.
  mutating func reducedMotion(
    _ place: Place, of tracks: [KeyframeTrack]?
  ) -> Animation.ReducedMotion? {
    if let text = reader.tree(place).string(place.node) {
      if text == "none" { return .notInEffect }
      reader.report(
        .animationKeyword, "`\(text)` is no rule for reduced motion", at: place,
        help: "write \"none\", or an object with `hold`, `value` or `animation`")
      return nil
    }
    guard let members = members(of: place, .ofReducedMotion, in: "a rule for reduced motion")
    else { return nil }
    let written = [AnimationMember].ofReducedMotion.filter { members[$0] != nil }
    guard written.count == 1, let form = written.first, let inner = members[form] else {
      let names = written.map { "`\($0.rawValue)`" }
      reader.report(
        .animationForm,
        names.isEmpty
          ? "a rule for reduced motion needs one of `hold`, `value` and `animation`"
          : "a rule for reduced motion has only one of \(names.joined(separator: " and "))",
        at: place)
      return nil
    }
    switch form {
    case .hold: return number(inner, "a held progress", .unit).map(Animation.ReducedMotion.hold)
    case .value: return fixedValues(inner, of: tracks)
    default: return replacing(inner, of: tracks)
    }
  }

  private mutating func fixedValues(
    _ place: Place, of tracks: [KeyframeTrack]?
  ) -> Animation.ReducedMotion? {
    let tree = reader.tree(place)
    guard tree.isObject(place.node) else {
      reportForm("`value` is an object with a value for each track", at: place)
      return nil
    }
    guard let tracks else { return nil }
    var values: [String: TrackValue] = [:]
    var isComplete = true
    for child in tree.children(place.node) {
      let name = reader.project.names.string(tree.name(child))
      guard let track = tracks.first(where: { $0.name == name }) else {
        reader.report(
          .reducedMotionTracks, "the animation has no track `\(name)`",
          span: tree.keySpan(child) ?? tree.span(child), in: place,
          help: nearestMatch(to: name, among: tracks.map(\.name)).map { "did you mean `\($0)`?" }
            ?? "it has \(tracks.map { "`\($0.name)`" }.joined(separator: ", "))")
        isComplete = false
        continue
      }
      values[name] = fixedValue(reader.inside(place, child), of: track)
      if values[name] == nil { isComplete = false }
    }
    let written = tree.children(place.node).map { reader.project.names.string(tree.name($0)) }
    for track in tracks where !written.contains(track.name) {
      reader.report(
        .reducedMotionTracks, "there is no value for the track `\(track.name)`", at: place,
        help: "add `\"\(track.name)\": …`")
      isComplete = false
    }
    return isComplete ? .values(values) : nil
  }

  private mutating func fixedValue(_ place: Place, of track: KeyframeTrack) -> TrackValue? {
    switch track.keyframes {
    case .color:
      return (reader.color(place, takesCurly: true)?.color).map(TrackValue.color)
    case .number:
      return number(place, "the value of a number track", .finite).map(TrackValue.number)
    case .dimension(_, let unit):
      guard let dimension = reader.dimension(place, takesCurly: true) else { return nil }
      if let expected = DimensionUnit(name: unit), expected != dimension.unit {
        report(unit: dimension.unit, of: "the values of this track", expected, at: place)
        return nil
      }
      return .dimension(dimension.value, unit: unit)
    }
  }

  /// Another animation, with tracks of its own; a track that both have is of the same type.
  private mutating func replacing(
    _ place: Place, of tracks: [KeyframeTrack]?
  ) -> Animation.ReducedMotion? {
    guard reader.tree(place).isString(place.node) else {
      reportForm(
        "`animation` is a reference to another animation", at: place,
        help: "write \"{path.of.animation}\"")
      return nil
    }
    // What leads nowhere, round in a circle or to something faulty is reported there.
    guard var replacement else { return nil }
    for track in tracks ?? [] {
      guard let other = replacement.tracks.first(where: { $0.name == track.name }),
        !other.hasType(of: track)
      else { continue }
      reader.report(
        .reducedMotionTracks,
        "the track `\(track.name)` is a \(track.typeText) here and a \(other.typeText) there",
        at: place, help: "give both the same type, or the tracks different names")
      return nil
    }
    // The replacement is what is shown: its own rule does not count.
    replacement.reducedMotion = .unchanged
    return .replacement(replacement)
  }
}

extension KeyframeTrack {
  /// Whether the values of two tracks are of one type, and in one unit.
  func hasType(of other: KeyframeTrack) -> Bool { typeText == other.typeText }

  /// The type of the values, with their unit, for messages.
  var typeText: String {
    switch keyframes {
    case .color: "color"
    case .number: "number"
    case .dimension(_, let unit): "dimension in `\(unit)`"
    }
  }
}

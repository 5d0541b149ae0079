import TokenMotion

extension SwiftParts {
  /// Adds what an animation needs.
  mutating func insert(_ animation: SwiftAnimation) {
    insert("animation")
    insert("timing")
    for track in animation.tracks {
      for (frames, value) in zip(track.values, animation.values) {
        insert(frames, easing: value.easing)
      }
      for value in track.reduced { insert(value) }
    }
    for replacement in animation.replacement { insert(replacement) }
  }

  private mutating func insert(_ track: KeyframeTrack, easing: Easing) {
    switch track.keyframes {
    case .color(let keyframes, let mixing):
      insert("colorTrack")
      let sampler = TrackSampler(track, easing: easing, duration: .zero, tables: false)
      let ways = sampler.colorInterpolators
      if !ways.allSatisfy({ $0.bytes(in: mixing.space) != nil }) {
        insert("wideMix")
        insert("wideColor")
        insert("space-\(mixing.space.name)")
        insert("mix-\(mixing.space.name)")
      }
      if ways.contains(where: { $0.bytes(in: mixing.space) != nil }) { insert("mix-srgb") }
      for keyframe in keyframes.dropLast() { insert(keyframe.easing ?? easing) }
    case .number(let keyframes):
      insert("numberTrack")
      for keyframe in keyframes.dropLast() { insert(keyframe.easing ?? easing) }
    case .dimension(let keyframes, let unit):
      insert("dimensionTrack")
      insert("unit-\(unit)")
      for keyframe in keyframes.dropLast() { insert(keyframe.easing ?? easing) }
    }
  }

  private mutating func insert(_ easing: Easing) {
    guard !easing.isIdentity else { return }
    switch easing {
    case .linear: break
    case .cubicBezier: insert("solver")
    case .steps: insert("steps")
    case .linearStops: insert("stops")
    case .spring: insert("spring")
    case .sine: insert("sine")
    }
  }

  private mutating func insert(_ value: TrackValue) {
    switch value {
    case .number: break
    case .dimension(_, let unit):
      insert("dimension")
      insert("unit-\(unit)")
    case .color(let color):
      insert("color")
      insert("space-\(color.space.name)")
      if color.space != .srgb || !color.isInGamut(of: .srgb) { insert("wideColor") }
    }
  }

  /// Adds the helpers that conversions of colours need.
  mutating func insertMathematics() {
    func mixes(_ spaces: String...) -> Bool { spaces.contains { contains("mix-\($0)") } }
    if mixes("hsl", "hwb") { insert("firstHue") }
    if mixes("lch", "oklch") { insert("thirdHue") }
    if contains("firstHue") || contains("thirdHue") { insert("hue") }
    if contains("firstHue") { insert("cylinder") }
    if mixes("oklab", "oklch") { insert("oklab") }
    if mixes("lab", "lch") { insert("lab") }
    if mixes("lab", "lch", "xyz-d50") { insert("xyz50") }
    if mixes("display-p3") { insert("linear") }
    if mixes("a98-rgb", "rec2020", "prophoto-rgb") { insert("signedPower") }
    if mixes(
      "srgb-linear", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "rec2020",
      "prophoto-rgb", "xyz-d65", "xyz-d50")
    {
      insert("encode")
    }
  }

  /// The mathematics that the parts call.
  var functions: Set<ElementaryFunction> {
    var result: Set<ElementaryFunction> = []
    if contains("sine") { result.insert(.cosine) }
    if contains("spring") {
      result.formUnion([.exponential, .sine, .cosine, .smallHyperbolicSine])
    }
    if contains("thirdHue") { result.formUnion([.sine, .cosine]) }
    if contains("encode") || contains("linear") || contains("signedPower") { result.insert(.power) }
    return result
  }
}

import TokenModel
import TokenMotion

/// Timing, and what is shown instead if motion is to be reduced.
extension CSSAnimationBuilder {
  /// The longhands of `animation`, through a custom property each.
  mutating func timing(
    _ context: Context, names: [[UInt8]]
  ) -> [CSSAnimation.Declaration] {
    let values = self.values
    let references = CSSTimingReferences(context.record, tokens, values)
    var result: [CSSAnimation.Declaration] = []
    var list = ByteBuffer()
    for (index, name) in names.enumerated() {
      if index > 0 { list += ", ".utf8 }
      CSSText.appendKeyframesName(name, to: &list)
    }
    result.append(.init("animation-name", list.array))
    func add(
      _ property: String, _ reference: TokenID?, _ text: @escaping (Animation) -> [UInt8]
    ) {
      let value = shared(
        property, context, isNamed: true, references: reference.map { [$0] } ?? []
      ) { animation in
        guard let reference else { return text(animation) }
        return .written { values.appendVariable(reference, of: .number(0), to: &$0) }
      }
      result.append(.init(property, value))
    }
    add("animation-duration", references.duration) { Self.text($0.timing.duration) }
    let easings = self.easings
    add("animation-timing-function", references.easing) {
      easings.text($0.easing, over: $0.timing.duration.seconds)
    }
    add("animation-delay", references.delay) { Self.text($0.timing.delay) }
    if context.animation.stagger != nil, var delay = result.popLast() {
      let step = shared("animation-stagger", context, isNamed: true) { animation in
        Self.text(animation.stagger?.delay ?? .zero)
      }
      delay.text =
        Array("calc(".utf8) + delay.text
        + Array(" + var(\(Self.customProperty(values.options.indexProperty)), 0) * ".utf8) + step
        + Array(")".utf8)
      result.append(delay)
    }
    add("animation-iteration-count", nil) { animation in
      switch animation.timing.iterations {
      case .infinite: Array("infinite".utf8)
      case .finite(let count): Array(count.value.decimalText.utf8)
      }
    }
    add("animation-direction", nil) { Array($0.timing.direction.name.utf8) }
    add("animation-fill-mode", nil) { Array($0.timing.fill.name.utf8) }
    return result
  }

  private static func text(_ time: Nanoseconds) -> [UInt8] {
    Array("\(time.milliseconds.roundedToSignificantDigits(15).decimalText)ms".utf8)
  }

  /// A name from the options as a custom property: escaped, with `--` in front.
  private static func customProperty(_ name: String) -> String {
    let bare = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
    return "--" + String(decoding: CSSText.escaped(Array(bare.utf8)), as: UTF8.self)
  }

  mutating func addReducedMotion(
    _ context: Context, _ tracks: [CSSFrames.Track], _ rest: [CSSAnimation.Declaration],
    to result: inout CSSAnimation
  ) {
    let none = CSSAnimation.Declaration("animation", Array("none".utf8))
    switch context.animation.reducedMotion {
    case .unchanged: break
    case .notInEffect: result.reduced = .notInEffect
    case .hold(let progress):
      let held = CSSFrames.held(tracks, context.animation, at: progress)
      guard let held else {
        result.reduced = .declarations(Self.endedAnimation(at: progress))
        return
      }
      result.reduced = .declarations([none] + held.filter { !rest.contains($0) })
    case .values:
      var fixed: [CSSAnimation.Declaration] = []
      for (track, still) in zip(tracks, rest) {
        let text = shared("\(track.track.name)-reduced", context) { animation in
          guard case .values(let values) = animation.reducedMotion,
            let value = values[track.track.name]
          else { return nil }
          return Self.text(value)
        }
        if !text.isEmpty, text != still.text { fixed.append(.init(track.declared, text)) }
      }
      result.reduced = .declarations([none] + fixed)
    case .replacement(let other):
      result.reduced = .declarations(replacement(other, context, tracks, to: &result))
    }
  }

  /// The animation itself, over before it starts and for ever at a directed progress: the browser
  /// mixes what it shows there.
  private static func endedAnimation(at progress: Double) -> [CSSAnimation.Declaration] {
    let count = progress.roundedToSignificantDigits().decimalText
    return [
      ("animation-duration", "1ms"), ("animation-delay", "-1ms"),
      ("animation-iteration-count", count), ("animation-direction", "normal"),
      ("animation-fill-mode", "both"),
    ].map { .init($0.0, Array($0.1.utf8)) }
  }

  /// Adds the keyframes of an animation that stands for this one, and returns what runs it. Tracks
  /// that only this one has rest.
  private mutating func replacement(
    _ other: Animation, _ context: Context, _ tracks: [CSSFrames.Track],
    to result: inout CSSAnimation
  ) -> [CSSAnimation.Declaration] {
    var replaced: [CSSFrames.Track] = []
    for (position, track) in other.tracks.enumerated() where track.problem == nil {
      let property = values.names.text(context.name, track.name)
      if !tracks.contains(where: { $0.property == property }) {
        claim(property, context, track.name)
        let shape = CSSTrack(track)
        result.registrations.append(
          .init(property: property, syntax: shape.syntax, initial: shape.initial))
      }
      var frames: [CSSFrames.Frame] = []
      for (index, place) in track.places.enumerated() {
        let text = shared("\(track.name)-reduced-\(index + 1)", context) { animation in
          guard case .replacement(let other) = animation.reducedMotion else { return nil }
          return Self.text(other, position, index)
        }
        frames.append(.init(offset: place.offset, text: text, easing: place.easing))
      }
      replaced.append(.init(property: property, track: track, frames: frames))
    }
    let sheet = CSSFrames(replaced, other, easings)
    let rules = sheet.rules(
      named: values.names.text(context.name, "reduced"), names: values.names)
    result.rules += rules
    result.notes += sheet.notes
    var list = ByteBuffer()
    for (index, rule) in rules.enumerated() {
      if index > 0 { list += ", ".utf8 }
      CSSText.appendKeyframesName(rule.name, to: &list)
    }
    let timing = other.timing
    var declarations = replaced.compactMap { track in
      track.frames.first.map { CSSAnimation.Declaration(track.declared, $0.text) }
    }
    func add(_ property: String, _ text: String) {
      declarations.append(.init(property, Array(text.utf8)))
    }
    declarations.append(.init("animation-name", list.array))
    declarations.append(.init("animation-duration", Self.text(timing.duration)))
    declarations.append(
      .init(
        "animation-timing-function",
        easings.text(other.easing, over: timing.duration.seconds)))
    declarations.append(.init("animation-delay", Self.text(timing.delay)))
    add(
      "animation-iteration-count",
      timing.iterations == .infinite ? "infinite" : timing.iterations.value.decimalText)
    add("animation-direction", timing.direction.name)
    add("animation-fill-mode", timing.fill.name)
    return declarations
  }
}

import TokenModel
import TokenMotion
import TokenSyntax

/// Turns the animations of a project into CSS.
///
/// Each track becomes a registered custom property that keyframes animate; a class runs the keyframes
/// and shows the tracks. What differs between themes goes through custom properties that scopes set.
struct CSSAnimationBuilder {
  let values: CSSValues
  let dependence: CSSDependence
  /// The easings, whose texts in the results are to be resolved when they are printed.
  let easings = CSSEasings()
  /// Names of custom properties, without `--`, and what they belong to.
  private(set) var claims: [(name: [UInt8], owner: NameOwner)] = []
  /// The names of keyframes; classes have the name of their animation's.
  private var keyframes = NameClaims()
  private(set) var extras: [CSSExtra] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(values: CSSValues, dependence: CSSDependence) {
    self.values = values
    self.dependence = dependence
  }

  var tokens: ThemedTokens { values.tokens }

  /// One animation that is being built.
  struct Context {
    /// The position in `ThemedTokens.animations`.
    let index: Int
    let record: AnimationRecord
    let support: Support
    /// The animation in the default theme.
    let animation: Animation
    /// The name of the animation, escaped.
    let name: [UInt8]
  }

  /// Builds all animations that have a value.
  mutating func build() -> [CSSAnimation] {
    var result: [CSSAnimation] = []
    for (index, record) in tokens.animations.enumerated() {
      let support = tokens.supports[Int(record.support)]
      let standard = record.values[support.index(in: tokens.defaultTheme)]
      guard let animation = standard ?? record.values.lazy.compactMap({ $0 }).first,
        animation.tracks.allSatisfy({ $0.problem == nil })
      else { continue }
      let context = Context(
        index: index, record: record, support: support, animation: animation,
        name: values.names.text(of: record.path))
      warnIfShapesDiffer(context)
      let isTaken = keyframes.owner(of: context.name[...]) != nil
      let claimCount = claims.count
      let built = build(context)
      // All properties of two animations of one name collide as well: one error says it.
      if isTaken { claims.removeSubrange(claimCount...) }
      var names = [context.name]
      for rule in built.rules where !names.contains(rule.name) { names.append(rule.name) }
      for name in names { keyframes.claim(name[...], for: .animation(index, "keyframes")) }
      result.append(built)
    }
    diagnostics += keyframes.collisions(
      in: tokens, target: values.options.target, sigil: "@keyframes ")
    return result
  }

  private mutating func build(_ context: Context) -> CSSAnimation {
    var result = CSSAnimation(name: context.name)
    if values.options.writesComments, let text = context.record.description, !text.isEmpty {
      result.notes.append(text)
    }
    var tracks: [CSSFrames.Track] = []
    for (position, track) in context.animation.tracks.enumerated() {
      let property = values.names.text(context.name, track.name)
      claim(property, context, track.name)
      let shape = CSSTrack(track)
      result.registrations.append(
        .init(property: property, syntax: shape.syntax, initial: shape.initial))
      tracks.append(frames(of: position, property, context))
    }
    let sheet = CSSFrames(tracks, context.animation, easings)
    result.rules = sheet.rules(named: context.name, names: values.names)
    result.notes += sheet.notes
    let rest = tracks.compactMap { track in
      track.frames.first.map { CSSAnimation.Declaration(track.declared, $0.text) }
    }
    let seconds = context.animation.timing.duration.seconds
    if let note = easings.note(context.animation.easing, over: seconds) {
      result.notes.append(note)
    }
    let styles = CSSTrack.styles(Array(zip(context.animation.tracks, tracks.map(\.property))))
    result.declarations =
      rest + timing(context, names: result.rules.map(\.name))
      + styles.map { CSSAnimation.Declaration($0.0, $0.1) }
    if context.animation.clock == .shared {
      result.notes.append(
        "one clock for all: set the class on an element around them, and let each show the "
          + "custom properties that it inherits")
    }
    addReducedMotion(context, tracks, rest, to: &result)
    return result
  }

  /// The text of something that each theme's animation has: the text itself where all themes agree,
  /// else `var()` of a custom property that scopes set.
  ///
  /// - Parameters:
  ///   - isNamed: Whether it gets a custom property in any case.
  ///   - references: Tokens that the text names.
  mutating func shared(
    _ words: String, _ context: Context, isNamed: Bool = false, references: [TokenID] = [],
    _ text: (Animation) -> [UInt8]?
  ) -> [UInt8] {
    let texts = context.record.values.map { $0.flatMap(text) }
    let first = texts.lazy.compactMap { $0 }.first ?? []
    if !isNamed, texts.allSatisfy({ $0 == nil || $0 == first }) { return first }
    let name = values.names.text(context.name, words)
    claim(name, context, words)
    var set = CSSModifierSet(differencesIn: context.support) { texts[$0] == texts[$1] }
    for reference in references { set.bits |= dependence[reference].bits }
    extras.append(
      CSSExtra(name: name, support: context.support, texts: texts, dependence: set))
    return Array("var(--".utf8) + name + [UInt8(ascii: ")")]
  }

  mutating func claim(_ name: [UInt8], _ context: Context, _ part: String) {
    claims.append((name, .animation(context.index, part)))
  }

  private mutating func warnIfShapesDiffer(_ context: Context) {
    let shape = Self.shape(context.animation)
    guard context.record.values.contains(where: { $0.map { Self.shape($0) != shape } ?? false })
    else { return }
    diagnostics.append(
      Diagnostic(
        .animationShapeVaries,
        "the keyframes of `\(context.record.path)` stand at other places in another theme, which "
          + "CSS cannot follow", at: context.record.span,
        help: "give all themes the same tracks, offsets and easings, and let values differ",
        token: context.record.path.description))
  }

  /// All of an animation that CSS keyframes hold in one form for all themes.
  private static func shape(_ animation: Animation) -> [[String]] {
    animation.tracks.map { track in
      func places<Value>(_ frames: [Keyframe<Value>], _ kind: String) -> [String] {
        [track.name, kind] + frames.map { "\($0.offset) \($0.easing?.cssText ?? "")" }
      }
      switch track.keyframes {
      case .color(let frames, let mixing): return places(frames, mixing.cssText)
      case .number(let frames): return places(frames, "number")
      case .dimension(let frames, let unit): return places(frames, unit)
      }
    }
  }

  private mutating func frames(
    of position: Int, _ property: [UInt8], _ context: Context
  ) -> CSSFrames.Track {
    let track = context.animation.tracks[position]
    var frames: [CSSFrames.Frame] = []
    func add<Value>(_ keyframes: [Keyframe<Value>], _ texts: [[UInt8]]) {
      for (keyframe, text) in zip(keyframes, texts) {
        frames.append(.init(offset: keyframe.offset, text: text, easing: keyframe.easing))
      }
    }
    switch track.keyframes {
    case .color(let list, _): add(list, texts(of: position, count: list.count, context))
    case .number(let list): add(list, texts(of: position, count: list.count, context))
    case .dimension(let list, _): add(list, texts(of: position, count: list.count, context))
    }
    return CSSFrames.Track(property: property, track: track, frames: frames)
  }

  private mutating func texts(of position: Int, count: Int, _ context: Context) -> [[UInt8]] {
    (0..<count).map { index in
      if let reference = reference(position, index, context) {
        return .written { values.appendVariable(reference, of: .number(0), to: &$0) }
      }
      let name = context.animation.tracks[position].name
      return shared("\(name)-\(index + 1)", context) { animation in
        Self.text(animation, position, index)
      }
    }
  }

  /// The token that a keyframe's value names, if `var()` of it is mixed as TokenMotion mixes the
  /// value: for colours mixed in sRGB only bytes are.
  private func reference(_ position: Int, _ index: Int, _ context: Context) -> TokenID? {
    let all = context.record.keyframeReferences
    guard values.options.aliases == .variable, position < all.count, index < all[position].count,
      let id = all[position][index]
    else { return nil }
    guard case .color(_, let mixing) = context.animation.tracks[position].keyframes else {
      return id
    }
    let record = tokens[id]
    let first = Int(record.firstValue)
    let count = tokens.supports[Int(record.support)].count
    let isExact = tokens.values[first..<(first + count)].allSatisfy { value in
      switch value {
      case .color(let color): mixing.space != .oklab && CSSColor.isMixedExactly(color)
      default: value == nil
      }
    }
    return isExact ? id : nil
  }

  /// The text of a keyframe's value in one theme's animation; nil where it has no such keyframe.
  static func text(_ animation: Animation, _ position: Int, _ index: Int) -> [UInt8]? {
    guard position < animation.tracks.count else { return nil }
    let value: TrackValue
    switch animation.tracks[position].keyframes {
    case .color(let list, let mixing):
      guard index < list.count else { return nil }
      return text(list[index].value, mixing)
    case .number(let list):
      guard index < list.count else { return nil }
      value = .number(list[index].value)
    case .dimension(let list, let unit):
      guard index < list.count else { return nil }
      value = .dimension(list[index].value, unit: unit)
    }
    return text(value)
  }

  static func text(_ value: TrackValue) -> [UInt8] {
    var text = ByteBuffer()
    switch value {
    case .color(let color): CSSColor.append(ColorValue(color), to: &text)
    case .number(let number): CSSTrack.append(number, unit: "", to: &text)
    case .dimension(let number, let unit): CSSTrack.append(number, unit: unit, to: &text)
    }
    return text.array
  }

  /// A colour in the notation that makes a browser mix it in the space of the track; where there is
  /// none (`CSSFrames` then mixes it with `color-mix`), as it is.
  private static func text(_ color: Color, _ mixing: ColorMixing) -> [UInt8] {
    var text = ByteBuffer()
    switch mixing.space {
    case .srgb: CSSColor.appendMixedBytes(color, to: &text)
    case .oklab: CSSColor.append(ColorValue(color.converted(to: .oklab)), to: &text)
    case .srgbLinear, .hsl, .hwb, .lab, .lch, .oklch, .displayP3, .a98RGB, .prophotoRGB, .rec2020,
      .xyzD65, .xyzD50:
      CSSColor.append(ColorValue(color), to: &text)
    }
    return text.array
  }
}

extension KeyframeTrack {
  /// Where keyframes stand, and their easings.
  var places: [(offset: Double, easing: Easing?)] {
    switch keyframes {
    case .color(let list, _): list.map { ($0.offset, $0.easing) }
    case .number(let list), .dimension(let list, _): list.map { ($0.offset, $0.easing) }
    }
  }
}

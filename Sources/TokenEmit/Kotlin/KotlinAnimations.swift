import TokenModel
import TokenMotion

/// The animations of a project as Kotlin objects, nested by the names of their paths.
struct KotlinAnimations: Sendable {
  /// A name of a path: an object, which may carry an animation.
  struct Place: Sendable {
    /// The position of the place around it; its own for the outermost.
    var parent: Int
    /// The name of its object.
    var name: [UInt8]
    /// The position of its animation in `ThemedTokens.animations`.
    var animation: Int?
    /// The places in it, in the order of their first appearance.
    var places: [Int] = []
  }

  /// All places; the outermost is first.
  let places: [Place]
  /// The function of each track, by animation.
  private let trackNames: [[[UInt8]]]
  /// What the evaluator needs.
  let needs: KotlinAnimationNeeds

  /// Names the animations.
  init(_ tokens: ThemedTokens, _ options: KotlinOptions, _ reserved: WordList) {
    var places = [Place(parent: 0, name: Array(options.animationsName.utf8))]
    var children: [[String: Int]] = tokens.animations.isEmpty ? [] : [[:]]
    for (index, record) in tokens.animations.enumerated() {
      var current = 0
      for name in record.path.names {
        if let known = children[current][name] {
          current = known
          continue
        }
        let fragment = options.groupStyle.text(of: NameWords(name.utf8))
        places.append(
          Place(
            parent: current, name: KotlinIdentifier.escaped(fragment, reserved: reserved)))
        children.append([:])
        children[current][name] = places.count - 1
        places[current].places.append(places.count - 1)
        current = places.count - 1
      }
      places[current].animation = index
    }
    self.places = places
    trackNames = tokens.animations.map { record in
      Self.first(record).tracks.map {
        let fragment = options.tokenStyle.text(of: NameWords($0.name.utf8))
        return KotlinIdentifier.escaped(fragment, reserved: reserved)
      }
    }
    needs = KotlinAnimationNeeds(tokens)
  }

  /// The first animation of a record: all have the same tracks. A record without any is faulty, and
  /// then nothing is printed.
  private static func first(_ record: AnimationRecord) -> Animation {
    record.values.lazy.compactMap(\.self).first
      ?? Animation(tracks: [], timing: Timing(duration: .zero))
  }

  /// One error for each name that several objects of one place, or tracks of one animation, get.
  func collisions(in tokens: ThemedTokens) -> [Diagnostic] {
    var claims = NameClaims(isScoped: true)
    func claim(_ scope: Int, _ name: [UInt8], _ owner: NameOwner) {
      var key: [UInt8] = []
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: scope).littleEndian) { key += $0 }
      claims.claim((key + name)[...], for: owner)
    }
    for (index, place) in places.enumerated().dropFirst() {
      guard let animation = firstAnimation(in: index) else { continue }
      claim(place.parent, place.name, .animation(animation, "name"))
    }
    for (index, names) in trackNames.enumerated() {
      let tracks = Self.first(tokens.animations[index]).tracks
      for (name, track) in zip(names, tracks) {
        claim(-1 - index, name, .animation(index, track.name))
      }
    }
    return claims.collisions(in: tokens, target: KotlinEmitter.name)
  }

  private func firstAnimation(in place: Int) -> Int? {
    var current = place
    while places[current].animation == nil {
      guard let next = places[current].places.first else { return nil }
      current = next
    }
    return places[current].animation
  }

  /// Writes the objects.
  func write(_ printer: KotlinPrinter, to writer: inout CodeWriter) {
    guard !printer.tokens.animations.isEmpty else { return }
    writer.blankLine()
    writer.line("/** The animations, by the names of their paths. */")
    // Opened objects are on the stack twice: the second time, they are closed.
    var stack: [(place: Int, isOpen: Bool)] = [(0, false)]
    while let (index, isOpen) = stack.popLast() {
      if isOpen {
        writer.outdent()
        writer.line("}")
        continue
      }
      let place = places[index]
      writer.blankLine()
      if let animation = place.animation {
        writer.kdoc(printer.tokens.animations[animation].description)
      }
      writer.begin()
      writer.append(index == 0 ? printer.access + "object " : "object ")
      writer.append(place.name)
      writer.append(" {")
      writer.end()
      writer.indent()
      if let animation = place.animation { write(animation, printer, &writer) }
      stack.append((index, true))
      stack += place.places.reversed().map { ($0, false) }
    }
  }

  private func write(_ index: Int, _ printer: KotlinPrinter, _ writer: inout CodeWriter) {
    let record = printer.tokens.animations[index]
    let support = printer.tokens.supports[Int(record.support)]
    let fallback = Self.first(record)
    var texts: [[UInt8]] = []
    var references: [[UInt8]] = []
    for value in record.values {
      let text = KotlinAnimationPrinter(printer: printer).text(of: value ?? fallback)
      let position = texts.firstIndex(of: text) ?? texts.count
      if position == texts.count { texts.append(text) }
      references.append(Array("animation\(position + 1)".utf8))
    }
    let isThemed = texts.count > 1
    for (position, text) in texts.enumerated() {
      if isThemed { writer.blankLine() } else { writer.line("/** What changes, and when. */") }
      writer.begin()
      writer.append(
        isThemed
          ? "private val animation\(position + 1): TokenAnimation = "
          : "val animation: TokenAnimation = ")
      writer.append(text)
      writer.end()
    }
    if isThemed {
      writer.blankLine()
      writer.line("/** What changes, and when. */")
      writer.begin()
      writer.append("fun animation(theme: TokenTheme): TokenAnimation = ")
      printer.themes.writeChoice(references[...], support, &writer)
    }
    for (track, name) in zip(fallback.tracks, trackNames[index]) {
      writer.blankLine()
      write(track, name, isThemed: isThemed, printer, &writer)
    }
  }

  private func write(
    _ track: KeyframeTrack, _ name: [UInt8], isThemed: Bool, _ printer: KotlinPrinter,
    _ writer: inout CodeWriter
  ) {
    writer.kdoc("The track `\(track.name)` at a time; null where the animation is not in effect.")
    writer.begin()
    writer.append("fun ")
    writer.append(name)
    writer.append("(nanoseconds: Long, ")
    if isThemed { writer.append("theme: TokenTheme, ") }
    writer.append("index: Int = 0, reducedMotion: Boolean = false): ")
    var call = ByteBuffer()
    call.append(isThemed ? "animation(theme)" : "animation")
    func appendCall(_ method: String) {
      call += ".\(method)(".utf8
      KotlinLiteral.append(string: track.name, to: &call)
      call.append(", nanoseconds, index, reducedMotion)")
    }
    switch track.keyframes {
    case .color:
      appendCall("color")
      writer.append(KotlinKind.color.typeName(on: printer.options.platform))
    case .number:
      appendCall("number")
      writer.append("Double")
    case .dimension(_, let unit):
      appendCall("number")
      let dimension = DimensionUnit(name: unit) ?? .none
      call.append("?.let { ")
      call += printer.dimensionWrapper(dimension)
      call.append(" }")
      writer.append(
        KotlinKind(.dimension(Dimension(value: 0, unit: dimension)), on: printer.options.platform)
          .typeName(on: printer.options.platform))
    }
    writer.append("? =")
    writer.end()
    writer.indent()
    writer.begin()
    writer.append(call.array)
    writer.end()
    writer.outdent()
    if printer.options.platform == .compose {
      writeAnimated(track, name, isThemed: isThemed, &writer)
    }
  }

  /// The track as a composable has it now, frame by frame. Its name is that of the track behind
  /// `animated`.
  private func writeAnimated(
    _ track: KeyframeTrack, _ name: [UInt8], isThemed: Bool, _ writer: inout CodeWriter
  ) {
    var capital = name.filter { $0 != UInt8(ascii: "`") }
    if let first = capital.first { capital[0] = first.asciiUpper }
    let animated = KotlinIdentifier.escaped(Array("animated".utf8) + capital, reserved: WordList())
    writer.blankLine()
    writer.kdoc("The track `\(track.name)` now, frame by frame; reduced as the composition says.")
    writer.line("@Composable")
    writer.begin()
    writer.append("fun ")
    writer.append(animated)
    writer.append("(index: Int = 0) =")
    writer.end()
    writer.indent()
    writer.begin()
    writer.append(name)
    writer.append("(tokenTime(animation")
    if isThemed { writer.append("(LocalTokenTheme.current)") }
    writer.append(").value, ")
    if isThemed { writer.append("LocalTokenTheme.current, ") }
    writer.append("index, LocalTokenReducedMotion.current)")
    writer.end()
    writer.outdent()
  }
}

extension KotlinPrinter {
  /// The number `it` as a length of a unit.
  func dimensionWrapper(_ unit: DimensionUnit) -> [UInt8] {
    switch KotlinKind(.dimension(Dimension(value: 0, unit: unit)), on: options.platform) {
    case .textUnit: return Array("it.\(unit == .em ? "em" : "sp")".utf8)
    case .dimension where options.platform == .compose:
      guard unit == .rem else { return Array("it.dp".utf8) }
      return .written { text in
        text.append("(it * ")
        KotlinLiteral.append(double: options.remBase, to: &text)
        text.append(").dp")
      }
    case .dimension, .otherDimension, .color, .fontFamily, .fontWeight, .duration, .bezier,
      .number, .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .string,
      .boolean, .any:
      return "TokenDimension(it, TokenUnit.".utf8 + Self.unitName(unit) + ")".utf8
    }
  }
}

/// The parts of the evaluator that the animations of a project need.
struct KotlinAnimationNeeds: Sendable {
  private(set) var any = false
  private(set) var colors = false
  private(set) var otherSpaces = false
  private(set) var numbers = false
  private(set) var bezier = false
  private(set) var steps = false
  private(set) var stops = false
  private(set) var spring = false
  private(set) var sine = false
  private(set) var units: Set<DimensionUnit> = []

  init(_ tokens: ThemedTokens) {
    for record in tokens.animations {
      for case let animation? in record.values { add(animation) }
    }
  }

  private mutating func add(_ animation: Animation) {
    any = true
    add(animation.easing)
    for track in animation.tracks {
      switch track.keyframes {
      case .color(let keyframes, let mixing):
        colors = true
        if mixing.space != .srgb { otherSpaces = true }
        for keyframe in keyframes { keyframe.easing.map { add($0) } }
      case .number(let keyframes):
        numbers = true
        for keyframe in keyframes { keyframe.easing.map { add($0) } }
      case .dimension(let keyframes, let unit):
        numbers = true
        units.insert(DimensionUnit(name: unit) ?? .none)
        for keyframe in keyframes { keyframe.easing.map { add($0) } }
      }
    }
    if case .replacement(let other) = animation.reducedMotion { add(other) }
  }

  private mutating func add(_ easing: Easing) {
    switch easing {
    case .linear: break
    case .cubicBezier: bezier = true
    case .steps: steps = true
    case .linearStops: stops = true
    case .spring: spring = true
    case .sine: sine = true
    }
  }

  /// The mathematics that the easings and spaces call.
  var functions: Set<ElementaryFunction> {
    var result: Set<ElementaryFunction> = []
    if spring { result.formUnion([.sine, .cosine, .exponential, .smallHyperbolicSine]) }
    if sine { result.insert(.cosine) }
    if otherSpaces { result.formUnion([.sine, .cosine, .power]) }
    return result
  }
}

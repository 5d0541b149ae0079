import TokenModel
import TokenMotion
import TokenSyntax

/// An animation as it will be printed: its names, and its tracks side by side in all combinations.
struct SwiftAnimation: Sendable {
  /// One track.
  struct Track: Sendable {
    /// What kind of values it has.
    enum Kind: Hashable, Sendable {
      case color
      case number
      case dimension(DimensionUnit)
    }

    /// The name as it was written.
    var name: String
    /// The name in Swift.
    var identifier: [UInt8]
    var kind: Kind
    /// The keyframes in each combination; empty for a track that only the replacement has.
    var values: [KeyframeTrack]
    /// What is shown if motion is to be reduced, in each combination; empty if that is not said.
    var reduced: [TrackValue]
  }

  /// The position in `ThemedTokens.animations`.
  let record: Int
  /// The group in whose enum the animation stands.
  let scope: GroupID
  /// The name of the constant.
  let constant: [UInt8]
  /// The name of its type.
  let type: [UInt8]
  /// The support, and one animation for each combination.
  let support: UInt32
  let values: [Animation]
  /// The tracks of the animation, and those that only its replacement has.
  let tracks: [Track]
  /// What is shown if motion is to be reduced, as an animation of its own: none or one.
  let replacement: [SwiftAnimation]
  /// The dotted path.
  let path: String

  /// Whether all combinations have one and the same of something.
  static func isUniform<Value: Equatable>(_ values: [Value]) -> Bool {
    values.allSatisfy { $0 == values[0] }
  }
}

/// Names the animations of a project and finds what Swift cannot say of them.
struct SwiftAnimationBuilder {
  private let tokens: ThemedTokens
  private let identifiers: SwiftIdentifier
  private let names: NestedNames
  private let options: SwiftOptions
  /// What was found.
  private(set) var diagnostics: [Diagnostic] = []
  /// The animations in authored order.
  private(set) var animations: [SwiftAnimation] = []

  /// Looks at all animations.
  init(
    _ tokens: ThemedTokens, names: NestedNames, identifiers: SwiftIdentifier, options: SwiftOptions
  ) {
    self.tokens = tokens
    self.names = names
    self.options = options
    self.identifiers = identifiers
    guard !tokens.animations.isEmpty else { return }
    let carriers = carriers()
    for (index, record) in tokens.animations.enumerated() {
      // A faulty animation has been reported; nothing will be written.
      let values = record.values.compactMap { $0 }
      guard values.count == record.values.count, !values.isEmpty, let carrier = carriers[index]
      else { continue }
      let (scope, constant, type) = name(carrier, record.path)
      if let animation = build(
        index, values, scope: scope, constant: constant, type: type)
      {
        animations.append(animation)
      }
    }
    claimNames()
  }

  private enum Carrier {
    case group(GroupID)
    case token(TokenID)
  }

  /// The group or token that carries each animation.
  private func carriers() -> [Carrier?] {
    struct Key: Hashable {
      let group: GroupID
      let name: NameID
    }
    var groups: [Key: GroupID] = [:]
    for index in tokens.groups.indices.dropFirst() {
      let id = GroupID(UInt32(index))
      groups[Key(group: tokens[id].parent, name: tokens[id].name)] = id
    }
    var result: [Carrier?] = []
    var open: [Key: Int] = [:]
    for (index, record) in tokens.animations.enumerated() {
      var group = GroupID.root
      var last: Key?
      for name in record.path.names {
        if let step = last { group = groups[step] ?? group }
        last = tokens.names.find(name).map { Key(group: group, name: $0) }
      }
      guard let last else {
        result.append(record.path.names.isEmpty ? .group(.root) : nil)
        continue
      }
      result.append(groups[last].map(Carrier.group))
      if groups[last] == nil { open[last] = index }
    }
    guard !open.isEmpty else { return result }
    for id in tokens.tokenIDs {
      let token = tokens[id]
      if let index = open[Key(group: token.group, name: token.name)] { result[index] = .token(id) }
    }
    return result
  }

  /// The scope and the names of an animation: those of its group, or of its token and `Animation`.
  private func name(
    _ carrier: Carrier, _ path: TokenPath
  ) -> (scope: GroupID, constant: [UInt8], type: [UInt8]) {
    let scope: GroupID
    var name = path.names.last ?? "root"
    var isOwn = true
    switch carrier {
    case .group(let id): scope = tokens[id].parent
    case .token(let id):
      scope = names.scope(of: id, in: tokens)
      isOwn = false
      if tokens[id].name == WellKnownName.root.id { name = path.names.dropLast().last ?? "root" }
    }
    let words = NameWords(name.utf8)
    let style = options.tokenNaming.style
    let own = style.text(of: words)
    // Where letter case does not tell a constant from the enum of its group, the suffix does.
    let isClear = isOwn && own != options.groupNaming.style.text(of: words)
    let suffix = style.continuation.text(of: NameWords("animation".utf8))
    let separator = style.separator.map { [$0] } ?? []
    let constant = isClear ? own : own + separator + suffix
    var type = CaseStyle.pascal.text(of: words) + Array("Animation".utf8)
    if type == constant { type += "Type".utf8 }
    return (scope, identifiers.value(constant), identifiers.type(type))
  }

  private mutating func build(
    _ record: Int, _ values: [Animation], scope: GroupID, constant: [UInt8], type: [UInt8]
  ) -> SwiftAnimation? {
    var replacement: [SwiftAnimation] = []
    let others = values.compactMap { value in
      if case .replacement(let other) = value.reducedMotion { other } else { nil }
    }
    if others.count == values.count {
      // A replacement is what is shown, so its own rule for reduced motion does not count.
      let plain = others.map { other in
        var other = other
        other.reducedMotion = .unchanged
        return other
      }
      replacement =
        build(
          record, plain, scope: scope, constant: Array("replacement".utf8),
          type: Array("Replacement".utf8)
        ).map { [$0] } ?? []
    } else if !SwiftAnimation.isUniform(values.map { Self.form(of: $0.reducedMotion) }) {
      warn(record, "what reduced motion shows has another form in another theme; it is left out")
    }
    for value in values where value.timing.endDelay != .zero || value.timing.iterationStart != .zero
    {
      warn(record, "an end delay or a start within an iteration is left out in Swift")
    }
    var tracks = tracks(record, values)
    for track in replacement.first?.tracks ?? []
    where !tracks.contains(where: { $0.name == track.name }) {
      var track = track
      track.values = []
      track.reduced = []
      tracks.append(track)
    }
    guard !tracks.isEmpty else { return nil }
    return SwiftAnimation(
      record: record, scope: scope, constant: constant, type: type,
      support: tokens.animations[record].support, values: values, tracks: tracks,
      replacement: replacement, path: tokens.animations[record].path.description)
  }

  private static func form(of rule: Animation.ReducedMotion) -> Int {
    switch rule {
    case .unchanged: 0
    case .notInEffect: 1
    case .hold: 2
    case .values: 3
    case .replacement: 4
    }
  }

  /// The tracks that all combinations have, with one kind of values.
  private mutating func tracks(_ record: Int, _ values: [Animation]) -> [SwiftAnimation.Track] {
    var result: [SwiftAnimation.Track] = []
    for track in values[0].tracks {
      let all = values.compactMap { value in value.tracks.first { $0.name == track.name } }
      let kinds = all.map { kind(of: $0, record) }
      guard all.count == values.count, SwiftAnimation.isUniform(kinds) else {
        warn(record, "the track `\(track.name)` is not in every theme, or not with one type")
        continue
      }
      guard all.allSatisfy({ $0.problem == nil }) else { continue }
      let reduced = values.compactMap { value -> TrackValue? in
        guard case .values(let fixed) = value.reducedMotion else { return nil }
        return fixed[track.name]
      }
      result.append(
        SwiftAnimation.Track(
          name: track.name,
          identifier: identifiers.track(CaseStyle.camel.text(of: NameWords(track.name.utf8))),
          kind: kinds[0], values: all, reduced: reduced.count == values.count ? reduced : []))
    }
    return result
  }

  private mutating func kind(of track: KeyframeTrack, _ record: Int) -> SwiftAnimation.Track.Kind {
    switch track.keyframes {
    case .color: return .color
    case .number: return .number
    case .dimension(_, let name):
      if let unit = DimensionUnit(name: name) { return .dimension(unit) }
      warn(record, "the unit `\(name)` is left out in Swift")
      return .number
    }
  }

  private mutating func warn(_ record: Int, _ message: String) {
    let animation = tokens.animations[record]
    diagnostics.append(
      Diagnostic(
        .valueNotExpressible, message, at: animation.span, token: animation.path.description))
  }

  /// Finds animations whose names are those of something else in their scope, and tracks with one
  /// name.
  private mutating func claimNames() {
    let scopes = Set(animations.map(\.scope))
    var claims = NameClaims(isScoped: true)
    func claim(_ name: some Sequence<UInt8>, _ scope: UInt32, _ owner: NameOwner) {
      var key: [UInt8] = []
      withUnsafeBytes(of: scope.littleEndian) { key += $0 }
      key += name
      claims.claim(key[...], for: owner)
    }
    for index in tokens.groups.indices.dropFirst() {
      let id = GroupID(UInt32(index))
      guard scopes.contains(tokens[id].parent) else { continue }
      claim(names.name(of: id, in: tokens), tokens[id].parent.rawValue, .group(id))
    }
    for id in tokens.tokenIDs {
      let scope = names.scope(of: id, in: tokens)
      guard scopes.contains(scope) else { continue }
      claim(names.name(of: id, in: tokens), scope.rawValue, .token(id))
    }
    for animation in animations {
      let scope = animation.scope.rawValue
      claim(animation.constant, scope, .animation(animation.record, "the constant"))
      claim(animation.type, scope, .animation(animation.record, "the type"))
    }
    diagnostics += claims.collisions(in: tokens, target: SwiftEmitter.name)
    for animation in animations {
      var claims = NameClaims()
      for track in animation.tracks {
        claims.claim(track.identifier[...], for: .animation(animation.record, track.name))
      }
      diagnostics += claims.collisions(in: tokens, target: SwiftEmitter.name)
    }
  }
}

import TokenModel
import TokenMotion
import TokenSyntax

extension LintContext {
  /// Asks of an animation in every theme what is wrong with it.
  ///
  /// - Parameters:
  ///   - support: The modifiers on which the answer depends; nil for those of the animation.
  ///   - body: What is wrong in a theme; nil if nothing is.
  /// - Returns: What is wrong first, and the contexts in which anything is; nil if nothing is.
  func fault<Fault>(
    in animation: LintAnimation, over support: Support? = nil,
    _ body: (Animation, Theme) -> Fault?
  ) -> (fault: Fault, theme: Theme, contexts: [String])? {
    let record = animation.record
    let support = support ?? tokens.supports[Int(record.support)]
    let answers = answers(over: support) { theme -> Fault?? in
      tokens.value(of: record, in: theme).map { body($0, theme) }
    }
    let faults = answers.compactMap { combination, fault in fault.map { (combination, $0) } }
    guard let first = faults.first else { return nil }
    var theme = tokens.defaultTheme
    support.assign(first.0, to: &theme)
    return (
      first.1, theme,
      contexts(of: support, faults.map(\.0), among: answers.map(\.combination))
    )
  }

  /// The node of an animation in its last declaration.
  private func extensionNode(_ animation: LintAnimation) -> (tree: JSONTree, node: NodeID)? {
    for occurrence in occurrences(animation.subject).reversed() {
      let record = tokens.occurrences[Int(occurrence)]
      let tree = tokens.trees[Int(record.tree)]
      if let extensions = tree.member(record.object, .extensions),
        let node = tree.member(extensions, .animation)
      {
        return (tree, node)
      }
    }
    return nil
  }

  /// Whether any declaration of an animation has a member.
  func hasMember(_ name: String, _ animation: LintAnimation) -> Bool {
    guard let id = tokens.names.find(name) else { return false }
    return occurrences(animation.subject).contains { occurrence in
      let record = tokens.occurrences[Int(occurrence)]
      let tree = tokens.trees[Int(record.tree)]
      return tree.member(record.object, .extensions).flatMap { tree.member($0, .animation) }
        .flatMap { tree.member($0, id) } != nil
    }
  }

  /// Where something in an animation is written: the member behind some names, as far as they lead.
  func span(_ path: [String], of animation: LintAnimation) -> SourceSpan {
    guard let (tree, extensionNode) = extensionNode(animation) else { return animation.record.span }
    var node = extensionNode
    for name in path {
      guard let id = tokens.names.find(name), let inner = tree.member(node, id) else { break }
      node = inner
    }
    return node == extensionNode ? tree.keySpan(node) ?? tree.span(node) : tree.span(node)
  }

  /// Where the value of a keyframe is written.
  func span(
    ofKeyframe index: Int, in track: String, of animation: LintAnimation
  ) -> SourceSpan {
    let fallback = span(["tracks", track], of: animation)
    guard let (tree, node) = extensionNode(animation) else { return fallback }
    var current = node
    for name in ["tracks", track, "keyframes"] {
      guard let id = tokens.names.find(name), let inner = tree.member(current, id) else {
        return fallback
      }
      current = inner
    }
    let keyframes = Array(tree.children(current))
    guard keyframes.indices.contains(index), let id = tokens.names.find("value"),
      let value = tree.member(keyframes[index], id)
    else { return fallback }
    return tree.span(value)
  }
}

extension Animation {
  /// A track of colours.
  struct ColorTrack {
    /// Its name.
    var name: String
    /// Its keyframes in the order of writing.
    var keyframes: [Keyframe<Color>]
    /// How its colours are mixed.
    var mixing: ColorMixing
  }

  /// The tracks of colours.
  var colorTracks: [ColorTrack] {
    tracks.compactMap { track in
      guard case .color(let keyframes, let mixing) = track.keyframes else { return nil }
      return ColorTrack(name: track.name, keyframes: keyframes, mixing: mixing)
    }
  }

  /// Whether it goes on and on between its keyframes, as a pulse does: more than two iterations.
  var isPulse: Bool { timing.iterations.value > 2 }

  /// Whether the first iteration runs from the last keyframe to the first.
  var startsAtEnd: Bool {
    timing.direction == .reverse || timing.direction == .alternateReverse
  }

  /// The keyframe that shows at the start, by its index.
  func firstKeyframe(of track: ColorTrack) -> Int {
    startsAtEnd ? track.keyframes.count - 1 : 0
  }
}

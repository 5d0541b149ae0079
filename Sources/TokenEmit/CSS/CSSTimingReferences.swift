import TokenModel
import TokenMotion
import TokenSyntax

/// The tokens that the timing of an animation names, found where the extension is written.
///
/// A token is only taken if it has the animation's own value in every theme; what is written in another
/// way (an expression, another declaration that wins in some theme) is printed as a value.
struct CSSTimingReferences {
  private(set) var duration: TokenID?
  private(set) var delay: TokenID?
  /// Nil for the identity, which is written as `linear`: browsers compute the curve with an error.
  private(set) var easing: TokenID?

  init(_ record: AnimationRecord, _ tokens: ThemedTokens, _ values: CSSValues) {
    guard values.options.aliases == .variable,
      let tree = tokens.trees.first(where: { $0.file.id == record.span.file }),
      let node = Self.node(at: record.span, in: tree)
    else { return }
    func target(_ name: String) -> TokenID? {
      guard let id = tokens.names.find(name), let member = tree.member(node, id) else { return nil }
      guard let text = tree.string(tree.member(member, .ref) ?? member) else { return nil }
      let isCurly = text.hasPrefix("{") && text.hasSuffix("}")
      let path = isCurly ? text.dropFirst().dropLast() : text[...]
      return record.references.first { tokens.path(of: $0).description == path }
    }
    func agrees(_ id: TokenID, _ isEqual: (Animation, TokenValue) -> Bool) -> Bool {
      let support = tokens.supports[Int(record.support)]
      var theme = tokens.defaultTheme
      return record.values.indices.allSatisfy { index in
        support.assign(index, to: &theme)
        guard let animation = record.values[index] else { return true }
        return tokens.value(of: id, in: theme).map { isEqual(animation, $0) } ?? false
      }
    }
    func duration(_ name: String, _ time: (Animation) -> Nanoseconds) -> TokenID? {
      target(name).flatMap { id in
        agrees(id) { animation, value in
          if case .duration(let length) = value {
            length.nanoseconds == time(animation)
          } else {
            false
          }
        } ? id : nil
      }
    }
    self.duration = duration("duration") { $0.timing.duration }
    delay = duration("delay") { $0.timing.delay }
    easing = target("easing").flatMap { id in
      agrees(id) { animation, value in
        guard case .cubicBezier(let points) = value, case .cubicBezier(let curve) = animation.easing
        else { return false }
        return !curve.isIdentity && curve == CubicBezier(points.x1, points.y1, points.x2, points.y2)
      } ? id : nil
    }
  }

  /// The value of the member whose name starts where a span does: a binary search, since nodes stand
  /// in the order of the text.
  private static func node(at span: SourceSpan, in tree: JSONTree) -> NodeID? {
    var (low, high) = (0, tree.nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if tree.nodes[middle].start < span.lower { low = middle + 1 } else { high = middle }
    }
    guard low < tree.nodes.count else { return nil }
    let node = tree.nodes[low]
    return node.keyStart == span.lower || node.start == span.lower ? NodeID(UInt32(low)) : nil
  }
}

import TokenModel
import TokenSyntax

/// The order in which animations can be read: those that replace others first. Circles are
/// reported.
///
/// All declarations count, whatever their contexts. Depth-first without recursion; linear in the
/// animations and their references.
struct AnimationOrder {
  /// Positions of animations, those that replace others before them.
  private(set) var order: [Int] = []
  /// Animations that replace each other in a circle.
  private(set) var circular: Set<Int> = []

  /// 1 while an animation is being followed, 2 when all behind it is known.
  private var states: [UInt8]

  /// Orders animations and reports their circles.
  static func solve(
    _ drafts: [AnimationDraft], _ links: AnimationLinks, _ reader: inout ValueReader
  ) -> AnimationOrder {
    var order = AnimationOrder(states: Array(repeating: 0, count: drafts.count))
    for start in drafts.indices where order.states[start] == 0 {
      order.visit(start, drafts, links, &reader)
    }
    return order
  }

  private init(states: [UInt8]) {
    self.states = states
  }

  private mutating func visit(
    _ start: Int, _ drafts: [AnimationDraft], _ links: AnimationLinks, _ reader: inout ValueReader
  ) {
    var path: [(animation: Int, next: Int)] = [(start, 0)]
    states[start] = 1
    while let top = path.last {
      let targets = links.replacements[top.animation]
      guard top.next < targets.count else {
        states[top.animation] = 2
        order.append(top.animation)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[top.next].target
      switch states[target] {
      case 0:
        states[target] = 1
        path.append((target, 0))
      case 1:
        let from = path.lastIndex { $0.animation == target } ?? 0
        let circle = path[from...].map {
          ($0.animation, links.replacements[$0.animation][$0.next - 1])
        }
        report(circle, drafts, &reader)
      default: break
      }
    }
  }

  private mutating func report(
    _ circle: [(animation: Int, link: AnimationLinks.Replacement)], _ drafts: [AnimationDraft],
    _ reader: inout ValueReader
  ) {
    let names = circle.map { "`\(drafts[$0.animation].path(in: reader.tokens))`" }
    let text =
      circle.count == 1
      ? "\(names[0]) replaces itself"
      : "these animations replace each other in a circle: "
        + ReferenceChain.shortened(names + names.prefix(1))
    for (animation, link) in circle where circular.insert(animation).inserted {
      reader.subject = drafts[animation].path(in: reader.tokens).description
      let place = Place(tree: link.tree, node: link.node, occurrence: 0)
      reader.report(
        .replacementCircle, text, at: place, help: "let one of them hold a moment or fixed values")
    }
  }
}

/// Chains of names in messages.
enum ReferenceChain {
  /// The names joined by arrows; the middle of a very long chain is left out.
  static func shortened(_ names: [String]) -> String {
    guard names.count > 24 else { return names.joined(separator: " → ") }
    let middle = "… (\(names.count - 20) more) …"
    return (names.prefix(10) + [middle] + names.suffix(10)).joined(separator: " → ")
  }
}

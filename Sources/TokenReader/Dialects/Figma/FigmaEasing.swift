import TokenModel
import TokenSyntax

/// An easing of Figma's motion variables.
enum FigmaEasing {
  /// The four numbers of a curve.
  case curve([Double])
  /// A spring, by its name.
  case spring(String)
  /// A curve that Figma knows by name.
  case preset(String)

  /// The members by which such a value is recognised.
  static let members = ["easingFunctionCubicBezier", "easingFunctionSpring"]

  private static let springs: Set<String> = [
    "GENTLE", "QUICK", "BOUNCY", "SLOW", "CUSTOM_SPRING",
  ]

  /// Reads an easing; nil if the object has no `type`.
  init?(_ value: NodeID, _ tree: JSONTree, _ names: NameTable) {
    func member(_ name: String, of node: NodeID) -> NodeID? {
      names.find(name).flatMap { tree.member(node, $0) }
    }
    if let curve = member("easingFunctionCubicBezier", of: value) {
      let points = ["x1", "y1", "x2", "y2"].compactMap { name in
        member(name, of: curve).flatMap { tree.number($0) }?.withoutFloatTail
      }
      if points.count == 4 {
        self = .curve(points)
        return
      }
    }
    guard let type = tree.member(value, .plainType).flatMap({ tree.string($0) }) else {
      return nil
    }
    if type == "LINEAR" {
      self = .curve([0, 0, 1, 1])
    } else {
      self = Self.springs.contains(type) ? .spring(type) : .preset(type)
    }
  }
}

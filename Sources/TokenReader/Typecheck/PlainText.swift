import TokenModel
import TokenMotion
import TokenSyntax

/// Reads values of the simple types where they are written plainly: every member once and nothing
/// else, strings without escapes, numbers in range, no reference. Such a value has no finding.
///
/// It takes no copy of a tree and makes no `String`; what it answers with nil is for `ValueReader`,
/// which reads everything and says what is wrong.
struct PlainText {
  private let nodes: UnsafeBufferPointer<JSONNode>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words: PlainWords

  /// Lends the text of a tree.
  static func read(_ tree: JSONTree, _ words: PlainWords, _ body: (PlainText) -> Void) {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.file.padded.withUnsafeBufferPointer { bytes in
        body(PlainText(nodes: nodes, bytes: bytes, words: words))
      }
    }
  }

  /// The value at a node, read as a type; nil for composite types as well.
  func value(_ id: NodeID, as type: TokenType) -> TokenValue? {
    let node = id.rawValue
    return switch type {
    case .color: color(node).map(TokenValue.color)
    case .dimension:
      quantity(node, words.dimensionUnits).map {
        .dimension(Dimension(value: $0.value, unit: $0.unit))
      }
    case .duration:
      quantity(node, words.durationUnits).map {
        .duration(Duration(value: $0.value, unit: $0.unit))
      }
    case .number: number(node).map(TokenValue.number)
    case .cubicBezier: cubicBezier(node)
    case .fontFamily, .fontWeight, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .opaque:
      nil
    }
  }

  /// The `$type` of a token object: nil without one, and `unknown` for one that is not plain.
  func ownType(_ object: NodeID) -> OwnType {
    let end = nodes[Int(object.rawValue)].next
    var child = object.rawValue + 1
    while child < end {
      let node = nodes[Int(child)]
      if node.name == WellKnownName.type.id {
        return string(node).flatMap(words.types.first(_:)).map(OwnType.type) ?? .unknown
      }
      child = node.next
    }
    return .none
  }

  /// What `ownType` finds.
  enum OwnType {
    case none
    case type(TokenType)
    case unknown
  }

  /// The bytes of a string without escapes; nil for everything else, and for a string that is not
  /// closed.
  private func string(_ node: JSONNode) -> UnsafeBufferPointer<UInt8>? {
    let (start, end) = (Int(node.start), Int(node.end))
    guard node.kind == .plainString, end - start >= 2, bytes[end - 1] == bytes[start] else {
      return nil
    }
    return UnsafeBufferPointer(rebasing: bytes[start + 1..<end - 1])
  }

  private func number(_ position: UInt32) -> Double? {
    let node = nodes[Int(position)]
    guard node.kind == .number else { return nil }
    let value = JSONNumber.double(
      UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)]))
    return value.isFinite ? value : nil
  }

  private func color(_ position: UInt32) -> ColorValue? {
    let object = nodes[Int(position)]
    guard object.kind == .object else { return nil }
    var space: ColorSpace?
    var list: UInt32?
    var alpha: Double?
    var hex: HexText?
    var child = position + 1
    while child < object.next {
      let node = nodes[Int(child)]
      switch node.name {
      case WellKnownName.colorSpace.id where space == nil:
        space = string(node).flatMap(words.spaces.first(_:))
        guard space != nil else { return nil }
      case WellKnownName.components.id where list == nil: list = child
      case WellKnownName.alpha.id where alpha == nil:
        alpha = number(child)?.withoutWidening
        guard let alpha, alpha >= 0, alpha <= 1 else { return nil }
      case WellKnownName.hex.id where hex == nil:
        hex = string(node).flatMap { HexText(bytes: $0) }
        guard hex != nil else { return nil }
      default: return nil
      }
      child = node.next
    }
    guard let space, let list, let components = components(list, of: space) else { return nil }
    return ColorValue(
      Color(space: space, components: components, alpha: alpha ?? 1),
      writesAlpha: alpha != nil, hex: hex)
  }

  private func components(_ position: UInt32, of space: ColorSpace) -> ColorComponents? {
    // Three numbers are three nodes.
    let list = nodes[Int(position)]
    guard list.kind == .array, list.next == position + 4,
      let first = number(position + 1)?.withoutWidening,
      let second = number(position + 2)?.withoutWidening,
      let third = number(position + 3)?.withoutWidening
    else { return nil }
    let components = ColorComponents(first, second, third)
    return words.contains(components, in: space) ? components : nil
  }

  private func cubicBezier(_ position: UInt32) -> TokenValue? {
    let list = nodes[Int(position)]
    guard list.kind == .array, list.next == position + 5,
      let x1 = number(position + 1), let y1 = number(position + 2),
      let x2 = number(position + 3), let y2 = number(position + 4),
      x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1
    else { return nil }
    return .cubicBezier(BezierPoints(x1, y1, x2, y2))
  }

  /// A number and its unit.
  private func quantity<Unit>(
    _ position: UInt32, _ units: PlainWords.List<Unit>
  ) -> (value: Double, unit: Unit)? {
    let object = nodes[Int(position)]
    guard object.kind == .object, object.next == position + 3 else { return nil }
    var value: Double?
    var unit: Unit?
    for child in [position + 1, position + 2] {
      let node = nodes[Int(child)]
      if node.name == WellKnownName.plainValue.id {
        value = number(child)
      } else if node.name == WellKnownName.unit.id {
        unit = string(node).flatMap(units.first(_:))
      }
    }
    guard let value, let unit else { return nil }
    return (value, unit)
  }
}

/// The words and ranges of plain values, as bytes to compare with.
struct PlainWords: Sendable {
  /// Words and what they mean.
  struct List<Meaning: Sendable>: Sendable {
    private let entries: [(word: [UInt8], meaning: Meaning)]

    init(_ meanings: [Meaning], _ word: (Meaning) -> String) {
      entries = meanings.map { (Array(word($0).utf8), $0) }
    }

    /// What a word means; nil for any other.
    func first(_ text: UnsafeBufferPointer<UInt8>) -> Meaning? {
      for index in entries.indices where entries[index].word.count == text.count {
        if entries[index].word.elementsEqual(text) { return entries[index].meaning }
      }
      return nil
    }
  }

  let types = List(TokenType.standard, \.name)
  let spaces = List(ColorSpace.allCases, \.name)
  let dimensionUnits = List(DimensionUnit.allCases.filter(\.isStandard), \.name)
  let durationUnits = List(DurationUnit.allCases, \.name)
  /// The components of all spaces, three for each, by its raw value: what a component may be at least
  /// and at most, and whether it is a hue.
  private let least: [Double]
  private let most: [Double]
  private let isHue: [Bool]

  init() {
    let components = ColorSpace.allCases.flatMap { $0.componentInfo }
    least = components.map { $0.range.lowerBound }
    most = components.map { $0.range.upperBound }
    isHue = components.map { $0.isHue }
  }

  /// Whether all components are in their ranges.
  func contains(_ components: ColorComponents, in space: ColorSpace) -> Bool {
    for index in 0..<3 {
      let (value, place) = (components[index], 3 * Int(space.rawValue) + index)
      guard value >= least[place], value <= most[place], !(isHue[place] && value == 360) else {
        return false
      }
    }
    return true
  }
}

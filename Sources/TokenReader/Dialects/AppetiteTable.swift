import TokenModel
import TokenMotion
import TokenSyntax

/// The table form of the Appetite UI documentation: one flat object whose names are paths with
/// slashes, and whose values are a value or one value for each mode.
///
/// A colour is a CSS colour, a duration a number with `ms` or `s`, an easing a CSS `cubic-bezier()`,
/// a dimension a number with a unit. A bare number is a length in pixels below `dimensions/`, where
/// Appetite keeps its lengths, and a number elsewhere. A string that is the path of another token,
/// in braces or not, is an alias.
enum AppetiteTable {
  /// The first name of the paths whose bare numbers are lengths.
  static let lengths = "dimensions"

  /// Whether the root of a file is such a table: every member is a scalar, or an object of scalars
  /// without a `$` name. No DTCG file is: there a member of a group is an object with `$value` or
  /// more groups.
  static func matches(_ tree: JSONTree, _ names: NameTable) -> Bool {
    guard tree.isObject(.root), tree.childCount(.root) > 0 else { return false }
    var hasPath = false
    for child in tree.children(.root) {
      let name = names.bytes(tree.name(child))
      if name.first == UInt8(ascii: "$") {
        guard tree.name(child) == WellKnownName.schema.id else { return false }
        continue
      }
      if name.contains(UInt8(ascii: "/")) { hasPath = true }
      switch tree.kind(child) {
      case .plainString, .escapedString, .number: break
      case .object:
        guard tree.childCount(child) > 0 else { return false }
        for mode in tree.children(child) {
          guard tree.isString(mode) || tree.kind(mode) == .number,
            names.bytes(tree.name(mode)).first != UInt8(ascii: "$")
          else { return false }
        }
      case .missing, .null, .false, .true, .array: return false
      }
    }
    return hasPath
  }
}

extension Collector {
  /// Adds the tokens of a table: each name is split at its slashes.
  mutating func addTable(_ layer: Layer, _ tree: JSONTree, _ condition: UInt32) {
    for child in tree.children(layer.root) {
      let name = project.names.bytes(tree.name(child))
      guard name.first != UInt8(ascii: "$") else { continue }
      let steps = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      var path: PathID = 0
      for step in steps {
        guard let id = project.names.find(step) else { continue }
        if let fault = nameChecks.fault(of: id, project.names) {
          report(fault, of: id, child, tree)
          path = 0
          break
        }
        path = paths.childOrNew(of: path, named: id)
      }
      guard path != 0 else { continue }
      let occurrence = DraftOccurrence(
        tree: UInt32(layer.tree), object: child, value: child, condition: condition,
        next: PathTree.none, kind: .token, form: .appetite, mayOverride: layer.mayOverride)
      guard tree.isObject(child) else {
        paths.append(occurrence, to: path)
        continue
      }
      for mode in tree.children(child) {
        guard let when = project.condition(ofMode: tree.name(mode)),
          let both = layer.condition.and(when)
        else { continue }
        var copy = occurrence
        copy.value = mode
        copy.condition = number(of: both)
        copy.mayOverride = true
        paths.append(copy, to: path)
      }
    }
  }
}

extension ValueReader {
  /// The value of an entry of the table.
  mutating func tableValue(_ place: Place) -> TokenValue? {
    switch follow(place, takesCurly: true) {
    case .failed: return nil
    case .value(let value): return value
    case .literal(let place):
      let tree = tree(place)
      if let number = tree.number(place.node) {
        guard number.isFinite else {
          report(.numberTooLarge, "the number is beyond what can be represented", at: place)
          return nil
        }
        let entry = draft.tokens.occurrences[Int(place.occurrence)].object
        let path = project.names.string(tree.name(entry))
        return path.hasPrefix(AppetiteTable.lengths + "/")
          ? .dimension(Dimension(value: number, unit: .px)) : .number(number)
      }
      return tableText(tree.string(place.node) ?? "", at: place)
    }
  }

  private mutating func tableText(_ text: String, at place: Place) -> TokenValue? {
    if let duration = LegacyForm.duration(text) { return .duration(duration) }
    if let dimension = LegacyForm.dimension(text) { return .dimension(dimension) }
    if case .cubicBezier(let curve) = try? Easing(css: text) {
      return .cubicBezier(BezierPoints(curve.x1, curve.y1, curve.x2, curve.y2))
    }
    if let color = try? Color(css: text) {
      return .color(
        ColorValue(color, writesAlpha: color.alpha != 1, hex: HexText(text.utf8)))
    }
    report(
      .wrongValue, "`\(text)` is neither a color, a duration, an easing, a dimension nor a path",
      at: place,
      help:
        "write a color as `#D1D1D6`, a duration as `480ms`, an easing as `cubic-bezier(0, 0, 1, 1)`"
    )
    return nil
  }
}

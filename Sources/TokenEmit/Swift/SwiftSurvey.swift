import TokenModel
import TokenMotion

/// Which types, colour spaces and units the values of a project have.
struct SwiftSurvey {
  private var kinds: UInt32 = 0
  private var spaces: UInt32 = 0
  private var units: UInt64 = 0
  private var hasWideColor = false
  private var hasExtras = false
  private var firstUses: [(unit: DimensionUnit, token: TokenID)] = []

  /// Looks at all values.
  init(_ tokens: ThemedTokens) {
    for (index, token) in tokens.tokens.enumerated() {
      let first = Int(token.firstValue)
      let count = tokens.supports[Int(token.support)].count
      for value in tokens.values[first..<(first + count)] {
        if let value { add(value, of: TokenID(UInt32(index))) }
      }
    }
  }

  /// A token that has a length of a unit outside of the text styles that can use it.
  func firstUse(of unit: DimensionUnit) -> TokenID? {
    firstUses.first { $0.unit == unit }?.token
  }

  /// Adds what was found to the parts of an output.
  func insert(into parts: inout SwiftParts) {
    for kind in SwiftKind.allCases where kinds >> UInt32(kind.rawValue) & 1 == 1 {
      parts.insert(kind.part)
    }
    for space in ColorSpace.allCases where spaces >> UInt32(space.rawValue) & 1 == 1 {
      parts.insert("space-\(space.name)")
      if space != .srgb { parts.insert("wideColor") }
    }
    for unit in DimensionUnit.allCases where units >> UInt64(unit.rawValue) & 1 == 1 {
      parts.insert("unit-\(unit.name)")
    }
    if hasWideColor { parts.insert("wideColor") }
    if hasExtras { parts.insert("extras") }
  }

  private mutating func add(_ value: TokenValue, of id: TokenID) {
    kinds |= 1 << UInt32(SwiftKind(value).rawValue)
    switch value {
    case .color(let value): add(value.color)
    case .dimension(let value): add(value, of: id)
    case .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition, .opaque: break
    case .strokeStyle(let value): add(value, of: id)
    case .border(let value):
      add(value.color.color)
      add(value.width, of: id)
      add(value.style, of: id)
    case .shadow(let value):
      for layer in value.layers {
        add(layer.color.color)
        for length in [layer.offsetX, layer.offsetY, layer.blur, layer.spread] {
          add(length, of: id)
        }
      }
    case .gradient(let stops):
      for stop in stops { add(stop.color.color) }
    case .typography(let value):
      add(value.fontSize, of: id)
      if let spacing = value.letterSpacing {
        let isRelative = spacing.unit == .em || spacing.unit == .percent
        add(spacing, of: isRelative ? nil : id)
      }
      if case .fixed(let height) = value.lineHeight { add(height, of: id) }
      if !value.extras.isEmpty { hasExtras = true }
    }
  }

  private mutating func add(_ color: Color) {
    spaces |= 1 << UInt32(color.space.rawValue)
    if color.space == .srgb, !color.isInGamut(of: .srgb) { hasWideColor = true }
  }

  private mutating func add(_ style: StrokeStyle, of id: TokenID) {
    guard case .dashed(let lengths, _) = style else { return }
    for length in lengths { add(length, of: id) }
  }

  private mutating func add(_ length: Dimension, of id: TokenID?) {
    units |= 1 << UInt64(length.unit.rawValue)
    guard length.unit != .px, let id, firstUse(of: length.unit) == nil else { return }
    firstUses.append((length.unit, id))
  }
}

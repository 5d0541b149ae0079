extension TokenValue {
  /// The value without what only says how a colour was written.
  package var withoutSpelling: TokenValue {
    switch self {
    case .color(let color): return .color(color.withoutSpelling)
    case .border(var border):
      border.color = border.color.withoutSpelling
      return .border(border)
    case .shadow(var shadow):
      for index in shadow.layers.indices {
        shadow.layers[index].color = shadow.layers[index].color.withoutSpelling
      }
      return .shadow(shadow)
    case .gradient(var stops):
      for index in stops.indices { stops[index].color = stops[index].color.withoutSpelling }
      return .gradient(stops)
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography, .opaque:
      return self
    }
  }
}

extension ColorValue {
  fileprivate var withoutSpelling: ColorValue { ColorValue(color) }
}

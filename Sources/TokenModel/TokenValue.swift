/// The value of a token with no reference left in it: there is deliberately no alias case.
///
/// Every `switch` over it lists all cases, so that a new type does not compile until every reader
/// and emitter handles it.
public enum TokenValue: Sendable, Hashable {
  case color(ColorValue)
  case dimension(Dimension)
  indirect case fontFamily(FontFamily)
  case fontWeight(FontWeight)
  case duration(Duration)
  case cubicBezier(BezierPoints)
  case number(Double)
  indirect case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  indirect case shadow(Shadow)
  /// At least one stop (D-05), in authored order.
  indirect case gradient([GradientStop])
  indirect case typography(Typography)
  /// A value whose type is outside the standard.
  indirect case opaque(OpaqueValue)

  /// The type that the value has.
  @inlinable public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .opaque: .opaque
    }
  }

  /// The `$type` as it is written in a file: the spelling of the standard, or the foreign name.
  public var typeName: String {
    if case .opaque(let value) = self { return value.typeName }
    return type.name
  }
}

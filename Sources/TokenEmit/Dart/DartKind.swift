import TokenModel

/// The type of a token in Dart.
enum DartKind: String, Sendable {
  case color = "Color"
  case double
  case families = "List<String>"
  case fontWeight = "FontWeight"
  case duration = "Duration"
  case curve = "Cubic"
  case string = "String"
  case bool
  case border = "BorderSide"
  case transition = "TokenTransition"
  case shadows = "List<BoxShadow>"
  case gradient = "LinearGradient"
  case textStyle = "TextStyle"
  /// A token that is one thing here and another there.
  case any = "Object"

  /// The type of a value.
  init(_ value: TokenValue) {
    switch value {
    case .color: self = .color
    case .dimension, .number: self = .double
    case .fontFamily: self = .families
    case .fontWeight: self = .fontWeight
    case .duration: self = .duration
    case .cubicBezier: self = .curve
    case .strokeStyle: self = .string
    case .border: self = .border
    case .transition: self = .transition
    case .shadow: self = .shadows
    case .gradient: self = .gradient
    case .typography: self = .textStyle
    case .opaque(let value):
      switch value.content {
      case .string: self = .string
      case .number: self = .double
      case .boolean: self = .bool
      }
    }
  }

  /// The expression between two values at `t`; the functions of Flutter that return a value for two
  /// values return null only for two nulls.
  ///
  /// - Parameter isOptional: Whether the values may be null.
  func lerp(_ name: String, isOptional: Bool) -> String {
    let sign = isOptional ? "" : "!"
    switch self {
    case .color, .fontWeight, .textStyle, .gradient:
      return "\(rawValue).lerp(\(name), other.\(name), t)\(sign)"
    case .double: return "lerpDouble(\(name), other.\(name), t)\(sign)"
    case .shadows: return "BoxShadow.lerpList(\(name), other.\(name), t)\(sign)"
    case .border where !isOptional: return "BorderSide.lerp(\(name), other.\(name), t)"
    case .duration where !isOptional: return "\(name) + (other.\(name) - \(name)) * t"
    case .families, .duration, .curve, .string, .bool, .border, .transition, .any:
      return "t < 0.5 ? \(name) : other.\(name)"
    }
  }
}

import TokenModel

/// The Swift type of a constant.
enum SwiftKind: UInt8, CaseIterable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  case number
  case text
  case boolean

  /// The type of a value.
  init(_ value: TokenValue) {
    switch value {
    case .color: self = .color
    case .dimension: self = .dimension
    case .fontFamily: self = .fontFamily
    case .fontWeight: self = .fontWeight
    case .duration: self = .duration
    case .cubicBezier: self = .cubicBezier
    case .number: self = .number
    case .strokeStyle: self = .strokeStyle
    case .border: self = .border
    case .transition: self = .transition
    case .shadow: self = .shadow
    case .gradient: self = .gradient
    case .typography: self = .typography
    case .opaque(let value):
      switch value.content {
      case .string: self = .text
      case .number: self = .number
      case .boolean: self = .boolean
      }
    }
  }

  /// Whether values of the type hold other values, which may be references.
  var hasParts: Bool {
    switch self {
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .text,
      .boolean:
      false
    }
  }

  /// The part of the fixed text that has the type; see `SwiftParts`.
  var part: String {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .number: "number"
    case .text: "text"
    case .boolean: "boolean"
    }
  }

  /// The name of the type behind the prefix of the output; nil for a type of the standard library.
  var suffix: StaticString? {
    switch self {
    case .color: "Color"
    case .dimension: "Dimension"
    case .fontFamily: "FontFamily"
    case .fontWeight: "FontWeight"
    case .duration: "Duration"
    case .cubicBezier: "CubicBezier"
    case .strokeStyle: "StrokeStyle"
    case .border: "Border"
    case .transition: "Transition"
    case .shadow: "Shadow"
    case .gradient: "Gradient"
    case .typography: "Typography"
    case .number, .text, .boolean: nil
    }
  }

  /// The name of a type of the standard library.
  var standardName: StaticString {
    switch self {
    case .number: "Double"
    case .text: "String"
    default: "Bool"
    }
  }
}

import TokenModel
import TokenMotion

/// Writes values as Swift expressions of the types of a generated file.
struct SwiftExpressions: Sendable {
  /// What the names of the types begin with.
  let prefix: [UInt8]

  /// Appends the name of a type.
  func type(_ kind: SwiftKind, to w: inout CodeWriter) {
    if let suffix = kind.suffix {
      type(suffix, to: &w)
    } else {
      w.append(kind.standardName)
    }
  }

  /// Appends the name of a type of the generated file, given without its prefix.
  @inline(__always)
  func type(_ suffix: StaticString, to w: inout CodeWriter) {
    w.append(prefix)
    w.append(suffix)
  }

  /// Appends a value.
  ///
  /// - Parameter source: Where the value was written, if members of it may be references.
  func write(_ value: TokenValue, from source: SwiftSource?, to w: inout CodeWriter) {
    switch value {
    case .color(let value): color(value, to: &w)
    case .dimension(let value): dimension(value, to: &w)
    case .fontFamily(let value): fontFamily(value, to: &w)
    case .fontWeight(let value): fontWeight(value, to: &w)
    case .duration(let value): duration(value, to: &w)
    case .cubicBezier(let value): bezier(value, to: &w)
    case .number(let value): w.append(double: value)
    case .strokeStyle(let value): strokeStyle(value, to: &w)
    case .border(let value): border(value, from: source, to: &w)
    case .transition(let value): transition(value, from: source, to: &w)
    case .shadow(let value): shadow(value, from: source, to: &w)
    case .gradient(let value): gradient(value, from: source, to: &w)
    case .typography(let value): typography(value, from: source, to: &w)
    case .opaque(let value): scalar(value.content, to: &w)
    }
  }

  /// Appends a text, number or boolean as a literal.
  func scalar(_ value: Scalar, to w: inout CodeWriter) {
    switch value {
    case .string(let text): w.append(swiftString: text)
    case .number(let number): w.append(double: number)
    case .boolean(let value): w.append(value ? "true" : "false")
    }
  }

  /// Appends a length.
  func dimension(_ value: Dimension, to w: inout CodeWriter) {
    type("Dimension", to: &w)
    w.append("(")
    w.append(argument: value.value)
    w.append(", .")
    w.append(value.unit.identifier)
    w.append(")")
  }

  /// Appends a length of time, in milliseconds or seconds as it was written.
  func duration(_ value: TokenModel.Duration, to w: inout CodeWriter) {
    type("Duration", to: &w)
    w.append(value.unit == .ms ? ".milliseconds(" : ".seconds(")
    w.append(argument: value.value)
    w.append(")")
  }

  /// Appends a length of time.
  func time(_ value: Nanoseconds, to w: inout CodeWriter) {
    type("Duration", to: &w)
    if value.count.isMultiple(of: 1000), value.count.magnitude < 1 << 53 {
      w.append(".milliseconds(")
      w.append(argument: value.milliseconds)
    } else {
      w.append("(nanoseconds: ")
      w.append(String(value.count))
    }
    w.append(")")
  }

  /// Appends the control points of a curve.
  func bezier(_ value: BezierPoints, to w: inout CodeWriter) {
    type("CubicBezier", to: &w)
    w.append("(")
    w.append(argument: value.x1)
    w.append(", ")
    w.append(argument: value.y1)
    w.append(", ")
    w.append(argument: value.x2)
    w.append(", ")
    w.append(argument: value.y2)
    w.append(")")
  }

  /// Appends the names of fonts.
  func fontFamily(_ value: FontFamily, to w: inout CodeWriter) {
    type("FontFamily", to: &w)
    w.append("(")
    for (index, name) in value.names.enumerated() {
      if index > 0 { w.append(", ") }
      w.append(swiftString: name)
    }
    w.append(")")
  }

  /// Appends a weight.
  func fontWeight(_ value: FontWeight, to w: inout CodeWriter) {
    type("FontWeight", to: &w)
    w.append("(")
    w.append(argument: value.value)
    w.append(")")
  }

  /// Appends a style of lines.
  func strokeStyle(_ value: StrokeStyle, to w: inout CodeWriter) {
    type("StrokeStyle", to: &w)
    switch value {
    case .keyword(let keyword):
      w.append(".")
      w.append(keyword.rawValue)
    case .dashed(let lengths, let cap):
      w.append(".pattern([")
      for (index, length) in lengths.enumerated() {
        if index > 0 { w.append(", ") }
        dimension(length, to: &w)
      }
      w.append("], .")
      w.append(cap.rawValue)
      w.append(")")
    }
  }
}

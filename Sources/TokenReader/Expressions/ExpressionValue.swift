import TokenModel
import TokenMotion

/// A value while an expression is computed.
enum ExpressionValue: Equatable {
  case number(Double)
  /// A length or a percentage.
  case length(Double, DimensionUnit)
  case time(Double, DurationUnit)
  /// In degrees.
  case angle(Double)
  case color(ColorValue)

  /// The value of a token; nil for one of a type with which nothing can be computed.
  init?(_ value: TokenValue) {
    switch value {
    case .color(let color): self = .color(color)
    case .dimension(let length) where length.unit == .none: self = .number(length.value)
    case .dimension(let length): self = .length(length.value, length.unit)
    case .duration(let time): self = .time(time.value, time.unit)
    case .number(let number): self = .number(number)
    case .fontWeight(let weight): self = .number(weight.value)
    case .opaque(let opaque):
      switch opaque.content {
      case .number(let number): self = .number(number)
      case .boolean: return nil
      case .string(let text):
        if let value = Self(literal: text) { self = value } else { return nil }
      }
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography:
      return nil
    }
  }

  /// The value of a text that is a number, a number with a unit, or a colour.
  init?(literal text: String) {
    if let (number, unit) = LegacyForm.split(text) {
      guard !unit.isEmpty else {
        self = .number(number)
        return
      }
      guard let unit = ExpressionUnit(name: String(unit)) else { return nil }
      self = Self.number(number).with(unit)
    } else if let color = try? Color(css: text) {
      self = .color(
        ColorValue(color, writesAlpha: color.alpha != 1, hex: HexText(text.prefix(7).utf8)))
    } else {
      return nil
    }
  }

  /// A plain number with a unit.
  func with(_ unit: ExpressionUnit) -> Self {
    switch unit {
    case .length(let unit): .length(amount, unit)
    case .time(let unit): .time(amount, unit)
    case .angle(let degrees): .angle(amount * degrees)
    }
  }

  /// The number in front of the unit; 0 for a colour.
  var amount: Double {
    switch self {
    case .number(let value), .length(let value, _), .time(let value, _), .angle(let value): value
    case .color: 0
    }
  }

  /// The same unit with another number in front.
  func with(amount: Double) -> Self {
    switch self {
    case .number: .number(amount)
    case .length(_, let unit): .length(amount, unit)
    case .time(_, let unit): .time(amount, unit)
    case .angle: .angle(amount)
    case .color: self
    }
  }

  /// Whether it is a number without a unit.
  var isPlain: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether it has the unit of another value; of two colours, true.
  func hasUnit(of other: Self) -> Bool {
    switch (self, other) {
    case (.number, .number), (.angle, .angle), (.color, .color): true
    case (.length(_, let a), .length(_, let b)): a == b
    case (.time(_, let a), .time(_, let b)): a == b
    default: false
    }
  }

  /// The value for messages: `4px`, `0.5`, `#0066ff`.
  var text: String {
    switch self {
    case .number(let value): value.roundedToSignificantDigits().decimalText
    case .length(let value, let unit): value.roundedToSignificantDigits().decimalText + unit.name
    case .time(let value, let unit): value.roundedToSignificantDigits().decimalText + unit.name
    case .angle(let value): value.roundedToSignificantDigits().decimalText + "deg"
    case .color(let value): value.color.cssText
    }
  }

  /// The token value that it is; nil for an angle, which no token can be.
  ///
  /// Numbers are rounded to 12 significant digits, so that 3 × 1.1 is 3.3.
  var tokenValue: TokenValue? {
    let amount = amount.roundedToSignificantDigits()
    return switch self {
    case .number: .number(amount)
    case .length(_, let unit): .dimension(Dimension(value: amount, unit: unit))
    case .time(_, let unit): .duration(Duration(value: amount, unit: unit))
    case .color(let value): .color(value)
    case .angle: nil
    }
  }
}

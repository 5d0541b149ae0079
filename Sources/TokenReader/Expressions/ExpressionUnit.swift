import TokenModel

/// A unit in an expression.
enum ExpressionUnit: Equatable {
  /// A length, or a percentage.
  case length(DimensionUnit)
  /// A time.
  case time(DurationUnit)
  /// An angle, for colours: how many degrees one of it has.
  case angle(degrees: Double)

  /// The unit of this name, in any case; nil for none.
  init?(name: String) {
    let lower = name.lowercased()
    switch lower {
    case "": return nil
    case "deg": self = .angle(degrees: 1)
    case "grad": self = .angle(degrees: 0.9)
    case "rad": self = .angle(degrees: 180 / .pi)
    case "turn": self = .angle(degrees: 360)
    default:
      if let unit = DurationUnit(name: lower) {
        self = .time(unit)
      } else if let unit = DimensionUnit(name: lower) {
        self = .length(unit)
      } else {
        return nil
      }
    }
  }
}

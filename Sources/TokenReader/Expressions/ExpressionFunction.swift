import TokenMotion

/// The functions of expressions: those of Tokens Studio that give one number for the same arguments
/// each time, and the ones of CSS of the same kind. The raw value is the spelling.
enum ExpressionFunction: String, CaseIterable {
  case abs
  case ceil
  case clamp
  case cos
  case cbrt
  case exp
  case floor
  case ln
  case log
  case log10
  case log2
  case max
  case min
  case mod
  case pow
  case round
  case roundTo
  case sign
  case sin
  case sqrt
  case tan
  case trunc

  /// The function of a name: as it is spelled, or in any case, as CSS takes it.
  init?(spelling: String) {
    let lower = spelling.lowercased()
    guard let match = Self.allCases.first(where: { $0.rawValue.lowercased() == lower }) else {
      return nil
    }
    self = match
  }

  /// How many arguments it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .abs, .ceil, .cos, .cbrt, .exp, .floor, .ln, .log, .log10, .log2, .round, .sign, .sin,
      .sqrt, .tan, .trunc:
      1...1
    case .mod, .pow: 2...2
    case .roundTo: 1...2
    case .clamp: 3...3
    case .max, .min: 1...ExpressionLimits.steps
    }
  }

  /// How many arguments it takes, in words.
  var arityText: String {
    switch self {
    case .max, .min: "one value or more"
    case .roundTo: "a value and a number of decimals"
    default: arity.lowerBound == 1 ? "1 value" : "\(arity.lowerBound) values"
    }
  }

  /// Whether its argument may have a unit, which its result has then too.
  var keepsUnit: Bool {
    switch self {
    case .abs, .ceil, .clamp, .floor, .max, .min, .mod, .round, .roundTo, .trunc: true
    case .cos, .cbrt, .exp, .ln, .log, .log10, .log2, .pow, .sign, .sin, .sqrt, .tan: false
    }
  }

  /// The value for one number; NaN where there is none. Of `roundTo` without decimals: a whole number.
  ///
  /// What rounds to whole numbers sees the number with 12 significant digits, so that the noise of
  /// binary fractions tips nothing over. Halves are rounded up, as JavaScript does.
  func value(_ number: Double) -> Double {
    let clean = number.roundedToSignificantDigits()
    return switch self {
    case .abs: number.magnitude
    case .ceil: clean.rounded(.up)
    case .cos: ExpressionMaths.cosine(number)
    case .cbrt: ExpressionMaths.cubeRoot(number)
    case .exp: ExpressionMaths.exponential(number)
    case .floor: clean.rounded(.down)
    // The natural logarithm, as in JavaScript.
    case .ln, .log: ExpressionMaths.logarithm(number)
    case .log10:
      (ExpressionMaths.logarithm(number) / 2.302585092994046).roundedToSignificantDigits(15)
    case .log2:
      (ExpressionMaths.logarithm(number) / 0.6931471805599453).roundedToSignificantDigits(15)
    case .round, .roundTo: (clean + 0.5).rounded(.down)
    case .sign: number > 0 ? 1 : (number < 0 ? -1 : 0)
    case .sin: ExpressionMaths.sine(number)
    case .sqrt: number.squareRoot()
    case .tan: ExpressionMaths.sine(number) / ExpressionMaths.cosine(number)
    case .trunc: clean.rounded(.towardZero)
    case .clamp, .max, .min, .mod, .pow: number
    }
  }
}

/// The mathematics that a generated evaluator carries with it: sine, cosine, exponential, logarithm
/// and power from `+ - * /` alone, so that every language, library and machine gives the same bits.
///
/// The text of a body is the same in Swift and Kotlin but for `let`, which is `val` there. Errors are
/// below 2^-50 of the result (of 1 for sine and cosine) up to an argument of a million.
package enum ElementaryFunction: String, CaseIterable, Sendable {
  /// The nearest whole number, for magnitudes below 2^50.
  case nearest
  /// The sine of an angle in radians that is turned by a whole number of right angles.
  case turnedSine
  /// The sine of an angle in radians.
  case sine
  /// The cosine of an angle in radians.
  case cosine
  /// e to a power.
  case exponential
  /// The hyperbolic sine of a number between -1 and 1.
  case smallHyperbolicSine
  /// The natural logarithm of a number above 0.
  case logarithm
  /// A number from 0 to a power above 0.
  case power

  /// The functions that the body calls.
  package var callees: [ElementaryFunction] {
    switch self {
    case .nearest, .smallHyperbolicSine, .logarithm: []
    case .turnedSine, .exponential: [.nearest]
    case .sine, .cosine: [.turnedSine]
    case .power: [.exponential, .logarithm]
    }
  }

  /// The functions in `wanted` and all that they call, in the order of declaration.
  package static func closure(of wanted: Set<ElementaryFunction>) -> [ElementaryFunction] {
    var found = wanted
    for function in allCases.reversed() where found.contains(function) {
      found.formUnion(function.callees)
    }
    return allCases.filter(found.contains)
  }

  /// What the function gives, as the text of a comment.
  package var summary: String {
    switch self {
    case .nearest: "The nearest whole number."
    case .turnedSine: "The sine of `x` radians and `y` right angles."
    case .sine: "The sine of an angle in radians."
    case .cosine: "The cosine of an angle in radians."
    case .exponential: "e to the power of `x`."
    case .smallHyperbolicSine: "The hyperbolic sine of a number between -1 and 1."
    case .logarithm: "The natural logarithm of a number above 0."
    case .power: "`x`, from 0, to the power of `y`."
    }
  }

  /// The names of the parameters, all of them numbers like the result.
  package var parameters: [String] {
    self == .power || self == .turnedSine ? ["x", "y"] : ["x"]
  }

  /// The lines of the body as Swift; `let` begins each constant.
  package var body: [String] {
    switch self {
    case .nearest:
      // Adding 1.5 * 2^52 leaves no room for a fraction.
      ["return (x + 6755399441055744.0) - 6755399441055744.0"]
    case .turnedSine: Self.sineBody
    case .sine: ["return turnedSine(x, 0.0)"]
    case .cosine: ["return turnedSine(x, 1.0)"]
    case .exponential: Self.exponentialBody
    case .smallHyperbolicSine:
      ["let z = x * x"] + Self.series("s", in: "z", Self.oddFactors) + ["return x * s"]
    case .logarithm: Self.logarithmBody
    case .power: ["if (x == 0.0) { return 0.0 }", "return exponential(y * logarithm(x))"]
    }
  }

  /// Between the terms of the series of sine and cosine.
  private static let oddFactors = (1...8).map { $0 * 2 * ($0 * 2 + 1) }
  private static let evenFactors = (1...9).map { $0 * 2 * ($0 * 2 - 1) }

  private static let sineBody =
    [
      "let n = nearest(x * 0.6366197723675814)",
      // A quarter turn in three parts, the first two short enough for an exact product.
      "var r = (x - n * 1.5707963267341256) - n * 6.077100506303966e-11",
      "r = r - n * 2.0222662487959506e-21",
      "let quarter = (n + y) - 4.0 * nearest((n + y) * 0.25)",
      "let z = -r * r",
    ] + series("s", in: "z", oddFactors) + series("c", in: "z", evenFactors) + [
      "if (quarter == 0.0) { return r * s }",
      "if (quarter == 1.0) { return c }",
      "if (quarter == -1.0) { return -c }",
      "return -r * s",
    ]

  private static let exponentialBody =
    [
      "if (x < -745.0) { return 0.0 }",
      "if (x > 709.0) { return 1e308 * 10.0 }",
      "var n = nearest(x * 1.4426950408889634)",
      "let r = (x - n * 0.6931471803691238) - n * 1.9082149292705877e-10",
    ] + series("y", in: "r", Array(1...14)) + [
      "while (n > 0.5) {",
      "  y = y * 2.0",
      "  n = n - 1.0",
      "}",
      "while (n < -0.5) {",
      "  y = y * 0.5",
      "  n = n + 1.0",
      "}",
      "return y",
    ]

  private static let logarithmBody =
    [
      "var m = x",
      "var n = 0.0",
      "while (m > 1.4142135623730951) {",
      "  m = m * 0.5",
      "  n = n + 1.0",
      "}",
      "while (m < 0.7071067811865476) {",
      "  m = m * 2.0",
      "  n = n - 1.0",
      "}",
      "let s = (m - 1.0) / (m + 1.0)",
      "let z = s * s",
      "var odd = 1.0 / 23.0",
    ]
    + stride(from: 21, to: 1, by: -2).map { "odd = 1.0 / \($0).0 + z * odd" } + [
      "return n * 0.6931471803691238 + (2.0 * s + (2.0 * s * z * odd + n * 1.9082149292705877e-10))"
    ]

  /// The lines that make `name` the sum of a power series which begins with 1 and whose terms follow
  /// from the ones before them by a factor `step / divisor`.
  private static func series(_ name: String, in step: String, _ divisors: [Int]) -> [String] {
    let last = divisors.count - 1
    return divisors.indices.reversed().map { index in
      index == last
        ? "var \(name) = 1.0 + \(step) / \(divisors[index]).0"
        : "\(name) = 1.0 + \(step) / \(divisors[index]).0 * \(name)"
    }
  }
}

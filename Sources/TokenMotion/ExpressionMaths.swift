/// The C mathematics that expressions in token files need; see `Maths`, which stays private to this
/// library.
///
/// Arguments are radians. Results follow IEEE 754: NaN in, NaN out, and NaN where there is none.
package enum ExpressionMaths {
  /// The sine of an angle.
  package static func sine(_ angle: Double) -> Double { Maths.sine(angle) }
  /// The cosine of an angle.
  package static func cosine(_ angle: Double) -> Double { Maths.cosine(angle) }
  /// e to the power of a number.
  package static func exponential(_ value: Double) -> Double { Maths.exponential(value) }
  /// The natural logarithm of a number.
  package static func logarithm(_ value: Double) -> Double { Maths.logarithm(value) }
  /// A number to the power of another.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    Maths.power(base, exponent)
  }
  /// The cube root of a number.
  package static func cubeRoot(_ value: Double) -> Double { Maths.cubeRoot(value) }
}

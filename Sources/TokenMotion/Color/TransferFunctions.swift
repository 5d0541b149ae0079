/// The curves between encoded and linear light, CSS Color 4, "Sample code for Color Conversions".
///
/// All are odd functions, so that colours outside the gamut survive: f(-x) = -f(x).
enum TransferFunction {
  @inline(__always)
  static func linearSRGB(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    if magnitude <= 0.04045 { return encoded / 12.92 }
    return withSign(of: encoded, Maths.power((magnitude + 0.055) / 1.055, 2.4))
  }

  @inline(__always)
  static func encodedSRGB(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    if magnitude <= 0.0031308 { return 12.92 * linear }
    return withSign(of: linear, 1.055 * Maths.power(magnitude, 1 / 2.4) - 0.055)
  }

  static func linearA98(_ encoded: Double) -> Double {
    withSign(of: encoded, Maths.power(encoded.magnitude, 563.0 / 256))
  }

  static func encodedA98(_ linear: Double) -> Double {
    withSign(of: linear, Maths.power(linear.magnitude, 256.0 / 563))
  }

  static func linearProPhoto(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    if magnitude <= 16.0 / 512 { return encoded / 16 }
    return withSign(of: encoded, Maths.power(magnitude, 1.8))
  }

  static func encodedProPhoto(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    if magnitude < 1.0 / 512 { return 16 * linear }
    return withSign(of: linear, Maths.power(magnitude, 1 / 1.8))
  }

  static func linearRec2020(_ encoded: Double) -> Double {
    withSign(of: encoded, Maths.power(encoded.magnitude, 2.4))
  }

  static func encodedRec2020(_ linear: Double) -> Double {
    withSign(of: linear, Maths.power(linear.magnitude, 1 / 2.4))
  }

  @inline(__always)
  private static func withSign(of value: Double, _ magnitude: Double) -> Double {
    value < 0 ? -magnitude : magnitude
  }
}

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The C mathematics that this library needs; the only file that imports libc.
///
/// Arguments are radians. Results follow IEEE 754: NaN in, NaN out.
enum Maths {
  @inline(__always) static func sine(_ angle: Double) -> Double { sin(angle) }
  @inline(__always) static func cosine(_ angle: Double) -> Double { cos(angle) }
  @inline(__always) static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  @inline(__always) static func exponential(_ value: Double) -> Double { exp(value) }
  @inline(__always) static func logarithm(_ value: Double) -> Double { log(value) }
  @inline(__always) static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }
  @inline(__always) static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  @inline(__always) static func hyperbolicSine(_ value: Double) -> Double { sinh(value) }
}

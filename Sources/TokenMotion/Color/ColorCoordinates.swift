/// Hue in degrees, 0 up to but not including 360.
func normalizedHue(_ degrees: Double) -> Double {
  guard degrees.isFinite else { return 0 }
  let rest = degrees.truncatingRemainder(dividingBy: 360)
  let positive = rest < 0 ? rest + 360 : rest
  return positive >= 360 ? 0 : positive
}

/// `lch` and `oklch`: the polar forms of `lab` and `oklab`.
enum PolarForm {
  static func polar(_ values: ColorComponents) -> ColorComponents {
    let (a, b) = (values.second, values.third)
    let hue = Maths.arcTangent(y: b, x: a) * 180 / .pi
    return ColorComponents(values.first, (a * a + b * b).squareRoot(), normalizedHue(hue))
  }

  static func rectangular(_ values: ColorComponents) -> ColorComponents {
    let angle = values.third * .pi / 180
    return ColorComponents(
      values.first, values.second * Maths.cosine(angle), values.second * Maths.sine(angle))
  }
}

/// CIE Lab with a D50 white, from XYZ of the same white.
enum CIELab {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  private static let white = ColorComponents(
    0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  static func lab(xyz50 xyz: ColorComponents) -> ColorComponents {
    func f(_ value: Double) -> Double {
      value > epsilon ? Maths.cubeRoot(value) : (kappa * value + 16) / 116
    }
    let (x, y, z) = (f(xyz.first / white.first), f(xyz.second), f(xyz.third / white.third))
    return ColorComponents(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func xyz50(lab: ColorComponents) -> ColorComponents {
    let y = (lab.first + 16) / 116
    let x = lab.second / 500 + y
    let z = y - lab.third / 200
    func inverse(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    let luminance = lab.first > kappa * epsilon ? y * y * y : lab.first / kappa
    return ColorComponents(white.first * inverse(x), luminance, white.third * inverse(z))
  }
}

/// `hsl` and `hwb`: sRGB around its grey axis, percentages from 0 to 100.
enum SRGBCylinder {
  static func srgb(hsl: ColorComponents) -> ColorComponents {
    let hue = normalizedHue(hsl.first)
    let (saturation, lightness) = (hsl.second / 100, hsl.third / 100)
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return ColorComponents(channel(0), channel(8), channel(4))
  }

  static func hsl(srgb: ColorComponents) -> ColorComponents {
    let (highest, lowest) = extremes(srgb)
    let lightness = (highest + lowest) / 2
    let range = highest - lowest
    guard range != 0 else { return ColorComponents(0, 0, lightness * 100) }
    var hue = hue(srgb, highest: highest, range: range)
    var saturation = 0.0
    if lightness != 0, lightness != 1 {
      saturation = (highest - lightness) / min(lightness, 1 - lightness)
    }
    // Far outside the gamut the saturation is negative: the same colour with the opposite hue.
    if saturation < 0 {
      hue = normalizedHue(hue + 180)
      saturation = -saturation
    }
    return ColorComponents(hue, saturation * 100, lightness * 100)
  }

  static func srgb(hwb: ColorComponents) -> ColorComponents {
    let (whiteness, blackness) = (hwb.second / 100, hwb.third / 100)
    if whiteness + blackness >= 1 {
      let grey = whiteness / (whiteness + blackness)
      return ColorComponents(grey, grey, grey)
    }
    let pure = srgb(hsl: ColorComponents(hwb.first, 100, 50))
    return pure.map { $0 * (1 - whiteness - blackness) + whiteness }
  }

  static func hwb(srgb: ColorComponents) -> ColorComponents {
    let (highest, lowest) = extremes(srgb)
    let range = highest - lowest
    let hue = range == 0 ? 0 : hue(srgb, highest: highest, range: range)
    return ColorComponents(hue, lowest * 100, (1 - highest) * 100)
  }

  private static func extremes(_ values: ColorComponents) -> (highest: Double, lowest: Double) {
    (max(values.first, values.second, values.third), min(values.first, values.second, values.third))
  }

  private static func hue(_ rgb: ColorComponents, highest: Double, range: Double) -> Double {
    let sixths: Double
    if highest == rgb.first {
      sixths = (rgb.second - rgb.third) / range + (rgb.second < rgb.third ? 6 : 0)
    } else if highest == rgb.second {
      sixths = (rgb.third - rgb.first) / range + 2
    } else {
      sixths = (rgb.first - rgb.second) / range + 4
    }
    return normalizedHue(sixths * 60)
  }
}

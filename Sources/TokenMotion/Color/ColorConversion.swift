extension Color {
  /// This colour in another space, outside its gamut if need be: nothing is clamped.
  ///
  /// CSS Color 4, "Converting Colors": missing components count as 0, and a hue without meaning
  /// (``isHuePowerless``) comes out as missing. Alpha is carried over, missing or not. A colour
  /// that is in the space already is returned unchanged.
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    var result = Color(
      space: target, components: space.components(components, in: target), alpha: alpha)
    result.missing = missing.intersection(.alpha)
    if let hue = target.hueIndex, result.isHuePowerless {
      result.components[hue] = 0
      result.missing.insert(.component(hue))
    }
    return result
  }

  /// True if the hue makes no visible difference because the colour is a grey.
  ///
  /// The limit is 1/100,000 of the reference range of CSS Color 4: a chroma of 0.0015 in `lch` and
  /// 0.000004 in `oklch`, 0.001 % of saturation in `hsl`, and a whiteness and blackness of
  /// 99.999 % together in `hwb`. False in a space without a hue.
  public var isHuePowerless: Bool {
    switch space {
    case .hsl: components.second <= 0.001
    case .hwb: components.second + components.third >= 99.999
    case .lch: components.second <= 0.0015
    case .oklch: components.second <= 0.000004
    default: false
    }
  }
}

extension ColorSpace {
  /// Components of this space as components of `target`.
  func components(_ values: ColorComponents, in target: ColorSpace) -> ColorComponents {
    if let common = base, common == target.base {
      return target.fromBase(toBase(values))
    }
    if target == .oklab || target == .oklch, base == .srgb {
      let lms = ColorMatrix.linearSRGBToLMS * toBase(values).map(TransferFunction.linearSRGB)
      return target.fromBase(ColorMatrix.lmsToOklab * lms.map(Maths.cubeRoot))
    }
    if target.base == .srgb, base == .oklab {
      let lms = (ColorMatrix.oklabToLMS * toBase(values)).map { $0 * $0 * $0 }
      return target.fromBase(
        (ColorMatrix.lmsToLinearSRGB * lms).map(TransferFunction.encodedSRGB))
    }
    return target.fromXYZ(toXYZ(values))
  }

  /// The space that this one is a simple change of coordinates of.
  private var base: ColorSpace? {
    switch self {
    case .srgb, .hsl, .hwb: .srgb
    case .lab, .lch: .lab
    case .oklab, .oklch: .oklab
    default: nil
    }
  }

  private func toBase(_ values: ColorComponents) -> ColorComponents {
    switch self {
    case .hsl: SRGBCylinder.srgb(hsl: values)
    case .hwb: SRGBCylinder.srgb(hwb: values)
    case .lch, .oklch: PolarForm.rectangular(values)
    default: values
    }
  }

  private func fromBase(_ values: ColorComponents) -> ColorComponents {
    switch self {
    case .hsl: SRGBCylinder.hsl(srgb: values)
    case .hwb: SRGBCylinder.hwb(srgb: values)
    case .lch, .oklch: PolarForm.polar(values)
    default: values
    }
  }

  /// To XYZ with a D65 white.
  private func toXYZ(_ values: ColorComponents) -> ColorComponents {
    switch self {
    case .srgb, .hsl, .hwb:
      ColorMatrix.linearSRGBToXYZ * toBase(values).map(TransferFunction.linearSRGB)
    case .srgbLinear: ColorMatrix.linearSRGBToXYZ * values
    case .displayP3: ColorMatrix.linearDisplayP3ToXYZ * values.map(TransferFunction.linearSRGB)
    case .a98RGB: ColorMatrix.linearA98ToXYZ * values.map(TransferFunction.linearA98)
    case .rec2020: ColorMatrix.linearRec2020ToXYZ * values.map(TransferFunction.linearRec2020)
    case .prophotoRGB:
      ColorMatrix.xyz50ToXYZ65
        * (ColorMatrix.linearProPhotoToXYZ50 * values.map(TransferFunction.linearProPhoto))
    case .lab, .lch: ColorMatrix.xyz50ToXYZ65 * CIELab.xyz50(lab: toBase(values))
    case .oklab, .oklch:
      ColorMatrix.lmsToXYZ * (ColorMatrix.oklabToLMS * toBase(values)).map { $0 * $0 * $0 }
    case .xyzD65: values
    case .xyzD50: ColorMatrix.xyz50ToXYZ65 * values
    }
  }

  /// From XYZ with a D65 white.
  private func fromXYZ(_ xyz: ColorComponents) -> ColorComponents {
    switch self {
    case .srgb, .hsl, .hwb:
      fromBase((ColorMatrix.xyzToLinearSRGB * xyz).map(TransferFunction.encodedSRGB))
    case .srgbLinear: ColorMatrix.xyzToLinearSRGB * xyz
    case .displayP3: (ColorMatrix.xyzToLinearDisplayP3 * xyz).map(TransferFunction.encodedSRGB)
    case .a98RGB: (ColorMatrix.xyzToLinearA98 * xyz).map(TransferFunction.encodedA98)
    case .rec2020: (ColorMatrix.xyzToLinearRec2020 * xyz).map(TransferFunction.encodedRec2020)
    case .prophotoRGB:
      (ColorMatrix.xyz50ToLinearProPhoto * (ColorMatrix.xyz65ToXYZ50 * xyz))
        .map(TransferFunction.encodedProPhoto)
    case .lab, .lch: fromBase(CIELab.lab(xyz50: ColorMatrix.xyz65ToXYZ50 * xyz))
    case .oklab, .oklch:
      fromBase(ColorMatrix.lmsToOklab * (ColorMatrix.xyzToLMS * xyz).map(Maths.cubeRoot))
    case .xyzD65: xyz
    case .xyzD50: ColorMatrix.xyz65ToXYZ50 * xyz
    }
  }
}

import TokenMotion

extension ColorSpace {
  /// The name as a literal, which is faster to append than a `String`.
  var literal: StaticString {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .displayP3: "display-p3"
    case .a98RGB: "a98-rgb"
    case .prophotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .xyzD65: "xyz-d65"
    case .xyzD50: "xyz-d50"
    }
  }
}

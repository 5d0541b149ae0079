/// The mixing of colours of a generated file, as a `SwiftTemplate`.
enum SwiftColorMixText {
  static let mix = """
    //? colorTrack
    /// The way from one colour to another.
    public struct TokenColorMix: Hashable, Sendable {
      //? wideMix
      /// The space that is mixed in.
      public let space: TokenColor.Space
      //.
      /// The first colour, its components times its opacity unless both colours are opaque.
      public let start: TokenComponents
      /// The second colour in the same form.
      public let end: TokenComponents
      /// The opacity of the first colour.
      public let startAlpha: Double
      /// The opacity of the second colour.
      public let endAlpha: Double
      private let isPremultiplied: Bool

      /// The way between two colours of sRGB, `0xRRGGBBAA`.
      public init(_ start: UInt32, _ end: UInt32) {
        //? wideMix
        space = .srgb
        //.
        startAlpha = Double(start & 255) / 255
        endAlpha = Double(end & 255) / 255
        isPremultiplied = startAlpha != 1 || endAlpha != 1
        self.start = TokenColorMix.components(start, isPremultiplied ? startAlpha : 1)
        self.end = TokenColorMix.components(end, isPremultiplied ? endAlpha : 1)
      }

      private static func components(_ rgba: UInt32, _ alpha: Double) -> TokenComponents {
        TokenComponents(
          Double(rgba >> 24) / 255 * alpha, Double(rgba >> 16 & 255) / 255 * alpha,
          Double(rgba >> 8 & 255) / 255 * alpha)
      }

      //? wideMix
      /// The way between two colours of a space, prepared as CSS Color 4 says.
      public init(
        _ space: TokenColor.Space, _ start: TokenComponents, _ end: TokenComponents,
        alphas: (start: Double, end: Double)? = nil, opacity: Double = 1
      ) {
        self.space = space
        self.start = start
        self.end = end
        startAlpha = alphas?.start ?? opacity
        endAlpha = alphas?.end ?? opacity
        isPremultiplied = alphas != nil
      }

      //.
      /// The colour part of the way along: 0 is the first, 1 the second.
      public func color(at part: Double) -> TokenColor {
        let rest = 1 - part
        var first = start.first * rest + end.first * part
        var second = start.second * rest + end.second * part
        var third = start.third * rest + end.third * part
        var alpha = startAlpha
        if isPremultiplied {
          alpha = min(max(startAlpha * rest + endAlpha * part, 0), 1)
          if alpha > 0 {
            //? firstHue
            if !({{firstHue}}) { first /= alpha }
            //.
            //! firstHue
            first /= alpha
            //.
            second /= alpha
            //? thirdHue
            if !({{thirdHue}}) { third /= alpha }
            //.
            //! thirdHue
            third /= alpha
            //.
          }
        }
        //? wideMix
        //? mix-srgb
        if space == .srgb { return TokenColor(red: first, green: second, blue: third, alpha: alpha) }
        //.
        //? mix-lab
        if space == .lab { first = min(max(first, 0), 100) }
        //.
        //? mix-oklab
        if space == .oklab { first = min(max(first, 0), 1) }
        //.
        //? mix-lch
        if space == .lch { first = min(max(first, 0), 100) }
        //.
        //? mix-oklch
        if space == .oklch { first = min(max(first, 0), 1) }
        //.
        //? firstHue
        if {{firstHue}} { first = tokenHue(first) }
        //.
        //? thirdHue
        if {{thirdHue}} {
          second = max(second, 0)
          third = tokenHue(third)
        }
        //.
        let shown = tokenSRGB(space, first, second, third)
        return TokenColor(
          space, first, second, third, alpha: alpha,
          rgba: TokenColor.bytes(shown.first, shown.second, shown.third, alpha))
        //.
        //! wideMix
        return TokenColor(red: first, green: second, blue: third, alpha: alpha)
        //.
      }
    }

    //.
    //? hue
    /// Hue in degrees, 0 up to but not including 360.
    private func tokenHue(_ degrees: Double) -> Double {
      guard degrees.magnitude < 1e15 else { return 0 }
      let rest = degrees - 360 * Double(Int64(degrees / 360))
      let positive = rest < 0 ? rest + 360 : rest
      return positive >= 360 ? 0 : positive
    }

    //.
    """

  static let conversion = """
    //? wideMix
    /// The sRGB colour of components of a space; it may be outside of what sRGB can show.
    private func tokenSRGB(
      _ space: TokenColor.Space, _ x: Double, _ y: Double, _ z: Double
    ) -> TokenComponents {
      //? mix-srgb-linear
      if space == .srgbLinear { return tokenEncoded(x, y, z) }
      //.
      //? mix-hsl
      if space == .hsl { return tokenCylinder(hue: x, saturation: y / 100, lightness: z / 100) }
      //.
      //? mix-hwb
      if space == .hwb {
        let white = y / 100
        let black = z / 100
        if white + black >= 1 {
          let grey = white / (white + black)
          return TokenComponents(grey, grey, grey)
        }
        let pure = tokenCylinder(hue: x, saturation: 1, lightness: 0.5)
        let rest = 1 - white - black
        return TokenComponents(
          pure.first * rest + white, pure.second * rest + white, pure.third * rest + white)
      }
      //.
      //? mix-lab
      if space == .lab { return tokenLab(x, y, z) }
      //.
      //? mix-lch
      if space == .lch {
        let angle = z * 3.141592653589793 / 180
        return tokenLab(x, y * TokenMath.cosine(angle), y * TokenMath.sine(angle))
      }
      //.
      //? mix-oklab
      if space == .oklab { return tokenOklab(x, y, z) }
      //.
      //? mix-oklch
      if space == .oklch {
        let angle = z * 3.141592653589793 / 180
        return tokenOklab(x, y * TokenMath.cosine(angle), y * TokenMath.sine(angle))
      }
      //.
      //? mix-display-p3
      if space == .displayP3 {
        let (r, g, b) = (tokenLinear(x), tokenLinear(y), tokenLinear(z))
        return tokenEncoded(
          1.2249401762805598 * r - 0.22494017628056 * g,
          -0.042056954709688156 * r + 1.0420569547096883 * g,
          -0.019637554590334436 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
      }
      //.
      //? mix-a98-rgb
      if space == .a98RGB {
        let r = tokenPower(x, 2.19921875)
        let g = tokenPower(y, 2.19921875)
        let b = tokenPower(z, 2.19921875)
        return tokenEncoded(
          1.3983557439607783 * r - 0.3983557439607783 * g, g,
          -0.04292898929447328 * g + 1.0429289892944733 * b)
      }
      //.
      //? mix-rec2020
      if space == .rec2020 {
        let (r, g, b) = (tokenPower(x, 2.4), tokenPower(y, 2.4), tokenPower(z, 2.4))
        return tokenEncoded(
          1.6604910021084345 * r - 0.5876411387885495 * g - 0.0728498633198849 * b,
          -0.12455047452159079 * r + 1.1328998971259603 * g - 0.008349422604369475 * b,
          -0.018150763354905303 * r - 0.10057889800800739 * g + 1.1187296613629127 * b)
      }
      //.
      //? mix-prophoto-rgb
      if space == .prophotoRGB {
        let r = x.magnitude <= 0.03125 ? x / 16 : tokenPower(x, 1.8)
        let g = y.magnitude <= 0.03125 ? y / 16 : tokenPower(y, 1.8)
        let b = z.magnitude <= 0.03125 ? z / 16 : tokenPower(z, 1.8)
        return tokenEncoded(
          2.034380849516996 * r - 0.7276357899341342 * g - 0.3067450595828618 * b,
          -0.2288257316330504 * r + 1.2317425411901048 * g - 0.0029168095570545004 * b,
          -0.008558828783917427 * r - 0.15326670213803723 * g + 1.1618255309219547 * b)
      }
      //.
      //? mix-xyz-d65
      if space == .xyzD65 {
        return tokenEncoded(
          3.2409699419045213 * x - 1.5373831775700935 * y - 0.4986107602930033 * z,
          -0.9692436362808798 * x + 1.8759675015077206 * y + 0.04155505740717561 * z,
          0.05563007969699361 * x - 0.20397695888897657 * y + 1.0569715142428786 * z)
      }
      //.
      //? mix-xyz-d50
      if space == .xyzD50 { return tokenXYZ50(x, y, z) }
      //.
      return TokenComponents(x, y, z)
    }

    //.
    //? encode
    /// Linear light of sRGB with its gamma.
    private func tokenEncoded(_ red: Double, _ green: Double, _ blue: Double) -> TokenComponents {
      func encoded(_ value: Double) -> Double {
        if value.magnitude <= 0.0031308 { return 12.92 * value }
        let magnitude = 1.055 * TokenMath.power(value.magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -magnitude : magnitude
      }
      return TokenComponents(encoded(red), encoded(green), encoded(blue))
    }

    //.
    //? linear
    /// Linear light from a channel with the gamma of sRGB.
    private func tokenLinear(_ value: Double) -> Double {
      if value.magnitude <= 0.04045 { return value / 12.92 }
      let magnitude = TokenMath.power((value.magnitude + 0.055) / 1.055, 2.4)
      return value < 0 ? -magnitude : magnitude
    }

    //.
    //? signedPower
    /// A power that keeps the sign.
    private func tokenPower(_ value: Double, _ exponent: Double) -> Double {
      let magnitude = TokenMath.power(value.magnitude, exponent)
      return value < 0 ? -magnitude : magnitude
    }

    //.
    //? oklab
    private func tokenOklab(_ lightness: Double, _ a: Double, _ b: Double) -> TokenComponents {
      let l = lightness + 0.396337777376175 * a + 0.2158037573099136 * b
      let m = lightness - 0.10556134581565856 * a - 0.06385417282581334 * b
      let s = lightness - 0.08948417752981182 * a - 1.2914855480194094 * b
      let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
      return tokenEncoded(
        4.076741636075958 * l3 - 3.3077115392580625 * m3 + 0.23096990318210447 * s3,
        -1.268437973285032 * l3 + 2.609757349287689 * m3 - 0.3413193760026573 * s3,
        -0.00419607613867548 * l3 - 0.7034186179359363 * m3 + 1.7076146940746117 * s3)
    }

    //.
    //? lab
    private func tokenLab(_ lightness: Double, _ a: Double, _ b: Double) -> TokenComponents {
      let kappa = 24389.0 / 27
      func cubed(_ f: Double) -> Double {
        let cube = f * f * f
        return cube > 216.0 / 24389 ? cube : (116 * f - 16) / kappa
      }
      let y = (lightness + 16) / 116
      let luminance = lightness > 8 ? y * y * y : lightness / kappa
      return tokenXYZ50(
        0.3457 / 0.3585 * cubed(a / 500 + y), luminance,
        (1 - 0.3457 - 0.3585) / 0.3585 * cubed(y - b / 200))
    }

    //.
    //? xyz50
    private func tokenXYZ50(_ x: Double, _ y: Double, _ z: Double) -> TokenComponents {
      tokenEncoded(
        3.1341358529001178 * x - 1.617385998018042 * y - 0.49066221791109754 * z,
        -0.9787954765557778 * x + 1.9162543773959884 * y + 0.033442873390366924 * z,
        0.07195539255794735 * x - 0.22897675981518206 * y + 1.4053860351131182 * z)
    }

    //.
    //? cylinder
    /// The sRGB colour of a hue in degrees, a saturation and a lightness, both 0 to 1.
    private func tokenCylinder(
      hue: Double, saturation: Double, lightness: Double
    ) -> TokenComponents {
      let amplitude = saturation * min(lightness, 1 - lightness)
      func channel(_ offset: Double) -> Double {
        let sum = offset + hue / 30
        let k = sum >= 12 ? sum - 12 : sum
        return lightness - amplitude * max(-1, min(k - 3, min(9 - k, 1)))
      }
      return TokenComponents(channel(0), channel(8), channel(4))
    }

    //.
    """
}

/// The value types of a generated file that are not made of others, as a `SwiftTemplate`.
enum SwiftValueText {
  static let color = """
    //? color
    /// A colour in the space in which it was written.
    public struct TokenColor: Hashable, Sendable, CustomStringConvertible {
      /// What the components of a colour are numbers of.
      public enum Space: Hashable, Sendable {
        //? space-srgb
        /// Red, green and blue of sRGB, 0 to 1.
        case srgb
        //.
        //? space-srgb-linear
        /// Red, green and blue of sRGB without gamma, 0 to 1.
        case srgbLinear
        //.
        //? space-hsl
        /// Hue in degrees, saturation and lightness in percent.
        case hsl
        //.
        //? space-hwb
        /// Hue in degrees, whiteness and blackness in percent.
        case hwb
        //.
        //? space-lab
        /// Lightness in percent, a and b of CIE Lab.
        case lab
        //.
        //? space-lch
        /// Lightness in percent, chroma and hue in degrees of CIE Lab.
        case lch
        //.
        //? space-oklab
        /// Lightness from 0 to 1, a and b of Oklab.
        case oklab
        //.
        //? space-oklch
        /// Lightness from 0 to 1, chroma and hue in degrees of Oklab.
        case oklch
        //.
        //? space-display-p3
        /// Red, green and blue of Display P3, 0 to 1.
        case displayP3
        //.
        //? space-a98-rgb
        /// Red, green and blue of Adobe RGB (1998), 0 to 1.
        case a98RGB
        //.
        //? space-prophoto-rgb
        /// Red, green and blue of ProPhoto RGB, 0 to 1.
        case prophotoRGB
        //.
        //? space-rec2020
        /// Red, green and blue of Rec. 2020, 0 to 1.
        case rec2020
        //.
        //? space-xyz-d65
        /// X, Y and Z with a D65 white.
        case xyzD65
        //.
        //? space-xyz-d50
        /// X, Y and Z with a D50 white.
        case xyzD50
        //.
      }

      /// The space of the components.
      public let space: Space
      /// The components, in the units of the space.
      public let components: TokenComponents
      /// The opacity, 0 to 1.
      public let alpha: Double
      /// The nearest sRGB colour in 8 bits per channel: `0xRRGGBBAA`.
      public let rgba: UInt32
      //? wideColor
      /// The colour in Display P3, where the space is not an RGB space that displays take.
      public let displayP3: TokenComponents?
      //.

      /// A colour of sRGB: `0xRRGGBB`.
      public init(rgb: UInt32, alpha: Double = 1) {
        space = .srgb
        components = TokenComponents(
          Double(rgb >> 16 & 255) / 255, Double(rgb >> 8 & 255) / 255, Double(rgb & 255) / 255)
        self.alpha = alpha
        rgba = rgb << 8 | TokenColor.byte(alpha)
        //? wideColor
        displayP3 = nil
        //.
      }

      /// A colour of sRGB from its channels, 0 to 1.
      public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        space = .srgb
        components = TokenComponents(red, green, blue)
        self.alpha = alpha
        rgba = TokenColor.bytes(red, green, blue, alpha)
        //? wideColor
        displayP3 = nil
        //.
      }

      //? wideColor
      /// A colour of any space with the sRGB colour that stands for it, `0xRRGGBBAA`.
      public init(
        _ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
        rgba: UInt32, displayP3: TokenComponents? = nil
      ) {
        self.space = space
        components = TokenComponents(first, second, third)
        self.alpha = alpha
        self.rgba = rgba
        self.displayP3 = displayP3
      }

      //.
      /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
      public var hex: String {
        let value = rgba & 255 == 255 ? rgba >> 8 : rgba
        let digits = String(value, radix: 16)
        let count = rgba & 255 == 255 ? 6 : 8
        return "#" + String(repeating: "0", count: count - digits.utf8.count) + digits
      }

      /// The same as ``hex``.
      public var description: String { hex }

      /// The bytes of four channels, clamped, halves rounded up.
      fileprivate static func bytes(
        _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
      ) -> UInt32 {
        byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
      }

      /// 0 to 1 as a byte. What arithmetic may lack to a half, 2^-36, still counts as a half.
      fileprivate static func byte(_ value: Double) -> UInt32 {
        let scaled = value * 255 + (0.5 + 0x1p-36)
        return scaled >= 256 ? 255 : scaled >= 1 ? UInt32(scaled) : 0
      }
    }

    /// The three numbers of a colour.
    public struct TokenComponents: Hashable, Sendable {
      /// Red, hue, lightness or x.
      public let first: Double
      /// Green, saturation, whiteness, a, chroma or y.
      public let second: Double
      /// Blue, lightness, blackness, b, hue or z.
      public let third: Double

      /// Three numbers as they are.
      public init(_ first: Double, _ second: Double, _ third: Double) {
        self.first = first
        self.second = second
        self.third = third
      }
    }

    //.
    """

  static let dimension = """
    //? dimension
    /// A length with its unit.
    public struct TokenDimension: Hashable, Sendable {
      /// What a length is counted in.
      public enum Unit: String, Hashable, Sendable {
    {{units}}
      }

      /// The amount.
      public let value: Double
      /// What the amount counts.
      public let unit: Unit

      /// A length.
      public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
      }

      //? relativeUnit
      /// The length in points; 0 for a unit that depends on a view, a font or a screen.
      //.
      //! relativeUnit
      /// The length in points.
      //.
      public var points: Double {
        switch unit {
    {{points}}
        }
      }
    }

    //.
    """

  static let time = """
    //? duration
    /// A length of time, or a moment on a clock, in whole nanoseconds.
    public struct TokenDuration: Hashable, Comparable, Sendable {
      /// The number of nanoseconds.
      public let nanoseconds: Int64

      /// A number of nanoseconds.
      public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
      }

      /// Milliseconds, rounded to the nearest nanosecond; 0 if that is not a number.
      public static func milliseconds(_ value: Double) -> TokenDuration {
        TokenDuration(rounding: value * 1e6)
      }

      /// Seconds, rounded to the nearest nanosecond; 0 if that is not a number.
      public static func seconds(_ value: Double) -> TokenDuration {
        TokenDuration(rounding: value * 1e9)
      }

      private init(rounding value: Double) {
        let magnitude = value.magnitude
        let half = magnitude < 0x1p52 ? 0.5 : 0
        let count = magnitude < 0x1p63 ? Int64(magnitude + half) : magnitude > 0 ? .max : 0
        nanoseconds = value < 0 ? -count : count
      }

      /// The time in milliseconds.
      public var milliseconds: Double { Double(nanoseconds) / 1e6 }

      /// The time in seconds.
      public var seconds: Double { Double(nanoseconds) / 1e9 }

      /// Whether the first time is shorter or earlier.
      public static func < (a: TokenDuration, b: TokenDuration) -> Bool {
        a.nanoseconds < b.nanoseconds
      }
    }

    //.
    """

  static let fonts = """
    //? fontFamily
    /// Names of fonts, the best first.
    public struct TokenFontFamily: Hashable, Sendable {
      /// The names; at least one.
      public let names: [String]

      /// Names of fonts, the best first.
      public init(_ names: String...) {
        self.names = names
      }
    }

    //.
    //? fontWeight
    /// How heavy a font is: 400 is regular, 700 bold.
    public struct TokenFontWeight: Hashable, Sendable {
      /// The weight, 1 to 1000.
      public let value: Double

      /// A weight from 1 to 1000.
      public init(_ value: Double) {
        self.value = value
      }
    }

    //.
    """
}

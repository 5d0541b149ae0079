/// The types of values that a plain Kotlin file declares. `public ` in front of a line is what the
/// visibility of the output replaces.
enum KotlinValueText {
  static let color = """
    /** A colour, in the space in which it was chosen. */
    public data class TokenColor(
        /** The space that the components are numbers of. */
        val space: TokenColorSpace,
        /** Red, hue, lightness or x, in the units of CSS Color 4. */
        val first: Double,
        /** Green, saturation, whiteness, a, chroma or y. */
        val second: Double,
        /** Blue, lightness, blackness, b, hue or z. */
        val third: Double,
        /** Opacity, 0 to 1. */
        val alpha: Double,
        /** The nearest colour of sRGB as 0xAARRGGBB. */
        val argb: Int,
        /** A bit for each component that is `none`, the lowest for the first; 8 is alpha. */
        val missing: Int = 0,
    ) {
        /** A colour of sRGB from 0xAARRGGBB, and its opacity if that is not a whole number of 255. */
        constructor(argb: Long, alpha: Double = (argb shr 24 and 255).toDouble() / 255.0) : this(
            TokenColorSpace.SRGB,
            (argb shr 16 and 255).toDouble() / 255.0,
            (argb shr 8 and 255).toDouble() / 255.0,
            (argb and 255).toDouble() / 255.0,
            alpha,
            argb.toInt(),
        )
    }

    \(colorSpace)
    """

  /// The spaces, which a colour of its own has and a mix in other spaces than sRGB.
  static let colorSpace = """
    /** The spaces of colours, by their names in CSS. */
    public enum class TokenColorSpace(val cssName: String) {
        SRGB("srgb"),
        SRGB_LINEAR("srgb-linear"),
        HSL("hsl"),
        HWB("hwb"),
        LAB("lab"),
        LCH("lch"),
        OKLAB("oklab"),
        OKLCH("oklch"),
        DISPLAY_P3("display-p3"),
        A98_RGB("a98-rgb"),
        PROPHOTO_RGB("prophoto-rgb"),
        REC2020("rec2020"),
        XYZ_D65("xyz-d65"),
        XYZ_D50("xyz-d50"),
    }
    """

  static let dimension = """
    /** A length and its unit. */
    public data class TokenDimension(val value: Double, val unit: TokenUnit)

    /** The units of lengths, by their names in CSS. */
    public enum class TokenUnit(val cssName: String) {
    $units$
    }
    """

  static let duration = """
    /** A length of time. */
    @JvmInline
    public value class TokenDuration(val nanoseconds: Long) {
        /** The length in thousandths of a second. */
        val milliseconds: Double get() = nanoseconds.toDouble() / 1e6

        /** The length in seconds. */
        val seconds: Double get() = nanoseconds.toDouble() / 1e9
    }
    """

  static let fontFamily = """
    /** The names of fonts, the best first. */
    @JvmInline
    public value class TokenFontFamily(val names: List<String>)
    """

  static let fontWeight = """
    /** How heavy a font is: 1 to 1000; 400 is regular, 700 bold. */
    @JvmInline
    public value class TokenFontWeight(val value: Double)
    """

  static let strokeStyle = """
    /** How a line is drawn. */
    public sealed interface TokenStrokeStyle {
        /** The lines that have a name in CSS. */
        enum class Line : TokenStrokeStyle { SOLID, DASHED, DOTTED, DOUBLE, GROOVE, RIDGE, OUTSET, INSET }

        /** The ends of dashes. */
        enum class Cap { ROUND, BUTT, SQUARE }

        /** Dashes and gaps in turn. */
        data class Dashes(val lengths: List<$length$>, val cap: Cap) : TokenStrokeStyle
    }
    """

  static let border = """
    /** A line around something. */
    public data class TokenBorder(val color: TokenColor, val width: TokenDimension, val style: TokenStrokeStyle)
    """

  static let transition = """
    /** How long a change takes, how long it waits, and its easing. */
    public data class TokenTransition(
        val duration: TokenDuration,
        val delay: TokenDuration,
        val timingFunction: TokenBezier,
    )
    """

  static let shadow = """
    /** One or more shadows; the first is on top. */
    @JvmInline
    public value class TokenShadow(val layers: List<TokenShadowLayer>)

    /** One layer of a shadow. */
    public data class TokenShadowLayer(
        val color: TokenColor,
        /** To the right. */
        val offsetX: TokenDimension,
        /** Downwards. */
        val offsetY: TokenDimension,
        /** The blur radius of CSS: twice a standard deviation. */
        val blur: TokenDimension,
        /** How far the shape grows before it is blurred. */
        val spread: TokenDimension,
        /** Whether the shadow falls inside. */
        val inset: Boolean = false,
    )
    """

  static let gradient = """
    /** Colours at their places; where to, the user of the gradient says. */
    @JvmInline
    public value class TokenGradient(val stops: List<TokenGradientStop>)

    /** A colour and its place, 0 to 1. */
    public data class TokenGradientStop(val color: TokenColor, val position: Double)
    """

  static let typography = """
    /** A text style. */
    public data class TokenTypography(
        val fontFamily: TokenFontFamily,
        val fontSize: TokenDimension,
        val fontWeight: TokenFontWeight,
        /** The space added between letters; null if none is. */
        val letterSpacing: TokenDimension?,
        val lineHeight: TokenLineHeight,
        /** Members beside those of the standard: texts, numbers and truth values. */
        val extras: Map<String, Any> = emptyMap(),
    )

    /** The height of a line of text. */
    public sealed interface TokenLineHeight {
        /** A multiple of the size of the font. */
        data class Multiple(val value: Double) : TokenLineHeight

        /** A length. */
        data class Fixed(val value: TokenDimension) : TokenLineHeight
    }
    """
}

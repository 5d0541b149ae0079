import TokenModel

/// The types that a Kotlin file for Compose declares beside those of Compose.
enum KotlinComposeText {
  static let fontFamily = """
    /** The names of fonts, the best first. Compose loads fonts from resources, not by these names. */
    @JvmInline
    public value class TokenFontFamily(val names: List<String>) {
        /** The generic family among the names; the default one without. */
        val fontFamily: FontFamily
            get() = names.firstNotNullOfOrNull { name ->
                when (name) {
                    "serif", "ui-serif" -> FontFamily.Serif
                    "sans-serif", "ui-sans-serif", "system-ui" -> FontFamily.SansSerif
                    "monospace", "ui-monospace" -> FontFamily.Monospace
                    "cursive" -> FontFamily.Cursive
                    else -> null
                }
            } ?: FontFamily.Default
    }
    """

  static let border = """
    /** A line around something. */
    public data class TokenBorder(val color: ComposeColor, val width: Dp, val style: TokenStrokeStyle) {
        /** The line as Compose has it: solid. */
        val stroke: BorderStroke get() = BorderStroke(width, color)
    }
    """

  static let transition = """
    /** How long a change takes, how long it waits, and its easing. */
    public data class TokenTransition(
        val duration: TokenDuration,
        val delay: TokenDuration,
        val timingFunction: TokenBezier,
    ) {
        /** The same for an animation of Compose, in whole milliseconds; a negative delay is none. */
        fun <T> spec(): TweenSpec<T> = TweenSpec(
            (duration.milliseconds + 0.5).toInt(),
            if (delay.nanoseconds > 0L) (delay.milliseconds + 0.5).toInt() else 0,
            timingFunction,
        )
    }
    """

  static let shadow = """
    /** One or more shadows; the first is on top. */
    @JvmInline
    public value class TokenShadow(val layers: List<TokenShadowLayer>)

    /** One layer of a shadow. */
    public data class TokenShadowLayer(
        val color: ComposeColor,
        /** To the right. */
        val offsetX: Dp,
        /** Downwards. */
        val offsetY: Dp,
        /** The blur radius of CSS: twice a standard deviation. */
        val blur: Dp,
        /** How far the shape grows before it is blurred. */
        val spread: Dp,
        /** Whether the shadow falls inside. */
        val inset: Boolean = false,
    ) {
        /** The shadow of a text, which knows neither `spread` nor `inset`. */
        fun textShadow(density: Density): ComposeShadow = with(density) {
            ComposeShadow(color, Offset(offsetX.toPx(), offsetY.toPx()), blur.toPx())
        }
    }
    """

  static let gradient = """
    /** Colours at their places. Compose mixes them in sRGB. */
    @JvmInline
    public value class TokenGradient(val stops: List<TokenGradientStop>) {
        private val pairs: Array<Pair<Float, ComposeColor>>
            get() = Array(stops.size) { stops[it].position to stops[it].color }

        /** From one point to another; by default from the top left to the bottom right. */
        fun linear(start: Offset = Offset.Zero, end: Offset = Offset.Infinite): Brush =
            if (stops.size == 1) SolidColor(stops[0].color) else Brush.linearGradient(*pairs, start = start, end = end)

        /** From left to right. */
        fun horizontal(): Brush =
            if (stops.size == 1) SolidColor(stops[0].color) else Brush.horizontalGradient(*pairs)

        /** From top to bottom. */
        fun vertical(): Brush =
            if (stops.size == 1) SolidColor(stops[0].color) else Brush.verticalGradient(*pairs)

        /** From the middle outwards. */
        fun radial(): Brush =
            if (stops.size == 1) SolidColor(stops[0].color) else Brush.radialGradient(*pairs)

        /** Around the middle. */
        fun sweep(): Brush =
            if (stops.size == 1) SolidColor(stops[0].color) else Brush.sweepGradient(*pairs)
    }

    /** A colour and its place, 0 to 1. */
    public data class TokenGradientStop(val color: ComposeColor, val position: Float)
    """

  static let typography = """
    /** A text style. */
    public data class TokenTypography(
        val fontFamily: TokenFontFamily,
        val fontSize: TextUnit,
        val fontWeight: FontWeight,
        /** The space added between letters; unspecified if none is. */
        val letterSpacing: TextUnit,
        val lineHeight: TextUnit,
        /** Members beside those of the standard: texts, numbers and truth values. */
        val extras: Map<String, Any> = emptyMap(),
    ) {
        /** The style as Compose has it, in the generic family; give it a loaded font with `copy`. */
        val style: TextStyle
            get() = TextStyle(
                fontSize = fontSize,
                fontWeight = fontWeight,
                fontFamily = fontFamily.fontFamily,
                letterSpacing = letterSpacing,
                lineHeight = lineHeight,
            )
    }
    """

  /// The member that makes a curve an easing of Compose.
  static let transform = """

        /** The same for an animation of Compose. */
        override fun transform(fraction: Float): Float = valueAt(fraction.toDouble()).toFloat()

    """

  /// The member that makes a spring a specification of Compose.
  static let springSpec = """

        /** The same for an animation of Compose, which runs it in whole milliseconds. */
        fun <T> spec(): SpringSpec<T> =
            SpringSpec(damping.toFloat(), (frequency * frequency).toFloat())

    """

  static let theme = """
    /** The theme that holds in a part of the composition. */
    public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { $theme$ }

    /** Chooses a theme for `content`. */
    @Composable
    public fun ProvideTokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
        CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
    }
    """

  static let animation = """
    /**
     * Whether motion is to be reduced in a part of the composition.
     *
     * Compose has no such setting on all platforms: provide that of the system, on Android for
     * example whether `Settings.Global.ANIMATOR_DURATION_SCALE` is 0.
     */
    public val LocalTokenReducedMotion: ProvidableCompositionLocal<Boolean> = staticCompositionLocalOf { false }

    /**
     * The time of an animation in nanoseconds, frame by frame: on the clock of all frames, or since
     * the composable appeared. It stands still if motion is reduced and nothing moves then.
     */
    @Composable
    public fun tokenTime(animation: TokenAnimation): State<Long> {
        val isStill = LocalTokenReducedMotion.current && animation.isStillWhenReduced
        return produceState(0L, animation, isStill) {
            if (!isStill) {
                val start = if (animation.clock == TokenClock.SHARED) 0L else withFrameNanos { it }
                while (true) withFrameNanos { value = it - start }
            }
        }
    }
    """

  /// The imports, each with the kinds or parts that need it.
  static func imports(_ used: KotlinKinds, _ needs: KotlinAnimationNeeds, isThemed: Bool)
    -> [String]
  {
    var result: Set<String> = []
    func add(_ condition: Bool, _ package: String, _ names: String...) {
      if condition { result.formUnion(names.map { "androidx.compose.\(package).\($0)" }) }
    }
    let text = used.contains(.textUnit) || used.contains(.typography)
    add(used.contains(.color), "ui.graphics", "Color as ComposeColor", "colorspace.ColorSpaces")
    add(used.contains(.dimension), "ui.unit", "Dp", "dp")
    add(text, "ui.unit", "TextUnit", "em", "sp")
    add(used.contains(.fontFamily), "ui.text.font", "FontFamily")
    add(used.contains(.fontWeight), "ui.text.font", "FontWeight")
    add(used.contains(.typography), "ui.text", "TextStyle")
    add(used.contains(.border), "foundation", "BorderStroke")
    add(used.contains(.transition), "animation.core", "TweenSpec")
    add(used.contains(.bezier), "animation.core", "Easing")
    add(needs.spring, "animation.core", "SpringSpec")
    add(used.contains(.gradient), "ui", "geometry.Offset", "graphics.Brush", "graphics.SolidColor")
    add(used.contains(.shadow), "ui", "geometry.Offset", "graphics.Shadow as ComposeShadow")
    add(used.contains(.shadow), "ui.unit", "Density")
    add(
      isThemed, "runtime", "Composable", "CompositionLocalProvider", "Immutable",
      "ProvidableCompositionLocal", "ReadOnlyComposable", "staticCompositionLocalOf")
    add(
      needs.any, "runtime", "Composable", "ProvidableCompositionLocal", "State", "produceState",
      "staticCompositionLocalOf", "withFrameNanos")
    return result.sorted()
  }
}

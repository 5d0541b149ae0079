/// The mixing of colours in other spaces than sRGB: only in files that do it.
enum KotlinColorSpaceText {
  static let divide = """
                    if (space != TokenColorSpace.HSL && space != TokenColorSpace.HWB) first /= alpha
                    second /= alpha
                    if (space != TokenColorSpace.LCH && space != TokenColorSpace.OKLCH) third /= alpha
    """

  static let limit = """
            when (space) {
                TokenColorSpace.LAB -> first = tokenClamp(first, 100.0)
                TokenColorSpace.OKLAB -> first = tokenClamp(first, 1.0)
                TokenColorSpace.LCH, TokenColorSpace.OKLCH -> {
                    first = tokenClamp(first, if (space == TokenColorSpace.LCH) 100.0 else 1.0)
                    if (second < 0.0) second = 0.0
                    third = tokenHue(third)
                }
                TokenColorSpace.HSL, TokenColorSpace.HWB -> first = tokenHue(first)
                else -> {}
            }
            val shown = tokenSRGB(space, first, second, third)
    """

  static let conversion = """
    private fun tokenClamp(value: Double, limit: Double): Double =
        if (value < 0.0) 0.0 else if (value > limit) limit else value

    /** Hue in degrees, 0 up to but not including 360. */
    private fun tokenHue(degrees: Double): Double {
        if (!(degrees < 1e15 && degrees > -1e15)) return 0.0
        val rest = degrees - 360.0 * (degrees / 360.0).toLong().toDouble()
        val positive = if (rest < 0.0) rest + 360.0 else rest
        return if (positive >= 360.0) 0.0 else positive
    }

    /** The sRGB colour of components of a space; it may be outside of what sRGB can show. */
    private fun tokenSRGB(space: TokenColorSpace, x: Double, y: Double, z: Double): List<Double> =
        when (space) {
            TokenColorSpace.SRGB -> listOf(x, y, z)
            TokenColorSpace.SRGB_LINEAR -> tokenEncoded(x, y, z)
            TokenColorSpace.HSL -> tokenCylinder(x, y / 100.0, z / 100.0)
            TokenColorSpace.HWB -> {
                val white = y / 100.0
                val black = z / 100.0
                if (white + black >= 1.0) {
                    val grey = white / (white + black)
                    listOf(grey, grey, grey)
                } else {
                    val rest = 1.0 - white - black
                    tokenCylinder(x, 1.0, 0.5).map { it * rest + white }
                }
            }
            TokenColorSpace.LAB -> tokenLab(x, y, z)
            TokenColorSpace.LCH -> {
                val angle = z * 3.141592653589793 / 180.0
                tokenLab(x, y * TokenMath.cosine(angle), y * TokenMath.sine(angle))
            }
            TokenColorSpace.OKLAB -> tokenOklab(x, y, z)
            TokenColorSpace.OKLCH -> {
                val angle = z * 3.141592653589793 / 180.0
                tokenOklab(x, y * TokenMath.cosine(angle), y * TokenMath.sine(angle))
            }
            TokenColorSpace.DISPLAY_P3 -> {
                val r = tokenLinear(x)
                val g = tokenLinear(y)
                val b = tokenLinear(z)
                tokenEncoded(
                    1.2249401762805598 * r - 0.22494017628056 * g,
                    -0.042056954709688156 * r + 1.0420569547096883 * g,
                    -0.019637554590334436 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
                )
            }
            TokenColorSpace.A98_RGB -> {
                val r = tokenPower(x, 2.19921875)
                val g = tokenPower(y, 2.19921875)
                val b = tokenPower(z, 2.19921875)
                tokenEncoded(
                    1.3983557439607783 * r - 0.3983557439607783 * g,
                    g,
                    -0.04292898929447328 * g + 1.0429289892944733 * b,
                )
            }
            TokenColorSpace.REC2020 -> {
                val r = tokenPower(x, 2.4)
                val g = tokenPower(y, 2.4)
                val b = tokenPower(z, 2.4)
                tokenEncoded(
                    1.6604910021084345 * r - 0.5876411387885495 * g - 0.0728498633198849 * b,
                    -0.12455047452159079 * r + 1.1328998971259603 * g - 0.008349422604369475 * b,
                    -0.018150763354905303 * r - 0.10057889800800739 * g + 1.1187296613629127 * b,
                )
            }
            TokenColorSpace.PROPHOTO_RGB -> {
                val r = if (x <= 0.03125 && x >= -0.03125) x / 16.0 else tokenPower(x, 1.8)
                val g = if (y <= 0.03125 && y >= -0.03125) y / 16.0 else tokenPower(y, 1.8)
                val b = if (z <= 0.03125 && z >= -0.03125) z / 16.0 else tokenPower(z, 1.8)
                tokenEncoded(
                    2.034380849516996 * r - 0.7276357899341342 * g - 0.3067450595828618 * b,
                    -0.2288257316330504 * r + 1.2317425411901048 * g - 0.0029168095570545004 * b,
                    -0.008558828783917427 * r - 0.15326670213803723 * g + 1.1618255309219547 * b,
                )
            }
            TokenColorSpace.XYZ_D65 -> tokenEncoded(
                3.2409699419045213 * x - 1.5373831775700935 * y - 0.4986107602930033 * z,
                -0.9692436362808798 * x + 1.8759675015077206 * y + 0.04155505740717561 * z,
                0.05563007969699361 * x - 0.20397695888897657 * y + 1.0569715142428786 * z,
            )
            TokenColorSpace.XYZ_D50 -> tokenXYZ50(x, y, z)
        }

    /** Linear light of sRGB with its gamma. */
    private fun tokenEncoded(red: Double, green: Double, blue: Double): List<Double> =
        listOf(tokenEncoded(red), tokenEncoded(green), tokenEncoded(blue))

    private fun tokenEncoded(value: Double): Double {
        if (value <= 0.0031308 && value >= -0.0031308) return 12.92 * value
        val size = 1.055 * TokenMath.power(if (value < 0.0) -value else value, 1.0 / 2.4) - 0.055
        return if (value < 0.0) -size else size
    }

    /** Linear light from a channel with the gamma of sRGB. */
    private fun tokenLinear(value: Double): Double {
        if (value <= 0.04045 && value >= -0.04045) return value / 12.92
        val size = TokenMath.power(((if (value < 0.0) -value else value) + 0.055) / 1.055, 2.4)
        return if (value < 0.0) -size else size
    }

    /** A power that keeps the sign. */
    private fun tokenPower(value: Double, exponent: Double): Double {
        val size = TokenMath.power(if (value < 0.0) -value else value, exponent)
        return if (value < 0.0) -size else size
    }

    private fun tokenOklab(lightness: Double, a: Double, b: Double): List<Double> {
        val l = lightness + 0.396337777376175 * a + 0.2158037573099136 * b
        val m = lightness - 0.10556134581565856 * a - 0.06385417282581334 * b
        val s = lightness - 0.08948417752981182 * a - 1.2914855480194094 * b
        val l3 = l * l * l
        val m3 = m * m * m
        val s3 = s * s * s
        return tokenEncoded(
            4.076741636075958 * l3 - 3.3077115392580625 * m3 + 0.23096990318210447 * s3,
            -1.268437973285032 * l3 + 2.609757349287689 * m3 - 0.3413193760026573 * s3,
            -0.00419607613867548 * l3 - 0.7034186179359363 * m3 + 1.7076146940746117 * s3,
        )
    }

    private fun tokenLab(lightness: Double, a: Double, b: Double): List<Double> {
        val y = (lightness + 16.0) / 116.0
        val luminance = if (lightness > 8.0) y * y * y else lightness / (24389.0 / 27.0)
        return tokenXYZ50(
            0.3457 / 0.3585 * tokenLabCube(a / 500.0 + y),
            luminance,
            (1.0 - 0.3457 - 0.3585) / 0.3585 * tokenLabCube(y - b / 200.0),
        )
    }

    private fun tokenLabCube(f: Double): Double {
        val cube = f * f * f
        return if (cube > 216.0 / 24389.0) cube else (116.0 * f - 16.0) / (24389.0 / 27.0)
    }

    private fun tokenXYZ50(x: Double, y: Double, z: Double): List<Double> = tokenEncoded(
        3.1341358529001178 * x - 1.617385998018042 * y - 0.49066221791109754 * z,
        -0.9787954765557778 * x + 1.9162543773959884 * y + 0.033442873390366924 * z,
        0.07195539255794735 * x - 0.22897675981518206 * y + 1.4053860351131182 * z,
    )

    /** The sRGB colour of a hue in degrees, a saturation and a lightness, both 0 to 1. */
    private fun tokenCylinder(hue: Double, saturation: Double, lightness: Double): List<Double> {
        val amplitude = saturation * (if (lightness < 1.0 - lightness) lightness else 1.0 - lightness)
        return listOf(0.0, 8.0, 4.0).map { offset ->
            val sum = offset + hue / 30.0
            val k = if (sum >= 12.0) sum - 12.0 else sum
            var share = if (k - 3.0 < 9.0 - k) k - 3.0 else 9.0 - k
            share = if (share > 1.0) 1.0 else if (share < -1.0) -1.0 else share
            lightness - amplitude * share
        }
    }
    """
}

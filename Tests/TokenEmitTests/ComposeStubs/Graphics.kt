package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

@JvmInline
value class Color(val value: ULong)

fun Color(color: Long): Color = Color((color and 0xFFFFFFFFL).toULong() shl 32)

fun Color(
    red: Float,
    green: Float,
    blue: Float,
    alpha: Float = 1f,
    colorSpace: ColorSpace = ColorSpaces.Srgb,
): Color = Color("$red $green $blue $alpha ${colorSpace.name}".hashCode().toULong())

data class Shadow(val color: Color, val offset: Offset = Offset.Zero, val blurRadius: Float = 0.0f)

sealed class Brush {
    companion object {
        fun linearGradient(
            vararg colorStops: Pair<Float, Color>,
            start: Offset = Offset.Zero,
            end: Offset = Offset.Infinite,
        ): Brush = StubBrush("linear $start $end", colorStops.toList())

        fun horizontalGradient(vararg colorStops: Pair<Float, Color>): Brush =
            StubBrush("horizontal", colorStops.toList())

        fun verticalGradient(vararg colorStops: Pair<Float, Color>): Brush =
            StubBrush("vertical", colorStops.toList())

        fun radialGradient(vararg colorStops: Pair<Float, Color>): Brush =
            StubBrush("radial", colorStops.toList())

        fun sweepGradient(vararg colorStops: Pair<Float, Color>): Brush =
            StubBrush("sweep", colorStops.toList())
    }
}

data class SolidColor(val value: Color) : Brush()

data class StubBrush(val kind: String, val stops: List<Pair<Float, Color>>) : Brush()

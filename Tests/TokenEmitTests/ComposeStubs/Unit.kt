package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float) {
    operator fun unaryMinus(): Dp = Dp(-value)

    override fun toString(): String = "$value.dp"
}

val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Float.dp: Dp get() = Dp(this)

@JvmInline
value class TextUnit(private val text: String) {
    operator fun unaryMinus(): TextUnit = TextUnit("-$text")

    override fun toString(): String = text

    companion object {
        val Unspecified = TextUnit("Unspecified")
    }
}

val Float.sp: TextUnit get() = TextUnit("$this.sp")
val Float.em: TextUnit get() = TextUnit("$this.em")
val Double.sp: TextUnit get() = TextUnit("$this.sp")
val Double.em: TextUnit get() = TextUnit("$this.em")

interface Density {
    val density: Float

    fun Dp.toPx(): Float = value * density
}

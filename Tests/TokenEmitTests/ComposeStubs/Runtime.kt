package androidx.compose.runtime

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

@Target(AnnotationTarget.CLASS)
annotation class Immutable

abstract class CompositionLocal<T>(internal val values: MutableList<T>) {
    val current: T @Composable @ReadOnlyComposable get() = values.last()
}

class ProvidableCompositionLocal<T>(values: MutableList<T>, private val default: () -> T) : CompositionLocal<T>(values) {
    infix fun provides(value: T): ProvidedValue<T> = ProvidedValue(this, value)

    internal fun fill() {
        if (values.isEmpty()) values.add(default())
    }
}

class ProvidedValue<T> internal constructor(val compositionLocal: CompositionLocal<T>, val value: T)

fun <T> staticCompositionLocalOf(defaultValueFactory: () -> T): ProvidableCompositionLocal<T> =
    ProvidableCompositionLocal(mutableListOf(), defaultValueFactory).also { it.fill() }

@Composable
fun <T> CompositionLocalProvider(value: ProvidedValue<T>, content: @Composable () -> Unit) {
    value.compositionLocal.values.add(value.value)
    content()
    value.compositionLocal.values.removeLast()
}

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
}

interface ProduceStateScope<T> : MutableState<T>

/** Time stands still here: the producer is not started. */
@Composable
fun <T> produceState(
    initialValue: T,
    key1: Any?,
    key2: Any?,
    producer: suspend ProduceStateScope<T>.() -> Unit,
): State<T> {
    check(key1 != null && key2 != null)
    return object : State<T> {
        override val value: T = initialValue
    }
}

suspend fun <R> withFrameNanos(onFrame: (frameTimeNanos: Long) -> R): R = onFrame(0L)

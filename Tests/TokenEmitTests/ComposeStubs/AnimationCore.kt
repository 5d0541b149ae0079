package androidx.compose.animation.core

fun interface Easing {
    fun transform(fraction: Float): Float
}

interface AnimationSpec<T>

class TweenSpec<T>(
    val durationMillis: Int = 300,
    val delay: Int = 0,
    val easing: Easing = Easing { it },
) : AnimationSpec<T>

class SpringSpec<T>(
    val dampingRatio: Float = 1f,
    val stiffness: Float = 1500f,
    val visibilityThreshold: T? = null,
) : AnimationSpec<T>

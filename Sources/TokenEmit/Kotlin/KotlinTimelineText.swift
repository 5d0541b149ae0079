/// The timing model, the tracks and the animations of a Kotlin file.
enum KotlinTimelineText {
  static let divide = """
                    first /= alpha
                    second /= alpha
                    third /= alpha
    """

  static let timing = """
    /** Where an animation stands at a moment. */
    public data class TokenProgress(
        /** The progress of the iteration in its direction, 0 to 1, before any easing. */
        val progress: Double,
        /** The iteration, from 0. */
        val iteration: Long = 0L,
        /** The "before flag" of CSS Easing, which decides what counts at a jump. */
        val isBefore: Boolean = false,
    )

    /** Which iterations run backwards. */
    public enum class TokenDirection { NORMAL, REVERSE, ALTERNATE, ALTERNATE_REVERSE }

    /** When an animation is in effect outside its iterations. */
    public enum class TokenFill { NONE, FORWARDS, BACKWARDS, BOTH }

    /** Where an animation takes its time from: one clock for all, or each view's own since it appeared. */
    public enum class TokenClock { SHARED, OWN }

    /** When an animation runs: the timing model of Web Animations in whole nanoseconds. */
    public data class TokenTiming(
        /** The length of one iteration. */
        val duration: TokenDuration,
        /** What passes before the first iteration; a negative delay starts part-way in. */
        val delay: TokenDuration,
        /** How often the animation runs, times `parts`; null without end. */
        val iterations: Long?,
        /** What `iterations` is divided by. */
        val parts: Long,
        /** The length of all iterations, rounded up to whole nanoseconds; null without end. */
        val length: TokenDuration?,
        val direction: TokenDirection,
        val fill: TokenFill,
    ) {
        /** Where the animation stands at a time on its own clock; null where it is not in effect. */
        fun progressAt(nanoseconds: Long): TokenProgress? {
            val elapsed = tokenDifference(nanoseconds, delay.nanoseconds)
            val whole = duration.nanoseconds
            val start = if (delay.nanoseconds < 0L) 0L else delay.nanoseconds
            if (nanoseconds < start) {
                if (fill != TokenFill.BACKWARDS && fill != TokenFill.BOTH) return null
                if (whole <= 0L) return directed(0L, 1L, 0L, isBefore = true, isAfter = false)
                val active = if (elapsed > 0L) elapsed else 0L
                return directed(active % whole, whole, active / whole, isBefore = true, isAfter = false)
            }
            if (length != null && elapsed >= length.nanoseconds) {
                if (fill != TokenFill.FORWARDS && fill != TokenFill.BOTH) return null
                if (iterations == null) return directed(1L, 1L, Long.MAX_VALUE, isBefore = false, isAfter = true)
                val iteration = iterations / parts
                val rest = iterations % parts
                if (rest == 0L && iterations > 0L) {
                    return directed(parts, parts, iteration - 1L, isBefore = false, isAfter = true)
                }
                return directed(rest, parts, iteration, isBefore = false, isAfter = true)
            }
            return directed(elapsed % whole, whole, elapsed / whole, isBefore = false, isAfter = false)
        }

        private fun directed(
            rest: Long, whole: Long, iteration: Long, isBefore: Boolean, isAfter: Boolean,
        ): TokenProgress {
            val isReversed = when (direction) {
                TokenDirection.NORMAL -> false
                TokenDirection.REVERSE -> true
                TokenDirection.ALTERNATE -> iteration != Long.MAX_VALUE && iteration % 2L == 1L
                TokenDirection.ALTERNATE_REVERSE -> iteration != Long.MAX_VALUE && iteration % 2L == 0L
            }
            return TokenProgress(
                (if (isReversed) whole - rest else rest).toDouble() / whole.toDouble(),
                iteration,
                (isBefore && !isReversed) || (isAfter && isReversed),
            )
        }
    }

    /** `a - b`; at the ends of the range it stays there. */
    private fun tokenDifference(a: Long, b: Long): Long {
        val difference = a - b
        if (((a xor b) and (a xor difference)) >= 0L) return difference
        return if (a < 0L) Long.MIN_VALUE else Long.MAX_VALUE
    }
    """

  static let track = """
    /** Something that an animation changes, by name. */
    public sealed interface TokenTrack {
        val name: String
    }

    /** The places of keyframes in an iteration, 0 to 1, and the easing from each to the next. */
    public data class TokenStretches(val offsets: List<Double>, val easings: List<TokenEasing>) {
        /** The index of the keyframe from which the values go on at a progress. */
        internal fun index(progress: Double): Int {
            val last = offsets.size - 1
            if (last == 0 || progress < offsets[0]) return 0
            var index = 0
            while (index < last && offsets[index + 1] <= progress) index += 1
            return if (index == last) last - 1 else index
        }

        /** The eased part of the way to the next keyframe that is done. */
        internal fun part(index: Int, sample: TokenProgress, seconds: Double): Double {
            val last = offsets.size - 1
            val progress = sample.progress
            if (last == 0 || progress < offsets[0]) return 0.0
            var part = 1.0
            if (progress >= offsets[last]) {
                // The end of an iteration belongs to the stretch before it, if there is one.
                if (!(offsets[last] == 1.0 && offsets[index] < 1.0)) return 1.0
            } else {
                part = (progress - offsets[index]) / (offsets[index + 1] - offsets[index])
            }
            val stretch = seconds * (offsets[index + 1] - offsets[index])
            return easings[index].valueAt(part, sample.isBefore, stretch)
        }
    }
    """

  static let numberTrack = """
    /** Numbers that follow each other, each at its place in an iteration. */
    public data class TokenNumberTrack(
        override val name: String,
        val values: List<Double>,
        val stretches: TokenStretches,
    ) : TokenTrack {
        /** The number at a progress; `seconds` is the length of an iteration. */
        fun valueAt(sample: TokenProgress, seconds: Double): Double {
            val index = stretches.index(sample.progress)
            val part = stretches.part(index, sample, seconds)
            if (part == 0.0 || index + 1 == values.size) return values[index]
            return values[index] * (1.0 - part) + values[index + 1] * part
        }
    }
    """

  static let colorTrack = """
    /** Colours that follow each other, each at its place in an iteration. */
    public data class TokenColorTrack(
        override val name: String,
        val mixes: List<TokenColorMix>,
        val stretches: TokenStretches,
    ) : TokenTrack {
        /** The colour at a progress; `seconds` is the length of an iteration. */
        fun valueAt(sample: TokenProgress, seconds: Double): $Color$ {
            val index = stretches.index(sample.progress)
            return mixes[index].colorAt(stretches.part(index, sample, seconds))
        }
    }

    /** The way from one colour to another. */
    public data class TokenColorMix(
    $space$    /** The first colour: its components, times its opacity if the colours are not both opaque. */
        val start: List<Double>,
        /** The second colour in the same form. */
        val end: List<Double>,
        val startAlpha: Double,
        val endAlpha: Double,
        val isPremultiplied: Boolean,
    ) {
        /** The way between two colours of sRGB, `0xAARRGGBB`. */
        constructor(start: Long, end: Long) : this(
    $srgb$        tokenComponents(start),
            tokenComponents(end),
            (start shr 24 and 255).toDouble() / 255.0,
            (end shr 24 and 255).toDouble() / 255.0,
            (start shr 24 and 255) != 255L || (end shr 24 and 255) != 255L,
        )

        /** The colour part of the way along: 0 is the first, 1 the second. */
        fun colorAt(part: Double): $Color$ {
            val rest = 1.0 - part
            var first = start[0] * rest + end[0] * part
            var second = start[1] * rest + end[1] * part
            var third = start[2] * rest + end[2] * part
            var alpha = startAlpha
            if (isPremultiplied) {
                alpha = startAlpha * rest + endAlpha * part
                alpha = if (alpha < 0.0) 0.0 else if (alpha > 1.0) 1.0 else alpha
                if (alpha > 0.0) {
    $divide$
                }
            }
    $result$
        }
    }

    private fun tokenComponents(argb: Long): List<Double> {
        val alpha = (argb shr 24 and 255).toDouble() / 255.0
        return listOf(
            (argb shr 16 and 255).toDouble() / 255.0 * alpha,
            (argb shr 8 and 255).toDouble() / 255.0 * alpha,
            (argb and 255).toDouble() / 255.0 * alpha,
        )
    }

    /** Components and alpha from 0 to 1 as 0xAARRGGBB, halves up; 2^-36 below a half is still one. */
    private fun tokenBytes(red: Double, green: Double, blue: Double, alpha: Double): Long =
        tokenByte(alpha) shl 24 or (tokenByte(red) shl 16) or (tokenByte(green) shl 8) or tokenByte(blue)

    private fun tokenByte(value: Double): Long {
        val scaled = value * 255.0 + (0.5 + 1.4551915228366852e-11)
        return if (scaled >= 256.0) 255L else if (scaled >= 1.0) scaled.toLong() else 0L
    }
    """

  static let animation = """
    /** Something that changes by itself over time. */
    public class TokenAnimation(
        /** What changes. */
        val tracks: List<TokenTrack>,
        /** When it runs. */
        val timing: TokenTiming,
        /** How much later each item of a list is than the one before it. */
        val stagger: TokenDuration,
        /** The number of items if it is fixed. */
        val count: Int?,
        /** Where the time comes from. */
        val clock: TokenClock,
        /** What is shown if the person has asked for less motion. */
        val reducedMotion: TokenReducedMotion,
    ) {
        /** Whether nothing moves any more if motion is to be reduced. */
        val isStillWhenReduced: Boolean
            get() = reducedMotion !is TokenReducedMotion.Unchanged && reducedMotion !is TokenReducedMotion.Replacement

        /** Where item `index` stands at a time on the animation's own clock; null where it is not in effect. */
        fun progressAt(nanoseconds: Long, index: Int = 0, reducedMotion: Boolean = false): TokenProgress? {
            if (reducedMotion) {
                when (val rule = this.reducedMotion) {
                    TokenReducedMotion.Unchanged -> {}
                    TokenReducedMotion.NotInEffect -> return null
                    is TokenReducedMotion.Hold -> return TokenProgress(rule.progress)
                    is TokenReducedMotion.Values -> return TokenProgress(0.0)
                    is TokenReducedMotion.Replacement -> return rule.animation.progressAt(nanoseconds, index)
                }
            }
            val step = stagger.nanoseconds
            if (step == 0L || index == 0) return timing.progressAt(nanoseconds)
            var offset = step * index.toLong()
            if (offset / step != index.toLong()) {
                offset = if ((step < 0L) == (index < 0)) Long.MAX_VALUE else -Long.MAX_VALUE
            }
            val delay = TokenDuration(tokenDifference(timing.delay.nanoseconds, -offset))
            return timing.copy(delay = delay).progressAt(nanoseconds)
        }

        private fun shown(reducedMotion: Boolean): TokenAnimation {
            val rule = this.reducedMotion
            return if (reducedMotion && rule is TokenReducedMotion.Replacement) rule.animation else this
        }
    $color$$number$}

    /** What is shown if the person has asked for less motion. */
    public sealed interface TokenReducedMotion {
        /** The animation, as ever. */
        object Unchanged : TokenReducedMotion

        /** Nothing: the animation is not in effect. */
        object NotInEffect : TokenReducedMotion

        /** One moment of it: a progress before easing, 0 to 1. */
        data class Hold(val progress: Double) : TokenReducedMotion

        /** Fixed values by the names of tracks; a track without one shows its first keyframe. */
        data class Values(
            val numbers: Map<String, Double>,
            val colors: Map<String, $Color$>,
        ) : TokenReducedMotion

        /** Another animation, at the same time and index. */
        class Replacement(val animation: TokenAnimation) : TokenReducedMotion
    }
    """

  static func animationColor(_ isCompose: Bool) -> String {
    """

        /** The colour of a track; null where the animation is not in effect, or has no such track. */
        fun color(track: String, nanoseconds: Long, index: Int = 0, reducedMotion: Boolean = false): \(isCompose ? "ComposeColor" : "TokenColor")? {
            val sample = progressAt(nanoseconds, index, reducedMotion) ?: return null
            val rule = this.reducedMotion
            if (reducedMotion && rule is TokenReducedMotion.Values) rule.colors[track]?.let { return it }
            val shown = shown(reducedMotion)
            for (candidate in shown.tracks) {
                if (candidate is TokenColorTrack && candidate.name == track) {
                    return candidate.valueAt(sample, shown.timing.duration.seconds)
                }
            }
            return null
        }

    """
  }

  static let animationNumber = """

        /** The number of a track; null where the animation is not in effect, or has no such track. */
        fun number(track: String, nanoseconds: Long, index: Int = 0, reducedMotion: Boolean = false): Double? {
            val sample = progressAt(nanoseconds, index, reducedMotion) ?: return null
            val rule = this.reducedMotion
            if (reducedMotion && rule is TokenReducedMotion.Values) rule.numbers[track]?.let { return it }
            val shown = shown(reducedMotion)
            for (candidate in shown.tracks) {
                if (candidate is TokenNumberTrack && candidate.name == track) {
                    return candidate.valueAt(sample, shown.timing.duration.seconds)
                }
            }
            return null
        }

    """
}

/// The evaluator that a Kotlin file carries: the arithmetic of the Swift output, operation by
/// operation, so that both give the same bits.
enum KotlinEvaluatorText {
  static let easing = """
    /** How an input progress becomes an output progress. */
    public interface TokenEasing {
        /**
         * The output at an input from 0 to 1.
         *
         * `isBefore` is the "before flag" of CSS Easing: at a jump, the step before it still counts.
         * `seconds` is the time that an input of 1 stands for, which only springs need.
         */
        fun valueAt(progress: Double, isBefore: Boolean = false, seconds: Double = 1.0): Double
    }
    """

  static let bezier = """
    /** A cubic Bézier easing, `cubic-bezier()` of CSS. */
    public data class TokenBezier(val x1: Double, val y1: Double, val x2: Double, val y2: Double) : $easing$ {
        /** The y of the curve at an x. Outside 0 to 1 the curve goes on along its tangents. */
        override fun valueAt(progress: Double, isBefore: Boolean, seconds: Double): Double {
            val x = progress
            if (x1 == y1 && x2 == y2) return x
            if (x <= 0.0) return if (x == 0.0 || startSlope == 0.0) 0.0 else startSlope * x
            if (x >= 1.0) return if (x == 1.0 || endSlope == 0.0) 1.0 else 1.0 + endSlope * (x - 1.0)
            val horizontal = TokenPolynomial(x1, x2)
            var t = horizontal.rough(x)
            for (round in 0..1) {
                val next = t - horizontal.remainder(t, x) / horizontal.slope(t)
                if (!(next >= 0.0 && next <= 1.0)) break
                t = next
            }
            var rest = horizontal.remainder(t, x) / horizontal.slope(t)
            if (!(rest >= -9.313225746154785e-10 && rest <= 9.313225746154785e-10)) rest = 0.0
            val vertical = TokenPolynomial(y1, y2)
            return vertical.value(t).number - vertical.slope(t) * rest
        }
    $transform$
        private val startSlope: Double
            get() = if (x1 > 0.0) y1 / x1 else if (y1 == 0.0 && x2 > 0.0) y2 / x2 else if (y1 == 0.0 && y2 == 0.0) 1.0 else 0.0

        private val endSlope: Double
            get() = if (x2 < 1.0) (1.0 - y2) / (1.0 - x2) else if (y2 == 1.0 && x1 < 1.0) (1.0 - y1) / (1.0 - x1) else if (y1 == 1.0 && y2 == 1.0) 1.0 else 0.0
    }

    /** One coordinate of a Bézier curve, ((a·t + b)·t + c)·t. */
    private class TokenPolynomial(p1: Double, p2: Double) {
        private val c = tokenProduct(3.0, p1)
        private val b = tokenProduct(3.0, p2).plus(tokenProduct(-6.0, p1))
        private val a = TokenLongDouble(1.0, 0.0).plus(tokenProduct(3.0, p1)).plus(tokenProduct(-3.0, p2))

        fun value(t: Double): TokenLongDouble = a.times(t).plus(b).times(t).plus(c).times(t)

        fun slope(t: Double): Double = (3.0 * a.high * t + 2.0 * b.high) * t + c.high

        fun remainder(t: Double, x: Double): Double = value(t).plus(TokenLongDouble(-x, 0.0)).number

        /** The t of an x between 0 and 1, by Newton's method inside a bracket. */
        fun rough(x: Double): Double {
            var low = 0.0
            var high = 1.0
            var t = x
            for (round in 0 until 80) {
                val rest = ((a.high * t + b.high) * t + c.high) * t - x
                if (rest == 0.0) return t
                if (rest > 0.0) high = t else low = t
                var next = t - rest / slope(t)
                if (!(next > low && next < high)) next = (low + high) / 2.0
                val step = next - t
                val isStill = step <= 5.551115123125783e-17 && step >= -5.551115123125783e-17
                if (isStill || next == low || next == high) return next
                t = next
            }
            return t
        }
    }

    /** A number of about 106 bits: the sum of two. */
    private class TokenLongDouble(val high: Double, val low: Double) {
        val number: Double get() = high + low

        fun plus(other: TokenLongDouble): TokenLongDouble {
            val sum = high + other.high
            val shadow = sum - high
            val rest = ((high - (sum - shadow)) + (other.high - shadow)) + (low + other.low)
            return TokenLongDouble(sum + rest, rest - ((sum + rest) - sum))
        }

        fun times(factor: Double): TokenLongDouble {
            val product = tokenProduct(high, factor)
            val rest = product.low + low * factor
            return TokenLongDouble(product.high + rest, rest - ((product.high + rest) - product.high))
        }
    }

    /** The product in full: each factor in two halves of 26 bits. */
    private fun tokenProduct(x: Double, y: Double): TokenLongDouble {
        val xs = x * 134217729.0
        val xh = xs - (xs - x)
        val xl = x - xh
        val ys = y * 134217729.0
        val yh = ys - (ys - y)
        val yl = y - yh
        val product = x * y
        return TokenLongDouble(product, ((xh * yh - product) + xh * yl + xl * yh) + xl * yl)
    }
    """

  static let linear = """
    /** The easing that changes nothing. */
    public object TokenLinear : TokenEasing {
        override fun valueAt(progress: Double, isBefore: Boolean, seconds: Double): Double = progress
    }
    """

  static let steps = """
    /** A number of equal steps, `steps()` of CSS. */
    public data class TokenSteps(val count: Int, val position: Position) : TokenEasing {
        /** Where the jumps are. */
        enum class Position { JUMP_START, JUMP_END, JUMP_NONE, JUMP_BOTH }

        override fun valueAt(progress: Double, isBefore: Boolean, seconds: Double): Double {
            val place = progress * count.toDouble()
            var whole = place.toLong().toDouble()
            if (whole > place) whole -= 1.0
            var current = whole
            if (position == Position.JUMP_START || position == Position.JUMP_BOTH) current += 1.0
            if (isBefore && place == whole) current -= 1.0
            if (progress >= 0.0 && current < 0.0) current = 0.0
            val jumps = when (position) {
                Position.JUMP_START, Position.JUMP_END -> count.toDouble()
                Position.JUMP_NONE -> count.toDouble() - 1.0
                Position.JUMP_BOTH -> count.toDouble() + 1.0
            }
            if (progress <= 1.0 && current > jumps) current = jumps
            return current / jumps
        }
    }
    """

  static let stops = """
    /** Straight lines between points, `linear()` of CSS: the inputs never fall. */
    public data class TokenLinearStops(val inputs: List<Double>, val outputs: List<Double>) : TokenEasing {
        override fun valueAt(progress: Double, isBefore: Boolean, seconds: Double): Double {
            if (inputs.size < 2) return outputs[0]
            if (isBefore && progress == inputs[0]) return outputs[0]
            var low = 0
            var high = inputs.size
            while (low < high) {
                val middle = (low + high) / 2
                if (inputs[middle] <= progress) low = middle + 1 else high = middle
            }
            if (low > 0 && inputs[low - 1] == progress) return outputs[low - 1]
            val start = if (low < 1) 0 else if (low - 1 > inputs.size - 2) inputs.size - 2 else low - 1
            val width = inputs[start + 1] - inputs[start]
            val first = outputs[start]
            val second = outputs[start + 1]
            if (width == 0.0) return second
            if (first == second) return first
            return first + (second - first) * ((progress - inputs[start]) / width)
        }
    }
    """

  static let spring = """
    /** A damped spring that pulls a value from 0 to 1. It runs in real time and is not stretched. */
    public data class TokenSpring(
        /** The frequency without damping, in radians per second. */
        val frequency: Double,
        /** The damping ratio: 1 is critical, less bounces. */
        val damping: Double,
        /** The frequency times the square root of |1 - damping²|. */
        val dampedFrequency: Double,
        /** The velocity at the start, in distances per second. */
        val velocity: Double = 0.0,
    ) : TokenEasing {
        override fun valueAt(progress: Double, isBefore: Boolean, seconds: Double): Double =
            valueAfter(progress * seconds)

        /** Where the spring is after some seconds: 0 at the start, towards 1. */
        fun valueAfter(seconds: Double): Double {
            if (!(seconds > 0.0)) return 0.0
            val decay = damping * frequency * seconds
            val pull = damping * frequency - velocity
            if (damping <= 1.0 && decay > 1000.0) return 1.0
            if (damping == 1.0) {
                val factor = TokenMath.exponential(-decay)
                return 1.0 - (factor + pull * (factor * seconds))
            }
            val angle = dampedFrequency * seconds
            if (damping < 1.0) {
                val factor = TokenMath.exponential(-decay)
                val sine = factor * TokenMath.sine(angle) / dampedFrequency
                return 1.0 - (factor * TokenMath.cosine(angle) + pull * sine)
            }
            val fast = damping * frequency + dampedFrequency
            val slowFactor = TokenMath.exponential(-(frequency * frequency / fast) * seconds)
            val fastFactor = TokenMath.exponential(-fast * seconds)
            val sine = if (angle < 1.0) {
                TokenMath.exponential(-decay) * TokenMath.smallHyperbolicSine(angle) / dampedFrequency
            } else {
                (slowFactor - fastFactor) / (2.0 * dampedFrequency)
            }
            return 1.0 - ((slowFactor + fastFactor) / 2.0 + pull * sine)
        }
    $springSpec$}
    """

  static let sine = """
    /** Half a wave, (1 - cos πp) / 2: a whole sine wave if it is played back and forth. */
    public object TokenSine : TokenEasing {
        override fun valueAt(progress: Double, isBefore: Boolean, seconds: Double): Double =
            (1.0 - TokenMath.cosine(3.141592653589793 * progress)) / 2.0
    }
    """

  /// `TokenMath` with the functions that are wanted and all that they call.
  static func math(_ wanted: Set<ElementaryFunction>) -> String {
    guard !wanted.isEmpty else { return "" }
    var lines = [
      "/** Mathematics from + - * / alone: the same bits on every machine. */",
      "private object TokenMath {",
    ]
    for (index, function) in ElementaryFunction.closure(of: wanted).enumerated() {
      if index > 0 { lines.append("") }
      lines.append("    /** \(function.summary) */")
      let parameters = function.parameters.map { "\($0): Double" }.joined(separator: ", ")
      lines.append("    fun \(function.rawValue)(\(parameters)): Double {")
      for line in function.body {
        let blanks = line.prefix { $0 == " " }.count
        let code = line.dropFirst(blanks)
        let kotlin = code.hasPrefix("let ") ? "val " + code.dropFirst(4) : String(code)
        lines.append(String(repeating: " ", count: 8 + 2 * blanks) + kotlin)
      }
      lines.append("    }")
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}

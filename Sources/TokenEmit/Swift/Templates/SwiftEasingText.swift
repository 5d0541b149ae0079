/// Easings of a generated file and their evaluation, as a `SwiftTemplate`.
enum SwiftEasingText {
  static let bezier = """
    //? bezier
    /// A cubic Bézier easing, `cubic-bezier()` of CSS.
    public struct TokenCubicBezier: Hashable, Sendable {
      /// The x of the first control point, 0 to 1.
      public let x1: Double
      /// The y of the first control point.
      public let y1: Double
      /// The x of the second control point, 0 to 1.
      public let x2: Double
      /// The y of the second control point.
      public let y2: Double

      /// A curve from its control points.
      public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
      }
      //? solver

      /// The y of the curve at an x. Outside 0 to 1 the curve goes on along its tangents.
      public func value(at x: Double) -> Double {
        if x1 == y1 && x2 == y2 { return x }
        if x <= 0 { return x == 0 || startSlope == 0 ? 0 : startSlope * x }
        if x >= 1 { return x == 1 || endSlope == 0 ? 1 : 1 + endSlope * (x - 1) }
        let horizontal = TokenPolynomial(x1, x2)
        var t = horizontal.rough(x)
        for _ in 0..<2 {
          let step = horizontal.remainder(t, x) / horizontal.slope(t)
          guard step.isFinite, t - step >= 0, t - step <= 1 else { break }
          t -= step
        }
        var rest = horizontal.remainder(t, x) / horizontal.slope(t)
        if !rest.isFinite || rest.magnitude > 0x1p-30 { rest = 0 }
        let vertical = TokenPolynomial(y1, y2)
        return vertical.value(t).number - vertical.slope(t) * rest
      }

      private var startSlope: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0 && x2 > 0 { return y2 / x2 }
        return y1 == 0 && y2 == 0 ? 1 : 0
      }

      private var endSlope: Double {
        if x2 < 1 { return (1 - y2) / (1 - x2) }
        if y2 == 1 && x1 < 1 { return (1 - y1) / (1 - x1) }
        return y1 == 1 && y2 == 1 ? 1 : 0
      }
      //.
    }

    //.
    //? solver
    /// One coordinate of a Bézier curve, ((a·t + b)·t + c)·t.
    private struct TokenPolynomial {
      let a: TokenLongDouble
      let b: TokenLongDouble
      let c: TokenLongDouble

      init(_ p1: Double, _ p2: Double) {
        c = TokenLongDouble(product: 3, p1)
        b = TokenLongDouble(product: 3, p2) + TokenLongDouble(product: -6, p1)
        a = TokenLongDouble(1, 0) + TokenLongDouble(product: 3, p1) + TokenLongDouble(product: -3, p2)
      }

      func value(_ t: Double) -> TokenLongDouble { ((a * t + b) * t + c) * t }

      func slope(_ t: Double) -> Double { (3 * a.high * t + 2 * b.high) * t + c.high }

      func remainder(_ t: Double, _ x: Double) -> Double {
        (value(t) + TokenLongDouble(-x, 0)).number
      }

      /// The t of an x between 0 and 1, by Newton's method inside a bracket.
      func rough(_ x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<80 {
          let rest = ((a.high * t + b.high) * t + c.high) * t - x
          if rest == 0 { return t }
          if rest > 0 { high = t } else { low = t }
          var next = t - rest / slope(t)
          if !(next > low && next < high) { next = (low + high) / 2 }
          if (next - t).magnitude <= 0x1p-54 || next == low || next == high { return next }
          t = next
        }
        return t
      }
    }

    /// A number of about 106 bits: the sum of two.
    private struct TokenLongDouble {
      let high: Double
      let low: Double

      init(_ high: Double, _ low: Double) {
        self.high = high
        self.low = low
      }

      /// The product in full: each factor in two halves of 26 bits.
      init(product x: Double, _ y: Double) {
        let xs = x * 134217729.0
        let xh = xs - (xs - x)
        let xl = x - xh
        let ys = y * 134217729.0
        let yh = ys - (ys - y)
        let yl = y - yh
        high = x * y
        low = ((xh * yh - high) + xh * yl + xl * yh) + xl * yl
      }

      var number: Double { high + low }

      static func + (x: TokenLongDouble, y: TokenLongDouble) -> TokenLongDouble {
        let sum = x.high + y.high
        let shadow = sum - x.high
        let low = ((x.high - (sum - shadow)) + (y.high - shadow)) + (x.low + y.low)
        return TokenLongDouble(sum + low, low - ((sum + low) - sum))
      }

      static func * (x: TokenLongDouble, y: Double) -> TokenLongDouble {
        let product = TokenLongDouble(product: x.high, y)
        let low = product.low + x.low * y
        return TokenLongDouble(product.high + low, low - ((product.high + low) - product.high))
      }
    }

    //.
    """

  static let spring = """
    //? spring
    /// A damped spring that pulls a value from 0 to 1.
    public struct TokenSpring: Hashable, Sendable {
      /// The frequency without damping, in radians per second.
      public let frequency: Double
      /// The damping ratio: 1 is critical, less bounces.
      public let damping: Double
      /// The frequency times the square root of |1 - damping²|.
      public let dampedFrequency: Double
      /// The velocity at the start, in distances per second.
      public let velocity: Double

      /// A spring from its numbers.
      public init(frequency: Double, damping: Double, dampedFrequency: Double, velocity: Double) {
        self.frequency = frequency
        self.damping = damping
        self.dampedFrequency = dampedFrequency
        self.velocity = velocity
      }

      /// Where the spring is after some seconds: 0 at the start, towards 1.
      public func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let decay = damping * frequency * seconds
        let pull = damping * frequency - velocity
        if damping <= 1 && decay > 1000 { return 1 }
        if damping == 1 {
          let factor = TokenMath.exponential(-decay)
          return 1 - (factor + pull * (factor * seconds))
        }
        let angle = dampedFrequency * seconds
        if damping < 1 {
          let factor = TokenMath.exponential(-decay)
          let sine = factor * TokenMath.sine(angle) / dampedFrequency
          return 1 - (factor * TokenMath.cosine(angle) + pull * sine)
        }
        let fast = damping * frequency + dampedFrequency
        let slowFactor = TokenMath.exponential(-(frequency * frequency / fast) * seconds)
        let fastFactor = TokenMath.exponential(-fast * seconds)
        let sine =
          angle < 1
          ? TokenMath.exponential(-decay) * TokenMath.smallHyperbolicSine(angle) / dampedFrequency
          : (slowFactor - fastFactor) / (2 * dampedFrequency)
        return 1 - ((slowFactor + fastFactor) / 2 + pull * sine)
      }
    }

    //.
    """

  static let easing = """
    //? track
    /// How an input progress becomes an output progress.
    public enum TokenEasing: Hashable, Sendable {
      /// The input, unchanged.
      case linear
      //? solver
      /// A cubic Bézier curve.
      case cubicBezier(TokenCubicBezier)
      //.
      //? steps
      /// A number of equal steps.
      case steps(Int, TokenStepPosition)
      //.
      //? stops
      /// Straight lines between points, in the order of their inputs.
      case stops([TokenLinearStop])
      //.
      //? spring
      /// A spring, in real time: it is not stretched to the time that it is given.
      case spring(TokenSpring)
      //.
      //? sine
      /// Half a wave: (1 - cos πp) / 2.
      case sine
      //.

      //? spring
      /// The output at an input from 0 to 1 of a stretch of some seconds.
      //.
      //! spring
      /// The output at an input from 0 to 1.
      //.
      ///
      /// - Parameter isBefore: The "before flag" of CSS Easing: at a jump, whether the step before it
      ///   still counts.
      public func value(at progress: Double, isBefore: Bool = false{{secondsParameter}}) -> Double {
        switch self {
        case .linear: return progress
        //? solver
        case .cubicBezier(let curve): return curve.value(at: progress)
        //.
        //? steps
        case .steps(let count, let position):
          return position.value(at: progress, of: count, isBefore: isBefore)
        //.
        //? stops
        case .stops(let stops):
          return TokenLinearStop.value(at: progress, of: stops, isBefore: isBefore)
        //.
        //? spring
        case .spring(let spring): return spring.value(at: progress * seconds)
        //.
        //? sine
        case .sine: return (1 - TokenMath.cosine(3.141592653589793 * progress)) / 2
        //.
        }
      }
    }

    //.
    //? steps
    /// Where the jumps of steps are.
    public enum TokenStepPosition: Hashable, Sendable {
      /// The first jump is at the start.
      case jumpStart
      /// The last jump is at the end.
      case jumpEnd
      /// There is no jump at either end.
      case jumpNone
      /// There is a jump at both ends.
      case jumpBoth

      fileprivate func value(at progress: Double, of count: Int, isBefore: Bool) -> Double {
        let position = progress * Double(count)
        let whole = Double(Int64(position))
        var step = whole > position ? whole - 1 : whole
        let isJump = step == position
        if self == .jumpStart || self == .jumpBoth { step += 1 }
        if isBefore && isJump { step -= 1 }
        if progress >= 0 && step < 0 { step = 0 }
        let jumps = Double(self == .jumpNone ? count - 1 : self == .jumpBoth ? count + 1 : count)
        return (progress <= 1 && step > jumps ? jumps : step) / jumps
      }
    }

    //.
    //? stops
    /// A point of an easing of straight lines.
    public struct TokenLinearStop: Hashable, Sendable {
      /// The input progress.
      public let input: Double
      /// The output there.
      public let output: Double

      /// A point.
      public init(_ input: Double, _ output: Double) {
        self.input = input
        self.output = output
      }

      fileprivate static func value(
        at progress: Double, of stops: [TokenLinearStop], isBefore: Bool
      ) -> Double {
        guard stops.count > 1 else { return stops.first?.output ?? progress }
        if isBefore && progress == stops[0].input { return stops[0].output }
        let next = stops.firstIndex { $0.input > progress } ?? stops.count
        if next > 0 && stops[next - 1].input == progress { return stops[next - 1].output }
        let start = min(max(next - 1, 0), stops.count - 2)
        let a = stops[start]
        let b = stops[start + 1]
        let width = b.input - a.input
        if width == 0 { return b.output }
        if a.output == b.output { return a.output }
        return a.output + (b.output - a.output) * ((progress - a.input) / width)
      }
    }

    //.
    """
}

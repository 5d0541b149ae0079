/// The timing model and the tracks of a generated file, as a `SwiftTemplate`.
enum SwiftTimingText {
  static let animation = """
    //? animation
    /// Something that changes by itself over time.
    public protocol TokenAnimation: Sendable {
      /// What the tracks have at one moment.
      associatedtype Values: Hashable, Sendable

      /// When the animation runs.
      var clock: TokenClock { get }
      /// Whether nothing moves any more if motion is to be reduced.
      var isStillWhenReduced: Bool { get }

      //? theme
      /// The values of all tracks, or nil where the animation is not in effect.
      ///
      /// - Parameters:
      ///   - time: On the animation's own clock, 0 at the start of its delay.
      ///   - index: The item of a list, from 0.
      ///   - theme: The theme that the values depend on.
      ///   - reducedMotion: Whether the person has asked for less motion.
      func values(
        at time: TokenDuration, index: Int, theme: TokenTheme, reducedMotion: Bool
      ) -> Values?
      //.
      //! theme
      /// The values of all tracks, or nil where the animation is not in effect.
      ///
      /// - Parameters:
      ///   - time: On the animation's own clock, 0 at the start of its delay.
      ///   - index: The item of a list, from 0.
      ///   - reducedMotion: Whether the person has asked for less motion.
      func values(at time: TokenDuration, index: Int, reducedMotion: Bool) -> Values?
      //.
    }

    /// Where an animation takes its time from.
    public enum TokenClock: Hashable, Sendable {
      /// One clock for all, since a fixed moment: everything moves as one.
      case shared
      /// Each view's own clock, since the view appeared.
      case own
    }

    //.
    """

  static let timing = """
    //? timing
    /// Where an animation stands at a moment.
    public struct TokenProgress: Hashable, Sendable {
      /// The progress of the iteration in its direction, 0 to 1, before any easing.
      public let progress: Double
      /// The iteration, from 0.
      public let iteration: Int64
      /// The "before flag" of CSS Easing, which decides what counts at a jump.
      public let isBefore: Bool

      /// A progress from its parts.
      public init(_ progress: Double, iteration: Int64 = 0, isBefore: Bool = false) {
        self.progress = progress
        self.iteration = iteration
        self.isBefore = isBefore
      }
    }

    /// When an animation runs: the timing model of Web Animations in whole nanoseconds.
    public struct TokenTiming: Hashable, Sendable {
      /// Which iterations run backwards.
      public enum Direction: Hashable, Sendable {
        case normal
        case reverse
        case alternate
        case alternateReverse
      }

      /// When an animation is in effect outside its iterations.
      public enum Fill: Hashable, Sendable {
        case none
        case forwards
        case backwards
        case both
      }

      /// How often an animation runs: without end, or a fraction.
      public enum Iterations: Hashable, Sendable {
        case infinite
        case count(Int64, over: Int64 = 1)
      }

      /// The length of one iteration.
      public let duration: TokenDuration
      /// What passes before the first iteration; a negative delay starts part-way in.
      public let delay: TokenDuration
      /// How often the animation runs.
      public let iterations: Iterations
      /// Which iterations run backwards.
      public let direction: Direction
      /// When the animation is in effect outside its iterations.
      public let fill: Fill
      /// The length of all iterations in nanoseconds, rounded up; nil if it has no end.
      private let length: Int64?

      /// A timing from its parts.
      public init(
        duration: TokenDuration, delay: TokenDuration = TokenDuration(nanoseconds: 0),
        iterations: Iterations = .count(1), direction: Direction = .normal, fill: Fill = .none
      ) {
        self.duration = duration
        self.delay = delay
        self.iterations = iterations
        self.direction = direction
        self.fill = fill
        let iteration = duration.nanoseconds
        switch iterations {
        case .infinite:
          length = iteration > 0 ? nil : 0
        case .count(let count, let parts):
          let (whole, rest) = count.quotientAndRemainder(dividingBy: parts)
          let (product, overflow) = iteration.multipliedReportingOverflow(by: whole)
          let fraction = iteration / parts * rest + (iteration % parts * rest + parts - 1) / parts
          let (sum, isTooLong) = product.addingReportingOverflow(fraction)
          length = overflow || isTooLong ? .max : sum
        }
      }

      /// Where the animation stands at a time on its own clock; nil where it is not in effect.
      public func progress(at time: TokenDuration) -> TokenProgress? {
        let (difference, overflow) = time.nanoseconds.subtractingReportingOverflow(delay.nanoseconds)
        let elapsed = overflow ? (time.nanoseconds < 0 ? Int64.min : .max) : difference
        if time.nanoseconds < max(delay.nanoseconds, 0) {
          guard fill == .backwards || fill == .both else { return nil }
          let whole = duration.nanoseconds
          guard whole > 0 else { return directed(0, of: 1, iteration: 0, isBefore: true) }
          let (iteration, rest) = max(elapsed, 0).quotientAndRemainder(dividingBy: whole)
          return directed(rest, of: whole, iteration: iteration, isBefore: true)
        }
        if let length, elapsed >= length {
          guard fill == .forwards || fill == .both else { return nil }
          guard case .count(let count, let parts) = iterations else {
            return directed(1, of: 1, iteration: .max, isAfter: true)
          }
          let (iteration, rest) = count.quotientAndRemainder(dividingBy: parts)
          if rest == 0 && count > 0 {
            return directed(parts, of: parts, iteration: iteration - 1, isAfter: true)
          }
          return directed(rest, of: parts, iteration: iteration, isAfter: true)
        }
        let (iteration, rest) = elapsed.quotientAndRemainder(dividingBy: duration.nanoseconds)
        return directed(rest, of: duration.nanoseconds, iteration: iteration)
      }

      private func directed(
        _ rest: Int64, of whole: Int64, iteration: Int64, isBefore: Bool = false,
        isAfter: Bool = false
      ) -> TokenProgress {
        let isReversed =
          switch direction {
          case .normal: false
          case .reverse: true
          case .alternate: iteration != .max && iteration % 2 == 1
          case .alternateReverse: iteration != .max && iteration % 2 == 0
          }
        return TokenProgress(
          Double(isReversed ? whole - rest : rest) / Double(whole), iteration: iteration,
          isBefore: (isBefore && !isReversed) || (isAfter && isReversed))
      }
    }

    extension TokenTiming {
      /// This timing as an item of a list has it that starts `step` later than the one before it.
      {{filePrivate}}func staggered(by step: TokenDuration, index: Int) -> TokenTiming {
        let (offset, isTooLong) = step.nanoseconds.multipliedReportingOverflow(by: Int64(index))
        let (sum, overflow) = delay.nanoseconds.addingReportingOverflow(offset)
        let isLater = (step.nanoseconds < 0) == (index < 0)
        return TokenTiming(
          duration: duration,
          delay: TokenDuration(
            nanoseconds: isTooLong || overflow ? (isLater ? .max : .min) : sum),
          iterations: iterations, direction: direction, fill: fill)
      }
    }

    //.
    """

  static let tracks = """
    //? track
    /// The stretch between two keyframes that a progress is in, and the eased part of it that is done.
    private func tokenStretch(
      _ sample: TokenProgress, offsets: [Double], easings: [TokenEasing]{{durationParameter}}
    ) -> (index: Int, part: Double) {
      let last = offsets.count - 1
      let progress = sample.progress
      if last == 0 || progress < offsets[0] { return (0, 0) }
      var index = 0
      while index < last && offsets[index + 1] <= progress { index += 1 }
      var part = 1.0
      if index == last {
        index = last - 1
        // The end of an iteration belongs to the stretch before it, if there is one.
        guard offsets[last] == 1 && offsets[index] < 1 else { return (index, 1) }
      } else {
        part = (progress - offsets[index]) / (offsets[index + 1] - offsets[index])
      }
      //? spring
      let seconds = duration.seconds * (offsets[index + 1] - offsets[index])
      //.
      let eased = easings[index].value(at: part, isBefore: sample.isBefore{{secondsArgument}})
      return (index, eased)
    }

    //.
    //? numberTrack
    /// Numbers that follow each other, each at its place in an iteration.
    public struct TokenNumberTrack: Hashable, Sendable {
      /// The places of the numbers, 0 to 1, ascending.
      public let offsets: [Double]
      /// The numbers.
      public let values: [Double]
      /// How each number becomes the next one.
      public let easings: [TokenEasing]

      /// A track from its parts; at least one number, and one easing less.
      public init(offsets: [Double], values: [Double], easings: [TokenEasing]) {
        self.offsets = offsets
        self.values = values
        self.easings = easings
      }

      /// The number at a progress{{durationComment}}.
      public func value(at sample: TokenProgress{{durationParameter}}) -> Double {
        let (index, part) = tokenStretch(sample, offsets: offsets, easings: easings{{durationArgument}})
        if part == 0 || index + 1 == values.count { return values[index] }
        return values[index] * (1 - part) + values[index + 1] * part
      }
    }

    //.
    //? dimensionTrack
    /// Lengths of one unit that follow each other.
    public struct TokenDimensionTrack: Hashable, Sendable {
      /// The unit of all lengths.
      public let unit: TokenDimension.Unit
      /// The amounts.
      public let amounts: TokenNumberTrack

      /// A track of amounts of a unit.
      public init(_ unit: TokenDimension.Unit, _ amounts: TokenNumberTrack) {
        self.unit = unit
        self.amounts = amounts
      }

      /// The length at a progress{{durationComment}}.
      public func value(at sample: TokenProgress{{durationParameter}}) -> TokenDimension {
        TokenDimension(amounts.value(at: sample{{durationArgument}}), unit)
      }
    }

    //.
    //? colorTrack
    /// Colours that follow each other, each at its place in an iteration.
    public struct TokenColorTrack: Hashable, Sendable {
      /// The places of the colours, 0 to 1, ascending.
      public let offsets: [Double]
      /// The ways from each colour to the next one.
      public let mixes: [TokenColorMix]
      /// How far along its way a colour is.
      public let easings: [TokenEasing]

      /// A track from its parts; at least one place and one way.
      public init(offsets: [Double], mixes: [TokenColorMix], easings: [TokenEasing]) {
        self.offsets = offsets
        self.mixes = mixes
        self.easings = easings
      }

      /// The colour at a progress{{durationComment}}.
      public func value(at sample: TokenProgress{{durationParameter}}) -> TokenColor {
        let (index, part) = tokenStretch(sample, offsets: offsets, easings: easings{{durationArgument}})
        return mixes[index].color(at: part)
      }
    }

    //.
    """
}

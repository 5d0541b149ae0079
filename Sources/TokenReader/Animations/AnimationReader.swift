import TokenModel
import TokenMotion
import TokenSyntax

/// Reads the animation of one declaration in one theme: checks its form, follows its references,
/// reports faults.
///
/// The values of all tokens and of the animations that replace it must be known already;
/// `AnimationEvaluator` sees to that.
struct AnimationReader {
  /// Reads values and follows references, those of the extensions too; collects the findings.
  var reader: ValueReader
  /// The other animation that the declaration names for reduced motion, if that is known.
  var replacement: Animation?

  /// The members of an object by name. There are ten at most.
  struct Members {
    private var places: [(member: AnimationMember, place: Place)] = []

    /// Where a member is; nil if it is not there.
    subscript(_ member: AnimationMember) -> Place? {
      places.last { $0.member == member }?.place
    }

    /// Adds a member; of two with one name the last counts.
    mutating func append(_ member: AnimationMember, at place: Place) {
      places.append((member, place))
    }
  }

  /// The animation at the value of an extension; nil if anything in it is faulty.
  mutating func animation(_ place: Place) -> Animation? {
    guard let members = members(of: place, .ofAnimation, in: "an animation") else { return nil }
    let tracks = required(.tracks, in: members, of: place, "an animation").flatMap {
      self.tracks($0)
    }
    let timing = timing(members, of: place)
    let easing = read(members[.easing], or: .linear) { $0.easing($1) }
    let stagger = read(members[.stagger], or: Animation.Stagger?.none) {
      $0.stagger($1).map(Optional.some)
    }
    let clock = read(members[.clock], or: .own) { reader, place in
      reader.keyword(place, "a clock", among: Animation.Clock.allCases.map(\.name))
        .flatMap(Animation.Clock.init(name:))
    }
    let reducedMotion = read(members[.reducedMotion], or: .unchanged) {
      $0.reducedMotion($1, of: tracks)
    }
    guard let tracks, let timing, let easing, let stagger, let clock, let reducedMotion else {
      return nil
    }
    return Animation(
      tracks: tracks, timing: timing, easing: easing, stagger: stagger, clock: clock,
      reducedMotion: reducedMotion)
  }

  private mutating func timing(_ members: Members, of place: Place) -> Timing? {
    let duration = required(.duration, in: members, of: place, "an animation").flatMap {
      time($0, "the duration", .duration)
    }
    let delay = read(members[.delay], or: .zero) { $0.time($1, "the delay", .delay) }
    let iterations = read(members[.iterations], or: .one) { $0.iterations($1) }
    let direction = read(members[.direction], or: .normal) { reader, place in
      reader.keyword(place, "a direction", among: Timing.Direction.allCases.map(\.name))
        .flatMap(Timing.Direction.init(name:))
    }
    let fill = read(members[.fill], or: .none) { reader, place -> Timing.Fill? in
      reader.keyword(place, "a fill", among: Timing.Fill.allCases.map(\.name))
        .flatMap(Timing.Fill.init(name:))
    }
    guard let duration, let delay, let iterations, let direction, let fill else { return nil }
    return Timing(
      duration: duration, delay: delay, iterations: iterations, direction: direction, fill: fill)
  }

  /// The value of an optional member, or its default where it is not written; nil if it is faulty.
  mutating func read<Value>(
    _ place: Place?, or missing: Value, _ body: (inout AnimationReader, Place) -> Value?
  ) -> Value? {
    guard let place else { return missing }
    return body(&self, place)
  }

  private mutating func iterations(_ place: Place) -> IterationCount? {
    let tree = reader.tree(place)
    if tree.isString(place.node), !startsWithBrace(place) {
      if tree.decodedBytes(place.node).elementsEqual("infinite".utf8) { return .infinite }
      reader.report(
        .animationForm, "iterations are \(NumberRange.iterations.text), or \"infinite\"",
        at: place,
        help: nearestMatch(to: tree.string(place.node) ?? "", among: ["infinite"]).map {
          "did you mean \"\($0)\"?"
        })
      return nil
    }
    return number(place, "the number of iterations", .iterations).flatMap { IterationCount($0) }
  }

  private mutating func stagger(_ place: Place) -> Animation.Stagger? {
    guard let members = members(of: place, .ofStagger, in: "a stagger") else { return nil }
    let delay = required(.delay, in: members, of: place, "a stagger").flatMap {
      time($0, "the delay of a stagger", .delay)
    }
    let count = read(members[.count], or: Int?.none) { reader, place in
      reader.number(place, "the count of a stagger", .count).map { Int($0) }
    }
    guard let delay, let count else { return nil }
    return Animation.Stagger(delay: delay, count: count)
  }
}

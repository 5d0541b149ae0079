import TokenCompiler
import TokenModel
import TokenMotion

/// Evaluates what `at` was asked about, time after time.
struct SubjectSampler {
  /// What holds at one time.
  struct Sample {
    /// The item of a staggered animation.
    var item: Int
    /// The time on the clock.
    var time: Nanoseconds
    /// The iteration and the directed progress; nil for a plain token or out of effect.
    var timing: (iteration: Int64, progress: Double)?
    /// The tracks in order; nil when the animation is not in effect.
    var tracks: [(name: String, value: Value)]?
  }

  /// A value of a track or a token.
  enum Value {
    case track(TrackValue)
    case token(TokenValue)

    /// The colour, if it is one.
    var color: Color? {
      switch self {
      case .track(.color(let color)): color
      case .token(.color(let value)): value.color
      case .track, .token: nil
      }
    }
  }

  /// The timing of the (first) item, for times that count iterations.
  let timing: Timing
  /// The items that were asked for.
  let items: Range<Int>
  /// Whether several items were asked for, so that each is printed with its index.
  let isList: Bool
  /// The names of the tracks that are printed, in order; `value` for a plain token.
  let names: [String]
  /// Whether anything moves: not so for a plain token.
  var isAnimation: Bool { animation != nil }
  private let animation: AnimationSampler?
  private let token: TokenValue?
  private let isReduced: Bool
  private let track: String?

  /// Checks what was asked: that there is such a track and that there are such items.
  init(_ subject: Subject, _ values: AtValues) throws(UsageError) {
    let index = values.index ?? 0
    items = values.count.map { 0..<$0 } ?? index..<(index + 1)
    isList = values.count != nil
    isReduced = values.isReduced
    track = values.track
    switch subject.kind {
    case .animation(let animation, _):
      if let count = animation.stagger?.count, items.upperBound > count {
        throw UsageError(
          "\(subject.path) has \(counted(count, "item")); "
            + (isList ? "--count is from 1 to \(count)" : "--index is from 0 to \(count - 1)"))
      }
      names = try Self.names(in: subject, of: animation, values)
      timing = animation.timing(ofItem: index)
      self.animation = AnimationSampler(animation)
      token = nil
    case .token(let id):
      guard track == nil else {
        throw UsageError("\(subject.path) is a plain token and has no tracks")
      }
      names = ["value"]
      timing = Timing(duration: .zero)
      animation = nil
      token = subject.project.tokens.value(of: id, in: subject.theme)
    }
  }

  /// The tracks that are shown: with reduced motion those of another animation, if there is one.
  private static func names(
    in subject: Subject, of animation: Animation, _ values: AtValues
  ) throws(UsageError) -> [String] {
    var names = animation.tracks.map(\.name)
    if values.isReduced, case .replacement(let other) = animation.reducedMotion {
      names = other.tracks.map(\.name)
    }
    guard let track = values.track else { return names }
    guard names.contains(track) else {
      let near = suggestions(for: track, among: names)
      throw UsageError(
        "\(subject.path) has no track \(quoted(track))\(didYouMean(near))",
        notes: ["Its tracks: \(names.joined(separator: ", "))"])
    }
    return [track]
  }

  /// What holds at a time, for an item.
  func sample(at time: Nanoseconds, item: Int) -> Sample {
    guard let animation else {
      return Sample(item: item, time: time, tracks: token.map { [("value", .token($0))] })
    }
    guard let state = animation.evaluate(at: time, index: item, reducedMotion: isReduced) else {
      return Sample(item: item, time: time)
    }
    return Sample(
      item: item, time: time, timing: (state.iteration, state.progress),
      tracks: state.tracks.filter { track == nil || $0.name == track }.map {
        ($0.name, .track($0.value))
      })
  }
}

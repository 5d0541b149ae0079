import TokenCompiler
import TokenModel
import TokenMotion

/// Evaluates what `at` was asked about, time after time.
struct SubjectSampler {
  /// What holds at one time.
  struct Sample {
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

  /// The timing of the item, for times that count iterations.
  let timing: Timing
  private let animation: AnimationSampler?
  private let token: TokenValue?
  private let index: Int
  private let isReduced: Bool
  private let track: String?

  /// Checks what was asked: that there is such a track and such an item.
  init(_ subject: Subject, _ values: AtValues) throws(UsageError) {
    index = values.index
    isReduced = values.isReduced
    track = values.track
    switch subject.kind {
    case .animation(let animation, _):
      if let count = animation.stagger?.count, index >= count {
        throw UsageError(
          "\(subject.path) has \(counted(count, "item")); --index is from 0 to \(count - 1)")
      }
      let names = animation.tracks.map(\.name)
      if let track, !names.contains(track) {
        let near = suggestions(for: track, among: names)
        throw UsageError(
          "\(subject.path) has no track \(quoted(track))\(didYouMean(near))",
          notes: ["Its tracks: \(names.joined(separator: ", "))"])
      }
      timing = animation.timing(ofItem: index)
      self.animation = AnimationSampler(animation)
      token = nil
    case .token(let id):
      guard track == nil else {
        throw UsageError("\(subject.path) is a plain token and has no tracks")
      }
      timing = Timing(duration: .zero)
      animation = nil
      token = subject.project.tokens.value(of: id, in: subject.theme)
    }
  }

  /// What holds at a time.
  func sample(at time: Nanoseconds) -> Sample {
    guard let animation else {
      return Sample(time: time, tracks: token.map { [("value", .token($0))] })
    }
    guard let state = animation.evaluate(at: time, index: index, reducedMotion: isReduced) else {
      return Sample(time: time)
    }
    return Sample(
      time: time, timing: (state.iteration, state.progress),
      tracks: state.tracks.filter { track == nil || $0.name == track }.map {
        ($0.name, .track($0.value))
      })
  }
}

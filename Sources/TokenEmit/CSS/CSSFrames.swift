import TokenModel
import TokenMotion

/// The keyframes of an animation, brought into a form that CSS plays as TokenMotion does.
///
/// - What holds before the first keyframe and after the last is written out as 0 % and 100 %.
/// - Of several keyframes at one place the last counts; those before it move a millionth of a
///   percent to the front.
/// - A space in which browsers do not mix keyframes is sampled with `color-mix`.
struct CSSFrames {
  /// One keyframe of one track.
  struct Frame {
    var offset: Double
    var text: [UInt8]
    /// The easing to the next keyframe; nil for that of the animation.
    var easing: Easing?
  }

  /// One track and its keyframes.
  struct Track {
    /// The name of the custom property without `--`.
    let property: [UInt8]
    let track: KeyframeTrack
    var frames: [Frame]

    /// The name of the custom property.
    var declared: [UInt8] { Array("--".utf8) + property }

    init(property: [UInt8], track: KeyframeTrack, frames: [Frame]) {
      self.property = property
      self.track = track
      self.frames = frames
    }
  }

  /// The distance by which a keyframe makes room for another at the same place.
  private static let gap = 0.00000001

  private let animation: Animation
  private let tracks: [Track]
  private let easings: CSSEasings
  /// What is to be said of the keyframes.
  private(set) var notes: [String] = []

  init(_ tracks: [Track], _ animation: Animation, _ easings: CSSEasings) {
    self.animation = animation
    self.easings = easings
    var result: [Track] = []
    var notes: [String] = []
    for track in tracks {
      var track = track
      track.frames = Self.filled(track.frames)
      if case .color(_, let mixing) = track.track.keyframes, mixing.space != .srgb,
        mixing.space != .oklab
      {
        let sampler = TrackSampler(
          track.track, easing: animation.easing, duration: animation.timing.duration)
        let sampled = CSSColorSamples(track.frames, mixing, animation, sampler)
        track.frames = sampled.frames
        notes.append(sampled.note)
      }
      for frame in track.frames {
        guard let easing = frame.easing else { continue }
        let seconds = animation.timing.duration.seconds
        if let note = easings.note(easing, over: seconds), !notes.contains(note) {
          notes.append(note)
        }
      }
      result.append(track)
    }
    self.tracks = result
    self.notes = notes
  }

  private static func filled(_ frames: [Frame]) -> [Frame] {
    guard let first = frames.first, let last = frames.last else { return frames }
    var result: [Frame] = []
    if first.offset > 0 {
      result.append(Frame(offset: 0, text: first.text, easing: .linear))
    }
    for (index, frame) in frames.enumerated() {
      var frame = frame
      if index + 1 < frames.count, frames[index + 1].offset == frame.offset {
        // Only the first of several is ever seen, from the left.
        guard frame.offset > 0, result.last.map({ $0.offset < frame.offset - gap }) ?? true else {
          continue
        }
        frame.offset -= gap
        frame.easing = .linear
      }
      result.append(frame)
    }
    if last.offset < 1 { result.append(Frame(offset: 1, text: last.text, easing: nil)) }
    return result
  }

  /// The rules: one for all tracks, or one for each where tracks that share a place go on from it with
  /// different easings, which one rule cannot say.
  func rules(named name: [UInt8], names: CSSNames) -> [CSSAnimation.Rule] {
    var merged: [CSSAnimation.Frame] = []
    for track in tracks {
      guard merge(track, into: &merged) else {
        return tracks.map { track in
          var frames: [CSSAnimation.Frame] = []
          _ = merge(track, into: &frames)
          return CSSAnimation.Rule(name: names.text(name, track.track.name), frames: frames)
        }
      }
    }
    return [CSSAnimation.Rule(name: name, frames: merged)]
  }

  /// Merges a track into frames by place; false if easings contradict each other.
  private func merge(_ track: Track, into frames: inout [CSSAnimation.Frame]) -> Bool {
    var position = 0
    for (index, frame) in track.frames.enumerated() {
      let easing = easing(of: index, in: track.frames)
      let declaration = CSSAnimation.Declaration(track.declared, frame.text)
      while position < frames.count, frames[position].offset < frame.offset { position += 1 }
      if position < frames.count, frames[position].offset == frame.offset {
        let isLast = index + 1 == track.frames.count
        guard isLast || frames[position].easing == easing else { return false }
        frames[position].declarations.append(declaration)
      } else {
        frames.insert(
          .init(offset: frame.offset, easing: easing, declarations: [declaration]), at: position)
      }
    }
    return true
  }

  /// The easing that a keyframe has to name: its own, or a spring's over the time to the next one.
  private func easing(of index: Int, in frames: [Frame]) -> [UInt8]? {
    guard index + 1 < frames.count else { return nil }
    let width = frames[index + 1].offset - frames[index].offset
    let seconds = animation.timing.duration.seconds * width
    if let own = frames[index].easing {
      return own == animation.easing && width == 1
        ? nil : easings.text(own, over: seconds)
    }
    if case .spring = animation.easing, width != 1 {
      return easings.text(animation.easing, over: seconds)
    }
    return nil
  }

  /// What tracks show at a directed progress, where that is at a keyframe of each and its easing is
  /// exactly at its start or end there; else nil.
  static func held(
    _ tracks: [Track], _ animation: Animation, at progress: Double
  ) -> [CSSAnimation.Declaration]? {
    var result: [CSSAnimation.Declaration] = []
    for track in tracks {
      let frames = filled(track.frames)
      guard let index = frames.lastIndex(where: { $0.offset == progress }) else { return nil }
      let isLast = index + 1 == frames.count
      let easing = frames[isLast ? max(index - 1, 0) : index].easing ?? animation.easing
      let width =
        frames.count > 1 ? frames[max(index, 1)].offset - frames[max(index, 1) - 1].offset : 1
      let evaluator = EasingEvaluator(
        easing, over: animation.timing.duration.seconds * width, tables: false)
      guard evaluator.value(at: isLast ? 1 : 0) == (isLast ? 1 : 0) else { return nil }
      result.append(.init(track.declared, frames[index].text))
    }
    return result
  }
}

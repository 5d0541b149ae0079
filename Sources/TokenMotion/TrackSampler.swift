/// A track prepared for many evaluations: colours converted and premultiplied, curves by table.
///
/// Built once; evaluating allocates nothing.
public struct TrackSampler: Sendable {
  /// The track that was prepared.
  public let track: KeyframeTrack
  private let offsets: [Double]
  /// One for each stretch between two keyframes.
  private let easings: [EasingEvaluator]
  private let values: Values

  private enum Values: Sendable {
    case colors([ColorInterpolator])
    case numbers([Double])
  }

  /// Prepares `track`.
  ///
  /// In a colour track that is mixed in `srgb`, keyframe colours are first made the bytes that a
  /// hex colour in CSS would have (mapped into the gamut, rounded half up), so that all outputs mix
  /// the same numbers.
  ///
  /// - Parameters:
  ///   - track: A track without a ``KeyframeTrack/problem``; an empty one stops the program.
  ///   - easing: For stretches whose keyframe names none.
  ///   - duration: The length of an iteration, which springs need.
  ///   - tables: False to solve curves one by one, if there will be few evaluations.
  public init(
    _ track: KeyframeTrack, easing: Easing, duration: Nanoseconds, tables: Bool = true
  ) {
    self.track = track
    let authored: [Easing?]
    switch track.keyframes {
    case .color(let keyframes, let mixing):
      let colors = keyframes.map { mixing.space == .srgb ? $0.value.inBytes : $0.value }
      offsets = keyframes.map(\.offset)
      authored = keyframes.map(\.easing)
      let ends = colors.count == 1 ? colors : Array(colors.dropFirst())
      values = .colors(
        zip(colors, ends).map { ColorInterpolator(from: $0, to: $1, mixing: mixing) })
    case .number(let keyframes), .dimension(let keyframes, _):
      offsets = keyframes.map(\.offset)
      authored = keyframes.map(\.easing)
      values = .numbers(keyframes.map(\.value))
    }
    precondition(!offsets.isEmpty, "a track needs a keyframe")
    var prepared: [EasingKey: EasingEvaluator] = [:]
    easings = zip(authored, zip(offsets, offsets.dropFirst())).map { own, ends in
      let key = EasingKey(easing: own ?? easing, seconds: duration.seconds * (ends.1 - ends.0))
      if let known = prepared[key] { return known }
      let evaluator = EasingEvaluator(key.easing, over: key.seconds, tables: tables)
      prepared[key] = evaluator
      return evaluator
    }
  }

  private struct EasingKey: Hashable {
    let easing: Easing
    let seconds: Double
  }

  /// The prepared ways from each keyframe to the next, for generators of code; empty for numbers.
  package var colorInterpolators: [ColorInterpolator] {
    if case .colors(let interpolators) = values { interpolators } else { [] }
  }

  /// The value at a directed progress, 0 to 1, before any easing.
  ///
  /// Before the first keyframe its value holds, and after the last that one's. Of several keyframes
  /// at one offset the last counts from there on.
  ///
  /// - Parameter before: The "before flag" for steps; see ``TimingSample/isBefore``.
  public func value(at progress: Double, before: Bool = false) -> TrackValue {
    switch track.keyframes {
    case .color: .color(color(at: progress, before: before))
    case .number: .number(number(at: progress, before: before))
    case .dimension(_, let unit): .dimension(number(at: progress, before: before), unit: unit)
    }
  }

  /// The colour at a directed progress, in the space of mixing; see ``value(at:before:)``.
  ///
  /// A track of numbers stops the program.
  public func color(at progress: Double, before: Bool = false) -> Color {
    guard case .colors(let interpolators) = values else {
      preconditionFailure("the track \(track.name) has no colours")
    }
    let (index, part) = locate(progress, before)
    return interpolators[index].color(at: part)
  }

  /// The number at a directed progress; see ``value(at:before:)``. A track of colours stops the
  /// program.
  public func number(at progress: Double, before: Bool = false) -> Double {
    guard case .numbers(let numbers) = values else {
      preconditionFailure("the track \(track.name) has no numbers")
    }
    let (index, part) = locate(progress, before)
    // Exact at both ends; and no infinity times zero.
    if part == 0 || index + 1 == numbers.count { return numbers[index] }
    return numbers[index] * (1 - part) + numbers[index + 1] * part
  }

  /// The stretch that a progress is in, and the eased part of it that is done.
  @inline(__always)
  private func locate(_ progress: Double, _ before: Bool) -> (index: Int, part: Double) {
    if offsets.count == 2, offsets[0] == 0, offsets[1] == 1 {
      return (0, easings[0].value(at: progress, before: before))
    }
    return search(progress, before)
  }

  private func search(_ progress: Double, _ before: Bool) -> (index: Int, part: Double) {
    let last = offsets.count - 1
    if last == 0 || progress < offsets[0] { return (0, 0) }
    // The last keyframe at or before the progress.
    var (index, high) = (0, offsets.count)
    while high - index > 1 {
      let middle = (index + high) / 2
      if offsets[middle] <= progress { index = middle } else { high = middle }
    }
    if index == last {
      // The end of an iteration belongs to the stretch before it, if there is one.
      guard offsets[last] == 1, offsets[last - 1] < 1 else { return (last - 1, 1) }
      return (last - 1, easings[last - 1].value(at: 1, before: before))
    }
    let width = offsets[index + 1] - offsets[index]
    let part = (progress - offsets[index]) / width
    return (index, easings[index].value(at: part, before: before))
  }

  /// The bytes of the colour at each progress.
  ///
  /// - Parameters:
  ///   - progresses: Directed progresses, 0 to 1.
  ///   - buffer: As long as `progresses`; each element is assigned.
  public func bytes(
    at progresses: UnsafeBufferPointer<Double>, into buffer: UnsafeMutableBufferPointer<RGBA8>
  ) {
    precondition(progresses.count == buffer.count, "one place for each progress")
    for index in progresses.indices { buffer[index] = RGBA8(color(at: progresses[index])) }
  }

  /// The number at each progress; see ``bytes(at:into:)``.
  public func numbers(
    at progresses: UnsafeBufferPointer<Double>, into buffer: UnsafeMutableBufferPointer<Double>
  ) {
    precondition(progresses.count == buffer.count, "one place for each progress")
    for index in progresses.indices { buffer[index] = number(at: progresses[index]) }
  }
}

extension Color {
  /// The colour of this colour's bytes, what it lacks still missing.
  fileprivate var inBytes: Color {
    var bytes = Color(RGBA8(gamutMapped(to: .srgb)))
    if space == .srgb || missing == .alpha {
      bytes = Color(
        space: .srgb, components: bytes.components, alpha: bytes.alpha, missing: missing)
    }
    return bytes
  }
}

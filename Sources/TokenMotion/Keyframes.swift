/// A value at a place in an iteration.
public struct Keyframe<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The place: 0 is the start of an iteration, 1 its end.
  public var offset: Double
  /// The value there.
  public var value: Value
  /// How the value changes from here to the next keyframe; nil for the animation's own easing.
  public var easing: Easing?

  /// A keyframe as it is; ``KeyframeTrack/problem`` judges the offset.
  public init(offset: Double, value: Value, easing: Easing? = nil) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}

/// One thing that an animation changes, by name: a colour, a number, or a number with a unit.
public struct KeyframeTrack: Sendable, Hashable {
  /// The name that the track has in its animation.
  public var name: String
  /// The keyframes, in the order of their offsets.
  public var keyframes: Keyframes

  /// The keyframes of a track, by the kind of value.
  public enum Keyframes: Sendable, Hashable {
    /// Colours, and how to mix two of them.
    case color([Keyframe<Color>], ColorMixing)
    /// Plain numbers.
    case number([Keyframe<Double>])
    /// Numbers of one unit, `px` or `rem` for example.
    case dimension([Keyframe<Double>], unit: String)
  }

  /// What is wrong with a list of keyframes.
  public enum Problem: Sendable, Hashable {
    /// There is no keyframe.
    case empty
    /// The offset of the keyframe at this index is outside 0 to 1 or NaN.
    case offsetOutOfRange(index: Int)
    /// The offset of the keyframe at this index is below that of the one before it.
    case offsetsDescend(index: Int)
    /// The number, or a component of the colour, at this index is NaN or infinite.
    case valueNotFinite(index: Int)
  }

  /// A track from its parts; see ``problem``.
  public init(name: String, keyframes: Keyframes) {
    self.name = name
    self.keyframes = keyframes
  }

  /// The first thing that is wrong with the keyframes; nil if nothing is.
  ///
  /// Evaluating a track with a problem gives *some* value (or stops the program if it is empty):
  /// check first.
  public var problem: Problem? {
    switch keyframes {
    case .color(let list, _): KeyframeTrack.problem(list, isFinite: \.isFinite)
    case .number(let list), .dimension(let list, _):
      KeyframeTrack.problem(list, isFinite: \.isFinite)
    }
  }

  private static func problem<Value>(
    _ list: [Keyframe<Value>], isFinite: (Value) -> Bool
  ) -> Problem? {
    if list.isEmpty { return .empty }
    for (index, keyframe) in list.enumerated() {
      if !(0...1).contains(keyframe.offset) { return .offsetOutOfRange(index: index) }
      if index > 0, keyframe.offset < list[index - 1].offset {
        return .offsetsDescend(index: index)
      }
      if !isFinite(keyframe.value) { return .valueNotFinite(index: index) }
    }
    return nil
  }
}

extension Color {
  /// True if the components and the alpha are all finite numbers.
  public var isFinite: Bool {
    components.first.isFinite && components.second.isFinite && components.third.isFinite
      && alpha.isFinite
  }
}

/// The value of a track at a moment.
public enum TrackValue: Sendable, Hashable {
  /// A colour, in the space that the track mixes in.
  case color(Color)
  /// A plain number.
  case number(Double)
  /// A number of a unit.
  case dimension(Double, unit: String)
}

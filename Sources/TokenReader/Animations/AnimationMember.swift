/// The members of an animation and of the objects in it. The raw value is the spelling.
enum AnimationMember: String {
  case tracks
  case duration
  case easing
  case delay
  case iterations
  case direction
  case fill
  case stagger
  case clock
  case reducedMotion

  case type
  case colorSpace
  case keyframes
  case offset
  case value

  case steps
  case position
  case linear
  case spring
  case bounce
  case mass
  case stiffness
  case damping
  case initialVelocity

  case count
  case hold
  case animation
}

extension [AnimationMember] {
  /// Those of an animation.
  static var ofAnimation: [AnimationMember] {
    [
      .tracks, .duration, .easing, .delay, .iterations, .direction, .fill, .stagger, .clock,
      .reducedMotion,
    ]
  }
  /// Those of a track of colours; the others have no `colorSpace`.
  static var ofTrack: [AnimationMember] {
    [.type, .colorSpace, .keyframes]
  }
  /// Those of a keyframe.
  static var ofKeyframe: [AnimationMember] {
    [.offset, .value, .easing]
  }
  /// Those of an easing that is an object.
  static var ofEasing: [AnimationMember] {
    [.steps, .position, .linear, .spring]
  }
  /// Those of a spring in either form.
  static var ofSpring: [AnimationMember] {
    [.duration, .bounce, .mass, .stiffness, .damping, .initialVelocity]
  }
  /// Those of a stagger.
  static var ofStagger: [AnimationMember] {
    [.delay, .count]
  }
  /// Those of what is shown if motion is to be reduced; there is one of them.
  static var ofReducedMotion: [AnimationMember] {
    [.hold, .value, .animation]
  }
}

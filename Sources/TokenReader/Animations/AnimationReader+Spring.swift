import TokenModel
import TokenMotion
import TokenSyntax

extension AnimationReader {
  private static let perceptual: [AnimationMember] = [.duration, .bounce]
  private static let physical: [AnimationMember] = [.mass, .stiffness, .damping]

  /// A spring in SwiftUI's form (duration and bounce) or in physical form (mass, stiffness and
  /// damping); the initial velocity, in distances per second, may be left out of both.
  mutating func spring(_ place: Place) -> Easing? {
    guard let members = members(of: place, .ofSpring, in: "a spring") else { return nil }
    let hasPerceptual = Self.perceptual.contains { members[$0] != nil }
    let hasPhysical = Self.physical.contains { members[$0] != nil }
    guard hasPerceptual != hasPhysical else {
      reader.report(
        .animationForm,
        hasPhysical
          ? "a spring is given by `duration` and `bounce` or by `mass`, `stiffness` and `damping`, not by both"
          : "a spring needs `duration` and `bounce`, or `mass`, `stiffness` and `damping`",
        at: place)
      return nil
    }
    let velocity = read(members[.initialVelocity], or: 0) {
      $0.number($1, "the initial velocity of a spring", .finite)
    }
    let spring =
      hasPhysical
      ? physicalSpring(members, of: place, velocity)
      : perceptualSpring(members, of: place, velocity)
    return spring.map(Easing.spring)
  }

  private mutating func perceptualSpring(
    _ members: Members, of place: Place, _ velocity: Double?
  ) -> Spring? {
    let seconds = required(.duration, in: members, of: place, "a spring").flatMap {
      self.seconds($0)
    }
    let bounce = read(members[.bounce], or: 0) {
      $0.number($1, "the bounce of a spring", .bounce)
    }
    guard let seconds, let bounce, let velocity else { return nil }
    return check(
      Spring(duration: seconds, bounce: bounce, initialVelocity: velocity), at: place)
  }

  private mutating func physicalSpring(
    _ members: Members, of place: Place, _ velocity: Double?
  ) -> Spring? {
    let numbers = Self.physical.map { member in
      required(member, in: members, of: place, "a spring").flatMap {
        number($0, "the \(member.rawValue) of a spring", .positive)
      }
    }
    guard let mass = numbers[0], let stiffness = numbers[1], let damping = numbers[2], let velocity
    else { return nil }
    return check(
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity), at: place)
  }

  /// A duration above 0 in seconds, not rounded to nanoseconds.
  private mutating func seconds(_ place: Place) -> Double? {
    let what = "the duration of a spring"
    guard isRepresentable(place, what, .spring), let duration = duration(place) else { return nil }
    let isAllowed = duration.nanoseconds.map(TimeRange.spring.allows) ?? false
    return check(
      duration.unit == .s ? duration.value : duration.value / 1000, isAllowed, what,
      TimeRange.spring.text, at: amount(of: place))
  }

  /// Numbers that are fine each, and together beyond what can be represented.
  private mutating func check(_ spring: Spring?, at place: Place) -> Spring? {
    if spring == nil {
      reader.report(
        .animationRange,
        "this spring's frequency and damping ratio must be finite numbers above 0", at: place)
    }
    return spring
  }
}

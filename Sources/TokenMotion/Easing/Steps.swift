/// A step easing: `steps(count, position)` of CSS Easing 2.
public struct Steps: Sendable, Hashable {
  /// Where the jumps are.
  public enum Position: UInt8, CaseIterable, Sendable {
    /// The first jump is at the start: `jump-start`, or `start`.
    case jumpStart
    /// The last jump is at the end: `jump-end`, or `end`; the default.
    case jumpEnd
    /// No jump at either end.
    case jumpNone
    /// A jump at both ends.
    case jumpBoth

    /// The CSS keyword.
    public var name: String {
      switch self {
      case .jumpStart: "jump-start"
      case .jumpEnd: "jump-end"
      case .jumpNone: "jump-none"
      case .jumpBoth: "jump-both"
      }
    }

    /// The position with this CSS keyword, `start` and `end` included; nil for another text.
    public init?(name: String) {
      switch name {
      case "jump-start", "start": self = .jumpStart
      case "jump-end", "end": self = .jumpEnd
      case "jump-none": self = .jumpNone
      case "jump-both": self = .jumpBoth
      default: return nil
      }
    }
  }

  /// How many equal parts the input is cut into: from 1, from 2 for `jump-none`.
  public let count: Int
  /// Where the jumps are.
  public let position: Position

  /// The largest count, so that every step stays exact in a double.
  public static let maximumCount = 1 << 31

  /// - Returns: nil if `count` is below 1, below 2 for `jump-none`, or above ``maximumCount``.
  public init?(_ count: Int, _ position: Position = .jumpEnd) {
    guard count >= (position == .jumpNone ? 2 : 1), count <= Steps.maximumCount else { return nil }
    self.count = count
    self.position = position
  }

  private init(one position: Position) {
    count = 1
    self.position = position
  }

  /// The CSS keyword `step-start`.
  public static let stepStart = Steps(one: .jumpStart)
  /// The CSS keyword `step-end`.
  public static let stepEnd = Steps(one: .jumpEnd)

  /// The output at an input progress.
  ///
  /// Outside 0 to 1 the steps go on below 0 and above 1. NaN gives NaN.
  ///
  /// - Parameter before: The "before flag" of CSS Easing 2: at a jump, stay on the step before it.
  public func value(at progress: Double, before: Bool = false) -> Double {
    let position = progress * Double(count)
    var current = position.rounded(.down)
    if self.position == .jumpStart || self.position == .jumpBoth { current += 1 }
    if before, position == position.rounded(.down) { current -= 1 }
    if progress >= 0, current < 0 { current = 0 }
    let jumps = Double(jumpCount)
    if progress <= 1, current > jumps { current = jumps }
    return current / jumps
  }

  /// The number of jumps between the outputs 0 and 1.
  public var jumpCount: Int {
    switch position {
    case .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }

  /// `steps(count)` or `steps(count, position)`.
  public var cssText: String {
    position == .jumpEnd ? "steps(\(count))" : "steps(\(count), \(position.name))"
  }
}

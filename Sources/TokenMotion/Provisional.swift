/// Provisional: replaced by the timeline.
public struct Nanoseconds: Sendable, Hashable {
  /// The count.
  public var rawValue: Int64
  /// Makes a time.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
}

/// Provisional: replaced by the timeline.
public struct Animation: Sendable {}

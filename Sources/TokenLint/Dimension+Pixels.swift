import TokenModel

extension Dimension {
  /// The length in pixels; nil for a unit that depends on something else.
  ///
  /// - Parameter rootSize: The pixels of one `rem`.
  func pixels(rootSize: Double) -> Double? {
    switch unit {
    case .px, .pt, .dp, .sp: value
    case .rem: value * rootSize
    default: value == 0 ? 0 : nil
    }
  }
}

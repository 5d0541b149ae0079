import TokenMotion

extension Easing {
  /// Provisional until TokenMotion reads CSS easings.
  init?(css text: String) {
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(13).dropLast().split(separator: ",").compactMap {
      Double(String($0.filter { $0 != " " }))
    }
    guard numbers.count == 4,
      let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    else { return nil }
    self = .cubicBezier(curve)
  }
}

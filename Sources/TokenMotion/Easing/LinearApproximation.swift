extension Easing {
  /// The shortest `linear()` that stays within `maxError` of this easing from 0 to 1.
  ///
  /// For springs and the sine, which CSS does not have. The numbers are those that
  /// ``LinearEasing/cssText`` prints: outputs of five decimals, inputs of whole parts of the range,
  /// so that printing adds no error. It starts exactly at 0; it ends exactly at 1 if the easing has
  /// come that close, else where the easing is then. A spring ends with a second stop at 1, so that
  /// an input past the end stays there.
  ///
  /// Searched over a grid of 1000 inputs or more and eleven levels inside the band, the fewest
  /// stops that way; in theory a stop fewer may exist off the grid. Takes some ten milliseconds.
  ///
  /// - Parameters:
  ///   - maxError: The largest distance allowed, 0.00005 to 0.1; clamped.
  ///   - seconds: The duration that the progress 1 stands for; for a spring, nil stands for its
  ///     settling time at `maxError`.
  /// - Returns: nil for a spring that never settles if no duration is given. An easing that is
  ///   linear already is returned as it is; curves are approximated like the rest, steps are not,
  ///   because jumps have no line: nil.
  public func linearApproximation(maxError: Double = 0.001, over seconds: Double? = nil)
    -> LinearEasing?
  {
    let error = min(max(maxError, 0.00005), 0.1)
    switch self {
    case .linear: return LinearEasing([.init(output: 0), .init(output: 1)])
    case .linearStops(let line): return line
    case .steps: return nil
    case .cubicBezier, .sine:
      return LinearFit(error: error) { self.value(at: $0) }.easing(endsAtRest: false)
    case .spring(let spring):
      guard let duration = seconds ?? spring.settlingTime(tolerance: error) else { return nil }
      return LinearFit(error: error) { spring.value(at: $0 * duration) }.easing(endsAtRest: true)
    }
  }
}

/// The search for the fewest straight pieces inside a band around a function on 0 to 1.
///
/// Corners stand on a grid of inputs, at one of some levels between the edges of the band. From a
/// corner, all corners that a straight piece reaches without leaving the band form a funnel, which
/// narrows as it passes each input; going out from the start, breadth first, finds the fewest.
private struct LinearFit {
  private let error: Double
  /// The function at the inputs index / (count - 1).
  private let samples: [Double]
  /// Half the height of the band: the error, less what the function can do between two inputs.
  private let band: Double

  /// Levels on either side of the function; the middle one lies on it.
  private static let sideLevels = 5
  private static let levels = 2 * sideLevels + 1
  /// Grids whose inputs have at most three decimals as percentages.
  private static let grids = [1000, 2000, 4000, 10000]

  init(error: Double, _ function: (Double) -> Double) {
    self.error = error
    var samples: [Double] = []
    var slack = 0.0
    for grid in LinearFit.grids {
      samples = (0...grid).map { function(Double($0) / Double(grid)) }
      // A chord over one step of a curve is off by an eighth of its second difference.
      slack = 0
      for index in 1..<grid {
        let bend = samples[index - 1] - 2 * samples[index] + samples[index + 1]
        slack = max(slack, bend.magnitude / 8)
      }
      if slack <= error / 25 { break }
    }
    self.samples = samples
    // Levels are rounded to five decimals and may leave the band by half of the last.
    band = max(error - 1.25 * slack - 0.000006, error / 4)
  }

  func easing(endsAtRest: Bool) -> LinearEasing? {
    let last = samples.count - 1
    var path = corners()
    var stops: [LinearEasing.AuthoredStop] = []
    path.reverse()
    for node in path {
      let index = node / LinearFit.levels
      stops.append(
        .init(output: height(node), input: Double(index) / Double(last)))
    }
    if endsAtRest, let end = stops.last, end.output == 1 {
      stops.append(.init(output: 1, input: 1))
    }
    return LinearEasing(stops)
  }

  /// The height of a corner; the ends of the range have one level only.
  private func height(_ node: Int) -> Double {
    let (index, level) = node.quotientAndRemainder(dividingBy: LinearFit.levels)
    if index == 0 { return 0 }
    let sample = samples[index]
    if index == samples.count - 1 {
      // A settled spring is within the error of 1, give or take the last bits.
      return (sample - 1).magnitude <= error * 1.000001 ? 1 : rounded(sample)
    }
    let offset = Double(level - LinearFit.sideLevels) / Double(LinearFit.sideLevels)
    return rounded(sample + offset * band * 0.999)
  }

  private func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }

  /// The corners from the last to the first.
  private func corners() -> [Int] {
    let levels = LinearFit.levels
    let last = samples.count - 1
    let heights = (0..<samples.count * levels).map(height)
    var previous = [Int32](repeating: -1, count: heights.count)
    var queue = [LinearFit.sideLevels]
    previous[queue[0]] = Int32(queue[0])
    var head = 0
    let goal = last * levels + LinearFit.sideLevels
    while head < queue.count, previous[goal] < 0 {
      let node = queue[head]
      head += 1
      reach(from: node, heights, &previous, &queue)
    }
    var path = [goal]
    while let node = path.last, previous[node] >= 0, previous[node] != Int32(node) {
      path.append(Int(previous[node]))
    }
    return path
  }

  /// Marks all corners that one straight piece from `node` reaches and that nothing reached before.
  private func reach(
    from node: Int, _ heights: [Double], _ previous: inout [Int32], _ queue: inout [Int]
  ) {
    let levels = LinearFit.levels
    let last = samples.count - 1
    let start = node / levels
    let base = heights[node]
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    var index = start + 1
    while index <= last, lowest <= highest {
      let width = Double(index - start)
      for level in 0..<levels {
        let target = index * levels + level
        if index == last, level != LinearFit.sideLevels { continue }
        guard previous[target] < 0 else { continue }
        let slope = (heights[target] - base) / width
        // The next input is reached whatever the slope, so that there always is a way.
        guard slope >= lowest && slope <= highest || index == start + 1 else { continue }
        previous[target] = Int32(node)
        queue.append(target)
      }
      lowest = max(lowest, (samples[index] - band - base) / width)
      highest = min(highest, (samples[index] + band - base) / width)
      index += 1
    }
  }
}

import TokenModel
import TokenMotion

/// One animation in one combination of contexts, for one item, with or without reduced motion.
struct ConformanceRun: Sendable {
  /// The position in `ThemedTokens.animations`.
  let record: Int
  /// The number of the combination of its support.
  let combination: Int
  let animation: Animation
  let index: Int
  let isReduced: Bool

  /// Every run of a project, in authored order.
  static func all(of tokens: ThemedTokens) -> [ConformanceRun] {
    var result: [ConformanceRun] = []
    for (position, record) in tokens.animations.enumerated() {
      for (combination, value) in record.values.enumerated() {
        guard let animation = value, animation.tracks.allSatisfy({ $0.problem == nil }) else {
          continue
        }
        for isReduced in [false, true] {
          for index in indices(of: animation) {
            result.append(
              ConformanceRun(
                record: position, combination: combination, animation: animation, index: index,
                isReduced: isReduced))
          }
        }
      }
    }
    return result
  }

  /// The first two items of a list and the last one; the third where there is no end.
  private static func indices(of animation: Animation) -> [Int] {
    guard let stagger = animation.stagger else { return [0] }
    let last = (stagger.count ?? 3) - 1
    return Array(Set([0, min(1, last), last])).sorted()
  }

  /// The times at which it is asked, ascending: fixed ones in whole milliseconds, and those around
  /// the start, the first iterations and the end of this very run.
  var times: [Nanoseconds] {
    if isReduced { return Self.fewTimes.map(Self.nanoseconds) }
    let timing = animation.timing(ofItem: index)
    let start = timing.delay.milliseconds
    let length = timing.duration.milliseconds
    var edges = [0, 0.25, 0.5, 0.75, 1, 1.5, 2].map { start + $0 * length }
    let count = timing.iterations.value
    if count.isFinite { edges.append(start + count * length) }
    let near = edges.flatMap { [$0.rounded(.down) - 1, $0.rounded(.down), $0.rounded(.down) + 1] }
      .filter { $0.magnitude < Self.latest }.map { Int64($0) }
    return Set(Self.manyTimes + near).sorted().map(Self.nanoseconds)
  }

  /// A day in milliseconds: edges beyond it are not asked for.
  private static let latest = 86_400_000.0

  /// Milliseconds; at 10, 30 and 50 a pulse of 480 ms from `#d1d1d6` to `#e9e9ea` is exactly between
  /// two bytes.
  private static let manyTimes: [Int64] =
    [-100, 1, 10, 30, 50] + (0...50).map { $0 * 40 } + [2500, 3000, 5000, 10_000, 60_000]
  private static let fewTimes: [Int64] = [-100, 0, 10, 240, 480, 1000, 2500]

  private static func nanoseconds(_ milliseconds: Int64) -> Nanoseconds {
    Nanoseconds(milliseconds * 1_000_000)
  }
}

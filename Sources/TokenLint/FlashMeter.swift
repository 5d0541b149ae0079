import TokenMotion

/// Counts flashes as WCAG 2.2 defines them ("general flash and red flash thresholds").
///
/// Samples are taken in the order of time. A flash is a pair of opposing changes; what is counted are
/// the changes.
struct FlashMeter {
  /// The least change of relative luminance, of which 1 is the maximum.
  static let leastChange = 0.1
  /// A change counts only if the darker of its two images is below this luminance.
  static let darkest = 0.8
  /// The share of red in all light from which a colour is a saturated red.
  static let saturatedRed = 0.8
  /// The least change of a red flash, in the units of its formula.
  static let leastRedChange = 20.0

  private var luminance = Changes(least: leastChange)
  private var red = Changes(least: leastRedChange)

  /// Adds what is shown at a time.
  mutating func add(_ color: Color, at time: Double) {
    let linear = color.converted(to: .srgb).components
    func light(_ value: Double) -> Double {
      Color(red: value, green: value, blue: value).relativeLuminance
    }
    let (r, g, b) = (light(linear.first), light(linear.second), light(linear.third))
    luminance.add(0.2126 * r + 0.7152 * g + 0.0722 * b, isMarked: true, at: time)
    let sum = r + g + b
    red.add(max(r - g - b, 0) * 320, isMarked: sum > 0 && r / sum >= Self.saturatedRed, at: time)
  }

  /// The most changes of either kind that lie within one second.
  var mostChangesInASecond: Int {
    max(
      Self.most(luminance.changes.filter { $0.lower < Self.darkest }.map(\.time)),
      Self.most(red.changes.filter(\.isMarked).map(\.time)))
  }

  private static func most(_ times: [Double]) -> Int {
    var most = 0
    var start = 0
    for end in times.indices {
      // A little less than a second, so that what comes exactly once a second is one and not two.
      while times[end] - times[start] > 1 - 1e-6 { start += 1 }
      most = max(most, end - start + 1)
    }
    return most
  }

  /// The changes of one quantity from extreme to extreme.
  private struct Changes {
    struct Change {
      /// When it had become large enough.
      var time: Double
      /// The smaller of its two ends.
      var lower: Double
      /// Whether one of its ends was marked.
      var isMarked: Bool
    }

    private struct Extreme {
      var value: Double
      var isMarked: Bool
    }

    let least: Double
    private(set) var changes: [Change] = []
    private var low: Extreme?
    private var high: Extreme?
    /// 1 while the quantity rises, -1 while it falls, 0 before the first change.
    private var direction = 0

    init(least: Double) {
      self.least = least
    }

    mutating func add(_ value: Double, isMarked: Bool, at time: Double) {
      let extreme = Extreme(value: value, isMarked: isMarked)
      guard let lowest = low, let highest = high else {
        low = extreme
        high = extreme
        return
      }
      if value < lowest.value { low = extreme }
      if value > highest.value { high = extreme }
      extendLast(to: extreme)
      if direction >= 0, highest.value - value >= least {
        record(from: highest, to: extreme, at: time)
        direction = -1
        low = extreme
        high = extreme
      } else if direction <= 0, value - lowest.value >= least {
        record(from: lowest, to: extreme, at: time)
        direction = 1
        low = extreme
        high = extreme
      } else if direction > 0, value > highest.value {
        low = extreme
      } else if direction < 0, value < lowest.value {
        high = extreme
      }
    }

    /// A change goes on after it has become large enough to count.
    private mutating func extendLast(to extreme: Extreme) {
      guard let last = changes.indices.last, direction < 0 else { return }
      changes[last].lower = min(changes[last].lower, extreme.value)
    }

    private mutating func record(from a: Extreme, to b: Extreme, at time: Double) {
      changes.append(
        Change(time: time, lower: min(a.value, b.value), isMarked: a.isMarked || b.isMarked))
    }
  }
}

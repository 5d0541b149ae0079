import TokenMotion

/// Keyframes of colours that are mixed in a space in which browsers do not mix keyframes: each stretch is
/// cut, and `color-mix` gives the colour at each cut. Browsers mix in Oklab between the cuts.
struct CSSColorSamples {
  /// The keyframes, with straight lines between them.
  private(set) var frames: [CSSFrames.Frame] = []
  /// How it was cut, and how far it is off.
  let note: String

  /// How many parts a stretch is cut into.
  private static let partCounts = [4, 8, 16, 32, 64]
  /// The error at which cutting stops: a level of 8-bit colour.
  private static let tolerance = 1.0

  init(
    _ source: [CSSFrames.Frame], _ mixing: ColorMixing, _ animation: Animation,
    _ sampler: TrackSampler
  ) {
    var largest = 0.0
    for index in source.indices {
      guard index + 1 < source.count else {
        frames.append(.init(offset: source[index].offset, text: source[index].text))
        continue
      }
      let (start, end) = (source[index], source[index + 1])
      if start.text == end.text {
        frames.append(.init(offset: start.offset, text: start.text, easing: .linear))
        continue
      }
      var count = 1
      var error = Double.infinity
      for candidate in Self.partCounts where error > Self.tolerance {
        count = candidate
        error = Self.error(sampler, from: start.offset, to: end.offset, parts: count)
      }
      largest = max(largest, error)
      let easing = EasingEvaluator(
        start.easing ?? animation.easing,
        over: animation.timing.duration.seconds * (end.offset - start.offset), tables: false)
      for part in 0..<count {
        let progress = Double(part) / Double(count)
        // `color-mix` does not go beyond its colours.
        let share = min(max(easing.value(at: progress), 0), 1)
        let offset = start.offset + (end.offset - start.offset) * progress
        frames.append(
          .init(
            offset: offset.roundedToSignificantDigits(),
            text: Self.mix(start.text, end.text, share, mixing), easing: .linear))
      }
    }
    let bound = ((largest * 10).rounded(.up) / 10).decimalText
    note =
      "mixed in \(mixing.cssText) at the keyframes, off by at most \(bound) of 255 between them"
  }

  private static func mix(
    _ start: [UInt8], _ end: [UInt8], _ share: Double, _ mixing: ColorMixing
  ) -> [UInt8] {
    let percent = (share * 100).roundedToSignificantDigits().decimalText
    return Array("color-mix(in \(mixing.cssText), ".utf8) + start + Array(", ".utf8) + end
      + Array(" \(percent)%)".utf8)
  }

  /// The largest distance of a channel, in levels of 8-bit colour, between the colour half-way between
  /// two cuts and what a browser makes of their colours.
  private static func error(
    _ sampler: TrackSampler, from start: Double, to end: Double, parts: Int
  ) -> Double {
    var largest = 0.0
    for part in 0..<parts {
      func color(_ share: Double) -> Color {
        sampler.color(at: start + (end - start) * (Double(part) + share) / Double(parts))
      }
      let mixed = ColorInterpolator(from: color(0), to: color(0.999_999), mixing: .oklab)
      let shown = mixed.color(at: 0.5).converted(to: .srgb)
      let wanted = color(0.5).converted(to: .srgb)
      for index in 0..<3 {
        let left = min(max(shown.components[index], 0), 1)
        let right = min(max(wanted.components[index], 0), 1)
        largest = max(largest, (left - right).magnitude * 255)
      }
      largest = max(largest, (shown.alpha - wanted.alpha).magnitude * 255)
    }
    return largest
  }
}

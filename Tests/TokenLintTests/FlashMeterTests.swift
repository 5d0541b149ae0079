import Testing
import TokenMotion

@testable import TokenLint

/// The definition of a flash in WCAG 2.2.
struct FlashMeterTests {
  /// The changes in a second of grey levels that follow each other at a rate.
  private func changes(_ levels: [Double], perSecond rate: Double) -> Int {
    var meter = FlashMeter()
    for (index, level) in levels.enumerated() {
      meter.add(Color(red: level, green: level, blue: level), at: Double(index) / rate)
    }
    return meter.mostChangesInASecond
  }

  private func alternating(_ a: Double, _ b: Double, _ count: Int) -> [Double] {
    (0..<count).map { $0.isMultiple(of: 2) ? a : b }
  }

  @Test func threeFlashesAreSixChanges() {
    #expect(changes(alternating(0, 1, 40), perSecond: 6) == 6)
    #expect(changes(alternating(0, 1, 40), perSecond: 7) == 7)
  }

  @Test func smallChangesDoNotCount() {
    // Relative luminances of 0.21 and 0.30, and of 0.21 and 0.32.
    #expect(changes(alternating(0.5, 0.58, 20), perSecond: 10) == 0)
    #expect(changes(alternating(0.5, 0.61, 20), perSecond: 10) == 10)
  }

  @Test func twoBrightImagesDoNotCount() {
    // The darker one has a luminance of 0.83, and then of 0.79.
    #expect(changes(alternating(0.92, 1, 20), perSecond: 10) == 0)
    #expect(changes(alternating(0.9, 1, 20), perSecond: 10) == 10)
  }

  @Test func aSlowRiseIsOneChange() {
    #expect(changes((0...20).map { Double($0) / 20 }, perSecond: 20) == 1)
  }

  @Test func redFlashesCount() {
    var meter = FlashMeter()
    for index in 0..<20 {
      // Pure red and a brown of nearly the same luminance.
      let color =
        index.isMultiple(of: 2)
        ? Color(red: 0.8, green: 0, blue: 0) : Color(red: 0.5, green: 0.35, blue: 0.3)
      meter.add(color, at: Double(index) / 10)
    }
    #expect(meter.mostChangesInASecond == 10)
  }
}

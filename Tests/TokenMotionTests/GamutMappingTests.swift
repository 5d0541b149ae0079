import Testing

@testable import TokenMotion

/// The search for a chroma decides as the algorithm of CSS Color 4 does, written down here step by
/// step with whole conversions: to the last bit of the result.
@Suite struct GamutMappingTests {
  private func clipped(_ color: Color, _ target: ColorSpace) -> Color {
    var result = color.converted(to: target)
    result.components = result.components.map { min(max($0, 0), 1) }
    return result
  }

  private func isInside(_ color: Color, _ target: ColorSpace) -> Bool {
    let values = color.converted(to: target).components
    return [values.first, values.second, values.third].allSatisfy { (0...1).contains($0) }
  }

  private func reduced(_ color: Color, _ target: ColorSpace) -> Color {
    var current = color.converted(to: .oklch)
    var result = clipped(current, target)
    guard result.deltaEOK(to: current) >= 0.02 else { return result }
    var (low, high) = (0.0, current.components.second)
    var isLowInside = true
    while high - low > 0.0001 {
      current.components.second = (low + high) / 2
      if isLowInside, isInside(current, target) {
        low = current.components.second
        continue
      }
      result = clipped(current, target)
      let difference = result.deltaEOK(to: current)
      if difference >= 0.02 {
        high = current.components.second
      } else if 0.02 - difference < 0.0001 {
        break
      } else {
        isLowInside = false
        low = current.components.second
      }
    }
    return result
  }

  @Test(arguments: [ColorSpace.srgb, .displayP3])
  func searchIsThatOfTheStandard(_ target: ColorSpace) {
    var outside = 0
    for lightness in stride(from: 0.04, to: 1, by: 0.08) {
      for chroma in stride(from: 0.03, to: 0.5, by: 0.07) {
        for hue in stride(from: 0.0, to: 360, by: 17) {
          let color = Color(
            space: .oklch, components: ColorComponents(lightness, chroma, hue), alpha: 0.5)
          guard !color.isInGamut(of: target) else { continue }
          outside += 1
          #expect(color.gamutMapped(to: target) == reduced(color, target), "\(color)")
        }
      }
    }
    #expect(outside > 500)
  }
}

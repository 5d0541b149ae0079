import Testing
import TokenMotion

/// The ranges of the components in all 14 colour spaces (R-101 to R-112).
struct ColorRuleTests {
  /// For each space the range of each component: the largest allowed value, and whether it is a hue
  /// (which stays below 360), unbounded, or bounded below alone.
  private enum Range: Sendable {
    case upTo(Double)
    case hue
    case free
    case positive

    var allowed: [String] {
      switch self {
      case .upTo(let top): ["0", "\(top)", "\(top / 2)", "-0", "1e-9", #""none""#]
      case .hue: ["0", "359.999", "-0.0", #""none""#]
      case .free: ["0", "-500", "500", #""none""#]
      case .positive: ["0", "500", #""none""#]
      }
    }

    var barred: [String] {
      let always = ["null", "true", #""0""#, #""None""#, "[0]", "{}", #""""#]
      switch self {
      case .upTo(let top): return always + ["-0.001", "\(top + 0.01)", "\(top * 255)"]
      case .hue: return always + ["-1", "360", "360.5", "720"]
      case .free: return always
      case .positive: return always + ["-0.1"]
      }
    }
  }

  private static let unit = [Range.upTo(1), .upTo(1), .upTo(1)]
  private static let spaces: [String: [Range]] = [
    "srgb": unit, "srgb-linear": unit, "display-p3": unit, "a98-rgb": unit,
    "prophoto-rgb": unit, "rec2020": unit, "xyz-d65": unit, "xyz-d50": unit,
    "hsl": [.hue, .upTo(100), .upTo(100)], "hwb": [.hue, .upTo(100), .upTo(100)],
    "lab": [.upTo(100), .free, .free], "lch": [.upTo(100), .positive, .hue],
    "oklab": [.upTo(1), .free, .free], "oklch": [.upTo(1), .positive, .hue],
  ]

  @Test
  func everySpaceIsCovered() {
    #expect(Set(ColorSpace.allCases.map(\.name)) == Set(Self.spaces.keys))
  }

  @Test(arguments: spaces.keys.sorted())
  func componentsHaveTheirRange(_ space: String) {
    for (index, range) in (Self.spaces[space] ?? []).enumerated() {
      for value in range.allowed {
        #expect(Self.read(space, index, value).errorPlaces == [], "\(space) \(index) \(value)")
      }
      for value in range.barred {
        #expect(Self.read(space, index, value).errors.count == 1, "\(space) \(index) \(value)")
      }
    }
  }

  @Test(arguments: spaces.keys.sorted())
  func thereAreThreeComponents(_ space: String) {
    for components in ["", "0, 0", "0, 0, 0, 0", "0, 0, 0, 1"] {
      #expect(Self.read(space, components).errorCodes == ["wrong-count"], "\(space) \(components)")
    }
  }

  private static func read(_ space: String, _ index: Int, _ value: String) -> Reading {
    var components = ["0", "0", "0"]
    components[index] = value
    return read(space, components.joined(separator: ", "))
  }

  private static func read(_ space: String, _ components: String) -> Reading {
    Reading(
      """
      {"t": {"$type": "color", "$value": {"colorSpace": "\(space)", "components": [\(components)]}}}
      """)
  }
}

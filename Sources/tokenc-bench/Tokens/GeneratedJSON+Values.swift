/// Values of tokens as the generator draws them.
extension GeneratedJSON {
  /// A colour in one of four spaces, one in ten of them with transparency.
  mutating func color(_ draws: inout Draws, asObject isObject: Bool) {
    let bytes = (0..<3).map { _ in draws.below(256) }
    let alpha = draws.below(10) == 0 ? draws.below(101) : 100
    func hex(_ byte: Int) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let notation = "#" + bytes.map(hex).joined()
    guard isObject else {
      return text(alpha == 100 ? notation : notation + hex((alpha * 255 + 50) / 100))
    }
    let choice = draws.below(100)
    let (space, components) = Self.components(of: choice, bytes, &draws)
    object { json in
      json.name("colorSpace")
      json.text(space)
      json.name("components")
      json.array { json in
        for component in components {
          json.element()
          json.number(component.units, decimals: component.decimals)
        }
      }
      json.name("alpha")
      json.number(alpha, decimals: 2)
      if choice < 85 {
        json.name("hex")
        json.text(notation)
      }
    }
  }

  private static func components(
    of choice: Int, _ bytes: [Int], _ draws: inout Draws
  ) -> (space: String, components: [(units: Int, decimals: Int)]) {
    switch choice {
    case 0..<70:
      ("srgb", bytes.map { (($0 * 20_000 + 255) / 510, 4) })
    case 70..<85:
      (
        "oklch",
        [(1000 + draws.below(8501), 4), (draws.below(3001), 4), (draws.below(36_000), 2)]
      )
    case 85..<95:
      ("display-p3", (0..<3).map { _ in (draws.below(10_001), 4) })
    default:
      ("hsl", [360, 101, 101].map { (draws.below($0), 0) })
    }
  }

  /// A length of the usual grid.
  mutating func length(_ draws: inout Draws, asObject isObject: Bool) {
    let value = draws.one(of: [0, 1, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64])
    quantity(value, draws.one(of: ["px", "px", "rem"]), isObject)
  }

  /// A duration below a second.
  mutating func duration(_ draws: inout Draws, asObject isObject: Bool) {
    quantity(25 * draws.below(40), "ms", isObject)
  }

  private mutating func quantity(_ value: Int, _ unit: String, _ isObject: Bool) {
    guard isObject else { return text("\(value)\(unit)") }
    object { json in
      json.name("value")
      json.number(value)
      json.name("unit")
      json.text(unit)
    }
  }

  /// The points of a curve.
  mutating func curve(_ draws: inout Draws) {
    array { json in
      for isHeight in [false, true, false, true] {
        json.element()
        json.number(isHeight ? draws.below(2001) - 500 : draws.below(1001), decimals: 3)
      }
    }
  }
}

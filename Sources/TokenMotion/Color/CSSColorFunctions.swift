/// The colour functions of CSS Color 4 that are named after their space.
enum CSSColorFunction {
  case rgb, hsl, hwb, lab, lch, oklab, oklch

  var space: ColorSpace {
    switch self {
    case .rgb: .srgb
    case .hsl: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }

  /// True if the old form with commas exists.
  var hasCommas: Bool { self == .rgb || self == .hsl }

  /// True if CSS counts the colour among the old ones.
  var isLegacy: Bool { self == .rgb || self == .hsl || self == .hwb }

  /// What 100 % stands for; nil for a hue. `rgb()` counts to 255.
  func reference(_ index: Int) -> Double? {
    self == .rgb ? 255 : space.componentInfo[index].percentageReference
  }

  /// Names of the components in a relative colour.
  var constantNames: [String] {
    switch self {
    case .rgb: ["r", "g", "b"]
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .lab, .oklab: ["l", "a", "b"]
    case .lch, .oklch: ["l", "c", "h"]
    }
  }

  /// Clamps a component as CSS does when it reads it.
  func clamped(_ value: Double, _ index: Int) -> Double {
    switch (self, index) {
    case (.rgb, _): min(max(value, 0), 255)
    case (.lab, 0), (.lch, 0): min(max(value, 0), 100)
    case (.oklab, 0), (.oklch, 0): min(max(value, 0), 1)
    case (.lch, 1), (.oklch, 1), (.hsl, 1), (.hwb, 1), (.hwb, 2): max(value, 0)
    case (.lch, 2), (.oklch, 2), (.hsl, 0), (.hwb, 0): normalizedHue(value)
    default: value
    }
  }
}

extension CSSColorParser {
  /// The arguments of a function of a named space, the name already read.
  mutating func function(_ function: CSSColorFunction) throws(CSSError) -> CSSColor {
    try scanner.open()
    let origin = try self.origin()?.converted(to: function.space)
    let scale: Double = function == .rgb ? 255 : 1
    let constants = CSSColorParser.constants(
      origin, function.constantNames, origin?.components.map { $0 * scale })
    var values = ColorComponents(0, 0, 0)
    var missing: MissingComponents = []
    var hasCommas = false
    var firstKind: CSSQuantity.Kind?
    for index in 0..<3 {
      if index == 1 {
        hasCommas = scanner.current == UInt8(ascii: ",") && function.hasCommas && origin == nil
      }
      if index > 0, hasCommas {
        guard missing.isEmpty else { throw scanner.failure("no \"none\" before a comma") }
        try scanner.expect(",")
        scanner.skipSpace()
      }
      let start = scanner.position
      guard let quantity = try component(constants) else {
        missing.insert(.component(index))
        continue
      }
      values[index] = try value(quantity, function, index, start)
      if index == 0 { firstKind = quantity.kind }
      // The old form asks for percentages in hsl(), and for three of a kind in rgb().
      let needed = function == .rgb ? firstKind : .percentage
      if hasCommas, index > 0, quantity.kind != needed {
        throw scanner.failure(
          needed == .percentage ? "a percentage" : "a plain number, as before", at: start)
      }
    }
    if hasCommas, !missing.isEmpty { throw scanner.failure("no \"none\" between commas") }
    let alpha = try self.alpha(afterComma: hasCommas, constants, origin)
    try scanner.close()
    if alpha == nil { missing.insert(.alpha) }
    if origin == nil { values = clamped(values, function) }
    if function == .rgb { values = values.map { $0 / 255 } }
    return CSSColor(
      Color(space: function.space, components: values, alpha: alpha ?? 0, missing: missing),
      isLegacy: function.isLegacy && missing.isEmpty && origin == nil)
  }

  /// What the names in a relative colour stand for; none without an origin.
  private static func constants(
    _ origin: Color?, _ names: [String], _ values: ColorComponents?
  ) -> CSSConstants {
    guard let origin, let values else { return [:] }
    return [
      names[0]: values.first, names[1]: values.second, names[2]: values.third,
      "alpha": origin.alpha,
    ]
  }

  private func clamped(_ values: ColorComponents, _ function: CSSColorFunction) -> ColorComponents {
    ColorComponents(
      function.clamped(values.first, 0), function.clamped(values.second, 1),
      function.clamped(values.third, 2))
  }

  /// A component as the number that the space counts in.
  private func value(
    _ quantity: CSSQuantity, _ function: CSSColorFunction, _ index: Int, _ start: Int
  ) throws(CSSError) -> Double {
    guard let reference = function.reference(index) else {
      guard quantity.kind == .number || quantity.kind == .angle else {
        throw scanner.failure("a number or an angle", at: start)
      }
      return quantity.value
    }
    switch quantity.kind {
    case .number: return quantity.value
    case .percentage: return quantity.value * reference / 100
    case .angle, .time: throw scanner.failure("a number or a percentage", at: start)
    }
  }

  /// `color([from <color>] <space> c1 c2 c3 [/ alpha])`, the name already read.
  mutating func colorFunction() throws(CSSError) -> CSSColor {
    try scanner.open()
    let origin = try self.origin()
    let start = scanner.position
    let name = scanner.identifier() ?? ""
    let isLinearP3 = name == "display-p3-linear"
    guard let space = CSSColorParser.colorFunctionSpace(name) else {
      throw scanner.failure("the name of an RGB or XYZ space", at: start)
    }
    scanner.skipSpace()
    let isXYZ = space == .xyzD65 || space == .xyzD50
    let source = origin?.converted(to: space).components
    let constants = CSSColorParser.constants(
      origin, isXYZ ? ["x", "y", "z"] : ["r", "g", "b"],
      isLinearP3 ? source?.map(TransferFunction.linearSRGB) : source)
    var values = ColorComponents(0, 0, 0)
    var missing: MissingComponents = []
    for index in 0..<3 {
      let place = scanner.position
      guard let quantity = try component(constants) else {
        missing.insert(.component(index))
        continue
      }
      guard quantity.kind == .number || quantity.kind == .percentage else {
        throw scanner.failure("a number or a percentage", at: place)
      }
      values[index] = quantity.kind == .percentage ? quantity.value / 100 : quantity.value
    }
    let alpha = try self.alpha(afterComma: false, constants, origin)
    try scanner.close()
    if alpha == nil { missing.insert(.alpha) }
    if isLinearP3 { values = values.map(TransferFunction.encodedSRGB) }
    return CSSColor(
      Color(space: space, components: values, alpha: alpha ?? 0, missing: missing))
  }

  private static func colorFunctionSpace(_ name: String) -> ColorSpace? {
    switch name {
    case "xyz": return .xyzD65
    // The same gamut as display-p3; kept with its transfer curve, since a token file lacks the
    // linear one.
    case "display-p3-linear": return .displayP3
    default:
      guard let space = ColorSpace(name: name) else { return nil }
      let isRGB = space.hasGamut && space.hueIndex == nil
      return isRGB || space == .xyzD65 || space == .xyzD50 ? space : nil
    }
  }

  /// `from <color>` of a relative colour; nil if it is none.
  private mutating func origin() throws(CSSError) -> Color? {
    guard scanner.take(word: "from") else { return nil }
    scanner.skipSpace()
    let color = try color().color
    scanner.skipSpace()
    return color
  }

  /// A component and the white space after it; nil for `none`.
  private mutating func component(_ constants: CSSConstants) throws(CSSError) -> CSSQuantity? {
    if scanner.take(word: "none") {
      scanner.skipSpace()
      return nil
    }
    let quantity = try scanner.quantity(constants, "a number, a percentage or \"none\"")
    scanner.skipSpace()
    return quantity
  }

  /// The alpha after `,` or `/`, clamped to 0 to 1; nil for `none`. Left out, it is that of the
  /// origin, or 1.
  private mutating func alpha(
    afterComma: Bool, _ constants: CSSConstants, _ origin: Color?
  ) throws(CSSError) -> Double? {
    guard scanner.take(afterComma ? "," : "/") else {
      guard let origin else { return 1 }
      return origin.missing.contains(.alpha) ? nil : origin.alpha
    }
    scanner.skipSpace()
    let start = scanner.position
    guard let quantity = try component(constants) else {
      guard !afterComma else { throw scanner.failure("a number or a percentage", at: start) }
      return nil
    }
    switch quantity.kind {
    case .number: return min(max(quantity.value, 0), 1)
    case .percentage: return min(max(quantity.value / 100, 0), 1)
    case .angle, .time: throw scanner.failure("a number or a percentage", at: start)
    }
  }
}

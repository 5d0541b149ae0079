import TokenModel
import TokenMotion

/// Writes the data of animations as expressions of the types of a generated file.
extension SwiftExpressions {
  /// Appends when an animation runs; what is the default is left out.
  func timing(_ timing: Timing, to w: inout CodeWriter) {
    type("Timing", to: &w)
    w.openArguments()
    w.argument("duration", isFirst: true)
    time(timing.duration, to: &w)
    if timing.delay != .zero {
      w.argument("delay")
      time(timing.delay, to: &w)
    }
    switch timing.iterations {
    case .finite(.one): break
    case .infinite:
      w.argument("iterations")
      w.append(".infinite")
    case .finite(let count):
      w.argument("iterations")
      w.append(".count(\(count.numerator)")
      if count.denominator != 1 { w.append(", over: \(count.denominator)") }
      w.append(")")
    }
    if timing.direction != .normal {
      w.argument("direction")
      w.append(".")
      w.append(timing.direction.swiftCase)
    }
    if timing.fill != .none {
      w.argument("fill")
      w.append(".")
      w.append(timing.fill.name)
    }
    w.closeArguments()
  }

  /// Appends a track.
  ///
  /// - Parameter easing: The easing of stretches that have none of their own.
  func track(_ track: KeyframeTrack, easing: Easing, to w: inout CodeWriter) {
    switch track.keyframes {
    case .color(let keyframes, let mixing):
      type("ColorTrack", to: &w)
      w.openArguments()
      offsets(keyframes, to: &w)
      w.argument("mixes")
      let sampler = TrackSampler(track, easing: easing, duration: .zero, tables: false)
      list(sampler.colorInterpolators, to: &w) { mix($0, mixing.space, to: &$1) }
      easings(keyframes, easing, to: &w)
      w.closeArguments()
    case .number(let keyframes):
      numbers(keyframes, easing, to: &w)
    case .dimension(let keyframes, let name):
      guard let unit = DimensionUnit(name: name) else {
        numbers(keyframes, easing, to: &w)
        return
      }
      type("DimensionTrack", to: &w)
      w.append("(.")
      w.append(unit.identifier)
      w.append(", ")
      numbers(keyframes, easing, to: &w)
      w.append(")")
    }
  }

  /// Appends a value that a track has for good.
  func fixed(_ value: TrackValue, to w: inout CodeWriter) {
    switch value {
    case .color(let value): frozen(value, to: &w)
    case .number(let value): w.append(double: value)
    case .dimension(let value, let name):
      if let unit = DimensionUnit(name: name) {
        dimension(Dimension(value: value, unit: unit), to: &w)
      } else {
        w.append(double: value)
      }
    }
  }

  /// Appends a colour whose bytes are those that an animation would have: clipped, not mapped.
  private func frozen(_ value: Color, to w: inout CodeWriter) {
    if value.space == .srgb || value.isInGamut(of: .srgb) {
      color(ColorValue(value), to: &w)
      return
    }
    type("Color", to: &w)
    w.append("(.")
    w.append(value.space.swiftCase)
    components(value.components, isContinued: true, to: &w)
    if value.alpha != 1 {
      w.append(", alpha: ")
      w.append(argument: value.alpha)
    }
    w.append(", rgba: ")
    w.append(hex: RGBA8(value).number, digits: 8)
    w.append(")")
  }

  private func numbers(_ keyframes: [Keyframe<Double>], _ easing: Easing, to w: inout CodeWriter) {
    type("NumberTrack", to: &w)
    w.openArguments()
    offsets(keyframes, to: &w)
    w.argument("values")
    list(keyframes, to: &w) { $1.append(argument: $0.value) }
    easings(keyframes, easing, to: &w)
    w.closeArguments()
  }

  private func offsets<Value>(_ keyframes: [Keyframe<Value>], to w: inout CodeWriter) {
    w.argument("offsets", isFirst: true)
    list(keyframes, to: &w) { $1.append(argument: $0.offset) }
  }

  private func easings<Value>(
    _ keyframes: [Keyframe<Value>], _ easing: Easing, to w: inout CodeWriter
  ) {
    w.argument("easings")
    list(keyframes.dropLast(), to: &w) { self.easing($0.easing ?? easing, to: &$1) }
  }

  private func list<Elements: Collection>(
    _ elements: Elements, to w: inout CodeWriter,
    _ append: (Elements.Element, inout CodeWriter) -> Void
  ) {
    w.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { w.append(", ") }
      append(element, &w)
    }
    w.append("]")
  }

  private func mix(_ way: ColorInterpolator, _ space: ColorSpace, to w: inout CodeWriter) {
    type("ColorMix", to: &w)
    w.append("(")
    if let bytes = way.bytes(in: space) {
      w.append(hex: bytes.start, digits: 8)
      w.append(", ")
      w.append(hex: bytes.end, digits: 8)
      w.append(")")
      return
    }
    w.append(".")
    w.append(space.swiftCase)
    for (components, missing) in [(way.start, way.missing), (way.end, way.missing)] {
      w.append(", ")
      type("Components", to: &w)
      w.append("(")
      self.components(components.without(missing), isContinued: false, to: &w)
      w.append(")")
    }
    if way.isPremultiplied {
      w.append(", alphas: (")
      w.append(argument: way.startAlpha)
      w.append(", ")
      w.append(argument: way.endAlpha)
      w.append(")")
    } else if way.missing.contains(.alpha) {
      w.append(", opacity: 0")
    }
    w.append(")")
  }

  /// Appends an easing.
  private func easing(_ easing: Easing, to w: inout CodeWriter) {
    if easing.isIdentity {
      w.append(".linear")
      return
    }
    switch easing {
    case .linear: w.append(".linear")
    case .cubicBezier(let curve):
      w.append(".cubicBezier(")
      bezier(BezierPoints(curve.x1, curve.y1, curve.x2, curve.y2), to: &w)
      w.append(")")
    case .steps(let steps):
      w.append(".steps(\(steps.count), .")
      switch steps.position {
      case .jumpStart: w.append("jumpStart)")
      case .jumpEnd: w.append("jumpEnd)")
      case .jumpNone: w.append("jumpNone)")
      case .jumpBoth: w.append("jumpBoth)")
      }
    case .linearStops(let line):
      w.append(".stops(")
      list(line.stops, to: &w) { stop, w in
        type("LinearStop", to: &w)
        w.append("(")
        w.append(argument: stop.input)
        w.append(", ")
        w.append(argument: stop.output)
        w.append(")")
      }
      w.append(")")
    case .spring(let spring):
      w.append(".spring(")
      self.spring(spring, to: &w)
      w.append(")")
    case .sine: w.append(".sine")
    }
  }

  private func spring(_ spring: Spring, to w: inout CodeWriter) {
    let (frequency, damping) = (spring.angularFrequency, spring.dampingRatio)
    type("Spring", to: &w)
    w.openArguments()
    w.argument("frequency", isFirst: true)
    w.append(argument: frequency)
    w.argument("damping")
    w.append(argument: damping)
    w.argument("dampedFrequency")
    w.append(argument: frequency * ((1 - damping) * (1 + damping)).magnitude.squareRoot())
    w.argument("velocity")
    w.append(argument: spring.initialVelocity)
    w.closeArguments()
  }
}

extension Timing.Direction {
  /// The case of `TokenTiming.Direction`.
  fileprivate var swiftCase: StaticString {
    switch self {
    case .normal: "normal"
    case .reverse: "reverse"
    case .alternate: "alternate"
    case .alternateReverse: "alternateReverse"
    }
  }
}

extension ColorInterpolator {
  /// Both ends as `0xRRGGBBAA` of sRGB, if they are exactly that.
  func bytes(in space: ColorSpace) -> (start: UInt32, end: UInt32)? {
    guard space == .srgb, missing.isEmpty, let first = bytes(start, startAlpha),
      let second = bytes(end, endAlpha)
    else { return nil }
    return (first, second)
  }

  private func bytes(_ components: ColorComponents, _ alpha: Double) -> UInt32? {
    if alpha == 0 { return components == ColorComponents(0, 0, 0) ? 0 : nil }
    let factor = isPremultiplied ? alpha : 1
    let bytes = RGBA8(
      Color(
        red: components.first / factor, green: components.second / factor,
        blue: components.third / factor, alpha: alpha))
    let exact = Color(bytes)
    guard exact.alpha == alpha, exact.components.first * factor == components.first,
      exact.components.second * factor == components.second,
      exact.components.third * factor == components.third
    else { return nil }
    return bytes.number
  }
}

extension ColorComponents {
  /// The components with 0 for those that are missing, as they are shown.
  fileprivate func without(_ missing: MissingComponents) -> ColorComponents {
    ColorComponents(
      missing.contains(.first) ? 0 : first, missing.contains(.second) ? 0 : second,
      missing.contains(.third) ? 0 : third)
  }
}

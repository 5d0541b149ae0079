import TokenModel
import TokenMotion

/// Values as constant expressions of Dart and Flutter.
struct DartValues: Sendable {
  let options: DartOptions

  /// What Flutter cannot have of a value; nil if it has all of it.
  func loss(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): return loss(color)
    case .dimension(let length): return loss(length)
    case .fontWeight(let weight): return loss(weight)
    case .duration(let duration): return loss(duration)
    case .strokeStyle(.dashed): return "a line has no dashes of its own lengths, it is `dashed`"
    case .border(let border):
      guard case .keyword(.solid) = border.style else {
        return "a border is solid or not there, it is solid"
      }
      return loss(border.width) ?? loss(border.color)
    case .transition(let transition):
      return loss(transition.duration) ?? loss(transition.delay)
    case .shadow(let shadow):
      return shadow.layers.lazy.compactMap { layer in
        layer.inset == true
          ? "a shadow is never inside, `inset` is left out"
          : self.loss(layer.color)
            ?? [layer.offsetX, layer.offsetY, layer.blur, layer.spread].lazy
            .compactMap(self.loss).first
      }.first
    case .gradient(let stops): return stops.lazy.compactMap { self.loss($0.color) }.first
    case .typography(let style):
      if let extra = style.extras.first { return "`\(extra.name)` is left out" }
      if let spacing = style.letterSpacing, spacing.unit != .em, let loss = loss(spacing) {
        return loss
      }
      return loss(style.fontSize) ?? loss(style.fontWeight)
    case .fontFamily, .cubicBezier, .number, .strokeStyle(.keyword), .opaque: return nil
    }
  }

  private func loss(_ color: ColorValue) -> String? {
    guard color.exceedsSRGB else { return nil }
    if !options.hasWideGamut { return "a colour beyond sRGB, the nearest one is written" }
    return color.color.isInGamut(of: .displayP3)
      ? nil : "a colour beyond Display P3, the nearest one is written"
  }

  private func loss(_ length: Dimension) -> String? {
    length.unit == .none || length.unit.points(rem: options.rem) != nil
      ? nil : "`\(length.unit.name)` is no length of Flutter, the number alone is written"
  }

  private func loss(_ weight: FontWeight) -> String? {
    Self.hundreds(weight) == weight.value
      ? nil : "a weight is a hundred from 100 to 900, the nearest one is written"
  }

  private func loss(_ duration: Duration) -> String? {
    (duration.nanoseconds?.count ?? 1) % 1000 == 0
      ? nil : "a time is a whole number of microseconds"
  }

  /// The expression of a value; all of it is constant.
  func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color)
    case .dimension(let length): text(length)
    case .fontFamily(let family): "<String>[\(Self.list(family.names.map(Self.string)))]"
    case .fontWeight(let weight): text(weight)
    case .duration(let duration): text(duration)
    case .cubicBezier(let points): text(points)
    case .number(let number): Self.double(number)
    case .strokeStyle(.keyword(let keyword)): Self.string(keyword.rawValue)
    case .strokeStyle(.dashed): Self.string("dashed")
    case .border(let border):
      "BorderSide(color: \(text(border.color)), width: \(positive(border.width)))"
    case .transition(let transition):
      "TokenTransition(duration: \(text(transition.duration)), delay: \(text(transition.delay)), "
        + "curve: \(text(transition.timingFunction)))"
    case .shadow(let shadow): "<BoxShadow>[\(Self.list(shadow.layers.map(text)))]"
    case .gradient(let stops): text(stops)
    case .typography(let style): text(style)
    case .opaque(let value):
      switch value.content {
      case .string(let text): Self.string(text)
      case .number(let number): Self.double(number)
      case .boolean(let state): state ? "true" : "false"
      }
    }
  }

  private func text(_ color: ColorValue) -> String {
    if options.hasWideGamut, color.exceedsSRGB {
      let wide = color.color.gamutMapped(to: .displayP3)
      let parts = (0..<3).map { Self.double(wide.components[$0].roundedToSignificantDigits()) }
      return "Color.from(alpha: \(Self.double(color.color.alpha)), red: \(parts[0]), "
        + "green: \(parts[1]), blue: \(parts[2]), colorSpace: ColorSpace.displayP3)"
    }
    let bytes = color.screenBytes
    let number = [bytes.alpha, bytes.red, bytes.green, bytes.blue].map {
      String(UInt32($0) + 0x100, radix: 16, uppercase: true).dropFirst()
    }
    return "Color(0x\(number.joined()))"
  }

  private func text(_ length: Dimension) -> String {
    Self.double(points(length))
  }

  private func points(_ length: Dimension) -> Double {
    let factor = length.unit.points(rem: options.rem) ?? 1
    return (length.value * factor).roundedToSignificantDigits()
  }

  /// A length that Flutter does not take below 0.
  private func positive(_ length: Dimension) -> String { Self.double(max(points(length), 0)) }

  private func text(_ weight: FontWeight) -> String {
    "FontWeight.w\(Int(Self.hundreds(weight)))"
  }

  private static func hundreds(_ weight: FontWeight) -> Double {
    min(max((weight.value / 100).rounded(), 1), 9) * 100
  }

  private func text(_ duration: Duration) -> String {
    let nanoseconds = duration.nanoseconds?.count ?? 0
    let microseconds = Int64((Double(nanoseconds) / 1000).rounded())
    return microseconds % 1000 == 0
      ? "Duration(milliseconds: \(microseconds / 1000))"
      : "Duration(microseconds: \(microseconds))"
  }

  private func text(_ points: BezierPoints) -> String {
    "Cubic(\(Self.list([points.x1, points.y1, points.x2, points.y2].map(Self.double))))"
  }

  private func text(_ layer: ShadowLayer) -> String {
    "BoxShadow(color: \(text(layer.color)), "
      + "offset: Offset(\(text(layer.offsetX)), \(text(layer.offsetY))), "
      + "blurRadius: \(positive(layer.blur)), spreadRadius: \(text(layer.spread)))"
  }

  /// From the top to the bottom, as CSS has it when nothing is said. Flutter wants two stops at least.
  private func text(_ stops: [GradientStop]) -> String {
    let stops = stops.count == 1 ? stops + stops : stops
    return "LinearGradient(begin: Alignment.topCenter, end: Alignment.bottomCenter, "
      + "colors: <Color>[\(Self.list(stops.map { text($0.color) }))], "
      + "stops: <double>[\(Self.list(stops.map { Self.double($0.position) }))])"
  }

  private func text(_ style: Typography) -> String {
    let size = points(style.fontSize)
    var members: [String] = []
    if let first = style.fontFamily.names.first {
      members.append("fontFamily: \(Self.string(first))")
    }
    let others = style.fontFamily.names.dropFirst()
    if !others.isEmpty {
      members.append("fontFamilyFallback: <String>[\(Self.list(others.map(Self.string)))]")
    }
    members.append("fontSize: \(Self.double(size))")
    members.append("fontWeight: \(text(style.fontWeight))")
    if let spacing = style.letterSpacing {
      let number = spacing.unit == .em ? spacing.value * size : points(spacing)
      members.append("letterSpacing: \(Self.double(number.roundedToSignificantDigits()))")
    }
    // A part of the font size.
    let height: Double? =
      switch style.lineHeight {
      case .multiple(let number): number
      case .fixed(let length) where length.unit == .em: length.value
      case .fixed(let length): size == 0 ? nil : points(length) / size
      }
    if let height {
      members.append("height: \(Self.double(height.roundedToSignificantDigits()))")
    }
    return "TextStyle(\(Self.list(members)))"
  }

  private static func list(_ items: some Sequence<String>) -> String {
    items.joined(separator: ", ")
  }

  /// A number that is a `double` wherever it stands.
  static func double(_ number: Double) -> String {
    var bytes: [UInt8] = []
    appendDecimal(number, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(".") ? text : text + ".0"
  }

  /// A string between single quotes, in which nothing is interpolated.
  static func string(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\", "$": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isBidiControl:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}

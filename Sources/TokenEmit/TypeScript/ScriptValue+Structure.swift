import TokenModel
import TokenMotion

extension ScriptValue {
  /// A value in the shape that DTCG 2025.10 has in `$value`.
  init(structured value: TokenValue) {
    switch value {
    case .color(let value): self.init(value)
    case .dimension(let value): self.init(value)
    case .fontFamily(let value): self.init(value)
    case .fontWeight(let value): self.init(value)
    case .duration(let value): self.init(value)
    case .cubicBezier(let value): self.init(value)
    case .number(let value): self = .number(value)
    case .strokeStyle(let value): self.init(value)
    case .border(let value):
      self = .object([
        ("color", Self(value.color)), ("width", Self(value.width)), ("style", Self(value.style)),
      ])
    case .transition(let value):
      self = .object([
        ("duration", Self(value.duration)), ("delay", Self(value.delay)),
        ("timingFunction", Self(value.timingFunction)),
      ])
    case .shadow(let value):
      let layers = value.layers.map { Self($0) }
      self = value.isList ? .array(layers) : layers.first ?? .array([])
    case .gradient(let stops):
      self = .array(
        stops.map { .object([("color", Self($0.color)), ("position", .number($0.position))]) })
    case .typography(let value): self.init(structured: value)
    case .opaque(let value): self.init(value.content)
    }
  }

  private init(_ value: ColorValue) {
    let color = value.color
    var members: [(name: String, value: ScriptValue)] = [
      ("colorSpace", .string(color.space.name)),
      (
        "components",
        .array(
          (0..<3).map {
            color.missing.contains(.component($0))
              ? .string("none") : .number(color.components[$0])
          })
      ),
    ]
    if value.writesAlpha || color.alpha != 1 { members.append(("alpha", .number(color.alpha))) }
    if let hex = value.hex { members.append(("hex", .string(hex.text))) }
    self = .object(members)
  }

  private init(_ value: Dimension) {
    self = .object([("value", .number(value.value)), ("unit", .string(value.unit.name))])
  }

  private init(_ value: Duration) {
    self = .object([("value", .number(value.value)), ("unit", .string(value.unit.name))])
  }

  private init(_ value: FontFamily) {
    self =
      value.isList
      ? .array(value.names.map { .string($0) }) : .string(value.names.first ?? "")
  }

  private init(_ value: FontWeight) {
    self = value.name.map { .string($0.rawValue) } ?? .number(value.value)
  }

  private init(_ value: BezierPoints) {
    self = .array([value.x1, value.y1, value.x2, value.y2].map { .number($0) })
  }

  private init(_ value: StrokeStyle) {
    switch value {
    case .keyword(let keyword): self = .string(keyword.rawValue)
    case .dashed(let dashes, let cap):
      self = .object([
        ("dashArray", .array(dashes.map { Self($0) })), ("lineCap", .string(cap.rawValue)),
      ])
    }
  }

  private init(_ layer: ShadowLayer) {
    var members: [(name: String, value: ScriptValue)] = [
      ("color", Self(layer.color)), ("offsetX", Self(layer.offsetX)),
      ("offsetY", Self(layer.offsetY)), ("blur", Self(layer.blur)), ("spread", Self(layer.spread)),
    ]
    if let inset = layer.inset { members.append(("inset", .boolean(inset))) }
    self = .object(members)
  }

  private init(structured style: Typography) {
    var members: [(name: String, value: ScriptValue)] = [
      ("fontFamily", Self(style.fontFamily)), ("fontSize", Self(style.fontSize)),
      ("fontWeight", Self(style.fontWeight)),
    ]
    if let spacing = style.letterSpacing { members.append(("letterSpacing", Self(spacing))) }
    switch style.lineHeight {
    case .multiple(let number): members.append(("lineHeight", .number(number)))
    case .fixed(let length): members.append(("lineHeight", Self(length)))
    }
    for extra in style.extras { members.append((extra.name, ScriptValue(extra.value))) }
    self = .object(members)
  }
}

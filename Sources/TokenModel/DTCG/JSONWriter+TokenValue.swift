import TokenMotion
package import TokenSyntax

/// Writes resolved values as DTCG 2025.10 has them in `$value`: members in the order of the
/// standard, and optional ones where the author wrote them.
extension JSONWriter {
  /// Writes a value of any type, on one line.
  package mutating func value(_ value: TokenValue) {
    switch value {
    case .color(let color): self.value(color)
    case .dimension(let dimension): self.value(dimension)
    case .fontFamily(let family): self.value(family)
    case .fontWeight(let weight): self.value(weight)
    case .duration(let duration): self.value(duration)
    case .cubicBezier(let points): self.value(points)
    case .number(let number): self.number(number)
    case .strokeStyle(let style): self.value(style)
    case .border(let border): self.value(border)
    case .transition(let transition): self.value(transition)
    case .shadow(let shadow): self.value(shadow)
    case .gradient(let stops): self.value(stops)
    case .typography(let typography): self.value(typography)
    case .opaque(let opaque): self.value(opaque.content)
    }
  }

  /// Writes a colour: space, components with `none`, and alpha and hex where they were written or
  /// say something.
  package mutating func value(_ value: ColorValue) {
    let color = value.color
    beginObject(inline: true)
    name("colorSpace")
    string(color.space.name)
    name("components")
    beginArray(inline: true)
    for index in 0..<3 {
      if color.missing.contains(.component(index)) {
        string("none")
      } else {
        number(color.components[index])
      }
    }
    endArray()
    if value.writesAlpha || color.alpha != 1 {
      name("alpha")
      number(color.alpha)
    }
    if let hex = value.hex {
      name("hex")
      string(hex.text)
    }
    endObject()
  }

  /// Writes a dimension as number and unit.
  package mutating func value(_ value: Dimension) {
    measure(value.value, value.unit.name)
  }

  /// Writes a duration as number and unit.
  package mutating func value(_ value: Duration) {
    measure(value.value, value.unit.name)
  }

  /// Writes a number with a unit.
  package mutating func measure(_ number: Double, _ unit: String) {
    beginObject(inline: true)
    name("value")
    self.number(number)
    name("unit")
    string(unit)
    endObject()
  }

  private mutating func value(_ family: FontFamily) {
    guard family.isList else {
      string(family.names.first ?? "")
      return
    }
    beginArray(inline: true)
    for name in family.names { string(name) }
    endArray()
  }

  private mutating func value(_ weight: FontWeight) {
    if let name = weight.name { string(name.rawValue) } else { number(weight.value) }
  }

  private mutating func value(_ points: BezierPoints) {
    beginArray(inline: true)
    for number in [points.x1, points.y1, points.x2, points.y2] { self.number(number) }
    endArray()
  }

  private mutating func value(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): string(keyword.rawValue)
    case .dashed(let dashArray, let lineCap):
      beginObject(inline: true)
      name("dashArray")
      beginArray(inline: true)
      for dash in dashArray { value(dash) }
      endArray()
      name("lineCap")
      string(lineCap.rawValue)
      endObject()
    }
  }

  private mutating func value(_ border: Border) {
    beginObject(inline: true)
    name("color")
    value(border.color)
    name("width")
    value(border.width)
    name("style")
    value(border.style)
    endObject()
  }

  private mutating func value(_ transition: Transition) {
    beginObject(inline: true)
    name("duration")
    value(transition.duration)
    name("delay")
    value(transition.delay)
    name("timingFunction")
    value(transition.timingFunction)
    endObject()
  }

  private mutating func value(_ shadow: Shadow) {
    if shadow.isList { beginArray(inline: true) }
    for layer in shadow.layers { value(layer) }
    if shadow.isList { endArray() }
  }

  private mutating func value(_ layer: ShadowLayer) {
    beginObject(inline: true)
    name("color")
    value(layer.color)
    name("offsetX")
    value(layer.offsetX)
    name("offsetY")
    value(layer.offsetY)
    name("blur")
    value(layer.blur)
    name("spread")
    value(layer.spread)
    if let inset = layer.inset {
      name("inset")
      bool(inset)
    }
    endObject()
  }

  private mutating func value(_ stops: [GradientStop]) {
    beginArray(inline: true)
    for stop in stops {
      beginObject(inline: true)
      name("color")
      value(stop.color)
      name("position")
      number(stop.position)
      endObject()
    }
    endArray()
  }

  private mutating func value(_ typography: Typography) {
    beginObject(inline: true)
    name("fontFamily")
    value(typography.fontFamily)
    name("fontSize")
    value(typography.fontSize)
    name("fontWeight")
    value(typography.fontWeight)
    if let letterSpacing = typography.letterSpacing {
      name("letterSpacing")
      value(letterSpacing)
    }
    name("lineHeight")
    switch typography.lineHeight {
    case .multiple(let number): self.number(number)
    case .fixed(let dimension): value(dimension)
    }
    for extra in typography.extras {
      name(extra.name)
      value(extra.value)
    }
    endObject()
  }

  private mutating func value(_ scalar: Scalar) {
    switch scalar {
    case .string(let text): string(text)
    case .number(let number): self.number(number)
    case .boolean(let state): bool(state)
    }
  }
}

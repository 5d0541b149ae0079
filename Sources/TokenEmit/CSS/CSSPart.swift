import TokenModel

/// A property that a composite value has beside the shorthand: `font-size` of a typography.
enum CSSPart: Hashable {
  /// The shorthand itself: no suffix.
  case whole
  case color
  case width
  case style
  case dashArray
  case lineCap
  case duration
  case timingFunction
  case delay
  case offsetX
  case offsetY
  case blur
  case spread
  case stops
  case fontFamily
  case fontSize
  case fontWeight
  case letterSpacing
  case lineHeight
  /// A member outside the standard, by its position.
  case extra(Int)

  /// The words of the suffix; of an extra member those of its name.
  private func words(of value: TokenValue) -> String {
    switch self {
    case .whole: ""
    case .color: "color"
    case .width: "width"
    case .style: "style"
    case .dashArray: "dash-array"
    case .lineCap: "line-cap"
    case .duration: "duration"
    case .timingFunction: "timing-function"
    case .delay: "delay"
    case .offsetX: "offset-x"
    case .offsetY: "offset-y"
    case .blur: "blur"
    case .spread: "spread"
    case .stops: "stops"
    case .fontFamily: "font-family"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .letterSpacing: "letter-spacing"
    case .lineHeight: "line-height"
    case .extra(let index):
      if case .typography(let typography) = value { typography.extras[index].name } else { "" }
    }
  }

  /// The suffix in a style of names, escaped, the separator in front included.
  func suffix(of value: TokenValue, style: CaseStyle) -> [UInt8] {
    guard self != .whole else { return [] }
    let fragment = style.continuation.text(of: NameWords(words(of: value).utf8))
    var text = [UInt8](repeating: UInt8(ascii: "x"), count: 1)
    style.appendSeparator(after: text.last, before: fragment.first, to: &text)
    return Array(text.dropFirst()) + CSSText.escaped(fragment)
  }

  /// The name of the part as CSS spells it, for messages.
  func name(of value: TokenValue) -> String {
    String(decoding: suffix(of: value, style: .kebab).dropFirst(), as: UTF8.self)
  }

  /// The parts of a value, in the order in which they are written; none for simple values and for
  /// shadows of several layers.
  static func parts(of value: TokenValue) -> [CSSPart] {
    switch value {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .opaque:
      return []
    case .strokeStyle(let style): return dashParts(style)
    case .border(let border): return [.width, .style] + dashParts(border.style) + [.color]
    case .transition: return [.duration, .timingFunction, .delay]
    case .shadow(let shadow):
      return shadow.layers.count == 1 ? [.offsetX, .offsetY, .blur, .spread, .color] : []
    case .gradient: return [.stops]
    case .typography(let typography):
      var parts: [CSSPart] = [.fontFamily, .fontSize, .fontWeight]
      if typography.letterSpacing != nil { parts.append(.letterSpacing) }
      parts.append(.lineHeight)
      return parts + typography.extras.indices.map { .extra($0) }
    }
  }

  private static func dashParts(_ style: StrokeStyle) -> [CSSPart] {
    switch style {
    case .keyword: []
    case .dashed: [.dashArray, .lineCap]
    }
  }
}
